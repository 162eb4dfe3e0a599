"""Names as they are shown: harmless in sentences, as they are on labels, and never in the way of others."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.matches import MatchState
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.text import escape, label, time_of, tips_in_room
from bot.ui.kit.widgets import seat_select
from bot.ui.leagues.widgets import entrant_label
from tests.tavern import ENGLISH, tavern
from tests.ui.leagues.sample import entrants, running

ACCENTS = "\u0301\u0302\u0303\u0304"
TURNED = "\u202eTurned"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("dark_lord_99", "dark_lord_99"),
        ("*Anna* `x`", "*Anna* `x`"),
        (TURNED, "Turned"),
        ("A\u200bn\u2066n\u2069a\u061c", "Anna"),
        ("  two\n lines ", "two lines"),
        (f"q{ACCENTS}", f"q{ACCENTS[:2]}"),
        ("Zoë", "Zoë"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("\u202e\u200b ", "?"),
        ("", "?"),
    ],
)
def test_a_label_shows_a_name_as_it_is_without_what_would_change_others(name: str, shown: str) -> None:
    assert label(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("dark_lord_99", r"dark\_lord\_99"),
        (TURNED, "Turned"),
        ("", "?"),
        ("אנה", "\u2068אנה\u2069"),
        ("سارة_1", "\u2068سارة\\_1\u2069"),
        ("<@1>", "<\u200b@\u200b1>"),
    ],
)
def test_a_name_in_a_sentence_shows_no_markdown_and_turns_nothing_around_it(name: str, shown: str) -> None:
    assert escape(name) == shown


async def test_the_selects_of_a_table_and_a_league_show_names_without_escapes(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        named = replace(table, seats=(replace(table.seats[0], name="dark_lord_99"), *table.seats[1:]))
        select = seat_select(ButtonId(table.id, "replace"), named, {0: "0", 1: "1"}, "who?")
        assert [option.label for option in select.item.options] == ["1. dark_lord_99", "2. Ben"]
    league = running(entrants(2, "dark_lord"), [MatchState.PLAYING])
    first, second = (one.user_id for one in league.entrants)
    assert [entrant_label(league, one) for one in (first, second)] == ["dark_lord 1", "dark_lord 2"]


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        (0, "0 hours"),
        (1, "1 hour"),
        (24, "1 day"),
        (30, "30 hours"),
        (384, "16 days"),
        (100, "4 days and 4 hours"),
    ],
)
def test_a_long_time_is_told_in_days(hours: int, said: str) -> None:
    assert time_of(hours, ENGLISH) == said


def test_a_phone_has_room_for_the_first_tip_and_for_short_ones_after_it() -> None:
    long, short = "a" * 239, "b"
    assert tips_in_room([]) == []
    assert tips_in_room(["c" * 500]) == [f"💡 {'c' * 500}"]
    assert tips_in_room([long, "cc", short]) == [f"💡 {long}\n💡 {short}"]
