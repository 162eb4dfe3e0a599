"""Plans as a hand shows them."""

from dataclasses import replace

from tests.games.random_play import random_playing
from tests.games.skullking.table_2021 import dealt
from tests.messages import walk
from tests.tavern import ENGLISH
from tests.ui.live.screens import hand_screen, tables, with_state


def test_a_plan_that_waits_for_a_power_to_be_used_is_shown_and_can_be_dropped() -> None:
    table = next(tables(random_playing("skullking", 3, 0)))
    due = dealt("Y2 Y3", "PH Y5", "Y9 Y8", bids=(0, 1, 0), played="Y2 PH Y9", powers=True)
    rows = [replace(row, plan="play Y5" if row.seat == 1 else None) for row in table.seats]
    shown = hand_screen(with_state(replace(table, seats=tuple(rows)), due), 1, ENGLISH)
    assert "On your turn: " in shown.text
    pressed = [part.get("custom_id", "") for part in walk(shown.components)]
    assert [":drop_plan:" in custom_id for custom_id in pressed].count(True) == 1
    assert not any(":plan:" in custom_id for custom_id in pressed)


def test_the_menu_of_cards_to_plan_shows_each_with_its_emoji() -> None:
    table = next(tables(random_playing("skullking", 3, 0)))
    before = dealt("Y2 Y3", "PH Y5", "Y9 Y8", bids=(0, 1, 0), played="", powers=True)
    shown = hand_screen(with_state(table, before), 1, ENGLISH)
    [menu] = [part for part in walk(shown.components) if ":plan:" in part.get("custom_id", "")]
    assert {one["label"]: one["emoji"]["name"] for one in menu["options"]} == {
        "Yellow 5": "⭐",
        "Harry the Giant": "🗡️",
    }
