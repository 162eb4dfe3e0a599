"""How often the chances shown as advice come true: `python -m tools.arena.calibration`.

Now and then in games of Bosuns a seat asks for advice. One or two of the choices in the answer, drawn by
chance, are then tried: from there the round is played to its end by Bosuns, on the real cards. `CHANCES` is
the number of chances to try, `PLAYERS` the players at a table, `OPTIONS` the options of the game
(`edition=2021 kraken=true`), `FIRST` the first deal (the curves were fitted to 14,045 chances of deals from
0, 1000 and 2000), `JOBS` the number of processes. With `FIT=1` it prints the curves that bring the shown
chances closest to the results.
"""

import os
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from statistics import fmean
from typing import NamedTuple

from bot.ai.skullking import advice
from bot.ai.skullking.advice import CURVES, Curve
from bot.games import skullking as game
from bot.games.contract import Move, Options, Seat
from bot.games.skullking.state import State
from tests.entries import COMPUTER_PLAYERS, GAMES
from tools.arena.games import decisions, from_view
from tools.arena.strength import row_of

BOSUN = from_view(COMPUTER_PLAYERS["skullking"])
CHANCES = 5_000
TABLES = (2, 3, 4, 4, 5, 6)
ASKED = 0.05
"""How often a seat asks for advice."""
TRIED = 2
"""How many of the shown choices are tried."""
BINS = 10


class Shown(NamedTuple):
    """A chance that was shown, and whether it came true; `curve`: whether of a bid, and of none or not."""

    curve: tuple[bool, bool]
    chance: float
    true: bool


class Tenth(NamedTuple):
    """The chances shown within a tenth: their number, their mean, and the share of them that came true."""

    number: int
    shown: float
    true: float


def shown_in(players: int, seed: int, tried: int = TRIED, options: Options | None = None) -> Iterator[Shown]:
    """The chances that are shown and tried in the game of this seed, `tried` each time a seat asks."""
    chance = random.Random(f"advice {players} {seed}")
    for state, seat, _ in decisions("skullking", [BOSUN] * players, seed, options):
        if chance.random() < ASKED:
            yield from _tried(state, seat, chance, tried)


def _tried(state: State, seat: Seat, chance: random.Random, tried: int) -> Iterator[Shown]:
    view = game.view(state, seat)
    hints = [hint for hint in advice.hints(view, chance) if hint.chance is not None]
    for hint in chance.sample(hints, min(tried, len(hints))):
        assert hint.chance is not None
        bidding = view.step == "bid"
        bid = int(hint.move.split()[1]) if bidding else view.bids[seat]
        yield Shown((bidding, bid == 0), hint.chance, _is_met(state, seat, hint.move, chance))


def _is_met(state: State, seat: Seat, move: Move, chance: random.Random) -> bool:
    rounds = len(state.finished)
    state = game.play(state, seat, move)
    while len(state.finished) == rounds:
        at = game.to_move(state)[0]
        state = game.play(state, at, BOSUN(GAMES["skullking"], state, at, chance))
    line = next(line.details for line in state.finished[-1].lines if line.seat == seat)
    return line["bid"] == line["tricks"]


def tenths(shown: Iterable[Shown]) -> Mapping[int, Tenth]:
    """The results of the chances, by tenths from 0."""
    bins: dict[int, list[Shown]] = {}
    for one in shown:
        bins.setdefault(min(int(one.chance * BINS), BINS - 1), []).append(one)
    return {
        at: Tenth(len(some), fmean(one.chance for one in some), fmean(one.true for one in some))
        for at, some in sorted(bins.items())
    }


def fitted(shown: Sequence[Shown]) -> Curve:
    """The likeliest curve for what came true, by Newton's method on the shares of determinizations."""
    curve = CURVES[shown[0].curve]
    shares = [(log(one.chance / (1 - one.chance)) - curve.base) / curve.slope for one in shown]
    base, slope = curve
    for _ in range(30):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for share, one in zip(shares, shown, strict=True):
            chance = 1 / (1 + exp(-base - slope * share))
            off, weight = one.true - chance, chance * (1 - chance)
            g0, g1 = g0 + off, g1 + off * share
            h00, h01, h11 = h00 + weight, h01 + weight * share, h11 + weight * share * share
        det = h00 * h11 - h01 * h01
        base, slope = base + (h11 * g0 - h01 * g1) / det, slope + (h00 * g1 - h01 * g0) / det
    return Curve(base, slope)


def shown_in_game(game: tuple[int, int]) -> Sequence[Shown]:
    seed, players = game
    row = row_of(f"skullking {'bosun ' * players}{os.environ.get('OPTIONS', '')}")
    return list(shown_in(players, seed, options=dict(row.options)))


def main() -> None:
    """Prints the table."""
    wanted = int(os.environ.get("CHANCES") or CHANCES)
    first = int(os.environ.get("FIRST") or 0)
    tables = tuple(map(int, os.environ.get("PLAYERS", "").split())) or TABLES
    games = ((seed, players) for seed in range(first, first + 1 + wanted // 10) for players in tables)
    shown: list[Shown] = []
    with ProcessPoolExecutor(int(os.environ.get("JOBS") or 2), mp_context=get_context("spawn")) as pool:
        for some in pool.map(shown_in_game, games):
            shown += some
            if len(shown) >= wanted:
                pool.shutdown(cancel_futures=True)
                break
    print(f"{'shown':>8}{'chances':>9}{'mean':>8}{'true':>8}{'off':>8}")
    for at, tenth in tenths(shown).items():
        mean, true = 100 * tenth.shown, 100 * tenth.true
        between = f"{10 * at}-{10 * at + 10}"
        print(f"{between:>8}{tenth.number:>9}{mean:>8.1f}{true:>8.1f}{true - mean:>+8.1f}")
    for key in CURVES if os.environ.get("FIT") else ():
        of_curve = [one for one in shown if one.curve == key]
        print(key, len(of_curve), fitted(of_curve))


if __name__ == "__main__":
    main()
