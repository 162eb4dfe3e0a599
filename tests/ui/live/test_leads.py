"""The question at the lead: one message calls all who are still to play, and tells nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.games.contract import Seat
from bot.model.people import HandsBy, NudgesBy, PersonRow
from bot.store.log import upsert_plan
from bot.tables.table import Table
from tests.entries import PLANS
from tests.messages import custom_ids, press_of, text_of
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.test_nudges import calls, letters, nudges, wants

AFTER = 60
SEED = bytes(32)


@asynccontextmanager
async def led(tmp_path: Path, people: int = 4, pace: str = "daily", **settings: Any) -> AsyncIterator[Tavern]:
    """A table of so many at which the second round's first trick has just been led."""
    async with tavern(tmp_path, people, nudge_after=AFTER, **settings) as t:
        await lead(t, pace)
        yield t


async def lead(t: Tavern, pace: str = "daily") -> None:
    await t.start(rounds=2, seed=SEED, pace=pace)
    table = await t.forward(lambda one: one.view(None).round == 2 and one.view(None).step == "play")
    t.env.http_requests.clear()
    await t.move(table, table.to_move()[0])


def order(table: Table) -> tuple[Seat, ...]:
    return tuple(table.view(None).order)


def ids(t: Tavern, table: Table, seats: tuple[Seat, ...]) -> list[int]:
    return sorted(t.seated(table, seat).id for seat in seats)


async def prefers(t: Tavern, who: MemberActor, **settings: Any) -> None:
    await t.store.people.change(PersonRow(who.id, "en"), lambda person: replace(person, **settings))


async def plan(t: Tavern, who: MemberActor) -> None:
    hand = await t.slash(who, "hand")
    await t.press(who, "plan", on=hand.message)


async def test_one_message_calls_all_who_are_still_to_play_in_the_trick(tmp_path: Path) -> None:
    async with led(tmp_path) as t:
        table = await t.table()
        await t.wait(AFTER + 1)
        [question] = nudges(t)
        assert calls(t) == [ids(t, table, order(table)[1:])]
        leader = t.seated(table, order(table)[0]).user.name.title()
        assert f"{leader} led " in question.content
        assert "Your card?" in question.content


@pytest.mark.slow
async def test_it_is_not_edited_until_a_card_falls_whatever_is_planned(tmp_path: Path) -> None:
    async with led(tmp_path) as t:
        table = await t.table()
        await t.wait(AFTER + 1)
        [question] = nudges(t)
        before, sent = text_of(question), len(t.env.http_requests)
        for seat in order(table)[2:]:
            await plan(t, t.seated(table, seat))
        edits = [
            request
            for request in t.env.http_requests[sent:]
            if request.method in ("PATCH", "POST") and request.path.startswith(f"/channels/{t.channel.id}/")
        ]
        assert edits == []
        assert [text_of(message) for message in nudges(t)] == [before]


@pytest.mark.slow
async def test_when_a_card_falls_it_names_those_who_are_left_and_calls_nobody_again(tmp_path: Path) -> None:
    async with led(tmp_path) as t:
        table = await t.table()
        await t.wait(AFTER + 1)
        [before] = nudges(t)
        told = calls(t)
        second, third, fourth = order(table)[1:]
        await t.move(await t.table(), second)
        [after] = nudges(t)
        assert after.id == before.id
        named = [f"<@{t.seated(table, seat).id}>" in after.content for seat in (second, third, fourth)]
        assert named == [False, True, True]
        await t.wait(5 * AFTER)
        assert calls(t) == told
        assert len(nudges(t)) == 1


@pytest.mark.slow
async def test_who_was_asked_is_reminded_and_called_for_the_last_time_as_everybody(tmp_path: Path) -> None:
    async with led(tmp_path) as t:
        table = await t.table()
        await t.wait(AFTER + 1)
        second = t.seated(table, order(table)[1])
        await t.wait(12 * 60 * 60)
        assert calls(t)[1:] == [[second.id]]
        assert any("half of your time is gone" in message.content for message in nudges(t))
        await t.wait(12 * 60 * 60)
        assert calls(t)[2:] == [[second.id]]


@pytest.mark.slow
async def test_the_question_goes_when_the_trick_is_over_and_the_leader_gets_a_nudge(tmp_path: Path) -> None:
    async with led(tmp_path) as t:
        await t.wait(AFTER + 1)
        table = await t.forward(lambda one: len(one.view(None).tricks) == 1)
        assert nudges(t) == []
        await t.wait(AFTER + 1)
        [nudge] = nudges(t)
        assert "is waiting for you" in nudge.content
        assert calls(t)[1:] == [[t.on_turn(table).id]]


