"""Every language that has a glossary uses its words, is set as its readers set it, and names its commands."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from bot.games.contract import Fact
from bot.texts.catalog import LANGUAGES, Say, speaker
from tests.entries import GAMES
from tests.tavern import tavern
from tests.texts.test_catalogues import catalogue
from tests.texts.wording import (
    BUTTONS,
    HOLE,
    WITH_GLOSSARY,
    button_keys,
    glossary,
    prose,
    sentences,
    unwanted,
)

GLOSSED = pytest.mark.parametrize("language", WITH_GLOSSARY)

MOST_ON_A_BUTTON = 34
"""More characters are cut off on a phone."""


# Words


@GLOSSED
def test_a_glossary_has_for_every_concept_the_words_to_use_and_those_not_to(language: str) -> None:
    for concept in glossary(language):
        assert concept.about
        assert concept.use
        assert concept.never
    assert len({concept.about for concept in glossary(language)}) == len(glossary(language)) > 20


@GLOSSED
def test_a_glossary_does_not_contradict_itself(language: str) -> None:
    uses = [re.sub(r"\(.*?\)", "", word) for concept in glossary(language) for word in concept.use]
    for concept in glossary(language):
        for phrase in concept.never:
            search = re.compile(rf"(?<!\w)(?:{phrase})(?!\w)", re.IGNORECASE)
            assert [word for word in uses if search.search(word)] == [], phrase


@GLOSSED
def test_no_sentence_has_a_word_that_is_not_to_be_used(language: str) -> None:
    found = [
        f"{key}: “{phrase}”; use {', '.join(concept.use)}"
        for key, phrase, concept in unwanted(language)
        if key not in concept.right_in
    ]
    assert found == []


@GLOSSED
def test_a_sentence_that_may_have_such_a_word_has_it(language: str) -> None:
    found = {(concept.about, key) for key, _, concept in unwanted(language)}
    allowed = {(concept.about, key) for concept in glossary(language) for key in concept.right_in}
    assert allowed <= found


# How it is set


@GLOSSED
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    straight = [key for key, text in sentences(language).items() if re.search(r"[\"']", prose(text))]
    assert straight == []


NO_BREAK = "\u00a0\u202f"
SPACED_WRONGLY = re.compile(r"(?<!,)\s[;:!?»](?!\w)|«\s")
SPACED_WRONGLY_IN_FRENCH = re.compile(
    rf"(?<![{NO_BREAK}!?…])(?<!, )[;!?»](?!\w)|(?<![{NO_BREAK}]):(?=[\s*]|$)|«(?![{NO_BREAK}])"
)
"""French has a space that does not break before `; : ! ? »` and after `«`. A colon within a word, as in
22:30, is no punctuation; after a comma such a sign is one that a legend explains."""


@GLOSSED
def test_the_spaces_at_punctuation_are_those_of_the_language(language: str) -> None:
    wrong = SPACED_WRONGLY_IN_FRENCH if language == "fr" else SPACED_WRONGLY
    assert [key for key, text in sentences(language).items() if wrong.search(prose(text))] == []


def test_french_punctuation_is_told_from_that_of_others() -> None:
    right = (
        "Prêt\u00a0?",
        "Prêt\u202f!",
        "«\u00a0Ici\u00a0»",
        "à 22:30\u00a0: **oui**",
        "Quoi\u00a0?!",
        "<t:5:R>",
    )
    assert [text for text in right if SPACED_WRONGLY_IN_FRENCH.search(text)] == []
    wrong = ("Prêt ?", "Prêt!", "«Ici\u00a0»", "« Ici\u00a0»", "Table : 3", "Table: 3")
    assert [text for text in wrong if not SPACED_WRONGLY_IN_FRENCH.search(text)] == []
    assert SPACED_WRONGLY.search("Ready ?")
    assert not SPACED_WRONGLY.search("Ready? :8ball:")


# Buttons


def test_every_kind_of_button_has_a_sentence() -> None:
    assert [keys for keys in BUTTONS if not any(re.fullmatch(keys, key) for key in sentences("en"))] == []


@GLOSSED
def test_a_phone_shows_the_whole_of_every_button(language: str) -> None:
    say = speaker(language)
    labels = {key: say(key, **longest_facts(key, say)) for key in button_keys(language)}
    too_long = {key: (label, len(label)) for key, label in labels.items() if len(label) > MOST_ON_A_BUTTON}
    assert too_long == {}


def longest_facts(key: str, say: Say) -> Mapping[str, Fact]:
    """What a label is filled in with at its longest; people, whose names are cut, are called Anna."""
    colours = [say(f"corsari-colour-{letter}") for letter in "roygblvpns"]
    treasures = [
        say("playapirata-card-number", points=7),
        *(say(f"playapirata-card-{t}") for t in ("ts", "tt")),
    ]
    facts: dict[str, Fact] = {
        "card": max(treasures, key=len),
        "treasure": f"#15 {max(treasures, key=len)}",
        "game": max((say(f"game-{game}") for game in GAMES), key=len),
        "values": "3 + 2 + 1",
        "name": "Anna",
        "place": "final" if key.startswith("hollander") else 11,
    }
    if key.startswith("corsari"):
        facts["card"] = say("corsari-card", colour=max(colours, key=len), number=11)
    return {name: facts.get(name, 11) for name in catalogue("en")[key]}


LABELS = r"(.+-)?button-.+|select-.+|(referee|managing|founding|tables)-.+"
"""The keys of what can be pressed or chosen from."""

OTHER_ITALICS = (
    "corsari-rules",  # the words of the game
    "refusal-leagues-by-moderators",  # Discord's permissions
    "refusal-manage-server-only",
    "refusal-moderators-only",
    "settings-moderators",
)
"""Sentences with something else in italics than what can be pressed."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sentence_says_to_press_is_there(language: str) -> None:
    said = sentences(language)
    labels = {label for key in said if re.fullmatch(LABELS, key) for label in said[key].split("\n")}
    labels |= {label.replace(HOLE, "1") for label in labels}
    missing = [
        f"{key}: {name}"
        for key in said.keys() - {*OTHER_ITALICS}
        for name in re.findall(r"(?<![\w*\\])\*([^\s*][^*]*)\*(?![\w*])", said[key])
        if name not in labels
    ]
    assert missing == []


