"""Any position of a game, in codes."""

from collections.abc import Sequence

from bot.games.contract import OptionValue, Seat
from bot.games.hollander.cards import FACES, NO_CARD
from bot.games.hollander.state import EACH, RULES, Cards, Out, State, Step, start
from bot.games.shuffle import Shuffler, StackedShuffler

GONE = "-"  # in the place of a final card that was flipped


def position(
    *players: str,  # for each `hand / clash cards / final cards`; what is left out is gone
    pile: str = "",  # from the bottom up
    draw: str = "",  # from the top down
    removed: str = "",
    turn: Seat = 0,
    step: Step = "play",  # `call` or `swap` for the choice of a card flipped blind
    out: Sequence[Seat] = (),  # those who have gone out, in order
    plays: int = 0,
    shuffler: Shuffler | None = None,  # draws for a Pirate, who else gets the lowest card of a hand
    **options: OptionValue,
) -> State:
    """A position in play. Raises ValueError for an unknown code, but does not count the copies of a card.

    position("7 7 MU / 9 9 IS / 1 2 3", "4 / 6 / - - 3", pile="5 FH", draw="1 2")
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
