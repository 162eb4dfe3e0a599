"""Direct messages are closed from the first move on, for everyone: no game notices more than one sentence."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.model.people import DmState
from bot.model.tables import Player, Status
from bot.tables.computers import chosen
from bot.tables.table import Table
from tests.entries import GAMES
from tests.messages import presses, text_of
from tests.tavern import ENGLISH, MOST_MOVES, Tavern, tavern

pytestmark = pytest.mark.slow

GONE = 1
"""The seat of somebody who never comes."""
WHOLE_TURN = 6 * 60 + 1
"""Seconds: five minutes for a turn at a live table, and one minute of grace."""
SHORT: Mapping[str, Mapping[str, Any]] = {"skullking": {"rounds": 4}}
"""Options that make a game shorter."""


async def dm_state(t: Tavern, who: MemberActor) -> DmState:
    person = await t.store.people.person(who.id)
    return DmState.UNKNOWN if person is None else person.dm


async def go_on(t: Tavern, until: Callable[[Table], bool] = lambda _: False) -> Table:
    for _ in range(MOST_MOVES):
        table = await t.forward(until, lambda table, seat: chosen(table, seat, t.chance), gone=GONE)
        if table.status is not Status.RUNNING or until(table):
            return table
        await t.wait(WHOLE_TURN)
    raise AssertionError("the game does not end")


async def told_of_it(t: Tavern, people: Sequence[MemberActor]) -> list[int]:
    counts = []
    for person in people:
        followups = [f for _ in range(2) for f in (await t.slash(person, "hand")).result.followups]
        counts.append(len([f for f in followups if f.content == ENGLISH("hand-closed-dm")]))
    return counts


def calls_of(t: Tavern, who: MemberActor) -> list[str]:
    path = f"/channels/{t.channel.id}/messages"
    bodies = [request.json or {} for request in t.env.http_requests if request.path == path]
    users = [(body.get("allowed_mentions") or {}).get("users") or () for body in bodies]
    return [str(body) for body, named in zip(bodies, users, strict=True) if str(who.id) in map(str, named)]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_whole_game_with_a_pace_and_somebody_gone_comes_to_its_end(tmp_path: Path, game: str) -> None:
    async with tavern(tmp_path, 3, nudge_after=60, game=game) as t:
        anna, ben, carla = t.people
        for person in t.people:
            t.close_dms(person)
        await t.start(pace="live", **SHORT.get(game, {}))
        assert await told_of_it(t, [anna, carla]) == [1, 1]
        table = await go_on(t)
        assert table.status is Status.FINISHED
        assert [row.player for row in table.seats] == [Player.PERSON, Player.ABSENT, Player.PERSON]
        missed = [step for step in await t.store.actions.of_table(table.id) if step.kind == "missed"]
        assert len(missed) == 3, "closed from the first, not blocked since: they have all their turns"
        assert await dm_state(t, ben) is DmState.CLOSED
        assert await told_of_it(t, [anna, carla]) == [0, 0], "they were told"
        assert "🏁" in text_of(await t.post())


async def test_who_is_gone_is_called_once_for_each_stage_and_told_once_of_the_seat(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, nudge_after=60) as t:
        ben = t.people[GONE]
        for person in t.people:
            t.close_dms(person)
        await t.start(pace="live", rounds=4)
        await go_on(t, lambda table: table.seats[GONE].player is not Player.PERSON)
        calls = calls_of(t, ben)
        assert len(calls) == len(set(calls)) == 3 * 3 + 1
        assert len([call for call in calls if ENGLISH("button-take-back") in call]) == 1
        [slip] = [m for m in t.public() if "take_back" in {press.action for press in presses(m)}]
        assert text_of(slip).startswith(f"<@{ben.id}>")
        tried = [r for r in t.env.http_requests if r.path == f"/channels/{ben.user.dm_channel.id}/messages"]
        assert len(tried) == 2, "the hand once, and the slip once; then no more"
