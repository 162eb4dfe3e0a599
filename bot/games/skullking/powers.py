"""The powers of the five pirates.

"Who wins a trick *with* a pirate uses that pirate's power at once, before the next trick is led; it does not
carry over into the next round. After the last trick of a round only Harry's is used."
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.skullking.cards import BENDT, CODES, HARRY, JUANITA, RASCAL, ROSIE
from bot.games.skullking.state import DRAWN, NO_POWER, Hand, State, finish_round, order_of_play

BETS = (0, 10, 20)
CHANGES = (-1, 0, 1)

Words = tuple[str, ...]


def begin(state: State, winning: int) -> State:
    """The state after `winning` won the trick: its power is due, if it has one."""
    winner, powers = state.tricks[-1].winner, state.powers
    if winner == state.setup.edition.ghost or (winning not in POWERS and winning != JUANITA):
        return state
    if len(state.tricks) == state.setup.cards(state.number) and winning != HARRY:
        return state
    if winning in (BENDT, JUANITA) and not powers.pile:
        return state
    if winning == JUANITA:
        # Juanita asks nothing.
        return state._replace(powers=powers._replace(lookout=winner, seen=tuple(sorted(powers.pile))))
    if winning == BENDT:
        state = _draw(state, winner)
    return state._replace(turn=winner, powers=state.powers._replace(due=winning))


def answers(state: State) -> Sequence[Move]:
    """The possible answers to the power that is due."""
    power = POWERS[state.powers.due]
    return [f"{power.verb} {' '.join(words)}" for words in power.choices(state)]


def check_answer(state: State, move: Move) -> None:
    """Raises `IllegalMove` unless the move is such an answer, in canonical form."""
    if state.powers.due == NO_POWER:
        raise IllegalMove("no_power_due")
    power = POWERS[state.powers.due]
    verb, *words = move.split()
    if verb != power.verb:
        raise power_due(state)
    if not power.allows(state, tuple(words)):
        raise power.refusal(state, tuple(words))
    if move != " ".join((verb, *words)):
        raise IllegalMove("unknown_move", words=move)


def power_due(state: State) -> IllegalMove:
    """Refuses anything else while a power is due."""
    return IllegalMove("power_due", card=CODES[state.powers.due])


def answer(state: State, move: Move) -> State:
    """The state after a power is used. Raises `IllegalMove`."""
    check_answer(state, move)
    power = POWERS[state.powers.due]
    used = power.use(state, tuple(move.split()[1:]))
    after = used._replace(powers=used.powers._replace(due=NO_POWER))
    if len(after.tricks) == after.setup.cards(after.number):
        return finish_round(after, after.tricks)
    leader = after.order[0]
    return after._replace(turn=leader, order=order_of_play(after.setup, leader, after.tricks))


class Power(NamedTuple):
    """A pirate's power: the answers that it asks for, and its effect."""

    verb: str  # the word of the answer
    choices: Callable[[State], Sequence[Words]]  # the words that may follow it
    allows: Callable[[State, Words], bool]
    refusal: Callable[[State, Words], IllegalMove]
    use: Callable[[State, Words], State]


def _among(choices: Callable[[State], Sequence[Words]]) -> Callable[[State, Words], bool]:
    return lambda state, words: words in choices(state)


def _leaders(state: State) -> Sequence[Words]:
    return [(str(seat + 1),) for seat in range(state.setup.players)]


def _no_leader(state: State, words: Words) -> IllegalMove:
    return IllegalMove("leader_out_of_range", most=state.setup.players)


def _choose_leader(state: State, words: Words) -> State:
    return state._replace(order=order_of_play(state.setup, int(words[0]) - 1, state.tricks))


def _draw(state: State, winner: Seat) -> State:
    pile = state.powers.pile
    drawn = pile[:DRAWN]
    hand = tuple(sorted((*state.hands[winner], *drawn)))
    powers = state.powers._replace(pile=pile[DRAWN:], bandit=winner, drawn=drawn)
    return _with_hand(state, winner, hand)._replace(powers=powers)


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    return state._replace(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _discards(state: State) -> Sequence[Words]:
    hand = [CODES[card] for card in state.hands[state.turn]]
    return list(permutations(hand, len(state.powers.drawn)))


def _may_discard(state: State, words: Words) -> bool:
    hand = [CODES[card] for card in state.hands[state.turn]]
    count = len(state.powers.drawn)
    return len(words) == len(set(words)) == count and all(code in hand for code in words)


def _no_discard(state: State, words: Words) -> IllegalMove:
    hand = [CODES[card] for card in state.hands[state.turn]]
    for code in words:
        if code not in hand:
            return IllegalMove("not_in_hand", card=code)
    return IllegalMove("discard_count", count=len(state.powers.drawn))


def _discard(state: State, words: Words) -> State:
    discarded = tuple(sorted(map(CODES.index, words)))
    hand = tuple(card for card in state.hands[state.turn] if card not in discarded)
    powers = state.powers._replace(discarded=discarded)
    return _with_hand(state, state.turn, hand)._replace(powers=powers)


def _bets(state: State) -> Sequence[Words]:
    return [(str(bet),) for bet in BETS]


def _no_bet(state: State, words: Words) -> IllegalMove:
    return IllegalMove("bet_out_of_range")


def _bet(state: State, words: Words) -> State:
    return state._replace(powers=state.powers._replace(bettor=state.turn, bet=int(words[0])))


def _bid(state: State) -> int:
    bid = state.bids[state.turn]
    assert bid is not None  # tricks are played only when every bid is in
    return bid


def _changes(state: State) -> Sequence[Words]:
    most = state.setup.cards(state.number)
    return [(str(change),) for change in CHANGES if 0 <= _bid(state) + change <= most]


def _no_change(state: State, words: Words) -> IllegalMove:
    bid, changes = _bid(state), [int(change) for (change,) in _changes(state)]
    return IllegalMove("change_out_of_range", bid=bid, least=bid + changes[0], most=bid + changes[-1])


def _change(state: State, words: Words) -> State:
    bid = _bid(state) + int(words[0])
    return state._replace(bids=(*state.bids[: state.turn], bid, *state.bids[state.turn + 1 :]))


# By pirate; Juanita's needs no answer.
POWERS: Mapping[int, Power] = {
    ROSIE: Power("lead", _leaders, _among(_leaders), _no_leader, _choose_leader),
    BENDT: Power("discard", _discards, _may_discard, _no_discard, _discard),
    RASCAL: Power("bet", _bets, _among(_bets), _no_bet, _bet),
    HARRY: Power("change", _changes, _among(_changes), _no_change, _change),
}
VERBS = tuple(power.verb for power in POWERS.values())
