"""The Captain of Corsari: his rounds are possible, his hands rightly judged, and he peeks at nothing."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.ai.contract import Level
from bot.ai.corsari import choose
from bot.ai.corsari.determinizations import Determinizations
from bot.ai.corsari.rule import cost_after_discard
from bot.ai.corsari.search import apply
from bot.ai.corsari.simulator import Simulator, judged, limit_of_12
from bot.ai.corsari.worth import promised
from bot.games import corsari
from bot.games.contract import Move, Seat
from bot.games.corsari.best_splits import best_splits
from bot.games.corsari.cards import CARD_OF, COLOUR_OF, DECK, masks_of
from bot.games.corsari.state import State
from tests.entries import COMPUTER_PLAYERS
from tests.games.corsari.secrecy import corsari_twin
from tools.arena.games import decisions, from_view

FOUR = 4


def positions(seed: int) -> Iterator[tuple[State, Seat]]:
    """Those of a game among Bosuns in which a seat draws, discards or sails."""
    for state, seat, _ in decisions("corsari", [from_view(COMPUTER_PLAYERS["corsari"])] * FOUR, seed):
        if state.step != "lay":
            yield state, seat


def cards_in(masks: list[int]) -> set[int]:
    return {card for card in DECK if masks[COLOUR_OF[card]] >> card % 11 & 1}


def test_a_world_agrees_with_all_that_is_seen() -> None:
    for state, seat in positions(1):
        view = corsari.view(state, seat)
        game = Determinizations(view).one(Random(1))
        hands = [cards_in(hand) for hand in game.hands]
        assert hands[seat] == set(state.hands[seat])
        assert [len(hand) for hand in hands] == [len(hand) for hand in state.hands]
        assert (game.pier[::-1], game.pile) == (list(state.pier), list(state.pile))
        assert (len(game.stock), game.seat, game.drawn) == (view.stock, seat, view.step == "discard")
        for at, hand in enumerate(hands):
            shown = [turn for turn in view.history if turn.seat == at and turn.drawn]
            gone = {turn.discarded for turn in view.history if turn.seat == at}
            assert {CARD_OF[turn.drawn or ""] for turn in shown if turn.drawn not in gone} <= hand
        every = [*game.pier, *game.pile, *game.stock, *(card for hand in hands for card in hand)]
        assert len(every) == len(set(every))


def dealt(chance: Random, count: int) -> tuple[int, ...]:
    return tuple(sorted(chance.sample(DECK, count)))


def test_the_lowest_limit_is_that_of_the_best_split() -> None:
    chance = Random(2)
    for _ in range(300):
        cards, pier = dealt(chance, 12), chance.randrange(10)
        assert limit_of_12(masks_of(cards), pier)[0] == best_splits(cards, pier)[0].limit


def test_thirteen_cards_are_judged_by_the_best_discard() -> None:
    chance = Random(3)
    for _ in range(300):
        cards, pier = dealt(chance, 13), chance.randrange(10)
        found = judged(masks_of(cards), pier)
        assert found.cost == cost_after_discard(masks_of(cards), pier)
        assert found.discard in cards
        left = masks_of(card for card in cards if card != found.discard)
        assert limit_of_12(left, pier)[0] <= found.limit


@pytest.mark.slow
def test_sailing_brings_what_it_does_when_the_others_lay_down_as_the_bosun_does() -> None:
    alike = []
    for seed in range(12):
        for state, seat, move in decisions("corsari", [from_view(COMPUTER_PLAYERS["corsari"])] * FOUR, seed):
            if not move.startswith("sail"):
                continue
            game = as_it_is(state, seat)
            apply(game, move, corsari.view(state, seat))
            after = corsari.play(state, seat, move)
            while not after.finished[len(state.finished) :]:
                other = corsari.to_move(after)[0]
                after = corsari.play(after, other, choose(corsari.view(after, other), Random(1)))
            taken = [len(cards) for cards in after.finished[-1].outcome.taken]
            if not after.finished[-1].outcome.sweepers:
                own = taken[seat]
                alike.append(promised(game, seat) == pytest.approx((sum(taken) - own) / 3 - own))
    assert len(alike) > 30
    assert sum(alike) / len(alike) > 0.6, "they attach at a glance"


def as_it_is(state: State, seat: Seat) -> Simulator:
    """The position itself as a simulator, nothing dealt anew."""
    game = Determinizations(corsari.view(state, seat)).one(Random(0))
    game.hands = [masks_of(hand) for hand in state.hands]
    return game


@pytest.mark.slow
def test_what_is_played_on_loses_no_card() -> None:
    for state, seat in islice(positions(2), 0, None, 3):
        game = Determinizations(corsari.view(state, seat)).one(Random(2))
        before = cards_of(game)
        game.play_on(3)
        assert game.is_over or cards_of(game) == before


def cards_of(game: Simulator) -> list[int]:
    held = [card for hand in game.hands for card in cards_in(hand)]
    return sorted([*game.pier, *game.pile, *game.stock, *held])


def captains(state: State, seat: Seat) -> Move:
    return choose(corsari.view(state, seat), Random(7), Level.CAPTAIN)


@pytest.mark.slow
def test_he_decides_alike_whatever_is_hidden_from_him() -> None:
    for number, (state, seat) in enumerate(islice(positions(3), 0, None, 4)):
        move = captains(state, seat)
        corsari.check(state, seat, move)
        assert captains(corsari_twin(state, seat, Random(number)), seat) == move
