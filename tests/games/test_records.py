"""Records: what they look like, what is refused and why, and the kept ones, replayed for ever."""

from pathlib import Path

import pytest

from bot.games import record, skullking
from bot.games.contract import Placing
from bot.games.record import BadRecord, Record
from tests.entries import GAMES, HOUSE
from tools.records import RECORDS, WANTED, scorepad_text

SEED = bytes(range(32))
TEXT = """\
game: skullking
rules: 1
players: 2
option rounds: 1
deck ranks: 13
deck escapes: 5
deck pirates: 5
deck mermaids: 2
commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

0 bid 1
0 bid 0
1 bid 1
1 play R7
0 play Y6
"""
MOVES = ((0, "bid 1"), (0, "bid 0"), (1, "bid 1"), (1, "play R7"), (0, "play Y6"))
RECORD = Record(skullking, 1, 2, {"rounds": 1}, SEED, MOVES)
HEADER = TEXT.partition("\n\n")[0].splitlines()
KEPT = sorted(RECORDS.glob("*/*/*.game"))


def with_line(line: str, changed: str) -> str:
    assert f"{line}\n" in TEXT
    return TEXT.replace(f"{line}\n", f"{changed}\n", 1)


def test_a_record_is_a_header_an_empty_line_and_a_line_for_each_move() -> None:
    assert record.export(RECORD) == TEXT


def test_a_record_reads_back() -> None:
    assert record.read(TEXT, HOUSE) == RECORD


def test_a_record_of_no_moves_reads_back() -> None:
    dealt = Record(skullking, 1, 2, {"rounds": 1}, SEED, ())
    assert record.read(record.export(dealt), HOUSE) == dealt


def test_a_record_with_the_line_ends_of_windows_is_read() -> None:
    assert record.read(TEXT.replace("\n", "\r\n"), HOUSE) == RECORD


def test_a_record_may_lack_the_end_of_its_last_line() -> None:
    assert record.read(TEXT.removesuffix("\n"), HOUSE) == RECORD


def test_a_record_replays_to_the_end_of_its_game() -> None:
    game, end = GAMES["skullking"], record.replay(RECORD)
    assert game.result(end) == (Placing(1, 1, 20), Placing(0, 2, 10))
    assert [(line.seat, line.score) for line in game.scorepad(end)] == [(0, 10), (1, 20)]


def test_a_record_replays_step_by_step_from_the_deal() -> None:
    states = list(record.replay_steps(RECORD))
    bids = [GAMES["skullking"].view(state, 0).bids for state in states[:4]]
    assert bids == [(None, None), (1, None), (0, None), (0, 1)]
    assert len(states) == len(MOVES) + 1
    assert states[-1] == record.replay(RECORD)


def test_a_record_of_an_unfinished_game_replays_to_where_it_stands() -> None:
    end = record.replay(Record(skullking, 1, 2, {"rounds": 1}, SEED, MOVES[:3]))
    assert list(GAMES["skullking"].to_move(end)) == [1]


def test_the_seed_is_not_in_a_records_repr() -> None:
    assert SEED.hex() not in repr(RECORD)
    assert repr(SEED) not in repr(RECORD)


