"""The rest of a round as the Captain's simulator has it, from a known deal."""

from collections.abc import Sequence

from bot.ai.skullking.simulator import BIT, FIRST_EDITION, Rest, Table, laid, led_by
from bot.games.contract import Seat
from bot.games.skullking.cards import CODES, FACES
from bot.games.skullking.state import ORDERS


def hand_of(codes: str) -> int:
    return sum(1 << BIT[CODES.index(code)] for code in codes.split())


def first_edition_rest(hands: Sequence[int], needs: Sequence[int]) -> Rest:
    """Before the first trick of the first edition, where nobody has won anything."""
    number = max(hand.bit_count() for hand in hands)
    return Rest(number, list(hands), list(needs), list(needs), [0] * len(hands), [], [], [], [])


def lying(faces: str, players: int, leader: Seat = 0) -> Table:
    """A trick of the first edition."""
    table = led_by(ORDERS[players][leader])
    for face in faces.split():
        table = laid(table, FACES.index(face), FIRST_EDITION)
    return table
