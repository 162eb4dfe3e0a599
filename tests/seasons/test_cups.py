"""A cup's border: who is level there goes on by lot, and who has left does not go on."""

from bot.seasons import corrections, league_admin, participation
from bot.seasons.corrections import Stated
from bot.seasons.rounds import drawn_by_lot
from bot.tables.clock import HOUR
from bot.texts.lists import listed
from bot.ui.leagues.news import round_begun
from bot.ui.leagues.widgets import names
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.over import over
from tests.tavern import ENGLISH


async def test_who_is_level_at_the_border_of_a_stage_goes_on_by_lot_and_the_news_say_so(
    leagues: Leagues,
) -> None:
    league = await leagues.created("Cup", people=8, format="cup", advance=2, protest_hours=1)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    await over(leagues.seasons, league.id)  # the final is drawn after the hour for protests
    league = await leagues.load(league.id)
    first = league.matches_of(1)
    for match in first:
        await corrections.correct(leagues.seasons, match.id, Stated([10, 20, 10, -10]), MAKER, "Recounted")
    await leagues.wait(HOUR)
    league = await leagues.load(league.id)
    [final] = league.matches_of(2)
    assert {match.seats[1] for match in first} < {*final.seats}
    assert not {match.seats[3] for match in first} & {*final.seats}
    level = [match.seats[seat] for match in first for seat in (0, 2)]
    assert [len({match.seats[0], match.seats[2]} & {*final.seats}) for match in first] == [1, 1]
    assert drawn_by_lot(league) == level
    said = ENGLISH("league-by-lot", names=listed(names(league, level), ENGLISH))
    assert said in round_begun(league, ENGLISH)


async def test_who_has_withdrawn_does_not_go_on_and_the_best_who_stay_do(leagues: Leagues) -> None:
    league = await leagues.created("Cup", people=8, format="cup", advance=2, protest_hours=1)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    await over(leagues.seasons, league.id)
    left, other = (await leagues.load(league.id)).matches_of(1)
    for match in (left, other):
        await corrections.correct(leagues.seasons, match.id, Stated([20, 10, -10, -10]), MAKER, "Recounted")
    for user_id in left.seats[:2]:
        await participation.withdraw(leagues.seasons, league.id, user_id)
    await leagues.wait(HOUR)
    league = await leagues.load(league.id)
    [final] = league.matches_of(2)
    assert {*final.seats} == {*left.seats[2:], *other.seats[:2]}
