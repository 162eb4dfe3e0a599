"""The worth of a treasure on the table for a seat, and the chance to keep it until evening."""

from bot.ai.contract import Style
from bot.games.contract import Seat
from bot.games.playapirata import View
from bot.games.playapirata.cards import NUMBER_OF, SKULL_TREASURES, TOWEL_TREASURE, TREASURES
from bot.games.playapirata.scoring import towel_treasure_points
from bot.games.playapirata.view import TreasureView

# Of one more skull, by those already occupied; the first in the hope of a second.
SKULL_WORTH = (3.0, 10.0, 8.0, 0.0)
TOWEL_TREASURE_WORTH = 7.0
# The chance that an opponent's turn takes a given treasure, by the value on top.
TAKEN_IN_A_TURN = {1: 0.30, 2: 0.22, 3: 0.13}
SPITE = 0.3  # the value of an opponent's loss beside one's own gain, shared among the opponents
MEAN_WORTH = 5.0  # what a treasure brings on average, roughly


def seat_of(view: View) -> Seat:
    """The seat that decides. Raises ValueError for the public's view."""
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    return view.seat


def opponents_turns(view: View) -> int:
    """How many turns the opponents have after this one."""
    if view.step == "last":
        return 0
    players = len(view.order)
    at = view.order.index(seat_of(view))
    after = (view.turns - view.turn_number) * (players - 1) + players - 1 - at
    return after + (at != 0)


def own_turns(view: View) -> int:
    """How many turns the seat has after this one."""
    if view.step == "last":
        return 0
    return view.turns - view.turn_number + (view.order[0] == view.seat)


def treasure_at(view: View, place: int) -> TreasureView:
    """The treasure at a place, from 1."""
    return view.table[place - 1]


def value_on_top(treasure: TreasureView) -> int:
    """The value of the towel on top, 0 without one."""
    return int(treasure.top[-1]) if treasure.top else 0


def worth(view: View, treasure: TreasureView, towels: int = 0) -> float:
    """The points that a treasure is likely to bring, with `towels` more on it."""
    card = treasure.card
    if card is None:
        return _unseen_worth(view)
    others = [
        other.card for other in view.table if other.occupier == view.seat and other.place != treasure.place
    ]
    if card in NUMBER_OF:
        pair = view.special == "WAVE" and NUMBER_OF[card] in [NUMBER_OF.get(other or "") for other in others]
        return NUMBER_OF[card] + 3.0 * pair
    if card in SKULL_TREASURES:
        skulls = sum(other in SKULL_TREASURES for other in others)
        if view.step == "last" and not skulls:
            return 3.0 * (view.special == "SKELETON")  # no second one can follow
        return SKULL_WORTH[min(skulls, 3)] + 3.0 * (view.special == "SKELETON" and skulls == 0)
    return float(towel_treasure_points(treasure.height + towels))


def _unseen_worth(view: View) -> float:
    seen = {treasure.card for treasure in view.table} | set(view.treasures)
    unseen = [card for card in TREASURES if card not in seen]
    return sum(plain_worth(card) for card in unseen) / max(len(unseen), 1)


def plain_worth(card: str) -> float:
    """The points that a treasure brings on average."""
    if card == TOWEL_TREASURE:
        return TOWEL_TREASURE_WORTH
    return NUMBER_OF.get(card, SKULL_WORTH[0])


def kept(view: View, treasure: TreasureView, top: int) -> float:
    """The chance to keep a treasure until evening under a towel of value `top`."""
    if treasure.umbrella:
        return 1.0
    taken = TAKEN_IN_A_TURN[min(top + treasure.double, 3)] * 8 / (len(view.table) + 2)
    return (1 - min(taken, 0.9)) ** opponents_turns(view)


def at_stake(view: View, treasure: TreasureView) -> float:
    """The points that the seat is likely to lose on a treasure."""
    return worth(view, treasure) * (1 - kept(view, treasure, value_on_top(treasure)))


def spite_of(view: View, style: Style) -> float:
    """The worth of an opponent's lost point for the seat."""
    return SPITE * style.spite / (len(view.players) - 1)
