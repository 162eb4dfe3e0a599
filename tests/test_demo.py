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
NOT_MOVES = (
    *("Bid", "Play", "Use the power", "My hand", "My tables", "My preferences", "Scores", "More", "Rules"),
    *("Rematch", "Replay", "Save game file", "New table", "Fair?", "Show me tips"),
    *("Skip 1 hour", "Skip 24 hours", "Look around", "My direct messages"),
)
PHONE = 390
"""Pixels that a phone shows side by side."""
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
        [sys.executable, "-m", "bot", "demo"], stdout=subprocess.PIPE, text=True, env=environment
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


def labels(page: webdriver.Chrome) -> list[str]:
    """What stands on the buttons of the page."""
    try:
        return [button.text.strip() for button in page.find_elements(By.CSS_SELECTOR, BUTTONS)]
    except StaleElementReferenceException:
        return []


def press(page: webdriver.Chrome, label: str) -> None:
    """Presses the last button of that label, as soon as there is one that can be pressed."""
    until(page, lambda: _pressed(page, [label]))


def until(page: webdriver.Chrome, done: Callable[[], bool]) -> None:
    """Waits until `done()` is true."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, f"stuck: {page.find_element(By.TAG_NAME, 'body').text[-2000:]}"
        time.sleep(0.2)


def _pressed(page: webdriver.Chrome, wanted: list[str]) -> bool:
    try:
        for button in reversed(page.find_elements(By.CSS_SELECTOR, BUTTONS)):
            if button.text.strip() in wanted and button.is_enabled():
                _click(page, button)
                return True
    except NOT_YET:
        pass
    return False


def _click(page: webdriver.Chrome, button: WebElement) -> None:
    page.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
    button.click()


def play_on(page: webdriver.Chrome) -> bool:
    """Taps the last move that is offered, if there is one; tells whether the game is over."""
    seen = labels(page)
    if "Save game file" in seen:
        return True
    if "Deal the cards" in seen:  # the press was lost as the page was drawn anew
        _pressed(page, ["Deal the cards"])
        return False
    moves = [label for label in seen if label and label not in NOT_MOVES and not label.startswith("Play ")]
    if moves:
        _pressed(page, moves[-1:])
    return False


def test_one_person_plays_to_the_final_scorepad_by_buttons_alone_and_ctrl_c_ends_it_cleanly() -> None:
    with demo() as (address, process):
        with browser() as page:
            page.get(address)
            until(page, lambda: "Play Skull King" in labels(page))
            time.sleep(SETTLED)
            press(page, "Play Skull King")
            until(page, lambda: "Deal the cards" in labels(page))
            _choose(page, "Rounds per game", "2")
            press(page, "Deal the cards")
            until(page, lambda: play_on(page))
            told = page.find_element(By.TAG_NAME, "body").text
            assert "The game is over." in told
            assert "opens to the seed" in told
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0


def test_a_nudge_leads_by_one_tap_to_the_hand_and_by_another_to_a_move() -> None:
    with demo() as (address, process):
        with browser() as page:
            page.get(address)
            until(page, lambda: "Play Skull King" in labels(page))
            time.sleep(SETTLED)
            press(page, "Play Skull King")
            until(page, lambda: "Deal the cards" in labels(page))
            press(page, "Deal the cards")
            until(page, lambda: "Bid" in labels(page))
            press(page, "Skip 1 hour")
            nudged = "Skull King is waiting for you"
            until(page, lambda: nudged in page.find_element(By.TAG_NAME, "body").text)
            time.sleep(SETTLED)
            press(page, "Bid")  # the last one: the nudge's
            until(page, lambda: labels(page)[-1:] == ["My preferences"])
            press(page, "1")
            until(page, lambda: nudged not in page.find_element(By.TAG_NAME, "body").text)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0


def test_a_game_of_everything_against_seven_computer_pirates_on_a_phone() -> None:
    with demo() as (address, _), browser() as page:
        page.set_window_size(PHONE, 900)
        page.get(address)
        until(page, lambda: "Play Skull King: All aboard" in labels(page))
        time.sleep(SETTLED)
        press(page, "Play Skull King: All aboard")
        until(page, lambda: "Deal the cards" in labels(page))
        _choose(page, "Cards dealt", "5, five times")
        press(page, "Deal the cards")
        until(page, lambda: play_on(page))
        assert "The game is over." in page.find_element(By.TAG_NAME, "body").text


def _choose(page: webdriver.Chrome, option: str, value: str) -> None:
    until(page, lambda: _opened_select(page, option))
    until(page, lambda: _chosen(page, f"{option}: {value}"))


def _opened_select(page: webdriver.Chrome, option: str) -> bool:
    try:
        selects = page.find_elements(By.CSS_SELECTOR, "button.select-trigger")
        _click(page, next(select for select in selects if select.text.strip().startswith(option)))
    except NOT_YET:
        return False
    return True


def _chosen(page: webdriver.Chrome, label: str) -> bool:
    try:
        offered = page.find_elements(By.CSS_SELECTOR, ".select-option")
        next(option for option in offered if option.text.strip() == label).click()
    except NOT_YET:
        return False
    return True
