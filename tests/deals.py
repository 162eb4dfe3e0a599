"""Seeds under which the cards fall as a test needs them."""

from collections.abc import Callable, Sequence
from itertools import count

from bot.games import skullking
from bot.games.contract import Move, Options, Seat
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.games.skullking.cards import CODES
from bot.games.skullking.state import Setup, deal, start

Fits = Callable[[Sequence[Sequence[str]], int], bool]
"""Whether the hands (card codes, by seat) and the seat that leads are such."""


def seed_where(players: int, number: int, fits: Fits) -> bytes:
    """The first seed under which the hands of round `number` fit."""
    for attempt in count():
        seed = attempt.to_bytes(SEED_BYTES, "big")
        shuffler = SeededShuffler(seed)
        first_dealer = start(players, {"rounds": 10}, shuffler).setup.first_dealer
        state = deal(Setup(players, 10, first_dealer, shuffler), number, ())
        if fits([[CODES[card] for card in hand] for hand in state.hands], state.turn):
            return seed
    raise AssertionError("unreachable")


def leader_holds(card: str) -> Fits:
    return lambda hands, leader: card in hands[leader]


def second_must_follow_black(hands: Sequence[Sequence[str]], leader: int) -> bool:
    other = hands[1 - leader]
    return all(card[0] == "K" for card in hands[leader]) and {card[0] for card in other} == {"K", "Y"}


def seed_of_power(pirate: str, players: int, options: Options) -> tuple[bytes, list[tuple[Seat, Move]]]:
    """A seed, and moves of the first round after which the power of the pirate is due."""
    for attempt in count():
        seed = attempt.to_bytes(SEED_BYTES, "big")
        state = skullking.start(players, skullking.RULES.complete(options), SeededShuffler(seed))
        moves: list[tuple[Seat, Move]] = []
        while state.number == 1:
            if skullking.view(state, None).of_2021.due == pirate:  # type: ignore[union-attr]
                return seed, moves
            seat = skullking.to_move(state)[0]
            offered = skullking.legal(state, seat)
            moves.append((seat, f"play {pirate}" if f"play {pirate}" in offered else offered[0]))
            state = skullking.play(state, *moves[-1])
    raise AssertionError("unreachable")
