"""Helpers for bad input: tried in every language, refused in private, nothing changed."""

from collections.abc import Awaitable, Callable, Mapping

from simcord import MemberActor

from bot.games.contract import Fact
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, Say, speaker
from tests.simulated.locale import speaking
from tests.tavern import Answer, Tavern


def bidding(table: Table) -> bool:
    return bool(table.view(None).step == "bid")


def playing(table: Table) -> bool:
    return bool(table.view(None).step == "play")


async def refused(
    t: Tavern,
    who: MemberActor,
    act: Callable[[], Awaitable[Answer]],
    key: str,
    facts: Callable[[Say], Mapping[str, Fact]] = lambda _: {},
    *,
    alone: bool = False,
) -> None:
    """Asserts that an act is refused in every language; `alone`: with nothing else in the answer."""
    async with t.unchanged():
        for language, (locale, *_) in LANGUAGES.items():
            say = speaker(language)
            with speaking(who, locale):
                answer = await act()
            assert answer.private
            reason = say(f"refusal-{key}", **facts(say))
            assert answer.text == reason if alone else reason in answer.text


async def first_refused(
    t: Tavern,
    act: Callable[[], Awaitable[Answer]],
    key: str,
    facts: Callable[[Say], Mapping[str, Fact]] = lambda _: {},
) -> None:
    """Asserts that an act of the first person is refused, with nothing else in the answer."""
    await refused(t, t.people[0], act, key, facts, alone=True)


def game(_: Say) -> Mapping[str, Fact]:
    return {"command": "skullking"}


def press_argument(custom_id: str) -> str:
    return custom_id.split(":", 4)[4]
