"""An upgrade from 0.1.0, whose messages stand on Discord: whoever was told then is not mentioned again."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.model.leagues import Format, LeagueStage
from bot.model.matches import MatchState
from bot.model.tables import Status
from bot.tables import proposals, table_admin
from bot.tables.person import Person
from bot.ui.live import looks
from tests.cogs import scorepad_tavern
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    command,
    created,
    everybody_is_there,
    organiser,
    play_out,
    the_league,
)
from tests.databases import left_by_0_1_0, sqlite_only
from tests.tavern import Tavern, tavern

pytestmark = [pytest.mark.slow, sqlite_only("PostgreSQL came after 0.1.0")]


def notified(t: Tavern) -> int:
    bodies = [r.json for r in t.env.http_requests if isinstance(r.json, dict)]
    mentions = [body.get("allowed_mentions") or {} for body in bodies]
    return len([one for one in mentions if one.get("users") or one.get("roles")])


async def upgraded(t: Tavern) -> None:
    """The bot is stopped, and started again on what 0.1.0 would have left in its place."""
    await t.bot.close()
    path = t.bot.settings.database
    old = path.parent / "old" / path.name
    left_by_0_1_0(path, old)
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    old.rename(path)
    await t.restart()
    await at_rest(t)


async def table_of_its_own(t: Tavern, name: str, players: int = 2, **options: Any) -> int:
    home = t.channel
    t.channel = t.guild.create_text_channel(name)
    table = await t.start(players, **options)
    t.channel = home
    return table.id


async def tables_in_every_state(t: Tavern) -> None:
    """Games that run, are paused, frozen, being asked about, over; one of whose players is absent."""
    anna, ben = (Person(one.id, one.name) for one in t.people[:2])
    await table_of_its_own(t, "running", 3, pace="daily", rounds=2)
    paused = await table_of_its_own(t, "paused", pace="daily")
    frozen = await table_of_its_own(t, "frozen")
    asked = await table_of_its_own(t, "asked", 3)
    over = await table_of_its_own(t, "over", rounds=1)
    await t.forward(table_id=over)
    async with t.inside() as tables:
        await table_admin.pause(tables, paused, anna)
        await tables.store.tables.change(frozen, status=Status.FROZEN)
        await proposals.propose(tables, asked, ben, "pause")
    await t.wait(61)


def news(t: Tavern) -> list[str]:
    said = [message.content for one in t.env.backend.messages.values() for message in one.values()]
    return [text for text in said if text.startswith(("📣", "🏁"))]


async def test_an_upgrade_from_0_1_0_mentions_nobody_who_was_told_before(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4, nudge_after=60) as t:
        await tables_in_every_state(t)
        await created(t, organiser(t), rounds=2)
        await begun(t, t.people)
        await everybody_is_there(t)
        await play_out(t)
        states = [match.state for match in (await the_league(t)).matches]
        assert states == [MatchState.DONE] * 2 + [MatchState.WAITING] * 2
        before, told = notified(t), news(t)
        assert len(told) == 6
        assert before > len(told)
        await upgraded(t)
        async with t.inside() as tables:
            for table_id in range(1, (await t.table()).id + 1):
                tables.changed(table_id)
        await at_rest(t)
        assert (notified(t), news(t)) == (before, told)
        await everybody_is_there(t)
        await play_out(t)
        assert len(news(t)) > len(told), "what ends after the upgrade is told"


async def stage_played(t: Tavern) -> None:
    await everybody_is_there(t)
    await play_out(t)


async def game_played(t: Tavern) -> None:
    await t.forward()
    await at_rest(t)


async def progress(t: Tavern) -> list[tuple[MatchState, int | None]]:
    return [(match.state, match.table_id) for match in (await the_league(t)).matches]


@pytest.mark.parametrize(
    ("kind", "go_on"), [(Format.SEASON, at_rest), (Format.CUP, stage_played), (Format.LADDER, game_played)]
)
async def test_a_league_of_any_kind_and_a_scorepad_go_on_after_an_upgrade_from_0_1_0(
    tmp_path: Path, kind: Format, go_on: Callable[[Tavern], Awaitable[object]]
) -> None:
    async with tavern(tmp_path, 4) as t:
        captain, home = organiser(t), t.channel
        await created(t, captain, kind=kind)
        await begun(t, t.people)
        if kind is Format.LADDER:
            await t.start(2, rounds=1)
            await command(t, captain, "count", league=LEAGUE)
        else:
            await stage_played(t)
        t.channel = t.guild.create_text_channel("kitchen")
        await scorepad_tavern.begun(t, "skullking")
        await scorepad_tavern.enter(t, t.people[0], bid="1 0 0 0", tricks="1 0 0 0")
        before = await progress(t), notified(t), news(t)
        await upgraded(t)
        await t.wait(looks.BEGINS_AFTER + 1)
        await t.wait(2 * looks.PAUSE)
        assert (await progress(t), notified(t), news(t)) == before
        await scorepad_tavern.enter(t, t.people[1], bid="0 2 0 0", tricks="0 2 0 0")
        assert (await scorepad_tavern.the_pad(t)).paper.number == 3
        t.channel = home
        await go_on(t)
        assert {state for state, _ in await progress(t)} == {MatchState.DONE}
        is_over = (await the_league(t)).row.stage is LeagueStage.FINISHED
        assert is_over is (kind is not Format.LADDER)
