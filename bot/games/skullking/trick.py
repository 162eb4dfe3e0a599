"""The winner of a trick, and its bonus."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.skullking.cards import (
    CODES,
    LEVIATHANS,
    LOOT_CARDS,
    MARY_ESCAPES,
    MERMAID_FACES,
    NO_SUIT,
    PIRATE_FACES,
    RANK_OF,
    RANK_WHEN_LED,
    SKULL_KING,
    SUIT_OF,
    WHITE_WHALE,
)

NOBODY = -1  # the winner of a trick that is set aside, and the turn when the game is over


WITH_RULES_OF_THEIR_OWN = LEVIATHANS | LOOT_CARDS


class Bonuses(NamedTuple):
    """The bonus for each kind of capture."""

    pirate: int  # for each, to the Skull King
    skull_king: int  # to a Mermaid
    mermaid: int  # for each, to a Pirate
    cards: Mapping[int, int]  # for their taker
    pirates: frozenset[int]  # the faces that count as one


# Scary Mary "always counts as a pirate even though she was played as the Escape".
FIRST = Bonuses(30, 50, 0, {}, PIRATE_FACES | {MARY_ESCAPES})
FOURTEENS = {"Y14": 10, "G14": 10, "U14": 10, "K14": 20}
OF_2021 = Bonuses(30, 40, 20, {CODES.index(code): points for code, points in FOURTEENS.items()}, PIRATE_FACES)


class Trick(NamedTuple):
    """A finished trick."""

    seats: tuple[Seat, ...]  # in order of play
    faces: tuple[int, ...]
    winner: Seat  # NOBODY if it is set aside
    bonus: int
    leads: Seat  # leads the next trick
    allies: tuple[Seat, ...] = ()  # played a Loot that another took, once for each

    @property
    def leader(self) -> Seat:
        """The seat that led it."""
        return self.seats[0]


def suit_to_follow(faces: Sequence[int]) -> int:
    """The suit of the first suit card, NO_SUIT without one.

    "If the first card played is a special card, the next suit card to be played determines the suit." In 2021
    this decides the winner alone; what must be followed is in `LEADS`.
    """
    return next((SUIT_OF[face] for face in faces if SUIT_OF[face] != NO_SUIT), NO_SUIT)


def winning_face(faces: Sequence[int], led: int) -> int:
    """The face that takes the trick; of equal ones the first.

    "If the Mermaid is in the same trick as the Skull King, the Mermaid always wins the trick."
    """
    if SKULL_KING in faces:
        for face in faces:
            if face in MERMAID_FACES:
                return face
    return max(faces, key=RANK_WHEN_LED[led].__getitem__)


def cards_bonus(faces: Sequence[int], bonuses: Bonuses) -> int:
    """The bonus for these faces, whatever takes them."""
    if bonuses.cards.keys().isdisjoint(faces):
        return 0
    return sum(bonuses.cards.get(face, 0) for face in faces)


def bonus_of(faces: Sequence[int], winner: int, bonuses: Bonuses = FIRST) -> int:
    """The bonus for taking these faces with `winner`; it counts if the bid is met."""
    bonus = cards_bonus(faces, bonuses)
    if winner == SKULL_KING:
        return bonus + bonuses.pirate * sum(face in bonuses.pirates for face in faces)
    if winner in MERMAID_FACES:
        return bonus + (bonuses.skull_king if SKULL_KING in faces else 0)
    if bonuses.mermaid and winner in PIRATE_FACES:
        return bonus + bonuses.mermaid * sum(face in MERMAID_FACES for face in faces)
    return bonus


def finish(seats: tuple[Seat, ...], faces: tuple[int, ...], led: int, bonuses: Bonuses = FIRST) -> Trick:
    """The finished trick of these faces."""
    # Asked once, since nearly every trick is plain.
    is_plain = WITH_RULES_OF_THEIR_OWN.isdisjoint(faces)
    if not is_plain and not LEVIATHANS.isdisjoint(faces):
        return _finish_with_leviathans(seats, faces, bonuses)
    winner = winning_face(faces, led)
    seat = seats[faces.index(winner)]
    allies: tuple[Seat, ...] = ()
    if not is_plain:
        looters = (at for at, face in zip(seats, faces, strict=True) if face in LOOT_CARDS)
        allies = tuple(at for at in looters if at != seat)
    return Trick(seats, faces, seat, bonus_of(faces, winner, bonuses), seat, allies)


def _finish_with_leviathans(seats: tuple[Seat, ...], faces: tuple[int, ...], bonuses: Bonuses) -> Trick:
    # Of both the one played last counts.
    if next(face for face in reversed(faces) if face in LEVIATHANS) == WHITE_WHALE:
        return _finish_with_whale(seats, faces, bonuses)
    # The Kraken takes the trick away; the seat that would have won it leads the next one.
    others = [face for face in faces if face not in LEVIATHANS]
    would_win = winning_face(others, suit_to_follow(others)) if others else faces[0]
    return Trick(seats, faces, NOBODY, 0, seats[faces.index(would_win)])


def _finish_with_whale(seats: tuple[Seat, ...], faces: tuple[int, ...], bonuses: Bonuses) -> Trick:
    # Beside the White Whale the highest number wins, whatever its suit; special cards are worth nothing.
    highest = max(faces, key=RANK_OF.__getitem__)
    if SUIT_OF[highest] == NO_SUIT:
        return Trick(seats, faces, NOBODY, 0, seats[faces.index(WHITE_WHALE)])
    seat = seats[faces.index(highest)]
    return Trick(seats, faces, seat, cards_bonus(faces, bonuses), seat)
