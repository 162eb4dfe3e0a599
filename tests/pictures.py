"""Pictures of a table, a hand, a league's panel and a refusal in each language, as a phone shows them.

    python -m tests.pictures FOLDER              twenty of them: `de-table.png`, `de-hand.png`, …
    python -m tests.pictures FOLDER fr it        in these languages alone

The real bot plays on the simulated Discord, whose page Chromium draws as wide as a phone is. They are for
looking at: what is cut off, what breaks, what reads badly beside its buttons.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By
from simcord import MemberActor

from bot.texts.catalog import LANGUAGES
from tests.cogs.league_tavern import command, organiser
from tests.patience import PATIENCE
from tests.simulated.locale import speaking
from tests.tavern import Tavern, tavern
from tests.test_demo import PHONE, browser, until

SEED = bytes(range(32))
TALL = 8000
"""Pixels, so that the whole of a message is in sight."""
OTHERS = 2
LEAGUE = "Winter"
READY = (
    "document.fonts.status === 'loaded' && ![...document.fonts].some(font => font.status === 'loading')"
    " && [...document.images].every(image => image.naturalWidth)"
    " && !document.querySelector('#channel-timeline button.component-button:disabled')"
    " && innerWidth === arguments[0] && innerHeight === arguments[1]"
)
"""Letters and pictures are there, buttons can be pressed, the page is as wide and as tall as it should be."""
WHERE = """JSON.stringify([...document.querySelectorAll('[data-message-id]')]
    .map(message => Object.values(message.getBoundingClientRect().toJSON())))"""
LOOKS, LOOK = 4, 1.0
"""So many looks, so many seconds apart, that find the messages where they were: the page is at rest."""


async def scenes(t: Tavern, person: MemberActor) -> Mapping[str, int]:
    """What is shown to a person who may create leagues, and the messages that show it, by their ids."""
    t.people.insert(0, person)
    await t.start(rounds=3, seed=SEED)
    await t.play(until=lambda table: len(table.view(None).trick) == OTHERS - 1)
    hand = (await t.slash(person, "hand")).message
    panel = (await command(t, person, "create", name=LEAGUE)).message
    await t.press(person, "founding_page", on=panel)
    refused = await person.slash(t.channel, "tavern vacation", **{"from": "soon", "until": "later"})
    assert refused.response is not None
    return {"table": (await t.post()).id, "hand": hand.id, "league": panel.id, "refusal": refused.response.id}


async def draw(
    page: webdriver.Chrome,
    t: Tavern,
    shown: Mapping[Path, int],
    viewer: MemberActor,
    *,
    locale: str = "en-US",
    width: int = PHONE,
) -> None:
    """Takes a picture of each message by its id, as the viewer sees it in the channel where people act."""
    async with t.env.preview(t.channel, viewers=[viewer], layout="channel", locale=locale) as preview:
        await asyncio.to_thread(_take, page, preview.url, shown, width)


def _take(page: webdriver.Chrome, url: str, shown: Mapping[Path, int], width: int) -> None:
    size = {"width": width, "height": TALL, "deviceScaleFactor": 1, "mobile": False}
    page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    page.get(url)
    until(page, lambda: bool(page.execute_script(f"return {READY}", width, TALL)))
    at_rest(page)
    for path, message_id in shown.items():
        message = f'#channel-timeline [data-message-id="{message_id}"]'
        page.find_element(By.CSS_SELECTOR, message).screenshot(str(path))


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
