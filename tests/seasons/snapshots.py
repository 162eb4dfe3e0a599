"""Leagues in few words: as snapshots, and kept in a store."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from bot.games.contract import placings
from bot.model.leagues import EntrantRow, Format, LeagueRow, LeagueStage, Role
from bot.model.matches import CorrectionRow, MatchRow, MatchState, ResultRow, RoundRow
from bot.model.tables import Pace
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import update_league, upsert_entrant, upsert_round
from bot.store.matches import insert_correction, replace_results, upsert_match
from tests.entries import ENTRY_OF

HOUSE_ID = 300_000_000_000_000_000
"""Ids of people are a little greater, as great as Discord's are."""
ANNA, BEN, CARLA, DIEGO = (HOUSE_ID + number for number in (1, 2, 3, 4))
NAMES: Mapping[int, str] = {ANNA: "Anna", BEN: "Ben", CARLA: "Carla", DIEGO: "Diego", -1: "Blackbeard"}
SECRET = 987_654_321_012_345
"""The chance of a league's pairings."""
GUILD = 10
BEGINNING = 1_700_000_000

FEWEST_WIN = ("corsari", "hollander")
"""By the rulebooks: Corsari counts cards that are left over, and The Flying Hollander those still held."""
Scores = Sequence[tuple[int, int]]
"""The seats of a table: who sat there, and their score."""


def row(**changes: Any) -> LeagueRow:
    """The row of a running season of Skull King."""
    usual = LeagueRow(
        id=1,
        guild_id=GUILD,
        name="Winter",
        stage=LeagueStage.RUNNING,
        format=Format.SEASON,
        game="skullking",
        options={"rounds": 1},
        size=2,
        points="",
        pace=Pace.DAILY,
        rounds=3,
        finalists=0,
        advance=1,
        places=None,
        round_hours=24,
        start_hours=24,
        sign_up_until=None,
        channel_id=30,
        language="en",
        created_by=ANNA,
        created_at=BEGINNING,
        closed_at=None,
        seed=SECRET,
        next_at=None,
        revision=1,
        told=1,
        no_shows=0,
        least_people=1,
    )
    return replace(usual, **changes)


def season(*tables: Scores, people: Mapping[int, str] = NAMES, **changes: Any) -> League:
    """A league in which these tables were finished, one a round; everybody of `people` takes part."""
    league = row(**changes)
    entrants = tuple(EntrantRow(user_id, name, Role.PLAYER, BEGINNING) for user_id, name in people.items())
    rounds = tuple(RoundRow(number, False, (), BEGINNING, None, None) for number in range(1, len(tables) + 1))
    matches = tuple(
        MatchRow(
            id=number,
            league_id=league.id,
            round=number,
            number=1,
            state=MatchState.DONE,
            seats=tuple(user_id for user_id, _ in scores),
            finished_at=BEGINNING + number,
        )
        for number, scores in enumerate(tables, start=1)
    )
    results = {match.id: _results(league, scores) for match, scores in zip(matches, tables, strict=True)}
    return League(ENTRY_OF, league, entrants, rounds, matches, results, ())


def _results(league: LeagueRow, scores: Scores) -> tuple[ResultRow, ...]:
    sign = -1 if league.game in FEWEST_WIN else 1
    places = {placing.seat: placing.place for placing in placings([sign * score for _, score in scores])}
    return tuple(
        ResultRow(seat, user_id, places[seat], score, forfeited=False, by_computer=False)
        for seat, (user_id, score) in enumerate(scores)
    )


def ladder_of(*tables: Scores, people: Mapping[int, str] = NAMES, **changes: Any) -> League:
    """A ladder in which these tables were finished, in this order."""
    league = season(*tables, people=people, format=Format.LADDER, **changes)
    return replace(
        league,
        rounds=(RoundRow(0, False, (), BEGINNING, None, None),),
        matches=tuple(replace(match, round=0) for match in league.matches),
    )


def with_correction(league: League, match_id: int, reason: str, **changes: Any) -> League:
    usual = CorrectionRow(match_id, HOUSE_ID + 9, "Mo", reason, (5, 7), (1, 2), BEGINNING)
    return replace(league, corrections=(*league.corrections, replace(usual, **changes)))


def with_result(league: League, match_id: int, seat: int, **changes: Any) -> League:
    rows = tuple(replace(one, **changes) if one.seat == seat else one for one in league.results[match_id])
    return replace(league, results={**league.results, match_id: rows})


async def settled(seasons: Seasons, league_id: int, **columns: Any) -> None:
    """Gives a league these settings, whether they can be changed by now or not."""
    before = (await seasons.load(league_id)).row
    await seasons.store.change(league_id, *update_league(before, replace(before, **columns)))


async def kept(seasons: Seasons, league: League, table_ids: Mapping[int, int] | None = None) -> League:
    """The league in the store, with numbers of the store's own; its matches at these tables, by their ids."""
    league_id = await seasons.store.add(league.row)
    await seasons.store.change(
        league_id,
        *(upsert_entrant(league_id, one) for one in league.entrants),
        *(upsert_round(league_id, one) for one in league.rounds),
        *(
            upsert_match(replace(match, id=0, league_id=league_id, table_id=(table_ids or {}).get(match.id)))
            for match in league.matches
        ),
    )
    stored = await seasons.matches.of_league(league_id)
    ids = {old.id: new.id for old, new in zip(league.matches, stored, strict=True)}
    rows = league.results.items()
    kept_results = chain.from_iterable(replace_results(ids[old], results) for old, results in rows)
    await seasons.store.change(league_id, *kept_results)
    for correction in league.corrections:
        await seasons.store.change(
            league_id, insert_correction(replace(correction, match_id=ids[correction.match_id]))
        )
    return await seasons.load(league_id)
