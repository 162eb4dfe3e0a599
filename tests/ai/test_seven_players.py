"""Seven players of the edition of 2021 get every card of the deck in the tenth round."""

import random

from bot.games.shuffle import SeededShuffler
from tests.entries import ENTRY_OF


def test_the_last_card_of_a_deck_that_was_dealt_whole_is_played() -> None:
    entry, rng = ENTRY_OF["skullking"], random.Random(4)
    options = {**entry.rules.complete({"edition": "2021", "dealing": "broadside"})}
    state = entry.game.start(7, options, SeededShuffler(bytes(32)))
    while not entry.game.scorepad(state):
        seat = min(entry.game.to_move(state))
        state = entry.game.play(state, seat, entry.computer.choose(entry.game.view(state, seat), rng))
    assert len(entry.game.scorepad(state)) == 7
