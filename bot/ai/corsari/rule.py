"""The rule of Corsari: it hopes for the lowest limit.

A hand costs its stowaways: their sum (the limit) and their number (penalty cards). It is judged as it is, and
after one more unseen card on average.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from bot.ai.contract import Level, Style
from bot.games.contract import Move
from bot.games.corsari.cards import (
    CARD_OF,
    CODES,
    COLOUR_OF,
    DECK,
    NUMBER_OF,
    NUMBERS,
    SUM_OF,
    masks_of,
    without,
)
from bot.games.corsari.view import Offer, View

STOWAWAY = 6  # what a stowaway costs beside its number, as a penalty card
# By the mask of the stowaways' numbers.
COST_OF = tuple(SUM_OF[mask] + STOWAWAY * mask.bit_count() for mask in range(1 << NUMBERS))
DEAREST_OF = tuple(mask.bit_length() + STOWAWAY * (mask > 0) for mask in range(1 << NUMBERS))
CONSIDERED = 6  # how many discards, the cheapest, are judged by what a hand may become
NOW = 0.5  # the weight of a hand as it is, beside what it may become
SAMPLE = 10  # how many unseen cards are tried
# The highest limit to sail with, by own turns so far: with two or three players, waiting for almost nothing
# wins.
WAITING = (12, 9, 6, 5, 3, 2, 1, 1, 1, 0)
# With two or three players, as people sail: before someone sweeps.
SOCIABLE = (16, 13, 11, 10, 9, 8, 8, 7, 7, 7)
# With four players: low, since the others attach to the crew, but not so low that all wait.
BOLD = (17, 14, 12, 10, 8, 7, 6, 5, 4, 4)
DARING = 3.0  # how much higher the boldest player sails
# What a card must save to be taken from a pier of so few cards: the last one voids the round.
PIER_KEPT, LOW_PIER = 4.0, 4
FEEDS = 3.0  # what a discard costs for each card of its colour that the next player took


def costs(view: View, rng: Random) -> dict[Move, float]:
    """The cost of each draw, or of each of the cheaper discards."""
    return _draws(view, rng) if view.step == "draw" else _discards(view, rng)


def laid(view: View) -> Move:
    """The best way to lay down."""
    # Sweep; or send the closer under with as many stowaways as will do; or take few penalty cards.
    lowest = view.offers[0]
    closers = None if view.closer is None else view.splits[view.closer]
    if not lowest.split.stowaways or closers is None:
        return lowest.move
    sending = [offer for offer in view.offers if offer.split.limit <= closers.limit]
    return max(sending, key=lambda offer: len(offer.split.stowaways), default=lowest).move


def sailing(view: View) -> Offer:
    """The best way to sail."""
    # The card just taken from the pile is never laid back.
    return next(offer for offer in view.offers if offer.discard != _taken(view))


def highest(view: View, level: Level, style: Style) -> float:
    """The highest limit to sail with."""
    turns = sum(turn.seat == view.seat for turn in view.history) - 1
    limits = BOLD if view.players > 3 else WAITING if level is Level.CAPTAIN else SOCIABLE
    return limits[min(turns, len(limits) - 1)] + DARING * style.boldness


def _taken(view: View) -> str | None:
    return view.drawn if view.history[-1].source == "discard" else None


def _draws(view: View, rng: Random) -> dict[Move, float]:
    # Neither the pier's last card, which ends the round, nor the stock's.
    hand, pile, pier = _cards(view.hand), CARD_OF[view.pile[-1]], _cards(view.pier)
    colour = COLOUR_OF[pier[0]]
    costs = {
        "draw stock": _hope(masks_of(hand), colour, _sample(view, rng)),
        "draw discard": float(min(_cost_without((*hand, pile), card, colour) for card in hand)),
    }
    if _leaves_stock(view):
        del costs["draw stock"]
    if len(pier) > 1:
        kept = PIER_KEPT * max(0, LOW_PIER + 1 - len(pier))
        costs["draw pier"] = cost_after_discard(masks_of((*hand, pier[0])), COLOUR_OF[pier[1]]) + kept
    return costs


def _leaves_stock(view: View) -> bool:
    # Leaves the last card so that someone else must sail: once, or the round might never end.
    since = view.history[-view.players :]
    return view.stock == 1 and any(turn.source == "stock" for turn in since)


def _discards(view: View, rng: Random) -> dict[Move, float]:
    hand, colour = _cards(view.hand), COLOUR_OF[CARD_OF[view.pier[0]]]
    cards = _cards(code for code in view.hand if code != _taken(view))
    costs = {card: _cost_without(hand, card, colour) for card in cards}
    sample, wanted = _sample(view, rng), _wanted_next(view)
    return {
        f"discard {CODES[card]}": NOW * costs[card]
        + _hope(masks_of(without(hand, card)), colour, sample)
        + FEEDS * wanted[COLOUR_OF[card]]
        for card in sorted(costs, key=costs.__getitem__)[:CONSIDERED]
    }


def _wanted_next(view: View) -> Counter[int]:
    # By colour, how many cards the next player was seen to take and has not discarded since.
    following = ((view.seat or 0) + 1) % view.players
    turns = [turn for turn in view.history if turn.seat == following]
    held = {turn.drawn for turn in turns if turn.drawn} - {turn.discarded for turn in turns}
    return Counter(COLOUR_OF[CARD_OF[code]] for code in held if code)


def _hope(masks: list[int], pier: int, sample: Sequence[int]) -> float:
    # The least cost to expect of 12 cards after one more from the stock and the best discard.
    costs = []
    for card in sample:
        more = masks.copy()
        more[COLOUR_OF[card]] |= 1 << NUMBER_OF[card] - 1
        costs.append(cost_after_discard(more, pier))
    return sum(costs) / len(costs)


def _cost_without(hand: tuple[int, ...], card: int, pier: int) -> int:
    crewable = _crewable(masks_of(without(hand, card)), pier)
    total = sum(COST_OF[mask] for mask in crewable)
    return total - max((COST_OF[a | b] for a, b in combinations(crewable, 2)), default=total)


def cost_after_discard(masks: Sequence[int], pier: int) -> int:
    """The least cost of 13 cards after the best discard."""
    crewable = _crewable(masks, pier)
    once = twice = total = 0
    for mask in crewable:
        twice |= once & mask
        once |= mask
        total += COST_OF[mask]
    crews = (a | b for a, b in combinations(crewable, 2))
    # A number is left over if the crew lacks it, or if two cards have it and the crew takes one.
    return min((total - COST_OF[crew] - DEAREST_OF[once & ~crew | twice] for crew in crews), default=0)


def _crewable(masks: Sequence[int], pier: int) -> Sequence[int]:
    return [mask for colour, mask in enumerate(masks) if mask and colour != pier]


def _sample(view: View, rng: Random) -> Sequence[int]:
    seen = {*view.hand, *view.pier, *view.pile, *(turn.drawn for turn in view.history)}
    unseen = [card for card in DECK if CODES[card] not in seen]
    return rng.sample(unseen, min(SAMPLE, len(unseen)))


def _cards(codes: Iterable[str]) -> tuple[int, ...]:
    return tuple(CARD_OF[code] for code in codes)
