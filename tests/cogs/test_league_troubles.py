"""What once went wrong around a league's tables, as people on Discord saw it."""

import re
from pathlib import Path

import pytest

from bot.model.matches import MatchState
from bot.tables.clock import HOUR
from bot.texts.catalog import speaker
from tests.cogs.league_tavern import (
    at_rest,
    begun,
    created,
    everybody_is_there,
    organiser,
    play_out,
    post_of,
    the_league,
    threads,
)
from tests.messages import text_of
from tests.tavern import Tavern, tavern
from tests.ui.live.test_nudges import nudges
from tests.ui.server.moderators import ask, manager
from tests.ui.server.table_panel import panel_of

SAY = speaker("en")
MINUTE, DAY = 60, 24 * HOUR
HALF_AN_HOUR = 30 * MINUTE
NUDGED_AFTER = 10 * MINUTE


@pytest.mark.slow
async def test_a_nudge_that_falls_into_an_outage_of_half_an_hour_comes_after_it_without_a_restart(
    tmp_path: Path,
) -> None:
    """Only messages are not taken, at a table without a pace, where nothing else comes later."""
    async with tavern(tmp_path, nudge_after=NUDGED_AFTER, nudge_after_daily=NUDGED_AFTER, beat=MINUTE) as t:
        await t.start(rounds=1, pace="none")
        t.env.inject_error("POST", "/channels/*", status=503, times=None)
        for _ in range(HALF_AN_HOUR // MINUTE):
            await t.wait(MINUTE)
        assert nudges(t) == []
        t.env.backend.faults.clear()
        await t.wait(HOUR)
        [nudge] = nudges(t)
        assert {person.mention for person in t.people} == {*re.findall(r"<@\d+>", nudge.content)}
        table = await t.table()
        assert table.row.told == table.row.revision


async def opened(t: Tavern, people: int = 2) -> None:
    await created(t, organiser(t), size=people)
    await begun(t, t.people)


@pytest.mark.slow
async def test_who_runs_leagues_by_managing_the_server_reaches_their_tables(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await opened(t)
        await everybody_is_there(t)
        captain, [match] = manager(t), (await the_league(t)).matches
        listed = await ask(t, captain, "tables")
        assert SAY("refusal-moderators-only") not in listed.text
        assert match.table_id is not None
        panel = await panel_of(t, captain, match.table_id)
        assert SAY("game-skullking") in panel.text


@pytest.mark.slow
async def test_a_thread_that_is_deleted_while_people_are_awaited_is_opened_again_before_the_deal(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        await opened(t)
        t.env.backend.delete_channel(threads(t)[0].id)
        [match] = (await the_league(t)).matches
        await t.wait(29 * HOUR)  # so long is waited for people
        await at_rest(t)
        [again] = (await the_league(t)).matches
        assert again.state in (MatchState.WAITING, MatchState.PLAYING)
        assert again.thread_id != match.thread_id, "no cards are dealt where nobody sees them"
        assert [thread.id for thread in threads(t)] == [again.thread_id]


async def test_the_log_and_the_list_of_tables_name_the_league_where_it_acts(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await opened(t)
        await everybody_is_there(t)
        league = await the_league(t)
        listed = await ask(t, manager(t), "tables")
        assert SAY("host-league") in listed.text
        assert "–" not in listed.text
        home, t.channel = t.channel, threads(t)[0]
        log = t._answer(await t.people[0].slash(t.channel, "table log"))
        assert "? " not in log.text
        assert league.row.name in log.text
        t.channel = home


@pytest.mark.slow
async def test_an_invitation_in_an_old_thread_names_nobody_who_has_deleted_their_data(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await opened(t)
        await everybody_is_there(t)
        await play_out(t)
        anna = t.people[0]
        panel = t._answer(await anna.slash(t.channel, "tavern privacy"))
        await t.press(anna, "delete_data", on=panel.message)
        await t.press(anna, "yes_delete_data", on=panel.message)
        await at_rest(t)
        await t.wait(HOUR)
        for message in (*t.public(threads(t)[0]), post_of(t)):
            assert str(anna.id) not in text_of(message), text_of(message)
            assert "Anna" not in text_of(message), text_of(message)


@pytest.mark.slow
async def test_the_recap_of_a_finished_game_says_once_that_it_is_over(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        await t.forward()
        for person in t.people:
            answer = t._answer(await person.slash(t.channel, "table log"))
            assert answer.text.count(SAY("event-game-over")) == 1
