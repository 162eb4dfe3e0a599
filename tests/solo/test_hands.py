"""A hand alone: each move on disk before it is answered, whatever the clock, a device or its person does."""

import asyncio
from dataclasses import replace

import pytest

from bot.games import record
from bot.games.contract import IllegalMove
from bot.model.people import VacationRow
from bot.model.solo import SoloHandRow
from bot.solo import hands
from bot.solo.days import deal_of_day, starts_at
from bot.solo.deals import DealName
from bot.solo.playing import YOU
from bot.solo.reference_games import PlayerHere, ReferenceGames
from bot.solo.streaks import days_in_a_row
from bot.tables import people
from bot.tables.refusal import Refusal
from tests.solo.conftest import DAY, Alone
from tests.tables.company import ANNA, BEN, HERE


async def test_everyone_gets_the_same_hand(alone: Alone) -> None:
    anna, ben = await alone.solo.take_up(ANNA.user_id), await alone.solo.take_up(BEN.user_id)
    assert anna.deal == deal_of_day(142)
    game = anna.entry.game
    assert game.view(anna.play.state, YOU).hand == game.view(ben.play.state, YOU).hand


async def test_a_move_is_on_disk_before_it_is_answered(alone: Alone) -> None:
    hand = await alone.tap(await alone.solo.take_up(ANNA.user_id))
    again = alone.alone_in(alone.company, 1)
    assert await again.take_up(ANNA.user_id) == hand
    assert len(hand.row.moves) == 1


async def test_the_last_card_of_a_round_is_played_by_itself(alone: Alone) -> None:
    """A bid and all cards but one are tapped; in two rounds of one and two cards two bids and one card."""
    hand, taps = await alone.solo.take_up(ANNA.user_id), 0
    cards = len(hand.entry.game.view(hand.play.state, YOU).hand)
    while not hand.is_over:
        hand, taps = await alone.tap(hand), taps + 1
    assert (taps, len(hand.row.moves)) == (cards, cards + 1)
    drawn = await alone.drawn("skullking", {"rounds": 2})
    hand, taps = await alone.solo.begin_drawn(BEN.user_id, drawn), 0
    while not hand.is_over:
        hand, taps = await alone.tap(hand), taps + 1
    assert (taps, len(hand.row.moves)) == (3, 5)


async def test_a_last_card_that_stands_since_before_the_update_is_tapped(alone: Alone) -> None:
    hand = await alone.solo.take_up(ANNA.user_id)
    while len(hand.entry.game.view(hand.play.state, YOU).hand) > 2:
        hand = await alone.tap(hand)
    [card, *_] = hand.entry.game.legal(hand.play.state, YOU)
    before = replace(hand.row, moves=(*hand.row.moves, card))
    assert await alone.company.tables.store.solo.move(hand.row, before)
    assert (await alone.tap(await alone.solo.take_up(ANNA.user_id))).is_over


async def test_what_cannot_be_stored_is_not_made(alone: Alone) -> None:
    hand = await alone.solo.take_up(ANNA.user_id)
    with alone.company.storing_nothing(), pytest.raises(Exception, match="readonly"):
        await alone.tap(hand)
    assert (await alone.solo.take_up(ANNA.user_id)).row.moves == ()


async def test_two_devices_see_one_hand_and_a_stale_button_is_refused(alone: Alone) -> None:
    phone = await alone.solo.take_up(ANNA.user_id)
    desk = await alone.solo.take_up(ANNA.user_id)
    after = await alone.tap(phone, 1)
    with pytest.raises(Refusal, match="deal_moved_on"):
        await alone.tap(desk, 2)
    latest = await alone.solo.take_up(ANNA.user_id)
    assert latest == after
    with pytest.raises(Refusal, match="deal_moved_on"):
        await alone.solo.move(latest, "play Y1", desk.decision)


async def test_an_illegal_move_changes_nothing(alone: Alone) -> None:
    hand = await alone.solo.take_up(ANNA.user_id)
    with pytest.raises(IllegalMove, match="bid_out_of_range"):
        await alone.solo.move(hand, "bid 10", hand.decision)
    assert (await alone.solo.take_up(ANNA.user_id)).row.moves == ()


