"""Leagues in moved time, everything as proposed: whoever keeps their deadlines has a seat and its points.

`python -m tools.leagues_in_time` prints these rows and all others.
"""

from pathlib import Path

import pytest

from tools.leagues_in_time import Case, played

ROWS = (
    Case("skullking", (1, 1, 1, 1)),
    Case("playapirata", (1, 1, 1, 1), "pause"),
    Case("corsari", (2, 2, 2, 2)),
    Case("hollander", (1, 16, 16, 16)),
    Case("playapirata", (1, 1, 1, 0), "no-show"),
    Case("skullking", (1, 1, 1, 1), "leaver"),
    Case("skullking", (1, 1, 1, 1), "vacation"),
    Case("corsari", (1, 1, 1, 1), "down"),
    Case("skullking", (1, 1, 1, 1), "untouched"),
    Case("hollander", (1, 1, 1, 1), "untouched"),
)


@pytest.mark.parametrize("case", ROWS, ids=lambda case: case.name)
async def test_whoever_keeps_their_deadlines_keeps_their_seat_and_has_points(
    case: Case, tmp_path: Path
) -> None:
    row = await played(case, tmp_path)
    assert row.is_over
    assert row.wronged == []
    leaver = 0 if case.happens == "leaver" else None
    expected = [looks > 0 and number != leaver for number, looks in enumerate(case.looks)]
    assert [one.is_punctual for one in row.people] == expected


async def test_listed_substitutes_take_the_seats_of_those_alone_who_stop(tmp_path: Path) -> None:
    row = await played(Case("skullking", (1, 1, 1, 1, 1, 1), "substitutes"), tmp_path)
    assert row.is_over
    assert row.wronged == []
    own = {one.name: one for one in row.people}
    assert own["P004"].of_moves, "plays for who did not come to the second round"
    assert own["P005"].of_moves, "plays on for who stopped in it"
    assert all(own[name].of_moves > own["P000"].of_moves for name in ("P002", "P003")), "they played both"


async def test_the_organiser_hears_of_those_alone_who_do_not_come(tmp_path: Path) -> None:
    (tmp_path / "all").mkdir()
    row = await played(Case("corsari", (16, 16, 16, 16)), tmp_path / "all")
    assert row.messages == []
    row = await played(Case("corsari", (1, 1, 1, 0), "no-show"), tmp_path)
    rounds = [line.partition(" say ")[2] for line in row.messages]
    assert row.messages[0] == "d 2.0 say round 1", "at the deal, for which a match waits two days"
    assert rounds == list(dict.fromkeys(rounds)), "one message a round"
