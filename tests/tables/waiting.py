"""Tables at the daily pace, at which people wait for each other: short words for what happens there."""

from bot.model.tables import Absence, ClockRow, Pace, Status
from bot.tables import lobby, moves
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.table import Table
from tests.tables.company import ANNA, BEN, HERE, Company

DORA = Person(4, "Dora")
GRACE = 4 * HOUR
"""At the daily pace, at which these tables are played."""


async def running(
    company: Company, absence: Absence = Absence.MOVE, *people: Person, place: Place = HERE
) -> Table:
    """A daily table of Anna, Ben and perhaps others, all of whom are to bid."""
    invitation = Invitation("skullking", None, 0, (("rounds", 6),), pace=Pace.DAILY, absence=absence)
    table = await lobby.open_table(company.tables, invitation, place, ANNA)
    for person in (BEN, *people):
        await lobby.join(company.tables, table.id, person)
    await lobby.deal(company.tables, table.id, ANNA)
    return await armed(company, table)


async def armed(company: Company, table: Table) -> Table:
    return await company.deadlines.arm(table.id)


def clock(table: Table, seat: int) -> ClockRow:
    found = table.seats[seat].clock
    assert found is not None
    return found


def clocks(table: Table) -> list[int]:
    return [row.seat for row in table.seats if row.clock is not None]


async def let_miss(company: Company, table: Table) -> Table:
    await company.wait(DAY)
    await company.wait(GRACE)
    return await company.tables.load(table.id)


async def present_move(company: Company, table: Table, vanished: int) -> Table:
    """Everyone but one moves, until that one is awaited."""
    while table.status is Status.RUNNING and (seats := [s for s in table.to_move() if s != vanished]):
        person = table.seats[seats[0]]
        assert person.user_id is not None
        move = next(iter(table.game.legal(table.dealt.state, person.seat)))
        moved = await moves.make(company.tables, table.id, Person(person.user_id, person.name), move)
        table = moved.table
    return table


async def kinds(company: Company, table: Table) -> list[str]:
    """The kinds of actions at the table since the cards were dealt."""
    actions = await company.tables.store.actions.of_table(table.id)
    return [action.kind for action in actions][1:]
