"""What a nudge says, and where one tap on it leads."""

from pathlib import Path

import pytest

from bot.model.people import NudgesBy
from bot.presenters.skullking.cards import card_name, shape
from tests.messages import links_of, told
from tests.tavern import ENGLISH, tavern
from tests.ui.live.test_nudges import AFTER, LONG_ENOUGH, calls, link_to_the_post, nudges, wants


async def test_one_tap_on_a_nudge_opens_the_hand_and_the_next_plays(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        await t.wait(LONG_ENOUGH)
        [call] = nudges(t)
        opened = await t.press(anna, "choose", on=call)
        assert opened.private
        await t.press(anna, "move", "bid 1", on=opened.message)
        [line] = await t.store.log.moves((await t.table()).id)
        assert (line.seat, line.move) == (0, "bid 1")


async def test_the_rules_are_one_tap_from_a_nudge_for_the_eyes_of_who_asks(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1)
        await t.wait(LONG_ENOUGH)
        [call] = nudges(t)
        rules = await t.press(t.people[0], "rules", on=call)
        assert rules.private
        assert "Skull King" in rules.text


@pytest.mark.slow
async def test_a_nudge_tells_what_is_asked_for_and_the_trick_in_one_line(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1, seed=bytes(32))
        await t.slash(t.people[0], "bid", tricks=0)
        await t.wait(LONG_ENOUGH)
        [call] = nudges(t)
        assert call.content.splitlines()[1:] == ["Bid · Round 1 of 1 · 1 card each"]
        await t.slash(t.people[1], "bid", tricks=0)
        table = await t.table()
        leads, card = t.on_turn(table).user.name.title(), table.view(table.to_move()[0]).hand[0]
        await t.move(table, table.to_move()[0])
        await t.wait(LONG_ENOUGH)
        [call] = nudges(t)
        name = card_name(card, ENGLISH)
        assert call.content.splitlines()[1:] == [f"Play · Round 1 of 1 · {shape(card)} {name} ({leads})"]


@pytest.mark.slow
async def test_a_nudge_for_a_bid_is_short_however_many_have_scored_before(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=8, nudge_after=AFTER) as t:
        await t.start(edition="2021", cards="classic")
        await t.forward(lambda table: table.view(None).round == 2)
        await t.wait(LONG_ENOUGH)
        [call] = nudges(t)
        assert call.content.splitlines()[1:] == ["Bid · Round 2 of 10 · 2 cards each"]


@pytest.mark.slow
async def test_a_nudge_leads_to_the_live_post_wherever_that_is(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await wants(t, ben, NudgesBy.DM)
        await t.start(rounds=1)
        await t.wait(LONG_ENOUGH)
        before, told = await t.post(), calls(t)
        await t.slash(anna, "show")
        assert (await t.post()).id != before.id
        letter = next(message for message in t.seen_by(ben.user) if message.content)
        for call in (*nudges(t), letter):
            assert links_of(call) == [await link_to_the_post(t)]
        assert calls(t) == told, "a link that has changed calls nobody again"


@pytest.mark.slow
async def test_a_nudge_in_the_channel_tells_what_all_know_and_one_by_dm_what_the_person_knows(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, nudge_after=AFTER, game="corsari") as t:
        await t.start(pace="daily")
        before = await t.table()
        [seat] = before.to_move()
        who = t.seated(before, seat)
        await t.slash(who, "draw", **{"from": "stock"})
        [drawn] = {*(await t.table()).view(seat).hand} - {*before.view(seat).hand}
        await t.wait(LONG_ENOUGH)
        [call] = nudges(t)
        assert drawn not in told(call.content)
        assert call.content.splitlines()[1].endswith(f"{who.user.name.title()} draws from the stock.")
        await wants(t, who, NudgesBy.DM)
        await t.wait(24 * 60 * 60 / 2)
        letter = next(message for message in t.seen_by(who.user) if message.content)
        assert drawn in told(letter.content.splitlines()[1])
