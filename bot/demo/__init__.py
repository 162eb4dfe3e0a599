"""The demo: the very same bot on a simulated Discord, played in the browser, without a token.

The simulation is a dependency of the demo and the tests alone, so it is imported only here.
"""

import asyncio
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import ui

from bot.client import TavernBot
from bot.games.registry import GAMES
from bot.settings import Settings
from bot.texts.catalog import DEFAULT, Say, speaker
from bot.ui.buttons import TableButton
from bot.ui.custom_id import NO_TABLE, Press
from bot.ui.faces import FACES
from bot.ui.layout import page

COMPUTERS = 3
GUESTS = ("Anna", "Ben", "Carla", "Diego")
TICK = 1.0
"""Seconds between two ticks of the demo's clock: the simulation's time stands still by itself."""
SETTLE = 10.0
"""Seconds in which the bot must come to rest after a click; it waits for what is due before that."""

WELCOME = """Pirate Tavern is running. Open this page in a browser:

    {url}

Play as {first}: press the first button under the welcome post. To be somebody else, change the viewer.
The tavern lives in memory and is gone when you stop it. Stop it with Ctrl-C."""


async def run_demo(settings: Settings) -> None:
    """Serves the demo until it is cancelled."""
    with tempfile.TemporaryDirectory(prefix="pirate-tavern-") as folder:
        bot = TavernBot(demo_settings(settings, Path(folder)))
        async with simcord.run(bot, settle_timeout=SETTLE, check_errors=False) as env:
            guild = env.create_guild("The Pirate Tavern")
            channel = guild.create_text_channel("tavern")
            users = [env.create_user(name.lower(), global_name=name) for name in GUESTS]
            viewers = [guild.add_member(user) for user in users]
            await _introduce(bot, channel.id)
            await env.settle()
            preview = env.preview(channel, viewers=viewers, layout="channel")
            async with preview:
                print(WELCOME.format(url=preview.url, first=GUESTS[0]), flush=True)
                await _keep_time(env, preview, _taking_turns(preview))


def demo_settings(settings: Settings, folder: Path) -> Settings:
    """The settings of the demo: nobody is kept waiting, and nothing outlives it."""
    return replace(
        settings, data_folder=folder / "data", computer_delay=0.1, dm_interval=0.0, nudge_after=3600.0
    )


def welcome(say: Say) -> ui.LayoutView:
    """The post that says what to click first: a game."""
    return page([say("demo-welcome")], [_open_button(game, say) for game in FACES])


def _open_button(game: str, say: Say) -> TableButton:
    computers = min(COMPUTERS, GAMES[game].RULES.max_players - 1)
    press = Press(NO_TABLE, "open", None, f"{game} {computers}")
    label = say("demo-button-open", game=say(f"game-{game}"))
    return TableButton(press, label, style=discord.ButtonStyle.success)


async def _introduce(bot: TavernBot, channel_id: int) -> None:
    if bot.user is not None:
        await bot.user.edit(username="Pirate Tavern")
    await bot.get_partial_messageable(channel_id).send(view=welcome(speaker(DEFAULT)))


def _taking_turns(preview: simcord.Preview) -> asyncio.Lock:
    """A lock that clicks hold while they are answered.

    The simulation does one thing at a time. It would refuse a click that comes while its clock ticks, and
    the page would take no more clicks after that; so both take turns.
    """
    turn, answer = asyncio.Lock(), preview._action

    async def answer_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turn:
            return await answer(context_id, body)

    preview._action = answer_in_turn  # type: ignore[method-assign] # there is no public seam
    return turn


async def _keep_time(env: simcord.Env, preview: simcord.Preview, turn: asyncio.Lock) -> None:
    """Lets the simulation's time pass with the real one, and shows what happened meanwhile.

    A click shows its own page anew, so that the others alone need it afterwards: each time a page is shown
    anew, clicks on what it showed before are refused.
    """
    told, then = 0, time.monotonic()
    while True:
        await asyncio.sleep(TICK)
        async with turn:
            before, now = len(env.http_requests), time.monotonic()
            with suppress(TimeoutError):
                await env.advance_time(now - then)
            then = now
            several = len(preview._pages) > 1 + 1  # the first is the simulation's own
            if len(env.http_requests) > (told if several else before):
                await preview.refresh()
            told = len(env.http_requests)
