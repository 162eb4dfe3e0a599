"""`/tavern health`: how the bot is doing, for its owner alone."""

import platform
import tomllib
from pathlib import Path

import discord

import bot
from bot import VERSION
from bot.texts.catalog import LANGUAGES, speaker
from tests.messages import text_of
from tests.simulated.locale import speaking
from tests.tavern import Answer, Tavern, tavern

MOST_USED = ["open", "more", "replay", "log", "card", "board", "rules", "move", "hand", "choose"]


async def health(t: Tavern) -> Answer:
    return t._answer(await t.people[0].slash(t.channel, "tavern health"))


async def test_nobody_but_the_owner_sees_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        answer = await health(t)
        assert answer.private
        assert answer.message.content == speaker("en")("refusal-owner-only")
        assert VERSION not in text_of(answer.message)


async def test_the_owner_sees_it_alone_and_in_their_language(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.bot.owner_id = t.people[0].id
        await t.start(rounds=1)
        for language, (locale, *_) in LANGUAGES.items():
            with speaking(t.people[0], locale):
                answer = await health(t)
            assert answer.private
            text, say = text_of(answer.message), speaker(language)
            assert say("health-tables", open=0, running=1, finished=0, ended=0, frozen=0) in text
            assert say("health-people", people=2) in text
            assert say("health-emojis", known=0, all=249) in text
            for known in (VERSION, platform.python_version(), discord.__version__):
                assert known in text


async def test_a_team_may_own_the_bot(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.bot.owner_ids = {t.people[0].id, 5}
        assert speaker("en")("health-title") in text_of((await health(t)).message)


async def test_the_owner_sees_what_was_used_most_and_least_in_thirty_days(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.bot.owner_id = t.people[0].id
        async with t.inside() as tables:
            for times, action in enumerate(reversed(MOST_USED), 10):
                for _ in range(times):
                    tables.uses.count(action)
            for name in ("/daily", "/tavern health"):
                tables.uses.count(name)
        for seen, (language, (locale, *_)) in enumerate(LANGUAGES.items(), 1):
            with speaking(t.people[0], locale):
                text, say = text_of((await health(t)).message), speaker(language)
            most = [f"`{action}` {19 - rank}" for rank, action in enumerate(MOST_USED)]
            least = ["`/daily` 1", f"`/tavern health` {1 + seen}", *reversed(most[2:])]
            assert say("health-most-used", names=", ".join(most)) in text
            assert say("health-least-used", names=", ".join(least)) in text
            known = t.bot.load().uses
            assert say("health-not-used", count=len(known) - 12, all=len(known)) in text


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((Path(bot.__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
