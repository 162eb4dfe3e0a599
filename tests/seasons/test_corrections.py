"""A moderator voids or corrects a result with a reason; everything after is computed anew."""

import pytest

from bot.games.contract import IllegalMove
from bot.model.matches import CorrectionRow, MatchState
from bot.seasons import corrections
from bot.seasons.corrections import Stated
from bot.tables import table_admin
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from tests.seasons.leagues import DAY, MAKER, Leagues, person
from tests.seasons.played_matches import dealt, refused, table_of
from tests.seasons.snapshots import ANNA, BEN, kept, season, with_result

LONGEST_REASON = 200  # characters


async def test_a_match_whose_table_was_ended_is_void_until_a_moderator_gives_it_a_result(
    leagues: Leagues,
) -> None:
    league = await dealt(leagues, rounds=1)
    table = await table_of(leagues, league)
    await table_admin.end(leagues.company.tables, table.id, MAKER)
    await leagues.settle()
    [match] = (await leagues.load(league.id)).matches
    assert match.state is MatchState.VOID
    again = corrections.count_again(leagues.seasons, match.id, MAKER, "?")
    assert await refused(again) == "match_has_no_result"
    league = await corrections.correct(
        leagues.seasons, match.id, Stated([20, -10, 10, 10]), MAKER, "on paper"
    )
    assert [row.place for row in league.results[match.id]] == [1, 4, 2, 2]
    assert [row.games for row in league.standings] == [1] * 4
    assert league.corrections[0].before == ()


async def test_for_seven_days_others_may_take_back_what_a_moderator_has_corrected_at_their_own_table(
    leagues: Leagues,
) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    await leagues.played(league.id)
    own, other = person(0), MAKER

    async def seen_by(who: Person) -> CorrectionRow | None:
        found = await leagues.load(league.id)
        return corrections.to_take_back(found, match.id, who.user_id, leagues.now)

    scores = Stated([20, -10, 10, 10])
    await corrections.correct(leagues.seasons, match.id, scores, other, "typed wrong")
    assert await seen_by(own) is None, "who corrected it did not play there"
    await corrections.correct(leagues.seasons, match.id, Stated([10, 20, 10, -10]), own, "typed wrong")
    assert await seen_by(own) is None, "they are no other"
    await leagues.wait(7 * DAY - 1)
    found = await seen_by(other)
    assert found is not None
    assert (found.before, found.places) == ((20, -10, 10, 10), (1, 4, 2, 2))
    await leagues.wait(1)
    assert await seen_by(other) is None


async def test_the_places_from_before_a_correction_are_kept_where_the_scores_do_not_tell_them(
    leagues: Leagues,
) -> None:
    league = await dealt(leagues, game="playapirata", rounds=1, options={"hands": "two", "specials": False})
    [match] = league.matches
    await leagues.played(league.id)
    own = next(one for one in map(person, range(4)) if one.user_id == match.seats[0])
    tie = Stated([6, 6, 6, 0], [2, 1, 3, 4])
    await corrections.correct(leagues.seasons, match.id, tie, MAKER, "on paper")
    await corrections.correct(leagues.seasons, match.id, Stated([9, 6, 6, 0]), own, "for me")
    league = await leagues.load(league.id)
    found = corrections.to_take_back(league, match.id, MAKER.user_id, leagues.now)
    assert found is not None
    before = Stated(found.before, found.places)
    league = await corrections.correct(leagues.seasons, match.id, before, MAKER, "It was right")
    assert [row.place for row in league.results[match.id]] == [2, 1, 3, 4]


async def test_others_may_take_back_a_correction_of_the_places_alone(leagues: Leagues) -> None:
    league = await dealt(leagues, game="playapirata", rounds=1, options={"hands": "two", "specials": False})
    [match] = league.matches
    await leagues.played(league.id)
    own = next(one for one in map(person, range(4)) if one.user_id == match.seats[0])
    scores = [6, 6, 6, 0]
    await corrections.correct(leagues.seasons, match.id, Stated(scores, [2, 1, 3, 4]), MAKER, "on paper")
    await corrections.correct(leagues.seasons, match.id, Stated(scores, [1, 2, 3, 4]), own, "for me")
    league = await leagues.load(league.id)
    found = corrections.to_take_back(league, match.id, MAKER.user_id, leagues.now)
    assert found is not None
    assert (found.before, found.places) == ((6, 6, 6, 0), (2, 1, 3, 4))


