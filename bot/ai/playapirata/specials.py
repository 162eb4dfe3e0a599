"""The special cards: which one is kept, and when one is worth playing."""

from collections.abc import Sequence

from bot.ai.playapirata.worth import at_stake, own_turns, plain_worth, treasure_at
from bot.games.contract import Move
from bot.games.playapirata import View
from bot.games.playapirata.cards import TOWEL_TREASURE, UMBRELLA
from bot.games.playapirata.view import TreasureView

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
"""The best first."""
FLAG_FROM = 6.0
"""The least value of a treasure for the flag."""
WORTH_SAVING = 1.5


def kept_special(view: View) -> Move:
    """What the seat keeps of a packet."""
    return min(view.choices, key=lambda move: LIKED.index(move.removeprefix("keep ")))


def special_move(view: View) -> Move | None:
    """The special card if it is worth playing now."""
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
    return _bucket(view, moves) if verb == "bucket" else _guarding(view, moves)


def _bucket(view: View, moves: Sequence[Move]) -> Move | None:
    return next((move for move in moves if _target(view, move).card is None), None)


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
