"""The powers of Skull King's pirates are decisions like any other: awaited, deadlined, taken back."""

from itertools import islice

import pytest

from bot.model.tables import Absence, Pace, Player
from bot.store.log import upsert_plan
from bot.tables import lobby, moves, plans, proposals, seats
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.table_worker import TableWorker
from tests.deals import seed_of_power
from tests.tables.automatic_moves import at_rest
from tests.tables.company import ANNA, BEN, HERE, Company
from tests.tables.waiting import armed, clocks, kinds, let_miss

OPTIONS = (("edition", "2021"), ("powers", True), ("ghost", False), ("dealing", "broadside"))
VERBS = {"PR": "lead", "PB": "discard", "PS": "bet", "PH": "change"}


async def due(company: Company, pirate: str, absence: Absence = Absence.MOVE) -> tuple[Table, Person]:
    """A daily table of Anna and Ben at which the pirate's power is due, and who is to use it."""
    seed, before = seed_of_power(pirate, 2, dict(OPTIONS))
    invitation = Invitation("skullking", None, 0, OPTIONS, pace=Pace.DAILY, absence=absence)
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    await company.execute("UPDATE tables SET seed = ?", seed)
    await lobby.join(company.tables, table.id, BEN)
    await lobby.deal(company.tables, table.id, ANNA)
    for seat, move in before:
        table = (await moves.make(company.tables, table.id, (ANNA, BEN)[seat], move)).table
    return table, (ANNA, BEN)[table.to_move()[0]]


@pytest.mark.parametrize("pirate", VERBS)
async def test_who_does_not_use_a_power_in_time_has_it_used_by_a_computer_player(
    company: Company, pirate: str
) -> None:
    table, user = await due(company, pirate)
    seat = table.to_move()[0]
    assert clocks(await armed(company, table)) == [seat]
    after = await let_miss(company, table)
    assert (await company.moves(after))[table.number].split()[0] == VERBS[pirate]
    assert after.seats[seat].missed == 1
    assert "missed" in await kinds(company, after)
    assert user.user_id == after.seats[seat].user_id


@pytest.mark.parametrize("pirate", VERBS)
async def test_who_used_a_power_may_take_that_back_alone(company: Company, pirate: str) -> None:
    table, user = await due(company, pirate)
    seat = table.to_move()[0]
    answer = next(iter(table.game.legal(table.dealt.state, seat)))
    used = (await moves.make(company.tables, table.id, user, answer)).table
    assert used.view(None).of_2021.due is None
    undone = await proposals.undo(company.tables, table.id, user)
    assert undone.done
    assert undone.table.dealt.state == table.dealt.state
    company.tables.folds.forget(table.id)
    assert (await company.tables.load(table.id)).dealt.state == table.dealt.state


async def test_the_trick_after_which_two_cards_were_drawn_is_taken_back_with_everybodys_consent(
    company: Company,
) -> None:
    table, _ = await due(company, "PB")
    last = (ANNA, BEN)[table.dealt.moves[-1][0]]
    asked = await proposals.undo(company.tables, table.id, last)
    assert not asked.done
    assert asked.table.dealt.state == table.dealt.state


@pytest.mark.parametrize("pirate", VERBS)
async def test_a_computer_player_uses_the_power_for_who_gave_up_the_seat(
    company: Company, following: TableWorker, pirate: str
) -> None:
    table, user = await due(company, pirate, Absence.SEAT)
    seat = table.to_move()[0]
    company.tables.watchers.append(following)
    await seats.hand_over(company.tables, table.id, seat, user.user_id)
    await at_rest()
    after = await company.tables.load(table.id)
    line = next(islice(await company.tables.store.log.moves(table.id), table.number, None))
    assert (line.seat, line.move.split()[0]) == (seat, VERBS[pirate])
    assert after.seats[seat].player is Player.ABSENT


async def test_who_is_chosen_to_lead_leads_with_the_card_that_was_planned_meanwhile(
    company: Company, following: TableWorker
) -> None:
    table, user = await due(company, "PR")
    seat = table.to_move()[0]
    other, planner = 1 - seat, (ANNA, BEN)[1 - seat]
    card = table.game.view(table.dealt.state, other).hand[0]
    face = {"TI": "TI:E"}.get(card, card)
    await plans.plan(company.tables, table.id, planner, f"play {face}")
    company.tables.watchers.append(following)
    await moves.make(company.tables, table.id, user, f"lead {other + 1}")
    await at_rest()
    after = await company.tables.load(table.id)
    assert after.view(None).leader == other
    assert after.view(None).trick[0].partition(":")[0].rstrip("12345") == card.partition(":")[0].rstrip(
        "12345"
    )


@pytest.mark.parametrize("pirate", VERBS)
async def test_a_plan_stays_while_a_power_is_due_and_is_played_once_it_is_used(
    company: Company, following: TableWorker, pirate: str
) -> None:
    table, user = await due(company, pirate)
    seat, hand = table.to_move()[0], table.view(table.to_move()[0]).hand
    card = hand[0]
    await company.tables.store.tables.change(table.id, upsert_plan(table.id, seat, f"play {card}"))
    company.tables.watchers.append(following)
    company.tables.changed(table.id)
    await at_rest()
    waiting = await company.tables.load(table.id)
    assert waiting.seats[seat].plan == f"play {card}"
    answers = {
        "PR": f"lead {seat + 1}",
        "PB": f"discard {hand[1]} {hand[2]}",
        "PS": "bet 0",
        "PH": "change 0",
    }
    await moves.make(company.tables, table.id, user, answers[pirate])
    await at_rest()
    assert (await company.moves(table))[-2:] == [answers[pirate], f"play {card}"]
    assert (await company.tables.load(table.id)).seats[seat].plan is None


async def test_a_plan_whose_card_was_discarded_for_bendt_is_dropped(
    company: Company, following: TableWorker
) -> None:
    table, user = await due(company, "PB")
    seat, hand = table.to_move()[0], table.view(table.to_move()[0]).hand
    await company.tables.store.tables.change(table.id, upsert_plan(table.id, seat, f"play {hand[0]}"))
    company.tables.watchers.append(following)
    await moves.make(company.tables, table.id, user, f"discard {hand[0]} {hand[1]}")
    await at_rest()
    assert (await company.moves(table))[-1].startswith("discard")
    assert (await company.tables.load(table.id)).seats[seat].plan is None
