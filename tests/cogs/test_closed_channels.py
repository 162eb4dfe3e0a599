"""A channel that refuses the bot again and again is left alone for longer and longer, and nothing is lost."""

from pathlib import Path

import pytest

from tests.cogs.test_outages import deny
from tests.messages import text_of
from tests.tavern import Tavern, tavern

MINUTE, HOUR = 60, 60 * 60


def close(t: Tavern) -> None:
    """Discord forbids everything in the channel, and says nothing of it."""
    t.env.inject_error("*", f"/channels/{t.channel.id}/messages*", status=403, code=50001, times=None)


def open_again(t: Tavern) -> None:
    t.env.backend.faults.clear()


def knocks(t: Tavern) -> int:
    path = f"/channels/{t.channel.id}/messages/"
    return sum(r.method == "PATCH" and r.path.startswith(path) for r in t.env.http_requests)


@pytest.mark.slow
async def test_after_three_refusals_a_channel_is_asked_again_after_ten_minutes_and_then_after_an_hour(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, buried_after=0) as t:
        await t.start(rounds=2)
        before, asked = text_of(await t.post()), knocks(t)
        close(t)
        for tricks in (0, 1, 0, 1, 0):
            await t.slash(t.people[0], "bid", tricks=tricks)
        await t.wait(6 * MINUTE)
        assert knocks(t) - asked == 3
        for wait, times in ((3 * MINUTE, 3), (2 * MINUTE, 4), (30 * MINUTE, 4)):
            await t.wait(wait)
            assert knocks(t) - asked == times, wait
        assert text_of(await t.post()) == before
        open_again(t)
        await t.wait(HOUR / 2)
        row = (await t.table()).row
        assert row.told == row.revision
        assert "Anna" in text_of(await t.post())
        assert text_of(await t.post()) != before
        asked = knocks(t)
        await t.slash(t.people[1], "bid", tricks=1)
        assert knocks(t) > asked, "what it was refused before is forgotten"


async def test_a_change_of_permissions_shows_at_once_what_a_closed_channel_has_missed(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, buried_after=0) as t:
        anna, _ = t.people
        await t.start(rounds=2)
        before = text_of(await t.post())
        deny(t, view_channel=True)
        await t.press(anna.user, "move", "bid 1")
        await t.wait(6 * MINUTE)
        asked = knocks(t)
        await t.press(anna.user, "move", "bid 0")
        await t.wait(MINUTE)
        assert knocks(t) == asked
        deny(t)
        await t.env.settle()
        assert text_of(await t.post()) != before


@pytest.mark.slow
async def test_who_asks_for_the_table_is_answered_though_the_channel_is_left_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path, buried_after=0) as t:
        await t.start(rounds=2)
        close(t)
        await t.slash(t.people[0], "bid", tricks=1)
        await t.wait(6 * MINUTE)
        open_again(t)
        first = (await t.post()).id
        await t.slash(t.people[0], "show")
        assert (await t.post()).id > first
