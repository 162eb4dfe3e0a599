"""`python -m bot` as a process of its own: what is wrong is told in one line, and by its exit status.

One of a kind is shown so; the others of the kind are asked of what that process begins with.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import pytest

import bot
from bot.__main__ import main
from bot.games.record import read, replay
from tests.entries import HOUSE
from tests.listed import discord_with
from tests.patience import PATIENCE
from tests.store.sample import start_python

MAY_PASS, NEEDS_HOST = 75, 78
"""EX_TEMPFAIL and EX_CONFIG of sysexits.h."""
ROOT = Path(bot.__file__).parents[1]
RECORDS = ROOT / "tests" / "records"
TOKEN = {"DISCORD_TOKEN": "not.a.token"}
AT_ONCE = {"ALLOW_EPHEMERAL": "1", "LOCK_WAIT": "0"}
"""Settings by which the bot starts on any disk, and waits for no other process."""
AT = """
import sys
import discord.http
discord.http.Route.BASE = sys.argv[1]
from bot.__main__ import main
sys.exit(main(sys.argv[2:]))
"""
CONSOLE = "from bot.__main__ import console; sys.exit(console())"
"""The script of an installed package."""
HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite.database import SqliteDatabase

async def hold():
    database = await SqliteDatabase.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(3600)

asyncio.run(hold())
"""


