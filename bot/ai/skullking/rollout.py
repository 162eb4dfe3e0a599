"""A round played out, each seat by one of two quick policies.

*Greedy* seats take each trick they can while they need one; the others play the card that brings their
surplus, what the hand is worth beyond the need, nearest to 0. Rivals are of both kinds, since a plan for one
alone is weak against the other. *Erratic* seats play at random.
"""

from collections.abc import Collection, Sequence
from functools import cache
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from bot.ai.skullking.later_tricks import KIND_OF, ODDS, STRONGER
from bot.ai.skullking.rule import USUAL_PRESSURE
from bot.ai.skullking.simulator import (
    BEATING,
    CAUGHT,
    FOLLOW_MASKS,
    HIGH_MASK,
    KING,
    MARY,
    MARY_MASK,
    MERMAID_MASK,
    NOBODY,
    ORDER,
    SUIT_MASKS,
    SUIT_OF_BIT,
    Table,
    bonus_of,
    led_by,
    legal_of,
)
from bot.games.contract import Seat
from bot.games.skullking.cards import BLACK, FIRST_DECK, NO_SUIT, RANKS

KING_MASK = 1 << KING
BLACK_MASK = SUIT_MASKS[BLACK]

Values = Sequence[float]  # how many tricks each card is worth, by bit

DUMP = -0.15  # from this surplus on, the highest card is discarded if no trick is taken, else the lowest
SPARED = 0.39  # how much a special card must gain to be played before the last


class Chances(NamedTuple):
    """The assumed chance to win the trick, by kind of card."""

    high: float  # the highest plain or black card
    low: float  # the lowest
    special: float


LEADING = Chances(0.14, 0.0, 0.24)
BETWEEN = Chances(0.55, 0.47, 1.15)
LAST = Chances(1.0, 1.0, 1.0)


@cache
def trick_values(players: int, tricks: int) -> Values:
    """The chance of each card to take one of so many tricks, in any hand."""
    return tuple(_value(card, players, tricks) for card in ORDER)


class _Later(NamedTuple):
    values: Values  # with so many tricks left
    growth: float  # relative to the start
    first: Values


@cache
def _later(players: int, tricks: int) -> tuple[_Later, ...]:
    first = trick_values(players, tricks)
    values = [trick_values(players, left) for left in range(tricks + 1)]
    return tuple(_Later(each, sum(each) / sum(first), first) for each in values)


def _value(card: int, players: int, tricks: int) -> float:
    if (odds := ODDS.get(KIND_OF[card])) is None:
        return 0.0
    stronger = STRONGER[card].intersection(FIRST_DECK)
    held = len(stronger) * (players - 1) * tricks / (len(FIRST_DECK) - 1)
    length = max(1.0, tricks * RANKS["first"] / len(FIRST_DECK)) if odds.length else 0.0
    rest = odds.tricks * tricks + odds.rivals * (players - 1) + odds.pressure * USUAL_PRESSURE
    log_odds = odds.base + odds.stronger * sqrt(held) + odds.length * length + rest + odds.want / players
    return 1 / (1 + exp(-log_odds))


def value_of(hand: int, values: Values) -> float:
    """How many tricks a hand is worth."""
    value = 0.0
    while hand:
        lowest = hand & -hand
        value += values[lowest.bit_length() - 1]
        hand ^= lowest
    return value


class Lot(NamedTuple):
    """The seats that play at random."""

    seats: Collection[Seat]
    rng: Random


class _Seats(NamedTuple):
    hands: list[int]
    needs: list[int]
    worths: list[float]  # of the hand at first, but for greedy seats
    greedy: Collection[Seat]
    lot: Lot | None


def play_out(
    table: Table,
    hands: list[int],
    needs: list[int],
    bonuses: list[int],
    # Gets each seat and bit, or the complement for Scary Mary as an Escape.
    played: list[tuple[Seat, int]] | None = None,
    *,
    greedy: Collection[Seat] = (),
    lot: Lot | None = None,
) -> None:
    """Plays every card in `hands`; `needs` and `bonuses` become those at the end of the round."""
    left = hands[table.turn].bit_count()
    later = _later(len(hands), left)
    values = later[left].values
    worths = [0.0 if seat in greedy else value_of(hand, values) for seat, hand in enumerate(hands)]
    seats = _Seats(hands, needs, worths, greedy, lot)
    while True:
        winner, bonus = _play_trick(table, seats, later[left], played)
        needs[winner] -= 1
        bonuses[winner] += bonus
        if not hands[winner]:
            return
        left -= 1
        table = led_by(winner)


