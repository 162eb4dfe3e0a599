"""A round played out, each seat by one of two quick policies.

*Greedy* seats take each trick they can while they need one. The others play the card that brings their
surplus (the hand's worth beyond the need) nearest to 0. Rivals are of both kinds, since a plan for one alone
is weak against the other. *Erratic* seats play at random.
"""

from collections.abc import Collection
from functools import cache
from random import Random
from typing import NamedTuple

from bot.ai.skullking.quick_powers import POWERS, use
from bot.ai.skullking.simulator import (
    ALL,
    BEATING,
    FOLLOW_MASKS,
    HIGH_MASK,
    KING,
    LEVIATHAN_MASK,
    ODD_MASK,
    SUIT_MASKS,
    TWO_FACED_MASK,
    Deck,
    Rest,
    Table,
    face_of,
    led_by,
    legal_of,
    take,
    with_bit,
)
from bot.ai.skullking.values import Values, trick_values, value_of
from bot.games.contract import Move, Seat
from bot.games.skullking.cards import BLACK, NO_SUIT
from bot.games.skullking.edition import NO_GHOST
from bot.games.skullking.moves import PLAYS
from bot.games.skullking.state import ORDERS
from bot.games.skullking.trick import NOBODY

KING_MASK = 1 << KING
BLACK_MASK = SUIT_MASKS[BLACK]

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


class _Later(NamedTuple):
    values: Values  # by the number of tricks left
    growth: float  # relative to the start
    first: Values


@cache
def _later(players: int, tricks: int, deck: Deck) -> tuple[_Later, ...]:
    first = trick_values(players, tricks, deck)
    values = [trick_values(players, left, deck) for left in range(tricks + 1)]
    return tuple(_Later(each, sum(each) / sum(first), first) for each in values)


class Lot(NamedTuple):
    """The seats that play at random."""

    seats: Collection[Seat]
    rng: Random


class _Seats(NamedTuple):
    rest: Rest
    worths: list[float]  # of the hand at first, but for greedy seats
    greedy: Collection[Seat]
    lot: Lot | None


def play_out(
    table: Table,
    rest: Rest,
    deck: Deck,
    played: list[tuple[Seat, Move]] | None = None,  # gets each move, and the ghost's cards
    *,
    greedy: Collection[Seat] = (),
    lot: Lot | None = None,
) -> None:
    """Plays every card in the hands; a trick that is full already is taken first."""
    hands, players = rest.hands, len(table.order)
    left = hands[table.order[-1]].bit_count()
    later = _later(players, left, deck)
    values = later[left].values
    worths = [0.0 if seat in greedy else value_of(hand, values) for seat, hand in enumerate(hands)]
    seats = _Seats(rest, worths, greedy, lot)
    while True:
        if len(table.bits) < players:
            table = _play_trick(table, seats, later[left], deck, played)
            left -= 1
        take(rest, deck, table)
        leads = table.winner
        if deck.powers and table.winning in POWERS and leads != deck.ghost:
            leads = use(table, rest, later[left].values, played)
            # The winner may have exchanged cards; no other hand has changed.
            worths[table.winner] = 0.0 if table.winner in greedy else value_of(hands[table.winner], values)
        if not left:
            return
        table = led_by(_order_after(table.order, leads, deck.ghost))


def _order_after(order: tuple[Seat, ...], leads: Seat, ghost: Seat) -> tuple[Seat, ...]:
    if ghost == NO_GHOST:
        return ORDERS[len(order)][leads]
    if leads != ghost:
        return (leads, ghost, 1 - leads)
    last = order[1] if order[0] == ghost else order[0]
    return (ghost, last, 1 - last)


def _play_trick(
    table: Table, seats: _Seats, later: _Later, deck: Deck, played: list[tuple[Seat, Move]] | None
) -> Table:
    # As `with_bit` does, in half the time for most cards.
    order, bits, led, winning, winner, mermaid, cards = table
    rest, worths, greedy, lot = seats
    hands, needs, leads = rest.hands, rest.needs, deck.leads
    values, growth, first = later
    lying, last = len(bits), len(order) - 1
    odd = ALL if cards & LEVIATHAN_MASK else ODD_MASK
    for turn in order[lying:]:
        hand = hands[turn]
        legal = hand & FOLLOW_MASKS[led] if hand & SUIT_MASKS[led] else hand
        takes = legal & BEATING[led][winning]
        if mermaid != NOBODY:
            takes &= ~KING_MASK
        if lot is not None and turn in lot.seats:
            bit = drawn(legal, lot.rng)
        elif (need := needs[turn]) <= 0:
            # Nothing in the hand is the ghost's, which needs no trick.
            bit = _ducked(legal, takes, is_last=lying == last) if hand else of_ghost(rest)
        else:
            chances = LEADING if not lying else BETWEEN if lying < last else LAST
            surplus = growth * worths[turn] - need
            counts = turn not in greedy
            bit = _tried(legal, takes, surplus, values, chances) if counts else _taken(legal, takes, chances)
        if played is not None:
            played.append((turn, PLAYS[face_of(bit)]))
        if bit < 0 or 1 << bit & odd or not hand:
            before = Table(order, bits, led, winning, winner, mermaid, cards)
            _, bits, led, winning, winner, mermaid, cards = with_bit(before, bit, deck)
            odd = ALL if cards & LEVIATHAN_MASK else ODD_MASK
            bit = ~bit if bit < 0 else bit
        else:
            bits = (*bits, bit)
            cards |= 1 << bit
            if takes >> bit & 1:
                winning, winner = bit, turn
            if led == NO_SUIT:
                led = leads[bit]
        hands[turn] = hand & ~(1 << bit)
        worths[turn] -= first[bit]
        lying += 1
    return Table(order, bits, led, winning, winner, mermaid, cards)


def of_ghost(rest: Rest) -> int:
    """The ghost's next bit: "always the top card of his shuffled hand"; his Tigress is an Escape."""
    bit = rest.ghost.pop()
    return ~bit if 1 << bit & TWO_FACED_MASK else bit


def snatched(table: Table, hand: int, need: int) -> int:
    """The bit that a greedy seat plays if it lacks `need` tricks."""
    legal, lying = legal_of(hand, table.led), len(table.bits)
    takes = legal & BEATING[table.led][table.winning]
    if table.mermaid != NOBODY:
        takes &= ~KING_MASK
    is_last = lying == len(table.order) - 1
    if need <= 0:
        return _ducked(legal, takes, is_last=is_last)
    return _taken(legal, takes, LEADING if not lying else LAST if is_last else BETWEEN)


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
    if loses := legal & ~takes | legal & TWO_FACED_MASK:
        bit = loses.bit_length() - 1
        return ~bit if 1 << bit & TWO_FACED_MASK else bit
    return (takes if is_last else takes & -takes).bit_length() - 1


def drawn(legal: int, rng: Random) -> int:
    """Any of the bits."""
    for _ in range(int(rng.random() * legal.bit_count())):
        legal &= legal - 1
    return (legal & -legal).bit_length() - 1
