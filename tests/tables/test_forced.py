"""The offer to play forced moves by themselves comes once to a person, at whatever table."""

import pytest

from bot.model.people import PersonRow
from bot.model.tables import Status
from bot.tables import forced as forced_moves
from bot.tables.forced import is_offered, only_move
from bot.tables.table import Table
from tests.people import remembered
from tests.tables.company import ANNA, Company

SEAT = 0


async def offers(company: Company) -> tuple[list[bool], list[bool]]:
    """Whether Anna had no choice, and whether the offer came, at each of her cards in a whole game."""
    table = await company.dealt(rounds=10)
    forced, offered = [], []

    def at_her_card(table: Table) -> bool:
        return list(table.to_move()) == [SEAT] and len(table.view(SEAT).hand) > 1

    while (table := await company.play(table, at_her_card)).status is Status.RUNNING:
        stored = await company.tables.load(table.id)
        forced.append(only_move(stored.game, stored.dealt.state, SEAT) is not None)
        offered.append(is_offered(stored, SEAT))
        number = table.number
        table = await company.play(table, lambda table, number=number: table.number > number)  # type: ignore[misc]
    return forced, offered


async def test_the_offer_comes_once_after_some_forced_moves_of_a_game_whatever_is_played_later(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forced_moves, "OFFERED_AFTER", 1)  # three are seldom had in a game of two
    await remembered(company.tables.store.people, PersonRow(ANNA.user_id, "en"))
    offered: list[bool] = []
    while not any(offered):
        forced, offered = await offers(company)
        second = [at for at, is_forced in enumerate(forced) if is_forced][1:2]
        assert [at for at, is_offered in enumerate(offered) if is_offered] == second
    _, offered = await offers(company)
    assert not any(offered)
