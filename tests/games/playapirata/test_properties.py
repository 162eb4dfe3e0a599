"""What holds in every state of random games: for each number of players, with every option."""

import dataclasses
import re
import statistics
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from random import Random
from typing import NamedTuple

import pytest

from bot.games import playapirata
from bot.games.contract import IllegalMove, Move, Seat
from bot.games.playapirata import State
from bot.games.playapirata.cards import KEPT
from bot.games.playapirata.moves import VERBS
from bot.games.playapirata.specials import SPECIALS_PLAYED
from bot.games.playapirata.state import turns_each
from bot.games.shuffle import SeededShuffler
from tests.games.playapirata.secrecy import (
    playapirata_hidden,
)

GAMES_OF_EACH_SIZE = 30
OPTIONS = list(product(("match", "one", "two"), (False, True)))
SIZES = pytest.mark.parametrize("players", [2, 3, 4])


class Step(NamedTuple):
    before: State
    seat: Seat
    move: Move
    after: State


def frugal_choice(state: State, seat: Seat, chance: Random) -> Move:
    """A random move; of the towels often a small batch, so that games don't run out of them at once."""
    moves = list(islice(playapirata.legal(state, seat), 200))
    return chance.choice(moves[: chance.choice((1, 4, 12, 200))])


@lru_cache(maxsize=256)
def game(players: int, number: int) -> tuple[Step, ...]:
    hands, specials = OPTIONS[number % len(OPTIONS)]
    chance = Random(f"{players} {number}")
    options = playapirata.RULES.complete({"hands": hands, "specials": specials})
    state = playapirata.start(players, options, SeededShuffler(chance.randbytes(32)))
    steps: list[Step] = []
    while to_move := playapirata.to_move(state):
        seat = chance.choice([*playapirata.may_act(state), *to_move])
        move = frugal_choice(state, seat, chance)
        after = playapirata.play(state, seat, move)
        steps.append(Step(state, seat, move, after))
        state = after
    return tuple(steps)


def some_steps(players: int, every: int) -> Iterator[tuple[Step, Random]]:
    for number in range(GAMES_OF_EACH_SIZE):
        chance = Random(number)
        for step in game(players, number):
            if chance.random() < 1 / every:
                yield step, chance


@pytest.mark.slow
def test_random_games_use_every_verb() -> None:
    used = {step.move.split()[0] for players in (2, 3, 4) for n in range(30) for step in game(players, n)}
    assert used == set(VERBS)


@SIZES
def test_games_always_end(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """A turn is a card, two batches, a special and `done` at most."""
    full = [n for n in range(GAMES_OF_EACH_SIZE) if OPTIONS[n % len(OPTIONS)][0] == "match"]
    lengths = [len(game(players, n)) for n in full]
    with capsys.disabled():
        median = statistics.median(lengths)
        sys.stdout.write(
            f"\nPlaya Pirata, {players} players: {median} moves (median), {max(lengths)} at most\n"
        )
    assert max(lengths) <= players * (players * (turns_each(players) * 5 + 1) + 2)


@SIZES
def test_every_move_that_is_not_offered_is_refused(players: int) -> None:
    for step, chance in some_steps(players, every=10):
        for seat in range(players):
            offered = set(playapirata.legal(step.before, seat))
            other = chance.choice(game(players, chance.randrange(GAMES_OF_EACH_SIZE)))
            if other.move not in offered:
                with pytest.raises(IllegalMove):
                    playapirata.play(step.before, seat, other.move)


@SIZES
def test_the_decision_changes_exactly_when_the_choice_does(players: int) -> None:
    for step, _ in some_steps(players, every=4):
        for seat in range(players):
            before = playapirata.decision(step.before, seat)
            if before is not None and before == playapirata.decision(step.after, seat):
                assert step.seat != seat, "one's own move is a new decision"
                assert list(playapirata.legal(step.before, seat)) == list(playapirata.legal(step.after, seat))


@SIZES
def test_the_view_offers_what_is_legal(players: int) -> None:
    for step, _ in some_steps(players, every=10):
        view = playapirata.view(step.before, step.seat)
        lays = {f"lay {lay.place} {' '.join(batch)}" for lay in view.lays for batch in lay.batches}
        legal = set(playapirata.legal(step.before, step.seat))
        assert set(view.choices) == {move for move in legal if not move.startswith("lay")}
        assert lays <= legal
        places = {move.split()[1] for move in legal if move.startswith("lay")}
        assert {str(lay.place) for lay in view.lays} == places
        assert len(view.choices) <= 60


@SIZES
def test_an_event_names_a_hidden_card_only_where_something_is_uncovered(players: int) -> None:
    for step, _ in some_steps(players, every=4):
        own = set(step.move.split())
        for viewer in (None, *range(players)):
            words = set(re.findall(r"\w+", repr(playapirata.events(*step, viewer))))
            named = words & (playapirata_hidden(step.before, viewer) - own)
            assert not named or playapirata.reveals(*step)
            if viewer != step.seat and step.before.number == step.after.number and step.after.step != "over":
                assert not words & playapirata_hidden(step.after, viewer) - own


@pytest.mark.slow
@SIZES
def test_no_view_names_a_card_whose_place_is_hidden(players: int) -> None:
    for step, _ in some_steps(players, every=8):
        state = step.after
        for viewer in (None, *range(players)):
            view = playapirata.view(state, viewer)
            now = tuple(sight for sight in view.sights if sight.number == state.number)
            present = dataclasses.replace(view, scorepad=(), dug_up=(), sights=now)
            words = set(re.findall(r"\w+", repr(present)))
            assert not words & playapirata_hidden(state, viewer)


def test_every_special_card_is_either_kept_or_played() -> None:
    assert {card.lower() for card in KEPT}.isdisjoint(SPECIALS_PLAYED)
