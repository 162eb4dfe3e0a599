"""The arrows between the parts of the house point one way."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

import bot

ROOT = Path(bot.__file__).parents[1]

PURE = {"discord", "aiosqlite", "sqlite3", "asyncio", "time", "random", "secrets", "simcord", "dotenv"}
"""What the pure parts use nothing of; computer players and pairings are given chance, so they may name it."""
ABOVE_THE_PURE = {
    "bot.entry",
    "bot.registry",
    "bot.tables",
    "bot.store",
    "bot.scorepads",
    "bot.seasons",
    "bot.solo",
    "bot.delivery",
    "bot.ui",
    "bot.settings",
    "cogs",
}
GIVEN_ENTRIES = {"bot.registry"}
"""What is given its games, and does not look them up."""
NO_DISCORD = {
    "discord",
    "simcord",
    "bot.presenters",
    "bot.delivery",
    "bot.ui",
    "bot.client",
    "bot.demo",
    "cogs",
}
NO_DATABASE = {"sqlite3", "aiosqlite", "psycopg", "bot.store.sqlite", "bot.store.postgres"}

ENGINES = {"sqlite3": "sqlite", "aiosqlite": "sqlite", "psycopg": "postgres"}
"""What talks to a database, and the folder of the store in which it may be named."""

FORBIDDEN = {
    "bot/games": PURE | ABOVE_THE_PURE | {"bot.ai", "bot.art", "bot.model", "bot.presenters", "bot.texts"},
    "bot/ai": (PURE - {"random"}) | ABOVE_THE_PURE | {"bot.model", "bot.presenters", "bot.texts"},
    "bot/leagues": (PURE - {"random"}) | ABOVE_THE_PURE | {"bot.ai", "bot.presenters", "bot.texts"},
    "bot/texts": PURE | ABOVE_THE_PURE | {"bot.ai", "bot.art", "bot.model", "bot.presenters"},
    "bot/model": PURE | ABOVE_THE_PURE | {"bot.ai", "bot.presenters", "bot.texts"},
    "bot/presenters": PURE | ABOVE_THE_PURE | {"bot.ai", "bot.art", "bot.model"},
    "bot/art": PURE | ABOVE_THE_PURE | {"bot.ai", "bot.model"},
    "bot/store": NO_DISCORD
    | {"bot.seasons", "bot.scorepads", "bot.solo", "bot.tables", "bot.ai", "bot.texts", "bot.settings"}
    | {"bot.entry", "bot.registry"},
    "bot/entry.py": PURE | (ABOVE_THE_PURE - {"bot.entry"}),
    "bot/registry.py": PURE | (ABOVE_THE_PURE - {"bot.entry"}),
    "bot/tables": NO_DISCORD
    | GIVEN_ENTRIES
    | NO_DATABASE
    | {"bot.seasons", "bot.scorepads", "bot.solo", "bot.texts", "bot.settings"},
    "bot/scorepads": NO_DISCORD | GIVEN_ENTRIES | NO_DATABASE | {"bot.seasons", "bot.texts", "bot.settings"},
    "bot/solo": NO_DISCORD
    | GIVEN_ENTRIES
    | NO_DATABASE
    | {"bot.seasons", "bot.scorepads", "bot.texts", "bot.settings"},
    "bot/seasons": NO_DISCORD | GIVEN_ENTRIES | NO_DATABASE | {"bot.texts", "bot.settings"},
    "bot/delivery": GIVEN_ENTRIES
    | {"simcord", "bot.seasons", "bot.ui", "bot.client", "bot.demo", "bot.settings", "cogs"}
    | NO_DATABASE,
    "bot/ui": GIVEN_ENTRIES | {"simcord", "bot.client", "bot.demo", "cogs"} | NO_DATABASE,
    "cogs": GIVEN_ENTRIES | {"simcord", "bot.client", "bot.demo"} | NO_DATABASE,
}
"""For each folder, or file, what nothing in it may import."""

ROOMS_OF_UI = (
    {"pictures"},
    {"kit"},
    {"live", "person"},
    {"table", "server"},
    {"leagues", "solo"},
    {"scorepads"},
)
"""The rooms of `bot/ui`, floor by floor: each may use those below it, and none beside it."""


@cache
def imported(path: Path) -> Sequence[str]:
    return tuple(_imported(ast.parse(path.read_text(encoding="utf-8")), path))


def _imported(tree: ast.Module, path: Path) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_no_arrow_points_back(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py")) or [ROOT / folder]
    wrong = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in files
        for module in imported(path)
        for banned in FORBIDDEN[folder]
        if module == banned or module.startswith(f"{banned}.")
    ]
    assert wrong == []


def test_each_engine_of_the_store_is_known_in_its_folder_alone() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {module}"
        for folder in ("bot", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for module in imported(path)
        if module.split(".")[0] in ENGINES
        and not path.is_relative_to(ROOT / "bot/store" / ENGINES[module.split(".")[0]])
    ]
    assert wrong == []


def test_of_the_store_discords_part_knows_the_errors_alone() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {module}"
        for folder in ("bot/delivery", "bot/ui", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for module in imported(path)
        if module.startswith("bot.store") and not module.startswith("bot.store.errors.")
    ]
    reaching = [
        path.relative_to(ROOT).as_posix()
        for folder in ("bot/delivery", "bot/ui", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if ".store." in path.read_text(encoding="utf-8").replace("bot.store.errors", "")
    ]
    assert (wrong, reaching) == ([], [])


@pytest.mark.parametrize("room", sorted(set[str]().union(*ROOMS_OF_UI)))
def test_a_room_of_the_ui_uses_only_those_below_it(room: str) -> None:
    floor = next(at for at, rooms in enumerate(ROOMS_OF_UI) if room in rooms)
    allowed = {room}.union(*ROOMS_OF_UI[:floor])
    used = {
        module.split(".")[2]
        for path in sorted((ROOT / "bot/ui" / room).rglob("*.py"))
        for module in imported(path)
        if module.startswith("bot.ui.")
    }
    assert used <= allowed


@pytest.mark.parametrize("room", ["bot/ui/leagues", "bot/ui/scorepads", "cogs"])
def test_what_answers_about_leagues_and_scorepads_asks_their_services_and_no_store(room: str) -> None:
    reached = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / room).rglob("*.py"))
        if path.name != "messages.py"  # what keeps a message up to date remembers where it is
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("store", "matches")
        if ast.unparse(node.value).endswith(("seasons", "scorepads", "tables"))
    ]
    assert reached == []


def test_every_room_of_the_ui_stands_on_a_floor() -> None:
    rooms = {path.name for path in (ROOT / "bot/ui").iterdir() if path.is_dir() and path.name[0] != "_"}
    assert rooms == set[str]().union(*ROOMS_OF_UI)


def test_no_game_and_no_computer_player_knows_another() -> None:
    for folder in ("games", "ai"):
        games = {
            path.stem for path in (ROOT / "bot/games").iterdir() if path.is_dir() and path.stem[0] != "_"
        }
        for path in sorted((ROOT / "bot" / folder).rglob("*.py")):
            own = games & {*path.relative_to(ROOT / "bot" / folder).parts, path.stem}
            used = {game for game in games for module in imported(path) if f"games.{game}" in module}
            assert used <= own, path


def test_only_the_demo_needs_the_simulation() -> None:
    users = [
        path.relative_to(ROOT).as_posix()
        for folder in ("bot", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if any(module.split(".")[0] == "simcord" for module in imported(path))
    ]
    assert users == ["bot/demo/__init__.py", "bot/demo/page.py"]


def test_importing_the_entries_imports_no_discord() -> None:
    code = "import sys, bot.registry; print({'discord', 'sqlite3'} & set(sys.modules))"
    # What counts covered lines keeps them in SQLite itself.
    env = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"
