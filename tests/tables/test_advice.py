"""Advice at a table: who may ask for it, when, and what is answered when the processes can't."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.ai.contract import Hint
from bot.ai.logbook import Logbook
from bot.model.tables import ActionRow, Player, Status
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables import advice, lobby, moves, seats, table_admin
from bot.tables.advice import KEPT, MOST_AT_ONCE, Advice, allow, has_advice, may_have_advice, may_look_back
from bot.tables.lobby import Invitation
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company, Refused


class Here:
    """A pool that computes at once in this process, and counts; it waits for `gate` where there is one."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.gate: asyncio.Event | None = None

    async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
        self.calls.append(args)
        if self.gate is not None:
            await self.gate.wait()
        return function(*args)


class Full:
    """A pool that takes nothing more."""

    async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
        raise NoAnswerError("full")


def advice_of(company: Company, pool: object) -> Advice:
    return Advice(company.tables, pool)  # type: ignore[arg-type]  # what of a pool is used


async def opened(company: Company, game: str = "skullking", **options: Any) -> Table:
    invitation = Invitation(game, options=tuple(options.items()))
    return await lobby.open_table(company.tables, invitation, HERE, ANNA)


async def dealt(company: Company, *, advice: bool = True) -> Table:
    table = await opened(company, rounds=1)
    await allow(company.tables, table.id, ANNA.user_id, advice=advice)
    await lobby.join(company.tables, table.id, BEN)
    return await lobby.deal(company.tables, table.id, ANNA)


async def test_the_host_allows_advice_and_forbids_it_before_the_cards_are_dealt(company: Company) -> None:
    table = await opened(company)
    assert not has_advice(table)
    assert has_advice(await allow(company.tables, table.id, ANNA.user_id, advice=True))
    assert not has_advice(await allow(company.tables, table.id, ANNA.user_id, advice=False))
    await lobby.join(company.tables, table.id, BEN)
    async with Refused(company, "host_only"):
        await allow(company.tables, table.id, BEN.user_id, advice=True)
    await lobby.deal(company.tables, table.id, ANNA)
    async with Refused(company, "already_started"):
        await allow(company.tables, table.id, ANNA.user_id, advice=True)


