"""The Captain's search: the rule's best moves, played out in the same determinizations."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.ai.picking import mean_of, promising
from bot.ai.playapirata.determinizations import simulator_of
from bot.ai.playapirata.rollout import play_out
from bot.ai.playapirata.simulator import NOBODY, Simulator
from bot.ai.playapirata.worth import seat_of
from bot.games.contract import Move, Seat
from bot.games.playapirata import View
from bot.games.playapirata.pirates import CARD_OF

CONSIDERED = 6  # how many of the rule's best moves are tried
MOST = 140  # the most rollouts for a decision
TURNS = 560  # how many turns all rollouts may play
BATCH = 5
RIVALRY = 0.5


def search(
    view: View, rule: Iterable[tuple[float, Move]], rng: Random, spite: float = 1.0, part: float = 1.0
) -> list[tuple[float, Move]]:
    """The points of the most promising moves, the opponents' weighed in; `part` of the usual rollouts."""
    liked = sorted(rule, key=lambda worth: -worth[0])[:CONSIDERED]
    points: dict[Move, list[float]] = {move: [] for _, move in liked}
    # Counted, not timed, so that equal views and equal chance give equal moves.
    left = part * min(MOST, TURNS // (view.turns - view.turn_number + 1))
    while len(points) > 1 and left > 0:
        for _ in range(BATCH):
            world = simulator_of(view, rng)
            for move, seen in points.items():
                seen.append(_value(scores_after(world, move), seat_of(view), spite))
        left -= BATCH * len(points)
        points = promising(points)
    return [(mean_of(seen) if seen else 0.0, move) for move, seen in points.items()]


def scores_after(world: Simulator, move: Move) -> Sequence[int]:
    """Each seat's points after a move in a determinization, which stays as it is."""
    return evening_after(world, move).scores()


def evening_after(world: Simulator, move: Move) -> Simulator:
    """The end of the hand after a move in a determinization, which stays as it is."""
    simulator = world.copy()
    apply(simulator, move)
    play_out(simulator)
    return simulator


def _value(scores: Sequence[int], seat: Seat, spite: float) -> float:
    own = scores[seat]
    return own - RIVALRY * spite * (sum(scores) - own) / (len(scores) - 1)


def apply(simulator: Simulator, move: Move) -> None:
    """Makes the move."""
    verb, *rest = move.split()
    match verb:
        case "bury":
            simulator.bury(rest[0])
        case "lay":
            simulator.lay(int(rest[0]) - 1, tuple(int(code[-1]) for code in rest[1:]))
        case "show" | "done":
            simulator.end_turn()
        case _:
            simulator.discard(CARD_OF[verb], int(rest[0]) - 1 if rest else NOBODY)