async def test_who_asked_not_to_be_asked_at_the_lead_gets_a_nudge_on_their_turn(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        second, third = (t.seated(table, seat) for seat in order(table)[1:])
        await prefers(t, third, leads=False)
        await t.wait(AFTER + 1)
        assert calls(t) == [[second.id]]
        await t.move(await t.table(), table.seated(second.id))
        await t.wait(AFTER + 1)
        assert calls(t) == [[second.id], [third.id]]


@pytest.mark.slow
async def test_at_the_live_pace_nobody_is_asked_ahead(tmp_path: Path) -> None:
    async with led(tmp_path, pace="live") as t:
        table = await t.table()
        await t.wait(AFTER + 1)
        assert calls(t) == [[t.on_turn(table).id]]


@pytest.mark.slow
async def test_who_wants_nudges_by_direct_message_is_asked_by_one(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        second, third = (t.seated(table, seat) for seat in order(table)[1:])
        await wants(t, third, NudgesBy.DM)
        await t.wait(AFTER + 1)
        assert calls(t) == [[second.id]]
        [letter] = letters(t, third)
        assert "Your card?" in letter
        await t.move(await t.table(), table.seated(second.id))
        await t.wait(AFTER + 1)
        assert len(letters(t, third)) == 1
        assert calls(t) == [[second.id]]
        await t.move(await t.table(), table.seated(third.id))
        assert letters(t, third) == []


@pytest.mark.slow
async def test_in_quiet_hours_nobody_is_called_and_they_do_not_hold_up_the_question_to_others(
    tmp_path: Path,
) -> None:
    async with led(tmp_path) as t:
        table = await t.table()
        second, third, fourth = (t.seated(table, seat) for seat in order(table)[1:])
        async with t.inside() as tables:
            minutes = tables.now() // 60 % (24 * 60)
        quiet = ((minutes - 60) % 1440, (minutes + 120) % 1440)
        await prefers(t, second, quiet=quiet)
        await t.wait(AFTER + 1)
        await t.wait(AFTER + 1)
        assert calls(t) == [sorted([third.id, fourth.id])]


# The answer


def offered(message: ResponseMessage, action: str) -> list[str]:
    """The cards on the buttons of a kind."""
    arguments = [press_of(one).argument for one in custom_ids(message) if press_of(one).action == action]
    return [argument.removeprefix("2.1 ") for argument in arguments if "if" not in argument]


@pytest.mark.slow
async def test_before_the_turn_a_hand_has_the_buttons_that_it_has_on_the_turn(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        third = t.seated(table, order(table)[2])
        before = offered((await t.slash(third, "hand")).message, "plan")
        await t.move(table, order(table)[1])
        assert offered((await t.slash(third, "hand")).message, "move") == before != []


async def test_who_can_not_be_written_to_is_asked_in_the_channel_with_all_others(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4, nudge_after=AFTER) as t:
        opening = "/users/@me/channels"
        t.env.inject_error("POST", opening, status=403, code=20026, times=None)
        t.overheard.expect("Discord lets the bot open no direct messages")
        for person in t.people:
            await prefers(t, person, hands=HandsBy.DEMAND)
        await lead(t)
        table = await t.table()
        await wants(t, t.seated(table, order(table)[2]), NudgesBy.DM)
        await t.wait(AFTER + 1)
        assert calls(t) == [ids(t, table, order(table)[1:])]
        assert [request.path for request in t.env.http_requests].count(opening) == 1


@pytest.mark.slow
async def test_a_tap_for_the_question_is_the_move_when_the_turn_has_come_meanwhile(
    tmp_path: Path,
) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        third = t.seated(table, order(table)[2])
        hand = await t.slash(third, "hand")
        message, custom_id = t.find(third, "plan", on=hand.message)
        await t.move(table, order(table)[1])
        await t.press_forged(third, message, custom_id)
        after = await t.table()
        assert after.number == table.number + 2
        assert len(after.view(None).tricks) == 1


@pytest.mark.slow
async def test_a_button_made_on_ones_turn_never_becomes_a_plan(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        second = t.seated(table, order(table)[1])
        hand = await t.slash(second, "hand")
        message, custom_id = t.find(second, "move", on=hand.message)
        await t.move(table, order(table)[1])
        answer = await t.press_forged(second, message, custom_id)
        assert ENGLISH("refusal-table-moved-on") in text_of(answer.message)
        assert (await t.table()).seats[table.seated(second.id)].plan is None


@pytest.mark.slow
async def test_a_plan_that_fails_is_told_to_its_person_alone_and_once(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        second, third = order(table)[1:]
        planner = t.seated(table, third)
        await t.slash(planner, "hand")
        await t.store.tables.change(table.id, upsert_plan(table.id, third, "2.1 play Y14"))
        told = calls(t)
        await t.move(table, second)
        [letter] = letters(t, planner)
        assert "Choose another card" in letter
        assert calls(t) == told
        assert all("Choose another card" not in text_of(message) for message in t.public())
        await t.move(await t.table(), third)
        assert letters(t, planner) == []


@pytest.mark.slow
async def test_an_undo_tells_each_planner_of_that_trick_in_private(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        leader, _, third = order(table)
        planner = t.seated(table, third)
        await plan(t, planner)
        await t.slash(t.seated(table, leader), "undo")
        assert (await t.table()).seats[third].plan is None
        [letter] = letters(t, planner)
        assert "was undone" in letter
        assert all("was undone" not in text_of(message) for message in t.public())


@pytest.mark.slow
async def test_a_plan_may_have_a_condition_and_another_card_for_when_that_fails(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        third = order(table)[2]
        planner = t.seated(table, third)
        hand = await t.slash(planner, "hand")
        await t.press(planner, "plan", on=hand.message)
        kept = str((await t.table()).seats[third].plan)
        conditions = PLANS["skullking"].variants(table.dealt.state, third, kept)
        for one in conditions:
            await t.press(planner, "plan_if", one, on=hand.message)
            assert (await t.table()).seats[third].plan == one
        others = PLANS["skullking"].alternatives(table.dealt.state, third, conditions[-1])
        if len(others) > 1:
            await t.choose(planner, "plan_else", others[1], on=hand.message)
            assert (await t.table()).seats[third].plan == others[1]
        await t.press(planner, "drop_plan", on=hand.message)
        assert (await t.table()).seats[third].plan is None


async def test_the_hand_in_a_direct_message_asks_too_as_soon_as_the_trick_is_led(tmp_path: Path) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        third = t.seated(table, order(table)[2])
        letter, _ = t.find(third.user, "plan")
        assert ENGLISH("plan-asked") in text_of(letter)
        await t.press(third.user, "plan", on=letter)
        assert (await t.table()).seats[order(table)[2]].plan is not None
