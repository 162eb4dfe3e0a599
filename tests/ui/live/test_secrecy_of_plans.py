"""Nothing that others can see changes before a planned card falls, whatever is planned."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.games.contract import Seat
from bot.store.log import upsert_plan
from bot.tables.computers import chosen
from bot.tables.plans import asked
from bot.tables.table import Table
from bot.ui.live.calls import question
from tests.entries import PLANS
from tests.games.random_play import random_playing
from tests.games.secrecy import SECRECY
from tests.tavern import ENGLISH, Tavern
from tests.ui.live.screens import LINK, tables, with_state
from tests.ui.live.test_leads import AFTER, led, order

Plans = Callable[[Tavern, Table, Seat], Awaitable[None]]


async def nothing(t: Tavern, table: Table, seat: Seat) -> None:
    """Nobody plans; the person opens the hand as planners do."""
    await t.slash(t.seated(table, seat), "hand")


async def first_card(t: Tavern, table: Table, seat: Seat) -> None:
    hand = await t.slash(t.seated(table, seat), "hand")
    await t.press(t.seated(table, seat), "plan", on=hand.message)


async def with_condition(t: Tavern, table: Table, seat: Seat) -> None:
    await first_card(t, table, seat)
    plan = str((await t.table()).seats[seat].plan)
    await t.press(
        t.seated(table, seat), "plan_if", PLANS["skullking"].variants(table.dealt.state, seat, plan)[0]
    )


async def changed_and_dropped(t: Tavern, table: Table, seat: Seat) -> None:
    await with_condition(t, table, seat)
    await t.press(t.seated(table, seat), "drop_plan")


async def that_fails(t: Tavern, table: Table, seat: Seat) -> None:
    await nothing(t, table, seat)
    await t.store.tables.change(table.id, upsert_plan(table.id, seat, "2.1 play Y14"))


async def seen_by_others(t: Tavern, planner: int) -> str:
    """All that the channel was sent and edited to, with the clocks and what others can export."""
    requests = [
        (request.method, request.path, request.json)
        for request in t.env.http_requests
        if request.path.startswith(f"/channels/{t.channel.id}/")
    ]
    table = await t.table()
    clocks = [(row.seat, row.clock, row.bank, row.missed) for row in table.seats]
    others = [one.id for one in t.people if one.id != planner]
    exports = [await t.store.privacy.export(one) for one in others]
    posts = [(one.id, one.content, one.components) for one in t.public()]
    return json.dumps([requests, repr(clocks), exports, posts], default=str, sort_keys=True)


async def game(folder: Path, plans: Plans, *, moves_on: bool) -> str:
    async with led(folder, 3) as t:
        table = await t.table()
        second, third = order(table)[1:]
        await t.wait(AFTER + 1)
        await plans(t, table, third)
        await t.wait(10 * AFTER)
        if moves_on:
            await t.slash(t.seated(table, second), "play", card=table.view(second).playable[0])
            await t.wait(10 * AFTER)
        return await seen_by_others(t, t.seated(table, third).id)


@pytest.mark.slow
@pytest.mark.parametrize("plans", [first_card, with_condition, changed_and_dropped])
async def test_games_that_differ_in_plans_show_others_the_same_until_a_card_falls(
    tmp_path: Path, plans: Plans
) -> None:
    plain = await game(tmp_path / "plain", nothing, moves_on=False)
    assert "Your card?" in plain
    assert await game(tmp_path / "planned", plans, moves_on=False) == plain


@pytest.mark.slow
async def test_a_plan_that_fails_shows_others_the_same_as_none(tmp_path: Path) -> None:
    plain = await game(tmp_path / "plain", nothing, moves_on=True)
    assert await game(tmp_path / "planned", that_fails, moves_on=True) == plain


@pytest.mark.slow
async def test_a_post_that_talk_has_buried_is_not_moved_by_a_plan(tmp_path: Path) -> None:
    async with led(tmp_path, 3, buried_after=2, buried_check_every=0) as t:
        table = await t.table()
        second, third = order(table)[1:]
        for text in ("one", "two", "three"):
            await t.people[0].send(t.channel, text)
        before = (await t.post()).id
        await first_card(t, table, third)
        assert (await t.post()).id == before
        await t.move(table, second)
        assert (await t.post()).id != before


def test_the_question_is_the_same_whatever_is_hidden_in_hands() -> None:
    chance, compared = Random(1), 0
    for number, players in ((0, 4), (1, 3), (2, 8)):
        for table in tables(random_playing("skullking", players, number)):
            if (found := asked(table)) is None:
                continue
            twin = with_state(table, SECRECY["skullking"].twin(table.dealt.state, None, chance))
            assert asked(twin) == found
            bodies = [question(one, found, ENGLISH, LINK, called=[]) for one in (table, twin)]
            assert bodies[0] == bodies[1]
            compared += 1
    assert compared > 20


@pytest.mark.slow
async def test_advice_and_computer_players_read_views_and_decisions_which_no_plan_changes(
    tmp_path: Path,
) -> None:
    async with led(tmp_path, 3) as t:
        table = await t.table()
        second, third = order(table)[1:]
        await first_card(t, table, third)
        planned = await t.table()
        assert planned.seats[third].plan is not None
        assert [planned.view(seat) for seat in (None, *range(3))] == [
            table.view(seat) for seat in (None, *range(3))
        ]
        assert planned.dealt.decisions == table.dealt.decisions
        assert chosen(planned, second, Random(1)) == chosen(table, second, Random(1))
