"""The card of a turn: what each treasure to bury, and each pirate, is worth now."""

from collections.abc import Iterator

from bot.ai.playapirata.worth import (
    MEAN_WORTH,
    at_stake,
    own_turns,
    plain_worth,
    treasure_at,
    value_on_top,
)
from bot.games.contract import Move
from bot.games.playapirata import View
from bot.games.playapirata.cards import SPY
from bot.games.playapirata.view import TreasureView

UMBRELLA_WAITS = 0.8
"""What the umbrella is worth later, per turn to come."""
UMBRELLA_UNSEEN = 2.0
"""What it costs to guard an unseen treasure while the spyglass could look."""
BURY, EARLY_BURIAL = 1.0, 0.6
"""The value of burying a treasure, and the extra of burying a high one early, when nobody suspects it."""
SPY_WORTH, MAP_WORTH, TOO_EARLY = 1.4, 0.5, 1.5


def card_worths(view: View) -> Iterator[tuple[float, Move]]:
    """Every card that may be played now, with its worth in points."""
    for move in view.choices:
        verb, *place = move.split()
        if verb == "bury":
            yield _bury(view, place[0]), move
        elif verb in ("spy", "map", "umbrella"):
            yield (_aimed(view, verb, treasure_at(view, int(place[0]))) if place else -1.0), move


def _aimed(view: View, verb: str, treasure: TreasureView) -> float:
    if verb == "umbrella":
        return _umbrella(view, treasure)
    return _spy(view, treasure) if verb == "spy" else _map(view, treasure)


def _umbrella(view: View, treasure: TreasureView) -> float:
    unseen = UMBRELLA_UNSEEN * (treasure.card is None and SPY in view.pirates)
    return at_stake(view, treasure) - UMBRELLA_WAITS * own_turns(view) - unseen


def _bury(view: View, card: str) -> float:
    # The others look for dear treasures among those that are buried late.
    early = 0.5 - view.turn_number / view.turns
    return BURY + (plain_worth(card) - MEAN_WORTH) * early * EARLY_BURIAL


def _spy(view: View, treasure: TreasureView) -> float:
    if treasure.card is not None or treasure.umbrella:
        return -0.5
    own = treasure.occupier == view.seat
    return SPY_WORTH - 0.15 * value_on_top(treasure) - 0.3 * own - TOO_EARLY * (view.turn_number < 3)


def _map(view: View, treasure: TreasureView) -> float:
    # What all can see is fought for: better an opponent's than one's own.
    unknown, own = treasure.card is None, treasure.occupier == view.seat
    return MAP_WORTH + 0.5 * unknown - 1.0 * own - TOO_EARLY * (view.turn_number < 3)
