"""What a person's card counts of games with real cards."""

from typing import Any

import pytest

from bot.model.careers import GameFigures, together
from bot.scorepads import people, writing
from bot.scorepads.figures import figures_of
from bot.store.scorepads import mark_counted
from bot.tables.person import Person
from tests.scorepads.paper_table import OTHER, Kitchen
from tests.tables.company import ANNA, BEN, HERE


async def figures(kitchen: Kitchen, who: Person, guild_id: int = HERE.guild_id) -> list[GameFigures]:
    return [*await figures_of(kitchen.pads, who.user_id, guild_id, everywhere=False)]


async def test_a_game_counts_once_everyone_has_confirmed_it_and_no_more_once_it_is_corrected(
    kitchen: Kitchen,
) -> None:
    pad = await kitchen.finished()
    assert await figures(kitchen, ANNA) == []
    await writing.confirm(kitchen.pads, pad.id, ANNA)
    await writing.confirm(kitchen.pads, pad.id, BEN)
    assert await figures(kitchen, ANNA) == [GameFigures("skullking", 1, 1, 0, 0, 20, 1, 1, 1)]
    assert await figures(kitchen, BEN) == [GameFigures("skullking", 1, 0, 0, 0, 10, 1, 1, 1)]
    assert await figures(kitchen, ANNA, HERE.guild_id + 1) == [], "another server's"
    await writing.correct(kitchen.pads, pad.id, ANNA, 1, OTHER)
    assert await figures(kitchen, ANNA) == []


async def test_a_game_by_house_rules_counts_on_no_card_unless_a_moderator_counts_it(kitchen: Kitchen) -> None:
    pad = await kitchen.finished(house_rules=True)
    await writing.confirm(kitchen.pads, pad.id, ANNA)
    await writing.confirm(kitchen.pads, pad.id, BEN)
    assert await figures(kitchen, ANNA) == []
    await kitchen.pads.store.change(pad.id, mark_counted(pad.id, BEN.user_id))
    assert [one.games for one in await figures(kitchen, ANNA)] == [1]


async def test_a_game_counts_for_who_played_it_from_the_first_round_to_the_last(kitchen: Kitchen) -> None:
    pad = await kitchen.begun(rounds=2)
    pad = await people.join(kitchen.pads, pad.id, ANNA, 1, "Zoe", with_lowest=False)
    line = "bid 1 tricks 1 bonus 0 | bid 0 tricks 0 bonus 0 | bid 0 tricks 0 bonus 0"
    await writing.write(kitchen.pads, pad.id, ANNA, 1, line)
    await people.leave(kitchen.pads, pad.id, BEN, 2, 1)
    await writing.write(kitchen.pads, pad.id, ANNA, 2, "bid 2 tricks 2 bonus 0 | bid 0 tricks 0 bonus 0")
    await writing.confirm(kitchen.pads, pad.id, ANNA)
    assert [one.games for one in await figures(kitchen, ANNA)] == [1]
    assert await figures(kitchen, BEN) == []


async def test_many_games_are_read_with_as_many_statements_as_one(
    kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    kind = type(kitchen.company.database)
    read = kind.fetch_all

    async def counted(self: Any, sql: str, parameters: Any = ()) -> Any:
        asked.append(sql)
        return await read(self, sql, parameters)

    async def read_for(games: int) -> int:
        asked.clear()
        assert [one.games for one in await figures(kitchen, ANNA)] == [games]
        return len(asked)

    monkeypatch.setattr(kind, "fetch_all", counted)
    await kitchen.confirmed()
    of_one = await read_for(1)
    for _ in range(4):
        await kitchen.confirmed()
    assert await read_for(5) == of_one > 0


def test_figures_of_one_game_are_added_and_the_best_of_them_stays() -> None:
    first = GameFigures("skullking", 2, 1, 0, 0, 90, 10, 5, 3)
    second = GameFigures("skullking", 1, 1, 1, 0, None, 4, 4, 4)
    other = GameFigures("hollander", 9, 0, 0, 0, None, 0, 0, 0)
    assert together([first, second, other]) == [
        other,
        GameFigures("skullking", 3, 2, 1, 0, 90, 14, 9, 4),
    ]
