"""Two processes of the real bot on one PostgreSQL: one plays, the other is its spare."""

import asyncio
import signal
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.postgres.lease import processes
from bot.store.postgres.server import connected
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.patience import PATIENCE, eventually
from tests.postgres import drop, new_database

NAMES = ("first", "second")


@dataclass
class Pair(Bot):
    """As one bot, which is the one that plays; whoever is gone comes back as the spare."""

    members: Sequence[Bot] = ()

    @property
    def log(self) -> str:
        return "".join(member.log for member in self.members)

    def plays(self) -> Bot | None:
        return self._with_name(True)

    def waits(self) -> Bot | None:
        return self._with_name(False)

    def _with_name(self, plays: bool) -> Bot | None:
        with connected(self.address, "a test") as connection:
            names = [one.name.partition("-")[0] for one in processes(connection) if one.plays is plays]
        return next((self.members[NAMES.index(name)] for name in names), None)

    async def start(self) -> None:
        """Starts whoever is not there, and waits until one plays and the other waits."""
        for member in self.members:
            if member.process is None or member.process.returncode is not None:
                await member.launch()
        await asyncio.wait_for(self._ready(), PATIENCE)
        await eventually(lambda: self.waits() is not None, "a spare", every=0.1)
        await eventually(self._is_found, "who plays", every=0.1)

    async def followed_by(self, spare: Bot | None) -> None:
        """Waits until the spare plays: whoever is started sooner may be quicker."""
        await eventually(lambda: self.plays() is spare, "the spare plays", every=0.1)

    def _is_found(self) -> bool:
        playing = self.plays()
        self.process = None if playing is None else playing.process
        return self.process is not None and self.process.returncode is None

    async def _end(self, how: signal.Signals) -> int:
        status = await super()._end(how)
        self._is_found()
        return status


@asynccontextmanager
async def pair(
    discord: Discord, folder: Path, settings: Mapping[str, str] | None = None
) -> AsyncIterator[Pair]:
    """Both, running; they are ended with the block."""
    shared = {**(settings or {}), "DATABASE_URL": new_database()}
    members = []
    for name in NAMES:
        (folder / name).mkdir()
        members.append(Bot(discord, folder / name, {**shared, "DYNO": name}))
    both = Pair(discord, folder, shared, members=members)
    try:
        await both.start()
        yield both
    finally:
        for member in members:
            if member.process is not None and member.process.returncode is None:
                member.process.kill()
                await member.process.wait()
        drop(shared["DATABASE_URL"])
