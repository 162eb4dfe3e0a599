"""The next season has the settings of the last, asks its people, and moves some between divisions."""

import asyncio
from typing import Any

import pytest

from bot.model.leagues import Format, LeagueStage, Role
from bot.seasons import creation, league_admin, next_season, participation
from bot.seasons.league import League
from bot.seasons.names import following_name
from bot.store import leagues as store_leagues
from bot.store.errors import StatementError
from bot.tables.lobby import Place
from bot.tables.refusal import Refusal
from tests.seasons.leagues import CHANNEL, FIRST, GUILD, MAKER, Leagues, person
from tests.seasons.over import over
from tests.seasons.played_matches import refused
from tests.seasons.snapshots import settled


async def finished(leagues: Leagues, name: str, first: int, people: int, **changes: Any) -> League:
    league = await leagues.created(name, rounds=1, **changes)
    for number in range(first, first + people):
        await participation.sign_up(leagues.seasons, league.id, person(number))
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await over(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


async def test_the_same_settings_and_the_same_people_who_are_asked_and_not_entered(leagues: Leagues) -> None:
    old = await finished(leagues, "Winter", 0, 4, points="9-4-1-0", places=8, best=1)
    await settled(leagues.seasons, old.id, places=8)
    [opened] = await next_season.begin(leagues.seasons, old.id, MAKER)
    row = opened.row
    assert (row.name, row.stage, row.follows) == ("Winter (2)", LeagueStage.SIGN_UP, old.id)
    assert (row.points, row.places, row.best, row.game, row.options) == (
        "9-4-1-0",
        8,
        1,
        "skullking",
        old.row.options,
    )
    assert row.seed != old.row.seed
    assert {one.user_id: one.role for one in opened.entrants} == dict.fromkeys(
        range(FIRST, FIRST + 4), Role.INVITED
    )
    assert opened.players == []
    joined = await participation.sign_up(leagues.seasons, opened.id, person(0))
    assert [one.user_id for one in joined.players] == [FIRST]


async def test_only_who_has_joined_is_drawn(leagues: Leagues) -> None:
    old = await finished(leagues, "Winter", 0, 4)
    [opened] = await next_season.begin(leagues.seasons, old.id, MAKER)
    for number in (0, 1, 2):
        await participation.sign_up(leagues.seasons, opened.id, person(number))
    begun = await league_admin.begin(leagues.seasons, opened.id)
    assert {user_id for match in begun.matches for user_id in match.seats} == {FIRST, FIRST + 1, FIRST + 2}


async def test_a_season_that_goes_on_or_was_followed_has_no_next_one(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    assert await refused(next_season.begin(leagues.seasons, league.id, MAKER)) == "season_goes_on"
    old = await finished(leagues, "Summer", 10, 4)
    await next_season.begin(leagues.seasons, old.id, MAKER)
    assert await refused(next_season.begin(leagues.seasons, old.id, MAKER)) == "season_was_followed"


async def test_two_moderators_at_once_begin_one_next_season_and_the_second_gets_a_refusal(
    leagues: Leagues,
) -> None:
    old = await finished(leagues, "Winter", 0, 4)
    tries = (next_season.begin(leagues.seasons, old.id, MAKER) for _ in range(2))
    came = await asyncio.gather(*tries, return_exceptions=True)
    [refusal] = [one for one in came if isinstance(one, BaseException)]
    assert isinstance(refusal, Refusal)
    assert refusal.code == "season_was_followed"
    assert [row.name for row in await leagues.seasons.of_guild(GUILD)] == ["Winter (2)", "Winter"]


async def test_a_next_season_whose_people_can_not_be_stored_is_not_there_at_all(
    leagues: Leagues, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await finished(leagues, "Winter", 0, 4)
    with monkeypatch.context() as broken:
        broken.setattr(store_leagues, "upsert_entrant", lambda *_: ("INSERT INTO nowhere VALUES (1)", ()))
        with pytest.raises(StatementError):
            await next_season.begin(leagues.seasons, old.id, MAKER)
    assert [row.name for row in await leagues.seasons.of_guild(GUILD)] == ["Winter"]
    [opened] = await next_season.begin(leagues.seasons, old.id, MAKER)
    assert len(opened.entrants) == 4


async def test_a_draft_has_no_next_season(leagues: Leagues) -> None:
    draft = await creation.draft(leagues.seasons, "Winter", Place(GUILD, CHANNEL, "en"), MAKER)
    assert await refused(next_season.begin(leagues.seasons, draft.id, MAKER)) == "no_such_league"


async def test_divisions_of_which_the_names_would_be_the_same_get_different_ones(leagues: Leagues) -> None:
    top, below = await leagues.created("Winter", rounds=1), await leagues.created("Winter (1)", rounds=1)
    await next_season.put_below(leagues.seasons, below.id, top.id, 1)
    for at, league in enumerate((top, below)):
        for number in range(4):
            await participation.sign_up(leagues.seasons, league.id, person(10 * at + number))
        await league_admin.begin(leagues.seasons, league.id)
        await leagues.settle()
        await over(leagues.seasons, league.id)
        await leagues.settle()
    opened = await next_season.begin(leagues.seasons, top.id, MAKER)
    assert [one.row.name for one in opened] == ["Winter (2)", "Winter (3)"]
    assert opened[1].row.above_id == opened[0].id


async def test_the_last_of_a_division_go_down_and_the_first_of_the_next_come_up(leagues: Leagues) -> None:
    top = await leagues.created("First", rounds=1)
    below = await leagues.created("Second", rounds=1)
    await next_season.put_below(leagues.seasons, below.id, top.id, 1)
    for number in range(4):
        await participation.sign_up(leagues.seasons, top.id, person(number))
        await participation.sign_up(leagues.seasons, below.id, person(10 + number))
    for league in (top, below):
        await league_admin.begin(leagues.seasons, league.id)
        await leagues.settle()
        await over(leagues.seasons, league.id)
        await leagues.settle()
    down = (await leagues.load(top.id)).standings[-1].person
    up = (await leagues.load(below.id)).standings[0].person
    planned = await next_season.plan(leagues.seasons, below.id)
    assert [[one.user_id for one in division.down] for division in planned] == [[down], []]
    assert [[one.user_id for one in division.up] for division in planned] == [[], [up]]
    first, second = await next_season.begin(leagues.seasons, below.id, MAKER)
    asked = [{one.user_id for one in league.in_role(Role.INVITED)} for league in (first, second)]
    everybody = {FIRST + number for number in (0, 1, 2, 3, 10, 11, 12, 13)}
    assert asked[0] == ({FIRST + number for number in range(4)} - {down}) | {up}
    assert asked[1] == everybody - asked[0]
    assert second.row.above_id == first.id
    assert (first.row.by_invitation, second.row.by_invitation) == (True, False)
    stranger = participation.sign_up(leagues.seasons, first.id, person(50))
    assert await refused(stranger) == "league_by_invitation"
    await participation.sign_up(leagues.seasons, second.id, person(50))


async def test_the_next_season_waits_for_every_division(leagues: Leagues) -> None:
    top = await leagues.created("First", people=4, rounds=1)
    old = await finished(leagues, "Second", 10, 4)
    await leagues.seasons.store.change(old.id, above_id=top.id, moves=1)
    assert await refused(next_season.begin(leagues.seasons, old.id, MAKER)) == "season_goes_on"


async def test_divisions_form_a_ladder_without_circles(leagues: Leagues) -> None:
    first, second, third = [await leagues.created(name) for name in ("First", "Second", "Third")]
    other = await leagues.created("Elsewhere", guild=GUILD + 1)
    await next_season.put_below(leagues.seasons, second.id, first.id, 2)
    await next_season.put_below(leagues.seasons, third.id, second.id, 2)
    rows = await leagues.seasons.of_guild(GUILD)
    assert [row.name for row in next_season.divisions_of(rows, second.id)] == ["First", "Second", "Third"]
    for above, below in ((third, first), (first, first), (first, third), (other, first)):
        wanted = next_season.put_below(leagues.seasons, below.id, above.id, 1)
        assert await refused(wanted) == "no_such_division"
    for moves in (0, 9):
        wanted = next_season.put_below(leagues.seasons, second.id, first.id, moves)
        assert await refused(wanted) == "setting_out_of_range"
    await next_season.put_below(leagues.seasons, third.id, None, 0)
    rows = await leagues.seasons.of_guild(GUILD)
    assert [row.name for row in next_season.divisions_of(rows, third.id)] == ["Third"]


async def test_a_cup_is_no_division(leagues: Leagues) -> None:
    season, cup = await leagues.created("Season"), await leagues.created("Cup", format=Format.CUP)
    for above, below in ((season, cup), (cup, season)):
        wanted = next_season.put_below(leagues.seasons, below.id, above.id, 1)
        assert await refused(wanted) == "no_such_division"


@pytest.mark.parametrize(
    ("name", "following"),
    [("Winter", "Winter (2)"), ("Winter (9)", "Winter (10)"), ("A" * 40, f"{'A' * 36} (2)")],
)
def test_the_name_of_a_season_counts_on(name: str, following: str) -> None:
    assert following_name(name, set()) == following
    assert following_name("Winter", {"winter (2)"}) == "Winter (3)"
