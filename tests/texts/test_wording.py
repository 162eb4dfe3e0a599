"""Every language that has a glossary uses its words, is set as its readers set it, and names its commands."""

import re
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.games.contract import Fact
from bot.texts.catalog import LANGUAGES, Say, speaker
from tests.cogs.test_commands import Overheard
from tests.entries import GAMES
from tests.tavern import Tavern, tavern
from tests.texts.test_catalogues import catalogue
from tests.texts.wording import (
    BUTTONS,
    HOLE,
    WITH_GLOSSARY,
    button_keys,
    entries,
    files,
    glossary,
    phrases,
    prose,
    sentences,
    unwanted,
)

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

GLOSSED = pytest.mark.parametrize("language", WITH_GLOSSARY)

MOST_ON_A_BUTTON = 25
MOST_WITH_A_NAME = 34
"""More characters are cut off on a phone."""
WITH_A_NAME = (
    "button-next-table",
    "corsari-draw-discard",
    "corsari-draw-last-pier",
    "corsari-draw-last-stock",
    "corsari-into-crew",
    "demo-button-open",
    "hollander-button-take",
    "playapirata-button-bury",
    "playapirata-button-map",
    "playapirata-button-spy",
    "playapirata-button-umbrella",
)
"""Labels with the name of a game, a pile or a card."""


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


OF_BEFORE = (
    *("commands", "corsari", "demo", "history", "hollander", "league_draws", "league_fairness"),
    *("league_seasons", "moderating", "pictures", "playapirata", "preferences", "privacy"),
    *("skullking_2021", "tavern", "time"),
)
"""Files of texts that bring nothing of their own: the words of their things are those of several files."""


@GLOSSED
def test_a_glossary_has_the_concepts_that_each_file_of_texts_brings(language: str) -> None:
    brought = {file for concept in glossary(language) for file in concept.files}
    assert brought == files(language).keys() - {*OF_BEFORE}


@GLOSSED
def test_the_files_that_bring_a_concept_have_each_of_its_words(language: str) -> None:
    missing = [
        f"{concept.about}: {words}"
        for concept in glossary(language)
        for words in concept.words()
        if concept.files
        if not any(word in files(language)[file].casefold() for word in words for file in concept.files)
    ]
    assert missing == []


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


ROOT = Path(bot.__file__).parents[1]
PAGES = (
    *("README.md", "CHANGELOG.md", "PRIVACY.md", "TERMS.md", "SECURITY.md", "CONTRIBUTING.md"),
    *("docs/hosting.md", "docs/commands.md", "docs/a-season.md", "docs/fair-cards.md", "docs/strength.md"),
)
RIGHT_ON = {
    ("CONTRIBUTING.md", "a computer player"): "what the code calls them",
    ("CONTRIBUTING.md", "a game as a file"): "what the code calls them",
    ("docs/strength.md", "a computer player"): "what the code calls them",
    ("docs/commands.md", "a game as a file"): "a folder of the tests",
}
"""The pages on which another word for something is right after all, and why."""


@pytest.mark.parametrize("page", PAGES)
def test_no_page_has_an_english_word_that_is_not_to_be_used(page: str) -> None:
    text = prose(re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL))
    found = [
        f"{match.group()}; use {', '.join(concept.use)}"
        for phrase, concept in phrases("en")
        for match in phrase.finditer(text)
        if (page, concept.about) not in RIGHT_ON
    ]
    assert found == []


# How it is set


LISTED = re.compile(r"\d+\. |- ")
"""What a line of a list begins with."""


@GLOSSED
def test_what_follows_a_list_is_set_off_from_its_last_point(language: str) -> None:
    run_on = [
        key
        for key, text in sentences(language).items()
        for first, *lines in [text.split("\n")]
        for line, following in pairwise(lines)
        if LISTED.match(line) and not LISTED.match(following) and following not in ("", first)
    ]
    assert run_on == []


@GLOSSED
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    straight = [key for key, text in sentences(language).items() if re.search(r"[\"']", prose(text))]
    assert straight == []


@GLOSSED
def test_no_sentence_begins_or_ends_with_a_blank(language: str) -> None:
    lines = [(key, line) for key, text in sentences(language).items() for line in text.split("\n")]
    assert {key for key, line in lines if line != line.strip()} == {"until"}, "which follows another sentence"


@GLOSSED
def test_no_blank_stands_between_a_sentence_and_its_deadline_which_begins_with_one(language: str) -> None:
    lines = [line for text in files(language).values() for line in text.split("\n")]
    assert [line for line in lines if re.search(r"[.!?] \{ \$until \}", line)] == []


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
    most = {key: MOST_WITH_A_NAME if key in WITH_A_NAME else MOST_ON_A_BUTTON for key in labels}
    too_long = {key: (label, len(label)) for key, label in labels.items() if len(label) > most[key]}
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

