"""The kept records hold every option and every verb."""

from pathlib import Path

from bot.games import playapirata, record
from bot.games.playapirata.moves import VERBS
from tests.entries import HOUSE

RECORDS = Path(__file__).parents[2] / "records" / playapirata.RULES.key / str(playapirata.RULES.version)
KEPT = sorted(RECORDS.glob("*.game"))


def test_every_option_has_a_record() -> None:
    records = [record.read(file.read_text(encoding="ascii"), HOUSE) for file in KEPT]
    for option in playapirata.RULES.options:
        assert {kept.options[option.name] for kept in records} == set(option.choices)
    assert {kept.players for kept in records} == {2, 3, 4}


def test_the_records_hold_every_verb() -> None:
    records = [record.read(file.read_text(encoding="ascii"), HOUSE) for file in KEPT]
    assert {move.split()[0] for kept in records for _, move in kept.moves} == set(VERBS)
