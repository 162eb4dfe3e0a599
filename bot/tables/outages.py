"""Outages: time in which Discord or the bot is away counts for nobody.

Calendars leave it out, and the next steps of leagues are put off. A note of when the bot was last there shows
how long it was away.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.store.errors import StoreError
from bot.store.notes import PRESENT, keep_note
from bot.tables.presence import Unavailable
from bot.tables.tables import Tables
from bot.tables.worker import each, end

log = logging.getLogger(__name__)

BEATS_PER_LOOK = 10  # beats after which changes are looked for that Discord does not show yet
SHORT = 60  # seconds: an outage up to this, as by a deploy, puts no league off

Ask = Callable[[], Awaitable[None]]


class Outages:
    """Watches every `beat` seconds whether Discord is there.

    After a beat without an answer `probe` sends Discord a request: an outage begins at most a beat too early.
    Each of `ask_again` shows changes that were not shown.
    """

    def __init__(self, tables: Tables, beat: float, probe: Ask, ask_again: Sequence[Ask]) -> None:
        self._tables = tables
        self._beat = beat
        self._probe = probe
        self._ask_again = ask_again
        self._watching: asyncio.Task[None] | None = None
        self._taking_up: set[asyncio.Task[None]] = set()
        self._counting = asyncio.Lock()
        self._counted_until = 0  # an outage that goes on after a start is counted from here

    async def resume(self) -> None:
        """Counts the time in which the bot was down, and begins to watch."""
        presence, now = self._tables.presence, self._tables.now()
        has_failed = presence.absence is not None
        presence.absence = presence.absence or (now, now)  # until it is counted no clock ends
        note = await self._tables.store.notes.note(PRESENT)
        begun = min(presence.absence[0], now if note is None else int(note))
        await self._keep(begun, now)
        presence.taken_up()
        presence.returned = self._returned
        self._watching = asyncio.create_task(self._watch(), name="outages")
        if has_failed:
            self.look()

    async def stop(self) -> None:
        """Ends the watching; from now on the bot is away."""
        await end(*self._taking_up, self._watching)
        if self._watching is not None:
            with suppress(StoreError):  # it is logged already; the next start takes the last note
                await (self._tables.uses.keep() if self._tables.presence.is_away else self._note_presence())

    def look(self) -> None:
        """Shows the changes that were not shown: Discord has just come back."""
        if self._watching is not None:
            self._do(self._ask())

    async def _watch(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(self._beat)
            beats += 1
            await self._try(self._beat_once(shows=beats % BEATS_PER_LOOK == 0))

    async def _beat_once(self, *, shows: bool) -> None:
        if await self.look_at_discord() and shows:
            await self._ask()

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StoreError as error:  # it is logged already
            log.info("Discord's presence is looked at later", extra={"error": str(error)})
        except Exception:
            log.exception("Discord's presence could not be looked at")

    async def look_at_discord(self) -> bool:
        """Notes whether Discord is there; asks it where it has been silent."""
        presence = self._tables.presence
        if presence.is_away or self._tables.now() - presence.answered_at >= self._beat:
            try:
                await self._probe()
            except Unavailable as error:
                log.warning("Discord does not answer", extra={"error": str(error)})
                return False
        if presence.absence is not None:
            await self._take_up()  # it could not be stored when Discord came back
        if presence.is_away:
            return False
        await self._note_presence()
        return True

    def _returned(self) -> None:
        self._do(self._take_up())

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(self._try(work))
        self._taking_up.add(task)
        task.add_done_callback(self._taking_up.discard)

    async def _take_up(self) -> None:
        presence = self._tables.presence
        async with self._counting:
            if presence.absence is None:
                return
            await self._keep(*presence.absence)
            presence.taken_up()  # only once it is kept do the clocks go on
        await self._ask()

    async def _keep(self, begun: int, ended: int) -> None:
        begun = max(begun, self._counted_until)
        if ended <= begun:
            await self._note_presence()
            return
        log.warning("an outage is over", extra={"seconds": ended - begun})
        await self._tables.store.outages.keep(begun, ended, delays_leagues=ended - begun > SHORT)
        self._counted_until = ended

    async def _ask(self) -> None:
        await each(*self._ask_again)

    async def _note_presence(self) -> None:
        await self._tables.uses.keep(keep_note(PRESENT, str(self._tables.now())))
