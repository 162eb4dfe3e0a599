"""The caller of an interaction, as they stand to a table."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot.tables.person import Person
from bot.texts.catalog import speaker
from bot.ui.kit.caller import Caller
from tests.tables.company import HERE, Company

ELSEWHERE = HERE.guild_id + 1


@dataclass(frozen=True)
class Interaction:
    """Where somebody has pressed something: a server, or None in direct messages."""

    guild_id: int | None


@pytest.mark.parametrize(
    ("guild_id", "moderates", "counts"),
    [
        (HERE.guild_id, True, True),
        (HERE.guild_id, False, False),
        (ELSEWHERE, True, False),
        (None, True, False),
    ],
)
async def test_a_moderator_counts_at_the_tables_of_their_own_server_alone(
    company: Company, guild_id: int | None, moderates: bool, counts: bool
) -> None:
    table, services = await company.opened(), cast("Any", None)
    mo = Person(77, "Mo", moderator=moderates)
    caller = Caller(cast("Any", Interaction(guild_id)), services, speaker("en"), mo)
    assert caller.at(table) == Person(77, "Mo", moderator=counts)
