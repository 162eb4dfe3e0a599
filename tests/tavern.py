"""A tavern on the simulated Discord: the real bot, a channel, people in it, what they see and press.

    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.press(ben, "join")          # on the newest message that Ben sees with such a button
        await t.press(anna, "deal")
        await t.play()                      # to the end, by slash commands

When the block ends, every request of the bot must have been legal, and whatever it raised or logged as an
error must have been expected.
"""

import math
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import simcord
from discord import app_commands
from simcord import (
    ChannelHandle,
    Env,
    GuildHandle,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    UserHandle,
)
from simcord.backend.models import Message
from simcord.enums import CallbackType, ComponentType

from bot.client import TavernBot
from bot.delivery.emoji_uploads import DrawEmoji
from bot.entry import Entry
from bot.games.contract import IllegalMove, Move, Seat
from bot.model.messages import MessageKey, MessageKind
from bot.model.tables import Status
from bot.registry import ENTRIES
from bot.settings import Settings
from bot.solo.reference_games import PlayerHere
from bot.solo.verdicts import judged_here
from bot.store.engine import Transaction
from bot.store.store import Store
from bot.tables import moves
from bot.tables.person import Person as Mover
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import speaker
from bot.ui.pictures.films import FilmHere
from bot.ui.pictures.pictures import Draw
from tests import slow_reads
from tests.databases import made
from tests.messages import custom_ids, press_of, sent_text, text_of
from tests.overheard import Overheard
from tests.patience import PATIENCE, eventually
from tests.simulated.commands import translate_once
from tests.simulated.private import as_the_bot, interact, make_quick
from tests.simulated.strict import Strict, strict
from tests.simulated.watch import check_colours, check_requests
from tests.tables.company import STORED
from tests.tables.stored import untold_tables

make_quick()
translate_once()

AT_EVERY_TABLE = ("show", "hand", "join", "leave", "scores", "rules", "undo", "log", "replay")
"""The commands of `/table`, whatever is played."""
NAMES = ("Anna", "Ben", "Carla", "Diego", "Emma", "Finn")
LATER = 3600.0
"""Seconds: so late that no nudge comes unless a test waits for it."""
NEVER = 1e9
"""Seconds, in which people play their last cards themselves unless a test says otherwise."""
UNHURRIED: Mapping[str, Any] = {
    "computer_delay": 0,
    "planned_delay": (0, 0),
    "last_card_delay": (NEVER, NEVER),
    "nudge_after": LATER,
    "nudge_after_daily": LATER,
    "dm_interval": 0,
    "requests_per_second": math.inf,
    "edit_interval": 0,
    "beat": NEVER,
    "pictures": False,
}
"""Settings by which no test waits for the bot, and nobody is nudged."""
MOST_MOVES = 1500
FIELD = 12
"""Plays of the field of a deal of the day, of which people have 300."""
PROMISES = (CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE, CallbackType.DEFERRED_UPDATE_MESSAGE)
"""Answers that say no more than that one follows."""

ENGLISH = speaker("en")

Person = MemberActor | UserHandle


@dataclass(frozen=True)
class Answer:
    """The bot's answer to one interaction: the message as it is now, its text as it was sent."""

    result: InteractionResult
    text: str

    @property
    def message(self) -> ResponseMessage:
        assert self.result.response is not None, f"there is no answer: {self.result}"
        return self.result.response

    @property
    def private(self) -> bool:
        return self.message.ephemeral


