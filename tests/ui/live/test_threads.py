"""A table in a thread: Discord archives threads in which nothing is sent, and there no command works."""

from pathlib import Path

import pytest

from tests.messages import text_of
from tests.tavern import ENGLISH, Tavern, tavern

HOUR = 3600


def in_thread(t: Tavern, minutes: int) -> None:
    t.env.backend.create_thread(
        t.channel.id, "the cabin", owner_id=t.people[0].id, auto_archive_duration=minutes
    )
    [t.channel] = t.channel.threads


@pytest.mark.slow
async def test_a_post_in_a_thread_is_sent_anew_before_the_thread_falls_asleep(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        in_thread(t, 24 * 60)
        anna, ben = t.people
        await t.start(rounds=1)
        before = await t.post()
        await t.wait(11 * HOUR)
        await t.slash(anna, "bid", tricks=0)
        assert (await t.post()).id == before.id, "it was there lately"
        await t.wait(2 * HOUR)
        await t.slash(ben, "bid", tricks=0)
        assert (await t.post()).id != before.id
        assert len([message for message in t.public() if not message.content]) == 1


async def test_a_post_in_a_channel_is_edited_however_old_it_is(tmp_path: Path) -> None:
    async with tavern(tmp_path, buried_after=0) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        before = await t.post()
        await t.wait(20 * HOUR)
        await t.slash(anna, "bid", tricks=0)
        assert (await t.post()).id == before.id


@pytest.mark.parametrize(
    ("minutes", "pace", "hours"),
    [
        (60, "daily", 1),
        (24 * 60, "daily", None),
        (24 * 60, "relaxed", 24),
        (60, "live", None),
        (60, "none", None),
    ],
)
async def test_who_opens_is_warned_of_a_thread_that_falls_asleep_before_a_time_is_up(
    tmp_path: Path, minutes: int, pace: str, hours: int | None
) -> None:
    async with tavern(tmp_path) as t:
        in_thread(t, minutes)
        answer = await t.slash(t.people[0], "start", pace=pace)
        warning = "" if hours is None else f"\n⚠️ {ENGLISH('thread-archives-early', hours=hours)}"
        assert answer.text == ENGLISH("done-opened") + warning


async def test_after_a_locked_thread_is_unlocked_its_post_is_brought_up_to_date(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        in_thread(t, 24 * 60)
        anna, _ = t.people
        await t.start(rounds=1)
        before = text_of(await t.post())
        t.env.backend.edit_channel(t.channel.id, {}, thread_metadata={"archived": True, "locked": True})
        await t.env.settle()
        await t.press(anna.user, "move", "bid 1")
        await t.wait(300)
        assert t.discord.refusals[160005]
        assert text_of(await t.post()) == before
        t.env.backend.edit_channel(t.channel.id, {}, thread_metadata={"archived": False, "locked": False})
        await t.env.settle()
        assert text_of(await t.post()) != before
