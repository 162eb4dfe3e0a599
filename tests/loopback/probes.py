"""What the bench has inside the bot's process: a look at its event loop, and a command that only answers."""

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui

TICK = 0.005
"""Seconds between two looks at the loop."""
WRITE_EVERY = 0.2
"""Seconds between two lines of lags."""


class Look(NamedTuple):
    """How many seconds late the loop came back from a sleep, and how many its thread was busy meanwhile."""

    late: float
    cpu: float


@app_commands.command(name="bare", description="Answers, and does nothing else")
async def bare_command(interaction: discord.Interaction, texts: str, buttons: int) -> None:
    """Answers with a message of so many characters in each of its texts (`120 80`), and so many buttons."""
    container: ui.Container[Any] = ui.Container()
    for length in texts.split():
        container.add_item(ui.TextDisplay("x" * int(length)))
    for first in range(0, buttons, 5):
        row = [
            ui.Button[Any](custom_id=f"bare:{n}", label=f"{n}") for n in range(first, min(first + 5, buttons))
        ]
        container.add_item(ui.ActionRow(*row))
    view = ui.LayoutView()
    view.add_item(container)
    view.stop()  # nothing is listened for
    await interaction.response.send_message(view=view, ephemeral=True)


async def write_lag(path: Path) -> None:
    """Writes a line now and then: the looks at the loop, each after a short sleep.

    It looks only while the file is there: looking costs CPU too. A line goes to the file that was there when
    it began: of looks that are under way when that is removed nobody learns.
    """
    while True:
        try:
            file = path.open("r+", encoding="utf-8")
        except FileNotFoundError:
            await asyncio.sleep(WRITE_EVERY)
            continue
        with file:
            looks = await _looks(WRITE_EVERY)
            file.seek(0, os.SEEK_END)
            file.write(json.dumps(looks) + "\n")


async def _looks(seconds: float) -> list[Look]:
    """Looks at the loop for a while."""
    until, looks = time.monotonic() + seconds, []
    while (begun := time.monotonic()) < until:
        used = time.thread_time()
        await asyncio.sleep(TICK)
        late = time.monotonic() - begun - TICK
        looks.append(Look(round(late, 5), round(time.thread_time() - used, 5)))
    return looks


def install(lag: str | None, *, bare: bool) -> None:
    """Adds what is wanted to the bot that is started next."""
    login, writing = discord.Client.login, list[asyncio.Task[None]]()

    async def logged_in(client: Any, token: str) -> None:
        if bare:
            client.tree.add_command(bare_command, override=True)
        if lag and not writing:
            writing.append(asyncio.create_task(write_lag(Path(lag))))
        await login(client, token)

    discord.Client.login = logged_in  # type: ignore[method-assign, assignment]
