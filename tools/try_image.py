"""`python -m tools.try_image COMMAND…`: whether the bot starts where it is installed, on our Discord.

COMMAND starts Python there, with DISCORD_TOKEN, DISCORD_API and DISCORD_SOCKET of this environment, as in
`docker run --rm --network host --volume tavern:/data --env DISCORD_TOKEN … IMAGE python`.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.host.exit_status import NEEDS_HOST
from tests.loopback.server import TOKEN, Discord, loopback

PATIENCE = 120
"""Seconds for each step: a container on an emulated processor takes its time."""
START = """
import os, sys
import discord.gateway, discord.http, yarl
discord.http.Route.BASE = os.environ["DISCORD_API"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_SOCKET"])
from bot.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


class Failed(Exception):  # noqa: N818 - read as a sentence
    """A step has ended otherwise than it should."""


class Trial:
    """Runs `python -m bot` where `command` starts Python, on `discord`."""

    def __init__(self, command: Sequence[str], discord: Discord) -> None:
        self._command = command
        self._discord = discord

    async def start(self, *words: str, token: str = TOKEN) -> asyncio.subprocess.Process:
        """Starts it with these words."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": token,
            "DISCORD_API": self._discord.api,
            "DISCORD_SOCKET": self._discord.socket,
        }
        program = *self._command, "-c", START, *words
        return await asyncio.create_subprocess_exec(
            *program,
            env=environment,
            cwd="/",
            stderr=asyncio.subprocess.PIPE,  # away from this checkout
        )

    async def ends(self, status: int, *words: str, token: str = TOKEN) -> None:
        """Runs it to its end. Raises `Failed` if that has another status."""
        process = await self.start(*words, token=token)
        async with asyncio.timeout(PATIENCE):
            _, said = await process.communicate()
        print(f"{' '.join(words) or 'the bot'}: {process.returncode}", flush=True)
        if process.returncode != status:
            raise Failed(f"{words} ended with {process.returncode}, not {status}: {said.decode()}")

    async def runs(self) -> None:
        """Starts it, waits until it is healthy, and stops it as a host does. Raises `Failed`."""
        process = await self.start()
        try:
            await asyncio.wait_for(self._discord.gateway.ready.wait(), PATIENCE)
            for _ in range(PATIENCE):
                if await (await self.start("healthy")).wait() == 0:
                    break
                await asyncio.sleep(1)
            else:
                raise Failed("the bot does not become healthy")
        finally:
            process.terminate()
            _, said = await process.communicate()
        if process.returncode != 0 or b"Traceback" in said:
            raise Failed(f"the bot ended with {process.returncode}: {said.decode()}")


async def attempt(command: Sequence[str]) -> None:
    """A start without a token, one with a refused one, a bot that runs, and a backup brought back."""
    async with loopback() as discord:
        discord.world.add_channel(discord.world.add_guild("The Pirate Tavern"), "tavern")
        trial = Trial(command, discord)
        await trial.ends(NEEDS_HOST, token="")
        await trial.ends(NEEDS_HOST, token=f"not.{TOKEN}")
        await trial.runs()
        kept = Path(os.environ.get("DATA_FOLDER", "/data")) / "tried.sqlite3"
        for words in (("backup", str(kept)), ("restore", str(kept)), ("doctor", "--thaw"), ("sync",)):
            await trial.ends(0, *words)


if __name__ == "__main__":
    asyncio.run(attempt(sys.argv[1:]))
