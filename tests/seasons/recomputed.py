"""Standings worked out apart from the bot, as with pencil and paper, from the stored rows alone."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.model.leagues import Format
from bot.model.matches import MatchRow, MatchState
from bot.seasons.league import League


class Line(NamedTuple):
    """A row of the standings."""

    rank: int
    person: int
    points: Fraction
    games: int
    forfeits: int


class Seat(NamedTuple):
    """What one table was for one person."""

    match: int
    points: Fraction
    forfeited: bool
    lost: bool


def usual(seats: int) -> list[int]:
    return [seats + 1, *[seats - place for place in range(1, seats)]]


def average(seats: int) -> Fraction:
    return Fraction(sum(usual(seats)), seats)


def seats_of(league: League, match: MatchRow) -> dict[int, Seat]:
    """What a finished match brings each of its people, with the usual points."""
    rows = league.results[match.id]
    setting = str(league.row.computer_seats)
    gone = {row.seat: row.forfeited or (row.by_computer and setting != "points") for row in rows}
    is_forfeit = {row.seat: row.forfeited or (row.by_computer and setting == "forfeit") for row in rows}
    playing = sorted((row for row in rows if not gone[row.seat]), key=lambda row: row.place)
    largest = max(len(other.seats) for other in league.matches if other.round == match.round)
    worth = average(largest) / average(len(rows))
    if league.row.format is Format.LADDER:
        worth = Fraction(1)
    brought = dict.fromkeys((row.seat for row in rows), Fraction(0))
    by_place = usual(len(rows))
    for place in {row.place for row in playing}:
        sharing = [at for at, row in enumerate(playing) if row.place == place]
        for at in sharing:
            brought[playing[at].seat] = worth * Fraction(sum(by_place[one] for one in sharing), len(sharing))
    return {
        row.user_id: Seat(match.id, brought[row.seat], is_forfeit[row.seat], gone[row.seat])
        for row in rows
        if row.user_id is not None
    }


Tables = Sequence[dict[int, Seat]]
Figure = Callable[[int], Fraction | int]


def finished(league: League) -> Tables:
    """The tables that count."""
    return [
        seats_of(league, match)
        for match in league.matches
        if match.state is MatchState.DONE and match.id in league.results
    ]


def points_of(league: League, tables: Tables, person: int) -> Fraction:
    """What somebody's tables and byes bring."""
    points = sum((table[person].points for table in tables if person in table), Fraction(0))
    for row in league.rounds:
        if person in row.byes:
            points += average(max(len(match.seats) for match in league.matches if match.round == row.number))
    return points


def head_to_head(tables: Tables, group: Sequence[int]) -> dict[int, Fraction]:
    """The average at the tables where two of a group sat; 0 for all where not each has met each."""
    met = {one: {one} for one in group}
    brought: dict[int, list[Fraction]] = {one: [] for one in group}
    for table in tables:
        here = [one for one in group if one in table]
        for one in here if len(here) > 1 else ():
            met[one].update(here)
            brought[one].append(table[one].points)
    if any(len(met[one]) < len(group) for one in group):
        return dict.fromkeys(group, Fraction(0))
    return {one: sum(brought[one], Fraction(0)) / len(brought[one]) for one in group}


def parted(group: Sequence[int], figure: Figure) -> list[list[int]]:
    values = sorted({figure(one) for one in group}, reverse=True)
    return [[one for one in group if figure(one) == value] for value in values]


def ordered(tables: Tables, group: list[int]) -> list[list[int]]:
    """Those with the same points, in ranks."""
    if len(group) == 1:
        return [group]
    played = {
        one: [table[one].points for table in tables if one in table and not table[one].lost] for one in group
    }
    among = head_to_head(tables, group)
    best = {one: max(played[one], default=Fraction(-1)) for one in group}
    often = {one: played[one].count(best[one]) for one in group}
    for figure in (among, best, often):
        parts = parted(group, figure.__getitem__)
        if len(parts) > 1:
            return [rank for part in parts for rank in ordered(tables, part)]
    return [group]


def standings(league: League) -> list[Line]:
    """Everybody who takes part or has played, the best first, those on one rank by their ids."""
    tables = finished(league)
    ever = {row.user_id for rows in league.results.values() for row in rows}
    people = sorted(
        one.user_id for one in league.entrants if str(one.role) == "player" or one.user_id in ever
    )
    points = {person: points_of(league, tables, person) for person in people}
    lines: list[Line] = []
    for part in parted(people, points.__getitem__):
        for group in ordered(tables, part):
            rank = len(lines) + 1
            for one in sorted(group):
                own = [table[one] for table in tables if one in table]
                forfeits = sum(seat.forfeited for seat in own)
                lines.append(Line(rank, one, points[one], len(own), forfeits))
    return lines
