"""Beliefs about a rival from the scorepad and the bids.

An *erratic* seat bids and plays at random: in late rounds it misses by far.
"""

from functools import cache
from math import comb, exp, log, pi, sqrt

from bot.ai.skullking.position import Position
from bot.games.contract import ScoreLine, Seat

USUAL_BIDS = 2.0  # how many even shares a seat is assumed to have bid before the game
ERRATIC = 0.05  # the prior chance that a seat is erratic
MISSES = (0.55, 0.3, 0.11, 0.03)  # how likely a seat that bids by its cards misses by 0, 1, 2 or 3 tricks
FAR = 0.3  # how much less likely each further trick is
# How far such bids are from an even share: at least, and per square root of it.
BIDS_APART, APART_BY_SHARE = 0.6, 0.5
UNHEARD_OF = 1e-4  # how likely any bid is, at least


def boldness(position: Position, seat: Seat) -> float:
    """A seat's bids per even share of the tricks."""
    lines = position.lines[seat]
    shares = sum(_cards(line) for line in lines) / (position.rivals + 1)
    return (USUAL_BIDS + sum(int(str(line.details["bid"])) for line in lines)) / (USUAL_BIDS + shares)


def erratic(position: Position, seat: Seat) -> float:
    """The chance that a seat is erratic, by Bayes' theorem."""
    odds = log(ERRATIC / (1 - ERRATIC))
    for line in position.lines[seat]:
        miss = abs(int(str(line.details["bid"])) - int(str(line.details["tricks"])))
        odds += log(_misses_by_lot(position.rivals + 1, _cards(line))[miss] / _by_the_cards(miss))
    if position.playable:
        odds += _surprise(position.bids[seat], position.number, position.rivals + 1)
    return 1 / (1 + exp(-odds))


def _cards(line: ScoreLine) -> int:
    return int(str(line.details.get("cards", line.round)))


def _by_the_cards(miss: int) -> float:
    far = max(0, miss + 1 - len(MISSES))
    return MISSES[miss - far] * FAR**far


@cache
def _misses_by_lot(players: int, cards: int) -> tuple[float, ...]:
    chances = [0.0] * (cards + 1)
    for won in range(cards + 1):
        likely = comb(cards, won) * (players - 1) ** (cards - won) / players**cards
        for bid in range(cards + 1):
            chances[abs(bid - won)] += likely / (cards + 1)
    return tuple(chances)


def _surprise(bid: int, cards: int, players: int) -> float:
    share = cards / players
    apart = BIDS_APART + APART_BY_SHARE * sqrt(share)
    off = (bid - share) / apart
    likely = exp(-off * off / 2) / (apart * sqrt(2 * pi))
    return max(0.0, -log((cards + 1) * (likely + UNHEARD_OF)))
