"""Every screen, in every language, is one that Discord takes; whatever the people at the table are called."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from simcord import HttpLogEntry

from bot.demo import welcome
from bot.games.contract import OptionValue
from bot.model.tables import Player
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.names import names_at
from bot.ui.live import lobby as lobby_screens
from bot.ui.table import manage
from tests.entries import ENTRY_OF, GAMES, PRESENTERS
from tests.games.random_play import Playing, play_at_random
from tests.simulated import limits, openapi
from tests.simulated.component_limits import walk
from tests.ui.live.screens import (
    LINK,
    MODERATOR,
    PEOPLE,
    Screen,
    components,
    every_screen,
    lobby,
    public_screen,
    tables,
)

COMPONENTS_V2 = 1 << 15
PING = re.compile(r"@everyone|@here|<@[!&]?[0-9]+>|<#[0-9]+>")
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAME = pytest.mark.parametrize("key", PRESENTERS)

NASTY = (
    "@everyone",
    "<@123456789012345678>",
    "**x** _y_ ~~z~~ ||w|| `c`",
    "[gold](https://evil.example)",
    "``` # > - 1.",
    "𝕎" * 32,
    "#x",
    "-# y",
)
DEALINGS = ("classic", "even-keeled", "brawl", "swift", "broadside", "whirlpool", "bedtime")
LONG = (
    "W" * 32,
    "*" * 32,
    "`" * 32,
    "_" * 32,
    "|" * 32,
    "https://evil.example/aaaaaaaaaaaaa",
    "W" * 31,
    "*" * 31,
)


@lru_cache(maxsize=16)
def longest_game(key: str, players: int) -> Playing:
    rules = GAMES[key].RULES
    options: dict[str, OptionValue] = {
        one.name: one.default for one in rules.options if one.unsaid_with == {}
    }
    if players > rules.max_players:
        options |= {**rules.variants[0].options, "dealing": "whirlpool"}
    for option in rules.options:
        if all(rules.value(options, name) == value for name, value in option.goes_with.items()):
            options.setdefault(option.name, option.choices[-1])
    return play_at_random(key, players, rules.complete(options), Random(f"{key} {players}"))


def complaints(screen: Screen) -> list[str]:
    """What Discord would not take about it, as a message of its own."""
    body = {"components": screen.components, "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
    request = HttpLogEntry("POST", "/channels/1/messages", {}, body, None)
    return [*openapi.problems(request), *limits.problems(request)]


def phases(playing: Playing, names: tuple[str, ...] | None = None) -> Iterator[Table]:
    named = {} if names is None else {"names": names}
    for taken in range(1, playing.record.players + 1):
        yield lobby(playing.record, taken, **named)
    every = list(tables(playing, **named))
    yield from every[: playing.record.players * 2]
    yield from every[:: max(1, len(every) // 20)]
    yield every[-1]


@pytest.mark.slow
@LANGUAGE
@GAME
def test_every_screen_in_every_language_is_one_that_discord_takes(key: str, language: str) -> None:
    say = speaker(language)
    for players in (GAMES[key].RULES.min_players, GAMES[key].RULES.most_players_ever):
        for table in phases(longest_game(key, players)):
            for screen in every_screen(table, say):
                assert complaints(screen) == []


@pytest.mark.slow
@GAME
@pytest.mark.parametrize(("names", "language"), [(NASTY, "en"), (LONG, "de")])
def test_names_can_neither_ping_nor_break_a_screen(key: str, names: tuple[str, ...], language: str) -> None:
    for table in phases(longest_game(key, GAMES[key].RULES.most_players_ever), names):
        for screen in every_screen(table, speaker(language)):
            assert complaints(screen) == []
            for text in texts(screen):
                check_harmless(text)


def texts(screen: Screen) -> list[str]:
    return [part["content"] for _, part in walk(screen.components) if part.get("content")]


def check_harmless(text: str) -> None:
    assert text.count("```") % 2 == 0
    outside = "".join(text.split("```")[::2])  # in a code block Discord shows everything as it is
    assert not PING.search(outside)
    assert "](https://evil" not in outside
    for mark in ("**x**", "_y_", "~~z~~", "||w||", "`c`"):
        assert mark not in outside


@LANGUAGE
def test_the_welcome_of_the_demo_is_one_that_discord_takes(language: str) -> None:
    assert complaints(Screen(None, components(welcome(ENTRY_OF, speaker(language))))) == []


@LANGUAGE
@pytest.mark.parametrize("write", [str.upper, str.lower])
@pytest.mark.parametrize("players", [6, 8])
def test_the_scorepad_is_as_narrow_as_a_phone(
    language: str, write: Callable[[str], str], players: int
) -> None:
    """Some forty characters fit into a line of a code block on a phone."""
    say = speaker(language)
    names = tuple(map(write, ("Anna Maria Theresia", "Ben", "Carla", "Diego", "Emma", "Finn", "Gil", "Ida")))
    *_, table = tables(longest_game("skullking", players), names)
    pad = PRESENTERS["skullking"].scorepad.scorepad(table.view(None), names_at(table, say), say)
    blocks = pad.split("```")[1::2]
    assert blocks
    for line in "".join(blocks).splitlines():
        assert len(line) <= 42, line


CLOSED_SELECT = 28
"""Characters that a closed select shows on a phone 390 pixels wide, counted in a browser."""


@LANGUAGE
@GAME
def test_a_phone_shows_in_full_what_is_chosen_in_the_lobby(key: str, language: str) -> None:
    rules = GAMES[key].RULES
    every = [{}, *rules.presets.values(), *({"dealing": name} for name in DEALINGS if key == "skullking")]
    record = longest_game(key, rules.min_players).record
    for options in every:
        chosen = rules.complete({**options, **({"edition": "2021"} if "dealing" in options else {})})
        table = lobby(replace(record, options=chosen), rules.min_players)
        for select in selects(public_screen(table, speaker(language))):
            ticked = [option["label"] for option in select["options"] if option.get("default")]
            for shown in [select["placeholder"], *(ticked if select.get("max_values", 1) == 1 else [])]:
                assert len(shown) <= CLOSED_SELECT, shown


@LANGUAGE
@GAME
def test_a_phone_shows_in_full_what_may_be_chosen_in_the_closed_lists_of_a_table(
    key: str, language: str
) -> None:
    playing, say = longest_game(key, GAMES[key].RULES.min_players), speaker(language)
    running = next(iter(tables(playing)))
    shown = [public_screen(lobby(playing.record, 1), say)]
    shown += [Screen(None, components(manage.view(running, MODERATOR, say, [LINK])))]
    [host, computer] = lobby(playing.record, 2, PEOPLE[:2]).seats
    added = replace(lobby(playing.record, 2), seats=(host, replace(computer, player=Player.COMPUTER)))
    options = Screen(None, components(lobby_screens.options(added, 0, say, is_host=True)))
    ranks = [select for select in selects(options) if ":level:" in select["custom_id"]]
    assert ranks
    lists = [select for screen in shown for select in selects(screen) if select.get("max_values", 1) == 1]
    assert lists
    # Of what happens when time is up a phone cuts the title, which comes last, but not the value.
    title = f" · {say('select-absence')}"
    for select in [*lists, *ranks]:
        labels = [option["label"].removesuffix(title) for option in select["options"]]
        for text in [select["placeholder"], *labels]:
            assert len(text) <= CLOSED_SELECT, text


def selects(screen: Screen) -> list[Mapping[str, Any]]:
    return [part for _, part in walk(screen.components) if part.get("options")]
