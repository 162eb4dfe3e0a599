"""The files by which the bot is hosted fit each other, the README and the program."""

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot import VERSION
from bot.host.heartbeat import EVERY
from bot.settings import Host, Settings, read_settings, variables
from bot.store.sqlite.database import SqliteDatabase
from tests.test_main import ROOT

README, COMMANDS, HOSTING, PRIVACY = (
    (ROOT / name).read_text(encoding="utf-8")
    for name in ("README.md", "docs/commands.md", "docs/hosting.md", "PRIVACY.md")
)
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
POSTGRES = (ROOT / "compose.postgres.yaml").read_text(encoding="utf-8")
APP = (ROOT / "app.json").read_text(encoding="utf-8")
PROCFILE = (ROOT / "Procfile").read_text(encoding="utf-8")
RELEASE = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
OF_PEOPLE = re.compile(
    r"(^|_)(user_id|host_id|other_id|detail_id)$|^(created|counted|proposed)_by$|^(byes|name)$"
)
"""Columns that hold the id or the name of a person."""
OF_SERVERS = {"guilds", "notes", "sqlite_sequence"}
"""Tables that hold ids and names of no person."""


def instructions(name: str) -> list[str]:
    lines = DOCKERFILE.replace("\\\n", " ").splitlines()
    return [line.partition(" ")[2] for line in lines if line.partition(" ")[0] == name]


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # systemd's names have capitals
    parser.read(ROOT / "pirate-tavern.service", encoding="utf-8")
    return parser


