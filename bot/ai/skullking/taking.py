"""Who is likely to take the trick on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.ai.skullking.position import Position
from bot.games.contract import Seat
from bot.games.skullking.cards import (
    BLACK,
    CARDS,
    FACES,
    KRAKEN,
    LEVIATHANS,
    MERMAID_FACES,
    NO_SUIT,
    OF_SUIT,
    PIRATE_FACES,
    RANK_OF,
    RANK_WHEN_LED,
    SKULL_KING,
    SPECIALS,
    WHITE_WHALE,
)
from bot.games.skullking.trick import winning_face


class Readiness(NamedTuple):
    """How likely a rival with such a card plays it; counted in games of this player against itself."""

    following: float  # the suit led
    trumping: float  # a trump
    special: float  # a special card


GREEDY = Readiness(following=0.76, trumping=0.99, special=0.63)  # of a rival who needs tricks
# Of a rival who needs none, mostly when forced.
SATED = Readiness(following=0.53, trumping=0.36, special=0.05)


def _beating(face: int, led: int) -> frozenset[int]:
    if face == SKULL_KING:
        return MERMAID_FACES
    if face in MERMAID_FACES:
        return PIRATE_FACES  # the Skull King would be caught
    rank = RANK_WHEN_LED[led]
    if led == NO_SUIT and not rank[face]:  # only escapes lie: any number takes it, too
        return frozenset(card for card in CARDS if rank[card] or RANK_OF[card])
    return frozenset(card for card in CARDS if rank[card] > rank[face])


# By the suit to follow and the winning face.
BEATING = tuple(tuple(_beating(face, led) for face in range(len(FACES))) for led in range(NO_SUIT + 2))


def takers(position: Position, face: int) -> list[float]:
    """Each seat's chance to take the trick if `face` is played now: 1 in all, unless it is set aside."""
    faces, chances = (*position.trick, face), [0.0] * len(position.order)
    if (leviathan := strongest_leviathan(faces)) == KRAKEN:
        return chances
    if leviathan == WHITE_WHALE:
        return _takers_under_the_whale(position, faces)
    led = position.leads[face] if position.led == NO_SUIT else position.led
    winning = winning_face(faces, led)
    chances[position.order[faces.index(winning)]] = 1.0
    if winning in MERMAID_FACES and SKULL_KING in faces:
        return chances  # nothing takes the Skull King from her
    for rival in position.behind:
        if rival == position.ghost:
            beats = _turns_up(position, BEATING[led][winning])
        else:
            beats = _beats(position, rival, winning, led)
        chances = [chance * (1 - beats) for chance in chances]
        chances[rival] = beats
    return chances


def strongest_leviathan(faces: Sequence[int]) -> int | None:
    """The one of Kraken and White Whale that keeps its power, "the second"."""
    return next((face for face in reversed(faces) if face in LEVIATHANS), None)


def _takers_under_the_whale(position: Position, faces: Sequence[int]) -> list[float]:
    # The highest number wins, whatever its suit.
    chances = [0.0] * len(position.order)
    highest = max(faces, key=RANK_OF.__getitem__)
    if RANK_OF[highest]:
        chances[position.order[faces.index(highest)]] = 1.0
    higher = frozenset(card for card in position.unseen if RANK_OF[card] > RANK_OF[highest])
    for rival in position.behind:
        if rival == position.ghost:
            beats = _turns_up(position, higher)
        else:
            ready = GREEDY if position.needs[rival] > 0 else SATED
            beats = ready.following * _holds(position, higher)
        chances = [chance * (1 - beats) for chance in chances]
        chances[rival] = beats
    return chances


def _turns_up(position: Position, cards: frozenset[int]) -> float:
    # The ghost follows nothing.
    return len(cards & position.unseen) / len(position.unseen)


def _beats(position: Position, rival: Seat, winning: int, led: int) -> float:
    ready = GREEDY if position.needs[rival] > 0 else SATED
    voids = position.voids[rival]
    beating = BEATING[led][winning] & position.unseen
    fails = 1 - ready.special * _holds(position, beating & SPECIALS)
    if led >= NO_SUIT:
        return 1 - fails * (1 - ready.following * _holds(position, beating - SPECIALS))
    if led not in voids:
        fails *= 1 - ready.following * _holds(position, beating & OF_SUIT[led])
    if led != BLACK and BLACK not in voids:
        is_void = 1.0 if led in voids else 1 - _holds(position, OF_SUIT[led] & position.unseen)
        fails *= 1 - ready.trumping * is_void * _holds(position, beating & OF_SUIT[BLACK])
    return 1 - fails


def _holds(position: Position, cards: frozenset[int]) -> float:
    if not cards:
        return 0.0
    return 1 - (1 - len(cards) / len(position.unseen)) ** len(position.hand)
