"""Every match of every round is in reach of who runs a league, and what was done to it is kept."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from bot.model.leagues import LeagueActionRow
from bot.model.matches import MatchState, ResultRow
from bot.seasons import corrections, history, league_admin
from bot.seasons.corrections import SeatPlayed, Stated
from bot.seasons.history import Kind
from bot.tables.person import Person
from tests.seasons.leagues import MAKER, Leagues, person
from tests.seasons.played_matches import refused

STAND_IN = Person(777, "Sub")


async def after_three_rounds(leagues: Leagues) -> int:
    league = await leagues.created("Winter", people=4, rounds=3)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    for _ in range(3):
        await leagues.round_played(league.id)
    return league.id


def earned(rows: Sequence[ResultRow]) -> Mapping[int, float]:
    usual = {1: 5, 2: 3, 3: 2, 4: 1}
    tied = Counter(row.place for row in rows)
    shared = {place: sum(usual[place + step] for step in range(many)) / many for place, many in tied.items()}
    return {row.user_id or 0: shared[row.place] for row in rows}


async def test_the_matches_of_an_earlier_round_are_listed_when_they_are_asked_for(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4, rounds=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    after = await leagues.round_played(league.id)
    first, second = after.matches
    assert [one.match for one in await league_admin.watched(leagues.seasons, after)] == [second]
    assert [one.match for one in await league_admin.watched(leagues.seasons, after, 1)] == [first]


async def test_a_correction_in_round_one_after_round_three_recalculates_the_standings_and_the_winner(
    leagues: Leagues,
) -> None:
    league_id = await after_three_rounds(leagues)
    before = await leagues.load(league_id)
    first = before.matches[0]
    others = [before.results[match.id] for match in before.matches[1:]]
    last = before.standings[-1].person
    order = [last, *(user_id for user_id in first.seats if user_id != last)]
    stated = dict(zip(order, (20, 10, 10, -10), strict=True))
    scores = [stated[user_id] for user_id in first.seats]
    after = await corrections.correct(leagues.seasons, first.id, Stated(scores), MAKER, "typed wrongly")
    expected = Counter(dict(zip(order, (5, 2.5, 2.5, 1), strict=True)))
    for rows in others:
        expected.update(earned(rows))
    assert {row.person: float(row.points) for row in after.standings} == pytest.approx(dict(expected))
    assert after.winners == tuple(row.person for row in after.standings if row.rank == 1)


async def test_who_was_absent_forfeits_a_match_that_is_over_and_gets_it_back(leagues: Leagues) -> None:
    league_id = await after_three_rounds(leagues)
    before = await leagues.load(league_id)
    first = before.matches[0]
    best = next(row for row in before.results[first.id] if row.place == 1)
    assert best.user_id is not None
    forfeited = corrections.forfeit(leagues.seasons, first.id, best.user_id, MAKER, "never came")
    after = await forfeited
    row = next(row for row in after.standings if row.person == best.user_id)
    assert row.forfeits == 1
    again = corrections.forfeit(leagues.seasons, first.id, best.user_id, MAKER, "once more")
    assert await refused(again) == "not_in_match"
    after = await corrections.take_forfeit_back(leagues.seasons, first.id, best.user_id, MAKER, "ill")
    assert after.standings == before.standings
    found = history.of_match(after, first.id)
    assert [(one.name, one.reason) for one in found] == [("Gina", "ill"), ("Gina", "never came")]


async def test_a_seats_result_goes_to_who_really_played_it(leagues: Leagues) -> None:
    league_id = await after_three_rounds(leagues)
    before = await leagues.load(league_id)
    first = before.matches[0]
    drawn = first.seats[0]
    seat = SeatPlayed(drawn, STAND_IN)
    after = await corrections.reassign(leagues.seasons, first.id, seat, MAKER, "sat in for them")
    row = next(row for row in after.results[first.id] if row.seat == 0)
    assert row.user_id == STAND_IN.user_id
    assert next(row for row in after.standings if row.person == drawn).games == 2
    assert next(row for row in after.standings if row.person == STAND_IN.user_id).games == 1
    seat = SeatPlayed(first.seats[1], STAND_IN)
    twice = corrections.reassign(leagues.seasons, first.id, seat, MAKER, "again")
    assert await refused(twice) == "already_seated_there"


async def test_a_match_that_goes_on_is_no_match_for_forfeits_afterwards(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4, rounds=1)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    [match] = (await leagues.load(league.id)).matches
    assert match.state is MatchState.WAITING
    afterwards = corrections.forfeit(leagues.seasons, match.id, person(0).user_id, MAKER, "why")
    assert await refused(afterwards) == "match_has_no_result"


@pytest.mark.slow
async def test_what_was_done_to_a_match_and_a_league_is_kept_with_who_when_and_why(leagues: Leagues) -> None:
    league_id = await after_three_rounds(leagues)
    first = (await leagues.load(league_id)).matches[0]
    note = history.Note(Kind.NUDGED, first.id)
    await league_admin.mark_nudged(leagues.seasons, first.id, MAKER, note)
    leagues.now += 60
    await corrections.void(leagues.seasons, first.id, MAKER, "a quarrel")
    leagues.now += 60
    extended = history.kept(leagues.seasons, league_id, MAKER, history.Note(Kind.EXTENDED))
    await leagues.seasons.store.change(league_id, extended, revise=False)
    league = await leagues.load(league_id)
    assert [one.reason for one in history.of_match(league, first.id)] == ["a quarrel", ""]
    latest, *earlier = history.of_league(league)
    assert isinstance(latest, LeagueActionRow)
    assert latest.kind == Kind.EXTENDED
    assert len(earlier) == 2


async def test_the_log_of_a_leagues_table_says_that_the_league_deals_the_cards(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4, rounds=1)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    [match] = (await leagues.load(league.id)).matches
    assert match.table_id is not None
    actions = await leagues.company.tables.store.actions.of_table(match.table_id)
    assert [one.name for one in actions if one.kind == "dealt"] == ["Winter"]
