"""A league as plain values and as sheets, without hands, seeds, logs and the chance of its pairings."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from bot.leagues.standings import Standing
from bot.model.leagues import Format
from bot.model.matches import CorrectionRow, MatchRow
from bot.model.solo import SoloDealRow
from bot.seasons import history
from bot.seasons.league import League
from bot.seasons.records import UNKNOWN

DIGITS = 4  # decimals of points, beside which JSON has the exact fraction
# What a cell begins with that a spreadsheet would compute
# (https://owasp.org/www-community/attacks/CSV_Injection).
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
BEGINNING = "\ufeff"  # what tells spreadsheets that a file is UTF-8

STANDINGS = ("rank", "user_id", "name", "points", "by_hand", "games", "wins", "byes", "forfeits", "best")
ABOUT = ("round", "table", "state", "finished_at")
RESULTS = (
    *ABOUT,
    "seat",
    "user_id",
    "name",
    "place",
    "score",
    "points",
    "forfeited",
    "by_computer",
    "moves",
    "of_moves",
    "played_out",
)
CORRECTIONS = ("round", "table", "at", "by", "reason", "scores_before", "scores_after", "own_table")
# The columns of each sheet, by the keys that JSON has too.
ADJUSTMENTS = ("user_id", "name", "points", "at", "by", "reason", "takes_back", "own")

Names = Mapping[int, str]  # the names of those who have played without having entered, by their ids


def exported(league: League, names: Names, deals: Sequence[SoloDealRow] = ()) -> dict[str, Any]:
    """Everything about a league as JSON has it: times are ISO 8601 in UTC, Discord's ids text."""
    return {
        **_deals(league, deals),
        "league": _league(league),
        "standings": [_standing(league, row) for row in league.standings],
        "entrants": [
            {**_person(league, names, one.user_id), "role": str(one.role), "since": _time(one.at)}
            for one in league.entrants
        ],
        "rounds": [
            {
                "round": row.number,
                "is_stage": row.is_stage,
                "byes": [_person(league, names, user_id) for user_id in row.byes],
                "started_at": _time(row.started_at),
                "ends_at": _time(row.ends_at),
                "closed_at": _time(row.closed_at),
            }
            for row in league.rounds
        ],
        "matches": [_match(league, names, match) for match in league.matches],
        "corrections": [_correction(league, row) for row in league.corrections],
        "points_by_hand": [
            {
                **_person(league, names, row.about),
                "points": row.points,
                "at": _time(row.at),
                "by": row.name,
                "reason": row.reason,
                "takes_back": row.takes_back is not None,
                "own": history.is_own(league, row),
            }
            for row in league.adjustments
        ],
    }


def _deals(league: League, deals: Sequence[SoloDealRow]) -> dict[str, Any]:
    """The deals of a voyage with their seeds and the figures of their reference games, once it is over."""
    if league.row.stage.live or not deals:
        return {}
    exported = [
        {
            "number": one.number,
            "seed": one.seed.hex(),
            "players_version": one.version,
            "field_mean": one.mean,
            "field_tenth_percentile": one.tenth,
        }
        for one in deals
    ]
    return {"deals": exported}


def sheets(league: League, names: Names) -> Mapping[str, str]:
    """The standings, the results, corrections and points by hand if there are any, as CSV, by file name."""
    whole = exported(league, names)
    found = {
        "standings": _sheet(STANDINGS, whole["standings"]),
        "results": _sheet(RESULTS, _result_lines(whole["matches"])),
    }
    if whole["corrections"]:
        found["corrections"] = _sheet(CORRECTIONS, whole["corrections"])
    if whole["points_by_hand"]:
        found["points_by_hand"] = _sheet(ADJUSTMENTS, whole["points_by_hand"])
    return found


