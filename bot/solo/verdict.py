"""How well a hand was played: what its bid and cards gave away beside a Captain's, of all that was at stake.

Luck decides the score of a single hand. Here each move is tried beside the Captain's in the same
determinizations, with chance that follows from the deal and one's own moves before: equal play has an
equal verdict.
"""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from bot.ai.contract import Judge, Judged
from bot.games.contract import Move
from bot.games.record import replay_steps
from bot.solo.playing import YOU, Play, Playable, record_of

MEASURE = 1  # the measure's version, raised by any change of what a verdict says of equal play
LEAST_AT_STAKE = 5.0  # points, so that a hand without a choice that matters is well played
LAST = 7  # hands whose mean is shown: one says little


class Choice(NamedTuple):
    """A person's move: their view before it."""

    view: Any
    move: Move


class Verdict(NamedTuple):
    """The verdict on a hand that is over."""

    figure: int  # 100 as the Captain plays, 0 as lots do
    bid_cost: int  # points that the bid gave away
    captains_bid: Move


def choices_of(entry: Playable, play: Play) -> Sequence[Choice]:
    """The person's moves in a deal that is over."""
    record = record_of(entry, play)
    steps = zip(record.moves, replay_steps(record), strict=False)
    return [Choice(entry.game.view(state, YOU), move) for (seat, move), state in steps if seat == YOU]


def verdict(judge: Judge, choices: Sequence[Choice], deal: str) -> Verdict:
    """The verdict on these moves, the bid first, in the deal of this name."""
    found = list(_judged(judge, choices, deal))
    cost, stake = sum(one.cost for one in found), sum(one.stake for one in found)
    kept = 1 - cost / max(LEAST_AT_STAKE, stake)
    bid = found[0]
    return Verdict(round(100 * min(1.0, max(0.0, kept))), max(0, round(bid.cost)), bid.captains)


def _judged(judge: Judge, choices: Sequence[Choice], deal: str) -> Iterator[Judged]:
    own: list[Move] = []
    for view, move in choices:
        judged = judge(view, move, Random(f"{deal} {', '.join(own)}"))  # noqa: S311 - for roll-outs, no secret
        if judged is not None:
            yield judged
        own.append(move)


def mean_of(figures: Sequence[int]) -> int:
    """The figure of several hands."""
    return round(fmean(figures))
