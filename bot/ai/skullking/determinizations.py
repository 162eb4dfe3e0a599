"""Determinizations: rivals' hands that agree with all that was seen, and well with the bids.

The unseen cards are dealt within the suits that each may hold; then pairs are swapped, the likelier the
better the hands agree with the bids (Metropolis).
"""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from bot.ai.skullking.beliefs import boldness, erratic
from bot.ai.skullking.position import Position
from bot.ai.skullking.rollout import Lot
from bot.ai.skullking.simulator import BIT, SUIT_MASKS, mask_of
from bot.ai.skullking.values import Values, trick_values, value_of
from bot.games.contract import Seat
from bot.games.skullking.cards import CARD_OF_FACE
from bot.games.skullking.state import DRAWN

CHANGES = 16  # swaps tried from one determinization to the next
SPREAD = 0.9  # how far, in tricks, a bid usually is from the value of its hand
REPAIRS = 200


class Determinization(NamedTuple):
    """A hand for each seat, and all bids."""

    hands: list[int]  # 0 for the deciding seat, and for the ghost
    bids: list[int]
    lot: Lot | None  # the erratic seats
    draws: Sequence[int] = ()  # bits, for Bendt
    ghost: Sequence[int] = ()  # its bits, the next last


class _Dealt(NamedTuple):
    hands: list[int]
    draws: list[int]
    ghost: list[int]


class _Rival(NamedTuple):
    seat: Seat
    cards: int
    lacks: int  # cards that it cannot have
    aim: float  # what its cards are worth, in tricks
    bold: float  # tricks bid per trick of value
    erratic: float


class _Deal(NamedTuple):
    """The unseen cards, each with its owner."""

    bits: list[int]
    owners: list[int]  # the last is nobody
    lacks: list[int]
    off: list[float]  # how much more an owner's cards are worth than the bid
    heeded: list[float]  # how much that counts: less for an erratic rival


def determinizations(position: Position, rng: Random, *, bidding: bool) -> Iterator[Determinization]:
    """Endless determinizations."""
    values = trick_values(position.rivals + 1, position.number, position.deck)
    pile = _pile(position, rng)
    rivals = [_rival(position, seat, values) for seat in range(position.players) if seat != position.seat]
    people = len(rivals)
    if position.ghost is not None:
        # It heeds no bid.
        rivals.append(_Rival(position.ghost, position.number - len(position.played[-1]), 0, 0.0, 0.0, 1.0))
    # What has been drawn of the cards that Juanita showed, nobody else holds.
    drawn = mask_of(position.shown & position.unseen - pile)
    lacks = [rival.lacks | (0 if rival.seat == position.bandit else drawn) for rival in rivals]
    bits = [BIT[card] for card in sorted(position.unseen - pile)]
    owners = [at for at, rival in enumerate(rivals) for _ in range(rival.cards)]
    owners += [len(rivals)] * (len(bits) - len(owners))
    if bidding:
        while True:
            rng.shuffle(bits)
            hands, draws, ghost = _dealt(position, rivals, bits, pile, rng)
            lot = _lot(rivals[:people], rng)
            bids = _guessed_bids(position, rivals[:people], hands, lot, rng)
            yield Determinization(hands, bids, lot, draws, ghost)
    deal = _Deal(
        bits,
        owners,
        lacks=[*lacks, 0],
        off=[*(-rival.aim for rival in rivals), 0.0],
        heeded=[*(1 - rival.erratic for rival in rivals), 0.0],
    )
    _shuffle(deal, rng)
    for bit, owner in zip(bits, owners, strict=True):
        deal.off[owner] += values[bit]
    while True:
        _wander(deal, values, rng)
        hands, draws, ghost = _dealt(position, rivals, bits, pile, rng)
        yield Determinization(hands, list(position.bids), _lot(rivals[:people], rng), draws, ghost)


def _pile(position: Position, rng: Random) -> frozenset[int]:
    # What Juanita showed; which of it another has drawn since, is guessed.
    if len(position.shown) <= position.pile:
        return position.shown
    return frozenset(rng.sample(sorted(position.shown & position.unseen), position.pile))


