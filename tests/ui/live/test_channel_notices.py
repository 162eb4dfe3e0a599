"""A channel that is gone or closed to the bot is told by direct messages: to who can mend it, and once."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from simcord import MemberActor
from simcord.enums import ChannelType

from bot.model.tables import Status
from bot.ui.kit.permissions import TO_PLAY, permission_names
from tests.cogs.test_outages import deny
from tests.tavern import ENGLISH, Tavern, tavern


def notices(t: Tavern, who: MemberActor) -> Sequence[str]:
    return [message.content for message in t.seen_by(who.user) if message.content]


def gone() -> str:
    return ENGLISH("channel-gone", game=ENGLISH("game-skullking"))


@pytest.mark.slow
async def test_all_who_have_a_hand_are_told_that_the_channel_was_deleted_and_can_go_on_elsewhere(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        t.env.backend.delete_channel(t.channel.id)
        await t.env.settle()
        assert [notices(t, who) for who in (anna, ben)] == [[gone()], [gone()]]
        await t.press(anna.user, "move", "bid 1")
        assert [len(notices(t, who)) for who in (anna, ben)] == [1, 1], "once"
        t.channel = t.guild.create_text_channel("galley")
        await t.slash(ben, "show")
        assert [notices(t, who) for who in (anna, ben)] == [[], []]
        assert len(t.public()) == 1
        await t.play()
        assert (await t.table()).status is Status.FINISHED


@pytest.mark.parametrize("kind", [ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD])
async def test_a_thread_that_was_deleted_is_told_too(tmp_path: Path, kind: ChannelType) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        thread = t.env.backend.create_thread(t.channel.id, "cabin", owner_id=anna.id, type=kind)
        for who in (t.env.backend.bot_user.id, anna.id, ben.id):
            t.env.backend.add_thread_member(thread.id, who)
        home = t.channel
        t.channel = next(one for one in home.threads if one.id == thread.id)
        await t.start(rounds=1)
        t.env.backend.delete_channel(thread.id)
        await t.env.settle()
        assert [notices(t, who) for who in (anna, ben)] == [[gone()], [gone()]]


@pytest.mark.slow
async def test_the_host_is_told_once_which_permissions_the_channel_lacks_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        deny(t, send_messages=True, view_channel=True)
        for who in (anna, ben):
            await t.press(who.user, "move", "bid 1")
        await t.wait(60)  # a refusal may pass
        told = ENGLISH(
            "channel-closed",
            game=ENGLISH("game-skullking"),
            channel=f"<#{t.channel.id}>",
            permissions=permission_names(TO_PLAY, ENGLISH),
        )
        assert notices(t, anna) == [told]
        assert notices(t, ben) == []
        assert ENGLISH("permission-send-messages") in told
        deny(t)
        table = await t.table()
        assert [line.move for line in await t.store.log.moves(table.id)] == ["bid 1", "bid 1"]
        await t.move(table, table.to_move()[0])
        assert notices(t, anna) == []
        assert len(t.public()) == 1


async def test_who_has_no_conversation_with_the_bot_gets_none_for_that(tmp_path: Path) -> None:
    async with tavern(tmp_path, dms_per_hour=0) as t:
        await t.start(rounds=1)
        t.env.backend.delete_channel(t.channel.id)
        await t.env.settle()
        assert [notices(t, who) for who in t.people] == [[], []]
