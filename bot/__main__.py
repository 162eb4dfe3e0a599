"""`python -m bot`: the bot on Discord; `demo`: the bot in the browser; and what a host needs besides.

`doctor` tells what is wrong (with `--thaw` it lets frozen tables go on that can), `backup FILE` and
`restore FILE` copy the database out and in, and `replay FILE` prints a record's scorepad.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from dotenv import dotenv_values

from bot.settings import BadSettings, Settings, read_settings, require_token
from bot.store.errors import StoreError

USAGE = "usage: python -m bot [demo | doctor [--thaw] | backup FILE | restore FILE | replay FILE]"
MISTAKE = 2
"""Exit status when the bot can't start until somebody changes something."""


def main(arguments: Sequence[str]) -> int:
    """Runs what the arguments say; returns the exit status. What is wrong is told in one line."""
    try:
        match arguments:
            case []:
                settings = read_settings(_environment())
                _until_stopped(_run(settings, require_token(settings)))
            case ["demo"]:
                from bot.demo import run_demo

                _until_stopped(run_demo(read_settings(_environment())))
            case ["doctor"]:
                return _doctor()
            case ["doctor", "--thaw"]:
                return _thaw()
            case ["backup", path]:
                from bot.host.backups import back_up

                print(back_up(read_settings(_environment()), Path(path)))
            case ["restore", path]:
                from bot.host.backups import bring_back

                print(bring_back(read_settings(_environment()), Path(path)))
            case ["replay", path]:
                return _replay(Path(path))
            case _:
                return _mistake(USAGE)
    except (BadSettings, StoreError) as error:
        return _mistake(str(error))
    return 0


def _environment() -> dict[str, str]:
    """The settings of `.env` in this folder, and over them those of the environment."""
    try:
        in_file = {name: value for name, value in dotenv_values(".env").items() if value is not None}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(
            f".env can't be read ({error}). It must be a text file that the bot may read."
        ) from error
    return {**in_file, **os.environ}


def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Runs until the work ends, or until Ctrl-C or SIGTERM ends it cleanly."""

    async def stoppable() -> None:
        task = asyncio.ensure_future(work)
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(stoppable())


async def _run(settings: Settings, token: str) -> None:
    import aiohttp
    import discord

    from bot.client import TavernBot
    from bot.logs import set_up

    set_up(settings.log_level, settings.log_form, token)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never speaks
    async with TavernBot(settings) as bot:
        try:
            await bot.open_store()
            await bot.start(token)
        except discord.LoginFailure as error:
            raise BadSettings(
                "DISCORD_TOKEN was refused by Discord. Copy it anew from"
                " https://discord.com/developers/applications (Bot, Reset Token) to .env, and start again."
                " The demo needs no token: make demo"
            ) from error
        except (aiohttp.ClientConnectionError, discord.DiscordServerError) as error:
            raise BadSettings(f"Discord can't be reached from here: {error}") from error


def _doctor() -> int:
    """Prints what every check finds, a line each."""
    from bot.host.doctor import examine

    well = True
    for finding in examine(_environment()):
        print(finding, flush=True)
        well = well and finding.well
    return 0 if well else MISTAKE


def _thaw() -> int:
    """Lets the frozen tables go on that can, and prints a line for each."""
    from bot.host.state import thaw

    well = True
    for finding in thaw(read_settings(_environment()).database):
        print(finding, flush=True)
        well = well and finding.well
    return 0 if well else MISTAKE


def _replay(path: Path) -> int:
    """Prints the scorepad of a record, a line for each round and seat."""
    from bot.games.record import BadRecord, read, replay
    from bot.registry import ENTRIES

    try:
        record = read(path.read_text(encoding="utf-8"), [entry.game for entry in ENTRIES])
        state = replay(record)
    except (OSError, UnicodeDecodeError, BadRecord) as error:
        return _mistake(f"{path}: {error}")
    for line in record.game.scorepad(state):
        details = " ".join(f"{name}={value}" for name, value in line.details.items())
        print(f"round {line.round} seat {line.seat}: {details} score={line.score} total={line.total}")
    for placing in record.game.result(state) or ():
        print(f"place {placing.place}: seat {placing.seat} with {placing.score}")
    return 0


def _mistake(text: str) -> int:
    print(text, file=sys.stderr)
    return MISTAKE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
