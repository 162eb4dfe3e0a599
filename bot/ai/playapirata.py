"""The computer player of Playa Pirata: from what its seat may see to a move.

It looks one step ahead. A treasure has a *worth*: its points where the seat knows it, else what an unseen one
brings on average. Occupying it now is good for the worth times the chance that nobody takes it until evening,
which falls with the opponents' turns to come and rises with the towel left on top. Each towel laid costs the
point it brings when kept, and early in the hand also what it may still conquer later.
"""

import random
from collections.abc import Iterator, Sequence

from bot.games.contract import Move
from bot.games.playapirata import View
from bot.games.playapirata.cards import NUMBER_OF, SKULL_TREASURES, TREASURES, UMBRELLA
from bot.games.playapirata.scoring import towel_treasure_points
from bot.games.playapirata.view import TreasureView

SKULL_WORTH = (3.0, 10.0, 8.0, 0.0)
"""Of one more skull, by those already occupied; the first only by the hope of a second."""
TAKEN_IN_A_TURN = {1: 0.30, 2: 0.22, 3: 0.13}
"""Chance that an opponent's turn takes a given treasure, by the value of the towel on top."""
WORTH_OF_TOWEL_LATER = {1: 1.2, 2: 2.0, 3: 2.7}
"""What keeping a towel is worth beyond its point, while turns remain."""
SPITE = 0.3
"""What an opponent loses, beside what the seat gains; shared among the opponents."""
SPECIALS_LIKED = (
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


def choose(view: View, rng: random.Random) -> Move:
    """A legal move for the seat whose view this is."""
    if (special := _special_move(view)) is not None:
        return special
    match view.step:
        case "draft":
            return min(view.choices, key=lambda move: SPECIALS_LIKED.index(move.removeprefix("keep ")))
        case "sit":
            return view.choices[0]  # who starts has one more turn, the last of all
        case "card":
            return _best([(_card_score(view, move), move) for move in _card_moves(view)], rng)
        case _:
            return _towels(view, rng)


def _best(scored: Sequence[tuple[float, Move]], rng: random.Random) -> Move:
    most = max(score for score, _ in scored)
    return rng.choice([move for score, move in scored if score == most])


# -- what a treasure is worth, and how likely it is kept ----------------------------------------------------


def _opponents_turns(view: View) -> int:
    """How many turns the opponents still have in this hand, after this one."""
    if view.step == "last":
        return 0
    players = len(view.order)
    at = view.order.index(view.seat if view.seat is not None else 0)
    after = (view.turns - view.turn_number) * (players - 1) + players - 1 - at
    return after + (at != 0)


def _own_turns(view: View) -> int:
    if view.step == "last":
        return 0
    return view.turns - view.turn_number + (view.order[0] == view.seat)


def _mine(view: View) -> list[TreasureView]:
    return [treasure for treasure in view.table if treasure.occupier == view.seat]


def _worth(view: View, treasure: TreasureView, towels: int = 0) -> float:
    """Points that the treasure is likely to bring the seat, with `towels` more laid on it."""
    card = treasure.card
    others = [other.card for other in _mine(view) if other.place != treasure.place]
    if card is None:
        return _unseen_worth(view)
    if card in NUMBER_OF:
        pair = view.special == "WAVE" and NUMBER_OF[card] in [NUMBER_OF.get(other or "") for other in others]
        return NUMBER_OF[card] + 3.0 * pair
    if card in SKULL_TREASURES:
        skulls = sum(other in SKULL_TREASURES for other in others)
        return SKULL_WORTH[min(skulls, 3)] + 3.0 * (view.special == "SKELETON" and skulls == 0)
    return float(towel_treasure_points(treasure.height + towels))


def _unseen_worth(view: View) -> float:
    seen = {treasure.card for treasure in view.table} | set(view.treasures)
    unseen = [card for card in TREASURES if card not in seen]
    return sum(_plain_worth(card) for card in unseen) / max(len(unseen), 1)


def _plain_worth(card: str) -> float:
    return NUMBER_OF.get(card, SKULL_WORTH[0] if card in SKULL_TREASURES else 7.0)


def _kept(view: View, treasure: TreasureView, top: int) -> float:
    """The chance that nobody takes the treasure until evening from under a towel of value `top`."""
    if treasure.umbrella:
        return 1.0
    taken = TAKEN_IN_A_TURN[min(top + treasure.double, 3)] * 8 / (len(view.table) + 2)
    return (1 - min(taken, 0.9)) ** _opponents_turns(view)


def _top(treasure: TreasureView) -> int:
    return int(treasure.top[-1]) if treasure.top else 0


def _at(view: View, place: int) -> TreasureView:
    return view.table[place - 1]


# -- the card of a turn --------------------------------------------------------------------------------------


def _card_moves(view: View) -> list[Move]:
    return [move for move in view.choices if move.split()[0] in ("bury", "spy", "map", "umbrella")]


def _card_score(view: View, move: Move) -> float:
    verb, *rest = move.split()
    if verb == "bury":
        return _bury_score(view, rest[0])
    if not rest:
        return -1.0
    treasure = _at(view, int(rest[0]))
    if verb == "umbrella":
        saved = _worth(view, treasure) * (1 - _kept(view, treasure, _top(treasure)))
        return saved - 0.35 * _own_turns(view)
    if verb == "spy":
        return _spy_score(view, treasure)
    return _map_score(view, treasure)


def _bury_score(view: View, card: str) -> float:
    """Cheap treasures first: a dear one is safest when it is buried and occupied late."""
    late = view.turn_number / view.turns
    return 1.0 + (_plain_worth(card) - 5.0) * (late - 0.5) * 0.6


def _spy_score(view: View, treasure: TreasureView) -> float:
    if treasure.card is not None or treasure.umbrella:
        return -0.5
    return 1.4 - 0.15 * _top(treasure) - 0.3 * (treasure.occupier == view.seat) - 1.5 * (view.turn_number < 3)


def _map_score(view: View, treasure: TreasureView) -> float:
    """Better an opponent's than one's own: what all can see is fought for."""
    unknown = treasure.card is None
    return 0.5 + 0.5 * unknown - 1.0 * (treasure.occupier == view.seat) - 1.0 * (view.turn_number < 3)


# -- towels --------------------------------------------------------------------------------------------------


def _towels(view: View, rng: random.Random) -> Move:
    """The best batch; none where nothing is gained and nothing must be laid."""
    scored = [(_gain(view, place, batch), _lay(place, batch)) for place, batch in _batches(view)]
    if "done" in view.choices:
        scored.append((0.0, "done"))
    if not scored:
        return "show"
    return _best(scored, rng)


def _batches(view: View) -> Iterator[tuple[int, tuple[str, ...]]]:
    return ((lay.place, batch) for lay in view.lays for batch in lay.batches)


def _lay(place: int, batch: Sequence[str]) -> Move:
    return " ".join(["lay", str(place), *batch])


def _gain(view: View, place: int, batch: Sequence[str]) -> float:
    treasure = _at(view, place)
    kept = _kept(view, treasure, int(batch[-1][-1]))
    gain = _worth(view, treasure, len(batch)) * kept
    if treasure.occupier == view.seat:
        gain -= _worth(view, treasure) * _kept(view, treasure, _top(treasure))
    elif treasure.occupier is not None:
        gain += _worth(view, treasure) * kept * SPITE / (len(view.players) - 1)
    return gain - sum(_cost(view, int(code[-1])) for code in batch)


def _cost(view: View, value: int) -> float:
    kept = 3.0 if view.special == "CASTLE" and value == 3 else 1.0
    return kept + WORTH_OF_TOWEL_LATER[value] * min(1.0, _own_turns(view) / 3)


# -- special cards -------------------------------------------------------------------------------------------


def _special_move(view: View) -> Move | None:
    """The special card, when it is worth playing now."""
    verb = (view.special or "").lower()
    moves = [move for move in view.choices if move.split()[0] == verb]
    if not moves:
        return None
    match verb:
        case "lifeguard":
            return moves[0]
        case "flag":
            buried = view.table[-1].card or ""
            return verb if _plain_worth(buried) >= 6 else None
        case "parrot":
            stuck = view.step == "towels" and not view.lays
            return verb if stuck or _own_turns(view) <= 1 else None
        case "piggy":
            return _piggy(view, moves)
    return _aimed(view, moves)


def _piggy(view: View, moves: Sequence[Move]) -> Move | None:
    """A towel from under the top comes back for nothing; not from the towel treasure one occupies."""
    free = [move for move in moves if not move.endswith("top") and _is_free(view, move)]
    return max(free, key=lambda move: move[-1], default=None)


def _is_free(view: View, move: Move) -> bool:
    treasure = _at(view, int(move.split()[1]))
    return treasure.occupier != view.seat or treasure.card != "TT"


def _aimed(view: View, moves: Sequence[Move]) -> Move | None:
    """A bucket over a treasure not known yet; the two-seat towel and flip-flops where they save most."""
    treasures = {move: _at(view, int(move.split()[1])) for move in moves}
    if view.special == "BUCKET":
        return next((move for move, treasure in treasures.items() if treasure.card is None), None)
    late = _own_turns(view) <= 1
    own = {move: treasure for move, treasure in treasures.items() if treasure.occupier == view.seat}
    if not own or not (late or view.special == "DOUBLE"):
        return None
    saved = {
        move: _worth(view, treasure) * (1 - _kept(view, treasure, _top(treasure)))
        for move, treasure in own.items()
    }
    best = max(saved, key=saved.__getitem__)
    return best if saved[best] > 1.5 or (late and UMBRELLA not in view.pirates and saved[best] > 0) else None
