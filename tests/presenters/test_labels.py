"""What stands on buttons and in lists: shapes and names. Codes are for whoever types, and for records."""

import re
from collections.abc import Iterator, Mapping

import pytest

from bot.games.corsari.cards import CODES as CORSARI
from bot.games.hollander.cards import COPIES as HOLLANDER
from bot.games.playapirata.cards import PIRATES, SPECIALS, TREASURES
from bot.games.skullking.cards import CODES as SKULLKING
from bot.presenters.playapirata.cards import short
from bot.presenters.skullking.cards import kind
from tests.entries import ENTRY_OF
from tests.ui.live.taps import Offer, recorded_moves

TOWELS = {f"{colour}{value}" for colour in "YRBG" for value in "123"}
CODES: Mapping[str, set[str]] = {
    "skullking": {*SKULLKING, *map(kind, SKULLKING), "SM:P", "SM:E", "TI:P", "TI:E"},
    "corsari": set(CORSARI),
    "hollander": {code for code in (*HOLLANDER, "PI:FH") if not code.isdecimal()},
    "playapirata": {*TREASURES, *map(short, TREASURES), *PIRATES, *SPECIALS, *TOWELS},
}
EVERY = 7
"""One recorded move in so many is looked at: those beside it show the same kinds."""
MOST_DRAFTS = 6
STEPS = 3


def shown(offer: Offer, draft: str = "", steps: int = STEPS) -> Iterator[tuple[str, str | None]]:
    choices, menus = offer(draft)
    yield from ((choice.label, choice.emoji) for choice in choices)
    for menu in menus:
        yield from ((label, emoji) for _, label, emoji in menu.options)
    begun = [choice.move for choice in choices if not choice.whole]
    begun += [f"{menu.draft} {menu.options[0][0]}" for menu in menus if not menu.whole]
    for longer in begun[:MOST_DRAFTS] if steps else ():
        yield from shown(offer, longer, steps - 1)


@pytest.mark.parametrize("game", ENTRY_OF)
def test_no_button_and_no_list_has_the_code_of_a_card_on_it(game: str) -> None:
    every = "|".join(sorted(map(re.escape, CODES[game]), key=len, reverse=True))
    code = re.compile(rf"(?<![\w:])({every})(?![\w:])")
    labels = {
        (label, emoji)
        for number, (offer, _, _) in enumerate(recorded_moves(ENTRY_OF[game]))
        if number % EVERY == 0
        for label, emoji in shown(offer)
    }
    assert labels
    assert [label for label, _ in labels if code.search(label)] == []
