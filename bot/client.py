"""The bot: opens the store, loads the cogs, registers the buttons, and takes up where it stopped."""

import logging
import random
import secrets

import discord
from discord import app_commands
from discord.ext import commands

from bot.scorepads.announcing import Telling
from bot.scorepads.scorepads import Scorepads
from bot.seasons.runner import Running
from bot.seasons.seasons import Seasons
from bot.settings import Settings
from bot.store.database import Database
from bot.store.store import Store
from bot.tables.announcing import Announcing
from bot.tables.automatic import Automatic
from bot.tables.computers import Computers
from bot.tables.deadlines import Deadlines
from bot.tables.tables import House
from bot.ui import actions
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect
from bot.ui.kit.delivery import Mail
from bot.ui.kit.errors import answer_for
from bot.ui.kit.services import Desk
from bot.ui.kit.translator import Translator
from bot.ui.leagues.messages import DiscordVenue
from bot.ui.live.announcer import DiscordAnnouncer
from bot.ui.live.direct_messages import Letters
from bot.ui.live.dm_hands import Hands
from bot.ui.live.ephemeral_hands import OpenHands
from bot.ui.live.notices import Slips
from bot.ui.live.nudges import Nudges
from bot.ui.live.posts import Posts
from bot.ui.live.seat_notices import Asides
from bot.ui.scorepads.messages import DiscordBoard

log = logging.getLogger(__name__)

COGS = (
    "cogs.skullking",
    "cogs.playapirata",
    "cogs.corsari",
    "cogs.hollander",
    "cogs.tavern",
    "cogs.leagues",
    "cogs.scorepad",
)


def now() -> int:
    """The time, in seconds since 1970; the one place from which the bot takes it."""
    return int(discord.utils.utcnow().timestamp())


class Tree(app_commands.CommandTree["TavernBot"]):
    """The slash commands; what they raise goes to the one error door."""

    async def on_error(
        self, interaction: discord.Interaction["TavernBot"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answers for a command that failed."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await answer_for(interaction, cause, interaction.extras.get("table"))


class TavernBot(commands.Bot):
    """Pirate Tavern on Discord. It sees guilds and interactions, and nothing that people write."""

    desk: Desk

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self._database: Database | None = None
        self._followings: tuple[Announcing | Computers | Automatic | Deadlines | Running | Telling, ...] = ()

    async def open_store(self) -> Database:
        """The database, opened if it was not. Raises `StoreError`."""
        if self._database is None:
            self._database = await Database.open(self.settings.database)
        return self._database

    async def setup_hook(self) -> None:
        """Before the first event: everything is opened, registered and taken up."""
        database = await self.open_store()
        house = House(Store(database), now, int(self.settings.nudge_after))
        mail = Mail(self, self.settings.requests_per_second)
        posts = Posts(house.store.messages, mail, self.settings)
        open_hands = OpenHands()
        seasons, pads = Seasons(house), Scorepads(house)
        self.desk = Desk(
            house,
            actions.handle,
            posts.show_again,
            open_hands.opened,
            mail.delete,
            now(),
            seasons,
            mail.send,
            pads,
        )
        letters = Letters(house.store.people, mail, self.settings.dm_interval)
        slips = Slips(house.store.messages, mail)
        hands, nudges = Hands(self.desk, mail, letters), Nudges(house, mail, slips, letters)
        asides = Asides(house.store, slips)
        announcer = DiscordAnnouncer(posts, open_hands, hands, nudges, asides)
        self._follow(house, announcer)
        self._run_leagues(seasons, DiscordVenue(seasons, mail))
        self._tell_scorepads(pads, Telling(pads, DiscordBoard(pads, mail)))
        self.add_dynamic_items(TableButton, TableSelect, TablePicker)
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.sync()
        for following in self._followings:
            await following.resume()

    def _follow(self, house: House, announcer: DiscordAnnouncer) -> None:
        """Everything that happens at the tables by itself."""
        rng = random.Random(secrets.randbits(64))
        deadlines = Deadlines(house, rng)
        announcing = Announcing(house, announcer, deadlines)
        computers = Computers(house, self.settings.computer_delay, rng)
        automatic = Automatic(house, self.settings.computer_delay, self.settings.forced_delay, rng)
        house.watchers += [announcing, computers, automatic]
        self._followings = (announcing, computers, automatic, deadlines)

    def _run_leagues(self, seasons: Seasons, venue: DiscordVenue) -> None:
        """Everything that happens in the leagues by itself."""
        running = Running(seasons, venue)
        seasons.house.watchers.append(running)
        seasons.watchers.append(running)
        self._followings += (running,)

    def _tell_scorepads(self, pads: Scorepads, telling: Telling) -> None:
        """Everything that Discord is told of games with real cards."""
        pads.watchers.append(telling)
        self._followings += (telling,)

    async def close(self) -> None:
        """Stops all work and closes the store; what was acknowledged is on disk."""
        for following in self._followings:
            await following.stop()
        self._followings = ()
        await super().close()
        if self._database is not None:
            database, self._database = self._database, None
            await database.close()
