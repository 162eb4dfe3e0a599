"""Programs from outside: they answer a line with a line, and are out if they hang, die or cheat."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.entries import GAMES
from tools.arena.contestants import contestant, playing
from tools.arena.games import contest, decisions, start
from tools.arena.programs import OutError, Program, plain
from tools.arena.strength import observe, row_of

GAME = GAMES["skullking"]
FIRST_MOVE = """while read -r question; do echo "$question" | cut -d '"' -f 4; done"""


def program(folder: Path, script: str, name: str = "mine") -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def out_of(path: Path, patience: float = 10.0) -> str:
    """Why a program is out at its first move."""
    playing_it = Program(path, patience)
    try:
        with pytest.raises(OutError) as out:
            playing_it(GAME, start(GAME, 2, 1), 0, random.Random(1))
    finally:
        playing_it.close()
    return str(out.value)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "2021"])
def test_a_program_in_any_language_plays_both_editions(tmp_path: Path, edition: str) -> None:
    with playing("skullking", [f"run:{program(tmp_path, FIRST_MOVE)}", "random"]) as seats:
        own = [one for one in decisions("skullking", seats, 3, {"edition": edition}) if one.seat == 0]
    assert [one.move for one in own] == [next(iter(GAME.legal(one.state, 0))) for one in own]
    assert len(own) == 10 + 55, "a bid and each card of ten rounds"


def test_it_is_told_what_its_seat_may_see_and_nothing_else(tmp_path: Path) -> None:
    path = program(tmp_path, f"tee asked | {FIRST_MOVE}")
    with playing("skullking", ["random", f"run:{path}"]) as seats:
        own = [one for one in decisions("skullking", seats, 3, {"rounds": 2}) if one.seat == 1]
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text().splitlines()]
    assert [set(question) for question in asked] == [{"moves", "game", "chance", "view"}] * len(own)
    for question, (state, seat, _) in zip(asked, own, strict=True):
        assert question["view"] == json.loads(json.dumps(plain(GAME.view(state, seat))))
        assert question["moves"] == list(GAME.legal(state, seat))


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("exit 1", "mine has ended"),
        ("read -r question; echo 'play SK'", "mine answered 'play SK', which is no legal move"),
        ("read -r question; printf 'bid 0\\nbid 0\\n'", "mine answered with more than a line"),
        ("read -r question; yes | tr -d '\\n'", "mine answered with more than a line"),
    ],
)
def test_a_program_that_dies_or_cheats_is_out(tmp_path: Path, script: str, why: str) -> None:
    assert out_of(program(tmp_path, script)) == why


def test_a_program_that_hangs_is_out(tmp_path: Path) -> None:
    assert out_of(program(tmp_path, "sleep 600"), patience=0.2) == "mine gave no answer within 0.2 s"


def test_a_program_that_can_not_be_started_is_out(tmp_path: Path) -> None:
    path = program(tmp_path, "")
    path.write_text("#!/nowhere\n")
    assert out_of(path) == "mine does not start: No such file or directory"


def test_a_file_that_is_no_program_is_refused(tmp_path: Path) -> None:
    path = program(tmp_path, FIRST_MOVE)
    path.chmod(0o644)
    with pytest.raises(ValueError, match="no program that can be started"):
        contestant("skullking", f"run:{path}")


def test_what_it_has_started_ends_with_the_game(tmp_path: Path) -> None:
    path = program(tmp_path, f"sleep 600 & echo $! > pid; {FIRST_MOVE}")
    with playing("skullking", [f"run:{path}", "random"]) as seats:
        contest("skullking", seats, 3, {"rounds": 1})
        started = int((tmp_path / "pid").read_text())
        os.kill(started, 0)
    assert not Path(f"/proc/{started}").exists() or "Z" in Path(f"/proc/{started}/stat").read_text().split()


def test_it_sits_on_every_seat_of_a_deal_with_a_process_for_each(tmp_path: Path) -> None:
    path = program(tmp_path, f"echo one >> started; {FIRST_MOVE}")
    seen = observe(row_of(f"skullking run:{path} random random rounds=2"), deal=1)
    assert (tmp_path / "started").read_text().split() == ["one"] * 3
    assert seen.share.of == 3 * 2


@pytest.mark.slow
def test_the_table_says_who_is_out_and_goes_on(tmp_path: Path) -> None:
    dies = program(tmp_path, "exit 1", "dies")
    rows = f"skullking random run:{dies} rounds=1; skullking random random rounds=1"
    done = subprocess.run(
        [sys.executable, "-m", "tools.arena"],
        env={"ROWS": rows, "GAMES": "2", "JOBS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    _, out, measured = done.stdout.splitlines()
    assert out.split("rounds=1")[1].strip() == "out: dies has ended (deal 0)"
    assert "bids met" in measured
