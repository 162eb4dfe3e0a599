"""The canonical move meant by a typed text."""

import re

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.skullking.cards import CARD_OF_FACE, CODES, NAMED_PIRATES
from bot.games.skullking.moves import BID_OF, FACE_OF, bid_out_of_range
from bot.games.skullking.powers import VERBS
from bot.games.skullking.state import State

TWO_FACES = ("SM", "TI")
# Words for any card of a kind; and the card to name if none is held.
KINDS = {"E": "E1", "P": "P1", "M": "M1", "L": "L1"}


def read(state: State, seat: Seat, words: str) -> Move:
    """In any case and spacing; `play P` is any Pirate held."""
    first, _, rest = " ".join(words.split()).partition(" ")
    match verb := first.lower():
        case "bid":
            return _read_bid(state, rest)
        case "play":
            return read_play(state, seat, rest)
        case "discard":
            return " ".join(["discard", *(read_card(state, seat, word) for word in rest.split())])
        case _ if verb in VERBS and re.fullmatch(r"[+-]?\d{1,4}", rest):
            return f"{verb} {int(rest)}"
    raise IllegalMove("unknown_move", words=words)


def _read_bid(state: State, words: str) -> Move:
    move = f"bid {words.lower()}"
    if move in BID_OF:
        return move
    if re.fullmatch(r"[+-]?\d+( grape| cannon)?", words.lower()):
        raise bid_out_of_range(state)
    raise IllegalMove("unknown_move", words=f"bid {words}")


def read_play(state: State, seat: Seat, words: str) -> Move:
    """The play meant, as in `play P` or `play SM:P`. Raises `IllegalMove`."""
    parts = words.upper().replace(":", " ").split()
    word = (":" if parts[:1] and parts[0] in TWO_FACES else "").join(parts)
    if word in TWO_FACES and _is_in_deck(state, f"play {word}:P"):
        raise IllegalMove("face_needed", card=word, kind=word)
    move = f"play {word}"
    return move if _is_in_deck(state, move) else f"play {read_card(state, seat, words)}"


def _is_in_deck(state: State, move: Move) -> bool:
    face = FACE_OF.get(move)
    return face is not None and CARD_OF_FACE[face] in state.setup.edition.deck


def read_card(state: State, seat: Seat, words: str) -> str:
    """The code meant, of equal cards the lowest held. Raises `IllegalMove`."""
    word = words.upper().replace(" ", "")
    deck = [CODES[card] for card in state.setup.edition.deck]
    if word in deck:
        return word
    if word not in KINDS or not any(_is_kind(code, word) for code in deck):
        raise IllegalMove("unknown_card", word=words)
    held = [CODES[card] for card in state.hands[seat] if _is_kind(CODES[card], word)]
    if word == "P" and state.setup.edition.powers and len(held) > 1:
        raise IllegalMove("which_pirate", cards=tuple(held))
    return held[0] if held else next(code for code in deck if _is_kind(code, word))


def _is_kind(code: str, kind: str) -> bool:
    return code.rstrip("12345") == kind or (kind == "P" and code in NAMED_PIRATES)
