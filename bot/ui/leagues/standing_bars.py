"""The standings of a league as a picture: a bar for each round, or in a ladder for each game."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import zip_longest

from bot.leagues.points import ByPlace, shown
from bot.leagues.standings import Standing
from bot.presenters.picture import Bar, BarLine, Bars, Picture, Who, pictured
from bot.seasons.league import League
from bot.texts.minus import with_minus
from bot.ui.kit.text import label

MOST_BARS = 16
"""Bars that a line has room for, the latest of them."""
NOTHING = "–"

Earned = Mapping[int, Sequence[tuple[int, Fraction]]]
"""By person: the number of the round and the points, in the order in which the tables ended."""


def standing_bars(
    league: League, rows: Sequence[Standing], first: int, lines: Sequence[str]
) -> Picture | None:
    """Rows of the standings as a picture; None before there are results.

    `first` is how many rows stand before them, `lines` tell each in words.
    """
    earned = earned_by(league, {row.person for row in rows})
    if not earned:
        return None
    rounds = [row.number for row in league.rounds][-MOST_BARS:]
    if len(rounds) > 1:
        given = _byes(league)
        bars = [[_bar(row.person, number, earned, given) for number in rounds] for row in rows]
    else:
        games = ([Bar(points) for _, points in earned.get(row.person, ())][-MOST_BARS:] for row in rows)
        bars = list(map(list, zip(*zip_longest(*games), strict=True)))
    drawn = tuple(
        _line(league, row, first + at, own, line)
        for at, (row, own, line) in enumerate(zip(rows, bars, lines, strict=True))
    )
    return pictured(Bars(tuple(map(str, rounds)) if len(rounds) > 1 else (), drawn))


def earned_by(league: League, people: set[int]) -> Earned:
    """What each of some people has earned at the tables, by the scheme."""
    rounds = {match.id: match.round for match in league.matches}
    earned: dict[int, list[tuple[int, Fraction]]] = defaultdict(list)
    for result in league.table_results:
        if result.voided or people.isdisjoint(seat.person for seat in result.seats):
            continue
        for seat, points in zip(result.seats, league.scheme.earned(result), strict=True):
            if seat.person is not None and seat.person in people:
                earned[seat.person].append((rounds[result.id], points))
    return earned


def _byes(league: League) -> Mapping[tuple[int, int], Fraction]:
    """What a bye has brought, by person and round, where that is known beforehand."""
    scheme, size = league.scheme, league.row.size
    if not isinstance(scheme, ByPlace):
        return {}
    return {
        (person, row.number): scheme.bye(max(map(len, played.tables), default=size))
        for row, played in zip(league.rounds, league.history, strict=True)
        for person in played.byes
    }


def _bar(person: int, number: int, earned: Earned, given: Mapping[tuple[int, int], Fraction]) -> Bar | None:
    points = [points for at, points in earned.get(person, ()) if at == number]
    if points:
        return Bar(sum(points, Fraction(0)))
    bye = given.get((person, number))
    return None if bye is None else Bar(bye, hollow=True)


def _line(league: League, row: Standing, place: int, bars: Sequence[Bar | None], told: str) -> BarLine:
    values = ", ".join(NOTHING if bar is None else with_minus(shown(bar.value)) for bar in bars)
    return BarLine(
        f"{row.rank}.",
        Who(label(league.name(row.person)), place),
        tuple(bars),
        with_minus(shown(row.points)),
        f"{told} ({values})",
    )
