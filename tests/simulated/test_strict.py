"""The simulated Discord refuses what the real one does, and knows which promises a bot has broken."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route
from simcord.enums import ChannelType

from bot.ui.kit.services import Services
from tests.cogs.test_outages import deny
from tests.simulated.strict import OPENED_AT_ONCE, OPENING_SECONDS
from tests.tavern import Tavern, tavern

INVALID, CLOSED_KIND, ARCHIVED, LOCKED, FULL = 50035, 50024, 50083, 160005, 160006


async def ask(t: Tavern, method: str, path: str, **body: Any) -> int:
    """Asks Discord for something by the bot's token; its code, or 0 where it has done it."""
    async with t.inside():
        try:
            await t.bot.http.request(Route(method, path), json=body)
        except discord.HTTPException as error:
            return error.code
    return 0


async def send(t: Tavern, channel_id: int, **body: Any) -> int:
    return await ask(t, "POST", f"/channels/{channel_id}/messages", **body)


def button(**emoji: Any) -> Mapping[str, Any]:
    return {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "emoji": emoji}]}


@pytest.mark.parametrize(("name", "code"), [("🃏", 0), ("🏴‍☠️", 0), ("⚓", 0), ("🂠", INVALID), ("★", INVALID)])
async def test_an_emoji_of_a_button_is_one_of_unicodes(tmp_path: Path, name: str, code: int) -> None:
    async with tavern(tmp_path) as t:
        assert await send(t, t.channel.id, components=[button(name=name)]) == code
        t.env.http_requests.clear()


