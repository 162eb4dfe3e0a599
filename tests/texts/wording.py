"""Finds faults in the texts of a language: by its glossary, in its sentences, on its buttons."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts.catalog import FOLDER, LANGUAGES

GLOSSARY = "glossary.toml"

WITH_GLOSSARY = [language for language in LANGUAGES if (FOLDER / language / GLOSSARY).exists()]
"""The languages whose words are settled."""

HOLE = "§"
"""Stands where a sentence is filled in."""


@dataclass(frozen=True)
class Concept:
    """One thing, the words for it, and the phrases (regular expressions) that are never used for it.

    `right_in` names the sentences in which one of the phrases is right after all, each with the reason, and
    `files` the files of texts that bring the thing.
    """

    about: str
    use: Sequence[str]
    never: Sequence[str]
    right_in: Mapping[str, str] = field(default_factory=dict)
    files: Sequence[str] = ()

    def words(self) -> Iterator[Sequence[str]]:
        """What it is called, each in its forms, without the remarks in brackets."""
        for words in self.use:
            yield re.sub(r" \(.*?\)", "", words).casefold().split(", ")


@cache
def glossary(language: str) -> Sequence[Concept]:
    text = (FOLDER / language / GLOSSARY).read_text(encoding="utf-8")
    return tuple(Concept(**entry) for entry in tomllib.loads(text)["concept"])


def files(language: str) -> Mapping[str, str]:
    """The files of texts by their names."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))}


@cache
def entries(language: str) -> Sequence[ftl.EntryType]:
    return [entry for text in files(language).values() for entry in FluentParser().parse(text).body]


@cache
def sentences(language: str) -> Mapping[str, str]:
    """The text of each sentence by its key: its variants on lines of their own, a hole for each fact."""
    return {
        entry.id.name: "\n".join(_readings(entry.value))
        for entry in entries(language)
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


def _readings(pattern: ftl.Pattern) -> Iterator[str]:
    variants = _Variants()
    variants.visit(pattern)
    return ("".join(_pieces(pattern, number)) for number in range(variants.most))


class _Variants(Visitor):
    """Counts the variants of the select that has the most."""

    def __init__(self) -> None:
        self.most = 1

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - fluent's name for it
        self.most = max(self.most, len(node.variants))
        self.generic_visit(node)


def _pieces(pattern: ftl.Pattern, number: int) -> Iterator[str]:
    """The text of a pattern with the variants of that number, counted round where there are fewer."""
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                yield text
            case ftl.Placeable(expression=ftl.StringLiteral(value=text)):
                yield text
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                yield from _pieces(variants[number % len(variants)].value, number)
            case _:
                yield HOLE


def prose(text: str) -> str:
    return re.sub(r"`[^`]*`", HOLE, text)


def phrases(language: str) -> Iterator[tuple[re.Pattern[str], Concept]]:
    """Each phrase not to be used, of whole words in any case, with its concept."""
    for concept in glossary(language):
        for phrase in concept.never:
            yield re.compile(rf"(?<!\w)(?:{phrase})(?!\w)", re.IGNORECASE | re.MULTILINE), concept


@cache
def unwanted(language: str) -> Sequence[tuple[str, str, Concept]]:
    """Each phrase not to be used that a sentence has: the sentence's key, what was found, and the concept."""
    texts = {key: prose(text) for key, text in sentences(language).items()}
    return [
        (key, match.group(), concept)
        for phrase, concept in phrases(language)
        for key, text in texts.items()
        if (match := phrase.search(text))
    ]


BUTTONS = (
    r"(demo-)?button-.+",
    r"[a-z]+-button-.+",
    r"founding-to-.+",
    r"managing-(begin|next|pause|resume|entrants|again|end)",
    r"referee-(nudge|start|open|correct|count|void|by-computer)",
    r"tables-refresh",
    r"oversee-(extend|again|back)",
    r"settings-clear-.+",
    r"replay-round-.+",
    r"corsari-(draw-(last-)?(stock|pier)|draw-discard|sail|split-yourself|confirm|into-crew)",
    r"hollander-final-card",
    r"corsari-(sail|crew|attach)-menu",
    r"playapirata-other-towels",
)
"""The keys of what stands on buttons, and on the lists of hands."""


def button_keys(language: str) -> Iterator[str]:
    return (key for key in sentences(language) if any(re.fullmatch(keys, key) for keys in BUTTONS))
