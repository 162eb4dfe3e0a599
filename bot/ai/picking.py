"""How to pick a choice by its value, and which are still worth sampling."""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, inf
from random import Random
from typing import TypeVar

T = TypeVar("T")
ALIKE = 1e-9  # values closer than this are equal


def best(worths: Iterable[tuple[float, T]], rng: Random) -> T:
    """The best, at random among equals."""
    found = list(worths)
    most = max(worth for worth, _ in found)
    return rng.choice([thing for worth, thing in found if worth > most - ALIKE])


def slip(worths: Iterable[tuple[float, T]], rng: Random, size: float, dearest: float = inf) -> T:
    """Mostly the best, sometimes one a little worse, by `dearest` at most.

    Softmax with temperature `size`.
    """
    things = list(worths)
    most = max(worth for worth, _ in things)
    found = [(worth, thing) for worth, thing in things if worth >= most - dearest]
    odds = [exp((worth - most) / size) for worth, _ in found]
    return rng.choices([thing for _, thing in found], odds)[0]


def careless(worths: Iterable[tuple[float, T]], rng: Random, odds: float, most: float) -> T:
    """The best or, with these odds, the worst that costs at most `most`."""
    found = list(worths)
    if rng.random() >= odds:
        return best(found, rng)
    limit = max(worth for worth, _ in found) - most
    least = min(worth for worth, _ in found if worth >= limit)
    return rng.choice([thing for worth, thing in found if limit <= worth < least + ALIKE])


K = TypeVar("K")
BEHIND = 3.0  # standard errors by which a choice is clearly behind
CLEARLY = 2.0  # standard errors by which a choice must be better than the usual one


def promising(
    points: Mapping[K, list[float]],
    prior: Mapping[K, float] | None = None,
    weight: int = 0,  # how many samples the prior weighs
    spared: float = 0.0,
) -> dict[K, list[float]]:
    """The choices that are not clearly behind the best by more than `spared` points."""
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
    """The mean of the samples, and of an estimate that weighs as much as `weight` of them."""
    return (sum(seen) + weight * prior) / (len(seen) + weight)


def clear_lead(points: Mapping[T, Sequence[float]], choice: T, others: Iterable[T]) -> float:
    """How much better a choice is on average than the nearest of others; 0 where that may be chance.

    The points of each are those of the same determinizations.
    """
    return min(_clear_gap(points[choice], points[other]) for other in others)


def favourite(points: Mapping[T, Sequence[float]], least: float, spread: float) -> T:
    """The first choice, or the one that is clearly better, by more than `least`, and best.

    `spread` is the variance that a few equal samples have at least.
    """
    usual = next(iter(points.values()))
    better = {choice: _clearly_more(seen, usual, least, spread) for choice, seen in points.items()}
    return max(better, key=better.__getitem__)


def _clearly_more(seen: Sequence[float], usual: Sequence[float], least: float, spread: float) -> float:
    # How much more on average; 0 where that is little or may be chance.
    differences = [one - other for one, other in zip(seen, usual, strict=False)]
    mean = mean_of(differences)
    return mean if mean > least and _is_clear(mean, differences, CLEARLY, spread) else 0.0


def _clear_gap(one: Sequence[float], other: Sequence[float]) -> float:
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = mean_of(differences)
    return mean if _is_clear(mean, differences) else 0.0


def _behind(best: Sequence[float], other: Sequence[float], gap: float) -> bool:
    return _is_clear(gap, [a - b for a, b in zip(best, other, strict=True)])


def _is_clear(gap: float, differences: Sequence[float], errors: float = BEHIND, spread: float = 1.0) -> bool:
    determinizations = len(differences)
    mean = sum(differences) / determinizations
    variance = sum(difference * difference for difference in differences) / determinizations - mean * mean
    # The spread keeps a few equal samples from looking like certainty.
    return gap > 0 and gap * gap * determinizations > errors * errors * (variance + spread)
