"""Words beside a placeholder fit whatever fills it: elision, articles, plurals at one."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from bot.games.contract import Fact
from bot.texts.catalog import LANGUAGES, speaker
from tests.texts.test_catalogues import catalogue
from tests.texts.wording import entries

CHANGING = {
    "fr": "de|que|le|la|je|ne|se|si|jusque|lorsque|puisque",
    "it": "il|lo|la|i|gli|un|uno|una|del|dello|della|dei|dal|dalla|al|alla|nel|nella|sul|sulla",
    "es": "y|e|o|u",
    "en": "a|an",
}
"""Words that change with what follows them: d’Escape, l’8, gli 8, Ana e Inés, an 8."""

NUMBERS = {
    "fr": "advance at begin bet bid bonus count days enough fewest finalists first held hours last least "
    "most needed other_slot people percent place places rank round rounds since size smallest tricks "
    "value wanted",
    "it": "value",
    "es": "count tricks",
    "en": "value",
}
"""Placeholders of numbers before which they stay as they are: French elides before none, un 3, y 2 más."""

FITTING = {
    ("fr", "corsari-you-discard", "card"): "a card of Corsari begins with its number",
    ("fr", "corsari-event-discarded", "card"): "the same",
    ("fr", "corsari-event-sailed", "discard"): "the same",
    ("fr", "action-asked", "detail"): "what is proposed, of which a test below is",
    ("fr", "proposal", "what"): "the same",
    ("it", "refusal-nobody-has-colour", "colour"): "giallo, rosso, blu, verde",
    ("it", "hollander-event-swapped-final", "other_slot"): "1 to 3",
    ("es", "list-and", "last"): "the sentence chooses by the sound that follows",
}
"""Where what fills the placeholder always fits, and why."""


@cache
def messages(language: str) -> Sequence[tuple[str, ftl.Pattern]]:
    return [
        (entry.id.name, entry.value)
        for entry in entries(language)
        if isinstance(entry, ftl.Message) and entry.value is not None
    ]


def holes(language: str) -> Iterator[tuple[str, str, str]]:
    for key, pattern in messages(language):
        yield from ((key, before, name) for before, name in _holes(pattern, ""))


def _holes(pattern: ftl.Pattern, before: str) -> Iterator[tuple[str, str]]:
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                before += text
            case ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name=name))):
                yield before, name
                before = ""
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from _holes(variant.value, before)
                before = ""
            case _:
                before = ""


@pytest.mark.parametrize("language", CHANGING)
def test_no_word_that_changes_with_the_next_stands_before_what_may_be_any_word(language: str) -> None:
    changing = re.compile(rf"(?<![\w’])(?:{CHANGING[language]})[ \u00a0][*«]*\Z", re.IGNORECASE)
    wrong = [
        f"{key}: {before[-20:]}{{ ${name} }}"
        for key, before, name in holes(language)
        if changing.search(before)
        if name not in NUMBERS[language].split() and (language, key, name) not in FITTING
    ]
    assert wrong == []


def test_what_is_proposed_begins_in_french_with_no_vowel() -> None:
    """It follows "propose de", and "de" would lose its e."""
    say = speaker("fr")
    whats = [key for key in catalogue("fr") if key.startswith("proposal-what-")]
    assert len(whats) == 6
    begins = {say(key, **dict.fromkeys(catalogue("fr")[key], "…"))[0].casefold() for key in whats}
    assert not begins & set("aeéèêiouyh")


# Plurals


COUNTED = re.compile(r"(?<![\w.,#−-])1[ \u00a0]([^\W\d]+)")

NEVER_ONE: Mapping[str, tuple[str, str]] = {
    "lobby-players": ("de fr", "the most of a game"),
    "lobby-seats": ("de", "no table has one seat"),
    "refusal-table-full": ("de fr it", "the same"),
    "refusal-places-out-of-range": ("de", "the most of a game"),
    "refusal-points-too-many": ("de fr it", "the same"),
    "refusal-sizes-do-not-fit": ("de fr it es", "fewer than two are refused otherwise"),
    "refusal-cup-bye": ("de it es", "the same"),
    "refusal-cup-without-end": ("de es", "the same"),
    "bank-days": ("en de fr it es", "a bank has two at least"),
    "pace-bank-of": ("en de fr it es", "the same"),
    "refusal-hours-out-of-range": ("de fr it es", "the most is a constant"),
    "refusal-quiet-too-long": ("en de fr it es", "the same"),
    "refusal-vacation-too-long": ("en de fr it es", "the same"),
    "refusal-limits-together": ("en", "one stowaway alone is refused otherwise"),
    "refusal-too-many-left": ("en de fr it es", "more than there are"),
    "refusal-treasure-too-often": ("it", "the same"),
    "oversee-extend": ("it", "12, 24 or 72 hours"),
}
"""Sentences with a number that is never one: the languages that put a plural behind it, and why it isn't."""

SINGULAR = re.compile(r"(?:\x00|\b1|\beine?|\bun[ae]?)[ \u00a0]([^\W\d]+)")
"""What follows a number of one."""
NO_NOUNS = {"at", "de", "más", "von"}
"""Words that follow numbers and stay as they are."""


@cache
def counts() -> frozenset[str]:
    found = {"done", "least", "most", "fewest", "played", "round", "wanted", "places", "size", "players"}
    for _, pattern in messages("en"):
        found.update(_selectors(pattern))
    return frozenset(found)


def _selectors(pattern: ftl.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        match element:
            case ftl.Placeable(
                expression=ftl.SelectExpression(
                    selector=ftl.VariableReference(id=ftl.Identifier(name=name)), variants=variants
                )
            ):
                if any(isinstance(v.key, ftl.Identifier) and v.key.name == "one" for v in variants):
                    yield name
                for variant in variants:
                    yield from _selectors(variant.value)


@cache
def plurals(language: str) -> frozenset[str]:
    """The words that follow a number in the variants for several, and in none of those for one."""
    one, several = set[str](), set[str]()
    for _, pattern in messages(language):
        for variant in _variants(pattern):
            text = _flat(variant.value)
            if isinstance(variant.key, ftl.Identifier) and variant.key.name == "one":
                one.update(SINGULAR.findall(text))
            else:
                several.update(re.findall(r"\x00[ \u00a0]([^\W\d]+)", text))
    return frozenset(several - one - NO_NOUNS)


def _variants(pattern: ftl.Pattern) -> Iterator[ftl.Variant]:
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            keys = {v.key.name for v in element.expression.variants if isinstance(v.key, ftl.Identifier)}
            for variant in element.expression.variants:
                if "one" in keys:
                    yield variant
                yield from _variants(variant.value)


def _flat(pattern: ftl.Pattern) -> str:
    return "".join(e.value if isinstance(e, ftl.TextElement) else "\x00" for e in pattern.elements)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_followed_by_no_plural(language: str) -> None:
    assert len(plurals(language)) > 15
    say = speaker(language)
    wrong: dict[str, list[str]] = {}
    for key, variables in catalogue(language).items():
        if "command" not in variables:
            facts: dict[str, Fact] = {name: 1 if name in counts() else "Anna" for name in variables}
            found = COUNTED.findall(say(key, **facts))
            if plural := [f"1 {word}" for word in found if word in plurals(language)]:
                wrong[key] = plural
    assert {key: wrong.get(key) for key in wrong.keys() ^ excused(language)} == {}


def excused(language: str) -> set[str]:
    return {key for key, (languages, _) in NEVER_ONE.items() if language in languages.split()}
