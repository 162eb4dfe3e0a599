"""What a nudge says of a table: what is asked for, and what lies there or has happened last, on one line."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from bot.games.contract import Seat
from bot.model.tables import Status
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.live.calls import situation
from tests.entries import GAMES
from tests.games.random_play import random_playing
from tests.games.secrecy import SECRECY
from tests.messages import cards_in
from tests.ui.live.screens import tables
from tests.ui.live.test_secrecy import SHOWN, nothing

GAME = pytest.mark.parametrize("key", GAMES)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 600
"""Characters of the line where all names are as long as they can be: it fits under any call in a message."""
LONG_NAMES = tuple(letter * 32 for letter in "ABCDEFGH")
LOOKED_AT = 40


@cache
def some_tables(key: str) -> tuple[Table, ...]:
    return tuple(_some_tables(key))


def _some_tables(key: str) -> Iterator[Table]:
    rules = GAMES[key].RULES
    for players in range(rules.min_players, rules.most_players_ever + 1):
        every = list(tables(random_playing(key, players, 1), LONG_NAMES))
        running = [table for table in every if table.status is Status.RUNNING]
        yield running[0]
        yield from Random(f"{key} {players}").sample(running, min(LOOKED_AT, len(running)))


@LANGUAGE
@GAME
def test_it_is_one_line_that_begins_with_what_is_asked_for(key: str, language: str) -> None:
    say = speaker(language)
    for table in some_tables(key):
        for viewer in (None, *table.to_move()):
            line = situation(table, viewer, say)
            asked, _, rest = line.partition(" · ")
            assert asked == say(table.entry.presenter.board.verb(table.view(None)))
            assert rest or not table.number, line
            assert "\n" not in line
            assert len(line) <= LONGEST, line


@GAME
def test_it_names_no_card_that_its_reader_may_not_know(key: str) -> None:
    named = 0
    for table in some_tables(key):
        for viewer in (None, *table.to_move()):
            text = situation(table, viewer, speaker("en"))
            codes = cards_in(text)
            assert not codes & hidden(table, viewer), text
            named += bool(codes)
    assert named, "there was something to look at"


def hidden(table: Table, viewer: Seat | None) -> frozenset[str]:
    """The cards that a seat, or the public, may not know, and has not been shown before."""
    shown = SHOWN.get(table.row.game, nothing)(table.view(viewer))
    return frozenset(SECRECY[table.row.game].hidden(table.dealt.state, viewer) - shown)
