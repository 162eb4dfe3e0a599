"""For how long somebody counts as a member of a server who was seen there."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.members import MOST, Members
from bot.delivery.messenger import Messenger
from bot.tables.presence import Presence

LATELY = 10 * 60  # seconds

GUILD, ELSEWHERE, ANNA, BEN = 10, 11, 1, 2


class Clock:
    """A clock that is set by hand."""

    now = 5000.0

    def __call__(self) -> float:
        return self.now


def test_who_was_seen_counts_as_there_for_ten_minutes_in_that_server_alone() -> None:
    members = Members(clock := Clock())
    members.seen(GUILD, ANNA)
    assert members.has(GUILD, ANNA)
    assert not members.has(ELSEWHERE, ANNA)
    assert not members.has(GUILD, BEN)
    clock.now += LATELY - 1
    assert members.has(GUILD, ANNA)
    clock.now += 1
    assert not members.has(GUILD, ANNA)


def test_of_a_server_that_has_lost_the_bot_nobody_is_known() -> None:
    members = Members(Clock())
    members.seen(GUILD, ANNA)
    members.seen(ELSEWHERE, ANNA)
    members.forget(GUILD)
    assert (members.has(GUILD, ANNA), members.has(ELSEWHERE, ANNA)) == (False, True)


def test_no_more_people_are_remembered_than_there_is_need() -> None:
    members = Members(clock := Clock())
    for user_id in range(MOST):
        members.seen(GUILD, user_id)
    clock.now += LATELY
    members.seen(GUILD, MOST)
    assert len(members._seen) == 1


class Refusing:
    """A Discord that refuses to tell of a member."""

    def __init__(self, status: int, code: int) -> None:
        response: Any = SimpleNamespace(status=status, reason="")
        self.error = discord.HTTPException(response, {"code": code, "message": "no"})
        self.http = self

    async def get_member(self, guild_id: int, user_id: int) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("status", "code", "is_member"),
    [(404, 10007, False), (404, 10013, False), (403, 50001, True), (404, 10004, True), (400, 50035, True)],
)
async def test_gone_is_who_is_no_member_or_has_no_account_any_more(
    status: int, code: int, is_member: bool
) -> None:
    messenger = Messenger(cast("discord.Client", Refusing(status, code)), Presence(lambda: 0), 1e9)
    assert await messenger.is_member(GUILD, ANNA) is is_member
    assert not messenger.members.has(GUILD, ANNA), "nobody was seen"
