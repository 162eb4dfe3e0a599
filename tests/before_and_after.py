"""The pictures of docs/before-and-after.md that show today's bot: ten screens as a phone shows them.

    python -m tests.before_and_after             all of them, in docs/before-and-after

The games are recorded ones, stopped at the same moves as in the pictures of 0.1.0, which stay as they are. To
be run again when what the bot shows has changed, and to be looked at.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from selenium import webdriver

from bot.games import record
from bot.games.record import Record
from bot.tables import moves
from bot.tables.person import Person
from bot.ui.kit.pictures import drawn_here
from tests.entries import HOUSE
from tests.pictures import draw
from tests.readme_pictures import learn_emojis
from tests.tavern import Tavern, tavern
from tests.test_demo import browser

FOLDER = Path(__file__).parents[1] / "docs" / "before-and-after"
RECORDS = Path(__file__).parent / "records"
SCALE = 2
"""Pixels of a picture for one of the page, as phones have them."""
QUALITY = 55
NUDGE_AFTER = 60.0


class Stop(NamedTuple):
    """Where a recorded game is stopped, to look at the hand of whoever is to move."""

    game: str
    name: str
    move: int
    options: Mapping[str, Any] = {}


SKULL_KING = Stop("skullking", "1/4-players-rounds-5", 67, {"rounds": 5})
OTHERS = (
    Stop("playapirata", "1/4-players-hands-match", 20),
    Stop("corsari", "1/3-players-computers", 13),
    Stop("hollander", "1/default_three_players", 43),
)


def recorded(stop: Stop) -> Record:
    """The game that is stopped."""
    return record.read((RECORDS / stop.game / f"{stop.name}.game").read_text(encoding="ascii"), HOUSE)


@asynccontextmanager
async def at(stop: Stop) -> AsyncIterator[tuple[Tavern, Record]]:
    """A tavern in which the game has come to where it is stopped."""
    played = recorded(stop)
    with tempfile.TemporaryDirectory() as data:
        async with tavern(Path(data), played.players, draw=drawn_here(), nudge_after=NUDGE_AFTER) as t:
            t.game = stop.game
            await prepare(t)
            await t.start(seed=played.seed, **stop.options)
            await forward(t, played, 0, stop.move)
            yield t, played


async def prepare(t: Tavern) -> None:
    """Gives the bot its name, and its emojis."""
    async with t.inside():
        assert t.bot.user is not None
        await t.bot.user.edit(username="Pirate Tavern")
        await learn_emojis(t, t.game)


async def forward(t: Tavern, played: Record, start: int, end: int) -> None:
    """Makes the recorded moves from one number up to another."""
    table = await t.table()
    async with t.inside() as tables:
        for seat, move in played.moves[start:end]:
            person = t.seated(table, seat)
            await moves.make(tables, table.id, Person(person.id, person.name), move)


async def shot(page: webdriver.Chrome, t: Tavern, name: str, message_id: int, viewer: int = 0) -> None:
    """Takes the picture of a message, as the person of a seat sees it."""
    path = FOLDER / f"{name}.png"
    await draw(page, t, {path: message_id}, t.people[viewer], scale=SCALE)
    with Image.open(path) as image:
        image.convert("RGB").save(path.with_suffix(".webp"), quality=QUALITY, method=6)
    path.unlink()


async def lobby_and_rules(page: webdriver.Chrome) -> None:
    """A table that is open, and the rules of its game."""
    with tempfile.TemporaryDirectory() as data:
        async with tavern(Path(data), 1, draw=drawn_here()) as t:
            await prepare(t)
            [anna] = t.people
            await t.slash(anna, "start", computers=3)
            await shot(page, t, "lobby-after", (await t.post()).id)
            await shot(page, t, "rules-after", (await t.slash(anna, "rules")).message.id)


async def skull_king(page: webdriver.Chrome) -> None:
    """The hand, the table, the nudge, the end, and the scores of one game."""
    async with at(SKULL_KING) as (t, played):
        [seat] = (await t.table()).awaited()
        hand = (await t.slash(t.people[seat], "hand")).message
        await shot(page, t, "hand-after", hand.id, seat)
        await shot(page, t, "table-after", (await t.post()).id, seat)
        await t.wait(NUDGE_AFTER + 1)
        await shot(page, t, "nudge-after", t.public()[-1].id, seat)
        await forward(t, played, SKULL_KING.move, len(played.moves))
        await shot(page, t, "over-after", hand.id, seat)
        await shot(page, t, "scores-after", (await t.slash(t.people[seat], "scores")).message.id, seat)


async def other_games(page: webdriver.Chrome) -> None:
    """The hand in each of the other games."""
    for stop in OTHERS:
        async with at(stop) as (t, _):
            seat = (await t.table()).awaited()[0]
            hand = (await t.slash(t.people[seat], "hand")).message
            await shot(page, t, f"{stop.game}-after", hand.id, seat)


async def pictures() -> None:
    """Draws all of them, each tavern's in a browser of its own."""
    FOLDER.mkdir(exist_ok=True)
    for scenes in (lobby_and_rules, skull_king, other_games):
        with browser() as page:
            await scenes(page)


if __name__ == "__main__":
    asyncio.run(pictures())
