"""The state of a game of Playa Pirata, and simple questions about it."""

from typing import Any, Literal, NamedTuple

from bot.games.contract import Days, IllegalMove, Length, Option, Options, Rules, ScoreLine, Seat
from bot.games.playapirata.cards import (
    OF_EACH_NUMBER,
    PIRATES,
    SKULLS,
    SPECIALS,
    TOWELS_OF_EACH_VALUE,
    TREASURES_EACH,
    Towel,
    Values,
)
from bot.games.shuffle import Shuffler

# By whether special cards are played, and by the number of players.
TURNS_OF_A_HAND = {False: {2: 17, 3: 22, 4: 25}, True: {2: 18, 3: 24, 4: 28}}


def _length(players: int, options: Options) -> Length:
    hands = {"one": 1, "two": 2, "match": players}[str(options["hands"])]
    turns = hands * TURNS_OF_A_HAND[bool(options["specials"])][players]
    return Length(turns, turns)


DAYS = {2: Days(24, 13, 6), 3: Days(29, 17, 8), 4: Days(33, 18, 9)}
RULES = Rules(
    key="playapirata",
    version=1,
    min_players=2,
    max_players=4,
    has_steps=True,
    moves_a_turn=2.6,
    options=(Option("hands", ("match", "one", "two"), "match"), Option("specials", (False, True), False)),
    deck={
        "each number": OF_EACH_NUMBER,
        "skulls": SKULLS,
        "towels of each value": TOWELS_OF_EACH_VALUE,
        "specials": len(SPECIALS),
    },
    length=_length,
    league_options={"hands": "two"},
    days=DAYS,
    enough=3,
    lengths={"hands": ("one", "two", "match")},
)

# The due decision: a special to keep; a treasure or pirate; the end of a first turn; towels; the starting
# player's last towels; a place in the second hand's order; nothing.
Step = Literal["draft", "card", "end", "towels", "last", "sit", "over"]


class Setup(NamedTuple):
    """The facts that stay the same for a whole game."""

    players: int
    hands: int
    choose_seats: bool
    specials: bool
    first: Seat  # starts the first hand
    shuffler: Shuffler


class Player(NamedTuple):
    """A player's cards."""

    treasures: tuple[str, ...]
    pirates: tuple[str, ...]
    towels: Values
    special: str | None = None
    packet: tuple[str, ...] = ()  # what the draft showed
    discarded: tuple[str, ...] = ()
    umbrella_kept: bool = False  # in the takings
    shown: bool = False  # everyone saw the towels


class Buried(NamedTuple):
    """A treasure on the table."""

    card: str
    by: Seat | None  # None: the one in the middle
    known: frozenset[Seat]  # they know it face down
    face_up: bool = False
    pile: tuple[Towel, ...] = ()  # from the bottom
    umbrella: Seat | None = None
    flag: bool = False
    double: bool = False

    @property
    def top(self) -> Towel | None:
        return self.pile[-1] if self.pile else None

    @property
    def occupier(self) -> Seat | None:
        """ "You occupy a treasure if the card on top of the pile is of your colour." """
        return self.pile[-1].seat if self.pile else None


class Sight(NamedTuple):
    """The cards that were shown to one viewer alone."""

    viewer: Seat
    number: int  # of the hand
    place: int | None  # of the treasure; None if it was a hand
    seat: Seat | None  # whose hand it was
    treasures: tuple[str, ...]


class DugUp(NamedTuple):
    """A treasure in the evening."""

    place: int
    seat: Seat | None  # took it
    card: str | None  # None if it stayed secret


class Hand(NamedTuple):
    """A finished hand."""

    number: int
    order: tuple[Seat, ...]
    dug_up: tuple[DugUp, ...]
    lines: tuple[ScoreLine, ...]


class State(NamedTuple):
    """A position."""

    setup: Setup
    number: int
    order: tuple[Seat, ...]
    turn: int  # counts finished turns, in the draft cards kept
    step: Step
    players: tuple[Player, ...]
    treasures: tuple[Buried, ...]
    removed: tuple[str, ...]
    packet: tuple[str, ...]  # goes round in the draft
    laid: tuple[int, ...]  # the places of this turn's towels
    fresh: bool  # a treasure was buried in this turn
    parrot: bool
    sights: tuple[Sight, ...]  # of the whole match
    finished: tuple[Hand, ...]

    def with_player(self, seat: Seat, **changes: Any) -> "State":
        """The state with a player changed."""
        player = self.players[seat]._replace(**changes)
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_treasure(self, place: int, **changes: Any) -> "State":
        """The state with a treasure changed; places count from 1."""
        treasure = self.treasures[place - 1]._replace(**changes)
        return self._replace(treasures=(*self.treasures[: place - 1], treasure, *self.treasures[place:]))


def hands_of(players: int, options: Options) -> int:
    """How many hands: "as many as there are players", or as the option says."""
    return {"match": players, "one": 1, "two": 2}[str(options["hands"])]


def turns_each(players: int) -> int:
    """ "8 turns with 2 players; with 3, 7 turns; with 4, 6 turns." """
    return TREASURES_EACH[players] + len(PIRATES)


def is_first_turn(state: State) -> bool:
    """Whether it is the player's first turn of the hand: bury a treasure, lay no towel."""
    return state.turn < state.setup.players


def current(state: State) -> Seat | None:
    """The seat whose decision is due, which is public; None once the game is over."""
    players = state.setup.players
    match state.step:
        case "over":
            return None
        case "sit":
            return worst(state)
        case "last":
            return state.order[0]
        case "draft":
            # The starting player comes last, when two cards are left.
            return state.order[(state.turn + 1) % players]
        case _:
            return state.order[state.turn % players]


def worst(state: State) -> Seat:
    """The seat with the least in the first hand; of several the first clockwise (**R**)."""
    hand = state.finished[0]
    return min(hand.order, key=lambda seat: hand.lines[seat].score)


def totals(state: State) -> tuple[int, ...]:
    """Each seat's running total, in points."""
    if not state.finished:
        return (0,) * state.setup.players
    return tuple(line.total for line in state.finished[-1].lines)


def treasure_at(state: State, place: int) -> Buried:
    """The treasure at a place, from 1. Raises `IllegalMove` if there is none."""
    if not 1 <= place <= len(state.treasures):
        raise IllegalMove("no_such_treasure", place=place, last=len(state.treasures))
    return state.treasures[place - 1]


def places(state: State) -> range:
    """The places of all treasures."""
    return range(1, len(state.treasures) + 1)
