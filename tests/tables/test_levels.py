"""How well a computer player plays: as the host has chosen, or as the person did whose seat it is."""

import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from bot.ai.contract import Level
from bot.model.careers import SummaryRow
from bot.model.tables import Player
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables import lobby, seats, table_admin
from bot.tables.computers import level_at
from bot.tables.deadlines import Deadlines
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.tables.company import ANNA, BEN, HERE, Company
from tests.tables.waiting import let_miss, present_move, running

LEAST_ROUNDS = 30

T = TypeVar("T")


async def test_a_computer_player_is_a_bosun_until_the_host_chooses_another_level(company: Company) -> None:
    table = await company.opened(computers=2)
    assert [row.level for row in table.seats] == [Level.BOSUN] * 3
    table = await lobby.set_level(company.tables, table.id, ANNA.user_id, 2, Level.CAPTAIN)
    assert [row.level for row in table.seats[1:]] == [Level.BOSUN, Level.CAPTAIN]
    stored = await company.tables.load(table.id)
    assert await level_at(company.tables, stored, 2) is Level.CAPTAIN


@pytest.mark.parametrize(("who", "seat", "code"), [(BEN, 1, "host_only"), (ANNA, 0, "no_computer_here")])
async def test_only_the_host_chooses_and_only_for_a_computer_player(
    company: Company, who: object, seat: int, code: str
) -> None:
    table = await company.opened(computers=1)
    with pytest.raises(Refusal) as refused:
        await lobby.set_level(company.tables, table.id, who.user_id, seat, Level.CAPTAIN)  # type: ignore[attr-defined]
    assert refused.value.code == code


async def test_a_level_that_a_game_does_not_have_is_refused(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ai.hollander.LEVELS", (Level.BOSUN,))
    invitation = lobby.Invitation("hollander", computers=1)
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    with pytest.raises(Refusal) as refused:
        await lobby.set_level(company.tables, table.id, ANNA.user_id, 1, Level.CAPTAIN)
    assert refused.value.code == "no_such_level"


async def test_the_levels_stay_when_somebody_stands_up_and_in_the_next_game(company: Company) -> None:
    invitation = lobby.Invitation("skullking", computers=2, levels=(Level.CABIN_BOY, Level.CAPTAIN))
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    table = await lobby.join(company.tables, table.id, BEN)
    table = await seats.leave(company.tables, table.id, BEN)
    assert [row.level for row in table.seats[1:]] == [Level.CABIN_BOY, Level.CAPTAIN]


async def bid_before(company: Company, rounds: int, met: int) -> None:
    """Lets Ben have played so many rounds, and met so many of his bids, at a table that is over."""
    await company.execute(
        "INSERT INTO tables (id, game, rules, options, places, seed, guild_id, channel_id, host_id, language,"
        " status, created_at) VALUES (900, 'skullking', 1, '{}', 2, ?, 1, 900, 1, 'en', 'finished', 0)",
        bytes(1),
    )
    await company.execute(
        "INSERT INTO seats (table_id, seat, user_id, name, player) VALUES (900, 0, ?, 'Ben', 'person')",
        BEN.user_id,
    )
    row = SummaryRow(900, 0, 1, "skullking", 1, 30, rounds, met, 1, 100, 2, whole=True)
    await company.tables.store.careers.keep([row])


async def ben_away(company: Company) -> Table:
    table = await company.dealt()
    return await seats.hand_over(company.tables, table.id, 1, BEN.user_id)


@pytest.mark.parametrize(("met", "level"), [(10, Level.CABIN_BOY), (25, Level.BOSUN), (36, Level.CAPTAIN)])
async def test_who_is_away_is_played_for_about_as_well_as_they_bid(
    company: Company, met: int, level: Level
) -> None:
    await bid_before(company, 40, met)
    table = await ben_away(company)
    assert table.seats[1].player is Player.ABSENT
    assert await level_at(company.tables, table, 1) is level


async def test_a_computer_player_that_takes_a_seat_for_good_plays_so_too(company: Company) -> None:
    await bid_before(company, 40, 38)
    table = await company.dealt()
    left = await seats.leave(company.tables, table.id, BEN)
    assert left.seats[1].is_computer
    assert left.seats[1].level == Level.CAPTAIN


async def test_a_computer_player_in_the_place_of_somebody_plays_so_too(company: Company) -> None:
    await bid_before(company, 40, 2)
    table = await company.dealt()
    after = await table_admin.replace(company.tables, table.id, 1, None, ANNA)
    assert after.seats[1].level == Level.CABIN_BOY


async def test_too_few_rounds_tell_nothing(company: Company) -> None:
    await bid_before(company, LEAST_ROUNDS - 1, LEAST_ROUNDS - 1)
    assert await level_at(company.tables, await ben_away(company), 1) is Level.BOSUN


async def test_a_missed_turn_is_played_as_well_as_who_missed_it_bids(company: Company) -> None:
    """He bids as the Captain does, whose search is asked of the pool of processes; a late one leaves it."""
    asked: list[Level] = []

    class Pool(ProcessPool):
        async def run(self, priority: Priority, function: Callable[..., T], *args: Any) -> T:  # type: ignore[override]  # calls of one kind
            _view, _chance, level, _style = args
            asked.append(level)
            if len(asked) == 1:
                return function(*args)
            raise NoAnswerError("late")

    await bid_before(company, 40, 36)
    company.deadlines = Deadlines(company.tables, random.Random(6), pool=Pool(1))
    table = await present_move(company, await running(company), vanished=1)
    for missed in (1, 2):
        table = await let_miss(company, table)
        assert table.seats[1].missed == missed
        table = await present_move(company, table, vanished=1)
    assert asked[:2] == [Level.CAPTAIN, Level.CAPTAIN]
