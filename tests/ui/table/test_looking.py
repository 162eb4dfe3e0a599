"""*Looking for players* on Discord: open tables and wishes in one list, and one mention of each person."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from simcord import MemberActor

from bot.model.guilds import Openers
from bot.model.meetings import WishCallRow
from bot.model.people import PersonRow
from bot.model.tables import Pace, Status
from bot.store.meetings import insert_calls
from bot.tables import lobby, looking, seats
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person as Actor
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.table.looking import PlayersList, looking_page
from tests.cogs.test_open_tables import ids, rings
from tests.entries import GAMES
from tests.messages import presses, text_of
from tests.people import remembered
from tests.tavern import ENGLISH, Answer, Tavern, tavern
from tests.ui.live.screens import Screen, components
from tests.ui.live.test_screens import complaints
from tests.ui.server.moderators import manager

WANTED = "corsari/daily"
MINUTE, HOUR, DAY = 60, 3600, 86_400


async def looks(t: Tavern, who: MemberActor) -> Answer:
    shown = t._answer(await who.slash(t.channel, "tavern help"))
    return await t.press(who, "looking", on=shown.message)


async def looks_for(t: Tavern, who: MemberActor, wanted: str = WANTED) -> Answer:
    return await t.choose(who, "look_for", wanted, on=(await looks(t, who)).message)


async def opens(t: Tavern, who: MemberActor, game: str = "corsari", pace: str = "daily") -> None:
    t._answer(await who.slash(t.channel, f"{game} start", players=4, pace=pace))


def joins(answer: Answer) -> list[str]:
    return [press.action for press in presses(answer.message) if press.action == "join"]


async def test_two_who_wished_for_what_somebody_opens_are_mentioned_once_and_are_off_the_list_once_there(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, carla, diego = t.people
        await looks_for(t, ben)
        assert "Ben (1 of 2)" in (await looks(t, diego)).text
        await opens(t, anna)
        assert rings(t) == []
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(ben)]
        await t.press(ben, "join")
        answer = await looks_for(t, carla)
        assert ENGLISH("looking-fits") in answer.text
        assert ("Ben" in answer.text, len(joins(answer))) == (False, 1)
        await t.press(carla, "join", on=answer.message)
        assert ids(*t.people[:3]) == {row.user_id for row in (await t.table()).seats}
        await t.wait(HOUR)
        assert rings(t)[0] == ids(ben)
        assert [one for one in rings(t) if one == ids(ben)] == [ids(ben)]


async def test_who_joins_from_the_list_has_the_seat_in_its_place(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await opens(t, anna)
        listed = await looks(t, ben)
        await t.press(ben, "join", on=listed.message)
        [now] = [message for message in t.seen_by(ben) if message.id == listed.message.id]
        assert ENGLISH("done-joined") in text_of(now)
        assert "join" not in [press.action for press in presses(now)]


@pytest.mark.parametrize("game", GAMES)
async def test_who_sits_down_as_the_last_seat_is_taken_reads_so_above_the_tables_that_are_left(
    tmp_path: Path, game: str
) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, carla, diego = t.people
        t._answer(await anna.slash(t.channel, f"{game} start", players=2))
        listed = await looks(t, carla)
        await t.press(ben, "join")
        t.channel, home = t.guild.create_text_channel("quay"), t.channel
        await opens(t, diego)
        t.channel = home
        answer = await t.press(carla, "join", on=listed.message)
        assert ENGLISH("refusal-table-full", places=2) in answer.text
        [now] = [message for message in t.seen_by(carla) if message.id == listed.message.id]
        assert [press.table for press in presses(now) if press.action == "join"] == [(await t.table()).id]
        by_command = await t.slash(carla, "join")
        assert ENGLISH("refusal-table-full", places=2) in by_command.text
        assert joins(by_command) == ["join"]


async def test_nobody_is_called_to_a_table_that_was_full_before_the_call_was_sent(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start", players=2, pace="daily")
        row = (await t.table()).row
        call = WishCallRow(row.id, carla.id, row.guild_id, row.game, row.pace, anna.id, row.created_at)
        await t.store.meetings._database.run(*insert_calls([call], 0))  # as by a bot that was killed then
        await t.press(ben, "join")
        await t.env.settle()
        assert rings(t) == []
        await t.slash(ben, "leave")
        await t.env.settle()
        assert rings(t) == [ids(carla)]


async def test_enough_who_wish_for_the_same_get_a_table_with_their_places_where_the_last_wish_was_made(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, carla, diego = t.people
        await looks_for(t, diego, "hollander/live")
        for who in (anna, ben):
            await looks_for(t, who, "playapirata/daily")
        answer = await looks_for(t, carla, "playapirata/daily")
        assert "You have a table" in answer.text
        table = await t.table()
        assert (table.row.game, table.row.pace, table.status) == ("playapirata", Pace.DAILY, Status.OPEN)
        assert [row.user_id for row in table.seats] == [anna.id, ben.id, carla.id]
        assert (table.row.channel_id, table.free_seats) == (t.channel.id, 0)
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(anna, ben, carla)], "the ring of a full table is their only mention"
        listed = (await looks(t, diego)).text
        assert ("Diego" in listed, "Anna" in listed) == (True, False)


async def test_where_a_channel_has_a_table_the_one_from_wishes_is_in_a_thread(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.slash(t.people[0], "start", computers=1)
        for who in t.people:
            await looks_for(t, who)
        assert [thread.id for thread in t.channel.threads] == [(await t.table()).row.channel_id]


async def test_a_channel_that_a_moderator_chose_before_has_the_table_and_the_mentions_until_it_is_taken_away(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        meeting = t.guild.create_text_channel("meeting")
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, meeting_channel=meeting.id))
        await looks_for(t, ben)
        await opens(t, anna)
        await t.wait(MINUTE + 1)
        [call] = [one for one in t.public(meeting) if f"<@{ben.id}>" in text_of(one)]
        assert [press.action for press in presses(call)] == ["join"]
        await looks_for(t, carla, "hollander/daily")
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, meeting_channel=None))
        await t.wait(2 * DAY)
        t.channel = t.guild.create_text_channel("another")
        await opens(t, anna, "hollander")
        await t.wait(MINUTE + 1)
        assert any(f"<@{carla.id}>" in text_of(one) for one in t.public())


async def test_a_chosen_channel_that_was_deleted_loses_no_call_and_no_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, carla, diego = t.people
        meeting = t.guild.create_text_channel("meeting")
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, meeting_channel=meeting.id))
        t.env.backend.delete_channel(meeting.id)
        await looks_for(t, ben)
        await opens(t, anna)
        await t.wait(MINUTE + 1)
        assert [f"<@{ben.id}>" in text_of(one) for one in t.public()].count(True) == 1
        t.channel = t.guild.create_text_channel("quay")
        for who in (carla, diego):
            await looks_for(t, who, "corsari/relaxed")
        assert (await t.table()).row.channel_id == t.channel.id
        panel = t._answer(await manager(t).slash(t.channel, "tavern server-settings"))
        assert ENGLISH("settings-meeting-gone") in panel.text


async def test_a_table_whose_channel_somebody_cannot_see_is_not_listed_offered_or_joined_and_calls_them_not(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        for who in (ben, carla):
            await looks_for(t, who, "hollander/daily")
        home, t.channel = (
            t.channel,
            t.guild.create_text_channel(
                "quay", overwrites={carla: discord.PermissionOverwrite(view_channel=False)}
            ),
        )
        await opens(t, anna, "hollander")
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(ben)]
        t.channel = home
        seen = await looks(t, ben)
        assert len(joins(seen)) == 1
        assert joins(await looks(t, carla)) == []
        async with t.unchanged():
            refused = await t.press_forged(carla, seen.message, f"t:{(await t.table()).id}:join::")
        assert refused.text == ENGLISH("refusal-table-hidden")


async def test_a_table_in_a_private_thread_calls_nobody_and_is_on_no_list(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await looks_for(t, ben)
        kind = discord.ChannelType.private_thread.value
        thread = t.env.backend.create_thread(t.channel.id, "cabin", owner_id=anna.id, type=kind)
        async with t.inside() as tables:
            place = Place(t.guild.id, thread.id, "en")
            await lobby.open_table(tables, Invitation("corsari", pace=Pace.DAILY), place, Actor(anna.id, "A"))
        await t.wait(MINUTE + 1)
        assert rings(t) == []
        assert joins(await looks(t, ben)) == []


async def test_a_call_says_how_things_stand_and_afterwards_that_nobody_can_join(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await looks_for(t, ben)
        await opens(t, anna)
        await t.wait(MINUTE + 1)
        [call] = [one for one in t.public() if f"<@{ben.id}>" in text_of(one)]
        assert ENGLISH("lobby-seats", taken=1, places=4) in text_of(call)
        await t.press(carla, "join")
        [call] = [one for one in t.public() if f"<@{ben.id}>" in text_of(one)]
        assert ENGLISH("lobby-seats", taken=2, places=4) in text_of(call)
        await t.press(anna, "deal")
        over = ENGLISH("looking-call-over", game=ENGLISH("game-corsari"))
        [last] = [one for one in t.public() if over in text_of(one)]
        assert [press.action for press in presses(last)] == ["looking"]


async def test_with_mentions_off_the_list_alone_is_left(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, calls=False))
        await looks_for(t, t.people[1])
        await opens(t, t.people[0])
        await t.wait(HOUR)
        assert rings(t) == []
        assert len(joins(await looks(t, t.people[1]))) == 1


async def test_a_call_that_was_stored_is_sent_once_whatever_stops_the_bot(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await looks_for(t, t.people[1])
        await opens(t, t.people[0])
        await t.restart()
        await t.wait(MINUTE + 1)
        await t.restart()
        await t.env.settle()
        await t.wait(HOUR)
        assert rings(t) == [ids(t.people[1])]


async def test_who_has_quiet_hours_is_not_called(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await remembered(t.store.people, PersonRow(ben.id, "en", zone="UTC", quiet=(0, 24 * 60 - 1)))
        await looks_for(t, ben)
        await opens(t, anna)
        await t.wait(MINUTE + 1)
        assert rings(t) == []


async def test_whoever_has_left_the_server_is_not_waited_for(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await looks_for(t, anna)
        t.guild.remove_member(anna)
        t.bot.services.delivery.messenger.members.forget(t.guild.id)
        assert "Ben (1 of 2)" in (await looks_for(t, ben)).text
        await looks_for(t, carla)
        assert [row.user_id for row in (await t.table()).seats] == [ben.id, carla.id]


async def test_where_only_moderators_open_tables_wishes_open_none(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, openers=Openers.MODERATORS))
        await looks_for(t, t.people[0])
        assert ENGLISH("looking-waits") in (await looks_for(t, t.people[1])).text


async def test_where_this_channel_takes_no_tables_the_one_from_wishes_opens_in_one_that_does(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        quay = t.guild.create_text_channel("quay")
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, channels=(quay.id,)))
        for who in t.people:
            await looks_for(t, who)
        assert (await t.table()).row.channel_id == quay.id


@pytest.mark.parametrize("joined", [False, True])
async def test_in_an_hour_in_which_fifty_wish_join_and_leave_nobody_is_called_twice(
    tmp_path: Path, joined: bool
) -> None:
    async with tavern(tmp_path, 4) as t:
        people = [t.guild.add_member(t.env.create_user(f"p{number}")) for number in range(50)]
        for number, who in enumerate(people):
            person = Actor(who.id, who.name)
            async with t.inside() as tables:
                await looking.wish(tables, t.guild.id, person, [("corsari", Pace.DAILY)])
            if number % 10 == 5:  # five tables of two people, in new channels
                t.channel = t.guild.create_text_channel(f"quay-{number}")
                await opens(t, t.people[number // 10 % 2])
            elif number > 5 and joined:
                table = await t.table()
                async with t.inside() as tables:
                    await lobby.join(tables, table.id, person)
                    await seats.leave(tables, table.id, person)
                    await looking.wish(tables, t.guild.id, person, [("corsari", Pace.DAILY)])
            await t.wait(72)
        called = Counter(user_id for ring in rings(t) for user_id in ring)
        assert set(called.values()) == {1}
        assert sum(called.values()) <= 5 * 5
        assert called.keys() <= ids(*people)
        assert len(rings(t)) == 5


def test_the_list_is_one_that_discord_takes_in_every_language() -> None:
    for language in LANGUAGES:
        view = looking_page(PlayersList([], {}, dict.fromkeys(GAMES, 3), 1), speaker(language))
        assert complaints(Screen(None, components(view))) == []
