"""A table of Skull King whose deal is known: the real game, on a stacked shuffle, in the words of the rules.

state = deal("Y2 R1", "Y12 K1")     # round 2, seat 0 leads
state = bid(state, 0, 2)            # seat 0 bids none, seat 1 both
state = play_trick(state, "Y2 Y12") # from whoever's turn it is, clockwise
"""

from collections.abc import Mapping
from functools import cache

import pytest

from bot.games import skullking
from bot.games.contract import Fact, IllegalMove, Options, ScoreLine, Seat
from bot.games.shuffle import StackedShuffler
from bot.games.skullking.cards import CODES
from bot.games.skullking.view import TrickView

State = skullking.State


def deal(*hands: str, leader: Seat = 0, rounds: int = 10) -> State:
    """The round in which everyone gets as many cards as these hands have; `leader` will lead its first trick.

    One hand, as card codes, for each seat. The rounds before it are played out, nobody bidding a trick.
    """
    number, players = len(hands[0].split()), len(hands)
    stack = " ".join(hands)
    assert len(stack.split()) == number * players, "every hand has as many cards as the round has tricks"
    dealer = (leader - number) % players
    shuffler = StackedShuffler({"first dealer": str(dealer), f"round {number}": stack})
    state = skullking.start(players, _first_edition(rounds), shuffler)
    for _ in range(1, number):
        state = play_round(bid(state, *[0] * players))
    return state


@cache
def _first_edition(rounds: int) -> Options:
    return skullking.RULES.complete({"rounds": rounds})


def bid(state: State, *bids: int) -> State:
    for seat, tricks in enumerate(bids):
        state = skullking.play(state, seat, f"bid {tricks}")
    return state


def play_trick(state: State, cards: str) -> State:
    """The cards, one after the other, from whoever's turn it is. They need not make a full trick."""
    for card in cards.split():
        state = skullking.play(state, turn(state), f"play {card}")
    return state


def play_round(state: State) -> State:
    """The rest of the round: everyone plays the first card that they may."""
    while skullking.view(state, None).step == "play":
        seat = turn(state)
        state = skullking.play(state, seat, next(iter(skullking.legal(state, seat))))
    return state


def play_game(state: State) -> State:
    """The rest of the game, everyone bidding none where bids are due."""
    while skullking.result(state) is None:
        if skullking.view(state, None).step == "bid":
            state = bid(state, *[0] * skullking.view(state, None).players)
        state = play_round(state)
    return state


def turn(state: State) -> Seat:
    (seat,) = skullking.to_move(state)
    return seat


def trick(cards: str) -> TrickView:
    hands = tuple((CARD_OF[card.partition(":")[0]],) for card in cards.split())
    state = _first_trick(len(hands))._replace(hands=hands)
    return skullking.view(play_trick(state, cards), None).tricks[-1]


@cache
def _first_trick(players: int) -> State:
    return bid(deal(*["Y1", "Y2", "Y3", "Y4", "Y5", "Y6"][:players]), *[0] * players)


CARD_OF = {code: card for card, code in enumerate(CODES)}


def winner(cards: str) -> str:
    taken = trick(cards)
    assert taken.winner is not None
    return taken.faces[taken.winner]


def score(state: State, seat: Seat) -> ScoreLine:
    return [line for line in skullking.scorepad(state) if line.seat == seat][-1]


def playable(state: State, seat: Seat) -> str:
    return " ".join(skullking.view(state, seat).playable)


def refusal(state: State, seat: Seat, move: str) -> tuple[str, Mapping[str, Fact]]:
    """The code and the facts with which a move is refused, by `check` and `play` alike."""
    with pytest.raises(IllegalMove) as checked:
        skullking.check(state, seat, move)
    with pytest.raises(IllegalMove) as played:
        skullking.play(state, seat, move)
    assert (checked.value.code, checked.value.facts) == (played.value.code, played.value.facts)
    return played.value.code, played.value.facts
