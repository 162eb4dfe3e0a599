"""A seat's knowledge of the round, in the numbers that cards have inside the game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.ai.skullking.points import Scoring
from bot.ai.skullking.simulator import FIRST_EDITION, Deck, deck_of_2021
from bot.games.contract import ScoreLine, Seat
from bot.games.skullking import View
from bot.games.skullking.cards import (
    BENDT,
    CARD_OF_FACE,
    CODES,
    FACES,
    LEADS,
    NO_SUIT,
    SUIT_OF,
)
from bot.games.skullking.edition import NO_GHOST
from bot.games.skullking.view import View2021

CARD = {code: card for card, code in enumerate(CODES)}
FACE = {code: face for face, code in enumerate(FACES)}

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
    trick: tuple[int, ...]
    behind: tuple[Seat, ...]  # those after this one
    unseen: frozenset[int]  # neither in this hand nor played
    voids: tuple[frozenset[int], ...]  # suits that a seat did not follow
    played: tuple[tuple[int, ...], ...]
    bonuses: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    ghost: Seat | None
    alliances: tuple[tuple[Seat, Seat], ...]  # who played a Loot, and who took it
    bets: tuple[tuple[Seat, int], ...]
    scorings: tuple[Scoring, ...]  # by seat
    deck: Deck
    due: int | None  # the pirate whose power is used
    drawn: int
    pile: int  # how many cards were not dealt
    shown: frozenset[int]  # by Juanita, those not drawn by this seat
    bandit: Seat | None  # used Bendt
    has_loads: bool

    @property
    def leader(self) -> Seat:
        """The seat that leads the trick."""
        return self.order[0]

    @property
    def rivals(self) -> int:
        """How many others play, the ghost included."""
        return len(self.order) - 1

    @property
    def scoring(self) -> Scoring:
        """The scoring of this seat's bid."""
        return self.scorings[self.seat]


def read(view: View) -> Position:
    """The position in a view. Raises ValueError for the public's."""
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    bidding, of_2021 = view.step == "bid", view.of_2021
    deck = FIRST_EDITION if of_2021 is None else _deck(of_2021)
    shown = frozenset[int]() if of_2021 is None else _shown(of_2021)
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
        trick=played[-1][1],
        behind=view.order[len(view.trick) + 1 :],
        unseen=_unseen(view, deck, hand, played, shown),
        voids=_voids(view, played),
        played=_played(len(view.order), played),
        bonuses=tuple(sum(trick.bonus for trick in tricks if trick.winner == at) for at in range(players)),
        lines=tuple(tuple(line for line in view.scorepad if line.seat == at) for at in range(players)),
        ghost=None if of_2021 is None else of_2021.ghost,
        alliances=tuple((ally, t.winner) for t in tricks if t.winner is not None for ally in t.allies),
        bets=() if of_2021 is None or of_2021.bettor is None else ((of_2021.bettor, of_2021.bet),),
        scorings=tuple(_scoring(view, at) for at in range(players)),
        deck=deck,
        due=None if of_2021 is None or of_2021.due is None else CARD[of_2021.due],
        drawn=0 if of_2021 is None else len(of_2021.drawn),
        pile=0 if of_2021 is None else of_2021.pile,
        shown=shown,
        bandit=None if of_2021 is None else of_2021.bandit,
        has_loads=of_2021 is not None and of_2021.cannonball,
    )


def _deck(of_2021: View2021) -> Deck:
    ghost = NO_GHOST if of_2021.ghost is None else of_2021.ghost
    return deck_of_2021(frozenset(map(CARD.__getitem__, of_2021.deck)), ghost, powers=of_2021.powers)


def _scoring(view: View, seat: Seat) -> Scoring:
    if (of_2021 := view.of_2021) is None:
        return Scoring(view.cards)
    return Scoring(view.cards, of_2021.rascal, bool(of_2021.loads) and of_2021.loads[seat] == "cannon")


def _unseen(
    view: View, deck: Deck, hand: Iterable[int], played: Iterable[Lead], shown: frozenset[int]
) -> frozenset[int]:
    seen = {CARD_OF_FACE[face] for _, faces in played for face in faces}.union(hand)
    if (of_2021 := view.of_2021) is None:
        return deck.cards - seen
    seen.update(map(CARD.__getitem__, of_2021.discarded))
    # Another may have drawn with Bendt of what Juanita showed, and so hold it.
    return deck.cards - seen - (shown if len(shown) == of_2021.pile else frozenset())


def _shown(of_2021: View2021) -> frozenset[int]:
    return frozenset(map(CARD.__getitem__, of_2021.seen)).difference(map(CARD.__getitem__, of_2021.drawn))


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
    of_2021 = view.of_2021
    leads = LEADS.first if of_2021 is None else LEADS.of_2021
    for order, faces in played:
        for place, suit in _not_followed(faces, leads):
            voids[order[place]].add(suit)
        if of_2021 is not None and of_2021.bandit is not None and BENDT in faces:
            voids[of_2021.bandit].clear()  # what was drawn may be of any suit
    return tuple(frozenset(suits) for suits in voids)


def _not_followed(faces: Sequence[int], leads: Sequence[int]) -> Iterator[tuple[int, int]]:
    # The places where another suit was played than the one to follow, with the latter.
    led = NO_SUIT
    for place, face in enumerate(faces):
        if led == NO_SUIT:
            led = leads[face]
        elif led < NO_SUIT and SUIT_OF[face] not in (led, NO_SUIT):
            yield place, led
