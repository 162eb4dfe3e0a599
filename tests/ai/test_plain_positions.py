"""What no person would do, no computer player does but the cabin boy, who is there to slip."""

from random import Random

import pytest

from bot.ai.contract import Level
from tests.ai.plain_positions import PLAIN, Plain
from tests.entries import COMPUTER_PLAYERS, GAMES

SEEDS = range(3)


@pytest.mark.parametrize("plain", PLAIN, ids=[f"{plain.game} {plain.why}" for plain in PLAIN])
def test_no_player_but_the_cabin_boy_misses_what_no_person_would_miss(plain: Plain) -> None:
    computer, view = COMPUTER_PLAYERS[plain.game], GAMES[plain.game].view(plain.state, plain.seat)
    for level in (level for level in Level if level is not Level.CABIN_BOY):
        moves = [computer.choose(view, Random(seed), level) for seed in SEEDS]
        missed = [move for move in moves if not _is_one_of(move, plain.right)]
        assert not missed, f"{level.name}: {missed[0]}, though {plain.why}: {plain.right}"


def _is_one_of(move: str, right: tuple[str, ...]) -> bool:
    return any(move == begins or move.startswith(f"{begins} ") for begins in right)
