"""A move can be chosen word by word, in every game: every legal move, and nothing else."""

from random import Random
from typing import Any

import pytest

from bot.games.contract import AnyGame, Move, NextWords, Seat, next_words_in
from tests.games.every_game import EVERY_GAME, Position, in_positions
from tests.games.random_play import random_playing

MOST_WORDS = 24
"""Buttons that a hand has room for beside *Back* (Discord: five rows of five)."""
WALKS = 5
MOVES_LOOKED_AT = 40


def test_the_words_that_follow_are_those_of_the_moves_that_begin_so() -> None:
    moves = ["bid 0", "play P1", "play P1 twice", "play SM:P"]
    assert next_words_in(moves, "") == NextWords(("bid", "play"), may_stop=False)
    assert next_words_in(moves, "play") == NextWords(("P1", "SM:P"), may_stop=False)
    assert next_words_in(moves, "play P1") == NextWords(("twice",), may_stop=True)
    assert next_words_in(moves, "bid 0") == NextWords((), may_stop=True)
    assert next_words_in(moves, "pl") == next_words_in(moves, "fold") == NextWords((), may_stop=False)


@in_positions
def test_words_chosen_one_after_the_other_come_to_a_legal_move(key: str, here: Position) -> None:
    game = here.playing.game
    for seat in game.may_act(here.state):
        for _ in range(WALKS):
            game.check(here.state, seat, walked(game, here.state, seat, here.chance))


def walked(game: AnyGame, state: Any, seat: Seat, chance: Random) -> Move:
    """A move chosen word by word; where it may stop, chance decides whether it does."""
    words: list[str] = []
    while True:
        following = game.next_words(state, seat, " ".join(words))
        assert len(following.words) <= MOST_WORDS
        assert len(set(following.words)) == len(following.words)
        if following.may_stop and (not following.words or chance.random() < 0.5):
            return " ".join(words)
        assert following.words, f"{words} lead nowhere"
        words.append(chance.choice(following.words))


@pytest.mark.slow
@in_positions
def test_every_legal_move_can_be_chosen_word_by_word(key: str, here: Position) -> None:
    for seat in here.playing.game.may_act(here.state):
        for move in some_moves(here, seat):
            words = move.split()
            for at, word in enumerate(words):
                following = here.playing.game.next_words(here.state, seat, " ".join(words[:at]))
                assert word in following.words
            assert here.playing.game.next_words(here.state, seat, move).may_stop


def some_moves(here: Position, seat: Seat) -> list[Move]:
    moves = list(here.playing.game.legal(here.state, seat))
    return moves if len(moves) <= MOVES_LOOKED_AT else here.chance.sample(moves, MOVES_LOOKED_AT)


@in_positions
def test_who_may_not_act_is_offered_no_word(key: str, here: Position) -> None:
    acting = here.playing.game.may_act(here.state)
    for seat in set(range(here.playing.record.players)) - {*acting}:
        assert here.playing.game.next_words(here.state, seat, "") == NextWords((), may_stop=False)


@EVERY_GAME
@pytest.mark.parametrize("begun", ["nonsense", "sail Z9", "lay", "play", "sail ZZ crew"])
def test_words_that_begin_no_legal_move_lead_nowhere(key: str, begun: str) -> None:
    """`begun` comes from buttons of weeks ago: whatever it says, there is an answer."""
    playing = random_playing(key, 2, 0)
    state, seat = playing.states[0], playing.record.moves[0][0]
    moves = [move for move in playing.game.legal(state, seat) if move.startswith(f"{begun} ")]
    following = playing.game.next_words(state, seat, begun)
    assert bool(following.words) == bool(moves)
    assert not following.may_stop
