"""The Bosun's rule for a card: the expected points of each that may be played.

It is asked in every rollout for those who play later to the trick, so hands are bits.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import exp, sqrt
from typing import NamedTuple

from bot.ai.skullking.determinizations import lacks_of
from bot.ai.skullking.later_tricks import KIND_OF, ODDS, STRONGER, LaterTricks, Odds, common
from bot.ai.skullking.points import RIVALRY, Scoring, points_to_lose
from bot.ai.skullking.position import Position
from bot.ai.skullking.simulator import (
    BEATING,
    CAUGHT,
    ORDER,
    PIRATE_MASK,
    SPECIAL_MASK,
    SUIT_MASKS,
    SUIT_OF_BIT,
    SUNK,
    TWO_FACED_MASK,
    WHALED,
    Deck,
    Table,
    bit_of,
    bonus_of,
    laid,
    led_by,
    legal_of,
    mask_of,
    with_bit,
)
from bot.games.contract import Seat
from bot.games.skullking.cards import BLACK

SAVED = 8.0  # how much better a led Pirate must be than the other cards: it also wins later


class Readiness(NamedTuple):
    """How likely a rival with such a card plays it; counted in games of this player against itself."""

    following: float  # the suit led
    trumping: float  # a trump
    special: float  # a special card


GREEDY = Readiness(following=0.76, trumping=0.99, special=0.63)  # of a rival who needs tricks
# Of a rival who needs none, mostly when forced.
SATED = Readiness(following=0.53, trumping=0.36, special=0.05)

_KINDS: Sequence[Odds] = tuple(dict.fromkeys(ODDS.values()))
# By bit; -1 for an Escape.
_KIND = tuple(_KINDS.index(ODDS[KIND_OF[card]]) if KIND_OF[card] in ODDS else -1 for card in ORDER)
_TAKING = mask_of([card for card in ORDER if KIND_OF[card] in ODDS])
_BLACKS = SUIT_MASKS[BLACK]
# A part of the odds to take no trick, by kind and cards of the suit in hand.
_LENGTHS = [[exp(-odds.length * cards) for cards in range(len(ORDER))] for odds in _KINDS]

Spread = Sequence[float]  # how likely none, one, two, … tricks are taken


class _Behind(NamedTuple):
    """A seat that plays later to the trick: how ready it is to take it."""

    seat: Seat
    following: float
    trumping: float
    special: float
    lacks: int  # cards of suits that it did not follow
    is_ghost: bool


class Bosun(NamedTuple):
    """A seat that plays to the trick by the rule, with all that does not depend on hands."""

    seat: Seat
    size: int
    bid: int
    need: int
    gains: Sequence[float]  # by who takes the trick
    behind: Sequence[_Behind]
    scoring: Scoring
    bonus: int  # of its tricks so far
    scores: Sequence[int]  # by how many tricks it takes from now on
    deck: Deck
    taken: Sequence[float]  # if it takes this one, the odds to take no later one, by kind
    left: Sequence[float]  # the same if it leaves this one


class _Later(NamedTuple):
    chances: Mapping[int, float]  # of each card in later tricks
    spread: Spread  # of all of them


def points_of_faces(position: Position, spite: float = 1.0) -> dict[int, float]:
    """The points that each playable face is expected to bring."""
    bosun, bits = _bosun(position, position.seat, position.behind, spite), map(bit_of, position.playable)
    hand, unseen = mask_of(position.hand), mask_of(position.unseen)
    points = _points_of_bits(bosun, table_of(position), hand, unseen, bits)
    return dict(zip(position.playable, points.values(), strict=True))


def chance_to_take(position: Position, face: int, taker: Seat) -> float:
    """The chance that the taker gets the trick on the table if the face is played now."""
    gains = [float(seat == taker) for seat in range(len(position.order))]
    bosun = _bosun(position, position.seat, position.behind)._replace(gains=gains)
    after = laid(table_of(position), face, position.deck)
    return _foreseen(bosun, mask_of(position.unseen), after.led, after.winning, after.winner)[0]


def table_of(position: Position) -> Table:
    """The trick on the table."""
    table = led_by(position.order)
    for face in position.trick:
        table = laid(table, face, position.deck)
    return table


def bosuns_behind(position: Position) -> Sequence[Bosun | None]:
    """The seats that play to the trick after the deciding one, in order; None for the ghost."""
    if not position.playable:
        return ()
    behind = position.behind
    return [
        None if seat == position.ghost else _bosun(position, seat, behind[at:])
        for at, seat in enumerate(behind, start=1)
    ]


def _bosun(position: Position, seat: Seat, behind: Sequence[Seat], spite: float = 1.0) -> Bosun:
    size, bids, needs, scoring = len(position.hand), position.bids, position.needs, position.scorings[seat]
    bid, need, part = bids[seat], needs[seat], RIVALRY * spite / (position.players - 1)
    grapeshot = scoring._replace(cannon=False)
    gains = [part * points_to_lose(grapeshot, *others) for others in zip(bids, needs, strict=True)]
    gains[seat] = 0.0
    if position.ghost is not None:
        gains.append(0.0)
    wanted = sum(max(lacked, 0) for lacked in needs) - max(need, 0)
    return Bosun(
        seat,
        size,
        bid,
        need,
        gains,
        [_behind(position, other) for other in behind],
        scoring,
        position.bonuses[seat],
        [scoring.score(bid, bid - need + more, position.bonuses[seat]) for more in range(size + 1)],
        position.deck,
        _commons(position.rivals, size - 1, need - 1, wanted, leading=True),
        _commons(position.rivals, size - 1, need, wanted, leading=False),
    )


def _behind(position: Position, seat: Seat) -> _Behind:
    if seat == position.ghost:
        return _Behind(seat, 0.0, 0.0, 0.0, 0, is_ghost=True)
    ready = GREEDY if position.needs[seat] > 0 else SATED
    return _Behind(seat, *ready, lacks_of(position, seat), is_ghost=False)


def answer(bosun: Bosun, table: Table, hand: int, hidden: int) -> int:
    """The bit that the Bosun plays from this hand, or its complement.

    `hidden` are all cards not yet played in this round. The complement is of a two-faced card as an Escape.
    """
    legal = legal_of(hand, table.led)
    # A single card needs no thought, unless it has two faces.
    if not legal & (legal - 1) and not legal & TWO_FACED_MASK:
        return legal.bit_length() - 1
    points = _points_of_bits(bosun, table, hand, hidden & ~hand, _faces(legal))
    return max(points, key=points.__getitem__)


def _points_of_bits(
    bosun: Bosun, table: Table, hand: int, unseen: int, bits: Iterable[int]
) -> dict[int, float]:
    taken, left = _later(bosun, hand, unseen)
    # Cards after which the trick is the same are foreseen once.
    foreseen: dict[tuple[int, int, Seat], tuple[float, float]] = {}
    points = {}
    for bit in bits:
        after = with_bit(table, bit, bosun.deck)
        ends = after.led, after.winning, after.winner
        if ends not in foreseen:
            foreseen[ends] = _foreseen(bosun, unseen, *ends)
        worth, own = foreseen[ends]
        if own > 0:
            bonus = bonus_of(after.winning, after.cards, bosun.deck.bonuses)
            worth += own * _if_taken(bosun, taken, bit, bonus)
        if own < 1:
            worth += (1 - own) * _points(_without(left, bit), bosun.scores)
        if not table.bits and bit >= 0 and 1 << bit & PIRATE_MASK:
            worth -= SAVED
        points[bit] = worth
    return points


def _faces(legal: int) -> Iterator[int]:
    if two_faced := legal & TWO_FACED_MASK:
        yield ~(two_faced.bit_length() - 1)
    while legal:
        bit = legal.bit_length() - 1
        yield bit
        legal ^= 1 << bit


def _later(bosun: Bosun, hand: int, unseen: int) -> tuple[_Later, _Later]:
    taken: dict[int, float] = {}
    left: dict[int, float] = {}
    if bosun.size > 1:
        weak = _weaknesses(len(bosun.gains) - 1, bosun.size - 1, unseen.bit_count())
        lengths = [(hand & mask).bit_count() for mask in SUIT_MASKS]
        when_taken, when_left = bosun.taken, bosun.left
        rest = hand & _TAKING
        while rest:
            bit = rest.bit_length() - 1
            rest ^= 1 << bit
            kind = _KIND[bit]
            odds = weak[kind][(STRONGER[bit] & unseen).bit_count()]
            odds *= _LENGTHS[kind][lengths[SUIT_OF_BIT[bit]]]
            taken[bit] = 1 / (1 + odds * when_taken[kind])
            left[bit] = 1 / (1 + odds * when_left[kind])
    return _Later(taken, _spread(taken)), _Later(left, _spread(left))


def _spread(chances: Mapping[int, float]) -> Spread:
    spread = [1.0]
    for chance in chances.values():
        fails, more = 1 - chance, 0.0
        for at, likely in enumerate(spread):
            spread[at] = likely * fails + more
            more = likely * chance
        spread.append(more)
    return spread


def _without(later: _Later, card: int) -> Spread:
    # The card's chance is taken out of the spread from the end where it is less.
    spread = later.spread
    if (chance := later.chances.get(card if card >= 0 else ~card)) is None:
        return spread
    fails, likely, rest = 1 - chance, 0.0, []
    if chance < fails:
        for whole in spread:
            likely = (whole - chance * likely) / fails
            rest.append(likely)
        rest.pop()
        return rest
    for whole in reversed(spread):
        likely = (whole - fails * likely) / chance
        rest.append(likely)
    rest.pop()
    rest.reverse()
    return rest


def _points(spread: Spread, scores: Sequence[int]) -> float:
    points = 0.0
    for likely, score in zip(spread, scores, strict=False):
        points += likely * score
    return points


def _if_taken(bosun: Bosun, later: _Later, bit: int, bonus: int) -> float:
    spread, scores = _without(later, bit), bosun.scores[1:]
    if bonus:
        won = bosun.bid - bosun.need + 1
        scores = [
            bosun.scoring.score(bosun.bid, won + more, bosun.bonus + bonus) for more in range(len(spread))
        ]
    return _points(spread, scores)


def _foreseen(bosun: Bosun, unseen: int, led: int, winning: int, winner: Seat) -> tuple[float, float]:
    if winning == SUNK:
        return 0.0, 0.0
    gains, gain, own = bosun.gains, bosun.gains[winner], 1.0 if winner == bosun.seat else 0.0
    if winning == WHALED:
        gain = own = 0.0  # no number lies yet
    if winning == CAUGHT or not bosun.behind:
        return gain, own
    holds = _holds(unseen.bit_count(), bosun.size)
    beating, suit = BEATING[led][winning] & unseen, SUIT_MASKS[led]
    specials = holds[(beating & SPECIAL_MASK).bit_count()]
    suited = holds[(beating & (suit if suit and winning < WHALED else ~SPECIAL_MASK)).bit_count()]
    trumps = holds[(beating & _BLACKS).bit_count()] if led < BLACK and winning < WHALED else 0.0
    is_void = 1 - holds[(suit & unseen).bit_count()]
    for rival, following, trumping, special, lacks, is_ghost in bosun.behind:
        fails, void = 1 - special * specials, is_void
        if lacks & suit and winning < WHALED:
            void = 1.0
        else:
            fails *= 1 - following * suited
        if trumps and not lacks & _BLACKS:
            fails *= 1 - trumping * void * trumps
        if is_ghost:
            fails = 1 - beating.bit_count() / unseen.bit_count()
        gain = gain * fails + gains[rival] * (1 - fails)
        own *= fails
    return gain, own


@cache
def _holds(unseen: int, size: int) -> Sequence[float]:
    return [1 - (1 - cards / unseen) ** size for cards in range(unseen + 1)]


@cache
def _weaknesses(rivals: int, tricks: int, unseen: int) -> Sequence[Sequence[float]]:
    in_play = rivals * tricks / unseen
    return [[exp(-odds.stronger * sqrt(cards * in_play)) for cards in range(unseen + 1)] for odds in _KINDS]


@cache
def _commons(rivals: int, tricks: int, need: int, wanted: int, *, leading: bool) -> Sequence[float]:
    if tricks == 0:
        return ()
    later_tricks = LaterTricks(tricks, need, rivals, wanted / tricks, leading)
    return [exp(-common(odds, later_tricks)) for odds in _KINDS]
