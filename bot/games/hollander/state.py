"""The state of a game of The Flying Hollander, the deal, and the final places."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeVar

from bot.games.contract import Days, Fact, Length, Option, Options, Placing, Rules, Seat, placings
from bot.games.hollander.cards import CODES, COPIES, DECK, NO_CARD
from bot.games.shuffle import Shuffler

EACH = 3  # final cards, clash cards and cards in hand for each; and how many one draws up to
PLAY_LIMIT = 1000
REMEMBERED = 24  # how many happenings are kept, for players who come back to the table
NOBODY = -1  # the turn when the game is over
RANDOM_DEALER = "random"
# By whether the others play on, and by the number of players. Computer players down to unbeatable cards may
# go on for a thousand turns, people don't: no figure is more than three times the usual.
LENGTHS = {
    False: {2: (192, 576), 3: (122, 223), 4: (110, 190), 5: (90, 168), 6: (83, 150)},
    True: {2: (192, 576), 3: (163, 489), 4: (186, 558), 5: (208, 624), 6: (208, 624)},
}

DAYS = {
    2: Days(386, 197, 90),
    3: Days(108, 57, 26),
    4: Days(99, 51, 25),
    5: Days(75, 41, 19),
    6: Days(74, 40, 19),
}
RULES = Rules(
    key="hollander",
    version=1,
    min_players=2,
    max_players=6,
    has_steps=True,
    low_is_good=True,
    options=(
        Option("play_on", (False, True), False),
        Option("play_limit", (True, False), True),
        Option("dealer", (RANDOM_DEALER, *map(str, range(6))), RANDOM_DEALER, by_host=False),
    ),
    deck=COPIES,
    length=lambda players, options: Length(*LENGTHS[bool(options["play_on"])][players]),
    days=DAYS,
    enough=4,
)

Cards = tuple[int, ...]
Step = Literal["setup", "play", "call", "swap", "over"]
Place = Literal["hand", "clash", "final"]

T = TypeVar("T")


class Setup(NamedTuple):
    """The facts that stay the same for a whole game."""

    players: int
    dealer: Seat
    play_on: bool
    play_limit: bool
    shuffler: Shuffler


class Out(NamedTuple):
    """A seat without cards."""

    seat: Seat
    play: int  # the play of the game, from 1, with which the last one went


class HandSwap(NamedTuple):
    """A Pirate's swap of cards in hand, known to the two."""

    seat: Seat
    other: Seat
    gave: int  # by `seat`, to `other`
    got: int  # by `seat`


class Happening(NamedTuple):
    """Something that a move did."""

    code: str
    facts: Mapping[str, Fact]  # for all
    secret: Mapping[str, Fact]  # for the seats in `to`
    to: tuple[Seat, ...]


class State(NamedTuple):
    """A position."""

    setup: Setup
    hands: tuple[Cards, ...]
    clash: tuple[Cards, ...]
    finals: tuple[Cards, ...]
    draw: Cards  # the top card first
    pile: Cards  # the bottom face first
    removed: Cards
    ready: tuple[bool, ...]
    swapped: tuple[int, ...]
    turn: Seat  # the starter during the set-up, NOBODY at the end
    step: Step  # `call` or `swap` for a card flipped blind
    out: tuple[Out, ...]
    taken: tuple[int, ...]
    plays: int
    moves: int
    hand_swaps: tuple[HandSwap, ...]
    happened: tuple[Happening, ...]  # in the last move
    happened_before: tuple[Happening, ...]  # in the moves before


def start(players: int, options: Options, shuffler: Shuffler) -> State:
    """The deal. Raises ValueError for a number of players that the game cannot seat."""
    if not RULES.min_players <= players <= RULES.max_players:
        raise ValueError(
            f"The Flying Hollander seats {RULES.min_players} to {RULES.max_players}, not {players}"
        )
    chosen = RULES.complete(options)
    setup = Setup(
        players=players,
        dealer=_dealer(players, str(chosen["dealer"]), shuffler),
        play_on=bool(chosen["play_on"]),
        play_limit=bool(chosen["play_limit"]),
        shuffler=shuffler,
    )
    return _deal(setup)


def rematch_options(state: State) -> Options:
    """The next game is dealt by the next player, clockwise (**R**)."""
    return {"dealer": str((state.setup.dealer + 1) % state.setup.players)}


def _dealer(players: int, named: str, shuffler: Shuffler) -> Seat:
    if named != RANDOM_DEALER:
        return int(named) % players
    (dealer,) = shuffler.draw("first dealer", range(players), 1)
    return dealer


def _deal(setup: Setup) -> State:
    players = setup.players
    deck = setup.shuffler.draw("deal", DECK, code=CODES.__getitem__)
    threes = [deck[at * EACH : (at + 1) * EACH] for at in range(EACH * players)]
    finals, clash, hands = (tuple(threes[at::EACH]) for at in range(EACH))
    return State(
        setup=setup,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        clash=clash,
        finals=finals,
        draw=deck[EACH * EACH * players :],
        pile=(),
        removed=(),
        ready=(False,) * players,
        swapped=(0,) * players,
        turn=(setup.dealer + 1) % players,
        step="setup",
        out=(),
        taken=(0,) * players,
        plays=0,
        moves=0,
        hand_swaps=(),
        happened=(),
        happened_before=(),
    )


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.step == "over"


def is_in(state: State, seat: Seat) -> bool:
    """Whether the seat has not gone out."""
    return all(out.seat != seat for out in state.out)


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The others still in the game, clockwise from the seat."""
    out = {gone.seat for gone in state.out}
    others = (*range(seat + 1, state.setup.players), *range(seat))
    return tuple(other for other in others if other not in out) if out else others


def slots(state: State, seat: Seat) -> tuple[int, ...]:
    """The slots (0–2) that still have final cards."""
    return tuple(slot for slot, card in enumerate(state.finals[seat]) if card != NO_CARD)


def cards_left(state: State, seat: Seat) -> int:
    """The seat's cards in all three places."""
    finals = EACH - state.finals[seat].count(NO_CARD)
    return len(state.hands[seat]) + len(state.clash[seat]) + finals


def place_of(state: State, seat: Seat) -> Place:
    """Where the seat plays from: hand, then clash cards, then final cards."""
    if state.hands[seat]:
        return "hand"
    return "clash" if state.clash[seat] else "final"


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with one replaced."""
    return (*values[:at], value, *values[at + 1 :])


def without(cards: Cards, card: int, count: int = 1) -> Cards:
    """The cards without `count` equal ones. Raises ValueError if there are fewer."""
    left = list(cards)
    for _ in range(count):
        left.remove(card)
    return tuple(left)


def note(state: State, code: str, **facts: Fact) -> State:
    """The state, with a happening for everyone."""
    return state._replace(happened=(*state.happened, Happening(code, facts, {}, ())))


def placed(out: Sequence[int | None], left: Sequence[int]) -> tuple[Placing, ...]:
    """By the order of going out (None: still in), then by cards left, which are the score."""
    return placings(left, by=[(-(went or len(out)), -cards) for went, cards in zip(out, left, strict=True)])
