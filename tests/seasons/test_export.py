"""A league as plain values and as sheets: all that everybody may know, and nothing else."""

import csv
import io
import json
from dataclasses import replace
from typing import Any

from bot.model.matches import MatchState, RoundRow
from bot.seasons.export import BEGINNING, exported, sheets
from bot.seasons.league import League
from tests.seasons.snapshots import ANNA, BEN, CARLA, NAMES, SECRET, season, with_correction, with_result


def read(text: str) -> list[dict[str, str]]:
    assert text.startswith(BEGINNING)
    return list(csv.DictReader(io.StringIO(text.removeprefix(BEGINNING), newline="")))


def whole() -> League:
    league = season([(ANNA, 5), (BEN, 5), (CARLA, 1)], [(ANNA, 7), (-1, 3)], [(BEN, 9), (CARLA, 2)])
    league = with_result(league, 3, 1, forfeited=True)
    void = replace(league.matches[1], state=MatchState.VOID)
    matches = (league.matches[0], void, league.matches[2])
    rounds = (*league.rounds[:2], RoundRow(3, False, (ANNA,), 1_700_000_000, None, None))
    return with_correction(replace(league, matches=matches, rounds=rounds), 1, "a slip", after=None)


def test_the_export_has_everything_as_json_has_it() -> None:
    found: dict[str, Any] = json.loads(json.dumps(exported(whole(), {})))
    assert found["league"] == {
        "name": "Winter",
        "game": "skullking",
        "about": "",
        "format": "season",
        "stage": "running",
        "options": {"rounds": 1},
        "seats_at_a_table": 2,
        "points": "usual",
        "best": 0,
        "rhythm": "few",
        "pace": "daily",
        "bank_days": 2,
        "computer_seats": "none",
        "played_out": "undecided",
        "no_shows": 0,
        "least_people": 1,
        "ranking": None,
        "rounds": 3,
        "finalists": 0,
        "created_at": "2023-11-14T22:13:20+00:00",
        "closed_at": None,
        "winners": ["Ben"],
    }
    assert {one["name"] for one in found["entrants"]} == set(NAMES.values())
    assert found["rounds"][2]["byes"] == [{"user_id": str(ANNA), "name": "Anna"}]
    assert found["rounds"][0]["started_at"] == "2023-11-14T22:13:20+00:00"
    first, void, last = found["matches"]
    assert [(row["name"], row["place"], row["points"]) for row in first["results"]] == [
        ("Anna", 1, 3),
        ("Ben", 1, 3),
        ("Carla", 3, 1),
    ]
    assert void["state"] == "void"
    assert [row["points"] for row in void["results"]] == [None, None]
    assert [(row["place"], row["forfeited"]) for row in last["results"]] == [(1, False), (2, True)]
    [correction] = found["corrections"]
    assert correction == {
        "round": 1,
        "table": 1,
        "at": "2023-11-14T22:13:20+00:00",
        "by": "Mo",
        "reason": "a slip",
        "scores_before": [5, 7],
        "scores_after": None,
        "own_table": False,
    }
    ben = next(row for row in found["standings"] if row["name"] == "Ben")
    assert (ben["rank"], ben["points"], ben["exact"], ben["games"], ben["wins"]) == (1, 6, "6", 2, 2)


def test_the_export_has_no_seed_and_no_number_of_the_bot() -> None:
    text = json.dumps(exported(whole(), {})) + "".join(sheets(whole(), {}).values())
    assert str(SECRET) not in text
    keys = {key for row in exported(whole(), {}).values() if isinstance(row, dict) for key in row}
    assert not keys & {"seed", "shows", "message_id", "revision", "created_by"}


def test_the_sheets_are_the_standings_the_results_and_the_corrections() -> None:
    found = {name: read(text) for name, text in sheets(whole(), {}).items()}
    assert list(found) == ["standings", "results", "corrections"]
    first = found["standings"][0]
    assert (first["rank"], first["name"], first["points"]) == ("1", "Ben", "6")
    assert [row["name"] for row in found["results"]] == [
        "Anna",
        "Ben",
        "Carla",
        "Anna",
        "Blackbeard",
        "Ben",
        "Carla",
    ]
    assert found["corrections"][0]["scores_before"] == "5 · 7"


def test_a_league_without_a_game_has_sheets_with_columns_alone() -> None:
    found = {name: read(text) for name, text in sheets(season(people={}), {}).items()}
    assert found == {"standings": [], "results": []}


def test_no_name_and_no_reason_becomes_a_formula() -> None:
    bad = ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", '=HYPERLINK("http://x";"y")')
    people = {ANNA + number: name for number, name in enumerate(bad)}
    league = season([(user_id, 5) for user_id in people], people=people)
    league = with_correction(league, 1, "=cmd|' /C calc'!A0", before=(-3, 4))
    for text in sheets(league, {}).values():
        for row in read(text):
            assert not [
                cell for cell in row.values() if cell.lstrip(" ").startswith(("=", "+", "-", "@", "\t"))
            ]
    names = {row["name"] for row in read(sheets(league, {})["standings"])}
    assert names == {f"'{name}" for name in bad}


def test_a_negative_score_stays_a_number() -> None:
    rows = read(sheets(season([(ANNA, -20), (BEN, 5)]), {})["results"])
    assert [row["score"] for row in rows] == ["-20", "5"]


def test_who_has_not_entered_has_the_name_that_the_tables_know() -> None:
    league = season([(ANNA, 2), (BEN, 1)], people={ANNA: "Anna"})
    [match] = exported(league, {BEN: "Ben at the table"})["matches"]
    assert [row["name"] for row in match["results"]] == ["Anna", "Ben at the table"]
