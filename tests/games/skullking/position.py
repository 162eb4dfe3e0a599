"""Any position of a round, in codes."""

from collections.abc import Sequence

from bot.games.contract import Options, ScoreLine, Seat
from bot.games.shuffle import Shuffler, StackedShuffler
from bot.games.skullking.cards import CODES, NO_SUIT
from bot.games.skullking.edition import RULES, Edition, edition_of, rounds_of
from bot.games.skullking.moves import play
from bot.games.skullking.state import Hand, Powers, Round, Setup, State, order_of_play


def position(
    *hands: str,  # card codes, all of the round's size
    bids: Sequence[int | None] = (),  # None for one that is not made
    played: str = "",  # faces, the first by the leader
    leader: Seat = 0,
    totals: Sequence[int] = (),  # before this round
    rounds: int | None = None,
    shuffler: Shuffler | None = None,  # deals later rounds, else they come as the deck lies
    options: Options | None = None,
    ghost: str = "",  # its hand, in the order in which it plays
    pile: str = "",  # cards not dealt, those that are drawn first
) -> State:
    """The first round with so many cards, bid and played as far as given.

        position("Y2 SM", "Y12 K1", bids=(0, 2), played="Y2 Y12 K1")    # SM is left to seat 0

    Raises ValueError for hands that can't be dealt, `IllegalMove` for a card that could not be played.
    """
    chosen = dict(options or {}) | ({} if ghost or not options else {"ghost": False})
    complete, players = RULES.complete(chosen), len(hands)
    edition = edition_of(players, complete)
    cards = [tuple(sorted(_cards(edition, hand))) for hand in hands]
    if ghost:
        cards.append(_cards(edition, ghost))
    number = _number(edition, cards)
    setup = Setup(
        players,
        rounds or rounds_of(complete),
        (leader - number) % players,
        shuffler or StackedShuffler({}),
        edition,
    )
    state = State(
        setup,
        number,
        tuple(cards),
        tuple(bids) or (None,) * players,
        leader,
        NO_SUIT,
        (),
        (),
        _before(number, totals),
        order_of_play(setup, leader, ()),
        Powers(pile=_pile(edition, cards, pile)),
        (False,) * players if edition.cannonball else (),
    )
    for face in played.split():
        state = play(state, state.turn, f"play {face}")
    return state


def _number(edition: Edition, hands: Sequence[Hand]) -> int:
    size = len(hands[0])
    if size not in edition.sizes or any(len(hand) != size for hand in hands):
        raise ValueError(f"every hand of a round has as many cards, not {[*map(len, hands)]}")
    if len({card for hand in hands for card in hand}) != size * len(hands):
        raise ValueError("a card is named twice")
    return edition.sizes.index(size) + 1


def _pile(edition: Edition, hands: Sequence[Hand], pile: str) -> Hand:
    if not edition.powers:
        return ()
    first = _cards(edition, pile)
    dealt = {card for hand in hands for card in hand}
    return first + tuple(card for card in edition.deck if card not in dealt and card not in first)


def _before(number: int, totals: Sequence[int]) -> tuple[Round, ...]:
    details = {"bid": 0, "tricks": 0, "bonus": 0}
    lines = [ScoreLine(number - 1, seat, total, total, details) for seat, total in enumerate(totals)]
    return (Round(number - 1, (), tuple(lines)),) if lines else ()


def _cards(edition: Edition, codes: str) -> Hand:
    deck = {CODES[card]: card for card in edition.deck}
    for code in codes.split():
        if code not in deck:
            raise ValueError(f"there is no card {code}")
    return tuple(deck[code] for code in codes.split())
