"""The real bot as a process of its own, on our Discord."""

import asyncio
import os
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.databases import migrated
from tests.loopback import launcher
from tests.loopback.registered import Registered, registered
from tests.loopback.server import TOKEN, Discord
from tests.loopback.stored import Stored
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
UNHURRIED: Mapping[str, str] = {
    "COMPUTER_DELAY": "0",
    "PICTURES": "0",
    "NUDGE_AFTER": "3600",
    "NUDGE_AFTER_DAILY": "3600",
    "DM_INTERVAL": "0",
    "DMS_PER_HOUR": "1000000",
    "DMS_PER_DAY": "1000000",
    "LOCK_WAIT": "0",
    "CLOSED_WAIT": "0.2",
    "ALLOW_EPHEMERAL": "1",
}
"""Settings by which nobody waits for the bot, nobody is nudged, and any disk will do."""


_registered: list[Registered] = []
"""What the first bot of this checkout has registered in this process, if there was one."""


@dataclass
class Bot:
    """A bot that can be started, killed and started again. `log` is all that its processes have written.

    One that `is_new` to Discord registers its commands at its first start.
    """

    discord: Discord
    folder: Path
    settings: Mapping[str, str] = field(default_factory=dict)
    checkout: Path = ROOT
    process: asyncio.subprocess.Process | None = None
    is_new: bool = False

    @property
    def database(self) -> Path:
        return self.folder / "data" / "tavern.sqlite3"

    @property
    def address(self) -> str:
        """That of a database on PostgreSQL, if it has one."""
        return self.settings.get("DATABASE_URL", "")

    def stored(self) -> Stored:
        return Stored.read_from(self.address) if self.address else Stored.read(self.database)

    @property
    def log(self) -> str:
        path = self.folder / "log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    async def start(self) -> None:
        """Starts a process and waits until people can use it."""
        await self.launch()
        await self.connected()
        if self._registers_as_others and not _registered:
            _registered.append(await registered(self.database, self.discord))

    async def launch(self, *words: str) -> asyncio.subprocess.Process:
        """Starts a process: `python -m bot` with these words."""
        if not (self._is_other or self.address or self.database.exists()):
            migrated(self.database)
            if self._registers_as_others and _registered and not self.is_new:
                _registered[0].give(self.database, self.discord)
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("LOOPBACK_")},
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DATA_FOLDER": str(self.folder / "data"),
            launcher.API: self.discord.api,
            launcher.SOCKET: self.discord.socket,
            launcher.CHANCE: secrets.token_hex(),
            **UNHURRIED,
            **self.settings,
        }
        with (self.folder / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                self._python(),
                "-m",
                "tests.loopback.launcher",
                str(self.checkout.resolve()),
                *words,
                cwd=self.folder,  # where no `.env` lies
                env=environment,
                stdout=log,
                stderr=log,
            )
        return self.process

    def _python(self) -> str:
        """This Python; that of another checkout's own `.venv`, where it has one, for what it depends on."""
        own = self.checkout / ".venv" / "bin" / "python"
        return str(own.absolute()) if self._is_other and own.exists() else sys.executable

    @property
    def _registers_as_others(self) -> bool:
        return not (self._is_other or self.address) and launcher.BARE not in self.settings

    @property
    def _is_other(self) -> bool:
        return self.checkout.resolve() != ROOT.resolve()

    async def connected(self) -> None:
        """Waits until the bot is connected, and has registered its commands. Raises if it ends instead."""
        assert self.process is not None
        ready = asyncio.ensure_future(self._ready())
        ended = asyncio.ensure_future(self.process.wait())
        await asyncio.wait({ready, ended}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        connected = ready.done()
        for waiting in (ready, ended):
            waiting.cancel()
        assert connected, f"the bot is not there:\n{self.log[-3000:]}"

    async def _ready(self) -> None:
        await self.discord.gateway.ready.wait()
        await self.discord.rest.registered.wait()  # the first process registers them, once it is connected

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        session = self.discord.gateway.session
        if self.process.returncode is None:
            self.process.send_signal(how)
        status = await asyncio.wait_for(self.process.wait(), PATIENCE)
        self.discord.gateway.forget(session)
        return status

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """While the block runs, the process gets no processor."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def fill_disk(self) -> None:
        self._limit_files(full=True)

    def free_disk(self) -> None:
        self._limit_files(full=False)

    def _limit_files(self, *, full: bool) -> None:
        import resource  # which not every system has

        assert self.process is not None
        unlimited = resource.RLIM_INFINITY
        limits = (0 if full else unlimited, unlimited)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, limits)

    def cpu(self) -> float:
        assert self.process is not None
        return sum(map(_cpu_of, _with_workers(self.process.pid)))

    def memory(self) -> int:
        """Kilobytes that the process has, without those of its workers (proc(5), `VmRSS`)."""
        assert self.process is not None
        [line] = [
            line
            for line in Path(f"/proc/{self.process.pid}/status").read_text("ascii").splitlines()
            if line.startswith("VmRSS:")
        ]
        return int(line.split()[1])

    async def at_rest(self, quiet: float = 0.3, most: float = PATIENCE) -> bool:
        """Waits until the bot has asked for nothing and done nothing for so long; False if it never does."""
        until = time.monotonic() + most
        calls, cpu, since = -1, -1.0, time.monotonic()
        while time.monotonic() < until:
            now = time.monotonic()
            asks = self.discord.under_way or len(self.discord.calls) != calls
            if asks or self.states() & {"R", "D"} or self.cpu() - cpu > IDLE:
                calls, cpu, since = len(self.discord.calls), self.cpu(), now
            elif now - since >= quiet:
                return True
            await asyncio.sleep(quiet / 6)
        return False

    def states(self) -> set[str]:
        """Those of its threads and workers (proc(5), `stat`): R and D run, or would if nobody else did."""
        assert self.process is not None
        return {state for pid in _with_workers(self.process.pid) for state in _states_of(pid)}


def _with_workers(pid: int) -> Iterator[int]:
    """A process, and all that it has started and that run still (proc(5), `children`)."""
    yield pid
    with suppress(FileNotFoundError, ProcessLookupError):
        for listed in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in map(int, listed.read_text().split()):
                yield from _with_workers(child)


def _states_of(pid: int) -> Iterator[str]:
    with suppress(FileNotFoundError, ProcessLookupError):
        for path in Path(f"/proc/{pid}/task").glob("*/stat"):
            yield path.read_text().rpartition(")")[2].split()[0]


def _cpu_of(pid: int) -> float:
    with suppress(OSError):  # it has ended meanwhile
        return time.clock_gettime(~pid << 3 | 2)  # its clock, as clock_getcpuclockid(3) names it
    return 0.0


IDLE = 0.01
"""Seconds of CPU that a bot uses that has nothing to do, in the time for which it is looked at."""


@asynccontextmanager
async def running(
    discord: Discord,
    folder: Path,
    settings: Mapping[str, str] | None = None,
    checkout: Path = ROOT,
    *,
    is_new: bool = False,
) -> AsyncIterator[Bot]:
    """The bot, running; it is stopped at the end of the block."""
    bot = Bot(discord, folder, settings or {}, checkout, is_new=is_new)
    try:
        await bot.start()
        yield bot
    finally:
        if bot.process is not None and bot.process.returncode is None:
            await bot.kill()
