"""An open table's states and times, from the facts alone."""

from dataclasses import replace

import pytest

from bot.games.contract import Rules
from bot.model.tables import LobbyRow, LobbyState, Pace, Player, SeatRow
from bot.tables import lobby_clock
from bot.tables.lobby_clock import (
    Due,
    Seating,
    after,
    all_may_deal_at,
    due,
    is_rung,
    kept_open,
    touched,
)

NOW = 1_700_000_000
MINUTE, HOUR, DAY = 60, 3600, 86_400


def four(people: int, *, pirates: int = 0, live: bool = False) -> Seating:
    """A table of four places at which three are enough."""
    return Seating(people + pirates, people, 4, 3, live)


def opened(table_id: int, seats: Seating, now: int) -> LobbyRow:
    """The table after it has called those who look for players, which a full one does not."""
    lobby = lobby_clock.opened(table_id, seats, now)
    if seats.taken == seats.places:
        return lobby
    assert due(lobby, seats, now + MINUTE) is Due.CALL
    return after(lobby, Due.CALL, seats, now + MINUTE)


def rung(lobby: LobbyRow, seats: Seating) -> LobbyRow:
    """The table after its ring, which comes first."""
    assert due(lobby, seats, lobby.next_at) is Due.RING
    return after(lobby, Due.RING, seats, lobby.next_at)


def ending(lobby: LobbyRow, seats: Seating) -> LobbyRow:
    """The table as its post has offered to keep it open."""
    assert due(lobby, seats, lobby.next_at) is Due.OFFER
    return after(lobby, Due.OFFER, seats, lobby.next_at)


@pytest.mark.parametrize(
    ("seats", "state"),
    [
        (four(1), LobbyState.CALLING),
        (four(2), LobbyState.CALLING),
        (four(3), LobbyState.READY),
        (four(1, pirates=2), LobbyState.READY),
        (four(4), LobbyState.FULL),
        (four(2, pirates=2), LobbyState.FULL),
    ],
)
def test_a_table_calls_until_enough_sit_there_is_ready_until_no_seat_is_free_and_then_full(
    seats: Seating, state: LobbyState
) -> None:
    assert opened(7, seats, NOW).state is state


def test_a_table_with_fewer_places_than_a_good_game_needs_is_full_once_they_are_taken() -> None:
    rules = Rules("g", 1, min_players=2, max_players=6, enough=4)
    anna = SeatRow(0, 1, "Anna")
    pirate = SeatRow(1, None, "Mary", Player.COMPUTER)
    seats = lobby_clock.seating(rules, [anna, pirate], 2, Pace.DAILY)
    assert (seats.enough, seats.people) == (2, 1)
    assert opened(7, seats, NOW).state is LobbyState.FULL


def test_enough_is_never_fewer_than_the_rules_ask_for() -> None:
    rules = Rules("g", 1, min_players=3, max_players=6)
    assert lobby_clock.seating(rules, [], 6, Pace.DAILY).enough == 3


@pytest.mark.parametrize(("live", "deal"), [(False, 10 * MINUTE), (True, 3 * MINUTE)])
def test_a_full_table_rings_once_and_deals_by_itself(live: bool, deal: int) -> None:
    seats = four(4, live=live)
    full = opened(7, seats, NOW)
    assert due(full, seats, NOW + MINUTE - 1) is None
    assert full.next_at == NOW + MINUTE
    full = rung(full, seats)
    assert is_rung(full)
    assert full.next_at == NOW + deal
    assert due(full, seats, NOW + deal) is Due.DEAL


def test_wait_stops_the_deal_and_each_new_full_starts_the_ten_minutes_anew() -> None:
    seats = four(4)
    held = kept_open(rung(opened(7, seats, NOW), seats), seats, NOW + 5 * MINUTE)
    assert due(held, seats, NOW + DAY) is None
    fewer = touched(held, four(3), NOW + DAY)
    again = touched(fewer, seats, NOW + 2 * DAY)
    assert lobby_clock.deals_at(again, seats) == NOW + 2 * DAY + 10 * MINUTE


def test_an_option_that_changes_leaves_a_full_table_its_ten_minutes() -> None:
    seats = four(4)
    full = touched(opened(7, seats, NOW), seats, NOW + 5 * MINUTE)
    assert lobby_clock.deals_at(full, seats) == NOW + 10 * MINUTE


@pytest.mark.parametrize(("away", "rings"), [(HOUR, False), (DAY - 1, False), (DAY, True)])
def test_a_state_rings_again_only_when_it_comes_back_a_day_or_more_later(away: int, rings: bool) -> None:
    seats = four(4)
    full = rung(opened(7, seats, NOW), seats)
    assert full.full_rung_at is not None
    calling = touched(full, four(2), NOW + 2 * MINUTE)
    assert not is_rung(calling)
    back = full.full_rung_at + away
    again = touched(calling, seats, back)
    assert (due(again, seats, back + MINUTE) is Due.RING) is rings
    assert not is_rung(again)