def _play_trick(
    table: Table, seats: _Seats, later: _Later, played: list[tuple[Seat, int]] | None
) -> tuple[Seat, int]:
    # As `laid` does, in half the time.
    led, winning, winner, mermaid, cards, turn, lying = table
    hands, needs, worths, greedy, lot = seats
    values, growth, first = later
    last = len(hands) - 1
    while lying <= last:
        hand = hands[turn]
        legal = hand & FOLLOW_MASKS[led] if hand & SUIT_MASKS[led] else hand
        takes = legal & BEATING[led][winning]
        if mermaid != NOBODY:
            takes &= ~KING_MASK
        if lot is not None and turn in lot.seats:
            bit = drawn(legal, lot.rng)
        elif (need := needs[turn]) <= 0:
            bit = _ducked(legal, takes, is_last=lying == last)
        else:
            chances = LEADING if not lying else BETWEEN if lying < last else LAST
            rest = growth * worths[turn] - need
            counts = turn not in greedy
            bit = _tried(legal, takes, rest, values, chances) if counts else _taken(legal, takes, chances)
        if played is not None:
            played.append((turn, bit))
        if bit < 0:
            bit, takes = MARY, 0
        card = 1 << bit
        hands[turn] = hand ^ card
        worths[turn] -= first[bit]
        cards |= card
        if bit == KING and mermaid != NOBODY:
            winning, winner = CAUGHT, mermaid
        elif takes & card:
            winning, winner = (CAUGHT if winning == KING else bit), turn
        if mermaid == NOBODY and card & MERMAID_MASK:
            mermaid = turn
        led = SUIT_OF_BIT[bit] if led == NO_SUIT else led
        turn = turn + 1 if turn < last else 0
        lying += 1
    return winner, bonus_of(winning, cards)


def snatched(table: Table, hand: int, need: int, players: int) -> int:
    """The bit that a greedy seat plays if it lacks so many tricks."""
    legal = legal_of(hand, table.led)
    takes = legal & BEATING[table.led][table.winning]
    if table.mermaid != NOBODY:
        takes &= ~KING_MASK
    is_last = table.lying == players - 1
    if need <= 0:
        return _ducked(legal, takes, is_last=is_last)
    return _taken(legal, takes, LEADING if not table.lying else LAST if is_last else BETWEEN)


def _tried(legal: int, takes: int, surplus: float, values: Values, chances: Chances) -> int:
    # The card that brings the surplus nearest to nothing.
    loses = legal & ~takes
    if not takes:
        return _thrown(loses, surplus)
    chosen, least = -1, 99.0
    if loses:
        chosen = (loses if surplus > DUMP else loses & -loses).bit_length() - 1
        least = abs(surplus - values[chosen])
    if chances is LAST:
        lowest = (takes & -takes).bit_length() - 1
        return lowest if abs(surplus - values[lowest] + 1) <= least else chosen
    if plain := takes & ~HIGH_MASK:
        for cards, chance in (
            (plain, chances.high),
            (plain & ~BLACK_MASK, chances.high),
            (plain & -plain, chances.low),
        ):
            bit = cards.bit_length() - 1
            if cards and (off := abs(surplus - values[bit] + chance)) < least:
                chosen, least = bit, off
    if special := takes & HIGH_MASK:
        bit = (special & -special).bit_length() - 1
        if abs(surplus - values[bit] + chances.special) + SPARED < least:
            chosen = bit
    return chosen


def _taken(legal: int, takes: int, chances: Chances) -> int:
    # A greedy seat: as high as it can, but specials only if need be, the lowest first.
    if not takes:
        return (legal & -legal).bit_length() - 1
    plain = takes & ~HIGH_MASK
    if chances is LAST or not plain:
        return (takes & -takes).bit_length() - 1
    if chances is LEADING:
        # A trump is not led while another card can win.
        plain = plain & ~BLACK_MASK or plain
    return plain.bit_length() - 1


def _thrown(loses: int, surplus: float) -> int:
    # It can't take the trick: the lowest, or with enough left the highest plain one.
    if surplus > DUMP:
        return (loses & ~HIGH_MASK or loses).bit_length() - 1
    return (loses & -loses).bit_length() - 1


def _ducked(legal: int, takes: int, *, is_last: bool) -> int:
    # It needs none: the highest that loses; if it can't lose, the highest if it plays last.
    if loses := legal & ~takes | legal & MARY_MASK:
        bit = loses.bit_length() - 1
        return ~MARY if bit == MARY else bit
    return (takes if is_last else takes & -takes).bit_length() - 1


def drawn(legal: int, rng: Random) -> int:
    """Any of the bits."""
    for _ in range(int(rng.random() * legal.bit_count())):
        legal &= legal - 1
    return (legal & -legal).bit_length() - 1
