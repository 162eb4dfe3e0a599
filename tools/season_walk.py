"""Two seasons as their organiser sees them, played in the demo in a real browser: a picture of each step.

    python -m tools.season_walk                          the pictures of docs/a-season.md
    python -m tools.season_walk FOLDER                   into another folder, to be looked at
    python -m tools.season_walk FOLDER storm 390 1280    of the second season alone, as wide as that

Anna runs a season with default settings and a cup at its end. She, Ben and Carla play by themselves while
time is skipped; Diego signs up and never comes. After the third round a result of the first is corrected.

In the second season much goes wrong. Carla does not come, and Diego subs in. Ben stops playing and protests
against the result of his seat. Its rounds are Swiss, it has roles and a text of its own, its people are
invited from a menu. It is paused for a day, its round gets three more days, and Ben some points by hand.
"""

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select

from tests.test_demo import BUTTONS, NOT_YET, PHONE, SHOWN, browser, demo, labels
from tools.screens_of_a_phone import at_rest, photograph, place

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "season"
# Pixels, so tall that the whole of a message is in sight; and how many of the picture one of the page is.
TALL, SCALE = 2400, 2
LEAGUE = "Autumn Season"
PLAYING, ABSENT = ("Anna", "Ben", "Carla"), "Diego"
WHY = "Two seats were mixed up"
STORM = "Storm Season"
SETTING = "Change a setting"
OWN_TEXT, PROTEST, POINTS_FOR = "Prize: a barrel of rum", "I was told that I could come later", "For the rum"
# Before the names of those who are played by hand, and of those who play by themselves.
WAITING, PLAYING_ON = "✋", "✅"
COLOURS = 160
LOOK, TYPED = 0.5, 1.5  # seconds between two looks at the page, and until it has taken in what was typed
# Seconds after which what was lost is done again, in which the bot answers, and in which it must be so.
AGAIN, ANSWERED, PATIENCE = 15.0, 60.0, 600.0
QUIET = 8  # looks at which nothing has changed, after which nothing will
UNSURE, UNDER_WAY = "outcome uncertain", "…"  # in what the page says of the last press
MESSAGES = "#channel-timeline [data-message-id]"
OFFERED, OPTIONS = ".command-entry", ".select-option"  # by the picker of commands, and by a menu
ON_PICTURES = ".attachment-media-actions"  # what the page lays over a picture where there is no mouse
IN_COMMAND = '[aria-label="Exit command mode"]'
DAY, SHORT = "24", "6"  # hours that are skipped at once; the last rounds may be over in a day
MOST_SKIPS = 60

Done = Callable[[], bool]


