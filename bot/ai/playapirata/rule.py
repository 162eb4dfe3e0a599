"""The Bosun's rule: the worth of each card, batch of towels and special card, one step ahead."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from bot.ai.contract import Style
from bot.ai.playapirata.worth import (
    MEAN_WORTH,
    at_stake,
    kept,
    own_turns,
    plain_worth,
    spite_of,
    treasure_at,
    value_on_top,
    worth,
)
from bot.games.contract import Move
from bot.games.playapirata import View
from bot.games.playapirata.cards import SPY, TOWEL_TREASURE, UMBRELLA
from bot.games.playapirata.view import TreasureView

UMBRELLA_WAITS = 0.8  # what the umbrella is worth later, per turn to come
UMBRELLA_UNSEEN = 2.0  # what it costs to guard an unseen treasure while the spyglass could look
# The value of burying a treasure, and the extra of burying a high one early, when nobody suspects it.
BURY, EARLY_BURIAL = 1.0, 0.6
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
    # Everyone fights for what all can see: better an opponent's than one's own.
    unknown, own = treasure.card is None, treasure.occupier == view.seat
    return MAP_WORTH + 0.5 * unknown - 1.0 * own - TOO_EARLY * (view.turn_number < 3)


# The value of keeping a towel beyond its point, while turns remain.
WORTH_OF_TOWEL_LATER = {1: 1.2, 2: 2.0, 3: 2.7}
# How often no towel goes at once on a high treasure that the seat has just buried: it would give it away.
WAITS = 0.7
GIVEN_AWAY = 5.0  # the cost of laying one all the same
DEAR = 6.0
BOLD_WAITS = 0.3  # how much more often the boldest waits


def towel_worths(view: View, rng: Random, style: Style) -> Iterator[tuple[float, Move]]:
    """Every batch that wastes no card, and laying nothing more, with their worth in points."""
    secret = _secret(view) if rng.random() < WAITS + BOLD_WAITS * style.boldness else None
    for lay in view.lays:
        given_away = GIVEN_AWAY if lay.place == secret else 0.0
        for batch in lay.batches:
            move = " ".join(["lay", str(lay.place), *batch])
            yield _gain(view, lay.place, batch, style) - given_away, move
    if "done" in view.choices:
        yield 0.0, "done"
    elif not view.lays:
        yield 0.0, "show"


def _secret(view: View) -> int | None:
    # The place of a dear treasure that the seat has just buried, while there are turns to come.
    last = view.table[-1]
    just_buried = last.by == view.seat and not last.height and not last.face_up
    return last.place if just_buried and own_turns(view) and plain_worth(last.card or "") >= DEAR else None


def _gain(view: View, place: int, batch: Sequence[str], style: Style) -> float:
    treasure = treasure_at(view, place)
    stays = kept(view, treasure, int(batch[-1][-1]))
    gain = worth(view, treasure, len(batch)) * stays
    if treasure.occupier == view.seat:
        gain -= worth(view, treasure) * kept(view, treasure, value_on_top(treasure))
    elif treasure.occupier is not None:
        gain += worth(view, treasure) * stays * spite_of(view, style)
    return gain - sum(_cost(view, int(code[-1])) for code in batch)


def _cost(view: View, value: int) -> float:
    points = 3.0 if view.special == "CASTLE" and value == 3 else 1.0
    return points + WORTH_OF_TOWEL_LATER[value] * min(1.0, own_turns(view) / 3)


# The best first.
LIKED = (
    "PIGGY",
    "CASTLE",
    "SKELETON",
    "WAVE",
    "PARROT",
    "DOUBLE",
    "BUCKET",
    "FLIPFLOPS",
    "LIFEGUARD",
    "FLAG",
)
FLAG_FROM = 6.0  # the least value of a treasure for the flag
WORTH_SAVING = 1.5


def kept_special(view: View) -> Move:
    """The special card to keep of a packet."""
    return min(view.choices, key=lambda move: LIKED.index(move.removeprefix("keep ")))


def special_move(view: View) -> Move | None:
    """The special card, if it is worth playing now."""
    verb = (view.special or "").lower()
    moves = [move for move in view.choices if move.split()[0] == verb]
    return _worth_playing(view, verb, moves) if moves else None


def _worth_playing(view: View, verb: str, moves: Sequence[Move]) -> Move | None:
    match verb:
        case "lifeguard":
            return moves[0]
        case "flag":
            return verb if plain_worth(view.table[-1].card or "") >= FLAG_FROM else None
        case "parrot":
            stuck = view.step == "towels" and not view.lays
            return verb if stuck or own_turns(view) <= 1 else None
        case "piggy":
            return _piggy(view, moves)
        case "bucket":
            return next((move for move in moves if _target(view, move).card is None), None)
    return _guarding(view, moves)


def _target(view: View, move: Move) -> TreasureView:
    return treasure_at(view, int(move.split()[1]))


def _piggy(view: View, moves: Sequence[Move]) -> Move | None:
    # A towel from under the top comes back for nothing; not from the towel treasure one occupies.
    free = [move for move in moves if not move.endswith("top") and _is_free(view, move)]
    return max(free, key=lambda move: move[-1], default=None)


def _is_free(view: View, move: Move) -> bool:
    treasure = _target(view, move)
    return treasure.occupier != view.seat or treasure.card != TOWEL_TREASURE


def _guarding(view: View, moves: Sequence[Move]) -> Move | None:
    # The two-seat towel at once, flip-flops late, where they save most.
    late = own_turns(view) <= 1
    saved = {
        move: at_stake(view, _target(view, move))
        for move in moves
        if _target(view, move).occupier == view.seat
    }
    if not saved or not (late or view.special == "DOUBLE"):
        return None
    best = max(saved, key=saved.__getitem__)
    nothing_better = late and UMBRELLA not in view.pirates and saved[best] > 0
    return best if saved[best] > WORTH_SAVING or nothing_better else None


def worths(view: View, rng: Random, style: Style) -> Iterable[tuple[float, Move]]:
    """The moves other than special cards, with their worth in points."""
    match view.step:
        case "draft":
            return [(0.0, kept_special(view))]
        case "sit":
            return [(0.0, view.choices[0])]  # who starts has one more turn, the last of all
        case "card":
            return card_worths(view)
        case "end":
            return [(0.0, "done")]
    return towel_worths(view, rng, style)
