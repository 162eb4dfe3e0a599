"""The live post where its channel refuses the bot: for a moment, and for good."""

from pathlib import Path

import pytest

from tests.messages import presses, text_of
from tests.tavern import ENGLISH, Tavern, tavern


async def says_that_anna_has_bid(t: Tavern) -> bool:
    return "**Anna**: has bid" in text_of(await t.post())


async def test_a_refusal_that_passes_leaves_no_old_post(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        edits = f"/channels/{t.channel.id}/messages/*"
        t.env.inject_error("PATCH", edits, status=403, code=50001, times=2)
        await t.slash(t.people[0], "bid", tricks=1)
        await t.wait(10)
        assert await says_that_anna_has_bid(t)


async def test_a_refused_look_at_the_messages_below_leaves_no_old_post(tmp_path: Path) -> None:
    async with tavern(tmp_path, buried_check_every=0) as t:
        await t.start(rounds=1)
        t.env.inject_error("GET", f"/channels/{t.channel.id}/messages*", status=403, code=50001, times=1)
        await t.slash(t.people[0], "bid", tricks=1)
        assert await says_that_anna_has_bid(t)


@pytest.mark.slow
async def test_a_channel_that_stays_closed_is_asked_three_times_and_the_table_counts_as_told(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        edits = f"/channels/{t.channel.id}/messages/*"
        t.env.inject_error("PATCH", edits, status=403, code=50001, times=None)
        before = len([one for one in t.env.http_requests if one.method == "PATCH"])
        await t.slash(t.people[0], "bid", tricks=1)
        await t.wait(30)
        tried = [one.path for one in t.env.http_requests if one.method == "PATCH"][before:]
        assert len([path for path in tried if path.startswith(f"/channels/{t.channel.id}/")]) == 3
        row = (await t.table()).row
        assert row.told == row.revision


async def test_a_running_post_has_one_button_to_the_hand_and_those_of_before_open_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        post = await t.post()
        assert [one.action for one in presses(post)] == ["hand", "scorepad", "board", "rules", "more"]
        for action in ("hand", "choose"):
            answer = await t.press_forged(t.people[0], post, f"t:{table.id}:{action}::")
            assert answer.private
            assert ENGLISH("hand-title", game="Skull King") in answer.text
