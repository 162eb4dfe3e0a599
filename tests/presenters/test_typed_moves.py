"""A typed move is understood as exactly that move, in every game, in every language and as the log has it."""

from functools import partial
from typing import Any

from bot.games.contract import Move, Seat
from bot.presenters.contract import Names
from bot.presenters.typed_moves import TypedMoves
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import ENTRY_OF
from tests.games.every_game import Position, in_positions
from tests.games.hollander import typed as hollander

NAMES = Names(("Anna", "Ben", "Ben", "7", "🦜", "Rot Gelb", "Kraken", "Zoë"))
MOVES_LOOKED_AT = 8
MOST, LONGEST = 25, 100
"""Suggestions that Discord shows, and characters of one."""


def lines(key: str, state: Any, seat: Seat, language: str = "en", names: Names = NAMES) -> TypedMoves:
    entry, say = ENTRY_OF[key], speaker(language)
    spellings = partial(entry.presenter.spellings, entry.game.view(state, seat), names, say)
    return TypedMoves(partial(entry.game.next_words, state, seat), spellings)


def logged(key: str, move: Move) -> str:
    """As the log has it, except that seats count from 1."""
    return hollander.typed(move) if key == "hollander" else move


def some(here: Position, seat: Seat) -> list[Move]:
    moves = list(here.playing.game.legal(here.state, seat))
    return moves if len(moves) <= MOVES_LOOKED_AT else here.chance.sample(moves, MOVES_LOOKED_AT)


@in_positions
def test_a_legal_move_is_understood_as_it_is_suggested_and_as_the_log_has_it(
    key: str, here: Position
) -> None:
    for seat in here.playing.game.may_act(here.state):
        moves = some(here, seat)
        for language in LANGUAGES:
            typed = lines(key, here.state, seat, language)
            for move in moves:
                assert typed.understood(logged(key, move)) == move
                text = typed.text(move)
                understood = typed.understood(text)
                assert understood is not None
                assert typed.text(understood) == text  # an equal card may stand for it
                here.playing.game.check(here.state, seat, understood)


@in_positions
def test_what_is_suggested_can_be_typed_on_to_a_move(key: str, here: Position) -> None:
    for seat in here.playing.game.may_act(here.state):
        typed = lines(key, here.state, seat, here.chance.choice(list(LANGUAGES)))
        text = ""
        for _ in range(40):
            offered = typed.suggested(text)
            assert 0 < len(offered) <= MOST
            assert len(set(offered)) == len(offered)
            assert all(0 < len(one) <= LONGEST for one in offered)
            text = here.chance.choice(offered)
            if typed.understood(text) is not None:
                break
        move = typed.understood(text)
        assert move is not None
        here.playing.game.check(here.state, seat, move)
