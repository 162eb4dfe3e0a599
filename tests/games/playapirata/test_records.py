"""The kept records: every option and every verb is among them, and each replays to what players were told."""

from pathlib import Path

import pytest

from bot.games import playapirata, record
from bot.games.playapirata.play import VERBS

RECORDS = Path(__file__).parents[2] / "records" / playapirata.RULES.key / str(playapirata.RULES.version)
KEPT = sorted(RECORDS.glob("*.game"))
EVERY_RECORD = pytest.mark.parametrize("file", KEPT, ids=[file.stem for file in KEPT])


@EVERY_RECORD
def test_a_record_replays_to_the_scorepad_beside_it(file: Path) -> None:
    text = file.read_text(encoding="ascii")
    end = record.replay(record.read(text))
    assert playapirata.result(end) is not None
    pad = file.with_suffix(".scorepad").read_text(encoding="ascii").splitlines()
    kept = [tuple(int(number) for number in line.split("\t")[:4]) for line in pad[1:]]
    assert [(line.round, line.seat, line.score, line.total) for line in playapirata.scorepad(end)] == kept
    assert record.export(record.read(text)) == text


def test_every_option_has_a_record() -> None:
    records = [record.read(file.read_text(encoding="ascii")) for file in KEPT]
    for option in playapirata.RULES.options:
        assert {kept.options[option.name] for kept in records} == set(option.choices)
    assert {kept.players for kept in records} == {2, 3, 4}


def test_the_records_hold_every_verb() -> None:
    records = [record.read(file.read_text(encoding="ascii")) for file in KEPT]
    assert {move.split()[0] for kept in records for _, move in kept.moves} == set(VERBS)
