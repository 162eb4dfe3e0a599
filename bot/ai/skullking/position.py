"""What a seat knows of the round, in the numbers that cards have inside the game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.ai.skullking.points import Scoring
from bot.games.contract import ScoreLine, Seat
from bot.games.skullking import View
from bot.games.skullking.cards import (
    CARD_OF_FACE,
    CODES,
    FACES,
    FIRST_DECK,
    LEADS,
    NO_SUIT,
    NO_SUIT_AT_ALL,
    SUIT_OF,
    SUITS,
)
from bot.games.skullking.trick import FIRST, OF_2021, Bonuses
from bot.games.skullking.view import View2021

CARD = {code: card for card, code in enumerate(CODES)}
FACE = {code: face for face, code in enumerate(FACES)}
WHOLE_DECK = frozenset(FIRST_DECK)

Lead = tuple[tuple[Seat, ...], tuple[int, ...]]  # who plays to a trick, and the faces in it, in order of play


class Position(NamedTuple):
    """One seat's decision in a round of `number` cards."""

    players: int
    number: int
    seat: Seat
    hand: tuple[int, ...]
    playable: tuple[int, ...]
    bids: tuple[int, ...]
    won: tuple[int, ...]
    needs: tuple[int, ...]  # what each seat lacks of its bid
    order: tuple[Seat, ...]  # the seats of this trick, the ghost among them
    led: int
    trick: tuple[int, ...]
    behind: tuple[Seat, ...]  # those after this one
    unseen: frozenset[int]  # neither in this hand nor played
    voids: tuple[frozenset[int], ...]  # suits that a seat did not follow
    played: tuple[tuple[int, ...], ...]
    bonuses: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    ghost: Seat | None
    scoring: Scoring  # this and the two below are the edition's rules
    prizes: Bonuses
    leads: tuple[int, ...]
    due: int | None  # the pirate whose power is used
    drawn: int
    has_loads: bool

    @property
    def leader(self) -> Seat:
        """The seat that leads the trick."""
        return self.order[0]

    @property
    def rivals(self) -> int:
        """How many others play, the ghost included."""
        return len(self.order) - 1


def read(view: View) -> Position:
    """The position in a view. Raises ValueError for the public's."""
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    bidding, of_2021 = view.step == "bid", view.of_2021
    players, seat = view.players, view.seat
    tricks = () if bidding else view.tricks  # while bids are made the view shows the last round's
    played = [_lead(trick.seats, trick.faces) for trick in tricks]
    played.append(_lead(view.order, view.trick))
    hand = tuple(CARD[code] for code in view.hand)
    bids = tuple(0 if bidding or bid is None else bid for bid in view.bids)
    return Position(
        players=players,
        number=view.cards,
        seat=seat,
        hand=hand,
        playable=tuple(FACE[code] for code in view.playable),
        bids=bids,
        won=view.won,
        needs=tuple(bid - won for bid, won in zip(bids, view.won, strict=True)),
        order=view.order,
        led=_led(view),
        trick=played[-1][1],
        behind=view.order[len(view.trick) + 1 :],
        unseen=_unseen(view, hand, played),
        voids=_voids(view, played),
        played=_played(len(view.order), played),
        bonuses=tuple(sum(trick.bonus for trick in tricks if trick.winner == at) for at in range(players)),
        lines=tuple(tuple(line for line in view.scorepad if line.seat == at) for at in range(players)),
        ghost=None if of_2021 is None else of_2021.ghost,
        scoring=Scoring(view.cards) if of_2021 is None else _scoring(view, of_2021),
        prizes=FIRST if of_2021 is None else OF_2021,
        leads=LEADS.first if of_2021 is None else LEADS.of_2021,
        due=None if of_2021 is None or of_2021.due is None else CARD[of_2021.due],
        drawn=0 if of_2021 is None else len(of_2021.drawn),
        has_loads=of_2021 is not None and of_2021.cannonball,
    )


def _scoring(view: View, of_2021: View2021) -> Scoring:
    assert view.seat is not None  # a position is a seat's
    cannon = bool(of_2021.loads) and of_2021.loads[view.seat] == "cannon"
    return Scoring(view.cards, of_2021.rascal, cannon)


def _led(view: View) -> int:
    if view.led is not None:
        return SUITS.index(view.led)
    return NO_SUIT_AT_ALL if view.no_suit else NO_SUIT


def _unseen(view: View, hand: Iterable[int], played: Iterable[Lead]) -> frozenset[int]:
    # Bendt may have drawn since what Juanita showed, so that another holds it.
    seen = {CARD_OF_FACE[face] for _, faces in played for face in faces}.union(hand)
    of_2021 = view.of_2021
    if of_2021 is None:
        return WHOLE_DECK - seen
    shown = of_2021.seen if len(of_2021.seen) == of_2021.pile else ()
    gone = map(CARD.__getitem__, (*of_2021.discarded, *shown))
    return frozenset(map(CARD.__getitem__, of_2021.deck)) - seen.union(gone)


def _played(seats: int, leads: Iterable[Lead]) -> tuple[tuple[int, ...], ...]:
    played: list[list[int]] = [[] for _ in range(seats)]
    for order, faces in leads:
        for seat, face in zip(order, faces, strict=False):
            played[seat].append(face)
    return tuple(map(tuple, played))


def _lead(seats: tuple[Seat, ...], codes: Iterable[str]) -> Lead:
    return seats, tuple(FACE[code] for code in codes)


def _voids(view: View, played: Iterable[Lead]) -> tuple[frozenset[int], ...]:
    # The ghost follows nothing, and so shows nothing.
    voids: list[set[int]] = [set() for _ in view.order]
    leads = LEADS.first if view.of_2021 is None else LEADS.of_2021
    for order, faces in played:
        for place, suit in _not_followed(faces, leads):
            voids[order[place]].add(suit)
    return tuple(frozenset(suits) for suits in voids)


def _not_followed(faces: Sequence[int], leads: Sequence[int]) -> Iterator[tuple[int, int]]:
    # The places where another suit was played than the one to follow, with the latter.
    led = NO_SUIT
    for place, face in enumerate(faces):
        if led == NO_SUIT:
            led = leads[face]
        elif led < NO_SUIT and SUIT_OF[face] not in (led, NO_SUIT):
            yield place, led
