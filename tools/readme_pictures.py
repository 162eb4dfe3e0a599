"""The pictures of the README: each game as it is played. Those of its season are of `tools.season_walk`.

    python -m tools.readme_pictures              all of them, in docs/pictures

The real bot plays on the simulated Discord, whose page Chromium draws. To be run again when what the bot
shows has changed, and to be looked at.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from PIL import Image
from selenium import webdriver

from bot import art
from bot.art.emoji_names import name_of
from bot.demo.page import serve_emoji
from bot.games.contract import Move
from bot.tables.table import Table
from bot.ui.pictures.pictures import Draw, drawn_here
from tests.games.corsari.random_game import random_move
from tests.tavern import Tavern, tavern
from tests.test_demo import browser
from tools.screens_of_a_phone import draw

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH = 700
SEED = bytes(range(32))

Until = Callable[[Table], bool]


@asynccontextmanager
async def a_tavern(people: int, draw: Draw | None = None) -> AsyncIterator[Tavern]:
    """A tavern, with what draws its hands and tables."""
    with tempfile.TemporaryDirectory() as data:
        async with tavern(Path(data), people, draw=draw) as t:
            async with t.inside():
                assert t.bot.user is not None
                await t.bot.user.edit(username="Pirate Tavern")
            yield t


async def learn_emojis(t: Tavern, key: str) -> None:
    """Gives the bot the emojis of its own for a game's suits and cards."""
    files = {face: art.draw_emoji(face) for face in set(t.bot.entries[key].presenter.emojis.values())}
    for face, file in files.items():
        serve_emoji(t.bot, name_of(face), file)
    there = {emoji.name: emoji.id for emoji in await t.bot.fetch_application_emojis()}
    t.bot.services.delivery.messenger.emojis.know(there)


def any_move(t: Tavern, key: str, table: Table) -> Move:
    """Any legal move of the first seat; in Corsari no sailing, in The Flying Hollander no swapping first."""
    if key == "corsari":
        return random_move(table.dealt.state, 0, t.chance, sail=0)
    legal = [str(move) for move in table.game.legal(table.dealt.state, 0)]
    return "ready" if "ready" in legal else t.chance.choice(legal)


def made(table: Table) -> int:
    """How many moves the person at a table has made."""
    return sum(seat == 0 for seat, _ in table.dealt.moves)


async def game(page: webdriver.Chrome, key: str, until: Until, with_table: bool) -> None:
    """The hand in a game against three computer pirates, below the table or alone."""
    async with a_tavern(1, drawn_here()) as t:
        t.game = key
        [anna] = t.people
        async with t.inside():
            await learn_emojis(t, key)
        await t.start(computers=3, seed=SEED)
        await t.forward(
            lambda table: table.to_move() == (0,) and until(table), lambda table, _: any_move(t, key, table)
        )
        hand, table = FOLDER / f"{key}.png", FOLDER / f"{key}-table.png"
        shown = {hand: (await t.slash(anna, "hand")).message.id}
        if with_table:
            shown[table] = (await t.post()).id
        await draw(page, t, shown, anna, width=WIDTH)
        if with_table:
            below(table, hand)


def below(upper: Path, lower: Path) -> None:
    """Puts one picture above the other, in the place of the lower."""
    with Image.open(upper) as first, Image.open(lower) as second:
        both = Image.new("RGB", (max(first.width, second.width), first.height + second.height))
        both.paste(first, (0, 0))
        both.paste(second, (0, first.height))
    both.save(lower)
    upper.unlink()


GAMES: Mapping[str, tuple[Until, bool]] = {
    "skullking": (
        lambda table: len(table.view(None).trick) == 2 and len(table.view(0).playable) > 3,
        True,
    ),
    "playapirata": (lambda table: made(table) >= 8, False),
    "corsari": (lambda table: made(table) >= 4 and table.dealt.state.step == "discard", False),
    "hollander": (lambda table: made(table) >= 8, False),
}
"""Until when each is played, and whether the table is shown, too."""


async def pictures() -> None:
    for key, (until, with_table) in GAMES.items():
        with browser() as page:
            await game(page, key, until, with_table)


if __name__ == "__main__":
    asyncio.run(pictures())
