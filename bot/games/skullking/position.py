"""Any position of a round, told in codes: for tests, puzzles and tools from outside."""

from collections.abc import Sequence

from bot.games.contract import ScoreLine, Seat
from bot.games.shuffle import Shuffler, StackedShuffler
from bot.games.skullking.cards import CODES, NO_SUIT
from bot.games.skullking.moves import play
from bot.games.skullking.state import ROUNDS, Round, Setup, State


def position(
    *hands: str,
    bids: Sequence[int | None] = (),
    played: str = "",
    leader: Seat = 0,
    totals: Sequence[int] = (),
    rounds: int = ROUNDS,
    shuffler: Shuffler | None = None,
) -> State:
    """A round with these hands, as they were dealt, bid and played as far as told.

        position("Y2 SM", "Y12 K1", bids=(0, 2), played="Y2 Y12 K1")    # SM is left to seat 0

    `hands` are card codes, a hand for each seat, all of the round's size. `bids` are by seat, None for one
    that is not made; without any nobody has bid. `played` are the faces played since, the first by `leader`,
    each following by the one whose turn it is. `totals` are the points before this round; later rounds are
    dealt by `shuffler`, else as the deck lies. Raises ValueError for hands that can't be dealt, `IllegalMove`
    for a card that could not be played.
    """
    cards = [tuple(sorted(map(_card, hand.split()))) for hand in hands]
    number, players = len(cards[0]), len(cards)
    if any(len(hand) != number for hand in cards):
        raise ValueError(f"every hand of round {number} has {number} cards")
    if len({card for hand in cards for card in hand}) != number * players:
        raise ValueError("a card is named twice")
    setup = Setup(players, rounds, (leader - number) % players, shuffler or StackedShuffler({}))
    bid = tuple(bids) or (None,) * players
    state = State(setup, number, tuple(cards), bid, leader, NO_SUIT, (), (), _before(number, totals))
    for face in played.split():
        state = play(state, state.turn, f"play {face}")
    return state


def _before(number: int, totals: Sequence[int]) -> tuple[Round, ...]:
    """The rounds before, as far as their totals tell of them."""
    details = {"bid": 0, "tricks": 0, "bonus": 0}
    lines = [ScoreLine(number - 1, seat, total, total, details) for seat, total in enumerate(totals)]
    return (Round(number - 1, (), tuple(lines)),) if lines else ()


def _card(code: str) -> int:
    if code not in CODES:
        raise ValueError(f"there is no card {code}")
    return CODES.index(code)