async def test_a_game_that_can_not_be_judged_has_no_advice(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(company, "corsari")
    monkeypatch.setattr(Table, "entry", replace(table.entry, adviser=None))
    async with Refused(company, "no_advice_here"):
        await allow(company.tables, table.id, ANNA.user_id, advice=True)


async def test_advice_stays_when_the_edition_changes(company: Company) -> None:
    table = await opened(company)
    await allow(company.tables, table.id, ANNA.user_id, advice=True)
    changed = await lobby.set_options(company.tables, table.id, ANNA.user_id, {"edition": "2021"})
    assert has_advice(changed)


async def test_a_table_of_a_league_never_has_advice(company: Company) -> None:
    table = await opened(company)
    table = await allow(company.tables, table.id, ANNA.user_id, advice=True)
    table = replace(table, row=replace(table.row, match_id=7))
    assert not may_have_advice(table)
    assert not has_advice(table)


async def test_the_next_game_at_a_table_has_advice_again(company: Company) -> None:
    table = await company.play(await dealt(company))
    assert table.status is Status.FINISHED
    async with company.tables.locked(table.id) as locked:
        assert has_advice(await lobby.rematch(company.tables, locked, []))


async def test_who_is_to_bid_is_told_of_every_bid_from_their_own_view(company: Company) -> None:
    table, pool = await dealt(company), Here()
    hints = await advice_of(company, pool).hints(table, BEN.user_id)
    assert {hint.move for hint in hints} == {"bid 0", "bid 1"}
    [(view, _)] = pool.calls
    assert view == table.view(1)
    assert await advice_of(company, Here()).hints(table, BEN.user_id) == hints, (
        "asking again tells nothing new"
    )


async def refused(question: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await question
    return refusal.value.code


async def test_advice_at_the_wrong_time_is_refused_with_what_can_be_asked_and_when(company: Company) -> None:
    advice, tables = advice_of(company, Here()), company.tables
    assert await refused(advice.hints(await dealt(company, advice=False), ANNA.user_id)) == "advice_off"
    [table_id] = await tables.store.tables.live_tables_of(ANNA.user_id)
    await tables.store.tables.change(table_id, advice=True)
    table = await tables.load(table_id)
    assert await refused(advice.hints(table, CARLA.user_id)) == "not_your_table"
    assert await refused(advice.logbook(table, ANNA.user_id)) == "no_look_back"
    away = await seats.hand_over(tables, table.id, 1, BEN.user_id)
    assert away.seats[1].player is Player.ABSENT
    assert await refused(advice.hints(away, BEN.user_id)) == "advice_not_now"
    paused = await table_admin.pause(tables, table.id, ANNA)
    assert await refused(advice.hints(paused, ANNA.user_id)) == "table_paused"


async def test_who_has_bid_has_nothing_to_ask(company: Company) -> None:
    table = await dealt(company)
    after = await company.play(table, until=lambda now: len(now.to_move()) < 2)
    [waiting] = after.to_move()
    done = after.seats[1 - waiting].user_id or 0
    assert await refused(advice_of(company, Here()).hints(after, done)) == "advice_not_now"


async def test_a_pool_that_does_not_answer_is_told_and_asked_again_next_time(company: Company) -> None:
    table, advice = await dealt(company), advice_of(company, Full())
    for _ in range(2):
        assert await refused(advice.hints(table, ANNA.user_id)) == "advice_busy"


async def test_somebody_asks_one_thing_at_a_time_and_only_some_people_at_once(company: Company) -> None:
    table, pool = await dealt(company), Here()
    advice, pool.gate = advice_of(company, pool), asyncio.Event()
    asked = asyncio.ensure_future(advice.hints(table, ANNA.user_id))
    await asyncio.sleep(0)
    assert await refused(advice.hints(table, ANNA.user_id)) == "advice_coming"
    advice._asking.update(range(100, 100 + MOST_AT_ONCE - 1))
    assert await refused(advice.hints(table, BEN.user_id)) == "advice_busy"
    pool.gate.set()
    assert await asked
    assert await advice.hints(table, BEN.user_id), "one more has its turn again"


@pytest.fixture
def processes() -> Iterator[ProcessPool]:
    pool = ProcessPool(1, patience=120)
    yield pool
    pool.close()


async def test_advice_comes_from_another_process(company: Company, processes: ProcessPool) -> None:
    table = await dealt(company)
    hints = await Advice(company.tables, processes).hints(table, ANNA.user_id)
    assert all(isinstance(hint, Hint) for hint in hints)
    assert hints == await advice_of(company, Here()).hints(table, ANNA.user_id)


class Changing(Here):
    """Computes while something else happens."""

    def __init__(self, happens: Callable[[], Awaitable[Any]]) -> None:
        super().__init__()
        self.happens = happens

    async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
        await self.happens()
        return await super().run(priority, function, *args)


async def test_advice_is_told_although_another_has_bid_meanwhile(company: Company) -> None:
    table = await dealt(company)

    async def another_bids() -> None:
        await moves.make(company.tables, table.id, BEN, "bid 0")

    assert await advice_of(company, Changing(another_bids)).hints(table, ANNA.user_id)


async def test_advice_on_a_choice_that_is_gone_is_none(company: Company) -> None:
    table = await dealt(company)

    async def the_bid_is_in_and_so_is_the_other() -> None:
        await moves.make(company.tables, table.id, BEN, "bid 0")
        await moves.make(company.tables, table.id, ANNA, "bid 0")

    changing = Changing(the_bid_is_in_and_so_is_the_other)
    assert await refused(advice_of(company, changing).hints(table, ANNA.user_id)) == "table_moved_on"


async def test_advice_at_a_table_that_has_ended_meanwhile_is_none(company: Company) -> None:
    table = await dealt(company)

    async def the_game_ends() -> None:
        await table_admin.end(company.tables, table.id, ANNA)

    assert (
        await refused(advice_of(company, Changing(the_game_ends)).hints(table, ANNA.user_id))
        == "table_moved_on"
    )


class Nothing(Here):
    """A pool that finds nothing to tell."""

    async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
        self.calls.append(args)
        return None


async def played(company: Company, rounds: int = 5) -> Table:
    table = await opened(company, rounds=rounds)
    await lobby.join(company.tables, table.id, BEN)
    return await company.play(await lobby.deal(company.tables, table.id, ANNA))


async def test_a_look_back_is_on_ones_own_moves_as_ones_seat_saw_them(company: Company) -> None:
    table, pool = await played(company), Nothing()
    book = await advice_of(company, pool).logbook(table, BEN.user_id)
    assert book == Logbook(None, None, None, 0, 0)
    assert [view.seat for view, *_ in pool.calls] == [1] * table.dealt.seats.count(1)
    assert [move for _, move, _ in pool.calls] == [one.move for one in table.dealt.history if one.seat == 1]
    assert await refused(advice_of(company, pool).logbook(table, CARLA.user_id)) == "not_your_table"


async def test_what_the_computer_has_played_for_somebody_is_not_looked_at(
    company: Company,
) -> None:
    table, pool = await dealt(company), Nothing()
    await seats.hand_over(company.tables, table.id, 1, BEN.user_id)
    table = await company.play(await company.tables.load(table.id))
    await advice_of(company, pool).logbook(table, BEN.user_id)
    assert pool.calls == []


async def test_what_another_has_played_on_the_seat_before_is_not_looked_at(company: Company) -> None:
    table, pool = await played(company), Nothing()
    own = [one for one in table.dealt.history if one.seat == 1]
    since = own[4].number
    left = ActionRow(table.id, since, "left", company.now, CARLA.user_id, "Carla", seat=1)
    await advice_of(company, pool).logbook(replace(table, departures=(left,)), BEN.user_id)
    assert [move for _, move, _ in pool.calls] == [one.move for one in own[5:]]


async def test_of_a_long_game_the_last_moves_are_looked_at(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, pool = await played(company), Nothing()
    own = [one for one in table.dealt.history if one.seat == 1]
    monkeypatch.setattr(advice, "MOST", len(own) - 5)
    await advice_of(company, pool).logbook(table, BEN.user_id)
    assert [move for _, move, _ in pool.calls] == [one.move for one in own[5:]]


async def test_a_logbook_is_written_once_and_remembered_for_a_while(company: Company) -> None:
    table, pool = await played(company, rounds=1), Nothing()
    advice = advice_of(company, pool)
    book = await advice.logbook(table, BEN.user_id)
    calls = len(pool.calls)
    assert await advice.logbook(table, BEN.user_id) is book
    assert len(pool.calls) == calls
    advice._logbooks.update({(0, user_id): book for user_id in range(KEPT)})
    await advice.logbook(table, ANNA.user_id)
    assert len(advice._logbooks) == KEPT
    assert (table.id, BEN.user_id) not in advice._logbooks


def has_gone_on(before: int, now: Table) -> bool:
    return now.number > before


async def test_nobody_looks_back_while_any_card_of_the_game_is_hidden(company: Company) -> None:
    table, pool, running = await dealt(company), Here(), 0
    while table.status is not Status.FINISHED:
        running += 1
        assert not may_look_back(table)
        for person in (ANNA, BEN):
            assert await refused(advice_of(company, pool).logbook(table, person.user_id)) == "no_look_back"
        before = table.number
        table = await company.play(table, until=partial(has_gone_on, before))
    assert running == 4
    assert pool.calls == []


async def test_a_computer_that_answers_no_more_ends_the_look_back(company: Company) -> None:
    table = await company.play(await dealt(company))
    assert await refused(advice_of(company, Full()).logbook(table, BEN.user_id)) == "advice_busy"


async def test_a_judge_looks_back_on_a_whole_game_and_says_the_same_again(company: Company) -> None:
    table = await played(company, rounds=2)
    book = await advice_of(company, Here()).logbook(table, BEN.user_id)
    assert await advice_of(company, Here()).logbook(table, BEN.user_id) == book
