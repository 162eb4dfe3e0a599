"""Pictures of a table, a hand, a league's panel and a refusal in each language, as a phone shows them.

    python -m tools.screens_of_a_phone FOLDER              twenty of them: `de-table.png`, `de-hand.png`, …
    python -m tools.screens_of_a_phone FOLDER fr it        in these languages alone

The real bot plays on the simulated Discord, whose page Chromium draws as wide as a phone is. They are for
looking at: what is cut off, what breaks, what reads badly beside its buttons.
"""

import asyncio
import base64
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from selenium import webdriver
from simcord import MemberActor

from bot.model.leagues import Format
from bot.texts.catalog import LANGUAGES
from tests.cogs.league_tavern import command, of_kind, organiser
from tests.patience import PATIENCE
from tests.simulated.locale import speaking
from tests.tavern import Tavern, tavern
from tests.test_demo import PHONE, browser, until

SEED = bytes(range(32))
TALL = 8000
"""Pixels, so that the whole of a message is in sight."""
OTHERS = 2
LEAGUE = "Winter"
PHONES_BROWSER = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/130.0.0.0 Mobile Safari/537.36"
)
READY = (
    "document.fonts.status === 'loaded' && ![...document.fonts].some(font => font.status === 'loading')"
    " && [...document.images].every(image => image.naturalWidth)"
    " && [...document.querySelectorAll('#channel-timeline button.component-button')]"
    ".every((button, _, all) => all.some(other => !other.disabled))"
    " && innerWidth === arguments[0] && innerHeight === arguments[1]"
)
"""Letters and pictures are there, buttons can be pressed, the page is as wide and as tall as it should be."""
PLACE = "return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()"
"""Where a message is. The driver's own picture of it changes how tall the page is, which draws it anew."""
WHERE = """JSON.stringify([...document.querySelectorAll('[data-message-id]')]
    .map(message => Object.values(message.getBoundingClientRect().toJSON())))"""
LOOKS, LOOK = 4, 1.0
"""The number of looks, and the seconds between them, that find the messages in place: the page is idle."""


async def scenes(t: Tavern, person: MemberActor) -> Mapping[str, int]:
    """The screens of a person who may create leagues, each with the id of the message that shows it."""
    t.people.insert(0, person)
    await t.start(rounds=3, seed=SEED)
    await t.play(until=lambda table: len(table.view(None).trick) == OTHERS - 1)
    hand = (await t.slash(person, "hand")).message
    panel = (await command(t, person, "create", name=LEAGUE)).message
    await of_kind(t, person, panel, Format.SEASON)
    refused = (await command(t, person, "show", league="Nowhere")).message
    return {"table": (await t.post()).id, "hand": hand.id, "league": panel.id, "refusal": refused.id}


async def draw(
    page: webdriver.Chrome,
    t: Tavern,
    shown: Mapping[Path, int],
    viewer: MemberActor,
    *,
    locale: str = "en-US",
    width: int = PHONE,
    scale: int = 1,
) -> None:
    """Takes a picture of each message by its id, as the viewer sees it in the channel where people act.

    `scale` is how many pixels of the picture one of the page is: with more than one the page takes the
    browser for a phone's.
    """
    async with t.env.preview(t.channel, viewers=[viewer], layout="channel", locale=locale) as preview:
        await asyncio.to_thread(_take, page, preview.url, shown, width, scale)


def _take(page: webdriver.Chrome, url: str, shown: Mapping[Path, int], width: int, scale: int) -> None:
    size = {"width": width, "height": TALL, "deviceScaleFactor": scale, "mobile": scale > 1}
    page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    if scale > 1:
        page.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": PHONES_BROWSER})
    page.get(url)

    def ready() -> bool:
        return bool(page.execute_script(f"return {READY}", width, TALL))

    def taken(path: Path, message_id: int) -> bool:
        path.write_bytes(photograph(page, message_id))
        return ready()  # if not, the page has been drawn anew meanwhile

    for path, message_id in shown.items():
        until(page, ready)
        at_rest(page)
        until(page, partial(taken, path, message_id))


def photograph(page: webdriver.Chrome, message_id: int | str) -> bytes:
    clip = {**place(page, message_id), "scale": 1}
    shot = page.execute_cdp_cmd("Page.captureScreenshot", {"clip": clip})
    return base64.b64decode(shot["data"])


def place(page: webdriver.Chrome, message_id: int | str) -> dict[str, float]:
    """The place of a message in the window."""
    found: dict[str, float] = page.execute_script(
        PLACE, f'#channel-timeline [data-message-id="{message_id}"]'
    )
    return found


def at_rest(page: webdriver.Chrome) -> None:
    """Waits until nothing on the page has moved for a while."""
    places: list[str] = []
    deadline = time.monotonic() + PATIENCE
    while len(places) < LOOKS or len(set(places[-LOOKS:])) > 1:
        assert time.monotonic() < deadline, "the page does not come to rest"
        time.sleep(LOOK)
        places.append(page.execute_script(f"return {WHERE}"))


async def pictures(folder: Path, languages: list[str]) -> None:
    """Plays in each language, and takes its pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in languages:  # each in a browser of its own: a second page forgets how tall it is
        with browser() as page, tempfile.TemporaryDirectory() as data:
            async with tavern(Path(data), OTHERS) as t:
                person, locale = organiser(t), LANGUAGES[language][0]
                with speaking(person, locale):
                    scene_ids = await scenes(t, person)
                    shown = {folder / f"{language}-{scene}.png": at for scene, at in scene_ids.items()}
                    await draw(page, t, shown, person, locale=locale)


if __name__ == "__main__":
    asyncio.run(pictures(Path(sys.argv[1]), sys.argv[2:] or list(LANGUAGES)))
