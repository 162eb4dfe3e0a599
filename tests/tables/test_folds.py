"""The folds that are remembered: what they take, what they keep, and that long ones let others in."""

import asyncio
import gc
import tracemalloc
from collections.abc import Iterator

import pytest

from bot.games.shuffle import SeededShuffler
from bot.registry import ENTRIES
from bot.tables.fold import REMEMBERED, Fold, Folds, start
from tests.games.random_play import random_playing
from tests.tables.company import Company

MOST_BYTES = 150_000_000
GAMES = {entry.key: entry.game for entry in ENTRIES}


def half_played(key: str, number: int) -> Fold:
    record, game = random_playing(key, 4, number).record, GAMES[key]
    folded = start(game, game.start(4, record.options, SeededShuffler(record.seed)), 4)
    for at, (seat, move) in enumerate(record.moves[: len(record.moves) // 2], start=1):
        folded = folded.played(at, seat, move)
    return folded


def steps_of(folded: Fold) -> Iterator[object]:
    return (step.after for step in folded.steps())


@pytest.mark.slow
def test_as_many_folds_as_are_remembered_take_less_than_150_megabytes() -> None:
    games = [(key, number) for key in GAMES for number in range(4)]
    for game in games:
        half_played(*game)  # the records, and what all games share, are made now
    tracemalloc.start()
    folds = [half_played(*game) for game in games]
    gc.collect()  # also what the interpreter keeps of tuples that are free again
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert REMEMBERED >= 5_000
    assert taken / len(folds) * REMEMBERED <= MOST_BYTES


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_state_on_the_way_is_found_again_also_after_an_undo(key: str) -> None:
    record, game = random_playing(key, 2, 1).record, GAMES[key]
    states = [game.start(2, record.options, SeededShuffler(record.seed))]
    folded = start(game, states[0], 2)
    for at, (seat, move) in enumerate(record.moves[:-1], start=1):
        folded = folded.played(at, seat, move)
        states.append(game.play(states[-1], seat, move))
    assert [folded.state_after(step) for step in range(len(states))] == states
    count = len(states) // 2
    undone = folded.played(len(states), 0, f"undo {count}")
    assert undone.state == states[-1 - count]
    assert list(steps_of(undone)) == states[1 : len(states) - count]
    again = undone
    for at, (seat, move) in enumerate(record.moves[len(undone.numbers) : -1], start=len(states) + 1):
        again = again.played(at, seat, move)
    assert (again.state, list(again.words)) == (folded.state, list(folded.words))


def test_a_shorter_fold_never_takes_the_place_of_a_longer_one() -> None:
    folds, longer = Folds(most=2), half_played("skullking", 0)
    shorter = start(longer.game, longer.state_after(0), 4)
    folds.keep(1, longer)
    folds.keep(1, shorter)
    assert folds.get(1) is longer
    folds.keep(2, shorter)
    folds.get(1)
    folds.keep(3, shorter)
    assert folds.get(2) is None
    assert folds.get(1) is longer


def test_after_an_undo_each_move_has_the_number_of_its_own_line() -> None:
    folded = half_played("skullking", 0)
    last, count = folded.history[-1], len(folded.history)
    undone = folded.played(count + 1, last.seat, "undo 1")
    again = undone.played(count + 2, last.seat, last.move)
    assert [one.number for one in again.history] == [*range(1, count), count + 2]


async def test_while_a_long_log_is_folded_others_get_a_turn(company: Company) -> None:
    table = await company.play(await company.dealt(rounds=8))
    company.tables.folds.forget(table.id)
    company.tables.slice = 0.0  # a turn after every line
    loading, turns = asyncio.create_task(company.tables.load(table.id)), 0
    while not loading.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= table.number
    assert (await loading).fold == table.fold
