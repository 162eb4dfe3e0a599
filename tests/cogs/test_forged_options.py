"""Options of slash commands as Discord never sends them are refused, and are no bugs."""

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from discord.state import ConnectionState
from simcord import MemberActor

from tests.cogs.refused import refused
from tests.cogs.scorepad_tavern import begun
from tests.tavern import Answer, Tavern, tavern

STRING, INTEGER, USER = 3, 4, 6
Option = dict[str, Any]


class Forger:
    """Lets commands arrive with other options than their own."""

    def __init__(self) -> None:
        self.options: Sequence[Option] | None = None

    @contextmanager
    def __call__(self, *options: Option) -> Iterator[None]:
        self.options = options
        yield
        self.options = None


@pytest.fixture
def forged(monkeypatch: pytest.MonkeyPatch) -> Forger:
    forger, parse = Forger(), ConnectionState.parse_interaction_create

    def forge(state: Any, data: Any) -> None:
        changed = copy.deepcopy(data)
        if forger.options is not None:
            changed["data"]["options"][0]["options"] = [*forger.options]
        parse(state, changed)

    monkeypatch.setattr(ConnectionState, "parse_interaction_create", forge)  # before there is a bot
    return forger


def option(name: str, value: object, kind: int = STRING, *, focused: bool = False) -> Option:
    return {"name": name, "type": kind, "value": value} | ({"focused": True} if focused else {})


async def typed(who: MemberActor, t: Tavern, command: str, **options: Any) -> Answer:
    return t._answer(await who.slash(t.channel, command, **options))


@pytest.mark.parametrize(
    ("command", "sensible", "options"),
    [
        ("skullking start", {}, [option("pace", "never")]),
        ("skullking start", {}, [option("pace", 5)]),
        ("skullking bid", {"tricks": 1}, [option("tricks", "one", INTEGER)]),
        ("skullking bid", {"tricks": 1}, [option("tricks", True, INTEGER)]),
        ("skullking bid", {"tricks": 1}, [option("tricks", "1")]),
        ("skullking bid", {"tricks": 1}, [option("cards", 1, INTEGER)]),
        ("skullking bid", {"tricks": 1}, []),
        ("skullking bid", {"tricks": 1}, [option("tricks", ["1"], INTEGER)]),
        ("skullking play", {"card": "Y5"}, [option("card", {"a": 1})]),
        ("tavern card", {}, [option("player", "12", USER)]),
        ("tavern card", {}, [option("player", "nobody", USER)]),
        ("table rules", {}, [option("game", "poker")]),
        ("scorepad start", {"game": "skullking"}, [option("game", "poker")]),
    ],
)
async def test_an_option_that_the_command_does_not_have_so_is_refused(
    tmp_path: Path, forged: Forger, command: str, sensible: dict[str, Any], options: Sequence[Option]
) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        t.overheard.expect("CommandSignatureMismatch: ")
        with forged(*options):
            await refused(t, anna, lambda: typed(anna, t, command, **sensible), "command-changed")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("skullking play", [option("card", 5, INTEGER, focused=True)]),
        ("skullking play", [option("card", ["Y5"], focused=True)]),
        ("skullking play", [option("card", "Y5")]),
        ("skullking play", [option("face", "Y5", focused=True)]),
        ("skullking play", []),
        ("league show", [option("league", 5, focused=True)]),
        ("scorepad show", [option("scorepad", "one", INTEGER, focused=True)]),
    ],
)
async def test_nothing_is_suggested_for_an_option_that_the_command_does_not_have_so(
    tmp_path: Path, forged: Forger, command: str, options: Sequence[Option]
) -> None:
    firsts = {"skullking play": "card", "league show": "league"}
    first = firsts.get(command, "scorepad")
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        with forged(*options):
            assert await anna.autocomplete(t.channel, command, first, "") == []


async def test_what_is_typed_into_an_option_for_numbers_need_be_none_yet(
    tmp_path: Path, forged: Forger
) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await begun(t, "skullking")
        for value in ("", "1", 1):
            with forged(option("scorepad", value, INTEGER, focused=True)):
                assert await anna.autocomplete(t.channel, "scorepad show", "scorepad", "")


async def test_a_command_that_an_update_has_taken_away_is_to_be_typed_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        t.overheard.expect("CommandNotFound: ")
        group = t.bot.tree.get_command("tavern")
        assert group is not None
        t.bot.tree.remove_command("tavern")
        await refused(t, anna, lambda: typed(anna, t, "tavern help"), "command-changed")
