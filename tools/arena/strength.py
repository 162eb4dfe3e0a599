"""How strong a player is: what came of many games, every deal played in every rotation of the seats.

The deals are numbered, so that a measurement can be repeated to the digit, but for the milliseconds. What one
deal brought in all its rotations is one observation, and intervals are those between deals: games of one deal
are no independent ones.
"""

import math
import time
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean, stdev
from typing import Any, NamedTuple

from bot.games.contract import AnyGame, IllegalMove, Move, OptionValue, ScoreLine, Seat
from tests.entries import GAMES
from tools.arena.contestants import contestant, playing
from tools.arena.games import Contestant, Finished, contest
from tools.arena.programs import OutError, Program

NORMAL_95 = 1.96
"""Standard errors to either side of a mean that hold the truth 95 times in 100."""


class Row(NamedTuple):
    """A measurement: `player` against `opponents`, who sit clockwise from it, by their names."""

    game: str
    player: str
    opponents: tuple[str, ...]
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.game, self.player, *self.opponents, *chosen])


class Share(NamedTuple):
    """A number of hits among `of`: bids met, or games that ended by a sweep."""

    hits: int
    of: int

    @property
    def part(self) -> float:
        return self.hits / self.of if self.of else 0.0


class Observation(NamedTuple):
    """One deal in all its rotations: means for the player, its opponents' mean score, each decision's time.

    `share` is what else is counted of the game, `milliseconds` processor time, or of a program all time.
    """

    won: float
    score: float
    others: float
    share: Share
    milliseconds: tuple[float, ...]


class Estimate(NamedTuple):
    """A mean, and how far to either side its 95 % interval reaches: infinitely far after a single deal."""

    mean: float
    reach: float


class Strength(NamedTuple):
    """The measured strength of a row in `games` games.

    `times` are the median, p99 and most, in milliseconds.
    """

    row: Row
    games: int
    won: Estimate
    score: Estimate
    others: Estimate
    share: Share
    times: tuple[float, float, float]


def row_of(words: str) -> Row:
    """The row that the words name: `skullking bosun random random rounds=5`.

    Raises ValueError, with a sentence to show, for an unknown game, player or option and for a table that
    the game cannot seat.
    """
    key, *rest = words.split() or [""]
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}: {', '.join(GAMES)}")
    names = [word for word in rest if "=" not in word]
    rules = GAMES[key].RULES
    options = tuple(_option(GAMES[key], word) for word in rest if "=" in word)
    try:
        most = rules.most_players(rules.complete(dict(options)))
    except IllegalMove as error:
        raise ValueError(f"these options do not go together: {words}") from error
    if not rules.min_players <= len(names) <= most:
        raise ValueError(f"{key} seats {rules.min_players} to {most}, not {len(names)}: {words}")
    for name in names:
        contestant(key, name)
    return Row(key, names[0], tuple(names[1:]), options)


def _option(game: AnyGame, word: str) -> tuple[str, OptionValue]:
    name, _, value = word.partition("=")
    for option in game.RULES.options:
        for choice in option.choices:
            if (option.name, str(choice).lower()) == (name, value.lower()):
                return name, choice
    raise ValueError(f"{game.RULES.key} has no option {word}")


def observe(row: Row, deal: int) -> Observation:
    """Plays a deal in every rotation of the seats. Raises `OutError`."""
    names = (row.player, *row.opponents)
    times: list[float] = []
    finished: list[tuple[Finished, Seat]] = []
    for rotation in range(len(names)):
        order = [names[(at - rotation) % len(names)] for at in range(len(names))]
        with playing(row.game, order) as seats:
            seats[rotation] = _timed(seats[rotation], times)
            try:
                finished.append((contest(row.game, seats, deal, dict(row.options)), rotation))
            except OutError as error:
                raise OutError(error.name, f"{error.what} (deal {deal})") from None
    return Observation(
        won=mean(game.share_of_win(seat) for game, seat in finished),
        score=mean(game.score(seat) for game, seat in finished),
        others=mean(
            game.score(other) for game, seat in finished for other in range(len(names)) if other != seat
        ),
        share=_sum(_counted(row.game, game.scorepad, seat) for game, seat in finished),
        milliseconds=tuple(times),
    )


def _timed(choose: Contestant, times: list[float]) -> Contestant:
    # What a program takes of a processor is not seen from here.
    clock = time.perf_counter_ns if isinstance(choose, Program) else time.process_time_ns

    def timed(game: AnyGame, state: Any, seat: Seat, rng: Any) -> Move:
        begun = clock()
        move = choose(game, state, seat, rng)
        times.append((clock() - begun) / 1e6)
        return move

    return timed


def _counted(key: str, scorepad: Sequence[ScoreLine], seat: Seat) -> Share:
    if key == "skullking":
        own = [line.details for line in scorepad if line.seat == seat]
        return Share(sum(line["bid"] == line["tricks"] for line in own), len(own))
    if key == "corsari":
        return Share(int(any(line.details["swept"] for line in scorepad)), 1)
    return Share(0, 0)


COUNTED: Mapping[str, str] = {"skullking": "bids met", "corsari": "swept"}
"""The thing that `share` counts, by game; nothing in the others."""


def strength(row: Row, observations: Sequence[Observation]) -> Strength:
    """The strength of a row from its observations; at least one."""
    times = sorted(time for each in observations for time in each.milliseconds)
    return Strength(
        row=row,
        games=len(observations) * (1 + len(row.opponents)),
        won=estimate([each.won for each in observations]),
        score=estimate([each.score for each in observations]),
        others=estimate([each.others for each in observations]),
        share=_sum(each.share for each in observations),
        times=(times[len(times) // 2], times[len(times) * 99 // 100], times[-1]),
    )


def lead(seen: Sequence[Observation], others: Sequence[Observation]) -> tuple[Estimate, Estimate, Estimate]:
    """How much more points, wins and of what else is counted a player makes than another, deal by deal."""
    pairs = list(zip(seen, others, strict=True))
    return (
        estimate([one.score - other.score for one, other in pairs]),
        estimate([one.won - other.won for one, other in pairs]),
        estimate([one.share.part - other.share.part for one, other in pairs]),
    )


def estimate(values: Sequence[float]) -> Estimate:
    if len(values) == 1:
        return Estimate(values[0], math.inf)
    return Estimate(mean(values), NORMAL_95 * stdev(values) / math.sqrt(len(values)))


def _sum(shares: Iterable[Share]) -> Share:
    found = list(shares)
    return Share(sum(share.hits for share in found), sum(share.of for share in found))
