"""What is hidden from whom: states, and moves, that a viewer must not be able to tell apart."""

from random import Random

from bot.games.contract import Move, Seat
from bot.games.playapirata import State
from bot.games.playapirata.cards import SPECIALS, TREASURES
from bot.games.playapirata.notation import kind
from bot.games.playapirata.state import current
from bot.games.playapirata.view import knows
from bot.games.shuffle import SEED_BYTES, SeededShuffler


def playapirata_twin(state: State, viewer: Seat | None, chance: Random) -> State:
    """A state that differs in all that the viewer may not know: hands, treasures face down, the seed."""
    state = _other_treasures(state, viewer, chance)
    if state.setup.specials:
        state = _other_specials(state, viewer, chance)
    setup = state.setup._replace(shuffler=SeededShuffler(chance.randbytes(SEED_BYTES)))
    sights = tuple(
        sight
        if sight.viewer == viewer
        else sight._replace(treasures=tuple(chance.sample(TREASURES, len(sight.treasures))))
        for sight in state.sights
    )
    return state._replace(setup=setup, sights=sights)


def playapirata_disguise(state: State, seat: Seat, move: Move, chance: Random) -> Move:
    """A move that others can't tell from the one made: another treasure is buried, another special kept."""
    verb = move.split()[0]
    if verb == "bury":
        return f"bury {chance.choice(state.players[seat].treasures)}"
    return f"keep {chance.choice(state.packet)}" if verb == "keep" else move


def playapirata_hidden(state: State, viewer: Seat | None) -> frozenset[str]:
    """The codes of the treasures and special cards whose place in this hand the viewer may not know.

    A treasure of which no copy is known has the code of its kind, too, as texts name it.
    """
    hidden = _hidden_treasures(state, viewer)
    kinds = {kind(card) for card in hidden} - {kind(card) for card in set(TREASURES) - hidden}
    return frozenset(hidden | kinds | _hidden_specials(state, viewer))


def _hidden_treasures(state: State, viewer: Seat | None) -> set[str]:
    known = {treasure.card for treasure in state.treasures if knows(treasure, viewer)}
    if viewer is not None:
        known.update(state.players[viewer].treasures)
    for sight in state.sights:
        if sight.viewer == viewer and sight.number == state.number:
            known.update(sight.treasures)
    return set(TREASURES) - known


def _hidden_specials(state: State, viewer: Seat | None) -> set[str]:
    known = {card for player in state.players for card in player.discarded}
    known |= {"DOUBLE"} if any(treasure.double for treasure in state.treasures) else set()
    known |= {"FLAG"} if any(treasure.flag for treasure in state.treasures) else set()
    if viewer is not None:
        known.update(state.players[viewer].packet)
        known.update(state.packet if viewer == current(state) else ())
    return set(SPECIALS) - known


def _other_treasures(state: State, viewer: Seat | None, chance: Random) -> State:
    """Treasures in others' hands, face down and unknown, or removed change places."""
    others = [seat for seat in range(state.setup.players) if seat != viewer]
    unknown = [place for place, t in enumerate(state.treasures, start=1) if not knows(t, viewer)]
    removed = [card for card in state.removed if card in TREASURES]
    cards = [card for seat in others for card in state.players[seat].treasures]
    cards += [state.treasures[place - 1].card for place in unknown] + removed
    chance.shuffle(cards)
    for seat in others:
        drawn = [cards.pop() for _ in state.players[seat].treasures]
        state = state.with_player(seat, treasures=tuple(sorted(drawn, key=TREASURES.index)))
    for place in unknown:
        state = state.with_treasure(place, card=cards.pop())
    specials = tuple(card for card in state.removed if card in SPECIALS)
    return state._replace(removed=(*cards, *specials))


def _other_specials(state: State, viewer: Seat | None, chance: Random) -> State:
    """Special cards in others' hands, in a packet that the viewer doesn't hold, or removed change places."""
    others = [seat for seat in range(state.setup.players) if seat != viewer and state.players[seat].special]
    packet = state.packet if viewer != current(state) else ()
    removed = [card for card in state.removed if card in SPECIALS]
    cards = [str(state.players[seat].special) for seat in others] + [*packet, *removed]
    chance.shuffle(cards)
    for seat in others:
        seen = chance.sample(SPECIALS, len(state.players[seat].packet))
        state = state.with_player(seat, special=cards.pop(), packet=tuple(seen))
    if packet:
        state = state._replace(packet=tuple(cards.pop() for _ in packet))
    treasures = tuple(card for card in state.removed if card in TREASURES)
    return state._replace(removed=(*treasures, *cards))