async def test_a_hand_over_midnight_goes_on_and_counts_for_its_day(alone: Alone) -> None:
    await alone.tap(await alone.solo.take_up(ANNA.user_id))
    alone.company.now += DAY
    hand = await alone.play(ANNA)
    assert hand.deal == deal_of_day(142)
    assert await alone.solo.days(ANNA.user_id, 142) == 1
    assert (await alone.solo.take_up(ANNA.user_id)).deal == deal_of_day(143)
    await alone.play(ANNA)
    assert await alone.solo.days(ANNA.user_id, 143) == 2


async def test_who_begins_todays_deal_before_an_older_one_is_over_comes_back_to_that(alone: Alone) -> None:
    await alone.tap(await alone.solo.take_up(ANNA.user_id))
    alone.company.now += DAY
    today = await alone.tap(await alone.solo.begin(ANNA.user_id))
    assert await alone.solo.take_up(ANNA.user_id) == today
    assert (await alone.play(ANNA)).deal == deal_of_day(143)
    assert (await alone.play(ANNA)).deal == deal_of_day(142)
    assert await alone.solo.days(ANNA.user_id, 143) == 2


async def test_a_clock_that_is_set_back_or_ahead_counts_nothing_twice(alone: Alone) -> None:
    first = await alone.play(ANNA)
    alone.company.now += 3 * DAY
    await alone.play(ANNA)
    alone.company.now -= 3 * DAY
    assert await alone.solo.take_up(ANNA.user_id) == first
    assert await alone.solo.days(ANNA.user_id, 142) == 1
    alone.company.now = 1_700_000_000
    with pytest.raises(Refusal, match="deal_clock"):
        await alone.solo.take_up(ANNA.user_id)


async def test_a_hand_that_is_not_over_goes_after_a_week(alone: Alone) -> None:
    await alone.tap(await alone.solo.take_up(ANNA.user_id))
    finished = await alone.play(BEN)
    alone.company.now += 7 * DAY
    assert (await alone.solo.take_up(ANNA.user_id)).deal == deal_of_day(142), "for a week"
    alone.company.now += DAY
    assert (await alone.solo.take_up(ANNA.user_id)).deal == deal_of_day(150)
    with pytest.raises(Refusal, match="deal_gone"):
        await alone.solo.held(ANNA.user_id, DealName(142), ranked=True)
    assert await alone.solo.held(BEN.user_id, DealName(142), ranked=True) == finished