def _league(league: League) -> dict[str, Any]:
    row = league.row
    return {
        "name": row.name,
        "game": row.game,
        "about": row.about,
        "format": str(row.format),
        "stage": str(row.stage),
        "options": dict(row.options),
        "seats_at_a_table": row.size,
        "points": row.points or "usual",
        "best": row.best,
        "rhythm": str(row.rhythm),
        "pace": str(row.pace),
        "bank_days": row.bank_days,
        "computer_seats": str(row.computer_seats),
        "played_out": str(row.played_out),
        "no_shows": row.no_shows,
        "least_people": row.least_people,
        "ranking": str(row.ranking) if row.format is Format.LADDER else None,
        "rounds": row.rounds,
        "finalists": row.finalists,
        "created_at": _time(row.created_at),
        "closed_at": _time(row.closed_at),
        "winners": [league.name(user_id) for user_id in league.winners],
    }


def _standing(league: League, row: Standing) -> dict[str, Any]:
    return {
        "rank": row.rank if row.is_ranked else None,
        **_person(league, {}, row.person),
        "points": _decimal(row.points),
        "exact": str(row.points),
        "by_hand": row.given,
        "games": row.games,
        "wins": None if league.row.format is Format.VOYAGE else row.wins,
        "byes": row.byes,
        "forfeits": row.forfeits,
        "best": None if row.best is None else _decimal(row.best),
        "places": list(row.places),
    }


def _match(league: League, names: Names, match: MatchRow) -> dict[str, Any]:
    return {
        "round": match.round,
        "table": match.number,
        "state": str(match.state),
        "drawn": [_person(league, names, user_id) for user_id in match.seats],
        "starts_at": _time(match.starts_at),
        "finished_at": _time(match.finished_at),
        "results": _results(league, names, match),
    }


def _results(league: League, names: Names, match: MatchRow) -> list[dict[str, Any]]:
    """The seats of a match with the places that count; a void or undecided one brings none of its own."""
    rows = league.results.get(match.id)
    if rows is None:
        return []
    result = league.table_result(match)
    earned = league.scheme.earned(result)
    return [
        {
            "seat": row.seat + 1,
            **_person(league, names, row.user_id),
            "place": place,
            "score": row.score,
            "points": None if result.voided or result.undecided else _decimal(points),
            "forfeited": row.forfeited,
            "by_computer": row.by_computer,
            "moves": row.moves,
            "of_moves": row.of_moves,
            "played_out": row.played_out,
        }
        for row, place, points in zip(rows, result.places, earned, strict=True)
    ]


def _correction(league: League, row: CorrectionRow) -> dict[str, Any]:
    match = league.match(row.match_id)
    return {
        "round": match.round,
        "table": match.number,
        "at": _time(row.at),
        "by": row.name,
        "reason": row.reason,
        "scores_before": list(row.before),
        "scores_after": None if row.after is None else list(row.after),
        "own_table": history.is_own(league, row),
    }


def _person(league: League, names: Names, user_id: int | None) -> dict[str, Any]:
    """A person by their id, None for a computer player, and their name."""
    if user_id is None:
        return {"user_id": None, "name": UNKNOWN}
    entrant = league.entrant(user_id)
    name = names.get(user_id, UNKNOWN) if entrant is None else entrant.name
    return {"user_id": str(user_id) if user_id > 0 else None, "name": name}


def _result_lines(matches: Sequence[Mapping[str, Any]]) -> Iterable[dict[str, Any]]:
    for match in matches:
        for result in match["results"]:
            yield {**{key: match[key] for key in ABOUT}, **result}


def _sheet(columns: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> str:
    written = io.StringIO(newline="")
    table = csv.writer(written)
    table.writerow(columns)
    table.writerows([_cell(row[column]) for column in columns] for row in rows)
    return BEGINNING + written.getvalue()


def _cell(value: object) -> object:
    """A value that no spreadsheet computes: people's words stay a text; a list is one cell."""
    if isinstance(value, list):
        return _cell(" · ".join(map(str, value)))
    if isinstance(value, str) and value.lstrip(" ").startswith(FORMULA):
        return f"'{value}"
    return value


def _decimal(points: Fraction) -> float | int:
    return int(points) if points.denominator == 1 else round(float(points), DIGITS)


def _time(seconds: int | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()
