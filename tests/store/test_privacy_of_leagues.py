"""What leagues, scorepads and the log keep of a person who is deleted: an anonymous place."""

from typing import Any

import pytest

from bot.model.tables import SubstituteRow
from bot.store.privacy import ANONYMOUS
from tests.store.test_privacy import ZORA, given_up, well_known
from tests.tables.company import ANNA, BEGINNING, Company


async def test_a_league_keeps_an_anonymous_entrant_with_a_number(company: Company) -> None:
    await given_up(company, await well_known(company))
    await company.tables.store.privacy.erase(ZORA.user_id)

    async def rows(sql: str) -> list[tuple[Any, ...]]:
        return list(map(tuple, await company.database.fetch_all(sql)))

    assert await rows("SELECT league_id, user_id, name, role FROM entrants ORDER BY league_id, user_id") == [
        (1, ANNA.user_id, "Anna", "player"),
        (1, 2, ANONYMOUS, "out"),
        (3, 2, ANONYMOUS, "player"),
    ]
    assert await rows("SELECT seats, ready, forfeits FROM matches") == [("[1, 2]", "[2]", "[2]")]
    assert await rows("SELECT byes FROM rounds") == [("[2]",)]
    assert await rows("SELECT user_id, place, score FROM match_results ORDER BY seat") == [
        (1, 1, 20),
        (2, 2, 10),
    ]
    assert await rows("SELECT user_id, name, reason FROM corrections") == [(None, ANONYMOUS, "a slip")]
    assert await rows("SELECT user_id, name, decider_id, decided_by FROM protests ORDER BY id") == [
        (None, ANONYMOUS, 77, "Mo"),
        (1, "Anna", None, ANONYMOUS),
    ]
    assert await rows("SELECT user_id, name, about, points FROM adjustments ORDER BY id") == [
        (None, ANONYMOUS, 1, 2),
        (77, "Mo", 2, -1),
    ]
    assert await rows("SELECT user_id, name, about, other FROM league_actions ORDER BY id") == [
        (None, ANONYMOUS, 1, None),
        (77, "Mo", 2, 1),
        (77, "Mo", 1, 2),
    ]
    assert await rows("SELECT name, created_by, revision FROM leagues ORDER BY id") == [
        ("Cup", 0, 2),
        ("Old", 77, 2),
    ]


async def test_a_match_that_is_not_over_is_forfeited_by_who_is_deleted(company: Company) -> None:
    await given_up(company, await well_known(company))
    for number, state in enumerate(("planned", "waiting", "playing", "void"), start=2):
        await company.execute(
            "INSERT INTO matches (league_id, round, number, state, seats, ready) VALUES (1, 1, ?, ?, ?, ?)",
            number,
            state,
            f"[1, {ZORA.user_id}]",
            f"[{ZORA.user_id}]",
        )
    await company.execute(
        "INSERT INTO matches (league_id, round, number, state, seats) VALUES (1, 1, 9, 'waiting', '[1, 77]')"
    )
    await company.tables.store.privacy.erase(ZORA.user_id)
    rows = await company.database.fetch_all(
        "SELECT state, seats, forfeits FROM matches WHERE id > 1 ORDER BY id"
    )
    assert list(map(tuple, rows)) == [
        ("planned", "[1, 2]", "[2]"),
        ("waiting", "[1, 2]", "[2]"),
        ("playing", "[1, 2]", "[2]"),
        ("void", "[1, 2]", "[]"),
        ("waiting", "[1, 77]", "[]"),
    ]


async def test_offers_of_others_stay(company: Company) -> None:
    table = await company.dealt()
    await company.tables.store.substitutes.add(table.id, SubstituteRow(ZORA.user_id, ZORA.name), BEGINNING)
    await company.tables.store.substitutes.add(table.id, SubstituteRow(5, "Emma"), BEGINNING)
    await company.tables.store.privacy.erase(ZORA.user_id)
    assert await company.tables.store.substitutes.of_table(table.id) == (SubstituteRow(5, "Emma"),)


async def test_a_scorepad_keeps_an_anonymous_guest_and_what_was_written(company: Company) -> None:
    await given_up(company, await well_known(company))
    await company.tables.store.privacy.erase(ZORA.user_id)
    store = company.tables.store.scorepads
    assert [(row.user_id, row.name) for row in (await store.players([1]))[1]] == [
        (None, ANONYMOUS),
        (None, "Guest"),
    ]
    [line] = (await store.lines([1]))[1]
    assert (line.user_id, line.name) == (None, ANONYMOUS)
    assert line.line == "bid 1 tricks 1 bonus 0 | bid 0 tricks 0 bonus 0"
    [row] = await store.scorepads([1])
    assert (row.host_id, row.counted_by) == (0, None)
    assert await store.outdated() == [1], "its post is told again, and no other"


@pytest.mark.parametrize("column", ["user_id", "other_id", "detail_id"])
async def test_a_table_whose_log_names_a_person_anywhere_is_shown_anew_once_they_are_deleted(
    company: Company, column: str
) -> None:
    named = await company.dealt()
    await company.execute(f"UPDATE actions SET {column} = 99 WHERE table_id = ?", named.id)  # noqa: S608
    assert await company.tables.store.privacy.erase(99) == [named.id]
    assert (await company.tables.load(named.id)).row.revision == named.row.revision + 1
