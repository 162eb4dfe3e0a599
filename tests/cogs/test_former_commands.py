"""A command that is gone, sent by a client that still knows it: one sentence says what does the same now."""

import copy
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from discord.state import ConnectionState

from bot.texts.catalog import LANGUAGES, Say, speaker
from bot.texts.commands import IDS
from bot.ui.kit.former_commands import FORMER, GAMES, OF_EACH_GAME, Now
from tests.simulated.locale import speaking
from tests.tavern import Answer, Tavern, tavern
from tests.test_readme import COMMANDS, COMMANDS_PAGE

NAMES = {line.split()[0] + f" {line.split()[1]}" for line in COMMANDS if " " in line}


def english(now: Now, say: Say) -> tuple[str, str]:
    """The command as it is typed, and the button, as English readers know them."""
    words = (say(f"command-{now.group}"), say(f"command-{now.command}"))
    return f"/{' '.join(words)}", say(now.button) if now.button else ""


def test_no_former_command_is_one_that_there_is() -> None:
    assert {f"/{name}" for name in FORMER} & NAMES == set()


@pytest.mark.parametrize("name", FORMER)
def test_what_does_the_same_as_a_former_command_is_there(name: str) -> None:
    for language in LANGUAGES:
        now, _ = english(FORMER[name], speaker("en"))
        assert now in NAMES
        assert all(english(FORMER[name], speaker(language))[: 1 + bool(FORMER[name].button)])


def listed() -> Mapping[str, tuple[str, str]]:
    """The rows of the page of commands: what was, and what is now, with its button."""
    section = COMMANDS_PAGE.partition("## Commands that are gone")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][2:]
    return {was: _command_and_button(now) for each, now in rows for was in each.split(", ")}


def _command_and_button(now: str) -> tuple[str, str]:
    command, _, button = now.partition(", *")
    return command.strip("`"), button.rstrip("*")


def test_the_page_of_commands_lists_the_former_ones_as_the_bot_answers_them() -> None:
    say = speaker("en")
    of_games = {f"each game’s `{name}`": english(now, say) for name, now in OF_EACH_GAME.items()}
    games = {f"{game} {name}" for game in GAMES for name in OF_EACH_GAME}
    others = {f"`/{name}`": english(now, say) for name, now in FORMER.items() if name not in games}
    assert listed() == {**of_games, **others}


Rename = Callable[[str], None]


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch) -> Rename:
    """Lets commands arrive under another name, as a client sends them that still knows it."""
    name, parse = "", ConnectionState.parse_interaction_create

    def forge(state: Any, data: Any) -> None:
        changed = copy.deepcopy(data)
        group, command, *option = name.split()
        changed["data"]["name"], changed["data"]["options"][0]["name"] = group, command
        changed["data"]["options"][0]["options"] = [{"name": o, "type": 3, "value": "1"} for o in option]
        parse(state, changed)

    def rename(to: str) -> None:
        nonlocal name
        name = to

    monkeypatch.setattr(ConnectionState, "parse_interaction_create", forge)  # before there is a bot
    return rename


async def typed(t: Tavern) -> Answer:
    [anna, *_] = t.people
    return t._answer(await anna.slash(t.channel, "tavern help"))


async def test_a_former_command_is_answered_by_the_new_one_in_the_readers_language(
    tmp_path: Path, renamed: Rename
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        t.overheard.expect("CommandNotFound: ")
        t.overheard.expect("CommandSignatureMismatch: ")
        for name, now in FORMER.items():
            renamed(name)
            for language, (locale, *_) in LANGUAGES.items():
                say = speaker(language)
                shown, button = english(now, say)
                real, _ = english(now, speaker("en"))
                mention = f"<{real}:{IDS[real.split()[0][1:]]}>" if shown == real else f"`{shown}`"
                with speaking(anna, locale):
                    answer = await typed(t)
                assert answer.private
                assert mention in answer.text
                assert button in answer.text
                assert len(answer.text.splitlines()) == 1


async def test_nothing_is_suggested_for_a_former_command(tmp_path: Path, renamed: Rename) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        renamed("skullking table")
        assert await anna.autocomplete(t.channel, "skullking play", "card", "") == []
