"""How long pictures take, how large they are, and how late the event loop is while many are drawn."""

import asyncio
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot import art
from bot.client import PROCESSES
from bot.delivery.body import always
from bot.presenters.contract import Names
from bot.presenters.picture import Picture
from bot.processes import Priority, ProcessPool
from bot.texts.catalog import speaker
from bot.ui.pictures.films import FilmHere, Films
from bot.ui.pictures.pictures import Pictures, drawn_by
from bot.ui.table.film import frames_of
from tests.entries import ENTRY_OF, GAMES
from tests.games.random_play import random_playing
from tests.ui.live.screens import tables
from tools.bench.lag import tick

PLAYERS = 4
PLACES = (0.2, 0.5, 0.8)
"""How far through a game its pictures are looked at."""
NAMES = Names(("Anna", "Bartolomeo", "Carla", "Diego"))
SAY = speaker("en")
TIMES = 3
"""How often each is drawn, after a first time."""
HANDS = 50
AT_ONCE = 32
"""Pictures that are asked for at once: as many as wait for the pool."""
REST = 0.5
"""Seconds for which the loop is looked at after the last picture, too."""


class Size(NamedTuple):
    """The median milliseconds that a picture takes, and its kilobytes."""

    milliseconds: float
    kilobytes: float


class Lag(NamedTuple):
    """By how many milliseconds the loop was late, and how much of that was its own work: p99 and most."""

    p99: float
    most: float
    own_p99: float
    own_most: float
    drawn: int
    seconds: float


def pictures(key: str) -> Mapping[str, Sequence[Picture]]:
    """Pictures of each kind in a game, from its random play."""
    game, presenter, playing = GAMES[key], ENTRY_OF[key].presenter.pictures, random_playing(key, PLAYERS, 0)
    assert presenter is not None  # every game of the house has some
    states = [playing.states[int(len(playing.states) * place)] for place in PLACES]
    lines = game.view(playing.end, None).scorepad
    return {
        "hand": [presenter.hand_picture(game.view(state, 0), NAMES, SAY) for state in states],
        "table": [presenter.board_picture(game.view(state, None), NAMES, SAY) for state in states],
        "scorepad": [presenter.sheet_picture(lines, NAMES)],
        "end": [presenter.end_picture(game.view(playing.end, None), NAMES, SAY)],
        "rules": [presenter.strength_picture("", SAY)],
    }


def size_of(some: Sequence[Picture]) -> Size:
    """The time and size of some pictures once the process has drawn them before."""
    taken, large = [], []
    for picture in some:
        art.draw(picture)
        for _ in range(TIMES):
            begun = time.perf_counter()
            large.append(len(art.draw(picture)) / 1024)
            taken.append(1000 * (time.perf_counter() - begun))
    return Size(statistics.median(taken), statistics.median(large))


def hands(number: int) -> Sequence[Picture]:
    """As many different hands of all games."""
    found: list[Picture] = []
    for key, entry in ENTRY_OF.items():
        playing, presenter = random_playing(key, PLAYERS, 0), entry.presenter.pictures
        assert presenter is not None
        states = playing.states[:: max(1, len(playing.states) // number)]
        found += [presenter.hand_picture(GAMES[key].view(state, 0), NAMES, SAY) for state in states]
    different = list(dict.fromkeys(found))
    return different[:: max(1, len(different) // number)][:number]


async def lag_while_drawing(number: int) -> Lag:
    """The loop's lag while `number` hands are drawn in the worker processes, which have started."""
    pool, late, own = ProcessPool(PROCESSES, patience=60), list[float](), list[float]()
    try:
        drawing = Pictures(drawn_by(pool), b"", patience=60)
        asked, room = hands(number), asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(
            *(pool.run(Priority.PICTURE, art.draw, Picture((), "")) for _ in range(PROCESSES))
        )
        ticking = asyncio.create_task(tick(late, own, 60))

        async def draw(picture: Picture) -> bool:
            async with room:
                return await drawing.drawing(picture).data(always) is not None

        begun = time.perf_counter()
        drawn = await asyncio.gather(*map(draw, asked))
        seconds = time.perf_counter() - begun
        await asyncio.sleep(REST)
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)
    finally:
        pool.close()
    late.sort()
    own.sort()
    at = len(late) * 99 // 100
    return Lag(late[at], late[-1], own[at], own[-1], sum(drawn), seconds)


async def film_of(key: str) -> tuple[int, float, float]:
    """The film of a game: its shots, the seconds that they take, and its megabytes."""
    *_, over = tables(random_playing(key, PLAYERS, 0))
    assert over.entry.presenter.pictures is not None
    shown = await frames_of(over, over.entry.presenter.pictures, SAY)
    begun = time.perf_counter()
    data = await Films(FilmHere()).made(shown)
    return len(shown), time.perf_counter() - begun, len(data) / 1024 / 1024


def report() -> Iterator[str]:
    """All sizes and times as a table."""
    yield f"{'pictures, ms and KB':<16}" + "".join(
        f"{kind:>16}" for kind in ("hand", "table", "scorepad", "end", "rules")
    )
    for key in ENTRY_OF:
        sizes = [size_of(some) for some in pictures(key).values()]
        yield f"{key:<16}" + "".join(f"{one.milliseconds:>9.0f}{one.kilobytes:>7.1f}" for one in sizes)
    for key in ENTRY_OF:
        shots, seconds, megabytes = asyncio.run(film_of(key))
        yield f"a film of {key}: {shots} shots in {seconds:.1f} s, {megabytes:.2f} MB"
    lag = asyncio.run(lag_while_drawing(HANDS))
    yield f"while {lag.drawn} of {HANDS} hands are drawn in {lag.seconds:.1f} s the loop is late by ms:"
    yield f"  p99 {lag.p99:.1f}, most {lag.most:.1f}; of its own {lag.own_p99:.1f} and {lag.own_most:.1f}"
