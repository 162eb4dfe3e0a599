"""Each emoji that is uploaded is one that some screen of its game shows."""

import pytest

from bot.art.emoji_names import name_of
from bot.delivery.body import Page, components_of
from bot.delivery.emojis import OwnEmojis
from bot.entry import Entry
from bot.registry import ENTRIES
from tests.games.random_play import random_playing
from tests.tavern import ENGLISH
from tests.ui.live.screens import hand_screen, public_screen, tables

MOST_GAMES = 60
"""So many are looked at until each emoji was seen."""


@pytest.mark.slow
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_every_emoji_of_a_game_is_shown_on_a_button_or_in_a_text(entry: Entry) -> None:
    emojis, rules = OwnEmojis(entry.presenter.emojis), entry.rules
    unseen = {name_of(face) for face in emojis.faces}
    emojis.know({name: 1 + number for number, name in enumerate(sorted(unseen))})
    sizes = range(rules.min_players, rules.most_players_ever + 1)
    for number in range(MOST_GAMES):
        if not unseen:
            break
        playing = random_playing(entry.key, sizes[number % len(sizes)], number)
        for table in list(tables(playing))[number % 3 :: 3]:
            hands = (hand_screen(table, row.seat, ENGLISH) for row in table.seats)
            for screen in (public_screen(table, ENGLISH), *hands):
                shown = str(components_of(emojis.shown(Page(screen.components))))
                unseen = {name for name in unseen if f":{name}:" not in shown and f"'{name}'" not in shown}
    assert unseen == set()
