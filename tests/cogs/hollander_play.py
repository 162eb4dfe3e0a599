"""Recorded games of The Flying Hollander on the simulated Discord: their deals and all moves."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from simcord import MemberActor, ResponseMessage, UserHandle

from bot.games import hollander, record
from bot.games.contract import Move, Seat
from bot.games.hollander import View
from bot.games.record import Record
from bot.presenters import hollander as presenter
from bot.tables import moves as table_moves
from bot.tables.person import Person
from bot.tables.table import Table
from bot.ui.kit.names import names_at
from tests.entries import HOUSE
from tests.games.hollander.typed import typed
from tests.tavern import ENGLISH, Tavern, tavern

RECORDS = Path(__file__).parents[1] / "records" / "hollander" / "1"
FACE = presenter

Moves = Sequence[tuple[Seat, Move]]
Step = tuple[str, str, str]
"""The action and argument of a button or list, and the value that is chosen from a list."""


def recorded(name: str) -> Record:
    return record.read((RECORDS / f"{name}.game").read_text(encoding="utf-8"), HOUSE)


@asynccontextmanager
async def dealt(tmp_path: Path, name: str) -> AsyncIterator[tuple[Tavern, Record]]:
    """A tavern in which the cards of a recorded game are dealt to as many people."""
    played = recorded(name)
    async with tavern(tmp_path, played.players, game="hollander") as t:
        await t.start(seed=played.seed)
        yield t, played


async def forward(t: Tavern, moves: Moves) -> Table:
    """Makes the moves at once, without commands or buttons, and waits until Discord shows the last."""
    table = await t.table()
    async with t.inside() as tables:
        for seat, move in moves:
            mover = t.seated(table, seat)
            await table_moves.make(tables, table.id, Person(mover.id, mover.name), move)
    return await t.table()


def before(played: Record, fits: Callable[[View], bool]) -> Moves:
    """The recorded moves before the first state whose public view fits."""
    for number, state in enumerate(record.replay_steps(played)):
        if fits(hollander.view(state, None)):
            return played.moves[:number]
    raise AssertionError("there is no such state")


def until(played: Record, start: str) -> Moves:
    moves = [move for _, move in played.moves]
    return played.moves[: next(at for at, move in enumerate(moves) if move.startswith(start))]


def fields(move: Move) -> tuple[str, dict[str, Any]]:
    """The slash command, and its options, that make the move."""
    verb, _, rest = typed(move).partition(" ")
    if verb == "play":
        return verb, {"cards": rest}
    return ("take-pile", {}) if verb == "take" else ("move", {"move": typed(move)})


async def tap(t: Tavern, seat: Seat, move: Move, panel: ResponseMessage) -> int:
    """Makes the move by the buttons and lists of an open hand; how many of them that took."""
    table = await t.table()
    path = path_to(table, seat, move)
    for step in path:
        await take_step(t, t.seated(table, seat), step, panel)
    return len(path)


async def take_step(
    t: Tavern, who: MemberActor | UserHandle, step: Step, on: ResponseMessage | None = None
) -> None:
    action, argument, value = step
    if value:
        await t.choose(who, action, value, on=on, argument=argument)
    else:
        await t.press(who, action, argument, on=on)


def path_to(table: Table, seat: Seat, move: Move) -> list[Step]:
    """The shortest way of drafts to the move."""
    ways: list[list[Step]] = [[]]
    view, names = table.view(seat), names_at(table, ENGLISH)
    for way in ways:
        draft = way[-1][1] if way else ""
        for choice in FACE.choices.choices(view, names, ENGLISH, draft):
            if choice.whole and choice.move == move:
                return [*way, ("move", move, "")]
            if not choice.whole:
                ways.append([*way, ("draft", choice.move, "")])
        for menu in FACE.choices.menus(view, names, ENGLISH, draft):
            for value, _, _ in menu.options:
                if f"{menu.draft} {value}" == move:
                    return [*way, ("move", menu.draft, value)]
    raise AssertionError(f"no taps lead to {move}")
