"""Challenges and invitations: how many, to whom, and which of two at once holds."""

import asyncio
from dataclasses import replace

import pytest

from bot.model.challenges import ChallengeRow, ChallengeState
from bot.model.tables import Status
from bot.tables import challenges, lobby
from bot.tables.challenges import OpenAlreadyError
from bot.tables.lobby import Invitation
from bot.tables.meetings import TWO, deal_for_two
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.tables.company import ANNA, BEN, CARLA, HERE, THERE, Company

HOUR, DAY = 3600, 24 * 3600


async def made(
    company: Company, by: Person = ANNA, other: Person = BEN, table_id: int | None = None
) -> ChallengeRow:
    return await challenges.make(company.tables, HERE, by, other, game="corsari", table_id=table_id)


async def refused(company: Company, by: Person = ANNA, other: Person = BEN) -> str:
    with pytest.raises(Refusal) as refusal:
        await made(company, by, other)
    return refusal.value.code


async def state(company: Company, row: ChallengeRow) -> ChallengeState:
    return (await challenges.load(company.tables, row.id)).state


async def shown(company: Company) -> list[ChallengeRow]:
    """Does all that is due, and says how those stand that are to be shown."""
    found = [await challenges.end(company.tables, one) for one in await challenges.due(company.tables)]
    rows = [row for row in found if row is not None and not row.is_shown]
    for row in rows:
        await challenges.mark_shown(company.tables, row)
    return rows


async def accepted(company: Company, row: ChallengeRow) -> Table:
    invitation = Invitation(row.game, TWO, challenge_id=row.id)
    return await deal_for_two(company.tables, invitation, HERE, ANNA, BEN)


async def test_between_two_people_one_is_open_whoever_made_it(company: Company) -> None:
    row = await made(company)
    for by, other in ((ANNA, BEN), (BEN, ANNA)):
        with pytest.raises(OpenAlreadyError) as error:
            await made(company, by, other)
        assert error.value.row == row
    await made(company, ANNA, CARLA)


@pytest.mark.usefixtures("reads")
async def test_of_two_who_challenge_each_other_at_the_same_moment_one_has_done_so(company: Company) -> None:
    found = await asyncio.gather(
        made(company), made(company, BEN, ANNA), made(company, by=CARLA), return_exceptions=True
    )
    rows = [one for one in found if isinstance(one, ChallengeRow)]
    [late] = [one for one in found if isinstance(one, OpenAlreadyError)]
    assert len(rows) == 2
    assert late.row in rows
    assert CARLA.user_id not in (late.row.user_id, late.row.other_id)


async def test_a_person_makes_five_in_24_hours_whatever_becomes_of_them(company: Company) -> None:
    begun = company.now
    people = [Person(100 + number, f"P{number}") for number in range(6)]
    for number, other in enumerate(people[:5]):
        company.now = begun + number * HOUR
        row = await made(company, other=other)
        await challenges.take_back(company.tables, row)
    assert await refused(company, other=people[5]) == "many_challenges"
    company.now = begun + DAY - 1
    assert await refused(company, other=people[5]) == "many_challenges"
    company.now = begun + DAY
    await made(company, other=people[5])
    assert await refused(company, other=people[0]) == "many_challenges"
    await made(company, BEN, CARLA)


async def test_who_has_declined_is_asked_no_more_by_that_person_for_seven_days(company: Company) -> None:
    row = await made(company)
    company.now += HOUR
    await challenges.decline(company.tables, row)
    company.now += 7 * DAY - 1
    assert await refused(company) == "declined_lately"
    answer = await made(company, BEN, ANNA)
    await challenges.take_back(company.tables, answer)
    company.now += 1
    await made(company)


@pytest.mark.usefixtures("reads")
async def test_a_challenge_that_is_accepted_declined_and_taken_back_at_once_has_one_end(
    company: Company,
) -> None:
    row = await made(company)
    ends = (
        accepted(company, row),
        challenges.decline(company.tables, row),
        challenges.take_back(company.tables, row),
    )
    found = await asyncio.gather(*ends, return_exceptions=True)
    assert [one.code for one in found if isinstance(one, Refusal)] == ["challenge_old"] * 2
    tables = [one for one in found if isinstance(one, Table)]
    stands = await challenges.load(company.tables, row.id)
    assert (stands.state is ChallengeState.ACCEPTED) is bool(tables)
    assert stands.table_id == (tables[0].id if tables else None)


async def test_what_is_taken_back_opens_no_table(company: Company) -> None:
    row = await made(company)
    await challenges.take_back(company.tables, row)
    before = await company.rows()
    with pytest.raises(Refusal, match="challenge_old"):
        await accepted(company, row)
    assert await company.rows() == before


async def test_nobody_answers_after_seven_days_and_then_it_is_forgotten(company: Company) -> None:
    row = await made(company)
    assert await shown(company) == [row]
    company.now += 7 * DAY - 1
    assert await shown(company) == []
    company.now += 1
    with pytest.raises(Refusal, match="challenge_old"):
        await accepted(company, row)
    [over] = await shown(company)
    assert over == replace(row, state=ChallengeState.OLD)
    assert await challenges.next_at(company.tables) == company.now
    assert await shown(company) == []
    with pytest.raises(Refusal, match="challenge_old"):
        await challenges.load(company.tables, row.id)
    assert await challenges.next_at(company.tables) is None


async def test_an_invitation_is_accepted_by_sitting_down_however_that_happens(company: Company) -> None:
    table = await company.opened()
    row = await made(company, table_id=table.id)
    await shown(company)
    await lobby.join(company.tables, table.id, CARLA)
    assert await shown(company) == []
    await lobby.join(company.tables, table.id, BEN)
    assert [one.state for one in await shown(company)] == [ChallengeState.ACCEPTED]
    assert await state(company, row) is ChallengeState.ACCEPTED


@pytest.mark.parametrize("end", ["dealt", "closed", "discarded"])
async def test_an_invitation_to_a_table_that_is_open_no_more_is_over(company: Company, end: str) -> None:
    table = await lobby.open_table(company.tables, Invitation("skullking", 3), THERE, ANNA)
    row = await made(company, table_id=table.id)
    await shown(company)
    if end == "dealt":
        await lobby.join(company.tables, table.id, CARLA)
        table = await lobby.deal(company.tables, table.id, ANNA)
        assert table.status is Status.RUNNING
    elif end == "closed":
        async with company.tables.locked(table.id) as locked:
            await company.tables.close(locked)
    else:
        await lobby.discard(company.tables, table.id)
    assert [one.state for one in await shown(company)] == [ChallengeState.OLD]
    with pytest.raises(Refusal, match="challenge_old"):
        await challenges.decline(company.tables, row)
    await made(company)
