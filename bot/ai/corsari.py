"""A computer player of Corsari: draws and discards for the lowest limit to be hoped for next turn.

What a hand is worth is its lowest limit now, and the lowest after one more card from the stock, averaged over
cards that the seat has not seen. It sails when its limit is low for how long the round has lasted, because
the others improve as fast as it does.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.games.contract import Move
from bot.games.corsari.best_splits import lowest_limit
from bot.games.corsari.cards import (
    CARD_OF,
    CODES,
    COLOUR_OF,
    DECK,
    NUMBER_OF,
    SUM_OF,
    masks_of,
    without,
)
from bot.games.corsari.view import Offer, View

CONSIDERED = 6
"""How many discards are judged by a hand's hopes: those that leave the lowest limit."""
SAMPLE = 10
"""How many unseen cards stand for all of them when a hand's hopes are judged."""
CAUTIOUS, BOLD = (12, 9, 6, 5, 3, 2, 1, 1, 1, 0), (17, 14, 10, 8, 6, 5, 4, 3, 2, 1)
SAIL_AT = {2: CAUTIOUS, 3: CAUTIOUS, 4: BOLD}
"""The highest limit to sail with, by the number of players and of own turns before; the last for all later.
It is low, since opponents attach to the crew: found by games of such players against each other."""

LEVELS = (Level.CABIN_BOY, Level.BOSUN, Level.CAPTAIN)


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """A move for the seat of the view, which must be awaited. Looks at nothing but the view."""
    if view.step == "lay":
        return _lay(view)
    if view.step == "draw":
        return _draw(view, rng)
    return _discard_or_sail(view, rng)


def _lay(view: View) -> Move:
    """Sweep; or send the closer under with as many stowaways as will do; or take few penalty cards."""
    best = view.offers[0]
    closers = None if view.closer is None else view.splits[view.closer]
    if not best.split.stowaways or closers is None:
        return best.move
    sending = [offer for offer in view.offers if offer.split.limit <= closers.limit]
    return max(sending, key=_passed_on, default=best).move


def _passed_on(offer: Offer) -> int:
    return len(offer.split.stowaways)


def _draw(view: View, rng: Random) -> Move:
    """The source that promises the lowest limit; the pier's last card is left, since it ends the round."""
    hand, pile, pier = _cards(view.hand), CARD_OF[view.pile[-1]], _cards(view.pier)
    colour = COLOUR_OF[pier[0]]
    hopes = {
        "draw stock": _hope(masks_of(hand), colour, _sample(view, rng)),
        "draw discard": min(_limit_without((*hand, pile), card, colour) for card in hand),
    }
    if len(pier) > 1:
        hopes["draw pier"] = _limit_after_discard(masks_of((*hand, pier[0])), COLOUR_OF[pier[1]])
    return min(hopes, key=hopes.__getitem__)


def _discard_or_sail(view: View, rng: Random) -> Move:
    """Sails with a limit that is low enough; what was just taken from the pile is never laid back."""
    taken = view.drawn if view.history[-1].source == "discard" else None
    best = next(offer for offer in view.offers if offer.discard != taken)
    turns = sum(turn.seat == view.seat for turn in view.history) - 1
    low_enough = SAIL_AT[view.players]
    if view.must_sail or best.split.limit <= low_enough[min(turns, len(low_enough) - 1)]:
        return best.move
    hand = _cards(code for code in view.hand if code != taken)
    return f"discard {CODES[_worst_of(hand, view, _sample(view, rng))]}"


def _worst_of(cards: Iterable[int], view: View, sample: Sequence[int]) -> int:
    """The card without which the hand is worth most."""
    hand, colour = _cards(view.hand), COLOUR_OF[CARD_OF[view.pier[0]]]
    limits = {card: _limit_without(hand, card, colour) for card in cards}

    def worth(card: int) -> float:
        return limits[card] + _hope(masks_of(without(hand, card)), colour, sample)

    return min(sorted(limits, key=limits.__getitem__)[:CONSIDERED], key=worth)


def _hope(masks: list[int], pier: int, sample: Sequence[int]) -> float:
    """The lowest limit to be expected of 12 cards after one more from the stock and the best discard."""
    limits = []
    for card in sample:
        more = masks.copy()
        more[COLOUR_OF[card]] |= 1 << NUMBER_OF[card] - 1
        limits.append(_limit_after_discard(more, pier))
    return sum(limits) / len(limits)


def _limit_without(hand: tuple[int, ...], card: int, pier: int) -> int:
    return lowest_limit(masks_of(without(hand, card)), pier)


def _limit_after_discard(masks: Sequence[int], pier: int) -> int:
    """The lowest limit of 13 cards, the highest stowaway being discarded."""
    crewable = [mask for colour, mask in enumerate(masks) if mask and colour != pier]
    once = twice = total = 0
    for mask in crewable:
        twice |= once & mask
        once |= mask
        total += SUM_OF[mask]
    crews = (a | b for a, b in combinations(crewable, 2))
    # A number is left over if the crew lacks it, or if two cards have it and the crew takes one.
    return min((total - SUM_OF[crew] - (once & ~crew | twice).bit_length() for crew in crews), default=0)


def _sample(view: View, rng: Random) -> Sequence[int]:
    """Some of the cards that may lie in the stock as far as the seat can tell."""
    seen = {*view.hand, *view.pier, *view.pile, *(turn.drawn for turn in view.history)}
    unseen = [card for card in DECK if CODES[card] not in seen]
    return rng.sample(unseen, min(SAMPLE, len(unseen)))


def _cards(codes: Iterable[str]) -> tuple[int, ...]:
    return tuple(CARD_OF[code] for code in codes)
