"""Some plays by a quick policy, the same for all seats: the rule, on the simulator."""

from collections.abc import Sequence
from math import inf
from random import Random

from bot.ai.hollander.rule import (
    CLEARS,
    CLEARS_AT_MOST,
    DANGER,
    SHED,
    SHED_DRAWING,
    SPECIAL,
    UNSEEN_WORTH,
    WORTH,
    pressure,
)
from bot.ai.hollander.simulator import NOBODY, Simulator
from bot.games.contract import Seat
from bot.games.hollander.cards import CAPTAIN, CODES, HOLLANDER, KRAKEN
from bot.games.hollander.pile import FOUR
from bot.games.hollander.state import Step

WORTHS = (0.0, *(WORTH[code] for code in CODES[1:]))
# The merit of one card, by whether someone is about to go out and whether there is a pile.
MERITS = {
    (pressed, piled): tuple(
        -(WORTHS[card] * (1.0 if card <= CAPTAIN else SPECIAL)) + pressed * pressure(CODES[card], piled=piled)
        if card
        else 0.0
        for card in range(len(CODES))
    )
    for pressed in (False, True)
    for piled in (False, True)
}


def play_on(game: Simulator, turns: int, rng: Random) -> None:
    """Plays this number of turns, or to the end."""
    for _ in range(turns):
        if game.winner != NOBODY:
            return
        complete(game, _turn(game), rng)


def complete(game: Simulator, due: Step, rng: Random) -> None:
    """Makes the choice that a card asks for."""
    if due == "call":
        left = game.left
        game.call(max((at for at in range(len(left)) if at != game.seat), key=left.__getitem__))
    elif due == "swap":
        _swap(game, rng)


def _turn(game: Simulator) -> Step:
    seat, left = game.seat, game.left
    hand, clash = game.hands[seat], game.clash[seat]
    source = hand or clash
    if not source:
        return game.turn_final(0)
    pressed = any(count <= DANGER for at, count in enumerate(left) if at != seat)
    merits, cleared = MERITS[pressed, bool(game.pile)], CLEARS + min(len(game.pile), CLEARS_AT_MOST)
    shed = SHED_DRAWING if game.draw else SHED
    most, best, number = -inf, 0, 0
    for card, held in source.items():
        if not game.fits(card):
            continue
        count = held if card <= CAPTAIN or held == left[seat] else 1
        merit = merits[card] + shed * (count - 1)
        row = count + (game.row if card == game.rowed else 0)
        if card == KRAKEN or (row >= FOUR and card != HOLLANDER):
            merit += cleared
        if merit > most:
            most, best, number = merit, card, count
    if not best:
        game.take()
        return "play"
    if not hand:
        return game.lay(best, 0, number)
    joins = number == hand[best] and len(hand) == 1 and not game.draw
    return game.lay(best, number, clash.get(best, 0) if joins else 0)


def _swap(game: Simulator, rng: Random) -> None:
    # As the rule does: the place where most is gained, with the player closest to going out.
    seat, most, best = game.seat, -inf, 0
    others = sorted((at for at in range(len(game.left)) if at != seat), key=game.left.__getitem__)
    hand, clash = game.hands[seat], game.clash[seat]
    gives, clashing = (
        min(hand, key=WORTHS.__getitem__, default=0),
        min(clash, key=WORTHS.__getitem__, default=0),
    )
    place = ""
    for other in others:
        if game.finals[seat] and game.finals[other] and most < 0:
            most, best, place = 0.0, other, "final"
        if hand and game.hands[other] and UNSEEN_WORTH - WORTHS[gives] > most:
            most, best, place = UNSEEN_WORTH - WORTHS[gives], other, "hand"
        if clash and game.clash[other]:
            gain = max(map(WORTHS.__getitem__, game.clash[other])) - WORTHS[clashing]
            if gain > most:
                most, best, place = gain, other, "clash"
    if place == "hand":
        game.swap_hand(best, gives, drawn(game, best, rng))
    elif place == "clash":
        game.swap_clash(best, clashing, max(game.clash[best], key=WORTHS.__getitem__))
    else:
        game.swap_final(best)


def drawn(game: Simulator, other: Seat, rng: Random) -> int:
    """A card drawn from another's hand."""
    hand = game.hands[other]
    cards: Sequence[int] = list(hand)
    return rng.choices(cards, list(hand.values()))[0]
