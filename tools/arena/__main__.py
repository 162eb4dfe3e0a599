"""`make arena`: how strong the computer players are, as a table that can be repeated.

`ROWS` holds the rows to be measured, with a semicolon between them: a game, the player, its opponents, and
options (`skullking bosun random random rounds=5`). `GAMES` is the number of games of each row, `FIRST` the
number of the first deal, `JOBS` how many processes play. `BESIDE=bosun` also tells how much more the player
makes than a Bosun in its seats, on the same deals. Nothing here passes or fails.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from tools.arena.contestants import contestant
from tools.arena.programs import OutError
from tools.arena.strength import (
    COUNTED,
    Estimate,
    Observation,
    Row,
    Strength,
    lead,
    observe,
    row_of,
    strength,
)

ROWS = (
    "skullking captain random random random",
    "skullking captain bosun bosun bosun",
    "skullking captain bosun",
    "playapirata captain bosun bosun bosun hands=one",
    "skullking cabin_boy bosun bosun bosun",
    "playapirata cabin_boy bosun bosun bosun",
    "corsari cabin_boy bosun bosun bosun",
    "hollander cabin_boy bosun bosun bosun",
    *(f"{game} bosun random random random" for game in ("skullking", "playapirata", "corsari", "hollander")),
)
GAMES = 200
"""So that the usual rows are measured within ten minutes on two cores."""
HEAD = f"{'points':>14}{'opponents':>14}{'win':>15}{'also':>16}{'ms p50':>8}{'p99':>8}{'most':>8}"


def main() -> None:
    """Measures the rows and prints the table, each line as it is done."""
    try:
        rows = [row_of(words) for words in _rows()]
        games, jobs = _number("GAMES", GAMES), _number("JOBS", os.cpu_count() or 1)
        first, beside = _number("FIRST", 0), os.environ.get("BESIDE", "")
        for row in rows if beside else ():
            contestant(row.game, beside)
    except ValueError as error:
        sys.exit(f"arena: {error}")
    width = max(len(str(row)) for row in rows) + 2
    print(f"{'row':<{width}}{'games':>6}{HEAD}", flush=True)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for row in rows:
            deals = range(first, first - (-games // (1 + len(row.opponents))))
            print(f"{row!s:<{width}}{_measured(row, deals, pool, beside)}", flush=True)


def _rows() -> Sequence[str]:
    chosen = [words.strip() for words in os.environ.get("ROWS", "").split(";")]
    return [words for words in chosen if words] or ROWS


def _number(name: str, usual: int) -> int:
    text = os.environ.get(name) or str(usual)
    least = min(usual, 1)
    if not (text.isascii() and text.isdecimal() and int(text) >= least):
        raise ValueError(f"{name} is a number of at least {least}, not {text!r}")
    return int(text)


def _measured(row: Row, deals: Iterable[int], pool: ProcessPoolExecutor, beside: str) -> str:
    try:
        seen = list(pool.map(partial(observe, row), deals))
        report = line(strength(row, seen))
        if beside:
            report += _beside(
                row.game, beside, seen, pool.map(partial(observe, row._replace(player=beside)), deals)
            )
    except OutError as error:
        return f"  out: {error}"
    return report


def _beside(key: str, name: str, seen: Sequence[Observation], others: Iterable[Observation]) -> str:
    points, won, share = lead(seen, list(others))
    report = f"\n  more than {name}: {_points(points)} points, {_percent(won)} of wins"
    return f"{report}, {COUNTED[key]} {_percent(share)}" if key in COUNTED else report


def line(measured: Strength) -> str:
    """The figures of a row: intervals are 95 % ones, between deals."""
    hits, of = measured.share
    also = f"{COUNTED[measured.row.game]} {100 * hits / of:.1f} %" if of else ""
    points, others = _points(measured.score), _points(measured.others)
    won = _percent(measured.won)
    times = "".join(f"{time:>8.2f}" for time in measured.times)
    return f"{measured.games:>6}{points:>14}{others:>14}{won:>15}{also:>16}{times}"


def _points(value: Estimate) -> str:
    return f"{value.mean:.1f} ±{value.reach:.1f}"


def _percent(value: Estimate) -> str:
    return f"{100 * value.mean:.1f} ±{100 * value.reach:.1f} %"


if __name__ == "__main__":
    main()
