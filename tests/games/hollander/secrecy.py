"""What is hidden from whom: states and moves that a viewer must not be able to tell apart."""

from random import Random

from bot.games import hollander
from bot.games.contract import Move, Seat
from bot.games.hollander.cards import CODES, NO_CARD, PIRATE
from bot.games.hollander.state import Cards
from bot.games.shuffle import SEED_BYTES, SeededShuffler


def twin(state: hollander.State, viewer: Seat | None, chance: Random) -> hollander.State:
    """The state with all that the viewer may not know changed, what others were told included.

    The others' hands, all final cards and the draw pile are dealt anew; swaps of hands in which the viewer
    had no part have changed other cards.
    """
    hidden = [*state.draw, *_final_cards(state), *_in_others_hands(state, viewer)]
    chance.shuffle(hidden)
    hands = tuple(
        hand if seat == viewer else tuple(sorted(hidden.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    )
    finals = tuple(
        tuple(card if card == NO_CARD else hidden.pop() for card in finals) for finals in state.finals
    )
    swaps = tuple(
        swap
        if viewer in (swap.seat, swap.other)
        else swap._replace(gave=_any_card(chance), got=_any_card(chance))
        for swap in state.hand_swaps
    )
    happened, happened_before = (
        tuple(
            one if viewer in one.to else one._replace(secret={"cards": (CODES[_any_card(chance)],)})
            for one in happened
        )
        for happened in (state.happened, state.happened_before)
    )
    setup = state.setup._replace(shuffler=SeededShuffler(chance.randbytes(SEED_BYTES)))
    return state._replace(
        setup=setup,
        hands=hands,
        finals=finals,
        draw=tuple(hidden),
        hand_swaps=swaps,
        happened=happened,
        happened_before=happened_before,
    )


def disguise(state: hollander.State, seat: Seat, move: Move, chance: Random) -> Move:
    """A move that the others can't tell from the one made: a Pirate gives another card from hand."""
    played, hand, given = move.partition(" hand ")
    if not hand:
        return move
    return f"{played} hand {given.split()[0]} {CODES[_any_card(chance)]}"


def hidden(state: hollander.State, viewer: Seat | None) -> frozenset[str]:
    """The cards of which the viewer sees none, and none can come to light by one move.

    A turned final card, what the viewer draws, and while there are Pirates about any card in a hand might.
    """
    shown = hollander.view(state, viewer)
    seen = {face.partition(":")[0] for face in shown.pile}.union(shown.removed, shown.hand, *shown.clash)
    may_show: set[int] = {*_final_cards(state), *state.draw[:3]}
    if PIRATE in (*_final_cards(state), *sum(state.clash, ()), *sum(state.hands, ())):
        may_show.update(_in_others_hands(state, viewer))
    return frozenset(CODES) - seen - {CODES[card] for card in (NO_CARD, *may_show)}


def _final_cards(state: hollander.State) -> Cards:
    return tuple(card for finals in state.finals for card in finals if card != NO_CARD)


def _in_others_hands(state: hollander.State, viewer: Seat | None) -> Cards:
    return tuple(card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand)


def _any_card(chance: Random) -> int:
    return chance.randrange(1, len(CODES))
