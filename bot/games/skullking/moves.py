"""Bids and plays: what is legal, and what they do. The hot path of a game, so tables rather than tests."""

import re
from collections.abc import Sequence

from bot.games.contract import IllegalMove, Move, Seat, next_words_from
from bot.games.skullking.cards import (
    CARD_OF_FACE,
    CODES,
    FACES,
    FOLLOWING,
    MARY_ESCAPES,
    NO_SUIT,
    OF_SUIT,
    SCARY_MARY,
    SUIT_OF,
    SUITS,
)
from bot.games.skullking.state import ROUNDS, State, finish_round, is_over
from bot.games.skullking.trick import finish

BIDS: tuple[Move, ...] = tuple(f"bid {tricks}" for tricks in range(ROUNDS + 1))
PLAYS: tuple[Move, ...] = tuple(f"play {face}" for face in FACES)
MAX_WORDS = 40
"""How much of what nobody understands is said back."""
BID_OF = {move: tricks for tricks, move in enumerate(BIDS)}
FACE_OF = {move: face for face, move in enumerate(PLAYS)}


def is_bidding(state: State) -> bool:
    """Whether bids are still hidden and may be changed."""
    return None in state.bids


def awaited(state: State) -> Sequence[Seat]:
    """Those who have not bid; then the one whose turn it is."""
    if None in state.bids:
        return [seat for seat, bid in enumerate(state.bids) if bid is None]
    return () if is_over(state) else (state.turn,)


def may_act(state: State) -> Sequence[Seat]:
    """Everyone while bids can be changed, until the last one is made, then the one whose turn it is."""
    return range(state.setup.players) if None in state.bids else awaited(state)


def decision(state: State, seat: Seat) -> tuple[str, int, int] | None:
    """The round's bid, or one trick of it; None while another plays."""
    if None in state.bids:
        return ("bid", state.number, 0)
    if is_over(state) or seat != state.turn:
        return None
    return ("play", state.number, len(state.tricks))


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """Bids from none to all; or the cards that may be played, Scary Mary in both her faces."""
    if None in state.bids:
        return BIDS[: state.number + 1]
    if seat != state.turn or is_over(state):
        return ()
    hand = state.hands[seat]
    led = state.led
    if led != NO_SUIT and not OF_SUIT[led].isdisjoint(hand):
        following = FOLLOWING[led]
        moves = [PLAYS[card] for card in hand if card in following]
    else:
        moves = [PLAYS[card] for card in hand]
    if SCARY_MARY in hand:
        moves.append(PLAYS[MARY_ESCAPES])
    return moves


next_words = next_words_from(legal)


def play(state: State, seat: Seat, move: Move) -> State:
    """The state after a bid or a play."""
    face = FACE_OF.get(move)
    if face is None:
        check(state, seat, move)
        return _bid(state, seat, BID_OF[move])
    _check_play(state, seat, face)
    setup, number, hands, bids, _, led, trick, tricks, finished = state
    if led == NO_SUIT:
        led = SUIT_OF[face]
    hand = hands[seat]
    at = hand.index(CARD_OF_FACE[face])
    hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
    trick = (*trick, face)
    players = setup.players
    turn = (seat + 1) % players
    if len(trick) < players:
        return State(setup, number, hands, bids, turn, led, trick, tricks, finished)
    taken = finish(turn, trick, led)
    tricks = (*tricks, taken)
    if len(tricks) == number:
        return finish_round(state, tricks)
    return State(setup, number, hands, bids, taken.winner, NO_SUIT, (), tricks, finished)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises `IllegalMove` unless the move may be made now."""
    if move in BID_OF:
        _check_bid(state, BID_OF[move])
    elif move in FACE_OF:
        _check_play(state, seat, FACE_OF[move])
    else:
        raise IllegalMove("unknown_move", words=move)


def _check_bid(state: State, bid: int) -> None:
    if is_over(state):
        raise IllegalMove("game_over")
    if not is_bidding(state):
        raise IllegalMove("bids_revealed")
    if bid > state.number:
        raise _bid_out_of_range(state)


def _check_play(state: State, seat: Seat, face: int) -> None:
    if None in state.bids:
        raise IllegalMove("still_bidding")
    if seat != state.turn:
        raise _not_your_turn(state)
    card, hand, led = CARD_OF_FACE[face], state.hands[seat], state.led
    if card not in hand:
        raise IllegalMove("not_in_hand", card=CODES[card])
    if led != NO_SUIT and card not in FOLLOWING[led] and not OF_SUIT[led].isdisjoint(hand):
        raise IllegalMove("must_follow", suit=SUITS[led], card=CODES[card])


def _not_your_turn(state: State) -> IllegalMove:
    return IllegalMove("game_over") if is_over(state) else IllegalMove("not_your_turn", seat=state.turn)


def _bid(state: State, seat: Seat, bid: int) -> State:
    setup, number, hands, bids, turn, led, trick, tricks, finished = state
    bids = (*bids[:seat], bid, *bids[seat + 1 :])
    return State(setup, number, hands, bids, turn, led, trick, tricks, finished)


def _bid_out_of_range(state: State) -> IllegalMove:
    return IllegalMove("bid_out_of_range", most=state.number)


def read(state: State, seat: Seat, words: str) -> Move:
    """`bid 3`, `play Y5`, `play P` (any Pirate held), `play SM:P`; in any case and spacing."""
    verb, _, rest = " ".join(words.split()).partition(" ")
    match verb.lower():
        case "bid":
            return _read_bid(state, rest)
        case "play":
            return _read_play(state, seat, rest)
    raise IllegalMove("unknown_move", words=words[:MAX_WORDS])


def _read_bid(state: State, word: str) -> Move:
    move = f"bid {word}"
    if move in BID_OF:
        return move
    if re.fullmatch(r"[+-]?\d+", word):
        raise _bid_out_of_range(state)
    raise IllegalMove("unknown_move", words=move[:MAX_WORDS])


def _read_play(state: State, seat: Seat, words: str) -> Move:
    parts = words.upper().replace(":", " ").split()
    word = (":" if parts[:1] == ["SM"] else "").join(parts)
    if word == "SM":
        raise IllegalMove("face_needed")
    move = f"play {word}"
    if move in FACE_OF:
        return move
    held = [CODES[card] for card in state.hands[seat] if CODES[card].rstrip("12345") == word]
    if word in ("E", "P", "M"):
        return f"play {held[0] if held else word + '1'}"
    raise IllegalMove("unknown_card", word=words[:MAX_WORDS])
