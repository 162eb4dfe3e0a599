"""The card of a turn: a treasure to bury, or a pirate to discard for its effect."""

from collections.abc import Callable, Iterator

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.playapirata.cards import MAP, SPY, UMBRELLA
from bot.games.playapirata.notation import Action
from bot.games.playapirata.state import Buried, Sight, State, is_first_turn, treasure_at
from bot.games.playapirata.turns import card_played

CARD_OF = {"spy": SPY, "map": MAP, "umbrella": UMBRELLA}
Target = Callable[[Buried, Seat], bool]


def hidden(treasure: Buried, seat: Seat) -> bool:
    """Whether spyglass or map may aim there."""
    return not treasure.face_up and not treasure.flag


def occupied(treasure: Buried, seat: Seat) -> bool:
    """Whether the umbrella may go there: on "a treasure you already occupy"."""
    return treasure.occupier == seat and not treasure.flag


TARGET_OF: dict[str, Target] = {"spy": hidden, "map": hidden, "umbrella": occupied}


def targets(state: State, seat: Seat, verb: str) -> tuple[int, ...]:
    """Where the pirate may aim."""
    aims = TARGET_OF[verb]
    return tuple([at for at, treasure in enumerate(state.treasures, 1) if aims(treasure, seat)])


def cards(state: State, seat: Seat) -> Iterator[Move]:
    """The legal moves for the card of a turn."""
    player = state.players[seat]
    for treasure in player.treasures:
        yield f"bury {treasure}"
    if is_first_turn(state):
        return
    for verb, card in CARD_OF.items():
        if card not in player.pirates:
            continue
        if aims := targets(state, seat, verb):
            yield from (f"{verb} {place}" for place in aims)
        elif verb != "umbrella" or _is_last_card(state, seat):
            yield verb


def check_bury(state: State, seat: Seat, action: Action) -> None:
    """The treasure is in hand."""
    if action.card not in state.players[seat].treasures:
        raise IllegalMove("not_in_hand", card=action.card)


def bury(state: State, seat: Seat, action: Action) -> State:
    """ "To bury a treasure, lay it face down: only you know this treasure (at least for now)." """
    left = tuple(card for card in state.players[seat].treasures if card != action.card)
    buried = Buried(action.card, seat, frozenset({seat}))
    state = state.with_player(seat, treasures=left)._replace(treasures=(*state.treasures, buried))
    return card_played(state, fresh=True)


def check_pirate(state: State, seat: Seat, action: Action) -> None:
    """The pirate is in hand, and aimed where it may be; without a target only where there is none (**R**)."""
    verb, place = action.verb, action.place
    if is_first_turn(state):
        raise IllegalMove("bury_first")
    if CARD_OF[verb] not in state.players[seat].pirates:
        raise IllegalMove("not_in_hand", card=CARD_OF[verb])
    if place:
        treasure = treasure_at(state, place)
        if not TARGET_OF[verb](treasure, seat):
            raise _off_target(verb, place, treasure)
    elif possible := targets(state, seat, verb):
        raise IllegalMove("must_aim", card=CARD_OF[verb], places=possible)
    elif verb == "umbrella" and not _is_last_card(state, seat):
        raise IllegalMove("umbrella_needs_treasure")


def _off_target(verb: str, place: int, treasure: Buried) -> IllegalMove:
    if treasure.flag:
        return IllegalMove("flagged", place=place)
    return IllegalMove("not_occupied" if verb == "umbrella" else "face_up_already", place=place)


def _is_last_card(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return not player.treasures and player.pirates == (UMBRELLA,)


def pirate(state: State, seat: Seat, action: Action) -> State:
    """The pirate acts; an umbrella stays on its treasure or in the takings, the others are discarded."""
    card = CARD_OF[action.verb]
    player = state.players[seat]
    state = state.with_player(seat, pirates=tuple(other for other in player.pirates if other != card))
    match action.verb:
        case "umbrella" if action.place:
            state = state.with_treasure(action.place, umbrella=seat)
        case "umbrella":
            state = state.with_player(seat, umbrella_kept=True)
        case _:
            state = state.with_player(seat, discarded=(*player.discarded, card))
    if action.place and action.verb == "spy":
        state = look(state, seat, action.place)
    if action.place and action.verb == "map":
        state = state.with_treasure(action.place, face_up=True)
    return card_played(state)


def look(state: State, seat: Seat, place: int) -> State:
    """The player alone gets to know the treasure."""
    treasure = state.treasures[place - 1]
    sight = Sight(seat, state.number, place, None, (treasure.card,))
    state = state.with_treasure(place, known=treasure.known | {seat})
    return state._replace(sights=(*state.sights, sight))
