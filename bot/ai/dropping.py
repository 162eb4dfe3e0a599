"""Which choices are still worth trying, when all are tried in the same determinizations."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

K = TypeVar("K")
BEHIND = 3.0
"""Standard errors by which a choice is clearly behind."""


def promising(
    points: Mapping[K, list[float]],
    prior: Mapping[K, float] | None = None,
    weight: int = 0,
    spared: float = 0.0,
) -> dict[K, list[float]]:
    """The choices that are not behind the best by more than `spared` points; `prior` weighs as much as
    `weight` samples.
    """
    means = {
        choice: mean_of(seen, prior[choice] if prior else 0.0, weight) for choice, seen in points.items()
    }
    best = max(means, key=means.__getitem__)
    return {
        choice: seen
        for choice, seen in points.items()
        if not _behind(points[best], seen, means[best] - means[choice] - spared)
    }


def mean_of(seen: Sequence[float], prior: float = 0.0, weight: int = 0) -> float:
    """The mean of the samples and of an estimate that weighs as much as `weight` of them."""
    return (sum(seen) + weight * prior) / (len(seen) + weight)


def clear_gap(differences: Sequence[float]) -> float:
    """The mean advantage of one choice over another; 0 where it may be chance."""
    mean = mean_of(differences)
    return mean if _is_clear(mean, differences) else 0.0


def _behind(best: Sequence[float], other: Sequence[float], gap: float) -> bool:
    return _is_clear(gap, [a - b for a, b in zip(best, other, strict=True)])


def _is_clear(gap: float, differences: Sequence[float]) -> bool:
    worlds = len(differences)
    mean = sum(differences) / worlds
    variance = sum(difference * difference for difference in differences) / worlds - mean * mean
    return gap > 0 and gap * gap * worlds > BEHIND * BEHIND * (variance + 1.0)
