"""The names of leagues: one that goes on has its own in a server."""

import json

import pytest

from bot.seasons import creation, league_admin
from bot.seasons.names import give_keys
from bot.store.leagues import NameTakenError
from bot.store.notes import RENAMED
from bot.tables.lobby import Place
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.played_matches import refused


async def test_the_name_of_a_league_that_is_over_is_free_again(leagues: Leagues) -> None:
    old = await leagues.created("Winter", people=2)
    again = creation.draft(leagues.seasons, "WINTER", Place(old.row.guild_id, 20, "en"), MAKER)
    assert await refused(again) == "league_name_taken"
    await league_admin.end(leagues.seasons, old.id)
    new = await leagues.created("Winter", people=2)
    assert (await leagues.seasons.named(new.row.guild_id, "winter")).id == new.id


@pytest.mark.parametrize(
    ("known", "typed"),
    [("Café", "CAFE\u0301"), ("Große Fahrt", "GROSSE FAHRT"), ("Ligue Ⅳ", "ligue \uff29\uff36")],
)
async def test_names_that_people_read_as_one_are_one(leagues: Leagues, known: str, typed: str) -> None:
    league = await leagues.created(known, people=2)
    again = creation.draft(leagues.seasons, typed, Place(league.row.guild_id, 20, "en"), MAKER)
    assert await refused(again) == "league_name_taken"
    assert (await leagues.seasons.named(league.row.guild_id, typed)).id == league.id


async def test_the_database_itself_refuses_a_name_beyond_ascii_in_another_case(leagues: Leagues) -> None:
    first = await leagues.created("Éclair", people=2)
    second = await leagues.created("Tonnerre", people=2)
    with pytest.raises(NameTakenError):
        await leagues.seasons.store.rename(second.id, "éclair")
    assert [(await leagues.load(one.id)).row.name for one in (first, second)] == ["Éclair", "Tonnerre"]


async def test_of_two_names_of_before_that_are_one_now_the_later_gets_a_number(leagues: Leagues) -> None:
    names = ("Éclair", "Tonnerre", "Éclair (2)", "Foudre")
    made = [await leagues.created(name, people=2) for name in names]
    await league_admin.end(leagues.seasons, made[3].id)
    await leagues.company.execute("UPDATE leagues SET folded = NULL")
    for of, name in ((1, "éclair"), (3, "ÉCLAIR")):
        await leagues.company.execute("UPDATE leagues SET name = ? WHERE id = ?", name, made[of].id)
    for _ in range(2):
        await give_keys(leagues.seasons)
        now = [(await leagues.load(one.id)).row.name for one in made]
        assert now == ["Éclair", "éclair (3)", "Éclair (2)", "ÉCLAIR"]  # the last one is over
        kept = await leagues.company.tables.store.notes.note(RENAMED)
        assert json.loads(kept or "") == {"éclair": "éclair (3)"}
