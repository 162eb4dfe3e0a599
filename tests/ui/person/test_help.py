"""`/tavern help`: what can be done here and now, in five lines and buttons."""

from pathlib import Path

import pytest

from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import GAMES
from tests.messages import presses, text_of
from tests.simulated.locale import speaking
from tests.tavern import Answer, Person, Tavern, tavern
from tests.ui.server.moderators import moderator

SAY = speaker("en")


async def help_for(t: Tavern, who: Person) -> Answer:
    return t._answer(await who.slash(t.channel, "tavern help"))  # type: ignore[call-arg, arg-type]


def actions(shown: Answer) -> list[str]:
    assert shown.message is not None
    return [press.action for press in presses(shown.message)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_no_table_stands_a_button_opens_one_of_each_game(tmp_path: Path, language: str) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with speaking(anna, LANGUAGES[language][0]):
            shown = await help_for(t, anna)
        say = speaker(language)
        assert shown.private
        keys = ("help-here-none", "help-play", "help-own", "help-server")
        assert shown.text.splitlines() == [say(key) for key in keys]
        assert actions(shown) == ["open"] * len(GAMES) + ["my_tables", "my_preferences", "looking"]
        await t.press(anna, "open", "corsari 0", on=shown.message)
        assert (await t.table()).row.game == "corsari"


async def test_at_a_table_its_buttons_are_there_as_far_as_they_are_for_the_caller(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start", players=2)
        shown = await help_for(t, ben)
        assert SAY("help-here", game="Skull King", state="open") in shown.text
        assert actions(shown)[:2] == ["join", "rules"]
        await t.press(ben, "join", on=shown.message)
        await t.press(anna, "deal")
        assert SAY("help-here", game="Skull King", state="running") in (await help_for(t, ben)).text
        assert actions(await help_for(t, ben))[:3] == ["hand", "rules", "more"]
        assert "join" not in actions(await help_for(t, carla))


async def test_only_moderators_are_shown_their_commands_and_that_makes_five_lines(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        assert SAY("help-moderators") not in (await help_for(t, t.people[0])).text
        shown = await help_for(t, moderator(t))
        assert SAY("help-moderators") in shown.text
        assert len(shown.text.splitlines()) == 5


async def test_commands_are_named_as_the_readers_discord_shows_them(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = t._answer(await anna.slash(t.channel, "tavern preferences"))
        await t.choose(anna, "language", "it", on=panel.message)
        shown = (await help_for(t, anna)).text
        assert speaker("it", "en")("help-own") in shown
        assert "/tavern my-tables" in shown
        assert "/taverna" not in shown


async def test_in_direct_messages_there_is_nothing_of_a_server(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        shown = t._answer(await t.people[0].user.slash("tavern help"))
        assert SAY("help-own") in text_of(shown.message)
        assert SAY("help-server") not in text_of(shown.message)
        assert actions(shown) == ["my_tables", "my_preferences"]
