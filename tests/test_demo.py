"""The demo, played in a real browser as a new user would: by buttons alone, to the final scorepad."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.patience import PATIENCE

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
BUTTONS = "button.component-button"
SHOWN = "[...document.querySelectorAll(arguments[0])].filter(one => one.checkVisibility())"
NOT_MOVES = (
    *(
        "Bid",
        "Play",
        "Use the power",
        "My hand",
        "My tables",
        "My preferences",
        "Scores",
        "Table",
        "More",
        "Rules",
        "Signs",
    ),
    *(
        "Rematch",
        "My card",
        "Share",
        "Options",
        "Replay",
        "Save game file",
        "New table",
        "Fair cards?",
        "Add a computer pirate",
        "Remove a computer pirate",
        "Allow advice",
        "Leave",
        "End the game",
        "Deal of the day",
        "No tips, thanks",
        "Auto-play forced moves",
    ),
    *("Skip 1 hour", "Skip 24 hours", "Who plays on", "Look around", "My direct messages"),
    *("👤Me", "👤 Me", "👤\nMe"),  # the preferences, beside the hand
    "Back",  # out of a move that is begun, and so in circles
)
PHONE = 390
"""Pixels that a phone shows side by side."""
DESK = 1280, 1000
"""Pixels of the window of who sits at a desk."""
DEMO = """
import sys
from tests import chance
chance.take_over()
chance.begin("the demo")
from bot.__main__ import main
sys.exit(main(["demo"]))
"""
"""`python -m bot demo`, which deals the same cards each time."""
NOWHERE = "about:blank"
"""Where the browser is sent before the demo ends, as by who closes the page."""
SETTLED = 2.0
"""Seconds after which the page that has just been drawn takes clicks."""
NOT_YET = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
    StopIteration,
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        CHROMIUM is None or DRIVER is None, reason="Chromium and its driver are not installed here"
    ),
]


@contextmanager
def demo() -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """The address of a running demo, and its process."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    with subprocess.Popen(
        [sys.executable, "-c", DEMO], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            yield (
                next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line))),
                process,
            )
        finally:
            process.kill()


@contextmanager
def browser() -> Iterator[webdriver.Chrome]:
    """A headless Chromium that talks to nobody but the page."""
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for flag in ("headless=new", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-sync"):
        options.add_argument(f"--{flag}")
    options.add_argument("--disable-background-networking")
    options.add_argument("--disable-component-update")
    options.add_argument("--window-size=1280,1000")
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(str(DRIVER)))
    try:
        yield driver
    finally:
        driver.quit()


@pytest.fixture(scope="module")
def page() -> Iterator[webdriver.Chrome]:
    with browser() as page:
        yield page


def labels(page: webdriver.Chrome) -> list[str]:
    found: list[str] = page.execute_script(f"return {SHOWN}.map(button => button.innerText.trim())", BUTTONS)
    return found


def press(page: webdriver.Chrome, label: str) -> None:
    until(page, lambda: _pressed(page, [label]))


def until(page: webdriver.Chrome, done: Callable[[], bool]) -> None:
    """Waits until `done()` is true."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, f"stuck: {page.find_element(By.TAG_NAME, 'body').text[-2000:]}"
        time.sleep(0.2)


def _pressed(page: webdriver.Chrome, wanted: list[str]) -> bool:
    script = f"return {SHOWN}.findLast(one => arguments[1].includes(one.innerText.trim()) && !one.disabled)"
    try:
        if (button := page.execute_script(script, BUTTONS, wanted)) is None:
            return False
        _click(page, button)
    except NOT_YET:
        return False
    return True


def _click(page: webdriver.Chrome, button: WebElement) -> None:
    page.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
    button.click()


def opened(page: webdriver.Chrome, game: str) -> bool:
    if "Deal the cards" in labels(page):
        return True
    time.sleep(SETTLED)
    _pressed(page, [game])
    return False


def play_on(page: webdriver.Chrome) -> bool:
    """Taps the last move that is offered, if there is one; tells whether the game is over."""
    seen = labels(page)
    if "Rematch" in seen:
        return True
    if "Deal the cards" in seen:  # the press was lost as the page was drawn anew
        _pressed(page, ["Deal the cards"])
        return False
    moves = [label for label in seen if label and label not in NOT_MOVES and not label.startswith("Play ")]
    if moves:
        _pressed(page, moves[-1:])
    return False


def played_to_the_end(page: webdriver.Chrome) -> str:
    until(page, lambda: play_on(page))
    told = page.find_element(By.TAG_NAME, "body").text
    assert "wins!" in told or "win!" in told
    return told


def test_one_person_plays_to_the_final_scorepad_by_buttons_alone_and_ctrl_c_ends_it_cleanly(
    page: webdriver.Chrome,
) -> None:
    with demo() as (address, process):
        page.set_window_size(*DESK)
        page.get(address)
        until(page, lambda: opened(page, "Play Skull King"))
        press(page, "Options")
        _choose(page, "Rounds per game", "2")
        press(page, "Deal the cards")
        played_to_the_end(page)
        page.get(NOWHERE)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0


def test_a_nudge_leads_by_one_tap_to_the_hand_and_by_another_to_a_move(page: webdriver.Chrome) -> None:
    with demo() as (address, process):
        page.set_window_size(*DESK)
        page.get(address)
        until(page, lambda: opened(page, "Play Skull King"))
        press(page, "Deal the cards")
        until(page, lambda: "Bid" in labels(page))
        press(page, "Skip 1 hour")
        nudged = "Skull King is waiting for you"
        until(page, lambda: nudged in page.find_element(By.TAG_NAME, "body").text)
        time.sleep(SETTLED)
        press(page, "Bid")  # the last one: the nudge's
        until(page, lambda: labels(page)[-2:-1] == ["My tables"])
        press(page, "1")
        until(page, lambda: nudged not in page.find_element(By.TAG_NAME, "body").text)
        page.get(NOWHERE)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0


def test_a_game_of_everything_against_seven_computer_pirates_on_a_phone(page: webdriver.Chrome) -> None:
    with demo() as (address, _):
        page.set_window_size(PHONE, 900)
        page.get(address)
        until(page, lambda: opened(page, "Play Skull King: All aboard"))
        press(page, "Options")
        _choose(page, "Cards dealt", "1, once")
        press(page, "Deal the cards")
        told = played_to_the_end(page)
        places = re.findall(r"with [−\d]+ points?", told)
        assert len(places) >= 8, "everyone has a place"


def _choose(page: webdriver.Chrome, option: str, value: str) -> None:
    until(page, lambda: _chosen(page, option, value))


def _chosen(page: webdriver.Chrome, option: str, value: str) -> bool:
    try:
        selects = page.find_elements(By.CSS_SELECTOR, "button.select-trigger")
        select = next(select for select in selects if select.text.strip().endswith(f" · {option}"))
        if select.text.strip() == f"{value} · {option}":
            return True
        offered = page.find_elements(By.CSS_SELECTOR, ".select-option")
        _click(page, next((one for one in offered if one.text.strip() == value), select))
    except NOT_YET:
        pass
    return False
