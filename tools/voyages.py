"""How rightly voyages rank people, beside as many deals of one's own: `python -m tools.voyages`.

Sixteen bots play by the rule against the same pirates, alone, and slip in 0, 2, … 30 of 100 moves: so good
they are. Printed is the rank correlation of that with the sums after 1, 2, … deals, the mean of all leagues
with its 95 % interval: where all have the same deals, and where each has their own. A league of one's own
deals takes each bot's games from another voyage, so no game is played twice.

`VOYAGES` says how many (200), `DEALS` of how many deals each (7), `GAME` and `OPTIONS` of what (`skullking`,
`rounds=5 edition=2021`), `JOBS` in how many processes. 200 voyages of whole games of Skull King are 22,400
games: a quarter of an hour of one processor.
"""

import hashlib
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import correlation, fmean, stdev

from bot.games.contract import Options
from bot.solo.chance import Chance
from bot.solo.deals import Deal, DealName
from bot.solo.playing import line_of
from bot.solo.reference import with_slips
from tests.entries import ENTRY_OF

SLIPS = range(0, 31, 2)
"""In how many of 100 moves each bot slips, the best first."""

Scores = Sequence[Sequence[int]]
"""The result of each bot in each deal of a voyage, as points of which more are better."""


def voyage(game: str, options: Options, deals: int, number: int) -> Scores:
    """The voyage of that number, played by all bots."""
    return [[_score(game, options, f"{number} {deal}", slips) for deal in range(deals)] for slips in SLIPS]


def _score(game: str, options: Options, deal: str, slips: int) -> int:
    entry, seed = ENTRY_OF[game], hashlib.sha256(f"voyage {deal}".encode()).digest()
    played = with_slips(entry, Deal(DealName(1), game, seed, options), slips, Chance(seed, f"slips {slips}"))
    total = line_of(entry, played).total
    return -total if entry.rules.low_is_good else total


def of_own_deals(voyages: Sequence[Scores], number: int) -> Scores:
    """A league in which each bot has other deals: each of another voyage."""
    return [voyages[(number + bot) % len(voyages)][bot] for bot in range(len(SLIPS))]


def rightness(league: Scores, deals: int) -> float:
    """The rank correlation of how good the bots are with their sums over the first deals."""
    sums = ranks([sum(scores[:deals]) for scores in league])
    return correlation(sums, range(len(league), 0, -1)) if len(set(sums)) > 1 else 0.0


def ranks(values: Sequence[int]) -> Sequence[float]:
    """The rank of each value from 1, the lowest; equal values share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]


def _told(found: Iterable[float]) -> str:
    values = list(found)
    return f"{fmean(values):.3f} ± {1.96 * stdev(values) / len(values) ** 0.5:.3f}"


def main() -> None:
    """Plays, and prints a line for each number of deals."""
    game, count = os.environ.get("GAME", "skullking"), int(os.environ.get("VOYAGES", "200"))
    deals, jobs = int(os.environ.get("DEALS", "7")), int(os.environ.get("JOBS", os.cpu_count() or 1))
    chosen = dict(one.split("=") for one in os.environ.get("OPTIONS", "").split())
    options = {name: int(value) if value.isdigit() else value for name, value in chosen.items()}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        voyages = list(pool.map(partial(voyage, game, options, deals), range(count)))
    print(f"{count} voyages of {deals} deals of {game} {os.environ.get('OPTIONS', '')}".rstrip())
    for after in range(1, deals + 1):
        same = _told(rightness(one, after) for one in voyages)
        own = _told(rightness(of_own_deals(voyages, number), after) for number in range(count))
        print(f"after {after}: the same deals {same}, one's own {own}")


if __name__ == "__main__":
    main()
