"""Every language has every sentence, with the same placeholders, and the code and the catalogues agree."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from inspect import signature
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.texts import keys
from bot.texts.catalog import DEFAULT, FOLDER, LANGUAGES, forget, speaker
from tests.entries import GAMES, PRESENTERS
from tests.texts.wording import entries

ROOT = Path(bot.__file__).parents[1]
SOURCES = [*sorted((ROOT / "bot").rglob("*.py")), *sorted((ROOT / "cogs").rglob("*.py"))]
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
OTHERS = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != DEFAULT])
EVERY = pytest.mark.parametrize("language", LANGUAGES)

GAMES_WITHOUT_FACE = GAMES.keys() - PRESENTERS.keys()
"""Their refusals are told when they can be played on Discord."""


class _Variables(Visitor):
    """Collects the placeholders of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name for it
        self.found.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language} has {entry.id.name} twice"
            found[entry.id.name] = variables.found
    return found


@EVERY
def test_everything_in_a_catalogue_can_be_read(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []


@OTHERS
def test_every_language_has_the_same_files_and_every_sentence(language: str) -> None:
    names = {path.name for path in (FOLDER / language).glob("*.ftl")}
    assert names == {path.name for path in (FOLDER / DEFAULT).glob("*.ftl")}
    assert catalogue(language).keys() == catalogue(DEFAULT).keys()


@OTHERS
def test_every_sentence_has_the_same_placeholders(language: str) -> None:
    differing = {
        key: (variables, catalogue(language).get(key))
        for key, variables in catalogue(DEFAULT).items()
        if catalogue(language).get(key) != variables
    }
    assert differing == {}


def a_command(variables: set[str]) -> dict[str, str]:
    """Of a game, or of a group if the sentence asks for one."""
    facts = {"group": "table", "command": "hand"} if "group" in variables else {"command": next(iter(GAMES))}
    return {name: fact for name, fact in facts.items() if name in variables}


@EVERY
def test_every_sentence_can_be_said(language: str) -> None:
    for key, variables in catalogue(language).items():
        for value in (0, 1, 2, 5, 1_000_000, "Anna"):
            said = speaker(language)(key, **(dict.fromkeys(variables, value) | a_command(variables)))
            assert said.strip(), key
            assert "{" not in said, key


@OTHERS
def test_hardly_a_sentence_is_left_untranslated(language: str) -> None:
    same = [key for key in catalogue(DEFAULT) if raw(language)[key] == raw(DEFAULT)[key]]
    long = [key for key in same if len(raw(DEFAULT)[key].split()) > 3]
    assert long == []


@cache
def raw(language: str) -> dict[str, str]:
    return {
        key: speaker(language)(key, **({name: name for name in variables} | a_command(variables)))
        for key, variables in catalogue(language).items()
    }


@cache
def literals() -> frozenset[str]:
    nodes = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return frozenset(n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str))


REFUSED = ("Refusal", "IllegalMove", "LeagueError")
"""What is raised with a code."""


def refusals() -> Iterator[tuple[Path, str]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSED:
                for code in codes_in(node.args[0]):
                    yield path, code


def codes_in(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp(body=body, orelse=orelse):
            yield from codes_in(body)
            yield from codes_in(orelse)


def test_every_refusal_has_a_sentence() -> None:
    codes = {
        code
        for path, code in refusals()
        if not any(part in GAMES_WITHOUT_FACE for part in (*path.parts, path.stem))
    }
    assert len(codes) > 30
    missing = {code for code in codes if f"refusal-{code.replace('_', '-')}" not in catalogue(DEFAULT)}
    assert missing == set()


HEAD = re.compile(r"^# keys\.py, (\w+): (.+)$", re.MULTILINE)
"""In the head of a file: a function of `bot/texts/keys.py`, and the keys in the file that it makes."""


def kinds(path: Path) -> Iterator[tuple[str, str]]:
    """The functions that the head of a file names, each with the kinds of keys that it makes: `pace-*`."""
    for function, made in HEAD.findall(path.read_text(encoding="utf-8")):
        yield from ((function, kind) for kind in made.split())


KEYS_OF_VALUES = [(path, *kind) for path in sorted((FOLDER / DEFAULT).glob("*.ftl")) for kind in kinds(path)]


@cache
def values() -> frozenset[str]:
    nodes = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    names = {node.arg for node in nodes if isinstance(node, ast.arg)}
    return frozenset(re.sub("[_:]", "-", text.lower()).strip("-") for text in literals() | names)


def is_value(text: str) -> bool:
    """Whether the code has such a value, or two that make it: that of an option, `-about` it."""
    parts = text.split("-")
    halves = (("-".join(parts[:at]), "-".join(parts[at:])) for at in range(1, len(parts)))
    return text in values() or any(first in values() and is_value(second) for first, second in halves)


@EVERY
def test_every_sentence_is_found_by_its_key_or_by_the_function_that_its_file_names(language: str) -> None:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        made = [kind for _, kind in kinds(path)]
        in_file = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        elsewhere = [key for key in in_file if key not in literals()]
        assert [key for key in elsewhere if not any(fnmatch(key, kind) for kind in made)] == []


@pytest.mark.parametrize(("path", "function", "kind"), KEYS_OF_VALUES)
def test_a_function_makes_the_keys_that_it_is_named_for(path: Path, function: str, kind: str) -> None:
    made = {key for key in catalogue(DEFAULT) if fnmatch(key, kind)}
    assert made, f"{path.name} has no such key"
    if function == "key_of":
        assert kind.removesuffix("-*") in literals()
    else:
        make = getattr(keys, function)
        needed = [one.name for one in signature(make).parameters.values() if one.default is one.empty]
        examples = [{"game": game, "rules": f"{game}-rules"} for game in GAMES]
        assert any(fnmatch(make(*(example.get(name, "x") for name in needed)), kind) for example in examples)
    begin = kind.rstrip("-*")
    unused = [key for key in made - literals() - {begin} if not is_value(key.removeprefix(f"{begin}-"))]
    assert unused == []


def test_every_key_in_the_code_has_a_sentence() -> None:
    """What looks like a key of one of the catalogues' families is one."""
    families = {key.split("-")[0] for key in catalogue(DEFAULT)}
    found = {text for text in literals() if KEY.fullmatch(text) and text.split("-")[0] in families}
    found -= {key for _, key in keys_of_commands()}
    found |= {f"{kind}-{key}" for kind, key in keys_of_commands()}
    assert found <= catalogue(DEFAULT).keys() | {kind.removesuffix("-*") for *_, kind in KEYS_OF_VALUES}
    assert len(found) > 60


def keys_of_commands() -> Iterator[tuple[str, str]]:
    """What follows `command-` and `option-` in the keys of a command, as its decorator is given it."""
    for path in sorted((ROOT / "cogs").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "command":
                given = [("command", node.args[0]), *(("option", keyword.value) for keyword in node.keywords)]
                yield from ((kind, str(arg.value)) for kind, arg in given if isinstance(arg, ast.Constant))


def test_what_was_said_of_a_number_is_not_said_of_what_only_equals_it() -> None:
    for first, second in ((1, True), (True, 1)):
        say = speaker("en")
        forget()
        alone = say("done-extended", hours=second)
        forget()
        say("done-extended", hours=first)
        assert say("done-extended", hours=second) == alone
