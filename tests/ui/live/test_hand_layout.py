"""A hand with its picture is one to play from without scrolling: what one decides by comes first."""

import re
from random import Random

import pytest

from bot.delivery.body import Page
from bot.games.contract import Seat
from bot.tables.table import Table
from bot.ui.live.hand import hand
from tests.entries import GAMES, PICTURES
from tests.games.every_game import each_game
from tests.games.random_play import random_playing
from tests.tavern import ENGLISH
from tests.ui.live.screens import LINK, tables

TEXT, ROW, LINE = 10, 1, 14
QUESTION_AT_MOST = 5
"""Lines, with what a drafted move comes to."""
PLACES = 12
GAME = {
    "skullking": "Skull King",
    "playapirata": "Playa Pirata",
    "corsari": "Corsari",
    "hollander": "The Flying Hollander",
}


def to_move(key: str) -> list[tuple[Table, Seat]]:
    playing = random_playing(key, GAMES[key].RULES.min_players + 1, 0)
    found = [(table, seat) for table in tables(playing) for seat in table.to_move() if table.fold]
    return Random(key).sample(found, min(PLACES, len(found)))


@pytest.mark.parametrize("notice", ["", "⚠️ No."])
@each_game(PICTURES)
def test_beside_its_picture_the_question_stands_first_then_the_buttons_then_all_else(
    key: str, notice: str
) -> None:
    for table, seat in to_move(key):
        page = hand(table, seat, ENGLISH, LINK, notice=notice)
        assert isinstance(page, Page)
        assert page.picture_first
        [container] = page.beside
        question, *rest = container["components"]
        kinds = [part["type"] for part in rest]
        rows = kinds.count(ROW)
        assert kinds[:rows] == [ROW] * rows
        assert set(kinds[rows:]) <= {TEXT, LINE}
        assert question["content"].startswith(notice)
        assert len(question["content"].splitlines()) <= QUESTION_AT_MOST
        assert LINK not in question["content"]
        assert LINK in rest[-1]["content"]


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("skullking", r" · Round \d+ of \d+"),
        ("playapirata", r" · .* turn \d+ of \d+"),
        ("corsari", r" · \*\*Round \d+\*\*.*"),
        ("hollander", ""),
    ],
)
def test_beside_its_picture_the_round_stands_once_on_a_line_with_the_game_and_the_table(
    key: str, place: str
) -> None:
    for table, seat in to_move(key):
        page = hand(table, seat, ENGLISH, LINK)
        assert isinstance(page, Page)
        [container] = page.beside
        first, *rest = container["components"][-1]["content"].splitlines()
        assert re.fullmatch(rf"-# {GAME[key]}{place} · \[Table\]\({LINK}\)", first)
        assert not place or not any(re.search(place.removeprefix(" · "), line) for line in rest)
