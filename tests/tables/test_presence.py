"""Whether Discord is there, as requests and the gateway tell it. Time is moved by hand."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from bot.tables.calendar import Span
from bot.tables.presence import Presence

GATEWAY_PATIENCE = 60  # seconds


@dataclass
class Watched:
    """Discord's presence, what its clock shows, and what was said of its return."""

    now: int = 1000
    returns: list[Span | None] = field(default_factory=list)
    presence: Presence = field(init=False)

    def __post_init__(self) -> None:
        self.presence = Presence(lambda: self.now)
        self.presence.returned = lambda: self.returns.append(self.presence.absence)

    def after(self, seconds: int, happens: Callable[[], None]) -> None:
        """Something happens so many seconds later."""
        self.now += seconds
        happens()


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_one_request_that_fails_is_no_outage_and_neither_are_two_with_an_answer_between(
    watched: Watched,
) -> None:
    for happens in (watched.presence.failed, watched.presence.answered, watched.presence.failed):
        watched.after(1, happens)
        assert not watched.presence.is_away
    assert watched.returns == []


def test_two_requests_in_a_row_that_fail_are_one(watched: Watched) -> None:
    watched.after(0, watched.presence.failed)
    watched.after(7, watched.presence.failed)
    assert watched.presence.is_away
    watched.after(100, watched.presence.answered)
    assert watched.returns == [(1000, 1107)]


def test_an_outage_begins_with_the_last_request_that_was_answered(watched: Watched) -> None:
    watched.after(500, watched.presence.answered)
    watched.after(114, watched.presence.failed)
    watched.after(7, watched.presence.failed)
    watched.after(1000, watched.presence.answered)
    assert watched.returns == [(1500, 1500 + 114 + 7 + 1000)]


def test_discord_stays_away_until_its_return_is_taken_care_of(watched: Watched) -> None:
    for _ in range(2):
        watched.presence.failed()
    watched.after(100, watched.presence.answered)
    assert watched.presence.is_away
    watched.presence.taken_up()
    assert not watched.presence.is_away


def test_a_gateway_that_is_gone_for_a_minute_is_no_outage(watched: Watched) -> None:
    watched.presence.disconnected()
    watched.now += GATEWAY_PATIENCE
    assert not watched.presence.is_away
    watched.presence.connected()
    assert watched.returns == []


def test_a_gateway_that_is_gone_for_longer_is_one_though_requests_are_answered(watched: Watched) -> None:
    watched.presence.disconnected()
    watched.after(GATEWAY_PATIENCE + 1, watched.presence.answered)
    assert watched.presence.is_away
    watched.after(10, watched.presence.disconnected)  # discord.py says so at each try
    watched.after(10, watched.presence.connected)
    assert watched.returns == [(1000, 1000 + GATEWAY_PATIENCE + 21)]


def test_the_gateway_of_any_servers_counts(watched: Watched) -> None:
    watched.presence.disconnected(3)
    watched.now += GATEWAY_PATIENCE + 1
    watched.presence.connected(1)
    assert watched.presence.is_away
    watched.presence.connected(3)
    assert watched.returns == [(1000, watched.now)]


def test_another_absence_before_the_first_is_taken_care_of_is_part_of_it(watched: Watched) -> None:
    for length in (10, 20):
        watched.presence.failed()
        watched.presence.failed()
        watched.after(length, watched.presence.answered)
    assert watched.returns == [(1000, 1010), (1000, 1030)]
