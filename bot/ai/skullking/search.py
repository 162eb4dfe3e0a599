"""The Captain's search: the choices played out in the same determinizations, those clearly behind dropped."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import nlargest
from itertools import islice
from random import Random
from typing import NamedTuple

from bot.ai.picking import mean_of, promising
from bot.ai.skullking.answering import Answerer, answer, answerers
from bot.ai.skullking.beliefs import erratic
from bot.ai.skullking.determinizations import Determinization, determinizations
from bot.ai.skullking.later_tricks import KIND_OF
from bot.ai.skullking.position import Position
from bot.ai.skullking.rollout import drawn, play_out, snatched
from bot.ai.skullking.simulator import BIT, NOBODY, Table, bonus_of, laid, led_by, legal_of, mask_of, with_bit
from bot.games.contract import Seat
from bot.games.skullking.cards import CARD_OF_FACE, FACES

CARDS = 4800  # cards that the seat plays in all rollouts; each rollout counts one more
ANSWER = 8  # the cost, in cards, of answering by the rule in this trick
MOST = 400  # the most rollouts for a decision
BATCH, FIRST = 8, 16  # determinizations between two looks at the stragglers, and before the first
FLATTERED = 1.5  # points per card by which rollouts flatter a bid of 0
RULE, RULE_BIDDING = 25, 60  # how many samples the rule's estimate of a card weighs, and of a bid
# How often a rival is greedy in this trick already: more wins more against programs, and less against the
# rule.
GREEDY = 0.4
BIDS = 4  # how many bids are tried, the best by the rule

RIVALRY = 0.6  # the value of a point lost by every rival, in own points: twice the rule's, which wins more

EQUALS = "EPM"  # how the codes of escapes, pirates and mermaids begin


class Greedy(NamedTuple):
    """The seats that take tricks greedily while they need some."""

    now: Collection[Seat]  # in this trick already
    later: Collection[Seat]


NOBODY_GREEDY = Greedy((), ())


class Arm(NamedTuple):
    """A choice, and the position after it."""

    bid: int
    table: Table
    hand: int
    taker: Seat  # took the trick
    bonus: int
    behind: Sequence[Answerer]  # answer in the same trick
    hidden: int  # all cards not played yet


def search(
    position: Position, rule: Mapping[int, float], rng: Random, spite: float = 1.0, spared: float = 0.0
) -> dict[int, float]:
    """The points of the most promising choices, the rivals' weighed in.

    `rule` has the rule's estimates by bid or face; choices behind by at most `spared` points stay.
    """
    bidding = not position.playable
    weight = weight_of_rule(position)
    arms = arms_of(position, nlargest(BIDS, rule, key=rule.__getitem__) if bidding else rule)
    points: dict[int, list[float]] = {choice: [] for choice in arms}
    source = determinizations(position, rng, bidding=bidding)
    # Counted, not timed, so that equal views and equal chance give equal moves.
    left = min(MOST, int(CARDS / cards_of(position, answers_by_rule(position))))
    while len(points) > 1 and left > 0:
        batch = BATCH if points[next(iter(points))] else FIRST
        for at, world in enumerate(islice(source, batch)):
            greedy = greedy_in(position, at, rng)
            for choice, seen in points.items():
                seen.append(outcome(position, arms[choice], world, spite, greedy))
        left -= batch * len(points)
        points = promising(points, rule, weight, spared)
    return {choice: mean_of(seen, rule[choice], weight) for choice, seen in points.items()}


def greedy_in(position: Position, world: int, rng: Random) -> Greedy:
    """Everyone is greedy in every second determinization; now and then a rival in this trick already."""
    rivals = [seat for seat in range(position.players) if seat != position.seat]
    now = [rival for rival in rivals if rng.random() < GREEDY]
    return Greedy(now, range(position.players) if world % 2 else now)


def cards_of(position: Position, answers: float) -> float:
    """The cost of a rollout, in cards, if so many answer by the rule."""
    return len(position.hand) + 1 + ANSWER * answers


def answers_by_rule(position: Position) -> float:
    """How many of those behind answer by the rule on average."""
    if not position.playable:
        return 0.0
    return (1 - GREEDY) * sum(1 - erratic(position, rival) for rival in position.behind)


def weight_of_rule(position: Position) -> int:
    """How many samples the rule's estimate weighs."""
    return RULE if position.playable else RULE_BIDDING


