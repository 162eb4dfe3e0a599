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


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((Path(bot.__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
