"""A season as its organiser sees it, played in the demo in a real browser: a picture of each step.

    python -m tools.season_walk                     the pictures of docs/a-season.md
    python -m tools.season_walk FOLDER 390 1280     into another folder, as wide as that, to be looked at

Anna runs a season with default settings and a cup at its end. She, Ben and Carla play by themselves while
time is skipped; Diego signs up and never comes. After the third round a result of the first is corrected.
"""

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select

from tests.test_demo import BUTTONS, NOT_YET, PHONE, SHOWN, browser, demo, labels
from tools.screens_of_a_phone import at_rest, photograph

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "season"
TALL, SCALE = 2400, 2
"""Pixels, so tall that the whole of a message is in sight; and how many of the picture one of the page is."""
LEAGUE = "Autumn Season"
PLAYING, ABSENT = ("Anna", "Ben", "Carla"), "Diego"
WHY = "Two seats were mixed up"
COLOURS = 160
LOOK, TYPED = 0.5, 1.5
"""Seconds between two looks at the page, and until it has taken in what was typed."""
AGAIN, PATIENCE = 15.0, 300.0
"""Seconds after which what was lost is done again, and in which it must be so."""
QUIET = 8
"""Looks at which nothing has changed, after which nothing will."""
MESSAGES = "#channel-timeline [data-message-id]"
DAY = "24"
"""Hours that are skipped at once: no round is over in less."""
MOST_SKIPS = 60

Done = Callable[[], bool]


class Walk:
    """The page of the demo, and who walks on it."""

    def __init__(self, page: webdriver.Chrome, folder: Path, widths: Sequence[int]) -> None:
        self.page, self._folder, self._widths = page, folder, widths
        self._resize(widths[0])

    def text(self) -> str:
        return str(self.page.execute_script("return document.querySelector('#channel-timeline').innerText"))

    def until(self, done: Done, step: Callable[[], object] = lambda: None) -> None:
        """Waits until it is so, and takes a step again and again meanwhile."""
        deadline, stepped = time.monotonic() + PATIENCE, 0.0
        while not self._is(done):
            now = time.monotonic()
            assert now < deadline, self.text()[-3000:]
            if now - stepped > AGAIN:
                self._try(step)
                stepped = time.monotonic()
            time.sleep(LOOK)

    def press(self, label: str, done: Done) -> None:
        self.until(done, lambda: self._click_last(BUTTONS, lambda text: text == label))

    def choose(self, menu: str, option: str, done: Done) -> None:
        """Chooses in the last menu that shows `menu` the option that begins so, until it is so."""

        def step() -> None:
            self._click_last("button.select-trigger", lambda text: text.startswith(menu))
            time.sleep(TYPED)
            self._click_last(".select-option", lambda text: text.startswith(option))

        self.until(done, step)

    def type_command(self, command: str, *values: str, done: Done) -> None:
        """Types a slash command and what it asks for, until it is so."""

        def step() -> None:
            for left in self.page.find_elements(By.CSS_SELECTOR, '[aria-label="Exit command mode"]'):
                left.click()
            box = self.page.find_element(By.ID, "channel-composer-input")
            box.click()
            box.clear()
            for keys in (command, Keys.TAB, *values, Keys.ENTER):
                self.page.switch_to.active_element.send_keys(keys)
                time.sleep(TYPED)

        self.until(done, step)

    def field(self, name: str) -> WebElement:
        return self.page.find_element(By.CSS_SELECTOR, f'[data-custom-id="{name}"] .modal-input')

    def fill(self, button: str, done: Done, **typed: str) -> None:
        """Opens a form by its button, changes what is typed in its fields, and sends it."""
        first = next(iter(typed))
        self.press(button, lambda: self.field(first).is_displayed())
        for name, text in typed.items():
            self.field(name).send_keys(Keys.CONTROL, "a")
            self.field(name).send_keys(text)
            time.sleep(TYPED)
        self.until(
            done, lambda: self.page.find_element(By.CSS_SELECTOR, ".modal-dialog [type=submit]").click()
        )

    def become(self, name: str) -> None:
        """Looks as somebody else from now on."""

        def picker() -> Select:
            return Select(self.page.find_element(By.ID, "viewer-picker"))

        def step() -> None:
            picker().select_by_visible_text(name)

        self.until(lambda: picker().first_selected_option.text == name, step)
        self.rest()

    def manage(self) -> None:
        before = self._newest("History")
        self.press("Manage", lambda: self._newest("History") != before)
        self.rest()

    def go(self, channel: str, done: Done) -> None:
        """Shows the channel or thread whose name ends so, until it is so there."""

        def link() -> str:
            return next(label for label in labels(self.page) if label.endswith(channel))

        self.type_command("/demo go", done=lambda: bool(link()))
        self.press(link(), done)
        self.rest()

    def skip(self, hours: str) -> None:
        before = self._newest("Skipping")
        self.type_command("/demo wait", hours, done=lambda: self._newest("Skipping") != before)
        self.rest()

    def skip_until(self, words: str, hours: str) -> None:
        """Skips so many hours again and again until it is said in the channel."""
        for _ in range(MOST_SKIPS):
            if words in self.text():
                return
            self.skip(hours)
        raise AssertionError(f"never: {words}")

    def rest(self) -> None:
        """Waits until nothing on the page has changed for a while."""
        before, same = "", 0
        while same < QUIET:
            time.sleep(LOOK)
            now = self.text()
            same, before = (same + 1 if now == before else 0), now

    def last(self, words: str) -> WebElement:
        return self._all(MESSAGES, lambda text: words in text)[-1]

    def picture(self, name: str, words: str = "History") -> None:
        """Takes pictures of the last message that says so: by default, the panel of the league."""
        for width in self._widths:
            self._resize(width)
            self._show(words)
            with Image.open(BytesIO(photograph(self.page, self._newest(words)))) as taken:
                small = taken.convert("RGB").quantize(COLOURS)
            path = self._folder / f"{name}-{width}.webp"
            small.convert("RGB").save(path, lossless=True, method=6)
        self._resize(self._widths[0])

    def _resize(self, width: int) -> None:
        size = {"width": width, "height": TALL, "deviceScaleFactor": SCALE, "mobile": False}
        self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def _show(self, words: str) -> None:
        """Has the last message in sight that says so, not pointed at, until the page is at rest."""
        self.page.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 1, "y": 1})
        self.page.execute_script("document.activeElement.blur()")
        at_rest(self.page)
        self.page.execute_script("arguments[0].scrollIntoView({block: 'end'})", self.last(words))
        at_rest(self.page)

    def _newest(self, words: str) -> str:
        found = self._all(MESSAGES, lambda text: words in text)
        return str(found[-1].get_attribute("data-message-id")) if found else ""

    def _all(self, selector: str, wanted: Callable[[str], object]) -> list[WebElement]:
        found: list[WebElement] = self.page.execute_script(f"return {SHOWN}", selector)
        return [one for one in found if wanted(one.text.strip())]

    def _click_last(self, selector: str, wanted: Callable[[str], object]) -> None:
        one = self._all(selector, wanted)[-1]
        self.page.execute_script("arguments[0].scrollIntoView({block: 'center'})", one)
        one.click()

    def _is(self, done: Done) -> bool:
        try:
            return done()
        except (*NOT_YET, IndexError):
            return False

    def _try(self, step: Callable[[], object]) -> None:
        try:
            step()
        except (*NOT_YET, IndexError):
            pass  # the page was drawn anew meanwhile