def arms_of(position: Position, choices: Iterable[int]) -> dict[int, Arm]:
    """The bids, or faces, with what follows; of equal faces one."""
    behind = answerers(position)
    different = _different(choices) if position.playable else choices
    return {choice: _arm(position, choice, behind) for choice in different}


def _different(faces: Iterable[int]) -> Iterable[int]:
    return {(KIND_OF[face] if FACES[face][0] in EQUALS else face): face for face in faces}.values()


def arm_of(position: Position, choice: int) -> Arm:
    """A bid or a face with what follows."""
    return _arm(position, choice, answerers(position))


def _arm(position: Position, choice: int, behind: Sequence[Answerer]) -> Arm:
    table, hand = led_by(position.leader), mask_of(position.hand)
    if not position.playable:
        return Arm(choice, table, hand, NOBODY, 0, (), 0)
    for face in (*position.trick, choice):
        table = laid(table, face, position.players)
    bid = position.bids[position.seat]
    hand ^= 1 << BIT[CARD_OF_FACE[choice]]
    hidden = mask_of(position.unseen) | hand
    if behind:
        return Arm(bid, table, hand, NOBODY, 0, behind, hidden)
    taker, bonus = table.winner, bonus_of(table.winning, table.cards)
    return Arm(bid, led_by(taker), hand, taker, bonus, behind, hidden)


class Played(NamedTuple):
    """A round played out, by seat."""

    bids: list[int]
    needs: list[int]  # what is lacking of the bid
    bonuses: list[int]


def played_out(
    position: Position, arm: Arm, world: Determinization, greedy: Greedy = NOBODY_GREEDY
) -> Played:
    """The round after a choice, in one of the determinizations."""
    seat = position.seat
    hands, bonuses = world.hands.copy(), list(position.bonuses)
    bids = world.bids.copy()
    bids[seat] = arm.bid
    needs = [bid - won for bid, won in zip(bids, position.won, strict=True)]
    hands[seat] = arm.hand
    if arm.taker != NOBODY:
        needs[arm.taker] -= 1
        bonuses[arm.taker] += arm.bonus
    table = arm.table
    if arm.behind:
        full = _answered(arm, hands, needs, world, greedy.now)
        needs[full.winner] -= 1
        bonuses[full.winner] += bonus_of(full.winning, full.cards)
        table = led_by(full.winner)
    if hands[table.turn]:
        play_out(table, hands, needs, bonuses, greedy=greedy.later, lot=world.lot)
    return Played(bids, needs, bonuses)


def _answered(
    arm: Arm, hands: list[int], needs: Sequence[int], world: Determinization, greedy: Collection[Seat]
) -> Table:
    table, hidden, lot = arm.table, arm.hidden, world.lot
    for who in arm.behind:
        hand = hands[who.seat]
        if lot is not None and who.seat in lot.seats:
            bit = drawn(legal_of(hand, table.led), lot.rng)
        elif who.seat in greedy:
            bit = snatched(table, hand, needs[who.seat], len(hands))
        else:
            bit = answer(who, table, hand, hidden)
        card = 1 << (bit if bit >= 0 else ~bit)
        hands[who.seat] ^= card
        hidden ^= card
        table = with_bit(table, bit, len(hands))
    return table


def outcome(
    position: Position, arm: Arm, world: Determinization, spite: float, greedy: Greedy = NOBODY_GREEDY
) -> float:
    """The seat's points for the round, less those of rivals who play by their cards."""
    seat, rivals = position.seat, position.players - 1
    scores = [
        position.scoring.score(bid, bid - need, bonus)
        for bid, need, bonus in zip(*played_out(position, arm, world, greedy), strict=True)
    ]
    # Erratic rivals miss anyway, and with them rollouts don't flatter a bid of 0.
    others = (seat,) if world.lot is None else (seat, *world.lot.seats)
    heeded = [score for rival, score in enumerate(scores) if rival not in others]
    flattered = FLATTERED * position.number if arm.bid == 0 and not position.playable else 0.0
    return scores[seat] - (flattered * len(heeded) + RIVALRY * spite * sum(heeded)) / rivals
