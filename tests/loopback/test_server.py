"""Our Discord answers as the real one does, and goes wrong as it is told."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests.loopback import interactions, server
from tests.loopback.buckets import Limit
from tests.loopback.faults import Drops, Fails, Limited, LosesAnswer, Meanwhile, Slow
from tests.loopback.interactions import COMMAND, Interaction
from tests.loopback.people import Person
from tests.loopback.rest_client import Client, client_of
from tests.loopback.server import Discord, loopback
from tests.loopback.world import EPHEMERAL, PRIVATE_THREAD, Channel, Guild
from tests.patience import PATIENCE
from tests.sleeps import Sleeps

BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "t:1:move:0:bid 0"}


@pytest.fixture
async def client(discord: Discord) -> AsyncIterator[Client]:
    async with client_of(discord) as client:
        yield client


async def test_a_message_with_an_enforced_nonce_is_sent_once(client: Client, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    first = await client.ask("POST", path, content="one", nonce="p1.5", enforce_nonce=True)
    again = await client.ask("POST", path, content="two", nonce="p1.5", enforce_nonce=True)
    other = await client.ask("POST", path, content="three", nonce="p1.6", enforce_nonce=True)
    assert first[1]["id"] == again[1]["id"] != other[1]["id"]
    assert [message.body["content"] for message in channel.messages.values()] == ["one", "three"]


async def test_what_discord_does_not_take_is_refused_with_400(client: Client, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    twice = [{"type": 1, "components": [BUTTON, BUTTON]}]
    for body in ({"content": "x" * 2001}, {"content": "x", "components": twice}, {"content": ""}):
        status, told, _ = await client.ask("POST", path, **body)
        assert (status, told["code"]) in ((400, 50035), (400, 50006))
    assert channel.messages == {}


async def test_messages_are_edited_listed_and_deleted(client: Client, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    ids = [(await client.ask("POST", path, content=str(number)))[1]["id"] for number in range(4)]
    assert (await client.ask("PATCH", f"{path}/{ids[0]}", content="changed"))[1]["content"] == "changed"
    assert (await client.ask("DELETE", f"{path}/{ids[1]}"))[0] == 204
    newest_first = [message["id"] for message in (await client.ask("GET", path))[1]]
    assert newest_first == [ids[3], ids[2], ids[0]]
    named = await client.ask("POST", path, content="5", nonce="p1.5")
    [last] = (await client.ask("GET", f"{path}?limit=1"))[1]
    assert (named[1]["id"], named[1]["nonce"], last["nonce"]) == (last["id"], "p1.5", None)
    after = (await client.ask("GET", f"{path}?after={ids[0]}&limit=1"))[1]
    assert [message["id"] for message in after] == [ids[2]]
    assert (await client.ask("PATCH", f"{path}/{ids[1]}", content="gone"))[1]["code"] == 10008


async def test_closed_channels_refuse_as_discord_does(
    client: Client, discord: Discord, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    room = discord.world.add_thread(channel, "room", anna.user, PRIVATE_THREAD)
    assert (await client.ask("POST", f"/channels/{room.id}/messages", content="x"))[1]["code"] == 50001
    anna.user.takes_dms = False
    for person, code in ((anna, 50007), (ben, None)):
        dm = (await client.ask("POST", "/users/@me/channels", recipient_id=str(person.user.id)))[1]["id"]
        assert (await client.ask("POST", f"/channels/{dm}/messages", content="x"))[1].get("code") == code
    assert (await client.ask("GET", "/channels/12"))[1]["code"] == 10003


async def test_a_thread_that_is_deleted_is_unknown_with_all_that_stood_there(
    client: Client, discord: Discord, channel: Channel
) -> None:
    thread = discord.world.add_thread(channel, "room", discord.world.bot)
    path = f"/channels/{thread.id}/messages"
    sent = (await client.ask("POST", path, content="x"))[1]["id"]
    await client.connect()
    await client.listen("GUILD_CREATE")
    await discord.delete(thread)
    assert (await client.listen("THREAD_DELETE"))["id"] == str(thread.id)
    for method, where in (("POST", path), ("GET", path), ("PATCH", f"{path}/{sent}")):
        assert (await client.ask(method, where, content="y"))[1]["code"] == 10003
    assert list(discord.world.messages()) == []


async def test_an_archived_thread_takes_no_edit_and_wakes_with_a_message(
    client: Client, discord: Discord, channel: Channel
) -> None:
    thread = discord.world.add_thread(channel, "room", discord.world.bot)
    path = f"/channels/{thread.id}/messages"
    message = (await client.ask("POST", path, content="x"))[1]["id"]
    await client.ask("PATCH", f"/channels/{thread.id}", archived=True)
    assert (await client.ask("PATCH", f"{path}/{message}", content="y"))[1]["code"] == 50083
    assert (await client.ask("POST", path, content="y"))[0] == 200
    assert (await client.ask("PATCH", f"{path}/{message}", content="y"))[0] == 200


async def test_an_ephemeral_answer_is_for_one_and_an_interaction_is_answered_once(
    client: Client, discord: Discord, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    interaction = Interaction(COMMAND, anna.user, channel, {})
    await discord.interact(interaction)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    hidden = {"type": interactions.MESSAGE, "data": {"content": "yours", "flags": EPHEMERAL}}
    status, told, _ = await client.ask("POST", f"{path}?with_response=true", **hidden)
    assert (status, told["resource"]["message"]["content"]) == (200, "yours")
    assert (await client.ask("POST", path, **hidden))[1]["code"] == 40060
    assert [len(person.sees(channel)) for person in (anna, ben)] == [1, 0]
    original = f"/webhooks/{discord.world.bot.id}/{interaction.token}/messages/@original"
    await client.ask("PATCH", original, content="changed")
    assert anna.sees(channel)[0].body["content"] == "changed"


async def test_too_many_requests_are_answered_with_429_and_when_to_come_back(guild: Guild) -> None:
    limits = {"POST /channels/{}/messages": Limit(5, 3600)}  # an hour: no machine is so slow
    async with loopback(limits) as discord, client_of(discord) as client:
        channel = discord.world.add_channel(discord.world.add_guild("Another"), "tavern")
        path = f"/channels/{channel.id}/messages"
        taken = [await client.ask("POST", path, content="x") for _ in range(5)]
        assert [headers["X-RateLimit-Remaining"] for _, _, headers in taken] == ["4", "3", "2", "1", "0"]
        status, told, headers = await client.ask("POST", path, content="x")
        assert (status, headers["Via"]) == (429, "1.1 loopback")
        assert 0 < told["retry_after"] <= 3600
        other = discord.world.add_channel(discord.world.guilds[channel.guild_id or 0], "other")
        assert (await client.ask("POST", f"/channels/{other.id}/messages", content="x"))[0] == 200


@pytest.mark.parametrize(
    ("fault", "status"), [(Fails(503), 503), (Fails(403, 50001), 403), (Limited(1.5, 30046), 429)]
)
async def test_an_ordered_refusal_strikes_as_often_as_it_is_told_and_does_nothing(
    client: Client, discord: Discord, channel: Channel, fault: Any, status: int
) -> None:
    path = f"/channels/{channel.id}/messages"
    rule = discord.faults.add("POST /channels/*/messages", fault, times=2, after=1)
    statuses = [(await client.ask("POST", path, content="x"))[0] for _ in range(4)]
    assert statuses == [200, status, status, 200]
    assert (rule.struck, len(channel.messages)) == (2, 2)


async def test_a_dropped_request_is_not_done_and_a_lost_answer_is(
    client: Client, discord: Discord, channel: Channel
) -> None:
    path = f"/channels/{channel.id}/messages"
    for fault, messages in ((Drops(), 0), (LosesAnswer(), 1)):
        discord.faults.add("POST *", fault, times=1)
        with pytest.raises(aiohttp.ClientError):
            await client.ask("POST", path, content="x")
        assert len(channel.messages) == messages
    assert [call.done for call in discord.asked("POST /channels/*")] == [False, True]


async def test_a_slow_request_is_done_later_and_something_may_happen_meanwhile(
    client: Client, discord: Discord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/channels/{channel.id}/messages"
    seen: list[int] = []
    monkeypatch.setattr(server, "asyncio", sleeps := Sleeps())
    discord.faults.add("POST *", Slow(0.2), times=1)
    discord.faults.add("POST *", Meanwhile(lambda: seen.append(len(channel.messages)), before=True), times=1)
    discord.faults.add("POST *", Meanwhile(lambda: seen.append(len(channel.messages))), times=1)
    for _ in range(3):
        await client.ask("POST", path, content="x")
    assert sleeps.slept == [0.2]
    assert seen == [1, 3]


async def test_a_lost_connection_is_resumed_with_all_that_was_missed(
    client: Client, discord: Discord, guild: Guild
) -> None:
    await client.connect()
    session = (await client.listen("READY"))["session_id"]
    assert (await client.listen("GUILD_CREATE"))["id"] == str(guild.id)
    await discord.gateway.lose()
    await discord.gateway.dispatch("SOMETHING", {})
    await client.resume(session, client.events[-1][0])
    await client.listen("RESUMED")
    assert client.events == [(1, "READY"), (2, "GUILD_CREATE"), (3, "SOMETHING"), (4, "RESUMED")]
    assert (discord.gateway.identifies, discord.gateway.resumes) == (1, 1)


async def test_a_wrong_token_is_turned_away(discord: Discord) -> None:
    async with client_of(discord) as client:
        await client.connect(token="another")  # noqa: S106 - a wrong one
        assert client.socket is not None
        async with asyncio.timeout(PATIENCE):
            assert (await client.socket.receive()).data == 4004
