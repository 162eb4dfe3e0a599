"""Advice by chances in percent, each choice tried in the same determinizations."""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from bot.ai.contract import Hint, Weighed
from bot.games.contract import Move

Chances = Mapping[Move, Sequence[float]]


def hints_of(chances: Chances) -> Sequence[Hint]:
    """Each choice with its chance, the best first."""
    found = [Hint(move, chance=fmean(seen) / 100) for move, seen in chances.items()]
    return sorted(found, key=lambda hint: -(hint.chance or 0.0))


def weigh(
    move: Move,
    captains: Move,
    chances: Chances,
    compared: Callable[[Sequence[Move]], Chances],
    seems: Callable[[Sequence[Move]], float],
) -> Weighed:
    """The move beside the Captain's, the rule's and the next best, in determinizations of their own.

    The rule's is the first; `seems` is how much better than others the move is by the rule.
    """
    others = [one for one in chances if one != move]
    usual = next(iter(chances))
    next_best = max(others, key=lambda one: fmean(chances[one]))
    tried = list(dict.fromkeys((move, captains, usual, next_best)))
    percent = {one: fmean(seen) for one, seen in compared(tried).items()}
    return Weighed(
        captains=captains,
        usual=usual,
        others=others,
        cost=percent[captains] - percent[move],
        gain=percent[move] - percent[usual],
        lead=percent[move] - max(worth for one, worth in percent.items() if one != move),
        seems=seems(others),
    )
