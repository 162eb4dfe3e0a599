"""Who wins a trick, and what bonus lies in it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.skullking.cards import (
    MERMAID_FACES,
    NO_SUIT,
    PIRATES_FOR_BONUS,
    RANK_WHEN_LED,
    SKULL_KING,
    SUIT_OF,
)

BONUS_FOR_PIRATE = 30
BONUS_FOR_SKULL_KING = 50


class Trick(NamedTuple):
    """A finished trick: its faces in the order of play, who led, who won, and the bonus it holds."""

    leader: Seat
    faces: tuple[int, ...]
    winner: Seat
    bonus: int


def suit_to_follow(faces: Sequence[int]) -> int:
    """The suit of the first suit card, NO_SUIT while none was played.

    "If the first card played is a special card, the next suit card to be played determines the suit."
    """
    return next((SUIT_OF[face] for face in faces if SUIT_OF[face] != NO_SUIT), NO_SUIT)


def winning_face(faces: Sequence[int], led: int) -> int:
    """The face that takes the trick; of equally high ones the first played.

    "If the Mermaid is in the same trick as the Skull King, the Mermaid always wins the trick."
    """
    if SKULL_KING in faces:
        for face in faces:
            if face in MERMAID_FACES:
                return face
    return max(faces, key=RANK_WHEN_LED[led].__getitem__)


def bonus_of(faces: Sequence[int], winner: int) -> int:
    """The bonus for taking these faces with the face `winner`; it counts only if the bid is met.

    30 for each Pirate caught with the Skull King, 50 for the Skull King caught with a Mermaid.
    """
    if winner == SKULL_KING:
        return BONUS_FOR_PIRATE * sum(face in PIRATES_FOR_BONUS for face in faces)
    if SKULL_KING in faces and winner in MERMAID_FACES:
        return BONUS_FOR_SKULL_KING
    return 0


def finish(leader: Seat, faces: tuple[int, ...], led: int) -> Trick:
    """The finished trick of as many faces as there are players."""
    winner = winning_face(faces, led)
    seat = (leader + faces.index(winner)) % len(faces)
    return Trick(leader, faces, seat, bonus_of(faces, winner))
