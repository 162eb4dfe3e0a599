"""The Bosun's rule for the trick on the table, in a fraction of the time."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp, sqrt
from typing import NamedTuple

from bot.ai.skullking.determinizations import lacks_of
from bot.ai.skullking.later_tricks import KIND_OF, ODDS, STRONGER, LaterTricks, Odds, common
from bot.ai.skullking.points import RIVALRY, Scoring, points_to_lose
from bot.ai.skullking.position import Position
from bot.ai.skullking.rule import SAVED
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
    bonus_of,
    legal_of,
    mask_of,
    with_bit,
)
from bot.ai.skullking.taking import GREEDY, SATED
from bot.games.contract import Seat
from bot.games.skullking.cards import BLACK

_KINDS: Sequence[Odds] = tuple(dict.fromkeys(ODDS.values()))
# By bit; -1 for an Escape.
_KIND = tuple(_KINDS.index(ODDS[KIND_OF[card]]) if KIND_OF[card] in ODDS else -1 for card in ORDER)
_TAKING = mask_of([card for card in ORDER if KIND_OF[card] in ODDS])
_STRONGER = tuple(mask_of(STRONGER[card]) for card in ORDER)
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


class Answerer(NamedTuple):
    """A seat that plays to the trick, with all that does not depend on hands."""

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


def answerers(position: Position) -> Sequence[Answerer | None]:
    """Those who play to the trick after the deciding seat, in order; None for the ghost."""
    if not position.playable:
        return ()
    return [
        None if seat == position.ghost else _answerer(position, at) for at, seat in enumerate(position.behind)
    ]


def _answerer(position: Position, at: int) -> Answerer:
    seat, size = position.behind[at], len(position.hand)
    bids, needs, scoring = position.bids, position.needs, position.scorings[position.behind[at]]
    bid, need, part = bids[seat], needs[seat], RIVALRY / (position.players - 1)
    grapeshot = scoring._replace(cannon=False)
    gains = [part * points_to_lose(grapeshot, *others) for others in zip(bids, needs, strict=True)]
    gains[seat] = 0.0
    if position.ghost is not None:
        gains.append(0.0)
    wanted = sum(max(lacked, 0) for lacked in needs) - max(need, 0)
    return Answerer(
        seat,
        size,
        bid,
        need,
        gains,
        [_behind(position, other) for other in position.behind[at + 1 :]],
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


def answer(who: Answerer, table: Table, hand: int, hidden: int) -> int:
    """The bit that the Bosun plays from this hand, or its complement.

    `hidden` are all cards not yet played in this round. The complement is of a two-faced card as an Escape.
    """
    legal = legal_of(hand, table.led)
    # A single card needs no thought, unless it has two faces.
    if not legal & (legal - 1) and not legal & TWO_FACED_MASK:
        return legal.bit_length() - 1
    unseen = hidden & ~hand
    players = len(who.gains)
    later = _later(who, hand, unseen, players - 1)
    foreseen: dict[tuple[int, int, Seat], tuple[float, float]] = {}
    chosen, most = legal, -1e9
    for face in _faces(legal):
        after = with_bit(table, face, who.deck)
        # Cards after which the trick is the same are foreseen once.
        ends = after.led, after.winning, after.winner
        if ends not in foreseen:
            foreseen[ends] = _foreseen(who, unseen, *ends)
        worth, own = foreseen[ends]
        if own > 0:
            bonus = bonus_of(after.winning, after.cards, who.deck.bonuses)
            worth += own * _if_taken(who, later[0], face, bonus)
        if own < 1:
            worth += (1 - own) * _points(_without(later[1], face), who.scores)
        if not table.bits and face >= 0 and 1 << face & PIRATE_MASK:
            worth -= SAVED
        if worth > most:
            chosen, most = face, worth
    return chosen


def _faces(legal: int) -> Iterator[int]:
    if two_faced := legal & TWO_FACED_MASK:
        yield ~(two_faced.bit_length() - 1)
    while legal:
        bit = legal.bit_length() - 1
        yield bit
        legal ^= 1 << bit


def _later(who: Answerer, hand: int, unseen: int, rivals: int) -> tuple[_Later, _Later]:
    taken: dict[int, float] = {}
    left: dict[int, float] = {}
    if who.size > 1:
        weak = _weaknesses(rivals, who.size - 1, unseen.bit_count())
        lengths = [(hand & mask).bit_count() for mask in SUIT_MASKS]
        when_taken, when_left = who.taken, who.left
        rest = hand & _TAKING
        while rest:
            bit = rest.bit_length() - 1
            rest ^= 1 << bit
            kind = _KIND[bit]
            odds = weak[kind][(_STRONGER[bit] & unseen).bit_count()]
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


def _if_taken(who: Answerer, later: _Later, face: int, bonus: int) -> float:
    spread, scores = _without(later, face), who.scores[1:]
    if bonus:
        won = who.bid - who.need + 1
        scores = [who.scoring.score(who.bid, won + more, who.bonus + bonus) for more in range(len(spread))]
    return _points(spread, scores)


def _foreseen(who: Answerer, unseen: int, led: int, winning: int, winner: Seat) -> tuple[float, float]:
    if winning == SUNK:
        return 0.0, 0.0
    gains, gain, own = who.gains, who.gains[winner], 1.0 if winner == who.seat else 0.0
    if winning == WHALED:
        gain = own = 0.0  # no number lies yet
    if winning == CAUGHT or not who.behind:
        return gain, own
    holds = _holds(unseen.bit_count(), who.size)
    beating, suit = BEATING[led][winning] & unseen, SUIT_MASKS[led]
    specials = holds[(beating & SPECIAL_MASK).bit_count()]
    suited = holds[(beating & (suit if suit and winning < WHALED else ~SPECIAL_MASK)).bit_count()]
    trumps = holds[(beating & _BLACKS).bit_count()] if led < BLACK and winning < WHALED else 0.0
    is_void = 1 - holds[(suit & unseen).bit_count()]
    for rival, following, trumping, special, lacks, is_ghost in who.behind:
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
