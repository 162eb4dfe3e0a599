"""A table's running tally over several games."""

from bot.model.tables import Status, TallyRow
from bot.tables import lobby
from bot.tables.lobby import Invitation
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.live.post import post
from tests.messages import text_of_view
from tests.tables.company import ANNA, BEN, HERE, Company


async def game_after(company: Company, before: Table) -> Table:
    invitation = Invitation("skullking", None, 0, (("rounds", 1),), before.id)
    table = await lobby.open_table(company.tables, invitation, HERE, BEN)
    await lobby.join(company.tables, table.id, ANNA)
    await company.play(await lobby.deal(company.tables, table.id, BEN))
    return await company.tables.load(table.id)


def wins(table: Table, user_id: int) -> int:
    placings = table.game.result(table.dealt.state) or ()
    return sum(placing.place == 1 for placing in placings if placing.seat == table.seat_of(user_id))


async def test_the_tally_counts_games_and_wins_of_people_wherever_they_sat(company: Company) -> None:
    first = await company.play(await company.dealt(rounds=1))
    second = await game_after(company, first)
    third = await game_after(company, second)
    won = {
        person.name: sum(wins(table, person.user_id) for table in (first, second, third))
        for person in (ANNA, BEN)
    }
    assert {row.name: row.wins for row in third.tally} == won
    assert {row.games for row in third.tally} == {3}
    assert [row.wins for row in third.tally] == sorted(won.values(), reverse=True)


async def test_a_single_game_has_no_tally(company: Company) -> None:
    only = await company.play(await company.dealt(rounds=1))
    assert only.status is Status.FINISHED
    assert (await company.tables.load(only.id)).tally == ()


async def test_the_post_shows_the_tally_when_the_game_is_over(company: Company) -> None:
    say = speaker("en")
    table = await game_after(company, await company.play(await company.dealt(rounds=1)))
    shown = text_of_view(post(table, say))
    assert say("tally-title", games=2) in shown
    for row in table.tally:
        assert isinstance(row, TallyRow)
        assert say("tally-line", name=row.name, wins=row.wins) in shown
