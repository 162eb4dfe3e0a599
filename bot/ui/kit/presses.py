"""Presses of one person that come at once: some equal ones are answered once, all others in turn."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot.ui.kit.buttons import pressed
from bot.ui.kit.caller import TURN
from bot.ui.kit.errors import answer_errors

# A person who taps twice wants it once: to see something, one table, one correction.
ONCE = frozenset(
    {
        "again_in_thread",
        "board",
        "card",
        "choose",
        "daily",
        "entrant_points_do",
        "go_on",
        "hand",
        "look_back",
        "match_correct_do",
        "open_in_thread",
        "replay",
        "rules",
        "scorepad",
        "standings",
    }
)
PATIENCE = 2.0  # seconds that a press waits for the one before: Discord waits 3 for its answer


class Presses:
    """Answers presses, so that one person's many presses delay nobody else."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._under_way: set[object] = set()
        self._turns: dict[int, asyncio.Event] = {}

    async def answer(
        self, interaction: discord.Interaction, answer: Callable[[discord.Interaction], Awaitable[None]]
    ) -> None:
        """Answers a press in its turn; acknowledges one that asks for what is under way."""
        button_id, message, user_id = pressed(interaction), interaction.message, interaction.user.id
        press = user_id, message and message.id, button_id
        if button_id.action in ONCE and press in self._under_way:
            await answer_errors(interaction, interaction.response.defer())
            return
        self._under_way.add(press)
        # It is over once an answer is promised, however long the work takes.
        turn = interaction.extras[TURN] = asyncio.Event()
        before, self._turns[user_id] = self._turns.get(user_id), turn
        try:
            if before is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(before.wait(), self._patience)
            await answer(interaction)
        finally:
            self._under_way.discard(press)
            turn.set()
            if self._turns.get(user_id) is turn:  # a later one may have been answered before
                del self._turns[user_id]