async def test_an_emoji_with_an_id_is_the_applications_own(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        own = t.env.backend.create_application_emoji("pt_y5_a1b2c3")
        assert await send(t, t.channel.id, components=[button(id=str(own.id), name=own.name)]) == 0
        assert await send(t, t.channel.id, components=[button(id="77", name="parrot")]) == INVALID


@pytest.mark.parametrize(
    ("name", "image", "code"),
    [
        ("pt_y5_a1b2c3", "data:image/png;base64,AAAA", 0),
        ("a", "data:image/png;base64,AAAA", INVALID),
        ("with-dash", "data:image/png;base64,AAAA", INVALID),
        ("pt_y5", "data:image/svg+xml;base64,AAAA", INVALID),
        ("pt_y5", "data:image/png;base64," + "A" * (4 * 256 * 1024 // 3 + 8), INVALID),
    ],
)
async def test_a_new_emoji_has_a_name_and_a_small_picture(
    tmp_path: Path, name: str, image: str, code: int
) -> None:
    async with tavern(tmp_path) as t:
        path = f"/applications/{t.bot.application_id}/emojis"
        assert await ask(t, "POST", path, name=name, image=image) == code
        t.env.http_requests.clear()


@pytest.mark.parametrize(
    ("parent", "kind", "code"),
    [
        (ChannelType.TEXT, 11, 0),
        (ChannelType.TEXT, 10, CLOSED_KIND),
        (ChannelType.NEWS, 11, CLOSED_KIND),
        (ChannelType.FORUM, 11, INVALID),
    ],
)
async def test_a_channel_has_threads_of_its_own_kind(
    tmp_path: Path, parent: int, kind: int, code: int
) -> None:
    async with tavern(tmp_path) as t:
        t.env.backend.channels[t.channel.id].type = parent
        assert await ask(t, "POST", f"/channels/{t.channel.id}/threads", name="x", type=kind) == code


async def test_a_server_has_so_many_active_threads_and_no_more(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.discord.most_threads = 1
        path = f"/channels/{t.channel.id}/threads"
        assert [await ask(t, "POST", path, name="x", type=11) for _ in range(2)] == [0, FULL]
        [thread] = t.channel.threads
        t.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        assert await ask(t, "POST", path, name="x", type=11) == 0


async def test_an_archived_thread_takes_no_edit_and_a_locked_one_no_message(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        thread = t.env.backend.create_thread(t.channel.id, "x", owner_id=t.env.backend.bot_user.id)
        assert await send(t, thread.id, content="x") == 0
        [message_id] = t.env.backend.messages[thread.id]
        edit = ("PATCH", f"/channels/{thread.id}/messages/{message_id}")
        archived = {"archived": True, "locked": True}
        t.env.backend.edit_channel(thread.id, {}, thread_metadata=archived)
        assert await ask(t, *edit, content="y") == ARCHIVED
        assert await send(t, thread.id, content="y") == LOCKED
        t.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
        assert await send(t, thread.id, content="y") == 0
        assert await ask(t, *edit, content="y") == 0, "a message wakes the thread"


async def test_a_private_thread_is_closed_until_the_bot_is_added(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        kind = ChannelType.PRIVATE_THREAD
        thread = t.env.backend.create_thread(t.channel.id, "x", owner_id=anna.id, type=kind)
        assert await send(t, thread.id, content="x") == 50001
        t.env.backend.add_thread_member(thread.id, t.env.backend.bot_user.id)
        assert await send(t, thread.id, content="x") == 0


async def test_in_a_channel_that_the_bot_does_not_see_nothing_is_edited_either(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await send(t, t.channel.id, content="x")
        [message_id] = t.env.backend.messages[t.channel.id]
        deny(t, view_channel=True)
        edit = ("PATCH", f"/channels/{t.channel.id}/messages/{message_id}")
        assert await ask(t, *edit, content="y") == 50001


async def test_messages_older_than_an_hour_take_three_edits_in_six_seconds(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.discord.limits_edits = True
        await send(t, t.channel.id, content="x")
        [message_id] = t.env.backend.messages[t.channel.id]
        edit = ("PATCH", f"/channels/{t.channel.id}/messages/{message_id}")
        assert [await ask(t, *edit, content=str(n)) for n in range(5)] == [0] * 5
        await t.wait(3601)
        assert [await ask(t, *edit, content=str(n)) for n in range(4)] == [0, 0, 0, 30046]
        await t.wait(7)
        assert await ask(t, *edit, content="later") == 0


async def test_conversations_are_begun_slowly_by_no_quarantined_bot_and_with_no_stranger(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        for person in (anna, ben):
            await person.slash(t.channel, "tavern help")
        path = "/users/@me/channels"
        t.discord.strangers.add(ben.id)
        assert await ask(t, "POST", path, recipient_id=str(ben.id)) == 50278
        t.discord.limits_openings = True
        codes = [await ask(t, "POST", path, recipient_id=str(anna.id)) for _ in range(OPENED_AT_ONCE + 1)]
        assert codes == [0] * OPENED_AT_ONCE + [40003]
        await t.wait(OPENING_SECONDS)
        assert await ask(t, "POST", path, recipient_id=str(anna.id)) == 0
        t.discord.is_quarantined = True
        assert await ask(t, "POST", path, recipient_id=str(anna.id)) == 20026
        assert await send(t, anna.user.dm_channel.id, content="x") == 20026


async def test_whoever_takes_no_messages_and_whoever_is_a_stranger_refuse_each_in_their_way(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        t.discord.closed.add(anna.id)
        assert await send(t, anna.user.dm_channel.id, content="x") == 50007
        assert await send(t, ben.user.dm_channel.id, content="x") == 0
        t.discord.strangers.add(ben.id)
        assert await send(t, ben.user.dm_channel.id, content="x") == 50278


async def test_who_is_written_to_without_having_acted_is_noted(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await ask(t, "POST", "/users/@me/channels", recipient_id=str(t.people[0].id))
        with pytest.raises(AssertionError, match="is written to first"):
            t.discord.check()
        t.discord.broken.clear()


async def test_whatever_is_asked_for_while_somebody_waits_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        person_in = Services.person_in

        async def slow(services: Services, *who: Any) -> Any:
            await t.bot.http.get_channel(t.channel.id)
            return await person_in(services, *who)

        monkeypatch.setattr(Services, "person_in", slow)
        await t.slash(t.people[0], "start")
        with pytest.raises(AssertionError, match=f"GET /channels/{t.channel.id}: while somebody waits"):
            t.discord.check()
        t.discord.broken.clear()


async def test_a_body_that_discord_does_not_understand_is_refused_and_noted_as_a_bug(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        assert await send(t, t.channel.id, content="x" * 2001) == INVALID
        assert t.public() == []
        t.env.http_requests.clear()
