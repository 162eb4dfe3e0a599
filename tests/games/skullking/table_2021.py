"""A table of the edition of 2021 whose deal is known, in the words of the rules.

state = dealt("Y2 SK", "Y12 M1", kraken=True)   # round 2, seat 0 leads
state = dealt("Y2", "G3", ghost="E1")           # two players and Graybeard's ghost
"""

from collections.abc import Sequence
from typing import Any

from bot.games import skullking
from bot.games.contract import OptionValue, ScoreLine, Seat
from bot.games.skullking.view import TrickView, View2021
from tests.games.skullking.position import position
from tests.games.skullking.table import State

OF_2021: dict[str, OptionValue] = {"edition": "2021"}
EVERYTHING: dict[str, OptionValue] = {**OF_2021, "kraken": True, "whale": True, "loot": True, "powers": True}


SPARE = ("E5", "E4", "E3", "PJ", "PH")
"""What may be held while any card is played."""


def dealt(
    *hands: str,
    bids: Sequence[int] = (),
    played: str = "",
    leader: Seat = 0,
    ghost: str = "",
    pile: str = "",
    **chosen: Any,
) -> State:
    """A round with these hands, bid and played as far as told; with the cards that the hands need."""
    codes = " ".join([*hands, ghost, pile]).split()
    needed = {"kraken": "KR" in codes, "whale": "WW" in codes, "loot": "L1" in codes or "L2" in codes}
    options = {**OF_2021, **{name: True for name, is_there in needed.items() if is_there}, **chosen}
    return position(*hands, bids=bids, played=played, leader=leader, ghost=ghost, pile=pile, options=options)


def taken(faces: str) -> TrickView:
    """What became of a trick of these faces, seat 0 leading; everybody has another card after it."""
    cards = [face.partition(":")[0] for face in faces.split()]
    hands = [f"{card} {spare}" for card, spare in zip(cards, SPARE, strict=False)]
    state = dealt(*hands, bids=[0] * len(hands), played=faces)
    return skullking.view(state, None).tricks[-1]


def winning(faces: str) -> str | None:
    trick = taken(faces)
    return None if trick.winner is None else trick.faces[trick.winner]


def leads_after(faces: str) -> str:
    trick = taken(faces)
    return trick.faces[trick.leads]


def plays(state: State, *moves: str) -> State:
    for move in moves:
        state = skullking.play(state, state.turn, move)
    return state


def seen(state: State, seat: Seat | None = None) -> View2021:
    of_2021 = skullking.view(state, seat).of_2021
    assert of_2021 is not None
    return of_2021


def lines(state: State) -> list[ScoreLine]:
    players = state.setup.players
    return list(skullking.scorepad(state)[-players:])


def brought(*hands: str, bids: Sequence[int], played: str, **chosen: Any) -> list[tuple[int, int]]:
    state = dealt(*hands, bids=bids, played=played, **chosen)
    return [(int(str(line.details["bonus"])), line.score) for line in lines(state)]
