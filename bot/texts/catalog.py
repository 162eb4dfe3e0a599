"""The catalogues: one folder per language, one Fluent file per subject.

Every language has every key with the same placeholders (a test checks it), so no sentence falls back to
another language.
"""

import hashlib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.games.contract import Fact
from bot.texts import commands
from bot.texts.minus import with_minus
from bot.texts.sentences import Sentences

FOLDER = Path(__file__).parent

# Our languages, and Discord's locales that they serve
# (https://discord.com/developers/docs/reference#locales).
LANGUAGES: Mapping[str, tuple[str, ...]] = {
    "en": ("en-US", "en-GB"),
    "de": ("de",),
    "fr": ("fr",),
    "it": ("it",),
    "es": ("es-ES", "es-419"),
}

# By each of those locales.
LANGUAGE_OF = {locale: language for language, locales in LANGUAGES.items() for locale in locales}
DEFAULT = "en"
# Sentences with their facts that are remembered in each language: most are repeated often.
MOST_REMEMBERED = 2048


class Say(Protocol):
    """Says the sentence of a key.

    Raises KeyError for an unknown key, ValueError for a placeholder without a fact.
    """

    def __call__(self, key: str, /, **facts: Fact) -> str: ...


def language_of(locale: object) -> str:
    """Our language for one of Discord's locales; English for the others."""
    return LANGUAGE_OF.get(str(locale), DEFAULT)


def speaker(language: str, names: str | None = None) -> Say:
    """Says sentences in a language, with the names of commands in it or in another."""
    return _speaker(language, names or language)


@cache
def _speaker(language: str, names: str) -> Say:
    sentences = _sentences(language, names)

    @lru_cache(MOST_REMEMBERED, typed=True)  # 1 equals True, and is not said as it is
    def say(key: str, /, **facts: Fact) -> str:
        text, errors = sentences.say(key, facts)
        if errors:
            raise ValueError(f"{language}/{key}: {errors}")
        return with_minus(text) if any(map(_is_negative, facts.values())) else text

    _REMEMBERING.append(say.cache_clear)
    return say


def _is_negative(fact: Fact) -> bool:
    return isinstance(fact, int | float) and fact < 0


_REMEMBERING: list[Callable[[], None]] = []


def know_commands(ids: Mapping[str, int]) -> None:
    """Sentences mention the commands of these groups from now on, by their ids."""
    if ids != commands.IDS:
        commands.IDS.clear()
        commands.IDS.update(ids)
        forget()


def forget() -> None:
    """Forgets all rendered sentences."""
    for clear in _REMEMBERING:
        clear()


def fingerprint() -> str:
    """A hash of all catalogues."""
    return _fingerprint(tuple(_FOLDERS))


@cache
def _fingerprint(folders: tuple[Path, ...]) -> str:
    paths = [path for folder in folders for path in sorted(folder.glob("*/*.ftl"))]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()


def has(key: str) -> bool:
    """Whether there is a sentence of that key."""
    return _sentences(DEFAULT, DEFAULT).has(key)


@cache
def placeholders(key: str) -> frozenset[str]:
    """The names of the facts in a sentence. Raises KeyError for an unknown key."""
    collected = _Placeholders()
    collected.visit(_sentences(DEFAULT, DEFAULT).pattern(key))
    return frozenset(collected.names)


class _Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name for it
        self.names.add(node.id.name)


def add_texts(folder: Path) -> None:
    """Adds the catalogues in a folder, once."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        for (language, _), sentences in _SENTENCES.items():
            sentences.read(folder / language)


_FOLDERS = [FOLDER]  # where texts are read from: ours, and those of games
# Rendered sentences, by the language and that of its commands' names.
_SENTENCES: dict[tuple[str, str], Sentences] = {}


def _sentences(language: str, names: str) -> Sentences:
    if (language, names) not in _SENTENCES:
        functions = commands.functions(_name_of(names), _name_of(DEFAULT))
        bundle = FluentBundle([LANGUAGES[language][0]], functions, use_isolating=False)
        sentences = _SENTENCES[language, names] = Sentences(bundle)
        for folder in _FOLDERS:
            sentences.read(folder / language)
    return _SENTENCES[language, names]


def _name_of(language: str) -> commands.NameOf:
    def name_of(key: str) -> str:
        return speaker(language)(key)  # found when it is asked for: a speaker needs its bundle first

    return name_of
