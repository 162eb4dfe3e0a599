"""Results that people have played themselves: what a seat brings that a computer player has played."""

from fractions import Fraction

import pytest

from bot.model.leagues import ComputerSeats
from bot.model.matches import MatchState, ResultRow
from bot.seasons import corrections, league_admin
from bot.seasons.corrections import SeatPlayed, Stated
from bot.seasons.league import League
from bot.tables import moves, seats, table_admin
from bot.tables.person import Person
from bot.tables.table import Table
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.played_matches import dealt, table_of

RIVAL = Person(777, "Rival")


async def moved(leagues: Leagues, table: Table, seat: int, *, by_computer: bool = False) -> Table:
    tables = leagues.company.tables
    table = await leagues.company.play(table, lambda now: seat in now.to_move())
    line = next(iter(table.game.legal(table.dealt.state, seat)))
    if by_computer:
        async with tables.locked(table.id) as now:
            return await moves.play(tables, now, seat, line, missed=1, by_computer=True)
    by = Person(table.seats[seat].user_id or 0, table.name(seat))
    return (await moves.make(tables, table.id, by, line)).table


async def finished(leagues: Leagues, league: League, table: Table) -> tuple[League, tuple[ResultRow, ...]]:
    await leagues.company.play(table)
    await leagues.settle()
    league = await leagues.load(league.id)
    return league, tuple(sorted(league.results[league.matches[0].id], key=lambda row: row.seat))


async def three_rounds(leagues: Leagues, **changes: object) -> tuple[League, Table]:
    options = {"edition": "first", "rounds": 3}
    league = await dealt(leagues, rounds=1, options=options, **changes)
    return league, await table_of(leagues, league)


async def test_whoever_never_comes_gets_nothing_and_the_others_move_up(leagues: Leagues) -> None:
    league, table = await three_rounds(leagues)
    await seats.hand_over(leagues.company.tables, table.id, 0, table.seats[0].user_id or 0)
    league, rows = await finished(leagues, league, await table_of(leagues, league))
    absent = rows[0].user_id
    assert (rows[0].by_computer, rows[0].forfeited, rows[0].moves) == (True, False, 0)
    found = {row.person: row for row in league.standings}
    row = found[absent or 0]
    assert (row.games, row.forfeits) == (1, 0)
    assert row.points == 0
    result = league.table_results[0]
    assert result.places[0] == 4
    assert sorted(result.places[1:])[0] == 1
    assert absent not in {user_id for _, user_id in result.finishers}, "unrated"


@pytest.mark.parametrize(
    ("setting", "forfeits"),
    [(ComputerSeats.FORFEIT, 1), (ComputerSeats.POINTS, 0), (ComputerSeats.NONE, 0)],
)
async def test_the_league_settles_what_an_absent_persons_seat_brings(
    leagues: Leagues, setting: ComputerSeats, forfeits: int
) -> None:
    league, table = await three_rounds(leagues, computer_seats=setting)
    await seats.hand_over(leagues.company.tables, table.id, 0, table.seats[0].user_id or 0)
    league, rows = await finished(leagues, league, await table_of(leagues, league))
    row = next(one for one in league.standings if one.person == rows[0].user_id)
    by_game = [Fraction(points) for points in (5, 3, 2, 1)]
    sharing = [one for one in rows if one.place == rows[0].place]
    shared = sum(by_game[rows[0].place - 1 :][: len(sharing)]) / len(sharing)
    assert row.points == (shared if setting is ComputerSeats.POINTS else 0)
    assert row.forfeits == forfeits
    assert row.person not in {user_id for _, user_id in league.table_results[0].finishers}, "unrated"


async def test_more_than_half_of_the_moves_by_a_computer_player_are_its_seat_even_if_the_person_returns(
    leagues: Leagues,
) -> None:
    league, table = await three_rounds(leagues)
    for count in range(9):  # three bids and six cards
        table = await moved(leagues, table, 0, by_computer=count < 5)
    league, rows = await finished(leagues, league, table)
    assert (rows[0].moves, rows[0].of_moves, rows[0].by_computer) == (4, 9, True)
    assert [row.by_computer for row in rows[1:]] == [False] * 3


async def test_fewer_than_half_by_a_computer_player_leave_the_seat_to_its_person(leagues: Leagues) -> None:
    league, table = await three_rounds(leagues)
    for count in range(9):
        table = await moved(leagues, table, 0, by_computer=count < 4)
    league, rows = await finished(leagues, league, table)
    assert (rows[0].moves, rows[0].of_moves, rows[0].by_computer) == (5, 9, False)


