"""Games with real cards that count in a league: in a ladder as new ones, else for the match drawn."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.model.leagues import EntrantRow, Format, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState, RoundRow
from bot.model.scorepads import ScorepadState
from bot.model.tables import Status
from bot.scorepads import agreeing, people, writing
from bot.scorepads.scorepad import Scorepad
from bot.seasons import corrections, counting
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import upsert_entrant, upsert_round
from bot.store.matches import upsert_match
from bot.tables.person import Person
from tests.databases import opened
from tests.scorepads.paper_table import ONE, Kitchen
from tests.seasons.snapshots import row
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company, Refused

RUNNER = Person(500, "Olivia")


@pytest.fixture
async def kitchen(tmp_path: Path) -> AsyncIterator[Kitchen]:
    database = await opened(tmp_path / "data" / "tavern.sqlite3")
    yield Kitchen.of(Company.housed(database))
    await database.close()


async def a_league(kitchen: Kitchen, *matches: Sequence[Person], **changes: Any) -> League:
    """A league whose latest round has these matches, drawn and not begun."""
    seasons = Seasons(kitchen.company.tables)
    league_id = await seasons.store.add(row(**changes))
    people = {one.user_id: one for match in matches for one in match}
    drawn = [
        MatchRow(0, league_id, 1, number, MatchState.WAITING, tuple(one.user_id for one in match))
        for number, match in enumerate(matches, start=1)
    ]
    await seasons.store.change(
        league_id,
        *(
            upsert_entrant(league_id, EntrantRow(one.user_id, one.name, Role.PLAYER, 5))
            for one in people.values()
        ),
        *([upsert_round(league_id, RoundRow(1, False, (), 5, None, None))] if matches else []),
        *map(upsert_match, drawn),
    )
    return await seasons.load(league_id)


async def count(kitchen: Kitchen, league: League, pad: Scorepad) -> League:
    return await counting.count_scorepad(
        Seasons(kitchen.company.tables), kitchen.pads, league.id, pad.id, RUNNER
    )


async def test_for_a_ladder_it_is_a_new_match_and_its_people_take_part(kitchen: Kitchen) -> None:
    league, pad = await a_league(kitchen, format=Format.LADDER), await kitchen.confirmed()
    league = await count(kitchen, league, pad)
    [match] = league.matches
    assert (match.round, match.state, match.pad_id) == (0, MatchState.DONE, pad.id)
    assert [(one.user_id, one.place, one.score) for one in league.results[match.id]] == [
        (1, 1, 20),
        (2, 2, 10),
    ]
    assert [entrant.name for entrant in league.players] == ["Anna", "Ben"]
    assert [place.person for place in league.standings] == [ANNA.user_id, BEN.user_id]
    pad = await kitchen.pads.load(pad.id)
    assert (pad.state, pad.league, pad.row.counted_by) == (ScorepadState.COUNTED, "Winter", RUNNER.user_id)
    league = await count(kitchen, league, await kitchen.confirmed())
    assert [match.number for match in league.matches] == [1, 2]


async def test_in_a_season_it_is_the_match_of_the_same_people_in_whatever_order(kitchen: Kitchen) -> None:
    league = await a_league(kitchen, [ANNA, CARLA], [BEN, ANNA])
    pad, again = await kitchen.confirmed(), await kitchen.confirmed()
    league = await count(kitchen, league, pad)
    first, second = league.matches
    assert (first.state, second.state) == (MatchState.WAITING, MatchState.DONE)
    assert [(one.seat, one.user_id, one.score) for one in league.results[second.id]] == [
        (0, 2, 10),
        (1, 1, 20),
    ]
    async with Refused(kitchen.company, "pad_fits_no_match"):
        await count(kitchen, league, again)


async def without_carla(kitchen: Kitchen) -> Scorepad:
    """Confirmed by Anna and Ben, who play on without her; she is out."""
    pad = await people.begin(kitchen.pads, "skullking", HERE, [CARLA, BEN, ANNA])
    pad = await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"rounds": 2})
    await writing.write(kitchen.pads, pad.id, ANNA, 1, f"{ONE} | bid 0 tricks 0 bonus 0")
    await people.leave(kitchen.pads, pad.id, ANNA, 2, 0, is_out=True)
    await writing.write(kitchen.pads, pad.id, ANNA, 2, "bid 0 tricks 0 bonus 0 | bid 2 tricks 2 bonus 0")
    await writing.confirm(kitchen.pads, pad.id, ANNA)
    return await writing.confirm(kitchen.pads, pad.id, BEN)


async def test_who_is_out_has_no_result_in_a_ladder_and_does_not_take_part_by_it(kitchen: Kitchen) -> None:
    league = await a_league(kitchen, format=Format.LADDER)
    league = await count(kitchen, league, await without_carla(kitchen))
    [match] = league.matches
    assert match.seats == (BEN.user_id, ANNA.user_id)
    assert [(one.seat, one.user_id, one.place, one.score) for one in league.results[match.id]] == [
        (0, BEN.user_id, 2, 30),
        (1, ANNA.user_id, 1, 50),
    ]
    assert {entrant.name for entrant in league.players} == {"Ben", "Anna"}


async def test_who_is_out_has_no_place_in_the_match_of_a_season_and_the_others_move_up(
    kitchen: Kitchen,
) -> None:
    league = await a_league(kitchen, [ANNA, BEN, CARLA], options={"rounds": 2})
    league = await count(kitchen, league, await without_carla(kitchen))
    [match] = league.matches
    assert [(one.user_id, one.place) for one in league.results[match.id]] == [
        (ANNA.user_id, 1),
        (BEN.user_id, 2),
    ]
    games = {place.person: place.games for place in league.standings}
    assert games == {ANNA.user_id: 1, BEN.user_id: 1, CARLA.user_id: 0}
    stated = corrections.Stated((30, 50))
    league = corrections.preview(league, match.id, stated, kitchen.company.now)
    assert [one.place for one in league.results[match.id]] == [2, 1], "a moderator can correct it"


async def test_the_table_of_a_match_that_was_played_at_home_is_ended(kitchen: Kitchen) -> None:
    table, league = await kitchen.company.dealt(), await a_league(kitchen, [ANNA, BEN])
    seasons = Seasons(kitchen.company.tables)
    [match] = league.matches
    playing = MatchRow(
        match.id, league.id, 1, 1, MatchState.PLAYING, match.seats, forfeits=(1,), table_id=table.id
    )
    await seasons.store.change(league.id, upsert_match(playing))
    league = await count(kitchen, league, await kitchen.confirmed())
    [match] = league.matches
    assert (match.state, match.table_id, match.forfeits) == (MatchState.DONE, None, ())
    assert (await kitchen.company.tables.load(table.id)).status is Status.ENDED


async def test_a_match_whose_table_is_being_opened_waits_for_that(kitchen: Kitchen) -> None:
    league, pad = await a_league(kitchen, [ANNA, BEN]), await kitchen.confirmed()
    seasons = Seasons(kitchen.company.tables)
    opening = replace(league.matches[0], state=MatchState.OPENING)
    await seasons.store.change(league.id, upsert_match(opening))
    async with Refused(kitchen.company, "pad_match_opening"):
        await count(kitchen, league, pad)


async def test_only_what_is_confirmed_counts_and_only_once(kitchen: Kitchen) -> None:
    ladder, unfinished = await a_league(kitchen, format=Format.LADDER), await kitchen.finished()
    async with Refused(kitchen.company, "pad_not_confirmed"):
        await count(kitchen, ladder, unfinished)
    pad = await kitchen.confirmed()
    await count(kitchen, ladder, pad)
    async with Refused(kitchen.company, "pad_counted"):
        await count(kitchen, ladder, pad)


async def test_another_game_or_server_and_what_is_over_take_none(kitchen: Kitchen) -> None:
    pad = await kitchen.confirmed()
    for code, changes in (
        ("pad_of_another_game", {"game": "corsari", "options": {}}),
        ("pad_of_another_game", {"guild_id": 11}),
        ("league_over", {"stage": LeagueStage.FINISHED}),
        ("pad_fits_no_match", {"format": Format.SEASON}),
    ):
        league = await a_league(kitchen, name=f"League {code} {len(changes)} {changes}", **changes)
        async with Refused(kitchen.company, code):
            await count(kitchen, league, pad)
    assert (await kitchen.pads.load(pad.id)).state is ScorepadState.CONFIRMED