def _is_of(menu: str, closed: str) -> bool:
    """Whether a closed menu is called so, or shows a choice of what is."""
    return closed.startswith(menu) or closed.endswith(f" · {menu}")


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
            if now - stepped > AGAIN and not self._waits():
                self._try(step)
                stepped = time.monotonic()
            time.sleep(LOOK)

    def _waits(self) -> bool:
        """Whether the page waits for an answer. One that came too late for it ends all pressing until it is
        loaded anew.
        """
        status = self.page.find_element(By.ID, "action-status").text
        if UNSURE in status:
            self.page.refresh()
            self._resize(self._widths[0])
            return True
        return status.endswith(UNDER_WAY)

    def press(self, label: str, done: Done) -> None:
        self.until(done, lambda: self._click_last(BUTTONS, lambda text: text.endswith(label)))

    def choose(self, menu: str, option: str, done: Done) -> None:
        """Chooses in the last menu that shows `menu` the option that begins so, until it is so."""

        def step() -> None:
            self._click_last("button.select-trigger", lambda text: _is_of(menu, text))
            self._click_offered(OPTIONS, option)

        self.until(done, step)

    def pick(self, menu: str, *names: str, done: Done) -> None:
        """Chooses several people in a menu of them."""

        def step() -> None:
            self._click_last("button.select-trigger", lambda text: text.startswith(menu))
            for name in names:
                self._click_offered(OPTIONS, name)
                time.sleep(TYPED)
            self._click_last(".select-apply", lambda text: True)

        self.until(done, step)

    def type_command(self, command: str, *values: str, done: Done) -> None:
        """Types a slash command and what it asks for, until it is so."""

        def step() -> None:
            for left in self.page.find_elements(By.CSS_SELECTOR, IN_COMMAND):
                left.click()
            box = self.page.find_element(By.ID, "channel-composer-input")
            box.click()
            box.clear()
            self._type(command)
            self._click_offered(OFFERED, command)
            self._await(IN_COMMAND)  # else it would be said in the channel
            for keys in (*values, Keys.ENTER):
                self._type(keys)

        self.until(done, step)

    def _await(self, selector: str, words: str = "") -> None:
        """Waits for what the page has to ask the bot for."""
        end = time.monotonic() + ANSWERED
        time.sleep(TYPED)
        while self._waits() or not self._all(selector, lambda text: text.startswith(words)):
            if time.monotonic() > end:
                raise NoSuchElementException(words)
            time.sleep(LOOK)

    def _type(self, keys: str) -> None:
        self.page.switch_to.active_element.send_keys(keys)
        time.sleep(TYPED)

    def field(self, name: str) -> WebElement:
        return self.page.find_element(*self._place(name))

    @staticmethod
    def _place(name: str) -> tuple[str, str]:
        return By.CSS_SELECTOR, f'[data-custom-id="{name}"] .modal-input'

    def fill(self, button: str, done: Done, **typed: str) -> None:
        """Opens a form by its button, changes what is typed in its fields, and sends it."""
        first = next(iter(typed))
        self.press(button, lambda: self.field(first).is_displayed())
        self.answer(done, **typed)

    def answer(self, done: Done, **typed: str) -> None:
        """Changes what is typed in the fields of the form that is open, and sends it."""
        for name, text in typed.items():
            self.until(partial(self._says, name, text), partial(self._retype, name, text))
        self.until(
            done, lambda: self.page.find_element(By.CSS_SELECTOR, ".modal-dialog [type=submit]").click()
        )

    def _retype(self, name: str, text: str) -> None:
        self.field(name).send_keys(Keys.CONTROL, "a")
        self._type(text)

    def _says(self, name: str, text: str) -> bool:
        return self.field(name).get_attribute("value") == text

    def asks(self, name: str) -> bool:
        """Whether a form is open that asks for this."""
        return any(one.is_displayed() for one in self.page.find_elements(*self._place(name)))

    def become(self, name: str) -> None:
        """Looks as another person from now on."""

        def picker() -> Select:
            return Select(self.page.find_element(By.ID, "viewer-picker"))

        def step() -> None:
            picker().select_by_visible_text(name)

        self.until(lambda: picker().first_selected_option.text == name, step)
        self.rest()

    def plays_on(self, name: str, *, by_themselves: bool) -> None:
        """Has a person play by themselves while time is skipped, or be absent."""
        before, after = (WAITING, PLAYING_ON) if by_themselves else (PLAYING_ON, WAITING)
        self.press("Who plays on", lambda: f"{before} {name}" in labels(self.page))
        self.press(f"{before} {name}", lambda: f"{after} {name}" in labels(self.page))

    def shows(self, menu: str) -> bool:
        """Whether there is a menu whose choice, or what it is for, begins so."""
        return bool(self._all("button.select-trigger", lambda text: text.startswith(menu)))

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
        """Skips these hours again and again until the words are in the channel."""
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

    def last(self, words: str) -> str:
        """The text of the last message that says so."""
        return self._messages(words)[-1][1]

    def picture(self, name: str, words: str = "History") -> None:
        """Takes pictures of the last message that says so: by default, the panel of the league."""
        for width in self._widths:
            self._resize(width)
            self.until(partial(self._taken, words, self._folder / f"{name}-{width}.webp"))
        self._resize(self._widths[0])

    def _resize(self, width: int) -> None:
        size = {"width": width, "height": TALL, "deviceScaleFactor": SCALE, "mobile": False}
        self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def _taken(self, words: str, path: Path) -> bool:
        """Takes a picture of the last message with the words, not pointed at; whether it stayed in place."""
        self.page.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 1, "y": 1})
        self.page.execute_script("document.activeElement.blur()")
        self.page.execute_script(f"{SHOWN}.forEach(one => one.remove())", ON_PICTURES)
        at_rest(self.page)
        newest = self._newest(words)
        message = self.page.find_element(By.CSS_SELECTOR, f'#channel-timeline [data-message-id="{newest}"]')
        self.page.execute_script("arguments[0].scrollIntoView({block: 'end'})", message)
        at_rest(self.page)
        before = place(self.page, newest)
        with Image.open(BytesIO(photograph(self.page, newest))) as taken:
            small = taken.convert("RGB").quantize(COLOURS)
        small.convert("RGB").save(path, lossless=True, method=6)
        return before == place(self.page, newest) and before["top"] >= 0 and before["bottom"] <= TALL

    def _newest(self, words: str) -> str:
        found = self._messages(words)
        return found[-1][0] if found else ""

    def _messages(self, words: str) -> list[tuple[str, str]]:
        """The ids and texts of the messages that say so."""
        script = f"return {SHOWN}.map(one => [one.dataset.messageId, one.innerText])"
        found: list[tuple[str, str]] = self.page.execute_script(script, MESSAGES)
        return [(message_id, text) for message_id, text in found if words in text]

    def _all(self, selector: str, wanted: Callable[[str], object]) -> list[WebElement]:
        # With their texts at one look: between two the page may be drawn anew.
        script = f"return {SHOWN}.map(one => [one, one.innerText.trim()])"
        found: list[tuple[WebElement, str]] = self.page.execute_script(script, selector)
        return [one for one, text in found if wanted(text)]

    def _click_offered(self, selector: str, words: str) -> None:
        self._await(selector, words)
        self._click_last(selector, lambda text: text.startswith(words))

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
    walk.type_command("/league create", LEAGUE, done=partial(offers, walk, "Voyage"))
    walk.press("Season", partial(offers, walk, "More…"))
    walk.fill("Numbers…", lambda: "4 league rounds" in walk.text(), rounds="4")
    walk.press("More…", partial(offers, walk, "More numbers…"))
    walk.fill("More numbers…", lambda: "play a cup" in walk.text(), finalists="4")
    walk.picture("create", "Open sign-up")
    walk.press("Open sign-up", lambda: "Sign up" in labels(walk.page))
    walk.press("Who plays on", lambda: f"✋ {ABSENT}" in labels(walk.page))
    for name in PLAYING:
        walk.press(f"✋ {name}", partial(offers, walk, f"✅ {name}"))
    walk.become(ABSENT)
    walk.press("Sign up", lambda: ABSENT in walk.last("Sign up"))
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
    walk.skip_until("League round 4 of 4", SHORT)
    walk.manage()
    correct(walk)
    walk.skip_until("The final", SHORT)
    walk.manage()
    walk.picture("cup")
    walk.skip_until("🏆", DAY)
    end(walk)


