"""Draws that are looked at before their tables open: held, changed by hand, drawn anew, opened."""

from dataclasses import replace
from typing import Any

import pytest

from bot.model.leagues import LeagueStage, WishKind, WishRow
from bot.model.matches import MatchState
from bot.seasons import league_admin, participation, rounds
from bot.seasons.league import League
from bot.store.leagues import upsert_round
from bot.store.matches import upsert_match
from bot.tables.refusal import Refusal
from tests.seasons.leagues import DAY, MAKER, Leagues, person


async def held(leagues: Leagues, people: int = 8, **changes: Any) -> League:
    league = await leagues.created("Winter", people=people, size=4, rounds=2, **changes)
    await rounds.look_first(leagues.seasons, league.id, MAKER, looks=True)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


def tables(league: League) -> list[tuple[int, ...]]:
    return [match.seats for match in league.matches]


async def test_a_draw_waits_until_it_was_looked_at_and_moderators_are_told_once(leagues: Leagues) -> None:
    league = await held(leagues)
    await leagues.wait(3 * DAY)
    league = await leagues.load(league.id)
    assert rounds.is_held(league)
    assert {match.state for match in league.matches} == {MatchState.PLANNED}
    assert leagues.discord.threads == {}
    assert leagues.discord.warnings == ["draw_is_held 1"]
    assert league.id in leagues.seasons.delays


async def test_opened_a_round_has_all_its_time(leagues: Leagues) -> None:
    league = await held(leagues)
    await leagues.wait(3 * DAY)
    await league_admin.resume(leagues.seasons, league.id)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert {match.state for match in league.matches} == {MatchState.WAITING}
    assert league.round is not None
    assert league.round.ends_at == leagues.now + league.row.round_hours * 3600
    assert len(leagues.discord.threads) == 2


async def test_the_next_round_is_held_as_well(leagues: Leagues) -> None:
    league = await held(leagues)
    await league_admin.resume(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.round_played(league.id)
    league = await leagues.load(league.id)
    assert len(league.rounds) == 2
    assert rounds.is_held(league)
    with pytest.raises(Refusal, match="league_has_no_next_round"):
        await league_admin.next_round(leagues.seasons, league.id)


async def test_two_people_change_places(leagues: Leagues) -> None:
    league = await held(leagues)
    first, second = tables(league)
    after = await rounds.swap(leagues.seasons, league.id, (first[0], second[2]), MAKER)
    assert tables(after) == [(second[2], *first[1:]), (*second[:2], first[0], second[3])]
    assert [(one.kind, one.about, one.other) for one in after.actions][-1] == ("swapped", first[0], second[2])
    await league_admin.resume(leagues.seasons, league.id)
    await leagues.settle()
    assert tables(await leagues.load(league.id)) == tables(after)
    with pytest.raises(Refusal, match="draw_is_open"):
        await rounds.swap(leagues.seasons, league.id, (first[0], second[2]), MAKER)


def wished(one: int, other: int, kind: WishKind) -> WishRow:
    return WishRow(min(one, other), max(one, other), kind)


async def test_it_is_known_beforehand_which_wishes_a_swap_breaks(leagues: Leagues) -> None:
    league = await held(leagues)
    first, second = tables(league)
    apart = wished(first[0], second[1], WishKind.APART)
    together = wished(second[2], second[3], WishKind.TOGETHER)
    unkept = wished(first[1], first[2], WishKind.APART)
    league = replace(league, wishes=(apart, together, unkept))
    assert rounds.broken_by_swap(league, (first[0], second[2])) == [apart, together]
    assert rounds.broken_by_swap(league, (first[3], second[0])) == []
    assert rounds.broken_by_swap(league, (first[0], second[1])) == [], "they change places"


async def test_only_two_of_different_tables_are_swapped(leagues: Leagues) -> None:
    league = await held(leagues)
    first, _ = tables(league)
    for two in ((first[0], first[1]), (first[0], 999), (first[0], first[0])):
        with pytest.raises(Refusal, match="swap_needs_two"):
            await rounds.swap(leagues.seasons, league.id, two, MAKER)
    assert tables(await leagues.load(league.id)) == tables(league)


async def test_a_held_draw_is_made_anew_when_people_come_or_go(leagues: Leagues) -> None:
    league = await held(leagues)
    await participation.withdraw(leagues.seasons, league.id, person(0).user_id)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert len(league.rounds) == 1
    drawn = sorted(one for seats in tables(league) for one in seats)
    assert drawn == sorted(entrant.user_id for entrant in league.players)
    assert person(0).user_id not in drawn
    assert rounds.is_held(league)
    assert leagues.discord.threads == {}


async def test_without_the_option_tables_open_at_once(leagues: Leagues) -> None:
    league = await held(leagues)
    with pytest.raises(Refusal, match="draw_is_held"):
        await rounds.look_first(leagues.seasons, league.id, MAKER, looks=False)
    await league_admin.resume(leagues.seasons, league.id)
    await rounds.look_first(leagues.seasons, league.id, MAKER, looks=False)
    await leagues.settle()
    await leagues.round_played(league.id)
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.RUNNING
    assert {match.state for match in league.matches_of(2)} == {MatchState.WAITING}


async def with_bye(leagues: Leagues) -> tuple[League, int]:
    """A held draw of nine at tables of four and four, and who sits out; no game of today divides nine so."""
    league = await held(leagues, people=9, seldom_larger=False)
    large = max(league.matches, key=lambda match: len(match.seats))
    *seated, out = large.seats
    assert league.round is not None
    await leagues.seasons.store.change(
        league.id,
        upsert_match(replace(large, seats=tuple(seated))),
        upsert_round(league.id, replace(league.round, byes=(out,))),
    )
    return await leagues.load(league.id), out


async def test_a_swap_with_who_sits_out_gives_the_bye_to_the_other(leagues: Leagues) -> None:
    league, out = await with_bye(leagues)
    first, second = tables(league)
    after = await rounds.swap(leagues.seasons, league.id, (out, first[1]), MAKER)
    assert after.round is not None
    assert after.round.byes == (first[1],)
    assert tables(after) == [(first[0], out, *first[2:]), second]
