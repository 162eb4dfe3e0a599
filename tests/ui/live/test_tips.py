"""Who wants tips has them in the hand, and nobody else."""

from pathlib import Path

import pytest

from bot.texts.catalog import speaker
from tests.tavern import tavern

SAY = speaker("en")


@pytest.mark.slow
async def test_tips_are_asked_for_in_the_lobby_and_turned_off_in_the_preferences(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.slash(ben, "join")
        asked = await t.press(ben, "tips", on=await t.post())
        assert asked.private
        assert asked.text == SAY("done-tips")
        await t.press(anna, "deal")
        assert "💡" in (await t.slash(ben, "hand")).text
        assert "💡" not in (await t.slash(anna, "hand")).text
        panel = t._answer(await ben.slash(t.channel, "tavern preferences"))
        assert SAY("preferences-tips-on") in panel.text
        await t.press(ben, "tips", "off", on=panel.message)
        assert "💡" not in (await t.slash(ben, "hand")).text
        await t.press(ben, "tips", "on", on=panel.message)
        await t.restart()
        assert "💡" in (await t.slash(ben, "hand")).text


async def test_where_another_game_is_played_the_refusal_says_which(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await t.slash(anna, "start")
        answer = t._answer(await anna.slash(t.channel, "corsari hand"))
        assert answer.private
        assert SAY("refusal-other-game-here", game="Skull King", command="skullking") in answer.text
