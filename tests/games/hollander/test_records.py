"""Recorded games, one for each option at least: they are replayed for ever."""

from pathlib import Path

import pytest

from bot.games import hollander, record
from tests.entries import HOUSE

RECORDS = sorted((Path(__file__).parents[2] / "records" / "hollander" / "1").glob("*.game"))

PLACES = {
    "default_two_players": ((0, 1), (1, 2)),
    "default_three_players": ((2, 1), (1, 2), (0, 3)),
    "default_six_players": ((3, 1), (1, 2), (5, 3), (4, 4), (0, 5), (2, 5)),
    "blind_choices": ((1, 1), (2, 2), (0, 3)),
    "both_blind_choices": ((1, 1), (2, 2), (0, 3)),
    "play_on_four_players": ((1, 1), (0, 2), (2, 3), (3, 4)),
    "play_on_named_dealer": ((2, 1), (4, 2), (0, 3), (3, 4), (1, 5)),
    "thousand_plays": ((0, 1), (1, 2)),
    "no_play_limit": ((1, 1), (0, 2)),
    "thousand_plays_play_on": ((2, 1), (1, 2), (0, 3)),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end_and_is_exported_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = record.read(text, HOUSE)
    state = record.replay(played)
    result = hollander.result(state)
    assert result is not None
    assert tuple((placing.seat, placing.place) for placing in result) == PLACES[path.stem]
    assert record.export(played) == text


def test_there_is_a_record_of_every_value_of_the_rules_options_and_every_number_of_players() -> None:
    played = [record.read(path.read_text(encoding="utf-8"), HOUSE) for path in RECORDS]
    assert {path.stem for path in RECORDS} == set(PLACES)
    assert {one.players for one in played} == {2, 3, 4, 5, 6}
    for name in ("play_on", "play_limit"):
        assert {one.options[name] for one in played} == {False, True}
    dealers = {one.options["dealer"] for one in played}
    assert "random" in dealers
    assert len(dealers) > 1
