"""Somebody stays away from a running game of a league: a substitute plays on, until they are back."""

from itertools import groupby
from pathlib import Path

import pytest

from bot.model.tables import Pace, Player, Status
from bot.seasons import league_admin, participation
from bot.tables import moves, seats
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.databases import sqlite_only
from tests.seasons.leagues import Killed, Leagues, person
from tests.seasons.played_matches import dealt, refused, table_of

SUB = person(50)
GONE = 1  # the seat of the person who stays away


async def playing(leagues: Leagues, *, substitutes: bool = True, subs: int = 1) -> Table:
    options = {"edition": "first", "rounds": 6}
    league = await dealt(
        leagues, rounds=1, options=options, pace=Pace.DAILY, round_hours=60 * 24, substitutes=substitutes
    )
    for number in range(subs):
        await participation.offer(leagues.seasons, league.id, person(50 + number))
        leagues.now += 1
    return await table_of(leagues, league)


async def all_but_one_move(leagues: Leagues, table: Table, gone: int = GONE) -> Table:
    """Everyone else moves until that seat is awaited, or a computer player or a substitute has moved on."""
    tables = leagues.company.tables
    while True:
        await leagues.settle()
        table = await tables.load(table.id)
        people = [row for row in table.people_to_move() if row.seat != gone]
        if not people:
            return table
        legal = table.game.legal(table.dealt.state, people[0].seat)
        by = Person(people[0].user_id or 0, people[0].name)
        await moves.make(tables, table.id, by, next(iter(legal)))


async def misses(leagues: Leagues, table: Table, turns: int, gone: int = GONE) -> Table:
    """That seat lets so many turns pass."""
    for _ in range(turns):
        table = await all_but_one_move(leagues, table, gone)
        assert list(table.to_move()) == [gone]
        await leagues.wait(2 * DAY)
    return await leagues.company.tables.load(table.id)


async def substituted(leagues: Leagues, table: Table) -> Table:
    """The table at which the seat has missed three turns, was away for one more, and is a substitute's."""
    table = await misses(leagues, table, 3)
    assert table.seats[GONE].player is Player.ABSENT
    return await all_but_one_move(leagues, table)


async def test_a_substitute_plays_for_who_is_away_once_a_further_turn_was_missed(leagues: Leagues) -> None:
    table = await misses(leagues, await playing(leagues), 3)
    gone = table.seats[GONE].user_id
    assert table.seats[GONE].player is Player.ABSENT
    table = await all_but_one_move(leagues, table)
    row = table.seats[GONE]
    assert (row.user_id, row.player, list(table.to_move())) == (SUB.user_id, Player.PERSON, [GONE])
    actions = await leagues.company.tables.store.actions.of_table(table.id)
    [away, step] = [one for one in actions if one.kind in ("away", "substituted")]
    assert (step.other_id, step.detail_id) == (gone, SUB.user_id)
    between = [one for one in table.dealt.history if away.number < one.number <= step.number]
    turns = [
        seat for seat, _ in groupby(one.seat for one in between)
    ]  # who takes a trick leads in the same one
    assert turns.count(GONE) == 1, "the one turn that a computer player has made"


@pytest.mark.parametrize("reason", ["switched off", "nobody is listed"])
async def test_a_computer_player_goes_on_where_no_substitute_comes(leagues: Leagues, reason: str) -> None:
    table = await playing(
        leagues, substitutes=reason != "switched off", subs=int(reason != "nobody is listed")
    )
    table = await substituted(leagues, table)
    assert table.seats[GONE].player is Player.ABSENT
    assert table.status is Status.FINISHED


async def test_no_substitute_comes_in_the_overtime_of_a_round(leagues: Leagues) -> None:
    table = await misses(leagues, await playing(leagues), 3)
    league = await leagues.load(1)
    assert league.round is not None
    leagues.now = league.round.ends_at or 0
    table = await all_but_one_move(leagues, table)
    assert table.seats[GONE].player is Player.ABSENT


async def test_who_is_back_has_the_seat_again_until_the_substitute_has_moved(leagues: Leagues) -> None:
    table = await playing(leagues)
    gone = Person(table.seats[GONE].user_id or 0, table.name(GONE))
    table = await substituted(leagues, table)
    back = await seats.take_back(leagues.company.tables, table.id, gone)
    assert (back.seats[GONE].user_id, back.seats[GONE].player) == (gone.user_id, Player.PERSON)
    assert await refused(seats.take_back(leagues.company.tables, table.id, SUB)) == "not_your_table"
    assert await refused(seats.take_back(leagues.company.tables, table.id, gone)) == "not_away"
    legal = next(iter(back.game.legal(back.dealt.state, GONE)))
    await moves.make(leagues.company.tables, table.id, gone, legal)


async def test_who_is_back_after_the_substitute_has_moved_is_told_why_the_seat_is_theirs(
    leagues: Leagues,
) -> None:
    table = await playing(leagues)
    gone = Person(table.seats[GONE].user_id or 0, table.name(GONE))
    table = await substituted(leagues, table)
    legal = next(iter(table.game.legal(table.dealt.state, GONE)))
    await moves.make(leagues.company.tables, table.id, SUB, legal)
    with pytest.raises(Refusal) as error:
        await seats.take_back(leagues.company.tables, table.id, gone)
    assert error.value.code == "substitute_has_moved"


async def test_the_points_are_of_whoever_made_most_of_the_moves(leagues: Leagues) -> None:
    table = await playing(leagues)
    gone = table.seats[GONE].user_id
    await substituted(leagues, table)
    await leagues.company.play(await leagues.company.tables.load(table.id))
    await leagues.settle()
    league = await leagues.load(1)
    row = next(row for row in league.results[league.matches[0].id] if row.seat == GONE)
    assert row.user_id == SUB.user_id
    assert gone not in {one.user_id for one in league.results[league.matches[0].id]}


@sqlite_only("kills are the same on both; the file is opened anew")
async def test_a_kill_at_any_instant_leaves_one_substitute_and_one_who_has_the_seat(tmp_path: Path) -> None:
    instants, killed = 0, True
    while killed:
        instants += 1
        leagues = await Leagues.opened(tmp_path / str(instants))
        table = await misses(leagues, await playing(leagues, subs=2), 3)
        leagues.dies_at = leagues.instants + instants
        try:
            await all_but_one_move(leagues, table)
            killed = False
        except Killed:
            await leagues.restarted()
            await all_but_one_move(leagues, table)
        actions = await leagues.company.tables.store.actions.of_table(table.id)
        assert [one.detail_id for one in actions if one.kind == "substituted"] == [SUB.user_id]
        table = await leagues.company.tables.load(table.id)
        assert table.seats[GONE].user_id == SUB.user_id
        await leagues.close()
    assert instants > 2


async def test_a_league_lists_whom_it_may_call_on_only_while_they_offer_it(leagues: Leagues) -> None:
    table = await misses(leagues, await playing(leagues, subs=2), 3)
    await participation.withdraw(leagues.seasons, 1, SUB.user_id)
    table = await all_but_one_move(leagues, table)
    assert table.seats[GONE].user_id == person(51).user_id


async def test_a_pause_of_the_league_brings_nobody_in(leagues: Leagues) -> None:
    table = await misses(leagues, await playing(leagues), 3)
    await league_admin.pause(leagues.seasons, 1, rests=False)
    table = await all_but_one_move(leagues, table)
    assert table.seats[GONE].player is Player.ABSENT
