"""A move as text, and as a value.

swap 7 12                       during the set-up: a 7 in hand for a clash card 12
ready
play 7 7                        from the hand or the clash cards, wherever they are due
play WH > 2                     and seat 2 is called
play PI hand 2 7                and a 7 in hand goes to seat 2 for a card drawn from that hand
play PI clash 2 7 9             and my clash card 7 goes for seat 2's clash card 9
play PI final 2 1 3             and my first final card goes for seat 2's third
take
final 2                         the second final card, blind
call 2, swap final 2 1 3        the choice for a card that was turned blind
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.contract import IllegalMove, Move
from bot.games.hollander.cards import CARDS, CODES, NO_CARD
from bot.games.hollander.state import EACH, Place
from bot.games.hollander.targets import Call, Choice, Swap

CALLS = ">"
PLACES: dict[str, Place] = {"HAND": "hand", "CLASH": "clash", "FINAL": "final"}


class Ready(NamedTuple):
    """The seat is done with swapping."""


class SetupSwap(NamedTuple):
    """A card in hand for a clash card."""

    hand: int
    clash: int


class Play(NamedTuple):
    """Cards, with their choice."""

    cards: tuple[int, ...]
    choice: Choice | None


class Take(NamedTuple):
    """The pile into hand."""


class TurnFinal(NamedTuple):
    """A final card, by slot 0–2."""

    slot: int


class Choose(NamedTuple):
    """The choice for a card flipped blind."""

    choice: Choice


Action = Ready | SetupSwap | Play | Take | TurnFinal | Choose


@lru_cache(maxsize=4096)
def parse(move: Move) -> Action:
    """The value of a canonical move. Raises `IllegalMove` for anything else."""
    action = understand(move)
    if print_action(action) != move:
        raise IllegalMove("unknown_move", words=move)
    return action


def understand(words: str) -> Action:
    """The value of a move as typed."""
    verb, *rest = words.upper().replace(CALLS, f" {CALLS} ").replace(",", " ").split() or [""]
    try:
        return _understand(verb, rest)
    except (ValueError, IndexError):
        raise IllegalMove("unknown_move", words=words) from None


def _understand(verb: str, rest: Sequence[str]) -> Action:
    match verb, rest:
        case (("READY" | "TAKE"), []):
            return Ready() if verb == "READY" else Take()
        case "FINAL", [slot]:
            return TurnFinal(_slot(slot))
        case "CALL", [seat]:
            return Choose(Call(int(seat)))
        case "SWAP", [place, *chosen] if place in PLACES:
            return Choose(_swap(PLACES[place], chosen))
        case "SWAP", [hand, clash]:
            return SetupSwap(_card(hand), _card(clash))
        case "PLAY", [_, *_]:
            return _play(rest)
    raise ValueError(verb)


def _play(words: Sequence[str]) -> Play:
    end = next((at for at, word in enumerate(words) if word in PLACES or word == CALLS), len(words))
    cards = tuple(_card(word) for word in words[:end])
    match words[end:]:
        case _ if not cards:
            raise ValueError(words)
        case []:
            return Play(cards, None)
        case [">", seat]:
            return Play(cards, Call(int(seat)))
        case [place, *chosen] if place in PLACES:
            return Play(cards, _swap(PLACES[place], chosen))
    raise ValueError(words)


def _swap(place: Place, words: Sequence[str]) -> Swap:
    seat = int(words[0])
    match place, words[1:]:
        case "hand", [give]:
            return Swap("hand", seat, _card(give), NO_CARD)
        case "clash", [give, get]:
            return Swap("clash", seat, _card(give), _card(get))
        case "final", [give, get]:
            return Swap("final", seat, _slot(give), _slot(get))
    raise ValueError(words)


def _card(word: str) -> int:
    if word not in CARDS:
        raise IllegalMove("unknown_card", word=word)
    return CARDS[word]


def _slot(word: str) -> int:
    if int(word) not in range(1, EACH + 1):
        raise IllegalMove("no_such_slot", slot=word)
    return int(word) - 1


@lru_cache(maxsize=4096, typed=True)  # typed: `Ready()` and `Take()` are equal as tuples
def print_action(action: Action) -> Move:
    """The canonical move."""
    match action:
        case Ready() | Take():
            return "ready" if isinstance(action, Ready) else "take"
        case SetupSwap(hand, clash):
            return f"swap {CODES[hand]} {CODES[clash]}"
        case TurnFinal(slot):
            return f"final {slot + 1}"
        case Choose(choice):
            return f"call {choice.seat}" if isinstance(choice, Call) else f"swap {print_swap(choice)}"
        case Play(cards, choice):
            return print_play(tuple(CODES[card] for card in cards), choice)


def print_play(cards: Sequence[str], choice: Choice | None) -> Move:
    """The canonical play of card codes, with its choice, if any."""
    words = " ".join(("play", *cards))
    if choice is None:
        return words
    return f"{words} {CALLS} {choice.seat}" if isinstance(choice, Call) else f"{words} {print_swap(choice)}"


def print_swap(swap: Swap) -> str:
    """`hand 2 7`, `clash 2 7 9`, `final 2 1 3`."""
    place, seat, give, get = swap
    if place == "final":
        return f"final {seat} {give + 1} {get + 1}"
    return " ".join(word for word in (place, str(seat), CODES[give], CODES[get]) if word)