# Commands

COMMAND = re.compile(rf"(?<![\w/:<{HOLE}])/(\w[\w-]*|{HOLE})(?: (\w[\w-]*))?")
"""A command as a sentence names it: its group, which may be that of a game filled in, and what follows."""


async def test_a_text_names_only_commands_that_its_reader_sees(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        [request] = [r for r in t.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        assert isinstance(request.json, list)
    for language in WITH_GLOSSARY:
        groups = {named(group, language): [*subcommands(group, language)] for group in request.json}
        assert unknown_commands(language, {**groups, **demo_commands(language)}) == []


def named(part: Mapping[str, object], language: str) -> str:
    """What a command is called in a language."""
    names = part.get("name_localizations") or {}
    assert isinstance(names, dict)
    return str(names.get(LANGUAGES[language][0], part["name"]))


def subcommands(group: Mapping[str, object], language: str) -> Iterator[str]:
    """What the commands of a group are called in a language."""
    parts = group.get("options") or []
    assert isinstance(parts, list)
    return (named(part, language) for part in parts)


def demo_commands(language: str) -> Mapping[str, Sequence[str]]:
    """The group that only the demo has, and its commands."""
    say = speaker(language)
    return {say("demo-command"): [say("demo-command-wait"), say("demo-command-go")]}


def unknown_commands(language: str, groups: Mapping[str, Sequence[str]]) -> list[str]:
    """Where a sentence names a command that a reader of the language does not have."""
    say = speaker(language)
    games = [named for game in GAMES for named in groups[say(f"command-{game}")]]
    known = {**groups, HOLE: games}
    return [
        f"{key}: {found.group()}"
        for key, text in sentences(language).items()
        for found in COMMAND.finditer(text)
        if found[1] not in known or (found[2] or "") not in ("", *known[found[1]])
    ]


@GLOSSED
def test_a_command_is_named_as_it_is_typed_with_its_group(language: str) -> None:
    """A word alone in code marks is an option or part of a move of this language, not a command of any."""
    own = {*names(language, "option-")}
    foreign = {name for other in LANGUAGES for name in names(other, "(command|option)-")}
    bare = [
        f"{key}: {word}"
        for key, text in sentences(language).items()
        for word in re.findall(r"`([^`/ ]+)`", text)
        if word in foreign and word not in own
    ]
    assert bare == []


def names(language: str, kinds: str) -> Iterator[str]:
    """What is typed after the slash in a language: names of commands, of options, or of both."""
    for key, text in sentences(language).items():
        if re.match(kinds, key) and not key.endswith("-about"):
            yield text
