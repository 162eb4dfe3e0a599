"""The pages for people who work here say what is so."""

import re
from pathlib import Path

import pytest

import bot
from bot.__main__ import USAGE

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


def test_every_target_of_make_is_told_and_every_one_that_is_told_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    named = ("README.md", "CONTRIBUTING.md", "docs/tools.md")
    pages = [(ROOT / name).read_text(encoding="utf-8") for name in named]
    assert set(re.findall(r"(?:^|`)make (\w+)(?:`|$)", "\n".join(pages), re.MULTILINE)) == targets


def test_every_tool_is_told() -> None:
    page = (ROOT / "docs" / "tools.md").read_text(encoding="utf-8")
    tools = {path.stem for path in (ROOT / "tools").iterdir() if not path.stem.startswith("_")}
    assert {tool for tool in tools if not re.search(rf"`(make )?{tool}\b", page)} == set()


COMMANDS = (TESTS / "cogs" / "command_names" / "en.txt").read_text(encoding="utf-8").splitlines()
NAMED = re.compile(r"`(/(?:table|tavern|league|scorepad|skullking|playapirata|corsari|hollander) [\w-]+)")


FORMER = "## Commands that are gone"


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda p: p.name
)
def test_a_page_names_only_commands_that_there_are(page: Path) -> None:
    known = {" ".join(line.split()[:2]) for line in COMMANDS}
    text = page.read_text(encoding="utf-8")
    former = text.partition(FORMER)[2].partition("\n## ")[0]
    assert set(NAMED.findall(text.replace(former, ""))) <= known


COMMANDS_PAGE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
GAMES = ("skullking", "playapirata", "corsari", "hollander")


def commands_of(group: str) -> set[str]:
    return {line.split()[1] for line in COMMANDS if line.startswith(f"/{group} ")}


def in_first_column(section: str) -> set[str]:
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`([\w-]+)`", cell)}


@pytest.mark.parametrize("group", ["table", "tavern", "league", "scorepad"])
def test_the_page_of_commands_has_each_command_of_a_group_and_no_other(group: str) -> None:
    section = COMMANDS_PAGE.partition(f"## `/{group}`")[2].partition("\n## ")[0]
    assert in_first_column(section) == commands_of(group)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_commands_has_each_command_of_a_game_and_no_other(game: str) -> None:
    shared = in_first_column(COMMANDS_PAGE.partition("## The games")[2].partition("Each game has moves")[0])
    row = next(line for line in COMMANDS_PAGE.splitlines() if line.startswith(f"| `/{game}` |"))
    assert shared | set(re.findall(r"`([a-z-]+)(?: \w+)?`", row.split("|")[3])) == commands_of(game)


def test_the_page_of_commands_has_each_of_the_hosts_and_no_other() -> None:
    section = COMMANDS_PAGE.partition("## For the host")[2]
    inner = USAGE.partition("[")[2].rstrip("]").replace("[--thaw]", "")
    meant = {words.split()[0] for words in inner.split("|")} - {"demo"}  # which has a target of make
    assert set(re.findall(r"^\| `\S*python -m bot ([\w-]+)", section, re.MULTILINE)) == meant


PAGES = [
    *(ROOT / f"{name}.md" for name in ("CONTRIBUTING", "PRIVACY", "SECURITY", "TERMS", "tests/README")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "docs" / "decisions" / "README.md",
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_a_page_begins_with_for_whom_it_is(page: Path) -> None:
    title, *paragraphs = page.read_text(encoding="utf-8").split("\n\n")
    assert title.startswith("# ")
    assert next(text for text in paragraphs if not text.startswith("Version ")).startswith("For ")


LINKING = [ROOT / "README.md", ROOT / "CHANGELOG.md", *PAGES, *(ROOT / "docs" / "decisions").glob("0*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)|src=\"([^\"]+)\"")


def anchors(page: Path) -> set[str]:
    """The headings of a page, as GitHub makes addresses of them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", LINKING, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_a_link_of_a_page_leads_somewhere(page: Path) -> None:
    for path, anchor, picture in LINK.findall(page.read_text(encoding="utf-8")):
        there = page.parent / (path or picture or page.name)
        assert there.exists()
        assert not anchor or anchor in anchors(there)


DECISIONS = sorted((ROOT / "docs" / "decisions").glob("0*.md"))


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.name[:4])
def test_a_decision_says_whether_it_still_holds_and_is_on_the_list(page: Path) -> None:
    title, _, status, *_ = page.read_text(encoding="utf-8").splitlines()
    assert re.match(r"\*\*Status:\*\* (accepted|superseded by \[\d+\]\()", status)
    number, index = int(page.name[:4]), (page.parent / "README.md").read_text(encoding="utf-8")
    assert f"{number}. [{title.removeprefix('# ')}]({page.name})" in index