def end(walk: Walk) -> None:
    """Looks at the panel of the finished season, at its announcement, and at the next season."""
    walk.press("🔄 Refresh", lambda: "🏆" in walk.last("History"))
    walk.picture("over")
    walk.picture("standings", "The league is finished")
    walk.press("Next season", lambda: "Invited (" in walk.text())
    walk.picture("next-season", "Invited (")


def storm(walk: Walk) -> None:
    """Plays a season in which much goes wrong, and takes a picture of each step."""
    found_storm(walk)
    sign_up_to_storm(walk)
    walk.skip_until("wasn’t there when the cards were dealt", "12")
    walk.picture("no-show", "Put Diego in")
    walk.press("Put Diego in", lambda: "Diego replaces Carla" in walk.text())
    walk.plays_on("Diego", by_themselves=True)
    walk.plays_on("Ben", by_themselves=False)
    rest_for_a_day(walk)
    walk.skip_until("Give 3 more days", "12")
    walk.picture("open-tables", "Give 3 more days")
    walk.press("Give 3 more days", lambda: "now lasts until" in walk.text())
    walk.skip_until("Carla didn’t show up", DAY)
    protest(walk)
    decide(walk)
    give_points(walk)
    walk.plays_on("Ben", by_themselves=True)
    walk.skip_until("League round 2 of 2", DAY)
    walk.manage()
    walk.picture("second-round")
    walk.skip_until(f"{STORM} · The league is finished", DAY)
    walk.press("🔄 Refresh", lambda: "🏆" in walk.last("History"))
    assert "can’t give or take" not in walk.last("History")
    walk.picture("storm-over")


def found_storm(walk: Walk) -> None:
    """Anna creates it: a text of its own, short rounds, roles, Swiss, protests."""
    walk.until(lambda: "Who plays on" in walk.text())
    walk.type_command("/league create", STORM, done=partial(offers, walk, "Voyage"))
    walk.press("Season", partial(offers, walk, "More…"))
    walk.press("More…", partial(offers, walk, "A text of your own"))
    walk.fill("A text of your own", lambda: not walk.asks("about"), about=OWN_TEXT)
    walk.fill(
        "Numbers…",
        lambda: "2 league rounds" in walk.text(),
        rounds="2",
        round_hours="72",
    )
    walk.choose(SETTING, "Role of the players", lambda: walk.shows(f"Role of the players · {SETTING}"))
    walk.choose("Role of the players", "Crew", lambda: walk.shows("Crew"))
    walk.choose(SETTING, "Role of the champion", lambda: walk.shows(f"Role of the champion · {SETTING}"))
    walk.choose("Role of the champion", "Champion", lambda: walk.shows("Champion"))
    walk.choose(SETTING, "Opponents", lambda: walk.shows("everyone meets · Opponents"))
    walk.choose("Opponents", "by standing", lambda: walk.shows("by standing (Swiss) · Opponents"))
    walk.choose(SETTING, "Protests", lambda: walk.shows("none · Protests"))
    walk.choose("Protests", "2 days", lambda: walk.shows("2 days · Protests"))
    by_themselves = "Substitutes come in by themselves"  # Anna puts Diego in
    walk.choose(SETTING, by_themselves, lambda: walk.shows(f"yes · {by_themselves}"))
    walk.choose(by_themselves, "no", lambda: walk.shows(f"no · {by_themselves}"))
    walk.press("Open sign-up", lambda: OWN_TEXT in walk.last("Sign up"))
    walk.picture("own-text", OWN_TEXT)


