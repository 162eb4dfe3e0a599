"""Any position of a round, in codes."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.corsari.cards import CARD_OF, DECK
from bot.games.corsari.split import Cards
from bot.games.corsari.state import NOBODY, Setup, State, Turn
from bot.games.shuffle import Shuffler, StackedShuffler


def position(
    *hands: str,  # card codes, without the card just drawn
    pier: str,  # the next card first
    pile: str,  # the top card last
    stock: str = "",  # the next cards; those named nowhere follow in the order of the deck
    drawn: str = "",  # the card just drawn, from the stock
    turn: Seat = 0,
    penalties: Sequence[str] = (),  # the penalty cards of each seat
    round_number: int = 1,
    is_last: bool = False,
    shuffler: Shuffler | None = None,
) -> State:
    """A round in which `turn` is to draw or, where `drawn` is the card just drawn, to discard or set sail.

        position(hand, other, pier="R11 R4", pile="B2", stock="Y6 G1", drawn="O7")

    A sailing or laying down is reached by playing it. Raises ValueError for an unknown code, or a card named
    twice.
    """
    players = len(hands)
    held = [tuple(sorted(_cards(hand))) for hand in hands]
    known = [*held, _cards(pier), _cards(pile), _cards(stock), _cards(drawn), *map(_cards, penalties)]
    named = [card for cards in known for card in cards]
    if len(set(named)) != len(named):
        raise ValueError("a card is named twice")
    if drawn:
        held[turn] = tuple(sorted((*held[turn], *_cards(drawn))))
    return State(
        setup=Setup(players, (turn - round_number) % players, shuffler or StackedShuffler({})),
        number=round_number,
        is_last=is_last,
        step="discard" if drawn else "draw",
        turn=turn,
        hands=tuple(held),
        pier=_cards(pier),
        stock=(*_cards(stock), *(card for card in DECK if card not in named)),
        pile=_cards(pile),
        drawn=_cards(drawn)[0] if drawn else None,
        history=(Turn(turn, "stock", None, None),) if drawn else (),
        closer=NOBODY,
        splits=(None,) * players,
        penalties=tuple(tuple(sorted(_cards(cards))) for cards in penalties) or ((),) * players,
        finished=(),
    )


def _cards(codes: str) -> Cards:
    for code in codes.split():
        if code not in CARD_OF:
            raise ValueError(f"there is no card {code}")
    return tuple(CARD_OF[code] for code in codes.split())
