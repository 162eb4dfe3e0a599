"""Skull King: a card that is planned in the hand, and played when the turn comes."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.tables.table import Table
from tests.messages import text_of
from tests.tavern import ENGLISH, Tavern, tavern


async def at_the_trick(t: Tavern) -> tuple[Table, MemberActor, MemberActor]:
    await t.start(2, rounds=2, seed=bytes(32))
    table = await t.forward(lambda table: table.view(None).step == "play" and table.view(None).round == 2)
    leads = table.to_move()[0]
    return table, t.seated(table, leads), t.seated(table, 1 - leads)


async def test_a_planned_card_is_played_when_the_turn_comes(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=2) as t:
        table, leads, follows = await at_the_trick(t)
        await t.slash(follows, "hand")
        hand = table.view(table.seated(follows.id)).hand
        offered = t.find(follows, "plan")[0]
        planned = await t.choose(follows, "plan", f"2.1 play {hand[0]}", on=offered)
        assert ENGLISH("button-drop-plan") in str(planned.message.components)
        seat = table.seated(follows.id)
        assert (await t.table()).seats[seat].plan == f"2.1 play {hand[0]}"
        before = (await t.table()).number
        await t.move(await t.table(), table.seated(leads.id))
        await t.env.settle()
        after = await t.table()
        assert after.seats[seat].plan is None
        legal = after.number > before + 1  # else it had to follow suit: then the plan is dropped
        assert legal == (hand[0] not in after.view(seat).hand)


@pytest.mark.slow
async def test_a_plan_is_shown_to_who_made_it_and_can_be_changed_and_dropped(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=2) as t:
        table, leads, follows = await at_the_trick(t)
        seat = table.seated(follows.id)
        await t.slash(follows, "plan", card=table.view(seat).hand[0].rstrip("x"))
        assert "On your turn: " in text_of(t.seen_by(follows)[-1])
        assert all("plan" not in text_of(message) for message in t.seen_by(leads))
        plan = str((await t.table()).seats[seat].plan)
        await t.press(follows, "plan_if", f"{plan} unless special")
        assert str((await t.table()).seats[seat].plan).endswith("unless special")
        await t.press(follows, "drop_plan")
        assert (await t.table()).seats[seat].plan is None


@pytest.mark.slow
async def test_a_card_to_plan_that_is_none_is_said_back_as_it_was_typed(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=2) as t:
        _, _, follows = await at_the_trick(t)
        async with t.unchanged():
            answer = await t.slash(follows, "plan", **{"card": "Q9", "unless-special": True})
        assert answer.private
        assert answer.text == ENGLISH("refusal-unknown-plan", words="Q9")


@pytest.mark.slow
async def test_a_plan_on_ones_own_turn_is_refused_in_private(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=2) as t:
        _, leads, _ = await at_the_trick(t)
        async with t.unchanged():
            answer = await t.slash(leads, "plan", card="Y5")
        assert answer.private
        assert answer.text == ENGLISH("refusal-no-plan-now")