TYPED = re.compile(rf"(?<![\w/:<{HOLE}])/(\w[\w-]*|{HOLE})")
"""A command that a sentence itself names, rather than asking what its reader's Discord calls it."""
NAMING = {"COMMAND": (1, 2), "COMMAND_NAME": (1, 2), "OPTION": (1,)}
"""The functions that name what is typed, and how many keys each takes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_commands_as_its_reader_sees_them_and_in_no_other_way(language: str) -> None:
    typed = {key: TYPED.findall(text) for key, text in sentences(language).items() if TYPED.search(text)}
    assert typed == {}
    known = {name for other in LANGUAGES for name in names(other, "(command|option)-")}
    bare = [
        f"{key}: {code}"
        for key, text in sentences(language).items()
        for code in re.findall(r"`([^`/]+)`", text)
        if known & {*code.split()} and key != "done-record"  # what is typed into a shell
    ]
    assert bare == []


BAD_INPUT = (
    r"refusal-(unknown|no-such)-.+",
    r"refusal-no-(time|day|hours|instant|number|scores)",
    r"refusal-quiet-(half|nothing)",
    r"refusal-(one-discard|part-needed|places-out-of-range|bid-out-of-range|bet-out-of-range)",
    r"refusal-(leader|change)-out-of-range",
    r"refusal-points-(not-numbers|rise|too-high|too-many)",
    r"refusal-pad-(value|values|seats|field-missing|no-such-round)",
    r"refusal-(load-needed|no-loads-here|face-needed|places-needed)",
    r"refusal-league-(name-length|out-of-range|computers)",
)
"""The keys of what is answered to words, dates, numbers and names that can't be understood."""
SHOWS_THE_WAY = re.compile(
    rf"\d|`|{HOLE}|\*[^*]+\*|such as|z\. B\.|par exemple|per esempio|por ejemplo"
    r"|choose|pick|enter|wähl|gib|choisi|choix|indique|scegli|indica|elige|anota",
    re.IGNORECASE,
)
"""A number, a word in code marks, a command or what is possible filled in, a button, or what to choose."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_answered_with_what_works(language: str) -> None:
    said = {key: text for key, text in sentences(language).items() if re.match("|".join(BAD_INPUT), key)}
    assert len(said) > 40
    facts = re.compile(r"[“«„]\W*" + HOLE + r"\W*[”»“]")
    lost = [key for key, text in said.items() if not SHOWS_THE_WAY.search(facts.sub("", text))]
    assert lost == []


async def test_every_command_and_option_that_a_text_names_is_there(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        overheard = Overheard()
        await t.bot.tree.set_translator(overheard)
        there = {path for command in t.bot.tree.get_commands() async for path in paths(t, command, overheard)}
    there |= {("$group", "$command")}  # of a former command: tests/cogs/test_former_commands.py
    there |= {("demo", "demo-wait"), ("demo", "demo-go"), ("demo", "demo-guests")}
    options = {(key.removeprefix("option-"),) for key in overheard.keys if key.startswith("option-")}
    for language in LANGUAGES:
        assert {keys for _, keys in calls(language)} <= there | options


async def paths(t: Tavern, command: AnyCommand, overheard: Overheard) -> AsyncIterator[tuple[str, ...]]:
    group = key_of(command)
    if isinstance(command, app_commands.Command):
        yield (group,)
    for sub in command.commands if isinstance(command, app_commands.Group) else ():
        yield group, key_of(sub)
        if group in GAMES:
            yield "$command", key_of(sub)
    await command.get_translated_payload(t.bot.tree, overheard)


def key_of(command: AnyCommand) -> str:
    assert command._locale_name is not None
    return str(command._locale_name.extras["key"]).removeprefix("command-")


def calls(language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for entry in entries(language):
        found = Calls()
        found.visit(entry)
        for call in found.calls:
            keys = tuple(map(given, call.arguments.positional))
            assert len(keys) in NAMING[call.id.name]
            yield call.id.name, keys


def given(argument: object) -> str:
    match argument:
        case ftl.StringLiteral(value=str(word)):
            return word
        case ftl.VariableReference(id=ftl.Identifier(name=name)):
            return f"${name}"
    raise AssertionError(argument)


class Calls(Visitor):
    """Collects the calls of functions."""

    def __init__(self) -> None:
        self.calls: list[ftl.FunctionReference] = []

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - fluent's name for it
        if node.id.name in NAMING:
            self.calls.append(node)


def names(language: str, kinds: str) -> Iterator[str]:
    for key, text in sentences(language).items():
        if re.match(kinds, key) and not key.endswith("-about"):
            yield text