def test_who_stands_up_within_a_minute_has_nobody_rung() -> None:
    full = opened(7, four(4), NOW)
    calling = touched(full, four(2), NOW + 30)
    assert due(calling, four(2), NOW + MINUTE) is None
    assert (calling.ready_rung_at, calling.full_rung_at) == (None, None)


@pytest.mark.parametrize("seats", [four(1, pirates=2), four(1, pirates=3)])
def test_one_person_alone_is_not_rung(seats: Seating) -> None:
    assert opened(7, seats, NOW).next_at > NOW + MINUTE


@pytest.mark.parametrize(("live", "later"), [(False, DAY), (True, 5 * MINUTE)])
def test_all_may_deal_a_day_after_a_table_is_ready(live: bool, later: int) -> None:
    ready = opened(7, four(3, live=live), NOW)
    full = touched(ready, four(4, live=live), NOW + HOUR)
    for lobby, seats in ((ready, four(3, live=live)), (full, four(4, live=live))):
        assert all_may_deal_at(lobby, seats) == NOW + later
    calling = touched(full, four(2, live=live), NOW + HOUR)
    assert all_may_deal_at(calling, four(2, live=live)) is None


@pytest.mark.parametrize(("live", "silence", "notice"), [(False, 7 * DAY, DAY), (True, 2 * HOUR, HOUR)])
@pytest.mark.parametrize(
    ("seats", "end"),
    [
        (four(1), Due.CLOSE),
        (four(1, pirates=2), Due.CLOSE),
        (four(2), Due.ASK),
        (four(3), Due.DEAL),
        (four(2, pirates=1), Due.DEAL),
    ],
)
def test_a_table_that_nobody_touches_is_dealt_if_ready_asked_if_two_sit_there_else_closed(
    live: bool, silence: int, notice: int, seats: Seating, end: Due
) -> None:
    seats = replace(seats, is_live=live)
    lobby = opened(7, seats, NOW)
    if seats.people > 1 and lobby.state is LobbyState.READY:
        lobby = rung(lobby, seats)
    assert lobby.next_at == NOW + silence - notice
    lobby = ending(lobby, seats)
    assert lobby.is_ending
    assert due(lobby, seats, NOW + silence - 1) is None
    assert due(lobby, seats, NOW + silence) is end


def test_keep_it_open_gives_the_whole_time_again_as_often_as_they_like() -> None:
    seats = four(2)
    lobby = opened(7, seats, NOW)
    for turn in range(1, 4):
        lobby = kept_open(ending(lobby, seats), seats, NOW + turn * 6 * DAY)
        assert not lobby.is_ending
        assert lobby_clock.ends_at(lobby, seats) == NOW + turn * 6 * DAY + 7 * DAY


def test_a_question_is_asked_once_and_closes_the_table_after_a_day_without_an_answer() -> None:
    seats = four(2)
    lobby = ending(opened(7, seats, NOW), seats)
    asked = after(lobby, Due.ASK, seats, NOW + 7 * DAY)
    assert is_rung(asked)
    assert all_may_deal_at(asked, seats) == NOW + 7 * DAY
    assert due(asked, seats, NOW + 8 * DAY - 1) is None
    assert due(asked, seats, NOW + 8 * DAY) is Due.CLOSE


def test_who_sits_down_while_it_is_asked_takes_the_question_away() -> None:
    asked = after(ending(opened(7, four(2), NOW), four(2)), Due.ASK, four(2), NOW + 7 * DAY)
    ready = touched(asked, four(3), NOW + 7 * DAY + HOUR)
    assert (ready.asked_at, ready.state) == (None, LobbyState.READY)
    assert lobby_clock.ends_at(ready, four(3)) == NOW + 14 * DAY + HOUR


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_a_table_from_before_rings_nobody_and_ends_no_time_within_a_day(live: bool, people: int) -> None:
    seats = four(people, live=live)
    lobby = lobby_clock.taken_over(7, seats, NOW)
    assert due(lobby, seats, NOW + DAY) is None
    steps = []
    while lobby.next_at <= NOW + 20 * DAY:
        step = due(lobby, seats, lobby.next_at)
        assert step is not None
        steps.append(step)
        if step in (Due.DEAL, Due.CLOSE):
            break
        lobby = after(lobby, step, seats, lobby.next_at)
    assert Due.RING not in steps
    assert steps[-1] is (Due.DEAL if people > 2 else Due.CLOSE)


def test_an_empty_step_leaves_the_clock_as_it_is() -> None:
    seats = four(2)
    lobby = opened(7, seats, NOW)
    assert lobby_clock.timed(replace(lobby, next_at=NOW), seats) == lobby