async def test_a_hand_that_is_over_is_kept_as_a_record(alone: Alone, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = await alone.play(ANNA)
    kept = record.read(hand.row.record, [hand.entry.game])
    assert record.replay(kept) == hand.play.state
    assert kept.moves == hand.play.log
    assert hand.row.score == hand.entry.game.scorepad(hand.play.state)[0].score
    # A later version of the pirates would play otherwise: the hand stays as it was.
    monkeypatch.setattr(hands, "VERSION", 2)
    assert await alone.solo.held(ANNA.user_id, DealName(142), ranked=True) == hand


async def test_after_an_upgrade_of_the_pirates_a_hand_of_today_begins_again(alone: Alone) -> None:
    old = SoloHandRow(ANNA.user_id, "142·9", 142, True, alone.company.now, ("bid 1",))
    await alone.company.tables.store.solo.begin(old)
    hand = await alone.solo.take_up(ANNA.user_id)
    assert (hand.row.deal, hand.row.moves) == ("142·1", ())
    with pytest.raises(Refusal, match="deal_gone"):
        await alone.solo.held(ANNA.user_id, DealName(142, 9), ranked=True)


async def test_moves_that_todays_cards_do_not_allow_begin_again(alone: Alone) -> None:
    """As at a host that came late to the longer hands."""
    row = SoloHandRow(ANNA.user_id, "142·1", 142, True, alone.company.now, ("bid 1", "play Q9"))
    await alone.company.tables.store.solo.begin(row)
    assert (await alone.solo.take_up(ANNA.user_id)).row.moves == ()
    await alone.company.execute('UPDATE solo_hands SET moves = \'["bid 1", "play Q9"]\'')
    alone.company.now += DAY
    assert (await alone.solo.take_up(ANNA.user_id)).deal == deal_of_day(143)


async def test_an_erased_person_is_told_that_the_hand_is_gone_and_may_begin_again(alone: Alone) -> None:
    hand = await alone.tap(await alone.solo.take_up(ANNA.user_id))
    await people.erase(alone.company.tables, ANNA)
    with pytest.raises(Refusal, match="deal_moved_on"):
        await alone.tap(hand)
    with pytest.raises(Refusal, match="deal_gone"):
        await alone.solo.held(ANNA.user_id, DealName(142), ranked=True)
    await alone.play(ANNA)
    assert await alone.solo.days(ANNA.user_id, 142) == 1


async def test_a_result_is_told_beside_the_field_once_that_is_played(alone: Alone) -> None:
    hand = await alone.play(ANNA)
    await alone.field_played(142)
    result = await alone.solo.result(hand)
    assert result.scores is not None
    assert len(result.scores) == 12
    assert result.par is not None
    assert result.verdict is not None
    assert result.days == 1


async def test_a_field_goes_on_where_it_stopped(alone: Alone) -> None:
    await alone.field_played(142)
    whole = await alone.company.tables.store.solo.reference_games("142·1")
    assert whole is not None
    longer = ReferenceGames(alone.company.tables, PlayerHere(15))
    asked: list[int] = []
    play = longer._player.scores

    async def scores(*of: object) -> list[int]:
        asked.append(int(str(of[2])))
        return list(await play(*of))  # type: ignore[arg-type]

    longer._player.scores = scores  # type: ignore[assignment, method-assign]
    await longer.whole(deal_of_day(142))
    await asyncio.gather(*longer._under_way.values())
    now = await longer.whole(deal_of_day(142))
    assert now is not None
    assert now.scores[:12] == whole.scores
    assert asked == [12]


async def test_a_deal_is_looked_back_at_and_played_again_only_the_day_after(alone: Alone) -> None:
    await alone.play(ANNA)
    await alone.field_played(142)
    for refused in (alone.solo.look_back(ANNA.user_id, 142), alone.solo.again(ANNA.user_id, 142)):
        with pytest.raises(Refusal, match="deal_not_over"):
            await refused
    alone.company.now += DAY
    looked = await alone.solo.look_back(ANNA.user_id, 142)
    assert looked.own is not None
    assert looked.par is not None
    again = await alone.solo.again(ANNA.user_id, 142)
    while not again.is_over:
        again = await alone.tap(again)
    assert not again.row.ranked
    assert await alone.solo.days(ANNA.user_id, 142) == 1
    kept = await alone.solo.held(ANNA.user_id, DealName(142), ranked=True)
    assert kept.row.record != ""
    with pytest.raises(Refusal, match="deal_not_over"):
        await alone.solo.again(ANNA.user_id, 500)


async def test_a_deal_that_was_not_played_shows_nothing_of_the_rule(alone: Alone) -> None:
    await alone.field_played(142)
    alone.company.now += DAY
    assert await alone.solo.look_back(ANNA.user_id, 142) == (deal_of_day(142), None, None)


def test_days_in_a_row_end_with_a_day_that_is_missed() -> None:
    assert days_in_a_row({10, 11, 12}, 12) == 3
    assert days_in_a_row({10, 11, 12}, 13) == 3, "today may still come"
    assert days_in_a_row({10, 11, 12}, 14) == 0
    assert days_in_a_row({8, 10, 11}, 11) == 2
    assert days_in_a_row((), 5) == 0


def test_vacations_neither_count_nor_end_a_streak() -> None:
    assert days_in_a_row({5, 6, 9, 10}, 10, lambda number: number in (7, 8)) == 4
    assert days_in_a_row({5}, 9, lambda number: 6 <= number <= 9) == 1


async def test_a_streak_holds_through_a_vacation_of_ones_own(alone: Alone) -> None:
    await alone.play(ANNA)
    begin = starts_at(143)
    away = VacationRow(begin + 3600, begin + DAY + 3600)
    await alone.company.tables.store.people.set_vacations(ANNA.user_id, (away,))
    alone.company.now += 3 * DAY
    await alone.play(ANNA)
    assert await alone.solo.days(ANNA.user_id, 145) == 2


async def test_nothing_of_it_is_a_table_a_league_or_a_rating(alone: Alone) -> None:
    """In servers' tables, leagues' ratings, lost servers and the census there is none of it."""
    store = alone.company.tables.store
    before, census = await alone.company.rows(), await store.census.taken(alone.company.now)
    known = await store.lost_guilds.known()
    await alone.play(ANNA)
    assert await alone.company.rows() == before
    after = await store.census.taken(alone.company.now)
    assert after.tables == census.tables
    assert (after.untold, after.next_at, after.overdue) == (0, None, 0)
    assert await store.lost_guilds.known() == known
    assert await store.careers.figures(ANNA.user_id, HERE.guild_id, everywhere=True) == []
    assert await store.tables.live_of(ANNA.user_id, None) == []
