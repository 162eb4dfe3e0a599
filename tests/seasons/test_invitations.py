"""A CSV of people is a list of invitations: nobody plays who has not pressed the button."""

import pytest

from bot.model.leagues import Role
from bot.seasons import league_admin, participation
from bot.seasons.participation import BadRow
from bot.tables.person import Person
from tests.seasons.leagues import FIRST, Leagues, person
from tests.seasons.played_matches import refused

ID = 300_000_000_000_000_001


def read(text: str, encoding: str = "utf-8") -> tuple[list[tuple[int, int]], list[BadRow]]:
    return participation.read_invitations(text.encode(encoding))


def test_ids_are_read_from_the_first_column_or_the_one_that_is_called_so() -> None:
    assert read(f"{ID}\n<@{ID + 1}>;Ben\n\n <@!{ID + 2}> , x\n") == (
        [(1, ID), (2, ID + 1), (4, ID + 2)],
        [],
    )
    exported = f"\ufeffrank,user_id,name\n1,{ID},Anna\n2,,Blackbeard\n"
    assert read(exported) == ([(2, ID)], [BadRow(3, "no_id", "")])


def test_a_bad_row_is_named_with_what_stands_there() -> None:
    people, bad = read(f"{ID}\nAnna\n{ID}\n12\n")
    assert people == [(1, ID)]
    assert bad == [BadRow(2, "no_id", "Anna"), BadRow(3, "twice", str(ID)), BadRow(4, "no_id", "12")]
    assert read("") == ([], [])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_list_is_read_as_any_spreadsheet_writes_it(encoding: str, mark: str, end: str) -> None:
    rows = [f"name{mark}user_id", f"José{mark}{ID}", f"Ben{mark}{ID + 1}", ""]
    assert read(end.join(rows), encoding) == ([(2, ID), (3, ID + 1)], [])


@pytest.mark.parametrize("cell", ["1.45607E+18", "1,45607E+18", "1.45607e18"])
def test_an_id_that_a_spreadsheet_has_rounded_is_called_so(cell: str) -> None:
    assert read(f"{cell}\n{ID}\n") == ([(2, ID)], [BadRow(1, "rounded", cell)])
    assert participation.is_rounded(1_456_071_234_567_890_000)
    assert not participation.is_rounded(ID)


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