@pytest.mark.parametrize(("own", "owner_is_rival"), [(8, False), (5, False), (4, True), (0, True)])
async def test_points_and_rating_are_whose_who_made_most_of_a_seats_moves(
    leagues: Leagues, own: int, owner_is_rival: bool
) -> None:
    league, table = await three_rounds(leagues)
    drawn = table.seats[0].user_id
    for _ in range(own):
        table = await moved(leagues, table, 0)
    await league_admin.replace_in_match(leagues.seasons, league.matches[0].id, drawn or 0, RIVAL, MAKER)
    league, rows = await finished(leagues, league, await table_of(leagues, league))
    expected = (RIVAL.user_id, drawn) if owner_is_rival else (drawn, RIVAL.user_id)
    if own == 0:
        assert (rows[0].user_id, rows[0].other_id, rows[0].moves) == (RIVAL.user_id, None, 9)
    else:
        assert (rows[0].user_id, rows[0].other_id) == expected
        assert sorted((rows[0].moves, rows[0].other_moves)) == sorted((own, 9 - own))
    assert (rows[0].forfeited, rows[0].by_computer) == (False, False)
    rated = {user_id for _, user_id in league.table_results[0].finishers}
    assert (RIVAL.user_id in rated, drawn in rated) == (owner_is_rival, not owner_is_rival)


async def test_a_result_that_is_given_to_who_really_played_brings_them_the_points_and_counts_in_ratings(
    leagues: Leagues,
) -> None:
    """A computer player had the seat to the end; its first place of four brings five points."""
    league, table = await three_rounds(leagues)
    drawn = table.seats[0].user_id or 0
    await seats.hand_over(leagues.company.tables, table.id, 0, drawn)
    league, rows = await finished(leagues, league, await table_of(leagues, league))
    assert rows[0].by_computer
    match_id = league.matches[0].id
    stated = Stated([100, 10, 20, 30])
    await corrections.correct(leagues.seasons, match_id, stated, MAKER, "the seat was first")
    seat = SeatPlayed(drawn, RIVAL)
    league = await corrections.reassign(leagues.seasons, match_id, seat, MAKER, "a friend's phone")
    row = next(one for one in league.standings if one.person == RIVAL.user_id)
    assert (row.points, row.games, row.forfeits) == (Fraction(5), 1, 0)
    assert (1, RIVAL.user_id) in league.table_results[0].finishers, "rated"


async def test_a_tie_in_moves_goes_to_who_was_drawn(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1)  # one round: a bid and a card
    table = await table_of(leagues, league)
    drawn = table.seats[0].user_id
    table = await moved(leagues, table, 0)
    await table_admin.replace(leagues.company.tables, table.id, 0, RIVAL, MAKER)
    league, rows = await finished(leagues, league, await table_of(leagues, league))
    assert (rows[0].user_id, rows[0].moves, rows[0].other_id, rows[0].other_moves) == (drawn, 1, 777, 1)
    assert league.entrant(777) is not None, "who has played there is known by name"


async def test_a_move_that_was_taken_back_counts_for_nobody(leagues: Leagues) -> None:
    league, table = await three_rounds(leagues)
    table = await moved(leagues, table, 0)
    locked = leagues.company.tables.locked(table.id)
    async with locked as now:
        await moves.take_back(
            leagues.company.tables, now, 0, len(now.dealt.seats) - now.dealt.seats.rindex(0)
        )
    _, rows = await finished(leagues, league, await table_of(leagues, league))
    assert [row.of_moves for row in rows] == [9] * 4


async def test_a_cup_goes_on_with_those_who_have_played_themselves(leagues: Leagues) -> None:
    league = await leagues.created("Cup", people=8, format="cup", advance=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    absent = []
    for match in (await leagues.load(league.id)).matches:
        for seat in (0, 1):
            table = await leagues.company.tables.load(match.table_id or 0)
            absent.append(table.seats[seat].user_id)
            await seats.hand_over(leagues.company.tables, table.id, seat, table.seats[seat].user_id or 0)
    league = await leagues.played(league.id)
    assert {match.state for match in league.matches_of(1)} == {MatchState.DONE}
    assert not {*league.matches_of(2)[0].seats} & {*absent}


async def test_a_league_in_which_nobody_has_played_has_no_winner(leagues: Leagues) -> None:
    league, table = await three_rounds(leagues)
    for seat in range(4):
        await seats.hand_over(leagues.company.tables, table.id, seat, table.seats[seat].user_id or 0)
    await leagues.settle()
    league, rows = await finished(leagues, league, await table_of(leagues, league))
    assert all(row.by_computer for row in rows)
    assert league.winners == ()
