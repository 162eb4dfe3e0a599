"""Whom the bot writes to first, how often it begins conversations, and what a refusal of that means."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.model.first_contact import DAY, HOUR, Budget
from bot.model.people import DmState, HandsBy, NudgesBy, PersonRow
from bot.model.tables import Player, Status
from bot.tables import first_contact
from bot.texts.catalog import speaker
from tests.cogs.league_tavern import at_rest, begun, organiser, threads
from tests.messages import presses, text_of
from tests.people import remembered
from tests.taps import manage
from tests.tavern import Answer, Tavern, tavern
from tests.ui.leagues.test_league_panel import signed_up

SAY = speaker("en")
OPENING = "/users/@me/channels"


def opened(t: Tavern) -> Sequence[int]:
    asked = [request for request in t.env.http_requests if request.path == OPENING]
    return [int((request.json or {})["recipient_id"]) for request in asked]


async def known(t: Tavern, who: MemberActor) -> PersonRow:
    person = await t.store.people.person(who.id)
    assert person is not None
    return person


def told_later(answer: Answer) -> int:
    return len([f for f in answer.result.followups if f.ephemeral and f.content == SAY("hand-dm-later")])


async def seated_by_others(t: Tavern, who: MemberActor) -> None:
    await t.start(players=2, rounds=1)
    await manage(t, t.people[0], "2. Ben", who)


async def test_who_has_tapped_nothing_is_not_written_to_first(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await seated_by_others(t, carla)
        await t.slash(anna, "bid", tricks=0)
        assert opened(t) == [anna.id, ben.id]
        assert t.seen_by(carla.user) == []


async def test_a_look_at_the_hand_lets_the_bot_write_to_somebody(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        carla = t.people[2]
        await seated_by_others(t, carla)
        answer = await t.slash(carla, "hand")
        assert answer.private
        [letter] = t.seen_by(carla.user)
        assert "move" in {press.action for press in presses(letter)}
        assert (await known(t, carla)).may_write


@pytest.mark.slow
async def test_choosing_direct_messages_lets_the_bot_write_to_somebody(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        carla = t.people[2]
        await remembered(t.store.people, PersonRow(carla.id, "en", hands=HandsBy.DEMAND))
        await seated_by_others(t, carla)
        panel = await carla.slash(t.channel, "tavern preferences")
        assert panel.response is not None
        await t.choose(carla, "hands", "dm", on=panel.response)
        assert len(t.seen_by(carla.user)) == 1


async def test_who_wants_their_hands_on_demand_is_not_written_to_though_they_tap(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        ben = t.people[1]
        await remembered(t.store.people, PersonRow(ben.id, "en", hands=HandsBy.DEMAND))
        await t.start(rounds=1)
        await t.slash(ben, "hand")
        assert ben.id not in opened(t)


async def test_who_asked_for_nudges_by_dm_without_a_tap_is_mentioned_instead(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, nudge_after=60) as t:
        anna, _, carla = t.people
        await remembered(t.store.people, PersonRow(carla.id, "en", nudges=NudgesBy.DM))
        await seated_by_others(t, carla)
        await t.slash(anna, "bid", tricks=0)
        await t.wait(120)
        assert carla.id not in opened(t)
        assert any(f"<@{carla.id}>" in message.content for message in t.public())


async def test_whoever_has_a_conversation_from_before_needs_no_tap(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        carla = t.people[2]
        there = PersonRow(carla.id, "en", carla.user.dm_channel.id, DmState.OPEN)
        await remembered(t.store.people, there)
        await seated_by_others(t, carla)
        assert len(t.seen_by(carla.user)) == 1
        assert carla.id not in opened(t)


@pytest.mark.slow
async def test_the_people_of_a_league_are_written_to_only_where_they_said_that_they_are_there(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        await signed_up(t, organiser(t))
        await begun(t)
        anna, ben = t.people
        t.channel = threads(t)[0]
        await t.press(anna, "match_there")
        assert opened(t) == []
        await t.wait(28 * HOUR + 1)
        await at_rest(t)
        table = await t.table()
        assert table.status is Status.RUNNING
        assert table.seat_of(ben.id) is not None
        assert opened(t) == [anna.id]


@pytest.mark.slow
@pytest.mark.parametrize(("budget", "pause"), [("dms_per_hour", HOUR), ("dms_per_day", DAY)])
async def test_beyond_the_budget_a_hand_is_sent_after_the_next_tap_and_that_is_told_once(
    tmp_path: Path, budget: str, pause: int
) -> None:
    settings: dict[str, Any] = {budget: 1}
    async with tavern(tmp_path, **settings) as t:
        anna, ben = t.people
        await t.start(rounds=5)
        assert opened(t) == [anna.id]
        answers = [await t.slash(ben, "hand") for _ in range(2)]
        assert [told_later(answer) for answer in answers] == [1, 0]
        await t.restart()
        await t.wait(pause - 60)
        await t.slash(ben, "hand")
        assert opened(t) == [anna.id], "what was opened is stored"
        await t.wait(120)
        await t.slash(anna, "bid", tricks=0)
        assert opened(t) == [anna.id], "somebody else's tap is not theirs"
        assert told_later(await t.slash(ben, "hand")) == 0
        assert opened(t) == [anna.id, ben.id]
        [letter] = t.seen_by(ben.user)
        assert "move" in {press.action for press in presses(letter)}


@pytest.mark.slow
async def test_who_comes_when_no_more_may_be_opened_is_told_at_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, dms_per_hour=0) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        joined = await t.slash(ben, "join")
        assert told_later(joined) == 1
        assert told_later(await t.press(anna, "deal")) == 1
        assert told_later(await t.slash(ben, "hand")) == 0


async def test_a_budget_of_none_has_nothing_to_take(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        for nothing in (Budget(an_hour=0), Budget(a_day=0)):
            assert await first_contact.take(t.bot.services.tables, nothing) is None
        assert (await first_contact.kept(t.bot.services.tables)).opened_at == []


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(403, 40003), (403, 20026), (403, 99999)])
async def test_where_discord_lets_the_bot_begin_none_it_stops_for_an_hour_and_then_for_a_day(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        t.env.inject_error("POST", OPENING, status=status, code=code, times=None)
        t.overheard.expect("Discord lets the bot open no direct messages")
        await t.start(rounds=5)
        assert len(opened(t)) == 1, "after one refusal nobody else is tried"
        assert [(await known(t, who)).dm for who in (anna, ben)] == [DmState.UNKNOWN] * 2
        await t.wait(HOUR - 60)
        await t.slash(ben, "hand")
        assert len(opened(t)) == 1
        await t.wait(120)
        await t.slash(ben, "hand")
        assert len(opened(t)) == 2
        await t.wait(2 * HOUR)
        await t.slash(ben, "hand")
        assert len(opened(t)) == 2
        t.env.backend.faults.clear()
        await t.wait(DAY)
        await t.slash(ben, "hand")
        assert opened(t)[2:] == [ben.id]
        assert len(t.seen_by(ben.user)) == 1
        errors = [record for record in caplog.records if record.levelno == logging.ERROR]
        assert [getattr(record, "code", None) for record in errors] == [code, code]


@pytest.mark.slow
async def test_after_a_message_that_arrives_a_refusal_stops_it_for_an_hour_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("Discord lets the bot open no direct messages")
        for number, who in enumerate(t.people):
            t.env.inject_error("POST", OPENING, status=403, code=20026, times=1)
            await (t.slash(who, "hand") if number else t.start(rounds=5))
            assert t.seen_by(who.user) == []
            await t.wait(HOUR + 60)
            await t.slash(who, "hand")
            assert len(t.seen_by(who.user)) == 1


async def test_the_host_reads_of_it_in_the_health_and_the_heartbeat(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        t.bot.owner_id = anna.id
        t.env.inject_error("POST", OPENING, status=403, code=20026, times=None)
        t.overheard.expect("Discord lets the bot open no direct messages")
        await t.start(rounds=1)
        health = await anna.slash(t.channel, "tavern health")
        assert health.response is not None
        assert "(error 20026)" in text_of(health.response)
        waiting = await t.store.census.waiting(t.bot.services.tables.now())
        assert waiting.no_dms_until is not None


@pytest.mark.slow
async def test_a_refused_conversation_costs_nobody_their_seat(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        anna, ben = t.people
        t.env.inject_error("POST", OPENING, status=403, code=40003, times=None)
        t.overheard.expect("Discord lets the bot open no direct messages")
        await t.start(rounds=3, pace="live")
        await t.slash(anna, "bid", tricks=0)
        await t.wait(6 * 60 + 1)
        table = await t.table()
        assert table.seats[1].player is Player.PERSON
        assert (await known(t, ben)).dm is DmState.UNKNOWN


@pytest.mark.slow
async def test_conversations_that_are_open_go_on_while_none_may_be_begun(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.start(players=2, rounds=1)
        await t.forward()
        t.env.inject_error("POST", OPENING, status=403, code=20026, times=None)
        t.overheard.expect("Discord lets the bot open no direct messages")
        await t.start(rounds=1)
        assert [len(t.seen_by(person.user)) for person in (anna, ben, carla)] == [2, 2, 0]
        await t.forward()
        assert (await t.table()).status is Status.FINISHED


async def test_a_first_message_that_is_refused_as_a_quarantine_is_no_closed_door(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        path = f"/channels/{anna.user.dm_channel.id}/messages"
        t.env.inject_error("POST", path, status=403, code=20026, times=None)
        t.overheard.expect("Discord lets the bot open no direct messages")
        await t.start(rounds=1)
        assert (await known(t, anna)).dm is DmState.UNKNOWN
        assert opened(t) == [anna.id]
        assert t.seen_by(ben.user) == []
        tried = [request for request in t.env.http_requests if request.path == path]
        assert len(tried) == 1


@pytest.mark.parametrize("who", ["closed", "strangers"])
async def test_who_takes_no_messages_stops_nobody_elses(tmp_path: Path, who: str) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        getattr(t.discord, who).add(anna.id)
        await t.start(rounds=1)
        assert (await known(t, anna)).dm in (DmState.CLOSED, DmState.TOLD)
        assert len(t.seen_by(ben.user)) == 1


@pytest.mark.parametrize(("who", "dm"), [("closed", DmState.BLOCKED), ("strangers", DmState.CLOSED)])
async def test_only_who_closes_an_open_conversation_may_have_blocked_the_bot(
    tmp_path: Path, who: str, dm: DmState
) -> None:
    """Who has left the last server that they shared with it has blocked nobody."""
    async with tavern(tmp_path, nudge_after=60) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        await t.store.people.change(await known(t, anna), lambda one: replace(one, nudges=NudgesBy.DM))
        assert (await known(t, anna)).dm is DmState.OPEN
        getattr(t.discord, who).add(anna.id)
        await t.wait(90)
        assert (await known(t, anna)).dm is dm


async def test_an_outage_takes_nothing_out_of_the_budget(tmp_path: Path) -> None:
    async with tavern(tmp_path, dms_per_hour=2) as t:
        t.env.inject_error("POST", OPENING, status=503, code=0)
        await t.start(rounds=1)
        await t.wait(300)
        assert [len(t.seen_by(person.user)) for person in t.people] == [1, 1]
