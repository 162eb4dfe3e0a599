"""The Captain's search: the choices played out in the same determinizations, those clearly behind dropped."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import nlargest
from itertools import islice
from random import Random
from typing import NamedTuple

from bot.ai.picking import mean_of, promising
from bot.ai.skullking.beliefs import erratic
from bot.ai.skullking.determinizations import Determinization, determinizations
from bot.ai.skullking.later_tricks import KIND_OF
from bot.ai.skullking.playing import Bosun, answer, bosuns_behind, table_of
from bot.ai.skullking.points import Scoring, points_to_lose, scores_of
from bot.ai.skullking.position import Position
from bot.ai.skullking.rollout import drawn, of_ghost, play_out, snatched
from bot.ai.skullking.simulator import (
    BIT,
    FIRST_EDITION,
    Rest,
    Table,
    laid,
    legal_of,
    mask_of,
    with_bit,
)
from bot.games.contract import Seat
from bot.games.skullking.cards import CARD_OF_FACE, FACES

CARDS = 4800  # cards that the seat plays in all rollouts; each rollout counts one more
ANSWER = 8  # the cost, in cards, of answering by the rule in this trick
MOST = 400  # the most rollouts for a decision
BATCH, FIRST = 8, 16  # determinizations between two looks at the stragglers, and before the first
FLATTERED = 0.075  # by how much rollouts flatter the chance to meet a bid of 0
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
    scorings: Sequence[Scoring]  # by seat
    table: Table
    hand: int
    behind: Sequence[Bosun | None]  # answer in the same trick; None for the ghost
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
    """The greedy seats: all in every second determinization; now and then a rival in this trick already."""
    rivals = [seat for seat in range(position.players) if seat != position.seat]
    now = [rival for rival in rivals if rng.random() < GREEDY]
    return Greedy(now, range(position.players) if world % 2 else now)


def cards_of(position: Position, answers: float) -> float:
    """The cost of a rollout, in cards, if `answers` seats answer by the rule."""
    cards = len(position.hand) + 1 + ANSWER * answers
    # In 2021 more people play, and a trick takes longer.
    return cards if position.deck is FIRST_EDITION else cards * max(4.5, len(position.order) + 1) / 4


def answers_by_rule(position: Position) -> float:
    """The number of seats behind that answer by the rule, on average."""
    if not position.playable:
        return 0.0
    behind = (rival for rival in position.behind if rival != position.ghost)
    return (1 - GREEDY) * sum(1 - erratic(position, rival) for rival in behind)


def weight_of_rule(position: Position) -> int:
    """How many samples the rule's estimate weighs."""
    return RULE if position.playable else RULE_BIDDING


def arms_of(position: Position, choices: Iterable[int]) -> dict[int, Arm]:
    """The bids, or faces, with the position after each; of equal faces one."""
    behind = bosuns_behind(position)
    different = _different(choices) if position.playable else choices
    return {choice: _arm(position, choice, behind) for choice in different}


def _different(faces: Iterable[int]) -> Iterable[int]:
    return {(KIND_OF[face] if FACES[face][0] in EQUALS else face): face for face in faces}.values()


def arm_of(position: Position, choice: int) -> Arm:
    """A bid or a face with the position after it."""
    return _arm(position, choice, bosuns_behind(position))


def _arm(position: Position, choice: int, behind: Sequence[Bosun | None]) -> Arm:
    table, hand, scorings = table_of(position), mask_of(position.hand), list(position.scorings)
    if not position.playable:
        if position.has_loads:
            choice, cannon = divmod(choice, 2)
            scorings[position.seat] = position.scoring._replace(cannon=bool(cannon))
        return Arm(choice, scorings, table, hand, (), 0)
    table = laid(table, choice, position.deck)
    hand ^= 1 << BIT[CARD_OF_FACE[choice]]
    hidden = mask_of(position.unseen) | hand
    return Arm(position.bids[position.seat], scorings, table, hand, behind, hidden)


def played_out(position: Position, arm: Arm, world: Determinization, greedy: Greedy = NOBODY_GREEDY) -> Rest:
    """The end of the round after a choice, in one of the determinizations."""
    bids = world.bids.copy()
    bids[position.seat] = arm.bid
    rest = rest_of(position, world, bids)
    rest.hands[position.seat] = arm.hand
    table = _answered(position, arm, rest, world, greedy.now) if arm.behind else arm.table
    play_out(table, rest, position.deck, greedy=greedy.later, lot=world.lot)
    return rest


def rest_of(position: Position, world: Determinization, bids: Sequence[int]) -> Rest:
    """The rest of the round in one of the determinizations, with these bids."""
    seats = range(position.players)
    needs, bonuses = [bids[seat] - position.won[seat] for seat in seats], list(position.bonuses)
    if position.ghost is not None:
        needs.append(0)
        bonuses.append(0)
    return Rest(
        position.number,
        world.hands.copy(),
        list(bids),
        needs,
        bonuses,
        list(position.alliances),
        list(position.bets),
        list(world.draws),
        list(world.ghost),
    )


def _answered(
    position: Position, arm: Arm, rest: Rest, world: Determinization, greedy: Collection[Seat]
) -> Table:
    table, hidden, lot, deck = arm.table, arm.hidden, world.lot, position.deck
    for who in arm.behind:
        seat = table.turn
        hand = rest.hands[seat]
        if who is None:
            bit = of_ghost(rest)
        elif lot is not None and seat in lot.seats:
            bit = drawn(legal_of(hand, table.led), lot.rng)
        elif seat in greedy:
            bit = snatched(table, hand, rest.needs[seat])
        else:
            bit = answer(who, table, hand, hidden)
        card = 1 << (bit if bit >= 0 else ~bit)
        rest.hands[seat] = hand & ~card
        hidden ^= card
        table = with_bit(table, bit, deck)
    return table


def outcome(
    position: Position, arm: Arm, world: Determinization, spite: float, greedy: Greedy = NOBODY_GREEDY
) -> float:
    """The seat's points for the round, less those of rivals who play by their cards."""
    seat, rivals = position.seat, position.players - 1
    scores = scores_of(played_out(position, arm, world, greedy), arm.scorings)
    # Erratic rivals miss anyway, and with them rollouts don't flatter a bid of 0.
    others = (seat,) if world.lot is None else (seat, *world.lot.seats)
    heeded = [score for rival, score in enumerate(scores) if rival not in others]
    is_bid_of_none = arm.bid == 0 and not position.playable
    flattered = FLATTERED * points_to_lose(arm.scorings[seat], 0, 0) if is_bid_of_none else 0.0
    return scores[seat] - (flattered * len(heeded) + RIVALRY * spite * sum(heeded)) / rivals
