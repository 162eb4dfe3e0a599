"""The Bosun's rule for a bid, and for the question of a power: the expected points of each answer."""

from collections.abc import Sequence
from itertools import combinations

from bot.ai.skullking.later_tricks import LaterTricks, chances, strengths
from bot.ai.skullking.points import Scoring, expected_points, spread_of
from bot.ai.skullking.position import Position
from bot.games.contract import Move
from bot.games.skullking.cards import BENDT, CODES, RASCAL, ROSIE
from bot.games.skullking.moves import BIDS, LOADED_BIDS
from bot.games.skullking.powers import BETS, CHANGES

USUAL_PRESSURE = 0.8  # the mean of the rivals' bids together, per trick of the round
# What aiming at a bid adds, in points per trick above the first and card: seen in 600 hands with random bids.
AIMED = 0.15
NONE = 0.5
BOLD = 0.6  # what a bid of 0, and each trick above an even share, is worth more per card to the boldest


def points_of_bids(position: Position, boldness: float = 0.0) -> dict[int, float]:
    """The points that each bid is expected to bring; of loaded bids, by their place in
    `moves_of_bids`."""
    if not position.has_loads:
        return _points_of_bids(position, position.scoring, boldness)
    loads = [
        _points_of_bids(position, position.scoring._replace(cannon=cannon), boldness)
        for cannon in (False, True)
    ]
    return {2 * bid + at: worth for at, points in enumerate(loads) for bid, worth in points.items()}


def moves_of_bids(position: Position) -> Sequence[Move]:
    """The moves of the bids, by the numbers that the code uses for them."""
    return LOADED_BIDS[: 2 * (position.number + 1)] if position.has_loads else BIDS[: position.number + 1]


def _points_of_bids(position: Position, scoring: Scoring, boldness: float) -> dict[int, float]:
    number, rivals = position.number, position.rivals
    cards = strengths(position, number)
    leading = position.leader == position.seat
    points = {}
    for bid in range(number + 1):
        later_tricks = LaterTricks(number, bid, rivals, USUAL_PRESSURE, leading)
        points[bid] = expected_points(scoring, bid, 0, 0, chances(cards, later_tricks).values())
        points[bid] += number * (NONE if bid == 0 else AIMED * (bid - 1))
        points[bid] += number * boldness * BOLD * (bid == 0 or max(0.0, bid - number / position.players))
    return points


LATER = 0.2  # what playing one place later is worth to a seat that needs no trick, in points

Worths = Sequence[tuple[float, Move]]


def worths_of_answers(position: Position) -> Worths:
    """Each answer to the power that is due, and its worth."""
    if position.due == ROSIE:
        return _leaders(position)
    if position.due == BENDT:
        return _discards(position, position.drawn)
    return _bets(position) if position.due == RASCAL else _changes(position)


def _likely(position: Position, tricks: int, *, leading: bool, need: int | None = None) -> dict[int, float]:
    if tricks == 0:
        return {}
    seat = position.seat
    wanted = sum(need for rival, need in enumerate(position.needs) if rival != seat and need > 0)
    own = position.needs[seat] if need is None else need
    later_tricks = LaterTricks(tricks, own, position.rivals, wanted / tricks, leading)
    return chances(strengths(position, tricks), later_tricks)


def _worth(position: Position, bid: int, likely: Sequence[float]) -> float:
    won = position.won[position.seat]
    return expected_points(position.scoring, bid, won, position.bonuses[position.seat], likely)


def _leaders(position: Position) -> Worths:
    # Rosie: a seat that needs tricks leads where that helps; one that needs none prefers to play last.
    seat, players = position.seat, position.players
    found = []
    for leader in range(players):
        likely = _likely(position, len(position.hand), leading=leader == seat)
        worth = _worth(position, position.bids[seat], [*likely.values()])
        if position.needs[seat] <= 0:
            worth += LATER * ((seat - leader) % players)
        found.append((worth, f"lead {leader + 1}"))
    return found


def _discards(position: Position, drawn: int) -> Worths:
    # Bendt: without these cards the hand comes nearest to the bid.
    likely = _likely(position, len(position.hand) - drawn, leading=True)
    bid, found = position.bids[position.seat], []
    for thrown in combinations(position.hand, drawn):
        kept = [chance for card, chance in likely.items() if card not in thrown]
        codes = " ".join(CODES[card] for card in thrown)
        found.append((_worth(position, bid, kept), f"discard {codes}"))
    return found


def _bets(position: Position) -> Worths:
    # The Rascal: the bet is won as often as the bid is met.
    likely = _likely(position, len(position.hand), leading=True)
    spread, need = spread_of(likely.values()), position.needs[position.seat]
    met = spread[need] if 0 <= need < len(spread) else 0.0
    return [(bet * (2 * met - 1), f"bet {bet}") for bet in BETS]


def _changes(position: Position) -> Worths:
    # Harry: the bid that the rest of the hand comes nearest to.
    seat = position.seat
    bid, found = position.bids[seat], []
    for change in CHANGES:
        if 0 <= bid + change <= position.number:
            need = position.needs[seat] + change
            likely = _likely(position, len(position.hand), leading=True, need=need)
            found.append((_worth(position, bid + change, [*likely.values()]), f"change {change}"))
    return found
