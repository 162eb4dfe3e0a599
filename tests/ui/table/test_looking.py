"""Looking for a table on Discord: a list, two taps to be on it, and one mention once enough are there."""

from dataclasses import replace
from pathlib import Path

from simcord import ChannelHandle, MemberActor

from bot.model.tables import Pace, Status
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.table.looking import WishList, looking_page
from tests.entries import GAMES
from tests.messages import text_of
from tests.tavern import Answer, Tavern, tavern
from tests.ui.live.screens import Screen, components
from tests.ui.live.test_screens import complaints

SAY = speaker("en")
WANTED = "corsari/daily"


async def looks_for(t: Tavern, who: MemberActor, wanted: str = WANTED) -> Answer:
    shown = t._answer(await who.slash(t.channel, "tavern help"))
    panel = await t.press(who, "looking", on=shown.message)
    return await t.choose(who, "look_for", wanted, on=panel.message)


async def settle(t: Tavern) -> ChannelHandle:
    channel = t.guild.create_text_channel("meeting")
    await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, meeting_channel=channel.id))
    return channel


async def test_three_who_would_like_the_same_get_a_table_in_the_servers_channel_and_one_mention(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 4) as t:
        meeting = await settle(t)
        anna, ben, carla, diego = t.people
        assert "Anna (1 of 3)" in (await looks_for(t, anna)).text
        await looks_for(t, diego, "hollander/live")
        assert "Anna and Ben (2 of 3)" in (await looks_for(t, ben)).text
        answer = await looks_for(t, carla)
        assert "You have a table" in answer.text
        table = await t.table()
        assert (table.row.game, table.row.pace, table.status) == ("corsari", Pace.DAILY, Status.OPEN)
        assert [row.user_id for row in table.seats] == [anna.id, ben.id, carla.id]
        assert table.row.channel_id == meeting.id
        calls = [text_of(one) for one in t.public(meeting) if f"<@{anna.id}>" in text_of(one)]
        assert len(calls) == 1
        shown = t._answer(await diego.slash(t.channel, "tavern help"))
        listed = (await t.press(diego, "looking", on=shown.message)).text
        assert ("Diego (1 of 3)" in listed, "Anna" in listed) == (True, False)


async def test_whoever_has_left_is_not_waited_for(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        await settle(t)
        anna, ben, carla, diego = t.people
        await looks_for(t, anna)
        await looks_for(t, ben)
        t.guild.remove_member(anna)
        t.bot.services.delivery.messenger.members.forget(t.guild.id)
        assert "Ben and Carla (2 of 3)" in (await looks_for(t, carla)).text
        await looks_for(t, diego)
        assert [row.user_id for row in (await t.table()).seats] == [ben.id, carla.id, diego.id]


async def test_where_the_channel_has_a_table_it_is_opened_in_a_thread_of_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, meeting_channel=t.channel.id))
        await t.slash(t.people[0], "start", computers=1)
        for who in t.people:
            await looks_for(t, who)
        assert [thread.id for thread in t.channel.threads] == [(await t.table()).row.channel_id]


async def test_a_server_without_such_a_channel_says_who_can_choose_one(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        shown = t._answer(await t.people[0].slash(t.channel, "tavern help"))
        answer = await t.press(t.people[0], "looking", on=shown.message)
        assert answer.private
        assert "/tavern server-settings" in answer.text


def test_the_list_is_one_that_discord_takes_in_every_language() -> None:
    for language in LANGUAGES:
        view = looking_page(WishList({}, [*GAMES], 1, 2), speaker(language))
        assert complaints(Screen(None, components(view))) == []
