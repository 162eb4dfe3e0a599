"""How long a channel is left alone that refuses the bot."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.delivery.circuit_breaker import Circuit, CircuitBreaker
from bot.delivery.discord_errors import ClosedError

HERE, THERE = Circuit(1), Circuit(2)
MINUTE, HOUR = 60, 60 * 60


def error(status: int = 403, code: int = 50001) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def closed(clock: Clock) -> CircuitBreaker:
    return CircuitBreaker(clock, 10 * MINUTE)


def is_paused(closed: CircuitBreaker, circuit: Circuit = HERE) -> bool:
    try:
        closed.check(circuit)
    except ClosedError:
        return True
    return False


def refuse(closed: CircuitBreaker, times: int, circuit: Circuit = HERE) -> None:
    for _ in range(times):
        closed.refused(circuit, error())


def test_two_refusals_change_nothing_and_after_three_it_is_left_alone(closed: CircuitBreaker) -> None:
    refuse(closed, 2)
    assert not is_paused(closed)
    refuse(closed, 1)
    assert is_paused(closed)
    assert not is_paused(closed, THERE)


def test_it_is_left_alone_for_ten_minutes_then_an_hour_then_six_hours_and_no_longer(
    closed: CircuitBreaker, clock: Clock
) -> None:
    refuse(closed, 2)
    for wait in (10 * MINUTE, HOUR, 6 * HOUR, 6 * HOUR):
        refuse(closed, 1)
        assert closed.next_at() == clock.now + wait
        clock.now += wait - 1
        assert is_paused(closed)
        assert closed.end_due_pauses() == []
        clock.now += 1
        assert not is_paused(closed)
        assert closed.end_due_pauses() == [HERE.channel_id]
        assert closed.end_due_pauses() == [], "once"


def test_an_answer_forgets_all_refusals(closed: CircuitBreaker) -> None:
    refuse(closed, 3)
    closed.answered(HERE)
    assert not is_paused(closed)
    refuse(closed, 2)
    assert not is_paused(closed)


def test_a_request_that_was_on_its_way_makes_no_wait_longer(closed: CircuitBreaker, clock: Clock) -> None:
    refuse(closed, 4)
    assert closed.next_at() == clock.now + 10 * MINUTE


def test_that_edits_are_taken_opens_no_channel_to_new_messages(closed: CircuitBreaker) -> None:
    sending = Circuit(HERE.channel_id, is_for_sending=True)
    for _ in range(3):
        refuse(closed, 1, sending)
        closed.answered(HERE)
    assert is_paused(closed, sending)
    assert not is_paused(closed)


def test_one_that_is_asked_early_is_left_alone_for_longer_if_it_refuses_again(
    closed: CircuitBreaker, clock: Clock
) -> None:
    refuse(closed, 3)
    assert closed.end_pauses(lambda _: True) == [HERE.channel_id]
    assert not is_paused(closed)
    refuse(closed, 1)
    assert closed.next_at() == clock.now + HOUR


def test_whoever_waits_is_told_when_it_may_be_asked_again(closed: CircuitBreaker, clock: Clock) -> None:
    told: list[float] = []
    closed.when_paused = told.append
    refuse(closed, 3)
    assert told == [clock.now + 10 * MINUTE]


@pytest.mark.parametrize(
    ("status", "code", "is_of_channel"),
    [
        (403, 50001, True),
        (403, 50013, True),
        (404, 10003, True),
        (403, 50007, False),
        (400, 50278, False),
        (403, 40003, False),
        (403, 20026, False),
        (404, 10007, False),
        (404, 10013, False),
        (400, 160005, True),
        (400, 160006, False),
    ],
)
def test_what_is_said_of_a_person_or_of_the_bot_closes_no_channel(
    status: int, code: int, is_of_channel: bool
) -> None:
    assert ClosedError(error(status, code)).is_of_channel is is_of_channel
