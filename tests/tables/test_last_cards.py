"""The last card of a round is played by itself, where all know that there is no choice."""

import random
from dataclasses import replace

import pytest

from bot.model.people import PersonRow
from bot.model.tables import Pace, Status
from bot.seasons.matches import share_of
from bot.tables import automatic, lobby, moves, proposals, table_admin
from bot.tables.automatic import Automatic
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.table_worker import TableWorker
from tests.patience import eventually
from tests.people import remembered
from tests.sleeps import Sleeps
from tests.tables.automatic_moves import FORCED, PEOPLE, PLANNED, Chance, at_rest
from tests.tables.company import ANNA, BEN, HERE, Company

SLOW = [pace for pace in Pace if pace is not Pace.LIVE]
MARY = "SM"


async def dealt(company: Company, pace: Pace = Pace.DAILY) -> Table:
    invitation = Invitation("skullking", None, 0, (("rounds", 2),), pace=pace)
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    await lobby.join(company.tables, table.id, BEN)
    return await lobby.deal(company.tables, table.id, ANNA)


async def at(company: Company, cards: int, pace: Pace = Pace.DAILY, *, mary: bool = False) -> Table:
    """A table whose next card is the first of a trick in which all hold so many, Mary among them or not."""

    def is_there(table: Table) -> bool:
        state = table.dealt.state
        return not state.trick and None not in state.bids and all(len(hand) == cards for hand in state.hands)

    while True:
        table = await company.play(await dealt(company, pace), is_there)
        if table.status is Status.RUNNING and mary == (MARY in table.view(_leader(table)).hand):
            return table
        if table.status is Status.RUNNING:
            await table_admin.end(company.tables, table.id, ANNA)


def _leader(table: Table) -> int:
    return table.to_move()[0]


def holds_mary(table: Table) -> bool:
    return any(MARY in table.view(seat).hand for seat in range(2))


async def without_mary(company: Company, cards: int, pace: Pace = Pace.DAILY) -> Table:
    while holds_mary(table := await at(company, cards, pace)):
        await table_admin.end(company.tables, table.id, ANNA)
    return table


async def lines_after(company: Company, following: TableWorker, table: Table) -> list[str]:
    company.tables.watchers.append(following)
    following.changed(table.id)
    await at_rest()
    return (await company.moves(table))[table.number :]


@pytest.mark.parametrize("pace", SLOW)
async def test_the_last_cards_of_a_round_are_played_by_themselves(
    company: Company, following: TableWorker, pace: Pace
) -> None:
    table = await without_mary(company, 1, pace)
    cards = [f"play {table.view(seat).hand[0]}" for seat in range(2)]
    assert sorted(await lines_after(company, following, table)) == sorted(cards)


async def test_it_is_a_persons_own_only_if_they_have_made_the_move_before_it(
    company: Company, following: TableWorker
) -> None:
    table = await without_mary(company, 1)
    await lines_after(company, following, table)
    log = await company.tables.store.log.moves(table.id)
    assert [line.by_computer for line in log[table.number :]] == [True, True]
    after = await company.tables.load(table.id)
    own = sum(line.seat == 0 for line in log)
    share = share_of(after, 0, 0, log, ())
    assert (share.computer, share.people.total()) == (0, own)
    never_came = [replace(line, by_computer=True) for line in log]
    share = share_of(after, 0, 0, never_came, ())
    assert (share.computer, share.people.total()) == (own, 0)


async def test_at_a_live_pace_people_play_their_last_cards(company: Company, following: TableWorker) -> None:
    table = await without_mary(company, 1, Pace.LIVE)
    assert await lines_after(company, following, table) == []


async def test_a_card_before_the_last_is_nobodys_but_its_players(
    company: Company, following: TableWorker
) -> None:
    table = await without_mary(company, 2)
    assert await lines_after(company, following, table) == []


async def test_last_cards_are_played_in_quiet_hours_too(company: Company, following: TableWorker) -> None:
    table = await without_mary(company, 1)  # at 22:13
    for person in PEOPLE[:2]:
        row = replace(PersonRow(person.user_id, "en"), quiet=(22 * 60, 8 * 60))
        await remembered(company.tables.store.people, row)
    assert len(await lines_after(company, following, table)) == 2


