"""A match: the draft and evening of each hand, and the order of turns in the next."""

from bot.games.contract import Fact, IllegalMove, Options, ScoreLine, Seat
from bot.games.playapirata.cards import ALL_TOWELS, PIRATES, SPECIALS, TREASURES, TREASURES_EACH
from bot.games.playapirata.notation import Action
from bot.games.playapirata.scoring import hand_score
from bot.games.playapirata.state import RULES, Buried, DugUp, Hand, Player, Setup, State, hands_of, totals
from bot.games.shuffle import Shuffler

Order = tuple[Seat, ...]


def start(players: int, options: Options, shuffler: Shuffler) -> State:
    """The first hand, dealt. Raises ValueError for a number of players that the game cannot seat."""
    if not RULES.min_players <= players <= RULES.max_players:
        raise ValueError(f"Playa Pirata seats {RULES.min_players} to {RULES.max_players}, not {players}")
    chosen = RULES.complete(options)
    hands = hands_of(players, chosen)
    (first,) = shuffler.draw("first player", range(players), 1)
    setup = Setup(players, hands, chosen["hands"] == "two", bool(chosen["specials"]), first, shuffler)
    return deal(setup, 1, clockwise_from(first, players))


def clockwise_from(first: Seat, players: int) -> Order:
    """The seats in turn order."""
    return tuple((first + n) % players for n in range(players))


def deal(setup: Setup, number: int, order: Order, before: State | None = None) -> State:
    """Hand `number`: treasures for each, one in the middle, the others removed unseen; then special cards."""
    each = TREASURES_EACH[setup.players]
    drawn = setup.shuffler.draw(f"hand {number}", TREASURES)
    middle = setup.players * each
    hands = [
        sorted(drawn[seat * each : (seat + 1) * each], key=TREASURES.index) for seat in range(setup.players)
    ]
    removed = drawn[middle + 1 :]
    packet: tuple[str, ...] = ()
    if setup.specials:
        specials = setup.shuffler.draw(f"hand {number} specials", SPECIALS)
        packet = tuple(sorted(specials[: setup.players + 1], key=SPECIALS.index))
        removed += specials[setup.players + 1 :]
    return State(
        setup=setup,
        number=number,
        order=order,
        turn=0,
        step="draft" if setup.specials else "card",
        players=tuple(Player(tuple(hand), PIRATES, ALL_TOWELS) for hand in hands),
        treasures=(Buried(drawn[middle], None, frozenset()),),
        removed=removed,
        packet=packet,
        laid=(),
        fresh=False,
        parrot=False,
        sights=before.sights if before else (),
        finished=before.finished if before else (),
    )


def check_keep(state: State, seat: Seat, action: Action) -> None:
    """Checks that the card kept is in the packet."""
    if action.card not in state.packet:
        raise IllegalMove("not_in_packet", card=action.card, packet=state.packet)


def keep(state: State, seat: Seat, action: Action) -> State:
    """Keeps one card and passes the others on; the starting player's other card leaves unseen."""
    left = tuple(card for card in state.packet if card != action.card)
    state = state.with_player(seat, special=action.card, packet=state.packet)
    # The starting player drafts last.
    if seat != state.order[0]:
        return state._replace(packet=left, turn=state.turn + 1)
    return state._replace(packet=(), removed=state.removed + left, turn=0, step="card")


def finish_hand(state: State) -> State:
    """Evening: treasures are taken, the hand is scored, the next one dealt."""
    for place, treasure in enumerate(state.treasures, start=1):
        if treasure.occupier is not None:
            state = state.with_treasure(place, face_up=True)
    dug_up = tuple(
        DugUp(place, treasure.occupier, treasure.card if treasure.face_up else None)
        for place, treasure in enumerate(state.treasures, start=1)
    )
    lines = tuple(_line(state, seat) for seat in range(state.setup.players))
    hand = Hand(state.number, state.order, dug_up, lines)
    state = state._replace(finished=(*state.finished, hand))
    if state.number == state.setup.hands:
        return state._replace(step="over")
    if state.setup.choose_seats:
        return state._replace(step="sit")
    order = (*state.order[1:], state.order[0])
    return deal(state.setup, state.number + 1, order, state)


def _line(state: State, seat: Seat) -> ScoreLine:
    player = state.players[seat]
    won = [treasure for treasure in state.treasures if treasure.occupier == seat]
    stacks = [(treasure.card, len(treasure.pile)) for treasure in won]
    points = hand_score(stacks, player.towels, player.umbrella_kept, player.special)
    details: dict[str, Fact] = {
        "treasures": tuple(treasure.card for treasure in won),
        "treasure_points": points.treasures,
        "towels": points.towels,
        "umbrella": points.umbrella,
        "special": player.special if points.special else None,
        "special_points": points.special,
    }
    return ScoreLine(state.number, seat, points.total, totals(state)[seat] + points.total, details)


def check_sit(state: State, seat: Seat, action: Action) -> None:
    """Checks that the place is one of the turns."""
    if not 1 <= action.place <= state.setup.players:
        raise IllegalMove("no_such_turn", place=action.place, last=state.setup.players)


def sit(state: State, seat: Seat, action: Action) -> State:
    """The loser of the first hand picks a turn in the second; "the others keep their order"."""
    others = [other for other in state.order if other != seat]
    others.insert(action.place - 1, seat)
    return deal(state.setup, state.number + 1, tuple(others), state)
