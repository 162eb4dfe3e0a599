"""`/tavern help`: how to begin, and the commands that matter."""

from pathlib import Path

import pytest

from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import GAMES
from tests.messages import text_of
from tests.simulated.locale import speaking
from tests.tavern import Answer, Person, Tavern, tavern


async def help_for(t: Tavern, who: Person) -> Answer:
    return t._answer(await who.slash(t.channel, "tavern help"))  # type: ignore[call-arg, arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_shows_how_to_open_a_table_of_every_game(tmp_path: Path, language: str) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with speaking(anna, LANGUAGES[language][0]):
            shown = await help_for(t, anna)
        say = speaker(language)
        assert shown.private
        for game in GAMES:
            assert say("help-game", game=say(f"game-{game}"), command=game) in shown.text
        assert say("help-players") in shown.text
        assert say("help-server") in shown.text


async def test_commands_are_named_as_the_readers_discord_shows_them(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = t._answer(await anna.slash(t.channel, "tavern preferences"))
        await t.choose(anna, "language", "it", on=panel.message)
        shown = (await help_for(t, anna)).text
        assert speaker("it", "en")("help-players") in shown
        assert "/tavern my-tables" in shown
        assert "/taverna" not in shown


async def test_in_direct_messages_there_is_nothing_of_a_server(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        shown = t._answer(await t.people[0].user.slash("tavern help"))
        assert speaker("en")("help-players") in text_of(shown.message)
        assert speaker("en")("help-server") not in text_of(shown.message)
