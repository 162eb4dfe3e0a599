"""A proposed season of Skull King, through Discord, of people who answer when they are awake."""

from pathlib import Path

import pytest

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.model.tables import Pace, Status
from bot.tables import moves
from bot.tables.person import Person
from tests import chance
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    command,
    everybody_is_there,
    fill,
    organiser,
    the_league,
    threads,
)
from tests.seasons.diligent import diligent
from tests.tavern import Tavern, tavern
from tests.ui.server.moderators import press

pytestmark = pytest.mark.slow

MOST_TURNS = 300


async def test_four_diligent_people_finish_a_proposed_round_by_themselves(tmp_path: Path) -> None:
    chance.always(1)
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        panel = (await command(t, captain, "create", name=LEAGUE)).message
        await fill(t, captain, panel, "founding_rounds", rounds="1")
        await t.press(captain, "founding_open", on=panel)
        for person in t.people:
            await t.press(person, "league_join")
        league = await the_league(t)
        assert league.row.pace is Pace.DAILY
        answer = await command(t, captain, "manage", league=LEAGUE)
        await press(t, captain, answer, f"league_manage {league.id} begin")
        await at_rest(t)
        await everybody_is_there(t)
        await play_by_the_clock(t)
        league = await the_league(t)
        assert league.row.stage is LeagueStage.FINISHED
        [match], [row] = league.matches, league.rounds
        assert match.finished_at is not None
        assert row.ends_at is not None
        assert match.finished_at <= row.ends_at
        assert not any(result.by_computer for result in league.results[match.id])


async def play_by_the_clock(t: Tavern) -> None:
    """Everybody makes their moves in the match's thread, each a while after their turn has come."""
    [match] = (await the_league(t)).matches
    assert match.table_id is not None
    home, t.channel, answers = t.channel, threads(t)[0], diligent(7)
    planned: dict[tuple[int, int], int] = {}
    for _ in range(MOST_TURNS):
        [match] = (await the_league(t)).matches
        if match.state is not MatchState.PLAYING:
            t.channel = home
            return
        table = await t.bot.services.tables.load(match.table_id or 0)
        now = int(t.env.now().timestamp())
        for row in table.awaited_people():
            turn = row.seat, table.dealt.decisions[row.seat]
            planned.setdefault(turn, answers(row.user_id or 0, now) or now)
        at, seat = min((planned[seat, table.dealt.decisions[seat]], seat) for seat in table.awaited())
        await t.env.advance_time(max(1, at - now))
        async with t.inside() as tables:
            mover = t.seated(table, seat)
            await moves.make(tables, table.id, Person(mover.id, mover.name), t.any_move(table, seat))
        if (await t.bot.services.tables.load(table.id)).status is not Status.RUNNING:
            await at_rest(t)  # the league hears of the end
    raise AssertionError("it never ends")
