"""Clicks and commands that come at the same instant: each is answered, and those that can count do."""

from pathlib import Path

import pytest

from bot.texts.catalog import speaker
from tests import slow_reads
from tests.cogs.refused import playing, press_argument
from tests.databases import ON_POSTGRES
from tests.deals import seed_where
from tests.messages import custom_ids, presses
from tests.simulated.private import at_once
from tests.tavern import tavern

IN_ORDER = not (slow_reads.ALWAYS or ON_POSTGRES)
"""Whether what comes first counts first: where reads take a while, another may have been read before it."""


async def test_of_two_clicks_at_once_exactly_one_counts(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=3, seed=seed_where(2, 3, lambda hands, leader: "SM" not in hands[leader]))
        table = await t.forward(lambda table: table.view(None).round == 3 and playing(table))
        seat = table.to_move()[0]
        person = t.seated(table, seat)
        panel = (await t.slash(person, "hand")).message
        moves = [press.encode() for press in presses(panel) if press.action == "move"]
        assert len(moves) >= 2
        before = len(await t.store.log.moves(table.id))
        answers = await at_once(t.env, *(person.click(panel, custom_id=move) for move in moves))
        log = await t.store.log.moves(table.id)
        assert len(log) == before + 1
        moved_on = speaker("en")("refusal-table-moved-on")
        told = [moved_on in t._answer(answer).text for answer in answers]
        [counted] = [move for move, is_late in zip(moves, told, strict=True) if not is_late]
        assert counted.endswith(log[-1].move)
        assert counted == moves[0] or not IN_ORDER


async def test_a_press_in_a_hand_that_has_moved_on_before_the_press_arrives_is_answered_by_that_hand(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        anna, ben = t.people
        panel = (await t.slash(anna, "hand")).message
        bid = next(press.encode() for press in presses(panel) if press.argument == "bid 0")
        await t.press(anna, "move", "bid 1", panel)
        await t.slash(ben, "bid", tricks=1)
        assert bid not in custom_ids(panel)
        answer = await t.press_forged(anna, panel, bid)
        assert speaker("en")("refusal-table-moved-on") in answer.text
        assert [one.move for one in await t.store.log.moves(table.id)] == ["bid 1", "bid 1"]


@pytest.mark.slow
async def test_a_click_and_a_command_at_once_count_once(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=3)
        table = await t.forward(lambda table: table.view(None).round == 3 and playing(table))
        seat = table.to_move()[0]
        person = t.seated(table, seat)
        letter, custom_id = t.find(person.user, "move")
        card = press_argument(custom_id).removeprefix("play ")
        before = len(await t.store.log.moves(table.id))
        await at_once(
            t.env,
            person.slash(t.channel, "skullking play", card=card),
            person.user.click(letter, custom_id=custom_id),
        )
        assert len(await t.store.log.moves(table.id)) == before + 1


@pytest.mark.slow
async def test_of_a_hundred_who_join_at_once_each_is_answered_and_six_sit(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await t.slash(t.people[0], "start")
        crowd = [t.guild.add_member(t.env.create_user(f"sailor{n}")) for n in range(100)]
        results = await at_once(t.env, *(one.slash(t.channel, "table join") for one in crowd))
        answers = [t._answer(result) for result in results]
        full = speaker("en")("refusal-table-full", places=6)
        assert all(answer.private for answer in answers)
        told_that_they_sit = {f"sailor{n}" for n, answer in enumerate(answers) if full not in answer.text}
        seated = [row.name for row in (await t.table()).seats[1:]]
        assert len(seated) == 5
        assert set(seated) == told_that_they_sit


@pytest.mark.slow
async def test_a_hundred_bids_at_once_are_all_stored_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        table = await t.start()
        actions = [t.people[n % 2].slash(t.channel, "skullking bid", tricks=n // 2 % 2) for n in range(100)]
        await at_once(t.env, *actions)
        log = await t.store.log.moves(table.id)
        assert [line.number for line in log] == list(range(1, 101))
        assert [line.seat for line in log].count(0) == 50
        asked = [f"bid {n % 2}" for n in range(50)]
        for seat in (0, 1):
            bids = [line.move for line in log if line.seat == seat]
            assert bids == asked if IN_ORDER else sorted(bids) == sorted(asked)
