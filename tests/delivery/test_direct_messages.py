"""Conversations that the bot begins: one a person, whoever wants it at once."""

import asyncio
from typing import Any

import pytest

from bot.delivery.direct_messages import DirectMessages
from bot.model.first_contact import Budget
from bot.model.people import PersonRow
from bot.tables import first_contact
from tests.people import remembered
from tests.tables.company import ANNA, Company


class Opened:
    """Discord, as far as it opens conversations."""

    def __init__(self) -> None:
        self.people: list[int] = []

    async def open_dm(self, user_id: int) -> int:
        self.people.append(user_id)
        return 1000 + user_id


@pytest.mark.usefixtures("reads")
async def test_two_tables_that_write_to_somebody_at_once_take_one_out_of_the_budget(company: Company) -> None:
    anna = PersonRow(ANNA.user_id, "en", may_write=True)
    await remembered(company.tables.store.people, anna)
    discord: Any = Opened()
    messages = DirectMessages(company.tables, discord, 0, Budget(10, 50))
    channels = list(await asyncio.gather(*(messages.channel(anna) for _ in range(2))))
    assert channels == [1000 + ANNA.user_id] * 2
    assert discord.people == [ANNA.user_id]
    assert len((await first_contact.kept(company.tables)).opened_at) == 1
