"""Any position of a hand, in codes."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import OptionValue, Seat
from bot.games.playapirata.cards import ALL_TOWELS, COLOURS, PIRATES, SPECIALS, TOWEL_VALUES, TREASURES, Towel
from bot.games.playapirata.match import clockwise_from
from bot.games.playapirata.state import RULES, Buried, Player, Setup, State, Step, hands_of
from bot.games.shuffle import Shuffler, StackedShuffler


class Holding(NamedTuple):
    """A player's cards: `Holding("T3a TS1", "SPY UMB", "1 1 3")`."""

    treasures: str = ""
    pirates: str = " ".join(PIRATES)
    towels: str = " ".join(map(str, ALL_TOWELS))  # by value
    special: str | None = None
    discarded: str = ""  # pirates and special cards played
    shown: bool = False  # all have seen the towels


class Lying(NamedTuple):
    """A treasure on the beach: `Lying("T5a", by=0, towels="Y3 B2")`."""

    card: str
    by: Seat | None = None  # buried it; None: the one in the middle
    towels: str = ""  # from the bottom up
    face_up: bool = False
    known: tuple[Seat, ...] = ()  # others who know it
    umbrella: Seat | None = None  # whose umbrella covers it
    flag: bool = False
    double: bool = False


def position(
    players: Sequence[Holding],
    beach: Sequence[Lying],
    *,
    turn: Seat = 0,
    turn_number: int = 2,  # of the seat on turn, from 1
    step: Step = "card",
    first: Seat = 0,  # began the hand
    laid: Sequence[int] = (),  # the places, from 1, of the towels laid in this turn
    fresh: bool = False,  # a treasure was buried in this turn
    parrot: bool = False,
    shuffler: Shuffler | None = None,  # deals later hands, else they come as the cards lie
    **options: OptionValue,
) -> State:
    """A position of the first hand; what lies nowhere has left it. Raises ValueError for an unknown code.

    position([Holding("T3a"), Holding("T4b")], [Lying("TT"), Lying("T5a", by=1, towels="R2")], turn=1)
    """
    chosen = RULES.complete(options)
    count = len(players)
    order = clockwise_from(first, count)
    choose_seats, specials = chosen["hands"] == "two", bool(chosen["specials"])
    draws = shuffler or StackedShuffler({})
    return State(
        setup=Setup(count, hands_of(count, chosen), choose_seats, specials, first, draws),
        number=1,
        order=order,
        turn=(turn_number - 1) * count + order.index(turn),
        step=step,
        players=tuple(map(_player, players)),
        treasures=tuple(map(_buried, beach)),
        removed=(),
        packet=(),
        laid=tuple(laid),
        fresh=fresh,
        parrot=parrot,
        sights=(),
        finished=(),
    )


def _player(held: Holding) -> Player:
    treasures = tuple(sorted(map(_treasure, held.treasures.split()), key=TREASURES.index))
    towels = tuple(sorted(map(int, held.towels.split())))
    pirates, discarded = tuple(held.pirates.split()), tuple(held.discarded.split())
    for code in (*pirates, *discarded):
        if code not in (*PIRATES, *SPECIALS):
            raise ValueError(f"there is no card {code}")
    return Player(treasures, pirates, towels, held.special, discarded=discarded, shown=held.shown)


def _buried(lying: Lying) -> Buried:
    known = frozenset(lying.known) | (frozenset() if lying.by is None else {lying.by})
    pile = tuple(map(_towel, lying.towels.split()))
    card = _treasure(lying.card)
    return Buried(card, lying.by, known, lying.face_up, pile, lying.umbrella, lying.flag, lying.double)


def _treasure(code: str) -> str:
    if code not in TREASURES:
        raise ValueError(f"there is no treasure {code}")
    return code


def _towel(code: str) -> Towel:
    if len(code) != 2 or code[0] not in COLOURS or code[1] not in map(str, TOWEL_VALUES):
        raise ValueError(f"there is no towel {code}")
    return Towel(COLOURS.index(code[0]), int(code[1]))