def _dealt(
    position: Position, rivals: Sequence[_Rival], bits: Sequence[int], pile: frozenset[int], rng: Random
) -> _Dealt:
    hands, draws, ghost = _hands(position, rivals, bits), list[int](), list[int]()
    if position.deck.powers:
        held = sum(hands)
        lying = [BIT[card] for card in pile] or [bit for bit in bits if not held >> bit & 1]
        draws = rng.sample(lying, min(DRAWN, position.pile))
    if position.ghost is not None:
        ghost = [bit for bit in bits if hands[position.ghost] >> bit & 1]
        rng.shuffle(ghost)
        hands[position.ghost] = 0
    return _Dealt(hands, draws, ghost)


def _rival(position: Position, seat: Seat, values: Values) -> _Rival:
    played = [BIT[CARD_OF_FACE[face]] for face in position.played[seat]]
    bold = boldness(position, seat) * len(position.deck.cards) / (position.rivals + 1) / sum(values)
    aim = position.bids[seat] / bold - sum(values[bit] for bit in played)
    cards, lacks = position.number - len(played), lacks_of(position, seat)
    return _Rival(seat, cards, lacks, aim, bold, erratic(position, seat))


def lacks_of(position: Position, seat: Seat) -> int:
    """The cards of the suits that a seat did not follow."""
    return sum(SUIT_MASKS[suit] for suit in position.voids[seat])


def _lot(rivals: Sequence[_Rival], rng: Random) -> Lot | None:
    seats = frozenset(rival.seat for rival in rivals if rng.random() < rival.erratic)
    return Lot(seats, rng) if seats else None


def _guessed_bids(
    position: Position, rivals: Sequence[_Rival], hands: Sequence[int], lot: Lot | None, rng: Random
) -> list[int]:
    number, values = position.number, trick_values(position.rivals + 1, position.number, position.deck)
    bids = [0] * position.players
    for rival in rivals:
        if lot is not None and rival.seat in lot.seats:
            bids[rival.seat] = rng.randint(0, number)
        else:
            worth = value_of(hands[rival.seat], values) * rival.bold
            bids[rival.seat] = min(number, int(worth + rng.random()))
    return bids


def _shuffle(deal: _Deal, rng: Random) -> None:
    # If need be after some repairs.
    bits, owners, lacks, _, _ = deal
    rng.shuffle(bits)
    for _ in range(REPAIRS):
        wrong = [at for at, owner in enumerate(owners) if lacks[owner] >> bits[at] & 1]
        if not wrong:
            return
        for at in wrong:
            other = rng.randrange(len(bits))
            if not (lacks[owners[at]] >> bits[other] | lacks[owners[other]] >> bits[at]) & 1:
                bits[at], bits[other] = bits[other], bits[at]


def _wander(deal: _Deal, values: Values, rng: Random) -> None:
    bits, owners, lacks, off, heeded = deal
    chance, size = rng.random, len(bits)
    # Who was shown the pile may know where every card is.
    for _ in range(CHANGES if bits else 0):
        i, j = int(chance() * size), int(chance() * size)
        a, b, x, y = owners[i], owners[j], bits[i], bits[j]
        if a == b or (lacks[a] >> y | lacks[b] >> x) & 1:
            continue
        more = values[y] - values[x]
        worse = more * (heeded[a] * (more + 2 * off[a]) + heeded[b] * (more - 2 * off[b]))
        if worse <= 0 or chance() < exp(-worse / (2 * SPREAD * SPREAD)):
            bits[i], bits[j] = y, x
            off[a] += more
            off[b] -= more


def _hands(position: Position, rivals: Sequence[_Rival], bits: Sequence[int]) -> list[int]:
    hands = [0] * len(position.order)
    at = 0
    for rival in rivals:
        hand = 0
        for bit in bits[at : at + rival.cards]:
            hand |= 1 << bit
        hands[rival.seat] = hand
        at += rival.cards
    return hands
