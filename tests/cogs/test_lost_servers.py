"""A server that lost the bot: all rests there, nothing is sent, nobody is late; back, it goes on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from simcord.backend import serializers

from bot.model.tables import Pace, Stage, Status
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR, MINUTE
from tests.messages import text_of
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.test_channel_notices import notices


def lose(t: Tavern) -> Callable[[], None]:
    """The server loses the bot; what gives it back, with its channels as they were."""
    backend = t.env.backend
    guild, channels = backend.guilds[t.guild.id], dict(backend.channels)
    messages = dict(backend.messages)
    backend.remove_guild(guild.id)

    def give_back() -> None:
        backend.guilds[guild.id] = guild
        for number in (*guild.channel_ids, *guild.thread_ids):
            backend.channels[number], backend.messages[number] = channels[number], messages.get(number, {})
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

    return give_back


def asked(t: Tavern, since: int) -> list[str]:
    """What the bot has asked of the server and its channels since a request."""
    theirs = (f"/channels/{t.channel.id}", f"/guilds/{t.guild.id}")
    return [r.path for r in t.env.http_requests[since:] if r.path.startswith(theirs)]


@pytest.mark.slow
async def test_a_server_that_has_lost_the_bot_gets_no_request_and_nobody_there_is_late(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, nudge_after=60, computer_delay=0) as t:
        await t.start(rounds=1, computers=1, pace=Pace.LIVE.value)
        await t.wait(30)
        left = [row.clock.left for row in (await t.table()).seats if row.clock]
        give_back = lose(t)
        await t.env.settle()
        since = len(t.env.http_requests)
        await t.wait(HOUR / 2)
        assert asked(t, since) == []
        table = await t.table()
        assert [row.missed for row in table.seats] == [0, 0, 0]
        assert table.number == 1, "the computer player's bid from before"
        assert all(row.clock is None or row.clock.since is None for row in table.seats)
        give_back()
        await t.env.settle()
        table = await t.table()
        assert [row.clock.stage for row in table.seats if row.clock] == [Stage.WAITING] * 2
        assert [row.clock.left for row in table.seats if row.clock] == [one - 30 for one in left if one]
        await t.move(table, 0)
        assert (await t.table()).number == 2


@pytest.mark.slow
async def test_all_who_can_be_reached_are_told_once_that_the_game_rests_and_no_more_once_it_goes_on(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        give_back = lose(t)
        await t.env.settle()
        [told] = notices(t, anna)
        assert notices(t, ben) == [told]
        until = int(told.partition("<t:")[2].partition(":")[0])
        async with t.inside() as tables:
            assert 29 * DAY < until - tables.now() <= 30 * DAY
        assert told == ENGLISH("server-lost", game=ENGLISH("game-skullking"), until=f"<t:{until}:f>")
        async with t.unchanged():
            message, custom_id = t.find(anna.user, "move", "bid 1")
            answer = await anna.user.click(message, custom_id=custom_id)
        shown = [text_of(one) for one in (answer.response, *answer.followups) if one]
        assert any(ENGLISH("refusal-server-lost") in text for text in shown)
        give_back()
        await t.env.settle()
        assert [notices(t, who) for who in (anna, ben)] == [[], []]
        await t.press(anna.user, "move", "bid 1")
        assert (await t.table()).number == 1


@pytest.mark.slow
async def test_who_was_called_before_the_server_lost_the_bot_is_called_anew_with_the_whole_grace(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, nudge_after=0) as t:
        await t.start(rounds=1, pace=Pace.LIVE.value)
        await t.wait(5 * MINUTE + 30)
        assert {row.clock.stage for row in (await t.table()).seats if row.clock} == {Stage.LAST_CALL}
        [before] = [message.id for message in t.public() if message.content]
        give_back = lose(t)
        await t.wait(HOUR)
        give_back()
        await t.env.settle()
        [call] = [message for message in t.public() if message.content]
        assert call.id != before
        assert {str(who.id) for who in t.people} <= set(mentioned(call.content))
        for row in (await t.table()).seats:
            assert row.clock is not None
            assert row.clock.stage is Stage.LAST_CALL
            assert row.clock.left == MINUTE
        assert [row.missed for row in (await t.table()).seats] == [0, 0]


def mentioned(text: str) -> list[str]:
    return [part.partition(">")[0] for part in text.split("<@")[1:]]


@pytest.mark.slow
async def test_what_was_lost_or_given_back_while_the_bot_was_down_is_noticed_at_the_start(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        await t.restart()
        assert await t.store.lost_guilds.all() == []
        await t.bot.close()
        give_back = lose(t)
        await t.restart()
        assert [row.guild_id for row in await t.store.lost_guilds.all()] == [t.guild.id]
        await t.bot.close()
        give_back()
        await t.restart()
        assert await t.store.lost_guilds.all() == []
        await t.forward()
        assert (await t.table()).status is Status.FINISHED


async def test_a_server_that_discord_can_not_reach_is_not_lost(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        t.env.backend.emit("GUILD_DELETE", {"id": str(t.guild.id), "unavailable": True})
        await t.env.settle()
        assert await t.store.lost_guilds.all() == []


@pytest.mark.slow
async def test_a_game_that_was_ended_meanwhile_is_shown_as_ended_when_the_bot_is_back(tmp_path: Path) -> None:
    async with tavern(tmp_path, lost_servers_ended=0) as t:
        await t.start(rounds=1)
        give_back = lose(t)
        await t.env.settle()
        assert (await t.table()).status is Status.ENDED
        give_back()
        await t.env.settle()
        assert ENGLISH("table-ended") in text_of(await t.post())
