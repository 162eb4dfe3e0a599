"""A second table in a channel: in a thread of it, by every way in which tables are opened."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.entry import Entry
from bot.model.tables import Pace, Status
from bot.registry import ENTRIES
from bot.tables.lobby import Invitation
from bot.ui.kit.custom_id import MAX_LENGTH
from bot.ui.table.opening import button_for
from tests.cogs.test_outages import deny
from tests.messages import presses, text_of
from tests.simulated.private import at_once
from tests.tavern import ENGLISH, Answer, Tavern, tavern

ADDRESS = "https://"


async def taken(t: Tavern, who: MemberActor, **options: object) -> Answer:
    """The answer to another table, in a channel that has one of somebody else."""
    await t.slash(t.people[-1], "start", players=3)
    return await t.slash(who, "start", **options)


async def test_a_second_table_opens_in_a_thread_with_all_that_was_chosen(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        answer = await taken(t, anna, players=4, computers=1, pace="relaxed", edition="2021", kraken=True)
        first = await t.table()
        assert (answer.private, ADDRESS in answer.text.partition("](")[0]) == (True, False)
        assert [press.action for press in presses(answer.message)] == ["open_in_thread"]
        await t.press(anna, "open_in_thread", on=answer.message)
        table = await t.table()
        assert [thread.id for thread in t.channel.threads] == [table.row.channel_id]
        assert (table.row.places, table.row.pace, table.row.host_id) == (4, Pace.RELAXED, anna.id)
        assert (table.row.options["edition"], table.row.options["kraken"]) == ("2021", True)
        assert [row.is_computer for row in table.seats] == [False, True]
        assert (await t.bot.services.tables.load(first.id)).status is Status.OPEN


async def test_the_button_is_gone_once_it_is_pressed_so_that_no_second_tap_opens_another_table(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        offer = (await taken(t, anna)).message
        await t.press(anna, "open_in_thread", on=offer)
        answer = next(message for message in t.seen_by(anna) if message.id == offer.id)
        assert presses(answer) == []
        assert "Your table is open in" in text_of(answer)


async def test_two_taps_at_the_same_instant_open_one_table(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        offer = (await taken(t, anna)).message
        [tapped] = presses(offer)
        await at_once(t.env, *(anna.click(offer, custom_id=tapped.encode()) for _ in range(2)))
        assert len(t.channel.threads) == 1
        answer = next(message for message in t.seen_by(anna) if message.id == offer.id)
        assert "Your table is open in" in text_of(answer)


async def test_where_the_bot_opens_no_threads_it_only_leads_to_the_table_that_is_there(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        deny(t, create_public_threads=True)
        answer = await taken(t, t.people[0])
        assert presses(answer.message) == []
        assert ENGLISH("button-to-that-table") in str(answer.message.components)


async def test_a_thread_whose_right_went_meanwhile_is_refused_in_a_sentence_and_no_table_is_left(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        answer = await taken(t, t.people[0])
        t.env.inject_error("POST", f"/channels/{t.channel.id}/threads", status=403, code=50013)
        async with t.unchanged():
            await t.press(t.people[0], "open_in_thread", on=answer.message)
        assert text_of(t.seen_by(t.people[0])[-1]) == ENGLISH("refusal-no-thread-here")


async def test_play_again_and_a_rematch_open_in_a_thread_where_another_table_is(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.start(players=2, rounds=1)
        over = await t.play()
        before = await t.post()
        t.game = "corsari"
        await t.slash(carla, "start")
        await t.press(anna, "rematch", on=before)
        await t.press(ben, "agree")
        again = await t.table()
        assert [thread.id for thread in t.channel.threads] == [again.row.channel_id]
        assert (again.row.follows, again.status) == (over.id, Status.RUNNING)
        answer = await t.press(ben, "again", on=before)
        await t.press(ben, "again_in_thread", on=answer.message)
        third = await t.table()
        assert {thread.id for thread in t.channel.threads} == {again.row.channel_id, third.row.channel_id}
        assert (third.row.follows, third.row.host_id) == (over.id, ben.id)


async def test_a_rematch_without_a_place_can_be_agreed_to_once_the_channel_is_free(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        deny(t, create_public_threads=True)
        await t.start(players=2, rounds=1)
        await t.play()
        before = await t.post()
        t.game = "corsari"
        await t.slash(carla, "start")
        await t.press(anna, "rematch", on=before)
        refused = await t.press(ben, "agree")
        assert "There’s already" in refused.text
        await t.slash(carla, "leave")
        await t.press(ben, "agree")
        assert (await t.table()).status is Status.RUNNING


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.rules.key)
def test_a_button_has_room_for_all_that_can_be_chosen(entry: Entry) -> None:
    rules = entry.rules
    chosen = tuple((option.name, option.choices[-1]) for option in rules.options)
    invitation = Invitation(rules.key, rules.max_players, rules.max_players - 1, chosen, pace=Pace.RELAXED)
    assert len(button_for(rules, invitation).encode()) <= MAX_LENGTH
