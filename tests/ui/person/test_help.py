"""`/tavern help`: few words, and four buttons that lead on."""

from pathlib import Path

import discord
import pytest

from bot.model.leagues import Format
from bot.model.tables import Status
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from tests.cogs import league_tavern
from tests.entries import GAMES
from tests.messages import BUTTON, presses, text_of, walk
from tests.simulated.locale import speaking
from tests.tavern import Answer, Person, Tavern, tavern
from tests.ui.person.test_my_tables import opened
from tests.ui.server.moderators import manager, moderator

SAY = speaker("en")
WAYS_ON = ["play_now", "daily", "my_tables", "card"]
MOST_WORDS = 50


async def help_for(t: Tavern, who: Person) -> Answer:
    return t._answer(await who.slash(t.channel, "tavern help"))  # type: ignore[call-arg, arg-type]


async def play_now(t: Tavern, who: Person) -> Answer:
    return await t.press(who, "play_now", on=(await help_for(t, who)).message)


def actions(shown: Answer) -> list[str]:
    assert shown.message is not None
    return [press.action for press in presses(shown.message)]


async def live(t: Tavern) -> list[Table]:
    rows = await t.store.tables.live_in_guild(t.guild.id)
    return [await t.bot.services.tables.load(row.id) for row, _ in rows]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_has_few_words_four_ways_on_and_the_list_of_wishes(tmp_path: Path, language: str) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with speaking(anna, LANGUAGES[language][0]):
            shown = await help_for(t, anna)
        say = speaker(language)
        assert shown.private
        assert shown.text.splitlines() == [say(f"help-{line}") for line in ("about", "challenge", "own")]
        if language == "en":
            assert len(shown.text.split()) <= MOST_WORDS
        assert actions(shown) == [*WAYS_ON, "looking"]
        assert shown.message is not None
        styles = [part["style"] for part in walk(shown.message.components) if part["type"] == BUTTON]
        assert styles == [discord.ButtonStyle.primary.value, *[discord.ButtonStyle.secondary.value] * 4]


async def test_leagues_and_voyages_are_named_where_there_are_some(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna], gina = t.people, manager(t)
        await league_tavern.created(t, gina)
        shown = (await help_for(t, anna)).text
        assert SAY("help-leagues") in shown
        assert SAY("help-voyages") not in shown
    async with tavern(tmp_path / "other", 1) as t:
        [anna], gina = t.people, manager(t)
        await league_tavern.created(t, gina, kind=Format.VOYAGE)
        shown = (await help_for(t, anna)).text
        assert SAY("help-voyages") in shown
        assert SAY("help-leagues") not in shown


async def test_only_moderators_are_shown_their_commands(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        assert SAY("help-moderators") not in (await help_for(t, t.people[0])).text
        assert SAY("help-moderators") in (await help_for(t, moderator(t))).text


async def test_play_now_asks_for_the_game_where_none_was_played_yet(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        asked = await play_now(t, anna)
        assert (asked.private, asked.text) == (True, SAY("help-which"))
        assert actions(asked) == ["open"] * len(GAMES)
        await t.press(anna, "open", "corsari 0", on=asked.message)
        assert (await t.table()).row.game == "corsari"


async def test_play_now_opens_a_table_of_the_game_last_played_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        [_, ben] = t.people
        before = await t.start(rounds=1)
        await t.play()
        assert (await t.table()).status is Status.FINISHED
        await play_now(t, ben)
        [table] = await live(t)
        assert (table.row.game, table.row.options) == (before.row.game, before.row.options)
        assert (table.status, table.row.host_id) == (Status.OPEN, ben.id)


async def test_play_now_brings_one_to_a_table_that_waits_in_a_channel_that_one_sees(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        hidden = t.guild.create_text_channel(
            "hidden", overwrites={carla: discord.PermissionOverwrite(view_channel=False)}
        )
        await opened(t, hidden, anna, deal=False)
        await opened(t, t.guild.create_text_channel("seen"), ben, deal=False)
        shown = await play_now(t, carla)
        assert "Skull King" in shown.text
        assert actions(shown) == ["join", "look_for"]
        await t.press(carla, "join", on=shown.message)
        seated = {table.row.host_id: table.seat_of(carla.id) for table in await live(t)}
        assert seated == {anna.id: None, ben.id: 1}


async def test_play_now_shows_the_hand_of_who_plays_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        shown = await play_now(t, t.people[0])
        assert SAY("hand-title", game="Skull King") in shown.text


async def test_each_way_on_and_the_quiet_one_are_answered(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        message = (await help_for(t, anna)).message
        for action in (*WAYS_ON, "looking"):
            assert (await t.press(anna, action, on=message)).private


async def test_commands_are_named_as_the_readers_discord_shows_them(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = t._answer(await anna.slash(t.channel, "tavern preferences"))
        await t.choose(anna, "language", "it", on=panel.message)
        shown = (await help_for(t, anna)).text
        assert speaker("it", "en")("help-own") in shown
        assert "/tavern preferences" in shown
        assert "/taverna" not in shown


async def test_in_direct_messages_there_is_nothing_of_a_server(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        shown = t._answer(await t.people[0].user.slash("tavern help"))
        assert text_of(shown.message) == f"{SAY('help-anywhere')}\n{SAY('help-own')}"
        assert actions(shown) == ["daily", "my_tables", "my_preferences"]
