"""Moves that are made by themselves: by chance that is known, and waited for."""

import asyncio
import random
import re
from collections.abc import Callable

from bot.model.tables import Status
from bot.tables.table import Table
from tests.entries import PLANS
from tests.patience import eventually
from tests.tables.company import ANNA, BEN, CARLA, Company

PEOPLE = (ANNA, BEN, CARLA)
FORCED = (20.0, 90.0)
PLANNED = (30.0, 90.0)


class Chance(random.Random):
    """Chance that remembers between which bounds it was asked for a time, and says: at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[float, float]] = []

    def uniform(self, a: float, b: float) -> float:
        self.asked.append((a, b))
        return 0.0


async def at_rest() -> None:
    """Waits until no automatic move is under way."""

    def resting() -> bool:
        names = [task.get_name() for task in asyncio.all_tasks()]
        return not any(name.startswith(("table ", "resuming ")) for name in names)

    await asyncio.sleep(0.01)
    await eventually(resting, "the rest after the automatic moves")


def is_special(move: str) -> bool:
    return re.fullmatch(r"play [YRBK]\d+", move) is None


Case = Callable[[str, str, list[str]], bool]


def found(table: Table, case: Case) -> tuple[str, str] | None:
    """A lead and the next player's card for which it is so, if a trick is to be led and two more after it."""
    if table.status is not Status.RUNNING or table.view(None).step != "play" or table.dealt.state.trick:
        return None
    leader, game, state = table.to_move()[0], table.game, table.dealt.state
    if len(state.hands[leader]) < 3:
        return None  # a last card is played by itself
    for lead in game.legal(state, leader):
        after = game.play(state, leader, lead)
        legal = list(game.legal(after, 1 - leader))
        for card in (plan.partition(" ")[2] for plan in PLANS["skullking"].offered(state, 1 - leader)):
            if case(lead, card, legal):
                return lead, card
    return None


async def searched(company: Company, case: Case) -> tuple[Table, str, str]:
    """A table of Anna and Ben at which there is such a lead and such a card."""
    while True:
        table = await company.play(
            await company.dealt(rounds=10), lambda table: found(table, case) is not None
        )
        if table.status is Status.RUNNING:
            lead, card = found(table, case) or ("", "")
            return table, lead, card


def legal(lead: str, card: str, choice: list[str]) -> bool:
    return card in choice and len(choice) > 1 and not is_special(lead)