@dataclass
class Tavern:
    """The simulated Discord with the bot on it. `channel` is where people act, `game` what they play."""

    env: Env
    bot: TavernBot
    guild: GuildHandle
    channel: ChannelHandle
    people: list[MemberActor]
    overheard: Overheard
    discord: Strict
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    game: str = "skullking"

    @property
    def store(self) -> Store:
        return self.bot.services.tables.store

    async def slash(self, who: MemberActor, command: str, /, **options: Any) -> Answer:
        """`/skullking <command>`, or that of another game, group or of `/table`, in the tavern's channel."""
        is_at_table = command in AT_EVERY_TABLE and self.game in self.bot.entries
        group = "table" if is_at_table else self.game
        return self._answer(await who.slash(self.channel, f"{group} {command}", **options))

    async def press(
        self, who: Person, action: str, argument: str | None = None, on: ResponseMessage | None = None
    ) -> Answer:
        message, custom_id = self.find(who, action, argument, on)
        return self._answer(await who.click(message, custom_id=custom_id))

    async def press_forged(self, who: MemberActor, on: ResponseMessage, custom_id: str) -> Answer:
        """Presses a button that a message does not have: not any more, or never."""
        stored = self.env.backend.get_message(self.channel.id, on.id)
        data = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
        return self._answer(await interact(who, stored, data))

    async def choose(
        self,
        who: Person,
        action: str,
        value: str,
        on: ResponseMessage | None = None,
        argument: str | None = None,
    ) -> Answer:
        message, custom_id = self.find(who, action, argument, on)
        return self._answer(await who.select(message, [value], custom_id=custom_id))

    async def options(self, who: MemberActor) -> ResponseMessage:
        """The options of an open table, as its host or a guest opens them."""
        return (await self.press(who, "options", on=await self.post())).message

    async def seed_shown(self) -> str:
        """The text about the seed of a finished game, behind *More* and *Fair cards*."""
        [who, *_] = self.people
        panel = await self.press(who, "more", on=await self.post())
        return (await self.press(who, "fair", on=panel.message)).text

    async def autocomplete(self, who: MemberActor, typed: str) -> list[str]:
        """The cards that are suggested for `/skullking play`."""
        found = await who.autocomplete(self.channel, "skullking play", "card", typed)
        return [str(choice["value"]) for choice in found]

    def find(
        self, who: Person, action: str, argument: str | None = None, on: ResponseMessage | None = None
    ) -> tuple[ResponseMessage, str]:
        """The newest message with such a button or select that the person sees, and its custom id."""
        for message in [on] if on else reversed(self.seen_by(who)):
            for custom_id in custom_ids(message):
                press = press_of(custom_id)
                if press.action == action and argument in (None, press.argument):
                    return message, custom_id
        raise AssertionError(f"{who.name} sees no button {action} {argument}")

    def seen_by(self, who: Person) -> list[ResponseMessage]:
        where = who.dm_channel if isinstance(who, UserHandle) else self.channel
        return self._messages(where, lambda message: message.visible_to(who.id))

    def public(self, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
        """The bot's public messages in a channel, oldest first."""
        bot_id = self.env.backend.bot_user.id
        return self._messages(
            channel or self.channel,
            lambda message: not message.is_ephemeral and message.author_id == bot_id,
        )

    async def post(self) -> ResponseMessage:
        row = await self.store.messages.one(MessageKey(MessageKind.POST, (await self.table()).id))
        assert row is not None
        return ResponseMessage(self.env, self.env.backend.get_message(row.channel_id, row.message_id))

    async def table(self) -> Table:
        """The newest table."""
        database = await self.bot.open_store()
        row = await database.fetch_one("SELECT max(id) AS id FROM tables")
        assert row is not None
        return await self.bot.services.tables.load(row["id"])

    async def stored(self) -> list[tuple[Any, ...]]:
        """All rows of the database that a refusal must not change."""
        database, rows = await self.bot.open_store(), []
        for name in STORED:
            found = await database.fetch_all(f"SELECT * FROM {name}")  # noqa: S608 - one of the names above
            rows += [(name, *(row[key] for key in row.keys() if key != "told")) for row in found]  # noqa: SIM118
        return rows

    @asynccontextmanager
    async def unchanged(self) -> AsyncIterator[None]:
        """Asserts that the block changes nothing in the database."""
        before = await self.stored()
        yield
        assert await self.stored() == before

    def seated(self, table: Table, seat: Seat) -> MemberActor:
        return next(person for person in self.people if person.id == table.seats[seat].user_id)

    def on_turn(self, table: Table) -> MemberActor:
        return self.seated(table, table.to_move()[0])

    async def start(
        self, players: int | None = None, computers: int = 0, seed: bytes | None = None, **options: Any
    ) -> Table:
        """The first of the people opens a table, the next ones join, and the cards are dealt.

        The deal of every round follows from `seed`; without one it is chance.
        """
        seated = self.people[:players]
        await self.slash(seated[0], "start", players=len(seated) + computers, computers=computers, **options)
        if seed is not None:
            await self._fix_deal(seed)
        for person in seated[1:]:
            await self.slash(person, "join")
        await self.press(seated[0], "deal")
        table = await self.table()
        assert table.status is not Status.OPEN
        return table

    async def play(
        self,
        until: Callable[[Table], bool] = lambda _: False,
        by: "Callable[[Tavern, Table, Seat], Awaitable[object]] | None" = None,
    ) -> Table:
        """Plays on, to the end or until it is so, by any legal slash command or as `by` does."""
        for _ in range(MOST_MOVES):
            table = await self.table()
            if table.status is not Status.RUNNING or until(table):
                return table
            await (by or Tavern.move)(self, table, table.to_move()[0])
        raise AssertionError("the game does not end")

    async def forward(
        self,
        until: Callable[[Table], bool] = lambda _: False,
        move: Callable[[Table, Seat], Move] | None = None,
        gone: Seat | None = None,
        table_id: int | None = None,
    ) -> Table:
        """Plays on without commands, to the end or `until` it is so; Discord shows only the last state.

        `move` chooses each move, by default `any_move`. Computer players move by themselves. Stops when
        only the person who is `gone` is to move. Plays at the newest table, or at `table_id`.
        """
        for _ in range(MOST_MOVES):
            async with self.inside() as tables:
                while True:
                    table = await (self.table() if table_id is None else tables.load(table_id))
                    if table.status is not Status.RUNNING or until(table):
                        return table
                    to_move = [row.seat for row in table.people_to_move()]
                    if not (here := [seat for seat in to_move if seat != gone]):
                        break
                    mover = self.seated(table, here[0])
                    words = (move or self.any_move)(table, here[0])
                    await moves.make(tables, table.id, Mover(mover.id, mover.name), words)
            if to_move:
                return table
        raise AssertionError("it never is so")

    async def move(self, table: Table, seat: Seat) -> Answer:
        verb, _, word = self.any_move(table, seat).partition(" ")
        options: dict[str, Any] = {"tricks": int(word)} if verb == "bid" else {"card": word}
        return await self.slash(self.seated(table, seat), verb, **options)

    def any_move(self, table: Table, seat: Seat) -> Move:
        return str(self.chance.choice(list(table.game.legal(table.dealt.state, seat))))

    async def wait(self, seconds: float) -> None:
        await self.env.advance_time(seconds)
        await self.env.settle()

    async def wait_until_told(self) -> None:
        """Until Discord was told of all changes, and that is stored."""

        async def nothing_is_left() -> bool:
            return not await untold_tables(await self.bot.open_store())

        await eventually(nothing_is_left, "the telling of everything")

    def close_dms(self, who: MemberActor) -> None:
        """From now on Discord takes no message to them, and no edit of one."""
        path = f"/channels/{who.user.dm_channel.id}/messages*"
        self.env.inject_error("*", path, status=403, code=50007, times=None)

    @asynccontextmanager
    async def inside(self) -> AsyncIterator[Tables]:
        """Lets the block act as the bot does, without a command or a button; then Discord shows the changes.

        Only inside of it is the clock that of the simulation.
        """
        with as_the_bot(self.env):
            yield self.bot.services.tables
        await self.env.settle()

    async def restart(
        self, meanwhile: Callable[[], Awaitable[object]] | None = None, **settings: Any
    ) -> None:
        """Stops the bot and starts it again on the same database, unless another setting is given."""
        await self.bot.close()
        if meanwhile is not None:
            await meanwhile()
        draw, draw_emoji, film = self.bot.draw, self.bot.draw_emoji, self.bot.film
        reference_player = self.bot.reference_player
        self.bot = TavernBot(replace(self.bot.settings, **settings), self.bot.entries.values())
        self.bot.draw, self.bot.draw_emoji, self.bot.film = draw, draw_emoji, film
        self.bot.reference_player = reference_player
        await self.env.restart_bot(self.bot)

    async def _fix_deal(self, seed: bytes) -> None:
        def work(connection: Transaction) -> None:
            connection.execute("UPDATE tables SET seed = ? WHERE status = 'open'", (seed,))

        database = await self.bot.open_store()
        await database.write(work)

    def _messages(self, where: ChannelHandle, shown: Callable[[Message], bool]) -> list[ResponseMessage]:
        messages = self.env.backend.messages.get(where.id, {})
        return [ResponseMessage(self.env, messages[key]) for key in sorted(messages) if shown(messages[key])]

    def _answer(self, result: InteractionResult) -> Answer:
        path = f"/interactions/{result._interaction.id}/"
        newest_first = reversed(self.env.http_requests)
        sent = next((request.json for request in newest_first if request.path.startswith(path)), None) or {}
        if sent.get("type") in PROMISES and result.response is not None:
            return Answer(result, text_of(result.response))
        return Answer(result, sent_text(sent))


@asynccontextmanager
async def tavern(
    folder: Path,
    people: int = 2,
    entries: Iterable[Entry] = ENTRIES,
    draw: Draw | None = None,
    draw_emoji: DrawEmoji | None = None,
    *,
    game: str = "skullking",
    **settings: Any,
) -> AsyncIterator[Tavern]:
    """A bot on the simulated Discord, with people in its channel who play a game; without waits and nudges.

    `nudge_after` holds for every pace, unless that of slow tables is given, too. There are pictures and
    emojis if `draw` and `draw_emoji` are given.
    """
    settings = {"pictures": bool(draw or draw_emoji), **settings}
    if "nudge_after" in settings:
        settings = {"nudge_after_daily": settings["nudge_after"], **settings}
    with strict() as discord, slow_reads.moved_by_hand():
        settings = {**UNHURRIED, "data_folder": folder / "data", **settings}
        settings = {"database_url": made(Settings(**settings).database), **settings}
        bot = TavernBot(Settings(**settings), entries)
        bot.draw = draw or (None if draw_emoji else bot.draw)
        bot.draw_emoji = draw_emoji
        bot.reference_player = PlayerHere(FIELD)
        bot.judging = judged_here()
        bot.film = FilmHere() if draw is not None else None
        async with simcord.run(bot, settle_timeout=PATIENCE, check_errors=False, shard_count=1) as env:
            guild = env.create_guild("The Pirate Tavern")
            channel = guild.create_text_channel("tavern")
            users = [env.create_user(name.lower(), global_name=name) for name in NAMES[:people]]
            members = [guild.add_member(user) for user in users]
            with Overheard() as overheard:
                t = Tavern(env, bot, guild, channel, members, overheard, discord, game=game)
                try:
                    yield t
                    await env.settle()
                finally:
                    await t.bot.close()
            check_requests(env, discord.looked_at)
            check_colours(env)
            discord.check()
            overheard.check(unexpected(env.errors))


def unexpected(errors: Sequence[BaseException]) -> list[BaseException]:
    """The errors that are no refusals."""
    causes = [e.original if isinstance(e, app_commands.CommandInvokeError) else e for e in errors]
    return [cause for cause in causes if not isinstance(cause, Refusal | IllegalMove)]
