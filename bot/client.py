"""The bot: opens the store, loads the cogs, and resumes its work."""

import asyncio
import logging
import os
import random
import secrets
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import partial
from importlib import import_module
from typing import Any, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot import art
from bot.commands import recall, register
from bot.delivery.answers import Answers
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.emoji_uploads import EmojiUploads, emojis_drawn_by
from bot.delivery.emojis import OwnEmojis
from bot.delivery.message_keeper import MessageKeeper
from bot.delivery.messenger import Messenger
from bot.entry import Entry, by_key
from bot.model.census import Load
from bot.model.first_contact import Budget
from bot.processes import ProcessPool
from bot.registry import ENTRIES
from bot.scorepads.scorepads import ScorepadAnnouncer, Scorepads
from bot.seasons.erasing import InactivePeople
from bot.seasons.lost_guilds import LostGuilds, Patience
from bot.seasons.names import give_keys
from bot.seasons.runner import Running
from bot.seasons.seasons import Seasons
from bot.settings import Settings
from bot.solo.duels import Duels
from bot.solo.hands import Solo
from bot.solo.reference_games import Player, PlayerElsewhere, ReferenceGames
from bot.solo.verdicts import Verdicts, judged_by
from bot.starts import Starts
from bot.store.engine import Database
from bot.store.errors import StoreError
from bot.store.opening import open_database
from bot.store.store import Store
from bot.tables.advice import Advice
from bot.tables.automatic import Automatic
from bot.tables.careers import Summaries
from bot.tables.clock import NudgeDelay
from bot.tables.deadlines import Deadlines
from bot.tables.open_tables import OpenTables
from bot.tables.outages import Outages
from bot.tables.table_worker import TableWorker
from bot.tables.tables import Tables
from bot.tables.worker import end
from bot.texts.catalog import add_texts
from bot.tree import Tree
from bot.ui import actions
from bot.ui.kit.late import STILL, Late
from bot.ui.kit.presses import Presses
from bot.ui.kit.services import Delivery, Drawings, Services
from bot.ui.kit.translator import Translator
from bot.ui.kit.uses import all_names, name_of
from bot.ui.leagues.messages import DiscordLeaguePort
from bot.ui.live.announcer import DiscordAnnouncer, PublicMessages
from bot.ui.live.challenge_messages import ChallengeMessages
from bot.ui.live.channel_notices import ChannelNotices
from bot.ui.live.dm_hands import DmHands
from bot.ui.live.endings import Endings
from bot.ui.live.ephemeral_hands import EphemeralHands
from bot.ui.live.hand_pictures import HandPictures
from bot.ui.live.leads import Leads, PlanNotices
from bot.ui.live.live import Live
from bot.ui.live.looks import Looks
from bot.ui.live.nudges import Nudges
from bot.ui.live.player_calls import PlayerCalls
from bot.ui.live.post_pictures import PostPictures
from bot.ui.live.posts import Posts
from bot.ui.live.reopening import Reopening
from bot.ui.live.rings import Rings
from bot.ui.live.seat_notices import SeatNotices
from bot.ui.pictures.films import Film, FilmElsewhere, Films
from bot.ui.pictures.pictures import Pictures, drawn_by
from bot.ui.pictures.server_pictures import ServerPictures
from bot.ui.scorepads.messages import DiscordScorepadPort
from bot.ui.solo.duel_messages import DuelMessages
from bot.ui.solo.morning import MorningPosts

log = logging.getLogger(__name__)

# The commands of no single game, and Discord's events.
COGS = ("cogs.table", "cogs.tavern", "cogs.daily", "cogs.league", "cogs.scorepad", "cogs.events")


ANSWERED_WITHIN = 3.0  # seconds for answers under way when the bot is stopped: Discord waits no longer

PROCESSES = max(1, min(4, (os.cpu_count() or 1) - 1))  # for long computations; one processor is the bot's own


def now() -> int:
    """Seconds since 1970; the only clock of the bot."""
    return int(discord.utils.utcnow().timestamp())


