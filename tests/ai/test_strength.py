"""The arena: who may play in it, what it counts, and that it can be repeated."""

import math
import subprocess
import sys
from pathlib import Path

import pytest

from tests.entries import GAMES
from tools.arena.contestants import contestant
from tools.arena.games import decisions
from tools.arena.strength import (
    Estimate,
    Observation,
    Row,
    Share,
    estimate,
    lead,
    observe,
    row_of,
    strength,
)

PRUDENT = "tools/arena/outsiders/prudent.py"


def test_a_row_is_read_with_its_opponents_and_options() -> None:
    assert row_of("skullking bosun random random rounds=5") == Row(
        "skullking", "bosun", ("random", "random"), (("rounds", 5),)
    )
    assert row_of("playapirata bosun random specials=true").options == (("specials", True),)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("whist bosun random", "no game 'whist'"),
        ("", "no game ''"),
        ("skullking bosun", "seats 2 to 6, not 1"),
        (f"skullking {'bosun ' * 9} edition=2021", "seats 2 to 8, not 9"),
        ("skullking bosun random kraken=true", "do not go together"),
        ("corsari random random random random random", "seats 2 to 4, not 5"),
        ("skullking bosun nobody", "nobody is called 'nobody'"),
        ("skullking bosun missing.py", "no player at"),
        ("skullking bosun tools/arena/chance.py", "no function choose"),
        ("skullking bosun random rounds=11", "no option rounds=11"),
    ],
)
def test_a_row_that_cannot_be_played_is_refused_with_the_reason(words: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        row_of(words)


def test_a_player_from_outside_is_loaded_from_its_file() -> None:
    seats = [contestant("skullking", PRUDENT), contestant("skullking", "random")]
    moves = [each.move for each in decisions("skullking", seats, seed=3) if each.seat == 0]
    assert [move for move in moves if move.startswith("bid")] == [
        f"bid {number // 3}" for number in range(1, 11)
    ]


def test_a_deal_is_played_in_every_rotation_of_the_seats() -> None:
    row = row_of(f"skullking random {PRUDENT} {PRUDENT} rounds=2")
    seen = observe(row, deal=1)
    assert seen.share.of == 3 * 2, "each of the three rotations has two bids of the player"
    assert len(seen.milliseconds) == 3 * (2 + 3), "and two bids and three cards are its decisions"
    copies = observe(row_of(f"skullking {PRUDENT} {PRUDENT} {PRUDENT} rounds=2"), deal=1)
    assert copies.won == pytest.approx(1 / 3), "copies of one player win their share of every deal"
    assert copies.score == pytest.approx(copies.others)


@pytest.mark.slow
def test_equal_rows_and_deals_give_equal_figures() -> None:
    row = row_of("hollander random random random")
    first, again = (observe(row, deal=5)._replace(milliseconds=()) for _ in range(2))
    assert first == again
    assert first != observe(row, deal=6)._replace(milliseconds=())


def test_an_interval_is_that_between_deals() -> None:
    assert estimate([1.0, 3.0]) == pytest.approx((2.0, 1.96))
    assert estimate([4.0]) == Estimate(4.0, math.inf)
    row = Row("skullking", "bosun", ("random",))
    seen = [Observation(1, 10, 5, Share(1, 2), (1.0,) * 99), Observation(0, 30, 15, Share(2, 2), (7.0,))]
    measured = strength(row, seen)
    assert (measured.games, measured.share, measured.times) == (4, Share(3, 4), (1.0, 7.0, 7.0))
    assert (measured.won.mean, measured.score.mean, measured.others.mean) == (0.5, 20, 10)


def test_two_players_are_compared_deal_by_deal() -> None:
    one = [Observation(1, 10, 5, Share(1, 2), ()), Observation(0, 30, 15, Share(2, 2), ())]
    other = [Observation(0, 8, 5, Share(0, 2), ()), Observation(0, 26, 15, Share(2, 2), ())]
    points, won, share = lead(one, other)
    assert points == pytest.approx((3.0, 1.96)), "2 and 4 points more"
    assert (won.mean, share.mean) == (0.5, 0.25)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_measured(key: str) -> None:
    seen = observe(row_of(f"{key} bosun random"), deal=0)
    assert 0 <= seen.won <= 1
    assert seen.milliseconds


@pytest.mark.slow
def test_the_table_is_printed_row_by_row(tmp_path: Path) -> None:
    rows = f"skullking {PRUDENT} random rounds=1; skullking random random rounds=1"
    done = subprocess.run(
        [sys.executable, "-m", "tools.arena"],
        env={"ROWS": rows, "GAMES": "4", "JOBS": "1", "BESIDE": "random"},
        capture_output=True,
        text=True,
        check=True,
    )
    head, *lines = done.stdout.splitlines()
    assert head.split()[:2] == ["row", "games"]
    assert [line.split("rounds=1")[1].split()[0] for line in lines[::2]] == ["4", "4"]
    assert all("bids met" in line for line in lines)
    assert "0.0 ±0.0 points" in lines[3], "those who play by chance, beside themselves"


@pytest.mark.slow
def test_a_wrong_number_of_games_is_told() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.arena"],
        env={"GAMES": "many"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "GAMES is a number of at least 1, not 'many'" in done.stderr
