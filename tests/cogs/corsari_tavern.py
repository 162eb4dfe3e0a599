"""People who play Corsari on the simulated Discord: by slash commands, or by taps alone."""

from typing import Any

from simcord import ResponseMessage

from bot.games.contract import Move, Seat
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.kit.custom_id import ButtonId
from tests.games.corsari.random_game import random_move
from tests.messages import press_of, presses, walk
from tests.tavern import Answer, Person, Tavern

SAIL = 0.5
"""So often a random player sets sail rather than discarding, to keep the games short."""
MOST_TAPS = 200
SAY = speaker("en")


def options_of(move: Move) -> tuple[str, dict[str, Any]]:
    """The slash command that makes a move, and its options."""
    verb, _, rest = move.partition(" ")
    if verb in ("draw", "discard"):
        return verb, {{"draw": "from", "discard": "card"}[verb]: rest}
    return "move", {"move": move}


def sailing_soon(t: Tavern, table: Table, seat: Seat, sail: float = SAIL) -> Move:
    return random_move(table.dealt.state, seat, t.chance, sail)


async def by_slash(t: Tavern, table: Table, seat: Seat, sail: float = SAIL) -> Answer:
    verb, options = options_of(sailing_soon(t, table, seat, sail))
    return await t.slash(t.seated(table, seat), verb, **options)


async def tap_a_move(t: Tavern, person: Person) -> None:
    """Taps at random until a move is made: also steps of large moves, ticks that break rules, and back."""
    before = len(await t.store.log.moves((await t.table()).id))
    message = t.seen_by(person)[-1]
    for _ in range(MOST_TAPS):
        offered = [press for press in presses(message) if press.action in ("move", "draft")]
        moves = [press for press in offered if press.action == "move"]
        press = t.chance.choice(moves if moves and t.chance.random() < 0.7 else offered)
        await tap(t, person, message, press)
        if len(await t.store.log.moves((await t.table()).id)) > before:
            return
    raise AssertionError("no move was made")


async def tap(t: Tavern, person: Person, message: ResponseMessage, press: ButtonId) -> Answer:
    """Presses the button, or makes any choice in the select."""
    for part in walk(message.components):
        custom_id = part.get("custom_id", "")
        if not custom_id or press_of(custom_id) != press:
            continue
        if "options" not in part:
            return t._answer(await person.click(message, custom_id=custom_id))
        values = [option["value"] for option in part["options"]]
        ticked = t.chance.sample(values, t.chance.randint(part["min_values"], part["max_values"]))
        return t._answer(await person.select(message, ticked, custom_id=custom_id))
    raise AssertionError(f"there is no {press}")