async def test_a_card_with_two_faces_waits_for_its_player(company: Company, following: TableWorker) -> None:
    table = await at(company, 1, mary=True)
    assert await lines_after(company, following, table) == []


async def test_no_last_card_is_played_at_a_paused_table(company: Company, following: TableWorker) -> None:
    table = await without_mary(company, 1)
    await table_admin.pause(company.tables, table.id, ANNA)
    assert await lines_after(company, following, table) == []


async def test_a_last_card_waits_while_the_card_before_it_may_be_taken_back(
    company: Company, following: TableWorker, chance: Chance
) -> None:
    table = await without_mary(company, 1)
    await lines_after(company, following, table)
    assert chance.asked == [PLANNED, PLANNED]


async def test_the_card_before_a_last_one_can_be_taken_back_until_it_falls(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await without_mary(company, 2)
    follower = Automatic(company.tables, 0.0, FORCED, PLANNED, random.Random(1))
    for _ in range(2):
        seat = table.to_move()[0]
        card = next(iter(table.game.legal(table.dealt.state, seat)))
        table = (await moves.make(company.tables, table.id, PEOPLE[seat], card)).table
    monkeypatch.setattr(automatic, "asyncio", sleeps := Sleeps())
    sleeps.may_end.clear()
    await follower.schedule(table)
    await eventually(lambda: len(sleeps.slept) == 1)
    outcome = await proposals.undo(company.tables, table.id, PEOPLE[seat])
    sleeps.may_end.set()
    await at_rest()
    assert outcome.done
    assert (await company.moves(table))[table.number :] == ["undo 1"]


async def last_trick_led(company: Company, following: TableWorker) -> tuple[Table, Person, Person]:
    """The table, the winner of a trick whose last card has then led by itself, and who is left with Mary."""
    while True:
        table = await at(company, 2, mary=True)
        leader = _leader(table)
        for _ in range(2):
            seat = table.to_move()[0]
            kept = f"play {MARY}"
            card = next(
                card for card in table.game.legal(table.dealt.state, seat) if not card.startswith(kept)
            )
            table = (await moves.make(company.tables, table.id, PEOPLE[seat], card)).table
        if _leader(table) != leader:
            await lines_after(company, following, table)
            return await company.tables.load(table.id), PEOPLE[1 - leader], PEOPLE[leader]
        await table_admin.end(company.tables, table.id, ANNA)


async def test_an_undo_takes_back_the_card_before_a_last_one_that_fell_by_itself(
    company: Company, following: TableWorker
) -> None:
    table, winner, _ = await last_trick_led(company, following)
    made = len(table.dealt.moves)
    assert len(table.dealt.state.trick) == 1
    outcome = await proposals.undo(company.tables, table.id, winner)
    assert outcome.done, "nobody else has moved since, and nothing was revealed"
    assert len(outcome.table.dealt.moves) == made - 2


async def test_others_are_asked_for_the_card_before_once_anothers_last_card_has_fallen(
    company: Company, following: TableWorker
) -> None:
    table, winner, loser = await last_trick_led(company, following)
    made = len(table.dealt.moves)
    outcome = await proposals.undo(company.tables, table.id, loser)
    assert not outcome.done
    assert outcome.table.row.proposal is not None
    agreed = await proposals.agree(company.tables, table.id, winner, outcome.table.row.proposal.words)
    assert len(agreed.table.dealt.moves) == made - 3


async def test_a_last_card_neither_counts_as_an_own_move_nor_ends_a_question(
    company: Company, following: TableWorker
) -> None:
    table = await without_mary(company, 1)
    seat = _leader(table)
    await company.execute("UPDATE seats SET missed = 2 WHERE table_id = ?", table.id)
    await proposals.propose(company.tables, table.id, PEOPLE[1 - seat], "pause")
    await lines_after(company, following, table)
    after = await company.tables.load(table.id)
    assert [row.missed for row in after.seats] == [2, 2]
    assert after.row.proposal is not None


async def test_a_last_card_that_a_kill_has_stopped_falls_once_its_player_is_nudged(
    company: Company, following: TableWorker
) -> None:
    table = await without_mary(company, 1)
    await company.arm()
    company.tables.watchers.append(following)
    await company.until_due()
    await at_rest()
    assert len((await company.moves(table))[table.number :]) == 2