async def test_a_void_result_counts_again_as_it_was(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    before = (await leagues.played(league.id)).standings
    voided = await corrections.void(leagues.seasons, match.id, MAKER, "a quarrel")
    assert {row.games for row in voided.standings} == {0}
    assert await refused(corrections.void(leagues.seasons, match.id, MAKER, "!")) == "match_counts_nowhere"
    after = await corrections.count_again(leagues.seasons, match.id, MAKER, "settled")
    assert after.standings == before
    again = corrections.count_again(leagues.seasons, match.id, MAKER, "!")
    assert await refused(again) == "match_counts_already"


async def test_scores_that_do_not_tell_the_places_leave_them_as_they_were(leagues: Leagues) -> None:
    swept = season([(ANNA, 3), (BEN, 8)], game="corsari", options={})
    swept = with_result(with_result(swept, 1, 0, place=2), 1, 1, place=1)  # by a sweep, with more points
    [match] = (await kept(leagues.seasons, swept)).matches
    after = await corrections.correct(leagues.seasons, match.id, Stated([4, 9]), MAKER, "miscounted")
    assert [(row.score, row.place) for row in after.results[match.id]] == [(4, 2), (9, 1)]


async def test_a_correction_needs_a_reason_and_a_score_for_each_seat_that_the_game_can_come_to(
    leagues: Leagues,
) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    early = corrections.correct(leagues.seasons, match.id, Stated([20, -10, 10, 0]), MAKER, "early")
    assert await refused(early) == "match_has_no_result"
    await leagues.played(league.id)
    for reason in ("  ", "x" * (LONGEST_REASON + 1)):
        assert await refused(corrections.void(leagues.seasons, match.id, MAKER, reason)) == "reason_wanted"
    few = corrections.correct(leagues.seasons, match.id, Stated([20, -10]), MAKER, "few")
    assert await refused(few) == "scores_wanted"
    with pytest.raises(IllegalMove) as error:
        await corrections.correct(leagues.seasons, match.id, Stated([5, 0, 0, 0]), MAKER, "wrong")
    assert error.value.code == "impossible_result"
    assert (await leagues.load(league.id)).corrections == ()


async def test_the_standings_that_a_correction_would_bring_are_known_before_it_is_made(
    leagues: Leagues,
) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    stated = Stated([20, -10, 10, 10])
    with pytest.raises(Refusal, match="match_has_no_result"):
        corrections.preview(league, match.id, stated, leagues.now)
    before = await leagues.played(league.id)
    follows = corrections.preview(before, match.id, stated, leagues.now).standings
    assert (await leagues.load(league.id)).standings == before.standings, "nothing is done yet"
    after = await corrections.correct(leagues.seasons, match.id, stated, MAKER, "typed wrong")
    assert follows == after.standings
    with pytest.raises(IllegalMove, match="impossible_result"):
        corrections.preview(after, match.id, Stated([5, 0, 0, 0]), leagues.now)


async def test_the_second_of_two_moderators_changes_no_result_that_they_have_not_seen(
    leagues: Leagues,
) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    seen = corrections.fingerprint(await leagues.played(league.id), match.id)
    first = Stated([20, -10, 10, 10], instead_of=seen)
    after = await corrections.correct(leagues.seasons, match.id, first, MAKER, "typed wrong")
    second = Stated([10, 20, 10, -10], instead_of=seen)
    late = corrections.correct(leagues.seasons, match.id, second, person(0), "typed wrong")
    assert await refused(late) == "result_has_changed"
    assert (await leagues.load(league.id)).results == after.results
    again = second._replace(instead_of=corrections.fingerprint(after, match.id))
    after = await corrections.correct(leagues.seasons, match.id, again, person(0), "typed wrong")
    assert [row.score for row in after.results[match.id]] == [10, 20, 10, -10]
