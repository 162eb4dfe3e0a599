"""The kept games of Corsari hold, between them, every way in which a round and a game can end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import corsari, record
from bot.games.corsari.state import NOBODY, State
from tests.entries import HOUSE
from tests.games.corsari.conservation import corsari_cards
from tools.records import RECORDS

FOLDER = RECORDS / "corsari" / "1"


def states(name: str) -> Iterator[State]:
    yield from record.replay_steps(record.read((FOLDER / f"{name}.game").read_text(encoding="ascii"), HOUSE))


def end(name: str) -> State:
    *_, last = states(name)
    assert isinstance(last, State)
    return last


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.game")), ids=lambda file: file.stem)
def test_a_kept_game_keeps_all_cards_to_its_end(file: Path) -> None:
    for state in states(file.stem):
        corsari_cards(state)


def test_a_kept_game_has_a_void_round() -> None:
    assert NOBODY in [finished.closer for finished in end("2-players-void-round").finished]


def test_a_kept_game_has_a_sail_forced_by_the_last_stock_card() -> None:
    assert any(corsari.view(state, None).must_sail for state in states("3-players-last-stock-card"))


def test_a_kept_game_ends_with_a_last_round() -> None:
    last = end("4-players-last-round")
    assert last.is_last
    assert not last.finished[-1].outcome.sweepers


def test_a_kept_game_ends_with_a_sweep() -> None:
    assert end("2-players-sweep").finished[-1].outcome.sweepers


def test_kept_games_have_closers_who_were_sent_under_and_who_were_not() -> None:
    assert any(finished.outcome.senders for finished in end("3-players").finished)
    assert not any(finished.outcome.senders for finished in end("3-players-computers").finished)
