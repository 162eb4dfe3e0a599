"""What a viewer of Corsari may not know: other hands, the stock, what opponents have laid down, the seed."""

from random import Random

from bot.games import corsari
from bot.games.contract import Move, Seat
from bot.games.corsari.best_splits import best_layings
from bot.games.corsari.cards import CODES
from bot.games.corsari.notation import lay_move
from bot.games.corsari.split import Split
from bot.games.corsari.state import Setup, State, pier_colour
from bot.games.shuffle import SEED_BYTES, SeededShuffler


def corsari_twin(state: State, viewer: Seat | None, chance: Random) -> State:
    """A state that differs in all that the viewer may not know; the card drawn stays in its hand."""
    if state.step == "over":
        return state._replace(setup=_other_seed(state, chance))
    unseen = [card for card, code in enumerate(CODES) if code in corsari_hidden(state, viewer)]
    chance.shuffle(unseen)
    hands = tuple(
        hand if seat == viewer else tuple(sorted(unseen.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    )
    splits = tuple(
        split if split is None or seat in (viewer, state.closer) else _other_split(state, unseen)
        for seat, split in enumerate(state.splits)
    )
    drawn = state.drawn
    if drawn is not None and state.turn != viewer:
        drawn = chance.choice(hands[state.turn])
    return state._replace(
        setup=_other_seed(state, chance), hands=hands, splits=splits, drawn=drawn, stock=tuple(unseen)
    )


def corsari_disguise(state: State, seat: Seat, move: Move, chance: Random) -> Move:
    """A laying down that is not the last may be any other."""
    if state.step != "lay" or len(corsari.to_move(state)) == 1:
        return move
    unseen = [*state.stock, *state.hands[seat]]
    chance.shuffle(unseen)
    return lay_move(_other_split(state, unseen))


def corsari_hidden(state: State, viewer: Seat | None) -> frozenset[str]:
    """The codes of the cards that the viewer may not name."""
    hidden = set(state.stock) if state.step != "over" else set()
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            hidden |= set(hand)
    for seat, split in enumerate(state.splits):
        if split is not None and seat not in (viewer, state.closer):
            hidden |= {card for part in split for card in part}
    return frozenset(CODES[card] for card in hidden)


def _other_seed(state: State, chance: Random) -> Setup:
    return state.setup._replace(shuffler=SeededShuffler(chance.randbytes(SEED_BYTES)))


def _other_split(state: State, unseen: list[int]) -> Split:
    """The best laying of 12 cards taken from the unseen ones."""
    cards = sorted(unseen.pop() for _ in range(12))
    closers = state.splits[state.closer]
    assert closers is not None
    return best_layings(cards, pier_colour(state), closers.crew, closers.limit)[0]
