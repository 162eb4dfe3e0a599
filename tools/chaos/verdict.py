"""The fate of answered moves, and of the messages on Discord: Discord's word against that of the file.

Nothing here asks the bot. `moves` compares presses and their answers with the lines that are stored; the
others look at the messages that people would see.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.contract import AnyGame, IllegalMove
from bot.games.shuffle import SeededShuffler
from bot.registry import ENTRIES
from tests.loopback.offers import CUSTOM_ID, MOVE, offer, offers
from tests.loopback.people import text_of
from tests.loopback.play import Attempt
from tests.loopback.stored import Stored
from tests.loopback.world import TEXT, Message, World
from tests.simulated.attachments import alternatives, wrong
from tests.simulated.component_limits import ROW, SEPARATOR, walk

GAMES: Mapping[str, AnyGame] = {game.RULES.key: game for game in (skullking, playapirata, corsari, hollander)}
"""The rules alone, by which a log is folded without the bot."""
MENTION = re.compile(r"<@(\d+)>")
_EMOJIS = {shape for entry in ENTRIES for shape, _ in entry.presenter.emojis}
_SHAPES = "|".join(sorted(_EMOJIS, key=len, reverse=True))
_CHANGING = re.compile(rf"<t:\d+(?=:)|(?<=channels/)[\d/]+|'emoji': {{[^}}]*}}|<:\w+:\d+>|{_SHAPES}|⚠️ .*?\\n")
"""Differences between two showings of the same: times that are reckoned anew, the place of the post, whether
a shape is shown by an emoji, which may have been uploaded between them, and why a press was refused.
"""

TIP = "💡"
OFFERED_ONCE = ("no_tips", "forced")
"""Actions that a person is offered once, at all tables."""


@dataclass(frozen=True, slots=True)
class Moves:
    """How many moves were answered as made, and how many of those are not stored.

    `doubled` are lines that nobody pressed, or not so often; `denied` those of a press that was answered with
    an error, so that its person thinks that it was not made. `wrong` are the seats of all these.
    """

    answered: int
    lost: int
    doubled: int
    denied: int
    wrong: Sequence[str] = ()


def moves(attempts: Sequence[Attempt], stored: Stored) -> Moves:
    """Compares what people pressed, in any order, with what is stored: seat by seat, by time."""
    pressed: dict[tuple[int, int], list[tuple[str, bool | None]]] = defaultdict(list)
    for attempt in sorted(attempts, key=lambda one: one.interaction.at):
        pressed[attempt.table, attempt.user_id].append((attempt.words, attempt.done))
    lost = doubled = denied = 0
    wrong = []
    for table, seats in stored.seats.items():
        for seat, user_id in enumerate(seats):
            if user_id is not None:
                lines = [words for at, words in stored.pressed(table) if at == seat]
                presses = pressed.pop((table, user_id), [])
                found = aligned(presses, lines)
                lost, doubled, denied = lost + found[0], doubled + found[1], denied + found[2]
                if any(found):
                    wrong.append(f"table {table}, seat {seat}: {_apart(presses, lines)}")
    for (table, _), rest in pressed.items():  # of those who have no seat there
        if gone := [words for words, done in rest if done is True]:
            lost += len(gone)
            wrong.append(f"table {table}, no seat: pressed {gone}")
    return Moves(sum(attempt.done is True for attempt in attempts), lost, doubled, denied, tuple(wrong))


def _apart(presses: Sequence[tuple[str, bool | None]], lines: Sequence[str]) -> str:
    """Where presses that were not refused and lines differ, without what is alike before and after that."""
    pressed, stored = [one for one in presses if one[1] is not False], list(lines)
    while pressed and stored and pressed[0][0] == stored[0]:
        del pressed[0], stored[0]
    while pressed and stored and pressed[-1][0] == stored[-1]:
        del pressed[-1], stored[-1]
    return f"pressed {pressed}, stored {stored}"


def aligned(pressed: Sequence[tuple[str, bool | None]], lines: Sequence[str]) -> tuple[int, int, int]:
    """The errors, at the least, in lines that must be in the order in which they were pressed.

    Returns how many answered presses (True) have no line, how many lines no press, and how many refused
    presses (False) a line. A press without an answer (None) may have one or not.
    """
    best = [(n, 0, n, 0) for n in range(len(lines) + 1)]  # errors in all, and of each kind, by lines used up
    for words, done in pressed:
        before, best = best, []
        for used in range(len(lines) + 1):
            errors, lost, doubled, denied = before[used]
            ways = [(errors + (done is True), lost + (done is True), doubled, denied)]
            if used:
                errors, lost, doubled, denied = before[used - 1]
                if lines[used - 1] == words:
                    ways.append((errors + (done is False), lost, doubled, denied + (done is False)))
                errors, lost, doubled, denied = best[used - 1]
                ways.append((errors + 1, lost, doubled + 1, denied))
            best.append(min(ways))
    return best[-1][1:]


def orphans(world: World, stored: Stored) -> list[Message]:
    return [message for message in world.messages() if message.id not in stored.kept]


def unsettled(stored: Stored) -> list[int]:
    """The tables that were changed, and of which Discord has not shown the change."""
    return [table.id for table in stored.tables.values() if table.told < table.revision]


def broken(stored: Stored) -> list[int]:
    """The tables that are frozen, or whose log does not fold to the scorepad that is stored with it."""
    return [
        table.id
        for table in stored.tables.values()
        if table.status == "frozen" or not _folds(stored, table.id)
    ]


def _folds(stored: Stored, table: int) -> bool:
    """Whether the log of a table folds to its scorepad; a table without a log does."""
    if table not in stored.moves:
        return True
    try:
        game, state = folded(stored, table)
    except (IllegalMove, ValueError):
        return False
    lines = sorted((line.round, line.seat, line.score, line.total) for line in game.scorepad(state))
    return lines == stored.scorepads.get(table, [])


def folded(stored: Stored, table: int) -> tuple[Any, Any]:
    """The game of a table, and its state after all that is stored, by the rules alone.

    Raises `IllegalMove` or `ValueError` for a log that they forbid.
    """
    row = stored.tables[table]
    game = GAMES[row.game]
    state = game.start(len(stored.seats[table]), row.options, SeededShuffler(row.seed))
    for _, seat, words, _ in stored.moves.get(table, ()):
        state = game.play(state, seat, words)
    return game, state


def hands(world: World, stored: Stored) -> Mapping[tuple[int, int], Message]:
    """The hands in direct messages that are kept, by table and person: those of running tables."""
    found = {}
    for message in world.messages():
        table, recipient = stored.hands.get(message.id), world.channels[message.channel_id].recipient
        if table is not None and recipient is not None and stored.tables[table].status == "running":
            found[table, recipient.id] = message
    return found


def posts(world: World, stored: Stored) -> Mapping[int, Message]:
    """The posts of running tables that are kept, by table."""
    running = {row.channel_id: row.id for row in stored.tables.values() if row.status == "running"}
    found = {}
    for message in world.messages():
        if message.channel_id in running and message.id in stored.kept and offer(message, "hand"):
            found[running[message.channel_id]] = message
    return found


def without_post(world: World, stored: Stored, deleted: Set[int]) -> list[int]:
    """The running tables whose post is gone, though their channel is there.

    The bot hears of a `deleted` one when it edits it, or when people ask for the table: with its intents
    Discord does not report it (https://discord.com/developers/docs/events/gateway#list-of-intents).
    """
    shown = posts(world, stored)
    return [
        table.id
        for table in stored.tables.values()
        if table.status == "running"
        and table.channel_id in world.channels
        and table.id not in shown
        and stored.posts.get(table.id) not in deleted
    ]


def outdated(world: World, stored: Stored) -> list[Message]:
    """The kept messages that are outdated, by the rules alone.

    Those are hands that offer a move which is forbidden by now, or none to a person to move, and messages in
    a channel that mention a person for whom no table there waits.
    """
    found = [
        message
        for (table, user_id), message in hands(world, stored).items()
        if _is_outdated(message, stored, table, stored.seat_of(table, user_id))
    ]
    return found + [message for message in world.messages() if _calls_for_nothing(message, world, stored)]


def _calls_for_nothing(message: Message, world: World, stored: Stored) -> bool:
    """Whether a kept message calls a person to a table that does not wait for them.

    A thread may invite, and the end of a game may mention all who have played it.
    """
    tables = [row for row in stored.tables.values() if row.channel_id == message.channel_id]
    if not tables or message.id not in stored.kept or world.channels[message.channel_id].kind != TEXT:
        return False
    running = [row.id for row in tables if row.status == "running"]
    to_move = {user_id for table_id in running for user_id in _people_to_move(stored, table_id)}
    if (over := offer(message, "rematch")) is not None and stored.tables[over.table].status == "finished":
        to_move |= {user_id for user_id in stored.seats[over.table] if user_id is not None}
    return not {int(user_id) for user_id in MENTION.findall(text_of(message.body))} <= to_move


def _people_to_move(stored: Stored, table: int) -> Iterator[int]:
    game, state = folded(stored, table)
    yield from (user_id for seat in game.to_move(state) if (user_id := stored.user_of(table, seat)))


def _is_outdated(message: Message, stored: Stored, table: int, seat: int | None) -> bool:
    if seat is None:
        return True
    game, state = folded(stored, table)
    steps = [one for one in offers(message) if one.is_step]
    if seat in game.to_move(state) and not steps:
        return True
    whole = [one.argument for one in steps if one.action == MOVE and not one.options]
    return any(not _is_legal(game, state, seat, words) for words in whole)


def _is_legal(game: Any, state: Any, seat: int, words: str) -> bool:
    try:
        game.check(state, seat, words)
    except IllegalMove:
        return False
    return True


class Looks(NamedTuple):
    """The look of a message, and its parts that can be pressed, without the differences of two showings."""

    shown: str
    pressed: str
    has_picture: bool

    def differ(self, other: "Looks") -> bool:
        """Whether the two differ. Without a picture the text beside it is another."""
        if self.has_picture is other.has_picture:
            return self.shown != other.shown
        return self.pressed != other.pressed


def looks(message: Message) -> Looks:
    """The present look of a message."""
    components = message.body.get("components") or []
    pressed = [row for _, row in walk(components) if row["type"] == ROW]
    shown, rows = (_CHANGING.sub("", repr(list(_shown(parts)))) for parts in (components, pressed))
    return Looks(shown, rows, bool(alternatives(components)))


def with_wrong_pictures(world: World) -> Iterator[tuple[Message, str]]:
    """The messages whose picture is missing, not the one that is meant, or not shown, and which of it."""
    for channel in world.channels.values():
        for message in channel.messages.values():
            for complaint in wrong(message.body, message.attachments):
                yield message, complaint


def _shown(components: Sequence[Any]) -> Iterator[Any]:
    """The parts that can be read or pressed, out of their rows; Discord numbers them itself."""
    for part in components:
        if part["type"] == ROW:
            yield from _shown(part["components"])
        elif part["type"] != SEPARATOR and not _is_for_newcomers(part):
            inner = {key: list(_shown(part[key])) for key in ("components",) if key in part}
            yield {key: part[key] for key in sorted(part) if key != "id"} | inner


def _is_for_newcomers(part: Mapping[str, Any]) -> bool:
    """Whether it ends with a person's move or game at another table, of which this one's hand hears later."""
    pressed = CUSTOM_ID.fullmatch(part.get("custom_id", ""))
    return part.get("content", "").startswith(TIP) or (pressed and pressed["action"]) in OFFERED_ONCE
