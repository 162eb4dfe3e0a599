"""Troubles of two processes on one PostgreSQL: kills and freezes of the playing one, restarts of the server.

Triggers note in the database which process has written to which table and when. So it is seen which one wrote
after another had taken over, and how soon play continued.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

import psycopg

from bot.store.postgres.lease import SPARED
from tests.loopback.pair import Pair
from tests.patience import eventually
from tests.postgres import AT_ONCE, FAST, server
from tools.chaos.troubles import Troubles

KILL, FREEZE, SHORT_FREEZE, RESTART = "kill", "freeze", "short freeze", "restart"
SHORT = SPARED - 1
"""Seconds of a freeze that costs nothing."""
ONE_OF = 5
"""How many troubles there are for each freeze, and for each restart of the server."""
SHORT_ONES = 4
"""How many freezes there are for each that is short."""
_NOTING = """
CREATE SCHEMA chaos;
CREATE TABLE chaos.writes (id bigserial, at float, process text, about text);
CREATE FUNCTION chaos.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO chaos.writes (at, process, about) VALUES (extract(epoch FROM clock_timestamp()),
        split_part(current_setting('application_name'), ' ', 2), TG_TABLE_NAME);
    RETURN NULL;
END $$;
DO $$ DECLARE one text; BEGIN
    FOR one IN SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'
        AND table_name <> 'commits' LOOP
        EXECUTE format('CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON %I
            EXECUTE FUNCTION chaos.note()', one);
    END LOOP;
END $$;
"""
Write = tuple[float, str, str]


@dataclass
class SpareTroubles(Troubles):
    """Kills and freezes of the playing process; their times, by the clock of all."""

    befell: list[tuple[float, str]] = field(default_factory=list)
    taken_by_mistake: int = 0

    def __str__(self) -> str:
        counts = {
            "kills": self.killed,
            FREEZE + "s": self._count(FREEZE),
            "  ended badly": self.unclean,
            SHORT_FREEZE + "s": self._count(SHORT_FREEZE),
            "  taken over": self.taken_by_mistake,
            "restarts of the server": self._count(RESTART),
            "  commits in doubt": self.bot.log.count("a commit was in doubt"),
            "    those done": self.bot.log.count("a commit was in doubt done=True"),
            "    never known": self.bot.log.count("a commit is in doubt"),
        }
        return "\n".join(f"{name:<24}{count:>6}" for name, count in counts.items())

    @property
    def pair(self) -> Pair:
        assert isinstance(self.bot, Pair)
        return self.bot

    async def kill_at_random(self) -> None:
        """SIGKILL at any instant."""
        await asyncio.sleep(self.chance.random())
        self._note(KILL)
        await self.bot.kill()
        self.killed += 1
        await self.bot.start()

    async def freeze(self) -> None:
        """Suspends it until the spare plays; then it finds out that it does not play any more."""
        frozen, identified = self.pair.plays(), self.bot.discord.gateway.identifies
        assert frozen is not None
        self._note(FREEZE)
        with frozen.standing_still():
            await eventually(lambda: self.bot.discord.gateway.identifies > identified, "the spare", every=0.1)
            await asyncio.sleep(2 * self.chance.random())
        await self.bot.start()
        self.unclean += self.pair.waits() is not frozen

    async def freeze_shortly(self) -> None:
        """Suspends it for almost as long as nobody takes over."""
        frozen = self.pair.plays()
        assert frozen is not None
        self._note(SHORT_FREEZE)
        with frozen.standing_still():
            await asyncio.sleep(SHORT)
        self.taken_by_mistake += self.pair.plays() is not frozen

    async def restart(self) -> None:
        """The server is stopped as people play, fast or at once, and started again."""
        how, identified = self.chance.choice([FAST, AT_ONCE]), self.bot.discord.gateway.identifies
        await asyncio.sleep(self.chance.random())
        self._note(RESTART)
        server().stop(how)
        await asyncio.sleep(2 * self.chance.random())
        await asyncio.to_thread(server().start)
        await eventually(lambda: self.bot.discord.gateway.identifies > identified, "who plays", every=0.1)
        await self.bot.start()

    async def any(self) -> None:
        """One of these, mostly a kill."""
        at = self.chance.randrange(ONE_OF)
        if at == 0:
            await self.freeze()
        elif at == 2:
            await self.restart()
        elif at == 1 and self._count(SHORT_FREEZE) * SHORT_ONES < self._count(FREEZE):
            await self.freeze_shortly()
        else:
            await self.kill_at_random()

    def over(self) -> None:
        """Nobody plays from now on."""
        self._note("end")

    def _note(self, what: str) -> None:
        self.befell.append((time.time(), what))

    def _count(self, what: str) -> int:
        return sum(one == what for _, one in self.befell)


def note_writes(address: str) -> None:
    """Begins to note who writes."""
    with psycopg.connect(address) as connection:
        connection.execute(_NOTING.encode())


@dataclass(frozen=True, slots=True)
class Takeovers:
    """The findings of the notes: how many writes, how many of those too late, and when play continued.

    That time is None if the next trouble came before.
    """

    writes: int
    late: int
    after_kills: Sequence[float | None]
    after_freezes: Sequence[float | None]

    @classmethod
    def read(cls, address: str, troubles: SpareTroubles) -> "Takeovers":
        with psycopg.connect(address) as connection:
            rows = connection.execute("SELECT at, process, about FROM chaos.writes ORDER BY id").fetchall()
        befell = troubles.befell
        spans = [(what, begun, end) for (begun, what), (end, _) in pairwise(befell)]
        return cls(
            len(rows),
            _late([process for _, process, _ in rows]),
            *(
                [_went_on(rows, begun, end) for what, begun, end in spans if what == kind]
                for kind in (KILL, FREEZE)
            ),
        )

    def __str__(self) -> str:
        return (
            f"{'writes':<24}{self.writes:>6}\n{'  after another had begun':<24}{self.late:>5}\n"
            f"{'next move after a kill':<24}{_in_words(self.after_kills)}\n"
            f"{'  after a freeze':<24}{_in_words(self.after_freezes)}"
        )


def _late(processes: Sequence[str]) -> int:
    """How many writes came after the first of a process that began later."""
    order = list(dict.fromkeys(processes))
    newest = late = 0
    for process in processes:
        newest = max(newest, order.index(process))
        late += order.index(process) < newest
    return late


def _went_on(rows: Sequence[Write], begun: float, end: float) -> float | None:
    """Seconds until another process than that of then stored a move."""
    before = next((process for at, process, _ in reversed(rows) if at <= begun), "")
    later = (
        at - begun
        for at, process, about in rows
        if begun < at <= end and process != before and about == "moves"
    )
    return next(later, None)


def _in_words(found: Sequence[float | None]) -> str:
    seconds = sorted(one for one in found if one is not None)
    if not seconds:
        return "     –"
    report = f"{median(seconds):>6.1f} s in the middle, {seconds[-1]:.1f} at most, of {len(seconds)}"
    sooner = len(found) - len(seconds)
    return f"{report}; before {sooner} the next trouble came" if sooner else report
