"""The pages for people who work here say what is so."""

import re
from pathlib import Path

import pytest

import bot

ROOT = Path(bot.__file__).parents[1]
TESTS = ROOT / "tests"
README = (TESTS / "README.md").read_text(encoding="utf-8")
SHELVES = sorted(path.name for path in TESTS.iterdir() if path.is_dir() and path.name[0] not in "_.")
EXAMPLE = re.compile(r"\[`(?P<path>[\w/.]+)`\]\((?P=path)\):\n\n```python\n(?P<code>.*?\n)```", re.DOTALL)


@pytest.mark.parametrize("shelf", SHELVES)
def test_the_tests_readme_tells_of_every_shelf(shelf: str) -> None:
    assert f"`{shelf}/`" in README.partition("## ")[0]
    assert f"### `{shelf}/`" in README


def test_its_examples_are_tests_word_for_word() -> None:
    examples = list(EXAMPLE.finditer(README))
    assert len(examples) == README.count("```python") == len(SHELVES) - 1  # records are files, and no tests
    for example in examples:
        written = (TESTS / example["path"]).read_text(encoding="utf-8")
        assert [test for test in example["code"].split("\n\n\n") if test not in written] == []


def test_every_target_of_make_is_in_the_readme_and_every_one_there_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"(?:^|`)make (\w+)(?:`|$)", readme, re.MULTILINE)) == targets


COMMANDS = (TESTS / "cogs" / "command_names" / "en.txt").read_text(encoding="utf-8").splitlines()
NAMED = re.compile(r"`(/(?:tavern|league|scorepad|skullking|playapirata|corsari|hollander) [\w-]+)")


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda p: p.name
)
def test_a_page_names_only_commands_that_there_are(page: Path) -> None:
    known = {" ".join(line.split()[:2]) for line in COMMANDS}
    assert set(NAMED.findall(page.read_text(encoding="utf-8"))) <= known
