"""The use of pirates' powers, by what the round is then worth."""

from collections.abc import Sequence
from itertools import combinations

from bot.ai.skullking.outlook import Outlook, chances, strengths
from bot.ai.skullking.points import expected_points, spread_of
from bot.ai.skullking.position import Position
from bot.games.contract import Move
from bot.games.skullking.cards import BENDT, CODES, RASCAL, ROSIE
from bot.games.skullking.powers import BETS, CHANGES

LATER = 0.2
"""What playing one place later is worth to a seat that needs no trick, in points."""

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
    outlook = Outlook(tricks, own, position.rivals, wanted / tricks, leading)
    return chances(strengths(position, tricks), outlook)


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