@pytest.mark.parametrize(
    ("line", "changed", "message"),
    [
        (HEADER[0], "game: whist", "no such game: 'whist'"),
        (HEADER[0], "gamble: skullking", "no such game: None"),
        (HEADER[1], "rules: 2", "the rules are version 1, the record's 2"),
        (HEADER[1], "rules: one", "rules must be a number, not 'one'"),
        (HEADER[1], "rulers: 1", "rules must be a number, not ''"),
        (HEADER[2], "players: two", "players must be a number, not 'two'"),
        (HEADER[2], "players: -2", "players must be a number, not '-2'"),
        (HEADER[3], "option rounds: 11", "option rounds can't be '11'"),
        (HEADER[3], "option rounds: all", "option rounds can't be 'all'"),
        (HEADER[3], "option round: 1", "option rounds can't be ''"),
        (HEADER[4], "deck ranks: 14", "the record was played with another deck: ranks"),
        (HEADER[7], "deck mermaids: 1", "the record was played with another deck: mermaids"),
        (HEADER[5], "deck escapes: few", "deck escapes must be a number, not 'few'"),
        (HEADER[8], "commitment: 630dcd", "the commitment is not that of the seed"),
        (HEADER[8], "committed: 630dcd", "the commitment is not that of the seed"),
        (HEADER[9], "seed: 0001", "seed: a seed has 32 bytes, not 2"),
        (HEADER[9], "seed: secret", "seed: non-hexadecimal number"),
        (HEADER[9], "seeds: 00", "seed: a seed has 32 bytes, not 0"),
        (HEADER[9], HEADER[9][:-1] + "e", "the commitment is not that of the seed"),
        (HEADER[2], "two players", "not a header line: 'two players'"),
        ("0 bid 1", "bid 1", "not a move: 'bid 1'"),
        ("0 bid 1", "0", "not a move: '0'"),
        ("0 bid 1", "-1 bid 1", "not a move: '-1 bid 1'"),
        ("0 bid 1", "", "not a move: ''"),
    ],
)
def test_a_text_that_is_no_record_is_refused_and_told_why(line: str, changed: str, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        record.read(with_line(line, changed), HOUSE)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("line", "changed", "message"),
    [
        ("0 bid 1", "0 bid 2", "move 1, 0 bid 2: bid_out_of_range {'most': 1}"),
        ("1 play R7", "1 play SK", "move 4, 1 play SK: not_in_hand {'card': 'SK'}"),
        ("1 play R7", "0 play Y6", "move 4, 0 play Y6: not_your_turn {'seat': 1}"),
        ("1 play R7", "1 PLAY R7", "move 4, 1 PLAY R7: unknown_move {'words': 'PLAY R7'}"),
        ("0 bid 1", "2 bid 1", "move 1: there is no seat 2"),
        ("0 play Y6", "0 play Y6\n0 play Y6", "move 6, 0 play Y6: game_over {}"),
        (HEADER[2], "players: 7", "Skull King seats 2 to 6, not 7"),
        (HEADER[2], "players: 1", "Skull King seats 2 to 6, not 1"),
    ],
)
def test_a_record_that_the_rules_forbid_is_refused_and_told_where(
    line: str, changed: str, message: str
) -> None:
    bad = record.read(with_line(line, changed), HOUSE)
    with pytest.raises(BadRecord) as error:
        record.replay(bad)
    assert str(error.value) == message


@pytest.mark.parametrize("line", HEADER)
def test_no_line_of_the_header_can_be_missing(line: str) -> None:
    with pytest.raises(BadRecord):
        record.read(TEXT.replace(f"{line}\n", "", 1), HOUSE)


@pytest.mark.parametrize("text", ["", "\n", "\n\n", "game", "{}", "0 bid 1\n"])
def test_any_other_text_is_refused_as_a_bad_record(text: str) -> None:
    with pytest.raises(BadRecord):
        record.read(text, HOUSE)


def test_every_version_of_every_game_has_records_that_are_kept() -> None:
    for key, wanted in WANTED.items():
        assert len(list((RECORDS / key / str(GAMES[key].RULES.version)).glob("*.game"))) >= len(wanted)
    assert {file.parent.parent.name for file in KEPT} == WANTED.keys() == GAMES.keys()


@pytest.mark.parametrize("file", KEPT, ids=[str(file.relative_to(RECORDS)) for file in KEPT])
def test_a_kept_record_replays_to_the_scorepad_beside_it(file: Path) -> None:
    text = file.read_text(encoding="ascii")
    kept = record.read(text, HOUSE)
    end = record.replay(kept)
    assert (kept.game.RULES.key, str(kept.rules)) == (file.parent.parent.name, file.parent.name)
    assert kept.game.result(end) is not None
    assert scorepad_text(kept.game, end) == file.with_suffix(".scorepad").read_text(encoding="ascii")
    assert record.export(kept) == text
