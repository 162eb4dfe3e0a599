"""Whoever waits for an answer gets one before the bot asks Discord for anything: it waits for 3 seconds."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from simcord.enums import ChannelType

from bot.texts.catalog import speaker
from tests.cogs.league_tavern import begun, match_panel, organiser
from tests.cogs.test_bringing_a_table import take_channel_away
from tests.tavern import PROMISES, Answer, Tavern, tavern
from tests.ui.leagues.test_league_panel import signed_up
from tests.ui.server.moderators import moderator, press
from tests.ui.server.table_panel import panel_of

SAY = speaker("en")


async def check_answered_first(t: Tavern, act: Callable[[], Awaitable[Answer]]) -> Answer:
    """Nothing is asked of Discord before an answer to what somebody does was promised, and then it is."""
    before = len(t.env.http_requests)
    answer = await act()
    first, *others = t.env.http_requests[before:]
    assert first.path.endswith("/callback"), first
    assert first.json is not None
    assert first.json["type"] in PROMISES
    assert [one for one in others if one.path.startswith("/channels/")], "it does ask Discord for something"
    return answer


async def test_a_new_table_is_shown_before_its_host_is_told_so(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        answer = await check_answered_first(t, lambda: t.slash(anna, "start"))
        assert answer.private
        assert answer.text == SAY("done-opened")
        paths = [(one.method, one.path) for one in t.env.http_requests]
        shown = paths.index(("POST", f"/channels/{t.channel.id}/messages"))
        told = next(at for at, (_, path) in enumerate(paths) if path.endswith("/messages/@original"))
        assert shown < told
        assert len(t.public()) == 1


async def test_a_table_is_shown_again_after_an_answer_was_promised(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        before = await t.post()
        answer = await check_answered_first(t, lambda: t.slash(anna, "show"))
        after = await t.post()
        assert after.id != before.id
        assert str(after.id) in answer.text


async def test_whether_another_channel_still_stands_is_asked_after_an_answer_was_promised(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        take_channel_away(t)
        answer = await check_answered_first(t, lambda: t.slash(anna, "show"))
        assert answer.private
        assert str((await t.post()).id) in answer.text


async def test_moderators_show_a_table_again_after_an_answer_was_promised(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo = moderator(t)
        table = await t.start(rounds=1)
        panel = await panel_of(t, mo, table.id)
        after = await check_answered_first(t, lambda: press(t, mo, panel, "oversee again"))
        assert str((await t.post()).id) in after.text


async def test_those_who_run_a_league_nudge_after_an_answer_was_promised(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        [match] = (await begun(t)).matches
        panel = await match_panel(t, captain, match.id)
        words = f"match_manage {match.id} nudge"
        after = await check_answered_first(t, lambda: press(t, captain, panel, words))
        assert SAY("done-match-nudged", names="").strip() in after.text


REFUSED = [(403, 50001), (403, 50013), (404, 10003)]


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_where_the_channel_takes_no_post_nothing_is_left_of_a_new_table(
    tmp_path: Path, status: int, code: int
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        t.env.inject_error("POST", f"/channels/{t.channel.id}/messages", status=status, code=code)
        async with t.unchanged():
            answer = await t.slash(anna, "start")
        assert answer.private
        assert answer.text == SAY("refusal-post-not-taken")
        assert (await t.slash(ben, "start")).text == SAY("done-opened"), "the channel is free"


async def test_in_a_private_thread_the_bot_asks_to_be_mentioned_first(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        t.env.backend.create_thread(
            t.channel.id, "the cabin", owner_id=anna.id, type=ChannelType.PRIVATE_THREAD
        )
        [t.channel] = t.channel.threads
        me = t.env.backend.bot_user.id
        async with t.unchanged():
            answer = await t.slash(anna, "start")
        assert answer.text == SAY("refusal-not-in-thread", bot=f"<@{me}>")
        t.env.backend.add_thread_member(t.channel.id, me)
        assert (await t.slash(anna, "start")).text == SAY("done-opened"), "it was mentioned meanwhile"


async def test_a_table_that_can_not_be_shown_here_stays_where_it_is(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        t.env.backend.delete_channel(t.channel.id)
        t.channel = t.guild.create_text_channel("galley")
        t.env.inject_error("POST", f"/channels/{t.channel.id}/messages", status=403, code=50013)
        async with t.unchanged():
            answer = await t.slash(anna, "show")
        assert answer.text == SAY("refusal-post-not-taken")


async def test_a_scorepad_that_its_channel_does_not_take_is_refused_and_counts_for_nothing(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        path = f"/channels/{t.channel.id}/messages"
        t.env.inject_error("POST", path, status=403, code=50013, times=None)
        t.game = "scorepad"
        answer = await t.slash(anna, "start", game="skullking", player2=ben)
        assert answer.text == SAY("refusal-post-not-taken")
        t.env.backend.faults.clear()
        assert t.public() == []
        again = await t.slash(anna, "start", game="skullking", player2=ben)
        assert again.text == SAY("done-pad-begun", number=2)
        assert len(t.public()) == 1
