"""The state of a game of Skull King, the deal, and the end of a round."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Options, ScoreLine, Seat
from bot.games.shuffle import Shuffler
from bot.games.skullking.cards import CODES, NO_SUIT
from bot.games.skullking.edition import FIRST_EDITION, NO_GHOST, ROUNDS, RULES, Edition, edition_of, rounds_of
from bot.games.skullking.scoring import (
    POINTS_FOR_ALLIANCE,
    kept_by_rascal,
    rascal_score,
    round_score,
)
from bot.games.skullking.trick import NOBODY, Trick

__all__ = ("NOBODY", "ROUNDS", "RULES", "Round", "Setup", "State", "deal", "finish_round", "start")

Hand = tuple[int, ...]
NO_POWER = -1
DRAWN = 2  # Bendt: "2 are drawn from the cards not dealt"
# The order of play, by the number of players and the leader.
ORDERS = tuple(
    tuple(tuple((leader + place) % players for place in range(players)) for leader in range(players))
    for players in range(9)
)


class Setup(NamedTuple):
    """The facts that stay the same for a whole game."""

    players: int
    rounds: int
    first_dealer: Seat
    shuffler: Shuffler
    edition: Edition = FIRST_EDITION

    def dealer(self, number: int) -> Seat:
        """ "The dealing moves clockwise before each round." """
        return (self.first_dealer + number - 1) % self.players

    def cards(self, number: int) -> int:
        """How many cards each is dealt in a round."""
        return self.edition.sizes[number - 1]


class Round(NamedTuple):
    """A finished round."""

    number: int
    tricks: tuple[Trick, ...]
    lines: tuple[ScoreLine, ...]


class Powers(NamedTuple):
    """The pirates' powers in a round."""

    pile: Hand = ()  # the cards not dealt, the next first
    due: int = NO_POWER  # the pirate whose power the seat on turn uses now
    bandit: Seat = NOBODY  # used Bendt, drew `drawn` and threw `discarded` away
    drawn: Hand = ()
    discarded: Hand = ()
    lookout: Seat = NOBODY  # saw `seen` with Juanita
    seen: Hand = ()
    bettor: Seat = NOBODY  # bet `bet` points with the Rascal
    bet: int = 0


NO_POWERS = Powers()


class State(NamedTuple):
    """A position."""

    setup: Setup
    number: int
    hands: tuple[Hand, ...]  # the ghost's is the last, its next card first
    bids: tuple[int | None, ...]  # None for a seat that has not bid
    turn: Seat  # plays next or uses a power; while bids are made, will lead
    led: int  # the suit to follow
    trick: tuple[int, ...]  # the faces on the table
    tricks: tuple[Trick, ...]  # those of this round
    finished: tuple[Round, ...]
    order: tuple[Seat, ...]  # the order of play
    powers: Powers = NO_POWERS
    loads: tuple[bool, ...] = ()  # of the bids: whether each is a cannonball


def start(players: int, options: Options, shuffler: Shuffler) -> State:
    """The first round, dealt. Raises ValueError for a number of players that the game cannot seat."""
    complete = RULES.complete(options)
    most = RULES.most_players(complete)
    if not RULES.min_players <= players <= most:
        raise ValueError(f"Skull King seats {RULES.min_players} to {most}, not {players}")
    (first_dealer,) = shuffler.draw("first dealer", range(players), 1)
    edition = edition_of(players, complete)
    return deal(Setup(players, rounds_of(complete), first_dealer, shuffler, edition), 1, ())


def deal(setup: Setup, number: int, finished: tuple[Round, ...]) -> State:
    """Round `number`, dealt a hand at a time from the whole deck."""
    players, edition, size = setup.players, setup.edition, setup.cards(number)
    hands_dealt = players if edition.ghost == NO_GHOST else players + 1
    wanted = hands_dealt * size
    if edition.powers:
        wanted = min(wanted + DRAWN, len(edition.deck))
    drawn = setup.shuffler.draw(f"round {number}", edition.deck, wanted, CODES.__getitem__)
    dealt = [drawn[seat * size : (seat + 1) * size] for seat in range(hands_dealt)]
    # The ghost's hand, the last, stays as shuffled.
    hands = tuple(hand if seat == edition.ghost else tuple(sorted(hand)) for seat, hand in enumerate(dealt))
    leader = (setup.dealer(number) + 1) % players
    return State(
        setup,
        number,
        hands,
        (None,) * players,
        leader,
        NO_SUIT,
        (),
        (),
        finished,
        order_of_play(setup, leader, ()),
        Powers(pile=_pile(edition, drawn, hands_dealt * size)) if edition.powers else NO_POWERS,
        (False,) * players if edition.cannonball else (),
    )


