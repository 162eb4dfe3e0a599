"""Any position of a game, in codes: for tests, puzzles and outside tools."""

from collections.abc import Sequence

from bot.games.contract import OptionValue, Seat
from bot.games.hollander.cards import FACES, NO_CARD
from bot.games.hollander.state import EACH, RULES, Cards, Out, State, Step, start
from bot.games.shuffle import Shuffler, StackedShuffler

GONE = "-"
"""In the place of a final card that was flipped."""


def position(
    *players: str,
    pile: str = "",
    draw: str = "",
    removed: str = "",
    turn: Seat = 0,
    step: Step = "play",
    out: Sequence[Seat] = (),
    plays: int = 0,
    shuffler: Shuffler | None = None,
    **options: OptionValue,
) -> State:
    """A position in play.

        position("7 7 MU / 9 9 IS / 1 2 3", "4 / 6 / - - 3", pile="5 FH", draw="1 2")

    For each seat `hand / clash cards / final cards`, `-` where a final card has been turned; places at the
    end may be left out, the final cards are then gone. `pile` is told from the bottom up (`PI:FH` is a
    Pirate who counts as a Hollander), `draw` from the top down. `step` is `call` or `swap` where the choice
    of a card turned blind is due. `out` are those who have gone out, in order. How many there are of a
    card is not checked; what a Pirate draws from a hand is its lowest card unless `shuffler` tells otherwise.
    Raises ValueError for a code that there is not.
    """
    state = start(len(players), RULES.complete(options), shuffler or StackedShuffler({}))
    places = [[_cards(part) for part in (*player.split("/"), "", "")[:3]] for player in players]
    return state._replace(
        hands=tuple(tuple(sorted(hand)) for hand, _, _ in places),
        clash=tuple(clash for _, clash, _ in places),
        finals=tuple(final or (NO_CARD,) * EACH for _, _, final in places),
        pile=_cards(pile),
        draw=_cards(draw),
        removed=_cards(removed),
        ready=(True,) * len(players),
        step=step,
        turn=turn,
        out=tuple(Out(seat, plays) for seat in out),
        plays=plays,
    )


def _cards(codes: str) -> Cards:
    return tuple(map(_card, codes.split()))


def _card(code: str) -> int:
    if code == GONE:
        return NO_CARD
    if code not in FACES[1:]:
        raise ValueError(f"there is no card {code}")
    return FACES.index(code)
