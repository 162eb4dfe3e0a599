"""People who play Playa Pirata on the simulated Discord: by slash commands, or by taps alone."""

from typing import Any

from bot.games.contract import Move, Seat
from bot.games.playapirata import View
from bot.tables.table import Table
from bot.texts.catalog import speaker
from tests.messages import buttons, press_of
from tests.tavern import Answer, Person, Tavern

MOST_TAPS = 100
SAY = speaker("en")


def command_of(move: Move) -> tuple[str, dict[str, Any]]:
    """The slash command that makes a move, and its options."""
    verb, _, rest = move.partition(" ")
    match verb:
        case "bury":
            return verb, {"treasure": rest}
        case "lay":
            return verb, {"towels": rest}
        case "done":
            return "end-turn", {}
    return "move", {"move": move}


def thrifty_moves(view: View) -> list[Move]:
    """The legal moves, but of all towels that may be laid the fewest: some are left for the last turn."""
    if not view.lays:
        return list(view.choices)
    cheapest = min(view.lays, key=lambda lay: lay.needed)
    return [*view.choices, f"lay {cheapest.place} {' '.join(cheapest.batches[0])}"]


def thrifty_move(t: Tavern, table: Table, seat: Seat) -> Move:
    return t.chance.choice(thrifty_moves(table.view(seat)))


async def by_slash(t: Tavern, table: Table, seat: Seat, move: Move | None = None) -> Answer:
    command, options = command_of(move or thrifty_move(t, table, seat))
    return await t.slash(t.seated(table, seat), command, **options)


async def by_taps(t: Tavern, table: Table, seat: Seat) -> None:
    """Makes a move of a seat by the buttons of its direct message."""
    await tap_a_move(t, t.seated(table, seat).user)


async def tap_a_move(t: Tavern, person: Person) -> int:
    """Taps at random in the newest hand, back as well, until a move is made; gives the number of taps."""
    before = len(await t.store.log.moves((await t.table()).id))
    message = t.seen_by(person)[-1]
    for taps in range(1, MOST_TAPS):
        offered = [button for button in buttons(message) if press_of(button).action in ("move", "draft")]
        await person.click(message, custom_id=t.chance.choice(offered))
        if len(await t.store.log.moves((await t.table()).id)) > before:
            return taps
    raise AssertionError("no move was made")
