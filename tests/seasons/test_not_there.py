"""Who is not there when the cards are dealt: moderators hear of it then, and a substitute can play."""

from bot.model.leagues import Role
from bot.model.matches import MatchRow, MatchState
from bot.seasons import history, league_admin, participation
from bot.seasons import matches as season_matches
from bot.seasons.history import Kind
from bot.seasons.participation import NotThere, no_shows
from bot.tables.clock import HOUR
from tests.seasons.leagues import MAKER, Leagues, person
from tests.seasons.played_matches import begun, refused

SUB = person(50)


async def dealt_without(leagues: Leagues, *absent: int, subs: int = 1, **changes: object) -> MatchRow:
    """The match after the deal, at which some of its seats had nobody there."""
    league = await begun(leagues, people=4, rounds=2, **changes)
    for number in range(subs):
        await participation.offer(leagues.seasons, league.id, person(50 + number))
        leagues.now += 1
    [match] = league.matches
    for seat, user_id in enumerate(match.seats):
        if seat not in absent:
            await season_matches.be_there(leagues.seasons, match.id, user_id)
    await leagues.settle()
    await leagues.wait(29 * HOUR)
    [match] = (await leagues.load(league.id)).matches
    assert match.state is MatchState.PLAYING
    return match


async def test_moderators_hear_at_the_deal_who_was_not_there_and_who_could_play(leagues: Leagues) -> None:
    match = await dealt_without(leagues, 1, 2, substitutes=False)
    assert leagues.discord.missing == {
        match.id: [
            NotThere(match.seats[1], SUB.user_id, seated=False),
            NotThere(match.seats[2], None, seated=False),
        ]
    }
    assert leagues.discord.put_in == {match.id}


async def test_nobody_hears_of_a_table_at_which_all_were_there(leagues: Leagues) -> None:
    await dealt_without(leagues)
    assert leagues.discord.missing == {}


async def test_moderators_are_asked_nothing_where_nobody_can_be_put_in(leagues: Leagues) -> None:
    match = await dealt_without(leagues, 1, subs=0)
    assert leagues.discord.missing == {match.id: [NotThere(match.seats[1], None, seated=False)]}
    assert leagues.discord.put_in == set()


async def test_a_substitute_is_put_in_and_called_unless_whoever_was_not_there_has_moved(
    leagues: Leagues,
) -> None:
    match = await dealt_without(leagues, 1, 2, subs=2, substitutes=False)
    late, gone = match.seats[1], match.seats[2]
    table = await leagues.company.tables.load(match.table_id or 0)
    await leagues.company.play(table, lambda now: any(one.seat == 1 for one in now.dealt.history))
    taken = league_admin.put_in(leagues.seasons, match.id, late, SUB, MAKER)
    assert await refused(taken) == "came_after_all"
    league = await league_admin.put_in(leagues.seasons, match.id, gone, SUB, MAKER)
    await leagues.settle()
    assert league.match(match.id).seats[2] == SUB.user_id
    assert leagues.discord.called_in == {(match.id, SUB.user_id)}
    league = await leagues.played(league.id)
    assert no_shows(league, league.match(match.id)) == {gone: 1}


async def test_who_misses_two_tables_in_a_row_is_out_although_substitutes_have_played(
    leagues: Leagues,
) -> None:
    league = await begun(leagues, people=4, rounds=3, size=4, no_shows=2)
    absent = person(0).user_id
    await participation.offer(leagues.seasons, league.id, SUB)
    for number in (1, 2):
        [match] = (await leagues.load(league.id)).matches_of(number)
        for user_id in match.seats:
            if user_id != absent:
                await season_matches.be_there(leagues.seasons, match.id, user_id)
        await leagues.settle()
        await leagues.wait(29 * HOUR)
        await leagues.played(league.id)
        assert leagues.discord.no_shows[match.id] == {absent: number}
    league = await leagues.load(league.id)
    found, sub = league.entrant(absent), league.entrant(SUB.user_id)
    assert found is not None
    assert found.role is Role.OUT
    assert sub is not None
    assert sub.role is Role.SUBSTITUTE


async def test_in_a_league_left_as_proposed_the_first_substitute_plays_by_itself_and_history_says_so(
    leagues: Leagues,
) -> None:
    match = await dealt_without(leagues, 1, 2)
    league = await leagues.load(match.league_id)
    drawn = leagues.discord.missing[match.id]
    absent = next(one.user_id for one in drawn if one.seated)
    assert drawn == [
        NotThere(absent, SUB.user_id, seated=True),
        NotThere(match.seats[2], None, seated=False),
    ]
    assert leagues.discord.put_in == set()
    assert match.seats[1] == SUB.user_id
    assert leagues.discord.called_in == {(match.id, SUB.user_id)}
    table = await leagues.company.tables.load(match.table_id or 0)
    assert table.seat_of(SUB.user_id) == 1
    done = [(one.kind, one.about, one.other) for one in league.actions if one.kind == Kind.SUBSTITUTED]
    assert done == [(Kind.SUBSTITUTED, absent, SUB.user_id)]
    assert history.of_match(league, match.id)[0].user_id is None
    league = await leagues.played(league.id)
    assert no_shows(league, league.match(match.id)) == {absent: 1}, "nothing of it is the substitute's"
    back = league.entrant(absent)
    assert back is not None
    assert back.role is Role.PLAYER, "they are drawn for the next round"
