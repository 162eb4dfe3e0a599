"""Bids and plays: the hot path, so tables rather than conditions."""

from collections.abc import Sequence

from bot.games.contract import IllegalMove, Move, Seat, next_words_from
from bot.games.skullking.cards import (
    CARD_OF_FACE,
    CODES,
    FACES,
    FOLLOWING,
    NO_SUIT,
    OF_SUIT,
    SCARY_MARY,
    SUITS,
    TIGRESS,
    TWO_FACED,
)
from bot.games.skullking.edition import MOST_CARDS, NO_GHOST
from bot.games.skullking.powers import VERBS, answer, answers, begin, check_answer, power_due
from bot.games.skullking.state import NO_POWER, State, finish_round, is_over, order_of_play
from bot.games.skullking.trick import NOBODY, finish

BIDS: tuple[Move, ...] = tuple(f"bid {tricks}" for tricks in range(MOST_CARDS + 1))
LOADS = ("grape", "cannon")
LOADED_BIDS: tuple[Move, ...] = tuple(f"{bid} {load}" for bid in BIDS for load in LOADS)
PLAYS: tuple[Move, ...] = tuple(f"play {face}" for face in FACES)
BID_OF = {move: tricks for tricks, move in enumerate(BIDS)} | {
    move: at // len(LOADS) for at, move in enumerate(LOADED_BIDS)
}
FACE_OF = {move: face for face, move in enumerate(PLAYS)}


def is_bidding(state: State) -> bool:
    """Whether bids are hidden and may still change."""
    return None in state.bids


def to_move(state: State) -> Sequence[Seat]:
    """Those who have not bid; then the one on turn."""
    if None in state.bids:
        return [seat for seat, bid in enumerate(state.bids) if bid is None]
    return () if is_over(state) else (state.turn,)


def may_act(state: State) -> Sequence[Seat]:
    """Everyone while bids may change, then the one on turn."""
    return range(state.setup.players) if None in state.bids else to_move(state)


def decision(state: State, seat: Seat) -> tuple[str, int, int] | None:
    """The bid, a card of one trick, or the power after it."""
    if None in state.bids:
        return ("bid", state.number, 0)
    if is_over(state) or seat != state.turn:
        return None
    return ("play" if state.powers.due == NO_POWER else "power", state.number, len(state.tricks))


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """Bids, playable cards with both faces, or a power's answers."""
    if None in state.bids:
        most = state.setup.edition.sizes[state.number - 1]
        return LOADED_BIDS[: 2 * (most + 1)] if state.loads else BIDS[: most + 1]
    if seat != state.turn or is_over(state):
        return ()
    if state.powers.due != NO_POWER:
        return answers(state)
    hand = state.hands[seat]
    led = state.led
    if led < NO_SUIT and not OF_SUIT[led].isdisjoint(hand):
        following = FOLLOWING[led]
        moves = [PLAYS[card] for card in hand if card in following]
    else:
        moves = [PLAYS[card] for card in hand]
    if SCARY_MARY in hand:
        moves.append(PLAYS[TWO_FACED[SCARY_MARY]])
    elif TIGRESS in hand:
        moves.append(PLAYS[TWO_FACED[TIGRESS]])
    return moves


next_words = next_words_from(legal)


def last_card(state: State, seat: Seat) -> Move | None:
    """The only card in a hand, unless its face is to be chosen."""
    if None in state.bids or seat not in to_move(state) or state.powers.due != NO_POWER:
        return None
    card, *more = state.hands[seat]
    return None if more or card in TWO_FACED else PLAYS[card]


def play(state: State, seat: Seat, move: Move) -> State:
    """The state after a bid, a card or a power, and after the ghost's card if it is next."""
    face = FACE_OF.get(move)
    if face is None:
        check(state, seat, move)
        return _bid(state, seat, move) if move in BID_OF else answer(state, move)
    _check_play(state, seat, face)
    after = _lay(state, seat, face)
    ghost = state.setup.edition.ghost
    if ghost != NO_GHOST and after.turn == ghost:
        top = after.hands[-1][0]
        return _lay(after, ghost, TWO_FACED.get(top, top))
    return after


def _lay(state: State, seat: Seat, face: int) -> State:
    setup, number, hands, bids, _, led, trick, tricks, finished, order, powers, loads = state
    edition = setup.edition
    if led == NO_SUIT:
        led = edition.leads[face]
    hand = hands[seat]
    at = hand.index(CARD_OF_FACE[face])
    hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
    trick = (*trick, face)
    lying = len(trick)
    if lying < len(order):
        turn = order[lying]
        return State(setup, number, hands, bids, turn, led, trick, tricks, finished, order, powers, loads)
    taken = finish(order, trick, led, edition.bonuses)
    tricks, turn = (*tricks, taken), taken.leads
    order = order_of_play(setup, turn, tricks)
    after = State(setup, number, hands, bids, turn, NO_SUIT, (), tricks, finished, order, powers, loads)
    if edition.powers and taken.winner != NOBODY:
        after = begin(after, trick[taken.seats.index(taken.winner)])
    if len(tricks) == edition.sizes[number - 1] and after.powers.due == NO_POWER:
        return finish_round(after, tricks)
    return after


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises `IllegalMove` unless the move is legal."""
    if move in BID_OF:
        _check_bid(state, move)
    elif move in FACE_OF:
        _check_play(state, seat, FACE_OF[move])
    elif move.partition(" ")[0] in VERBS:
        _check_turn(state, seat)
        check_answer(state, move)
    else:
        raise IllegalMove("unknown_move", words=move)


def _check_bid(state: State, move: Move) -> None:
    if is_over(state):
        raise IllegalMove("game_over")
    if not is_bidding(state):
        raise IllegalMove("bids_revealed")
    if BID_OF[move] > state.setup.cards(state.number):
        raise bid_out_of_range(state)
    if bool(state.loads) != (move in LOADED_BIDS):
        raise IllegalMove("load_needed" if state.loads else "no_loads_here")


def _check_turn(state: State, seat: Seat) -> None:
    if None in state.bids:
        raise IllegalMove("still_bidding")
    if seat != state.turn:
        raise IllegalMove("game_over") if is_over(state) else IllegalMove("not_your_turn", seat=state.turn)


def _check_play(state: State, seat: Seat, face: int) -> None:
    _check_turn(state, seat)
    if state.powers.due != NO_POWER:
        raise power_due(state)
    card, hand, led = CARD_OF_FACE[face], state.hands[seat], state.led
    if card not in hand:
        raise IllegalMove("not_in_hand", card=CODES[card])
    if led < NO_SUIT and card not in FOLLOWING[led] and not OF_SUIT[led].isdisjoint(hand):
        raise IllegalMove("must_follow", suit=SUITS[led], card=CODES[card])


def _bid(state: State, seat: Seat, move: Move) -> State:
    setup, number, hands, bids, turn, led, trick, tricks, finished, order, powers, loads = state
    bids = (*bids[:seat], BID_OF[move], *bids[seat + 1 :])
    if loads:
        loads = (*loads[:seat], move.endswith("cannon"), *loads[seat + 1 :])
    return State(setup, number, hands, bids, turn, led, trick, tricks, finished, order, powers, loads)


def bid_out_of_range(state: State) -> IllegalMove:
    """Refuses a bid of too many tricks."""
    return IllegalMove("bid_out_of_range", most=state.setup.cards(state.number))