@pytest.mark.skipif(sys.platform == "win32", reason="hadolint is not packaged for Windows")
def test_the_dockerfile_passes_its_linter() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_has_a_python_that_the_program_allows_and_its_tests_run_on() -> None:
    [image] = instructions("FROM")
    version = re.fullmatch(r"python:(3\.\d+)-slim", image)
    assert version is not None
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert tuple(map(int, version[1].split("."))) >= (3, 11)
    assert project["requires-python"] == ">=3.11"
    assert f'"{version[1]}"' in (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert f'python-version: "{version[1]}"' in RELEASE


def test_the_image_holds_what_the_program_needs_and_no_secret() -> None:
    copied = [each for line in instructions("COPY") for each in line.split()[:-1]]
    assert copied == ["requirements.txt", "bot", "cogs"]
    assert all((ROOT / name).exists() for name in copied)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[0] == "*"
    assert [line[1:] for line in ignored if line.startswith("!")] == ["bot", "cogs", "requirements.txt"]
    assert any("pip install" in line and "-r requirements.txt" in line for line in instructions("RUN"))


@pytest.mark.skipif(shutil.which("sed") is None, reason="there is no sed")
@pytest.mark.parametrize(
    ("fonts", "installed"), [("all", {"fonts-noto-core", "fonts-noto-cjk"}), ("latin", set[str]())]
)
def test_the_image_has_debians_fonts_of_other_letters_unless_it_is_told_otherwise(
    tmp_path: Path, fonts: str, installed: set[str]
) -> None:
    written = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    (tmp_path / "requirements.txt").write_text(written, encoding="utf-8")
    for program in ("apt-get", "pip", "rm"):  # each notes what it was asked for
        (tmp_path / program).write_text(f'#!/bin/sh\necho "$@" >> {program}.asked\n', encoding="utf-8")
        (tmp_path / program).chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    for command in instructions("RUN")[:2]:
        subprocess.run(
            [shutil.which("sh") or "", "-c", command],
            cwd=tmp_path,
            env={**os.environ, "PATH": path, "FONTS": fonts},
            check=True,
        )
    asked = tmp_path / "apt-get.asked"
    words = asked.read_text(encoding="utf-8").split() if asked.exists() else []
    assert {word for word in words if word.startswith("fonts-")} == installed
    assert (tmp_path / "pip.asked").read_text(encoding="utf-8").endswith("-r requirements.txt\n")
    kept = (tmp_path / "requirements.txt").read_text(encoding="utf-8").splitlines()
    left_out = [line.partition("==")[0] for line in written.splitlines() if line not in kept]
    assert left_out == ["manimgx-fonts", "noto-cjk-sans-jp-bold"]


def test_the_image_runs_the_bot_as_nobody_on_a_volume_and_asks_how_it_is() -> None:
    [user], [volume], [stop], [health] = map(instructions, ("USER", "VOLUME", "STOPSIGNAL", "HEALTHCHECK"))
    assert user.isdigit()
    assert int(user) > 0
    assert f"--uid {user} " in instructions("RUN")[-1]
    assert instructions("ENV") == [f"DATA_FOLDER={volume}"]
    assert stop == "SIGTERM"
    assert health.endswith('CMD ["python", "-m", "bot", "healthy"]')
    assert f"mkdir {volume} && chown tavern {volume}" in instructions("RUN")[-1]
    assert instructions("CMD") == ['["python", "-m", "bot"]']
    assert EVERY < 60  # the interval of the check


def test_compose_gives_the_bot_a_volume_with_a_name_and_the_settings() -> None:
    [volume] = instructions("VOLUME")
    assert f"- tavern:{volume}\n" in COMPOSE
    assert re.search(r"^volumes:\n  tavern:$", COMPOSE, re.MULTILINE)
    assert f"DATA_FOLDER: {volume}\n" in COMPOSE
    assert "env_file: .env\n" in COMPOSE
    assert "build: ." in COMPOSE


def test_compose_bounds_the_log_and_the_memory_and_starts_no_wrong_token_for_ever() -> None:
    assert "restart: unless-stopped\n" in COMPOSE
    assert "WAIT_AFTER_78: 1 " in COMPOSE
    assert "mem_limit: " in COMPOSE
    assert "driver: local\n" in COMPOSE
    assert "max-size: " in COMPOSE


def test_an_image_has_its_version_and_commit_and_is_tried_before_it_is_pushed() -> None:
    for label in ("version", "revision", "source"):
        assert f'--label "org.opencontainers.image.{label}=' in RELEASE
    steps = [RELEASE.index(step) for step in ("docker build", "tools.try_image docker run", "docker push")]
    assert steps == sorted(steps)
    assert "processor: amd64" in RELEASE
    assert "processor: arm64" in RELEASE
    assert '"$GITHUB_REF_NAME" = "v$(python -c \'import bot; print(bot.VERSION)\')"' in RELEASE
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION


@pytest.mark.skipif(shutil.which("awk") is None, reason="there is no awk")
def test_the_notes_of_a_release_are_its_part_of_the_changelog(tmp_path: Path) -> None:
    written = "# Changelog\n\n## Unreleased\n\n- new\n\n## 0.9.0\n\n- a line\n- another\n\n## 0.9\n\n- old\n"
    (tmp_path / "CHANGELOG.md").write_text(written, encoding="utf-8")
    [command] = [line for line in RELEASE.splitlines() if line.strip().startswith("awk ")]
    run = [shutil.which("sh") or "", "-c", command]
    subprocess.run(run, cwd=tmp_path, env={**os.environ, "GITHUB_REF_NAME": "v0.9.0"}, check=True)
    assert (tmp_path / "notes.md").read_text(encoding="utf-8").split("\n") == [
        "",
        "- a line",
        "- another",
        "",
        "",
    ]


@pytest.mark.parametrize("workflow", ["release", "test"])
def test_each_action_of_a_workflow_is_pinned_to_a_commit(workflow: str) -> None:
    text = (ROOT / f".github/workflows/{workflow}.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []


def test_the_unit_starts_the_bot_again_after_what_may_pass_alone() -> None:
    service = unit()["Service"]
    folder = service["WorkingDirectory"]
    assert service["ExecStart"] == f"{folder}/.venv/bin/python -m bot"
    assert (service["Restart"], service["RestartPreventExitStatus"]) == ("on-failure", "78")
    assert unit()["Unit"]["StartLimitIntervalSec"] == "0"  # however often it has been started
    assert f"as `{folder}`" in HOSTING
    assert service["ReadWritePaths"] == f"{folder}/{Settings().data_folder}"
    assert (service["ProtectSystem"], service["UMask"]) == ("strict", "0077")
    assert f"install -d -o {service['User']} -m 700 {service['ReadWritePaths']}" in HOSTING
    assert f"useradd --system {service['User']}" in HOSTING


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    text = (ROOT / "pirate-tavern.service").read_text(encoding="utf-8")
    copied = tmp_path / "pirate-tavern.service"
    copied.write_text(text.replace("/srv/pirate-tavern", str(tmp_path)), encoding="utf-8")
    command = [shutil.which("systemd-analyze") or "", "verify", "--man=no", str(copied)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "pirate-tavern" in line] == []


def test_the_procfile_is_what_the_page_for_hosts_says() -> None:
    assert PROCFILE == "worker: python -m bot\nspare: python -m bot\n"
    assert "the `Procfile`: `python -m bot`" in HOSTING
    assert "volume" in README.partition("## Hosting the bot")[2]


def test_the_spare_of_compose_and_of_the_procfile_is_what_the_bot_is() -> None:
    assert "  tavern: *bot\n  spare: *bot\n" in POSTGRES
    assert "DATABASE_URL: postgresql://tavern:${POSTGRES_PASSWORD:?" in POSTGRES
    assert "postgres:/var/lib/postgresql/data\n" in POSTGRES
    assert all(line in POSTGRES for line in ("restart: unless-stopped\n", "WAIT_AFTER_78: 1 ", "mem_limit: "))
    processes = dict(line.split(": ", 1) for line in PROCFILE.splitlines())
    assert set(json.loads(APP)["formation"]) == set(processes)
    assert set(processes.values()) == {"python -m bot"}


def test_every_setting_is_explained_with_its_default() -> None:
    written = dict(re.findall(r"^([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE))
    assert set(written) == {*variables(Settings), *variables(Host)}
    assert read_settings(written) == Settings()


def test_the_twelve_settings_that_a_host_decides_stand_before_those_that_are_seldom_needed() -> None:
    decided, _, seldom = EXAMPLE.partition("# Seldom needed.")
    assert len(re.findall(r"^[A-Z_]+=", decided, re.MULTILINE)) == 12
    explained = re.findall(r"^# .+\n[A-Z_]+=.+$", seldom, re.MULTILINE)
    assert len(explained) == len(re.findall(r"^[A-Z_]+=", seldom, re.MULTILINE)) == 16


async def test_privacy_tells_of_every_table_that_holds_people(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "tavern.sqlite3")
    columns = await database.fetch_all(
        "SELECT tables.name AS tab, columns.name AS col FROM sqlite_schema AS tables"
        " JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
    )
    await database.close()
    holding = {row["tab"] for row in columns if OF_PEOPLE.fullmatch(row["col"])} - OF_SERVERS
    assert {"seats", "people", "entrants", "pads", "rounds"} <= holding
    told = set(re.findall(r"`(\w+)`", PRIVACY.partition("| where |")[2].partition("\n\n")[0]))
    assert holding <= told
    assert told <= {row["tab"] for row in columns}


def test_privacy_tells_that_a_sign_up_keeps_since_when_somebody_is_in_the_server() -> None:
    [leagues] = [line for line in PRIVACY.splitlines() if "`entrants`" in line]
    assert "joined the server" in leagues


@pytest.mark.parametrize("page", ["PRIVACY.md", "TERMS.md", "SECURITY.md"])
def test_the_pages_for_players_say_of_which_version_they_are_and_since_when(page: str) -> None:
    third = (ROOT / page).read_text(encoding="utf-8").splitlines()[2]
    assert re.fullmatch(r"Version \d+, [1-9]\d? [A-Z][a-z]+ 20\d\d\.", third)


@pytest.mark.parametrize("page", ["PRIVACY.md", "TERMS.md", "SECURITY.md"])
def test_the_readme_leads_to_the_pages_for_players(page: str) -> None:
    assert f"({page})" in README


def test_every_command_of_the_program_is_on_the_page_of_commands() -> None:
    from bot.__main__ import USAGE

    words = set(re.findall(r"\b[a-z][a-z-]{3,}", USAGE.partition("[")[2])) - {"thaw", "json"}
    for word in words - {"demo"}:
        assert f"python -m bot {word}" in COMMANDS, word
