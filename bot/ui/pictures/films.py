"""Films of finished games: GIFs, drawn in worker processes, one at a time a server."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

from bot import art
from bot.art.gif import Shot, joined
from bot.presenters.picture import Picture
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables.refusal import Refusal
from bot.tables.worker import end

MOST_BYTES = 4 * 1024 * 1024


class Frame(NamedTuple):
    """A picture, and for how long it is seen."""

    picture: Picture
    milliseconds: int


class Film(Protocol):
    """Draws the shots of films. Both raise `NoAnswerError`."""

    async def shot(self, picture: Picture, before: Shot | None, milliseconds: int) -> Shot:
        """As `art.draw_shot`."""
        ...

    async def opening(self, width: int, height: int) -> bytes:
        """As `art.draw_opening`."""
        ...


class FilmElsewhere:
    """Draws each shot in a pool, so that others come between."""

    def __init__(self, pool: ProcessPool) -> None:
        self._pool = pool

    async def shot(self, picture: Picture, before: Shot | None, milliseconds: int) -> Shot:
        """As `art.draw_shot`."""
        return await self._pool.run(Priority.PICTURE, art.draw_shot, picture, before, milliseconds)

    async def opening(self, width: int, height: int) -> bytes:
        """As `art.draw_opening`."""
        return await self._pool.run(Priority.PICTURE, art.draw_opening, width, height)


class FilmHere:
    """Draws shots in this process, for the demo."""

    async def shot(self, picture: Picture, before: Shot | None, milliseconds: int) -> Shot:
        """As `art.draw_shot`."""
        await asyncio.sleep(0)
        return art.draw_shot(picture, before, milliseconds)

    async def opening(self, width: int, height: int) -> bytes:
        """As `art.draw_opening`."""
        return art.draw_opening(width, height)


class Films:
    """Makes films; without anything to `film` with, none."""

    def __init__(self, film: Film | None, most_bytes: int = MOST_BYTES) -> None:
        self._film = film
        self._most_bytes = most_bytes
        self._busy: set[int] = set()
        self._making: set[asyncio.Task[None]] = set()

    @property
    def are_on(self) -> bool:
        """Whether there are any."""
        return self._film is not None

    @asynccontextmanager
    async def one_in(self, guild_id: int) -> AsyncIterator[None]:
        """Holds a server's only film. Raises `Refusal("film_busy")`."""
        if guild_id in self._busy:
            raise Refusal("film_busy")
        self._busy.add(guild_id)
        try:
            yield
        finally:
            self._busy.discard(guild_id)

    async def made(self, frames: Sequence[Frame]) -> bytes:
        """The film; of every other frame where it is too large. Raises `Refusal("film_failed")`."""
        if self._film is None:
            raise Refusal("film_failed")
        try:
            data = await self._made(self._film, frames)
            while len(data) > self._most_bytes and len(frames) > 1:
                frames = _halved(frames)
                data = await self._made(self._film, frames)
        except NoAnswerError as error:
            raise Refusal("film_failed") from error
        return data

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Makes a film after its caller was answered."""
        task = asyncio.create_task(work, name="a film")
        self._making.add(task)
        task.add_done_callback(self._making.discard)

    async def resume(self) -> None:
        """Nothing: a person who wants a film asks again."""

    async def stop(self) -> None:
        """Ends all work."""
        await end(*self._making)

    async def _made(self, film: Film, frames: Sequence[Frame]) -> bytes:
        shots: list[Shot] = []
        for picture, milliseconds in frames:
            shots.append(await film.shot(picture, shots[-1] if shots else None, milliseconds))
            if sum(len(shot.blocks) for shot in shots) > self._most_bytes:
                break  # it is too large already
        return joined(await film.opening(shots[-1].width, shots[-1].height), shots)


def _halved(frames: Sequence[Frame]) -> Sequence[Frame]:
    """Every other frame and the last, which take as long."""
    *others, last = frames
    return [*(Frame(frame.picture, frame.milliseconds * 2) for frame in others[::2]), last]