def season(walk: Walk) -> None:
    """Plays it, and takes a picture of each step."""
    walk.until(lambda: "Who plays on" in walk.text())
    walk.type_command("/league create", LEAGUE, done=lambda: "Cup and start time" in walk.text())
    walk.fill("Cup and start time", lambda: "play a cup" in walk.text(), finalists="4")
    walk.picture("create", "Open sign-up")
    walk.press("Open sign-up", lambda: "Sign up" in labels(walk.page))
    walk.press("Who plays on", lambda: f"✋ {ABSENT}" in labels(walk.page))
    for name in PLAYING:
        walk.press(f"✋ {name}", partial(offers, walk, f"✅ {name}"))
    walk.become(ABSENT)
    walk.press("Sign up", lambda: ABSENT in walk.last("Sign up").text)
    walk.become(PLAYING[0])
    walk.skip_until("4 players have signed up", "1")
    walk.picture("sign-up", "players have signed up")
    walk.manage()
    walk.press("Start now", partial(offers, walk, "Next league round now"))
    walk.skip("1")
    walk.go("table 1", lambda: offers(walk, "I’m here"))
    walk.picture("thread", "I’m here")
    walk.go("#tavern", lambda: not offers(walk, "I’m here"))
    walk.manage()
    walk.picture("first-round")
    walk.skip_until("League round 2 of 4", DAY)
    walk.manage()
    walk.picture("after-an-absence")
    walk.skip_until("League round 3 of 4", DAY)
    walk.skip_until("League round 4 of 4", DAY)
    walk.manage()
    correct(walk)
    walk.skip_until("The final", DAY)
    walk.manage()
    walk.picture("cup")
    walk.skip_until("🏆", DAY)
    end(walk)


def end(walk: Walk) -> None:
    """Looks at the panel when the season is over, at what everyone is told, and at the next season."""
    walk.press("🔄 Refresh", lambda: "🏆" in walk.last("History").text)
    walk.picture("over")
    walk.picture("standings", "The league is finished")
    walk.press("Next season", lambda: "Invited (" in walk.text())
    walk.picture("next-season", "Invited (")


def offers(walk: Walk, label: str) -> bool:
    return label in labels(walk.page)


def correct(walk: Walk) -> None:
    """Turns to round 1 while round 4 goes on, and exchanges the first two scores."""
    walk.choose("What’s going on now", "League round 1 of 4", lambda: "finished" in walk.last("History").text)
    walk.picture("round-1")
    walk.choose("Manage a match", "league round 1", partial(offers, walk, "Correct the result"))
    walk.press("Correct the result", lambda: walk.field("scores").is_displayed())
    first, second, *rest = str(walk.field("scores").get_attribute("value")).split(", ")
    swapped = ", ".join([second, first, *rest])
    walk.fill("Correct the result", lambda: WHY in walk.text(), scores=swapped, reason=WHY)
    walk.picture("corrected", WHY)


def main(folder: Path, widths: Sequence[int]) -> None:
    """Takes all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    with demo() as (address, _), browser() as page:
        page.get(address)
        season(Walk(page, folder, widths))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER, [int(width) for width in sys.argv[2:]] or [PHONE])