def _pile(edition: Edition, drawn: tuple[int, ...], dealt: int) -> Hand:
    gone = set(drawn)
    return drawn[dealt:] + tuple(card for card in edition.deck if card not in gone)


def order_of_play(setup: Setup, leader: Seat, tricks: Sequence[Trick]) -> tuple[Seat, ...]:
    """The seats in their order of play; the ghost plays second, or leads.

    When the ghost leads, the player who led last plays second, the other third.
    """
    ghost = setup.edition.ghost
    if ghost == NO_GHOST:
        return ORDERS[setup.players][leader]
    if leader != ghost:
        return (leader, ghost, 1 - leader)
    last = next(trick.leader for trick in reversed(tricks) if trick.leader != ghost)
    return (ghost, last, 1 - last)


def is_over(state: State) -> bool:
    """Whether the last round has been scored."""
    return state.turn == NOBODY


def totals(state: State) -> tuple[int, ...]:
    """Each seat's running total, in points."""
    if not state.finished:
        return (0,) * state.setup.players
    return tuple(line.total for line in state.finished[-1].lines)


def finish_round(state: State, tricks: tuple[Trick, ...]) -> State:
    """The round scored, and the next one dealt, if any."""
    number, before = state.number, totals(state)
    allied = _alliances(state, tricks) if state.setup.edition.is_2021 else ()
    lines = []
    for seat, bid in enumerate(state.bids):
        assert bid is not None  # tricks are played only when every bid is in
        won = [trick for trick in tricks if trick.winner == seat]
        line = _line_of_2021(state, seat, bid, won, allied[seat]) if allied else _line(state, bid, won)
        lines.append(ScoreLine(number, seat, line[0], before[seat] + line[0], line[1]))
    finished = (*state.finished, Round(number, tricks, tuple(lines)))
    if number == state.setup.rounds:
        nothing = ((),) * len(state.hands)
        return state._replace(
            hands=nothing,
            turn=NOBODY,
            led=NO_SUIT,
            trick=(),
            tricks=(),
            finished=finished,
            powers=NO_POWERS,
        )
    return deal(state.setup, number + 1, finished)


Line = tuple[int, dict[str, int | str]]


def _line(state: State, bid: int, won: Sequence[Trick]) -> Line:
    bonus = sum(trick.bonus for trick in won) if bid == len(won) else 0
    score = round_score(state.setup.cards(state.number), bid, len(won), bonus)
    return score, {"bid": bid, "tricks": len(won), "bonus": bonus}


def _line_of_2021(state: State, seat: Seat, bid: int, won: Sequence[Trick], alliances: int) -> Line:
    cards, cannon = state.setup.cards(state.number), bool(state.loads) and state.loads[seat]
    bonus, taken = sum(trick.bonus for trick in won), len(won)
    if state.setup.edition.rascal:
        bonus = bonus * kept_by_rascal(bid, taken, cannon=cannon) // 2
        score = rascal_score(cards, bid, taken, cannon=cannon)
    else:
        bonus = bonus if bid == taken else 0
        score = round_score(cards, bid, taken, 0)
    bonus += POINTS_FOR_ALLIANCE * alliances
    if seat == state.powers.bettor:
        bonus += state.powers.bet if bid == taken else -state.powers.bet
    details: dict[str, int | str] = {"bid": bid, "tricks": taken, "bonus": bonus, "cards": cards}
    if state.loads:
        details["load"] = "cannon" if cannon else "grape"
    return score + bonus, details


def allies(setup: Setup, trick: Trick) -> tuple[Seat, ...]:
    """The allies of the trick's winner, once for each Loot; Graybeard has none."""
    ghost = setup.edition.ghost
    return () if trick.winner == ghost else tuple(seat for seat in trick.allies if seat != ghost)


def _alliances(state: State, tricks: Sequence[Trick]) -> Sequence[int]:
    gained, taken = [0] * state.setup.players, [trick.winner for trick in tricks]
    met = [taken.count(seat) == bid for seat, bid in enumerate(state.bids)]
    for trick in tricks:
        # "Both bids met, 20 each, for each Loot."
        for ally in allies(state.setup, trick):
            if met[ally] and met[trick.winner]:
                gained[ally] += 1
                gained[trick.winner] += 1
    return gained