class Worker(Protocol):
    """A part that works in the background; it resumes its work after a start."""

    async def resume(self) -> None: ...

    async def stop(self) -> None: ...


class TavernBot(commands.AutoShardedBot):
    """Pirate Tavern on Discord, with the games that it is given.

    It sees servers and interactions, and no messages of people. Discord says how many connections it wants:
    https://discord.com/developers/docs/events/gateway#sharding
    """

    services: Services
    live: Live

    def __init__(self, settings: Settings, entries: Iterable[Entry] = ENTRIES) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self._processes = ProcessPool(PROCESSES)
        self.draw = drawn_by(self._processes)
        self.draw_emoji = emojis_drawn_by(self._processes)
        self.film: Film | None = FilmElsewhere(self._processes) if art.can_draw() else None
        self.reference_player: Player = PlayerElsewhere(self._processes)
        self.judging = judged_by(self._processes)
        self.entries = by_key(entries)
        for entry in self.entries.values():
            add_texts(entry.texts)
        self._database: Database | None = None
        self._parts: Mapping[str, Worker] = {}  # in the order in which they start and stop
        self._starts = Starts()
        self._taking_up: asyncio.Task[None] | None = None
        self._is_closing = False
        self._outages: Outages | None = None
        self._presses = Presses()
        self._late = Late()

    async def open_store(
        self,
        waits: Callable[[], object] | None = None,
        ended: Callable[[StoreError], object] | None = None,
    ) -> Database:
        """The database, opened once, as by `open_database`. Raises `StoreError`."""
        if self._database is None:
            self._database = await open_database(
                self.settings.database, self.settings.database_url, self.settings.lock_wait, waits, ended
            )
            self._database.when_it_waits(STILL, self._late.warn_waiting)
        return self._database

    async def setup_hook(self) -> None:
        """Prepares the services and commands; slow work begins when the bot is online."""
        nudge_delay = NudgeDelay(int(self.settings.nudge_after), int(self.settings.nudge_after_daily))
        tables = Tables(Store(await self.open_store()), now, self.entries, nudge_delay)
        await recall(tables.store.notes)
        delivery = self._delivery(tables)
        secret = await tables.store.notes.picture_secret()
        calling = tables, delivery.messenger, delivery.keeper, delivery.direct_messages
        nudges, leads = Nudges(*calling), Leads(*calling)
        patience = Patience(self.settings.lost_servers_ended, self.settings.lost_servers_erased)
        seasons = Seasons(tables)
        await give_keys(seasons)
        solo = Solo(tables, ReferenceGames(tables, self.reference_player), Verdicts(tables, self.judging))
        self.services = Services(
            tables=tables,
            seasons=seasons,
            scorepads=Scorepads(tables),
            solo=solo,
            duels=Duels(solo),
            advice=Advice(tables, self._processes),
            summaries=Summaries(tables),
            lost_guilds=LostGuilds(seasons, patience, nudges.withdraw),
            delivery=delivery,
            drawings=self._drawings(tables, secret),
            since=now(),
            host=self.settings.host,
        )
        self.live = self._live()
        await self._set_workers(self._announcer(nudges, leads, patience), leads)
        await self.tree.set_translator(Translator())
        for cog in (*(entry.cog for entry in self.entries.values()), *COGS):
            await import_module(cog).setup(self)

    def _delivery(self, tables: Tables) -> Delivery:
        settings = self.settings
        emojis = OwnEmojis(
            {key: face for one in self.entries.values() for key, face in one.presenter.emojis.items()}
        )
        pace = settings.requests_per_second, settings.edit_interval, settings.closed_wait
        messenger = Messenger(self, tables.presence, *pace, emojis=emojis)
        budget = Budget(settings.dms_per_hour, settings.dms_per_day)
        keeper = MessageKeeper(tables.store.messages, messenger, tables.changed)
        return Delivery(
            messenger=messenger,
            keeper=keeper,
            answers=Answers(messenger.attachments, keeper.following),
            direct_messages=DirectMessages(tables, messenger, settings.dm_interval, budget),
        )

    def _drawings(self, tables: Tables, secret: bytes) -> Drawings:
        draw, film = (self.draw, self.film) if self.settings.pictures else (None, None)
        pictures = ServerPictures(tables, Pictures(draw, secret), self._server_name)
        return Drawings(pictures=pictures, films=Films(film))

    def _server_name(self, guild_id: int) -> str:
        guild = self.get_guild(guild_id)
        return "" if guild is None else guild.name

    def _live(self) -> Live:
        delivery, pictures = self.services.delivery, self.services.drawings.pictures
        hand_pictures, messenger = HandPictures(self.services.tables, pictures), delivery.messenger
        post_pictures = PostPictures(pictures, lambda: messenger.queue.is_behind)
        return Live(
            posts=Posts(delivery.keeper, messenger, self.settings, post_pictures),
            challenges=ChallengeMessages(self.services.tables, delivery.keeper),
            open_hands=EphemeralHands(hand_pictures, delivery.answers),
            hand_pictures=hand_pictures,
            reopening=Reopening(self.services.seasons, messenger, delivery.keeper),
        )

    def _announcer(self, nudges: Nudges, leads: Leads, patience: Patience) -> DiscordAnnouncer:
        tables, live, delivery = self.services.tables, self.live, self.services.delivery
        keeper, direct_messages = delivery.keeper, delivery.direct_messages
        public = PublicMessages(
            keeper=keeper,
            posts=live.posts,
            leads=leads,
            plan_notices=PlanNotices(tables, keeper, direct_messages),
            nudges=nudges,
            rings=Rings(tables, keeper),
            player_calls=PlayerCalls(tables, keeper),
            seat_notices=SeatNotices(tables, keeper),
            endings=Endings(tables, keeper, self.services.drawings.pictures, self.services.summaries),
            channel_notices=ChannelNotices(tables, keeper, patience.end),
        )
        dm_hands = DmHands(keeper, tables, live.hand_pictures, direct_messages, open_hands=live.open_hands)
        return DiscordAnnouncer(keeper, public, dm_hands, live.open_hands)

    async def _set_workers(self, announcer: DiscordAnnouncer, leads: Leads) -> None:
        services, delivery, rng = self.services, self.services.delivery, random.Random(secrets.randbits(64))
        tables, seasons, pictures = services.tables, services.seasons, services.drawings.pictures
        leagues = DiscordLeaguePort(
            seasons, delivery.messenger, delivery.keeper, pictures, delivery.direct_messages
        )
        running = Running(seasons, leagues, self._processes, services.solo.reference_games)
        deadlines = Deadlines(tables, rng, pool=self._processes)
        settings = self.settings
        delays = settings.computer_delay, settings.forced_delay, settings.planned_delay
        automatic = Automatic(tables, *delays, rng, last_card=settings.last_card_delay, pool=self._processes)
        open_tables = OpenTables(tables, delivery.messenger)
        steps = (
            automatic.schedule,
            running.table_changed,
            open_tables.watch,
            announcer.announce,
            self.live.challenges.watch,
        )
        worker = TableWorker(tables, deadlines, steps)
        scorepads = ScorepadAnnouncer(services.scorepads, DiscordScorepadPort(delivery.keeper, pictures))
        tables.watchers.append(worker)
        seasons.watchers.append(running)
        services.scorepads.watchers.append(scorepads)
        duels = DuelMessages(services.duels, pictures, delivery.keeper, delivery.direct_messages)
        services.duels.watchers.append(duels.changed)
        retries = (
            deadlines.look,
            open_tables.look,
            self.live.challenges.look,
            duels.look,
            worker.ask_again,
            running.ask_again,
            scorepads.resume,
            delivery.keeper.resume,
        )
        self._outages = Outages(tables, settings.beat, delivery.messenger.probe, retries)
        draw_emoji = self.draw_emoji if settings.pictures else None
        uploads = EmojiUploads(tables, delivery.messenger, draw_emoji)
        await uploads.recall()
        self._parts = {
            "outages": self._outages,
            "tables": worker,
            "automatic moves": automatic,
            "clocks": deadlines,
            "open tables": open_tables,
            "challenges": self.live.challenges,
            "duels": duels,
            "leagues": running,
            "lost servers": services.lost_guilds,
            "closed channels": self.live.reopening,
            "scorepads": scorepads,
            "posts and hands": announcer,
            "questions at the lead": leads,
            "fields": services.solo.reference_games,
            "verdicts": services.solo.verdicts,
            "mornings": MorningPosts(
                services.solo, services.drawings.pictures, delivery.messenger, delivery.keeper
            ),
            "summaries": services.summaries,
            "inactive people": InactivePeople(seasons, settings.anonymous_after, delivery.keeper.resume),
            "messages": delivery.keeper,
            "pictures": pictures.pictures,
            "emojis": uploads,
            "films": services.drawings.films,
            "looks": Looks(
                tables,
                tables.store.messages,
                delivery.messenger,
                league_changed=running.league_changed,
                scorepad_changed=scorepads.changed,
            ),
        }

    async def on_ready(self) -> None:
        """Resumes all work, in the background."""
        if self._taking_up is None and not self._is_closing:
            self._taking_up = asyncio.create_task(self._take_up(), name="taking up")
        elif not self._is_closing:
            await self._starts.start("servers", self._compare_servers)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Sends the messages that could not be sent without a connection."""
        self._connected(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The same for a connection that is back."""
        self._connected(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A connection is lost; discord.py reconnects."""
        if not self._is_closing:
            self.services.tables.presence.disconnected(shard_id)

    def _connected(self, shard_id: int) -> None:
        self.services.tables.presence.connected(shard_id)
        if self._outages is not None and not self._is_closing:
            self._outages.look()

    @property
    def _workers(self) -> Iterable[Worker]:
        return self._parts.values()

    async def _compare_servers(self) -> None:
        await self.services.lost_guilds.compare({guild.id for guild in self.guilds})

    async def _take_up(self) -> None:
        await self._starts.start("servers", self._compare_servers)
        for part, worker in self._parts.items():
            await self._starts.start(part, worker.resume)
        await self._starts.start("commands", partial(register, self.tree, self.services.tables.store.notes))
        self.dispatch("taken_up")

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Logs the error of an event, unless it came because the store was being closed."""
        if not (self._is_closing and isinstance(sys.exc_info()[1], StoreError)):
            await super().on_error(event_method, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Counts it, answers buttons, selects and forms, and notes them for the notice of a slow database."""
        if interaction.type is not discord.InteractionType.autocomplete:
            self._late.arrived(interaction)
        if (name := name_of(interaction)) is not None:
            self.services.tables.uses.count(name)
        self.services.tables.begin_answer()  # a press may wait for the one before
        await self._presses.answer(interaction, actions.answer)

    def tables_with_bugs(self) -> Set[int]:
        """The tables that cannot be shown because of a bug."""
        return self.services.delivery.keeper.tables_with_bugs() if hasattr(self, "services") else set()

    def not_running(self) -> Sequence[str]:
        """The parts that failed at the start, and are tried again."""
        return self._starts.failed()

    def load(self) -> Load:
        """The queues' lengths, and the counts since the start."""
        if not hasattr(self, "services"):
            return Load({}, self._processes.load())
        services = self.services
        return Load(
            services.delivery.messenger.queue.waiting(),
            self._processes.load(),
            services.tables.moves,
            services.drawings.pictures.pictures.left_out,
            {name: services.tables.uses.since_start[name] for name in all_names(self.tree)},
        )

    async def close(self) -> None:
        """Stops all work, callers being answered first, and closes the store."""
        self._is_closing = True  # Discord may still say just now that it is online
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await end(self._taking_up)
        await self._starts.stop()
        if self._parts:
            await self.services.tables.all_answered(ANSWERED_WITHIN)
        for worker in self._workers:
            await worker.stop()
        self._parts = {}
        self._processes.close()
        await super().close()
        if self._database is not None:
            database, self._database = self._database, None
            await database.close()
