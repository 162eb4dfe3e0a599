"""An upgrade from 0.1.0, whose messages stand on Discord: whoever was told then is not mentioned again."""

from pathlib import Path
from typing import Any

import pytest

from bot.model.matches import MatchState
from bot.model.tables import Status
from bot.tables import proposals, table_admin
from bot.tables.person import Person
from tests.cogs.league_tavern import (
    at_rest,
    begun,
    created,
    everybody_is_there,
    organiser,
    play_out,
    the_league,
)
from tests.databases import left_by_0_1_0
from tests.tavern import Tavern, tavern

pytestmark = pytest.mark.slow


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
        await tables.store.tables.set_status(frozen, Status.FROZEN, tables.now())
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