def sign_up_to_storm(walk: Walk) -> None:
    """Ben and Carla are invited and sign up, Diego offers to sub; then it begins."""
    for name in PLAYING[:2]:
        walk.plays_on(name, by_themselves=True)
    walk.manage()
    walk.press("Players", lambda: walk.shows("Invite people"))
    walk.pick("Invite people", "Ben", "Carla", done=lambda: "2 people are invited" in walk.text())
    walk.picture("invited", "2 people are invited")
    walk.become("Carla")
    walk.press("Sign up", lambda: f"You’re in {STORM}!" in walk.text())
    walk.become("Diego")
    walk.press("Terms", partial(offers, walk, "Offer to sub"))
    walk.press("Offer to sub", lambda: f"If {STORM} needs a substitute" in walk.text())
    walk.become(PLAYING[0])
    walk.skip_until("3 players have signed up", "1")
    walk.manage()
    walk.press("Start now", partial(offers, walk, "Next league round now"))


def rest_for_a_day(walk: Walk) -> None:
    """The clocks of the games in progress rest, and run on."""
    walk.manage()
    walk.press("Pause", partial(offers, walk, "Pause the clocks too"))
    walk.picture("pause", "Pause the clocks too")
    walk.press("Pause the clocks too", lambda: "its clocks are paused" in walk.text())
    walk.skip(DAY)
    walk.manage()
    walk.press("Resume", lambda: "The league has resumed" in walk.text())


def protest(walk: Walk) -> None:
    """Ben protests in the match's thread; the channel learns neither that it is he nor why."""
    walk.become("Ben")
    walk.go(f"{STORM} · league round 1 · table 1", lambda: "The match is over" in walk.text())
    walk.fill("Protest", lambda: "Your protest is with the moderators" in walk.text(), reason=PROTEST)
    walk.go("#tavern", lambda: "There’s a protest" in walk.text())
    walk.become(PLAYING[0])
    assert PROTEST not in walk.text()
    walk.picture("protest", "There’s a protest")


def decide(walk: Walk) -> None:
    """Anna reads the protest in the match's panel, and gives Ben his seat back."""
    walk.manage()
    walk.choose("Manage a match", "league round 1", partial(offers, walk, "Correct the result"))
    walk.picture("protest-read", PROTEST)
    walk.choose("They played this seat themselves", "Ben", lambda: walk.asks("reason"))
    walk.answer(lambda: "counts as Ben’s own" in walk.text(), reason="He could not know")
    walk.picture("themselves", "counts as Ben’s own")


def give_points(walk: Walk) -> None:
    """Anna gives Ben points by hand."""
    walk.manage()
    walk.press("Players", lambda: walk.shows("View a player"))
    walk.choose("View a player", "Ben", partial(offers, walk, "Give or take points"))
    done = lambda: "points are changed" in walk.text()  # noqa: E731 - asked twice
    shown = partial(offers, walk, "Correct")
    walk.fill("Give or take points", shown, points="2", reason=POINTS_FOR)
    walk.press("Correct", done)
    walk.picture("points-by-hand", POINTS_FOR)


def offers(walk: Walk, label: str) -> bool:
    return label in labels(walk.page)


def correct(walk: Walk) -> None:
    """Turns to round 1 during round 4, and exchanges the first two scores."""
    walk.choose("What’s going on now", "League round 1 of 4", lambda: "finished" in walk.last("History"))
    walk.picture("round-1")
    walk.choose("Manage a match", "league round 1", partial(offers, walk, "Correct the result"))
    walk.press("Correct the result", lambda: walk.field("score0").is_displayed())
    first, second = (str(walk.field(name).get_attribute("value")) for name in ("score0", "score1"))
    shown = partial(offers, walk, "Correct")
    walk.fill("Correct the result", shown, score0=second, score1=first, reason=WHY)
    walk.press("Correct", lambda: "The result is corrected" in walk.text())
    walk.picture("corrected", WHY)


SEASONS = {"season": season, "storm": storm}


def main(folder: Path, names: Sequence[str], widths: Sequence[int]) -> None:
    """Takes the pictures of some seasons, each in a demo of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        with demo() as (address, _), browser() as page:
            page.get(address)
            SEASONS[name](Walk(page, folder, widths))


if __name__ == "__main__":
    chosen = [word for word in sys.argv[2:] if word in SEASONS]
    wide = [int(word) for word in sys.argv[2:] if word.isdigit()]
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER, chosen or list(SEASONS), wide or [PHONE])
