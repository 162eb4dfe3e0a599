"""A CSV of people is a list of invitations: nobody plays who has not pressed the button."""

from bot.model.leagues import Role
from bot.seasons import league_admin, participation
from bot.seasons.participation import BadRow
from bot.tables.person import Person
from tests.seasons.leagues import FIRST, Leagues, person
from tests.seasons.played_matches import refused

ID = 300_000_000_000_000_001


def test_ids_are_read_from_the_first_column_or_the_one_that_is_called_so() -> None:
    assert participation.read_invitations(f"{ID}\n<@{ID + 1}>;Ben\n\n <@!{ID + 2}> , x\n") == (
        [(1, ID), (2, ID + 1), (4, ID + 2)],
        [],
    )
    exported = f"\ufeffrank,user_id,name\n1,{ID},Anna\n2,,Blackbeard\n"
    assert participation.read_invitations(exported) == ([(2, ID)], [BadRow(3, "no_id", "")])


def test_a_bad_row_is_named_with_what_stands_there() -> None:
    people, bad = participation.read_invitations(f"{ID}\nAnna\n{ID}\n12\n")
    assert people == [(1, ID)]
    assert bad == [BadRow(2, "no_id", "Anna"), BadRow(3, "twice", str(ID)), BadRow(4, "no_id", "12")]
    assert participation.read_invitations("") == ([], [])


async def test_who_is_invited_is_drawn_only_after_pressing_the_button(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=3)
    people = [person(0), Person(777, "Zed"), Person(778, "Yan")]
    after = await participation.invite(leagues.seasons, league.id, people)
    assert {one.name: one.role for one in after.entrants if one.user_id > 700} == {
        "Zed": Role.INVITED,
        "Yan": Role.INVITED,
    }
    assert after.entrant(FIRST) == league.entrant(FIRST)
    await participation.sign_up(leagues.seasons, league.id, people[1])
    begun = await league_admin.begin(leagues.seasons, league.id)
    seated = {user_id for match in begun.matches for user_id in match.seats}
    assert 777 in seated
    assert 778 not in seated


async def test_a_league_that_is_over_invites_nobody(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=3)
    await league_admin.end(leagues.seasons, league.id)
    assert await refused(participation.invite(leagues.seasons, league.id, [person(9)])) == "league_over"