def run(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python …` in a folder without a .env, with these settings alone; wherever that lies, and at once."""
    names = ("PATH", "HOME", "SSL_CERT_FILE")
    inherited: Mapping[str, str] = {name: os.environ[name] for name in names if name in os.environ}
    environment = {**inherited, "PYTHONPATH": str(ROOT), **AT_ONCE, **settings}
    command: Sequence[str] = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def told(done: subprocess.CompletedProcess[str], status: int = NEEDS_HOST) -> str:
    assert done.returncode == status, done.stderr
    lines = [line for line in done.stderr.splitlines() if " INFO " not in line]
    assert len(lines) == 1, done.stderr
    assert done.stdout == ""
    return lines[0]


Told = Callable[..., str]


@pytest.fixture
def told_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    """The one line that these words end with at once, with these settings alone, without a process."""

    def told_at_once(*words: str, **settings: str) -> str:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(os, "environ", {**AT_ONCE, **settings})
        assert main(words) == NEEDS_HOST
        shown = capsys.readouterr()
        [line] = shown.err.splitlines()
        assert shown.out == ""
        return line

    return told_at_once


def test_without_a_token_it_says_where_to_get_one_and_that_the_demo_needs_none(tmp_path: Path) -> None:
    line = told(run(tmp_path, "-m", "bot"))
    assert "DISCORD_TOKEN" in line
    assert "https://discord.com/developers/applications" in line
    assert "run `pirate-tavern demo`, or in a checkout `make demo`" in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_where_it_would_be_started_again_for_ever_it_waits_to_be_stopped(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "", "WAIT_AFTER_78": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "bot"], cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        assert "DISCORD_TOKEN" in process.stderr.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.5)
        process.terminate()
        assert process.wait(PATIENCE) == NEEDS_HOST
        assert process.stderr.read() == ""


@pytest.mark.slow
def test_a_wheel_of_the_sdist_installs_every_file_and_a_program_that_knows_its_name(tmp_path: Path) -> None:
    for name in ("bot", "cogs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "requirements.txt", "requirements-demo.txt", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    elsewhere, installed = tmp_path / "elsewhere", tmp_path / "installed"
    elsewhere.mkdir()
    build = f"from setuptools import build_meta; build_meta.build_sdist({str(elsewhere)!r})"
    done = run(tmp_path, "-W", "error", "-c", build, PYTHONPATH="")  # what is deprecated ends some day
    assert done.returncode == 0, done.stderr
    [sdist] = elsewhere.glob("*.tar.gz")
    alone = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(installed))
    done = run(elsewhere, "-m", "pip", "install", *alone, str(sdist), PYTHONPATH="")
    assert done.returncode == 0, done.stderr
    files = [path for name in ("bot", "cogs") for path in (tmp_path / name).rglob("*.*")]
    lost = {path.name for path in files if not (installed / path.relative_to(tmp_path)).exists()}
    assert lost == {"glossary.toml"}  # which the program does not read
    program = str(installed / "bin" / "pirate-tavern")
    assert "DISCORD_TOKEN" in told(run(elsewhere, program, PYTHONPATH=str(installed)))
    line = told(run(elsewhere, program, "sail", PYTHONPATH=str(installed)))
    assert line.startswith("usage: pirate-tavern [demo | ")


def test_the_usage_names_the_program_as_it_was_called(tmp_path: Path) -> None:
    assert told(run(tmp_path, "-m", "bot", "sail")).startswith("usage: python -m bot [demo | ")


@pytest.mark.slow
def test_a_demo_without_simcord_says_what_to_install(tmp_path: Path) -> None:
    line = told(run(tmp_path, "-c", f"import sys; sys.modules['simcord'] = None; {CONSOLE}", "demo"))
    assert "pip install 'pirate-tavern[demo]'" in line


@pytest.mark.slow
def test_an_update_whose_packages_are_not_installed_says_how_to_install_them(tmp_path: Path) -> None:
    without = f"import sys; sys.modules['prometheus_client'] = None; sys.argv = ['bot']; {CONSOLE}"
    line = told(run(tmp_path, "-c", without, **TOKEN, DATA_FOLDER="data"))
    assert "prometheus_client" in line
    assert f"{sys.executable} -m pip install -r requirements.txt" in line


@pytest.mark.slow
def test_a_token_that_discord_refuses_is_named(tmp_path: Path) -> None:
    with discord_with() as address:
        line = told(run(tmp_path, "-c", AT, address, **TOKEN, DATA_FOLDER="data"))
    assert "DISCORD_TOKEN" in line
    assert "make demo" in line
    assert TOKEN["DISCORD_TOKEN"] not in line


@pytest.mark.slow
def test_a_discord_that_can_not_be_reached_is_told(tmp_path: Path) -> None:
    line = told(run(tmp_path, "-c", AT, "http://127.0.0.1:9", "sync", **TOKEN, DATA_FOLDER="data"), MAY_PASS)
    assert "reached" in line


@pytest.mark.slow
def test_a_discord_that_lets_nobody_in_for_now_may_do_so_later(tmp_path: Path) -> None:
    with discord_with(status=403) as address:
        line = told(run(tmp_path, "-c", AT, address, "sync", **TOKEN, DATA_FOLDER="data"), MAY_PASS)
    assert "reached" in line


@pytest.mark.slow
def test_the_token_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from.the.file\nDATA_FOLDER=data\n", encoding="utf-8")
    with discord_with() as address:
        assert "refused" in told(run(tmp_path, "-c", AT, address))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "part"),
    [("a-file", "is a file"), ("nowhere/at/all", "cannot be made"), ("a-file/data", "not a folder")],
)
def test_a_data_folder_that_can_not_be_is_told(tmp_path: Path, place: str, part: str) -> None:
    (tmp_path / "a-file").touch()
    line = told(run(tmp_path, "-m", "bot", **TOKEN, DATA_FOLDER=place))
    assert part in line


@pytest.mark.parametrize("words", [(), ("sync",)])
def test_a_database_that_has_vanished_from_beside_its_backups_is_told(
    tmp_path: Path, told_here: Told, words: tuple[str, ...]
) -> None:
    kept = tmp_path / "data" / "backups" / "tavern-2026-03-28.sqlite3"
    kept.parent.mkdir(parents=True)
    kept.touch()
    line = told_here(*words, **TOKEN, DATA_FOLDER="data")
    assert "no database data/tavern.sqlite3" in line
    assert "restore FILE" in line
    assert sorted(tmp_path.rglob("*.sqlite3")) == [kept]


@pytest.mark.slow
def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tavern.sqlite3"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('rum');")
    before = path.read_bytes()
    line = told(run(tmp_path, "-m", "bot", **TOKEN, DATA_FOLDER="data"))
    assert "not one of Pirate Tavern" in line
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.glob("*.backup")] == []


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_read_only_data_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o500)
    assert "write" in told(run(tmp_path, "-m", "bot", **TOKEN, DATA_FOLDER="data"))


@pytest.mark.slow
def test_a_second_process_on_the_same_data_is_refused_and_told_why(tmp_path: Path) -> None:
    first = start_python(HOLD, tmp_path / "data" / "tavern.sqlite3")
    assert first.stdout is not None
    try:
        assert first.stdout.readline().strip() == "open"
        line = told(run(tmp_path, "-m", "bot", **TOKEN, DATA_FOLDER="data"), MAY_PASS)
        assert "in use" in line
    finally:
        first.kill()
        first.communicate()


@pytest.mark.slow
def test_a_host_that_forgets_its_disk_is_refused_unless_that_is_wanted(tmp_path: Path) -> None:
    refused = told(run(tmp_path, "-m", "bot", **TOKEN, DYNO="worker.1", ALLOW_EPHEMERAL="0"))
    assert "Heroku" in refused
    assert "ALLOW_EPHEMERAL=1" in refused
    assert list(tmp_path.iterdir()) == []
    with discord_with() as address:
        assert "DISCORD_TOKEN" in told(run(tmp_path, "-c", AT, address, **TOKEN, DYNO="worker.1"))


@pytest.mark.slow
def test_a_setting_that_is_wrong_ends_the_process(tmp_path: Path) -> None:
    assert "NUDGE_AFTER" in told(run(tmp_path, "-m", "bot", **TOKEN, NUDGE_AFTER="soon"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORM", "poem"),
        ("COMPUTER_DELAY", "soon"),
        ("NUDGE_AFTER", "-1"),
        ("NUDGE_AFTER_DAILY", "-1"),
        ("BURIED_AFTER", "x"),
        ("REQUESTS_PER_SECOND", "0"),
        ("REQUESTS_PER_SECOND", "46"),
        ("EDIT_INTERVAL", "-1"),
        ("METRICS_PORT", "65536"),
        ("METRICS_PORT", "on"),
        ("PRIVACY_URL", "example.org"),
        ("TERMS_URL", "https://example.org/a) b"),
        ("SUPPORT_URL", "ftp://example.org"),
        ("CONTACT", "x" * 201),
        ("NUDGE_AFTER", "nan"),
        ("COMPUTER_DELAY", "inf"),
        ("LOCK_WAIT", "a while"),
        ("ALLOW_EPHEMERAL", "maybe"),
        ("DM_INTERVAL", "-inf"),
    ],
)
def test_a_setting_that_is_wrong_is_named(told_here: Told, name: str, value: str) -> None:
    line = told_here(**TOKEN, **{name: value})
    assert name in line
    assert value in line


@pytest.mark.parametrize(
    "token", ["not.a\ttoken", "not.a token", "not.a\x7ftoken", "not.ä.token", "not.a\ntoken"]
)
def test_a_token_with_a_character_that_no_header_can_carry_is_told_and_not_shown(
    told_here: Told, token: str
) -> None:
    line = told_here(DISCORD_TOKEN=token)
    assert "DISCORD_TOKEN" in line
    assert "not." not in line


def test_a_record_replays_to_its_scorepad(tmp_path: Path) -> None:
    path = sorted((RECORDS / "skullking").rglob("*.game"))[0]
    done = run(tmp_path, "-m", "bot", "replay", str(path))
    assert done.returncode == 0, done.stderr
    record = read(path.read_text(encoding="utf-8"), HOUSE)
    game, state = record.game, replay(record)
    lines = done.stdout.splitlines()
    pad, placings = game.scorepad(state), game.result(state) or ()
    assert len(lines) == len(pad) + len(placings)
    for printed, line in zip(lines, pad, strict=False):
        assert printed.startswith(f"round {line.round} seat {line.seat}:")
        assert printed.endswith(f"score={line.score} total={line.total}")


def test_who_is_to_be_forgotten_is_named_by_an_id(told_here: Told) -> None:
    assert "'anna' is no Discord ID" in told_here("forget", "anna")


@pytest.mark.parametrize("text", [None, "", "game: poker\n\n0 bid 1\n", "\x00\xff"])
def test_a_record_that_can_not_be_read_is_told(tmp_path: Path, told_here: Told, text: str | None) -> None:
    path = tmp_path / "some.game"
    if text is not None:
        path.write_text(text, encoding="latin-1")
    assert "some.game" in told_here("replay", str(path))
