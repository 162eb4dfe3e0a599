"""The state of a game of Skull King, the deal, and what follows when a trick or a round is full."""

from typing import NamedTuple

from bot.games.contract import Option, Options, Rules, ScoreLine, Seat
from bot.games.shuffle import Shuffler
from bot.games.skullking.cards import CODES, DECK, ESCAPES, MERMAIDS, NO_SUIT, PIRATES, RANKS
from bot.games.skullking.scoring import round_score
from bot.games.skullking.trick import Trick

ROUNDS = 10
NOBODY = -1
"""Whose turn it is when the game is over."""

RULES = Rules(
    key="skullking",
    version=1,
    min_players=2,
    max_players=6,
    has_bids=True,
    options=(Option("rounds", tuple(range(1, ROUNDS + 1)), ROUNDS),),
    deck={"ranks": RANKS, "escapes": ESCAPES, "pirates": PIRATES, "mermaids": MERMAIDS},
)

Hand = tuple[int, ...]


class Setup(NamedTuple):
    """What stays the same for a whole game."""

    players: int
    rounds: int
    first_dealer: Seat
    shuffler: Shuffler

    def dealer(self, number: int) -> Seat:
        """Who deals round `number`: "the dealing moves clockwise before each round"."""
        return (self.first_dealer + number - 1) % self.players


class Round(NamedTuple):
    """A finished round: its tricks in order, and a line of the scorepad for each seat."""

    number: int
    tricks: tuple[Trick, ...]
    lines: tuple[ScoreLine, ...]


class State(NamedTuple):
    """A position. `turn` is who plays next; while bids are made, who will lead.

    `bids` holds None for a seat that has not bid; the round is played when none is left. `led` is the suit to
    follow, `trick` the faces that lie on the table, in the order of play, `tricks` those taken this round.
    """

    setup: Setup
    number: int
    hands: tuple[Hand, ...]
    bids: tuple[int | None, ...]
    turn: Seat
    led: int
    trick: tuple[int, ...]
    tricks: tuple[Trick, ...]
    finished: tuple[Round, ...]


def start(players: int, options: Options, shuffler: Shuffler) -> State:
    """The first round, dealt. Raises ValueError for a number of players the game cannot seat."""
    if not RULES.min_players <= players <= RULES.max_players:
        raise ValueError(f"Skull King seats {RULES.min_players} to {RULES.max_players}, not {players}")
    (first_dealer,) = shuffler.draw("first dealer", range(players), 1)
    rounds = int(RULES.complete(options)["rounds"])
    return deal(Setup(players, rounds, first_dealer, shuffler), 1, ())


def deal(setup: Setup, number: int, finished: tuple[Round, ...]) -> State:
    """Round `number`: as many cards for each as the round has, from all 66, a hand at a time."""
    players = setup.players
    drawn = setup.shuffler.draw(f"round {number}", DECK, number * players, CODES.__getitem__)
    hands = tuple(tuple(sorted(drawn[seat * number : (seat + 1) * number])) for seat in range(players))
    leader = (setup.dealer(number) + 1) % players
    return State(setup, number, hands, (None,) * players, leader, NO_SUIT, (), (), finished)


def is_over(state: State) -> bool:
    """Whether the last round has been scored."""
    return state.turn == NOBODY


def totals(state: State) -> tuple[int, ...]:
    """Running total of each seat, in points."""
    if not state.finished:
        return (0,) * state.setup.players
    return tuple(line.total for line in state.finished[-1].lines)


def finish_round(state: State, tricks: tuple[Trick, ...]) -> State:
    """The state after the round's last trick: scored, and the next round dealt if there is one."""
    number, before = state.number, totals(state)
    lines = []
    for seat, bid in enumerate(state.bids):
        assert bid is not None  # tricks are played only when every bid is in
        won = [trick for trick in tricks if trick.winner == seat]
        bonus = sum(trick.bonus for trick in won) if bid == len(won) else 0
        score = round_score(number, bid, len(won), bonus)
        details = {"bid": bid, "tricks": len(won), "bonus": bonus}
        lines.append(ScoreLine(number, seat, score, before[seat] + score, details))
    finished = (*state.finished, Round(number, tricks, tuple(lines)))
    if number == state.setup.rounds:
        nothing = ((),) * state.setup.players
        return state._replace(hands=nothing, turn=NOBODY, led=NO_SUIT, trick=(), tricks=(), finished=finished)
    return deal(state.setup, number + 1, finished)
