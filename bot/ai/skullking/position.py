"""What a seat knows of the round, in the numbers that cards have inside the game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.skullking import View
from bot.games.skullking.cards import CARD_OF_FACE, CODES, DECK, FACES, NO_SUIT, SUIT_OF, SUITS

CARD = {code: card for card, code in enumerate(CODES)}
FACE = {code: face for face, code in enumerate(FACES)}
WHOLE_DECK = frozenset(DECK)

USUAL_BIDS = 2.0
"""How many tricks in even shares a seat is taken to have bid before the game."""

Lead = tuple[Seat, tuple[int, ...]]
"""Who led a trick, and the faces in it in the order of play."""


class Position(NamedTuple):
    """One seat's decision.

    `bids` holds each seat's bid, `won` its tricks and `needs` how many it lacks of its bid, below 0 when it
    has too many; while bids are made all are 0. `behind` are the seats that play after this one in the trick,
    in order. `unseen` are the cards that are neither in this hand nor played this round: the rivals' cards,
    and those that were not dealt. `voids` are the suits that each seat was seen not to follow, `played` the
    faces that it played this round, `bonuses` the bonus in the tricks that it won. `habits` tell how many
    even shares of the tricks each seat has bid on average in this game, about 1 as long as it has bid little.
    """

    players: int
    number: int
    seat: Seat
    hand: tuple[int, ...]
    playable: tuple[int, ...]
    bids: tuple[int, ...]
    won: tuple[int, ...]
    needs: tuple[int, ...]
    leader: Seat
    led: int
    trick: tuple[int, ...]
    behind: tuple[Seat, ...]
    unseen: frozenset[int]
    voids: tuple[frozenset[int], ...]
    played: tuple[tuple[int, ...], ...]
    bonuses: tuple[int, ...]
    habits: tuple[float, ...]


def read(view: View) -> Position:
    """The position in a view. Raises ValueError for the public's, which has no seat to decide for."""
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    bidding = view.step == "bid"
    players, seat = view.players, view.seat
    tricks = () if bidding else view.tricks  # while bids are made the view shows the last round's
    played = [_lead(trick.leader, trick.faces) for trick in tricks]
    played.append(_lead(view.leader, view.trick))
    hand = tuple(CARD[code] for code in view.hand)
    bids = tuple(0 if bidding or bid is None else bid for bid in view.bids)
    return Position(
        players=players,
        number=view.round,
        seat=seat,
        hand=hand,
        playable=tuple(FACE[code] for code in view.playable),
        bids=bids,
        won=view.won,
        needs=tuple(bid - won for bid, won in zip(bids, view.won, strict=True)),
        leader=view.leader,
        led=NO_SUIT if view.led is None else SUITS.index(view.led),
        trick=played[-1][1],
        behind=tuple((seat + step) % players for step in range(1, players - len(view.trick))),
        unseen=WHOLE_DECK.difference(hand, (CARD_OF_FACE[face] for _, faces in played for face in faces)),
        voids=_voids(players, played),
        played=_played(players, played),
        bonuses=tuple(sum(trick.bonus for trick in tricks if trick.winner == at) for at in range(players)),
        habits=tuple(_habit(view, at) for at in range(players)),
    )


def _habit(view: View, seat: Seat) -> float:
    """Bids made beside even shares of the tricks, as if a few even shares had been bid before."""
    lines = [line for line in view.scorepad if line.seat == seat]
    shares = sum(line.round for line in lines) / view.players
    return (USUAL_BIDS + sum(int(str(line.details["bid"])) for line in lines)) / (USUAL_BIDS + shares)


def _played(players: int, leads: Iterable[Lead]) -> tuple[tuple[int, ...], ...]:
    played: list[list[int]] = [[] for _ in range(players)]
    for leader, faces in leads:
        for place, face in enumerate(faces):
            played[(leader + place) % players].append(face)
    return tuple(map(tuple, played))


def _lead(leader: Seat, codes: Iterable[str]) -> Lead:
    return leader, tuple(FACE[code] for code in codes)


def _voids(players: int, played: Iterable[Lead]) -> tuple[frozenset[int], ...]:
    voids: list[set[int]] = [set() for _ in range(players)]
    for leader, faces in played:
        for place, suit in _not_followed(faces):
            voids[(leader + place) % players].add(suit)
    return tuple(frozenset(suits) for suits in voids)


def _not_followed(faces: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The places in a trick where another suit was played than the one to follow, with the latter."""
    led = NO_SUIT
    for place, face in enumerate(faces):
        suit = SUIT_OF[face]
        if led == NO_SUIT:
            led = suit
        elif suit not in (led, NO_SUIT):
            yield place, led
