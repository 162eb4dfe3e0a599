"""A lobby says how long a game is, for people who look in once a day and more often, or all at once."""

import pytest

from bot.model.tables import Pace
from bot.tables import lobby
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.ui.live.lobby import lobby as shown
from tests.messages import walk
from tests.tables.company import ANNA, HERE, Company
from tests.tavern import ENGLISH
from tests.ui.live.screens import components


async def line(company: Company, people: int, pace: Pace, *, computers: int = 0, places: int = 6) -> str:
    invitation = Invitation("skullking", places, computers, (("rounds", 5),), pace=pace)
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    for number in range(2, people + 1):
        table = await lobby.join(company.tables, table.id, Person(number, f"P{number}"))
    texts = [str(part.get("content", "")) for part in walk(components(shown(table, ENGLISH)))]
    return next(line for text in texts for line in text.splitlines() if "turns each" in line)


@pytest.mark.parametrize("pace", [Pace.DAILY, Pace.RELAXED, Pace.BANK])
async def test_at_slow_paces_both_lengths_are_said(company: Company, pace: Pace) -> None:
    # The days that tools.round_days measured for four with five rounds.
    assert "once a day: 26 days · twice or more: 15 days" in await line(company, 4, pace)


async def test_a_host_alone_reads_them_too(company: Company) -> None:
    assert "once a day: 17 days · twice or more: 9 days" in await line(company, 1, Pace.DAILY)


async def test_at_a_live_pace_they_are_minutes(company: Company) -> None:
    said = await line(company, 4, Pace.LIVE)
    assert "minutes" in said
    assert "day" not in said


async def test_one_person_among_computers_waits_for_nobody_and_reads_no_length(company: Company) -> None:
    assert "once a day" not in await line(company, 1, Pace.DAILY, computers=2, places=3)
