"""What holds for every game that is played with real cards: lines, corrections, the game's own figures."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.contract import IllegalMove, Placing
from bot.games.paper_fields import EMPTY
from bot.texts.catalog import has
from tests.entries import GAMES, PAPER_RULES
from tests.games.every_game import NUMBERS, each_game, each_table, in_whole_games, whole_games
from tests.games.paper_fields import WRITTEN, blank, refused, sheet_of
from tests.games.random_play import Playing, random_playing

AS_USUAL = (("first_round", 0),)
"""What no real cards are dealt by is left out."""
GAMES_ON_PAPER, TABLES_ON_PAPER = each_game(PAPER_RULES), each_table(PAPER_RULES)
in_usual_games = partial(in_whole_games, chosen=AS_USUAL, keys=PAPER_RULES)

MOST_FIELDS = 4
ROOM = 200
"""Characters of the longest line of a round for six seats that a log shows well."""


def test_whatever_game_can_be_played_with_real_cards_is_written_here() -> None:
    assert PAPER_RULES.keys() == WRITTEN.keys()


@TABLES_ON_PAPER
def test_a_seat_has_few_fields_and_each_has_a_name(key: str, players: int) -> None:
    for options in every_options(key):
        fields = PAPER_RULES[key].fields(players, options, 1)
        assert 0 < len(fields) <= MOST_FIELDS
        for field in fields:
            assert field.key.isidentifier()
            assert field.allowed
            assert has(f"{key}-home-{field.key}")


def every_options(key: str) -> list[dict[str, int | bool | str]]:
    rules = GAMES[key].RULES
    return [
        rules.complete({**option.goes_with, option.name: choice})
        for option in rules.options
        for choice in option.choices
    ] or [{}]


@in_usual_games
def test_the_sheet_of_a_game_says_what_its_own_scorepad_says(
    key: str, players: int, playing: Playing
) -> None:
    sheet, own = sheet_of(playing), playing.game.scorepad(playing.end)
    assert [line[1:4] for line in sheet.scorepad()] == [line[1:4] for line in own]
    assert [line.details.keys() for line in sheet.scorepad()] == [line.details.keys() for line in own]
    assert sheet.result() == playing.game.result(playing.end)


@in_usual_games
def test_a_sheet_has_no_result_before_its_last_round_and_takes_none_after_it(
    key: str, players: int, playing: Playing
) -> None:
    sheet = sheet_of(playing)
    rounds = PAPER_RULES[key].rounds(players, sheet.options)
    assert rounds in (None, len(sheet.lines))
    with pytest.raises(IllegalMove, match="game_over"):
        sheet.add(sheet.lines[-1])
    before = sheet.strike_last()
    assert before.result() is None
    assert before.add(sheet.lines[-1]) == sheet


@in_usual_games
def test_a_line_reads_back_in_any_case_and_spacing_and_without_its_keys(
    key: str, players: int, playing: Playing
) -> None:
    sheet = sheet_of(playing)
    for at, line in enumerate(sheet.lines, start=1):
        assert sheet.read(line, at) == line
        assert sheet.read(line.upper().replace(" | ", ";\n").replace(" ", "   "), at) == line
        values = [entry.values.values() for entry in sheet.entries(at)]
        short = "|".join(" ".join(EMPTY if v is None else str(v) for v in value) for value in values)
        assert sheet.read(short, at) == line
        filled = [{k: "" if v is None else str(v) for k, v in e.values.items()} for e in sheet.entries(at)]
        assert sheet.write(filled, at) == line
        assert len(line) <= ROOM * players / 2


@in_usual_games
def test_the_result_of_a_game_is_possible(key: str, players: int, playing: Playing) -> None:
    result = playing.game.result(playing.end)
    assert result is not None
    by_seat: list[Placing] = sorted(result)
    scores, places = [p.score for p in by_seat], [p.place for p in by_seat]
    assert PAPER_RULES[key].possible(players, playing.record.options, scores, places) == result


@TABLES_ON_PAPER
def test_no_result_is_possible_with_scores_that_no_game_reaches(key: str, players: int) -> None:
    options = GAMES[key].RULES.complete({})
    for scores in ([-10_000] * players, [10_000] * players, [10_000] + [0] * (players - 1)):
        with pytest.raises(IllegalMove, match="impossible_result"):
            PAPER_RULES[key].possible(players, options, scores, list(range(1, players + 1)))


@GAMES_ON_PAPER
def test_a_result_has_a_score_and_a_place_for_each_seat(key: str) -> None:
    options = GAMES[key].RULES.complete({})
    for scores, places in (([0], []), ([0, 0, 0], []), ([0, 10], [1])):
        with pytest.raises(IllegalMove, match="pad_seats"):
            PAPER_RULES[key].possible(2, options, scores, places)


@TABLES_ON_PAPER
@whole_games
@given(number=NUMBERS, data=st.data())
def test_correcting_a_round_computes_anew_what_follows(
    key: str, players: int, number: int, data: st.DataObject
) -> None:
    """Corrected to the same round with everybody moved on by one seat, and back again."""
    sheet = sheet_of(random_playing(key, players, number, *AS_USUAL))
    at = data.draw(st.integers(1, len(sheet.lines)), label="round")
    last, *others = reversed(sheet.lines[at - 1].split(" | "))
    corrected = sheet.correct(at, " | ".join([last, *reversed(others)]))
    assert corrected.lines[: at - 1] + corrected.lines[at:] == sheet.lines[: at - 1] + sheet.lines[at:]
    scores = {line[:2]: line.score for line in sheet.scorepad()}
    totals = [0] * players
    for line in corrected.scorepad():
        from_seat = (line.seat - 1) % players if line.round == at else line.seat
        assert line.score == scores[line.round, from_seat]
        totals[line.seat] += line.score
        assert line.total == totals[line.seat]
    assert corrected.correct(at, sheet.lines[at - 1]) == sheet


OTHER_LINES = {
    "skullking": "0 0 | 1 1 30 | 0 0",
    "corsari": "1 9 2 | 0 10 2 | 0 40 5",
    "playapirata": "T3 1 | T4 2 | TS 0",
    "hollander": "0 | 5 | 6",
}
"""By the game's key: a first round of three players."""


@GAMES_ON_PAPER
def test_a_round_that_is_not_written_cant_be_corrected_or_struck(key: str) -> None:
    sheet = blank(key, 3)
    for number in (0, 1, -1):
        with pytest.raises(IllegalMove, match="pad_no_such_round"):
            sheet.correct(number, OTHER_LINES[key])
    with pytest.raises(IllegalMove, match="pad_no_such_round"):
        sheet.strike_last()


@GAMES_ON_PAPER
def test_a_line_that_is_not_canonical_is_not_added(key: str) -> None:
    with pytest.raises(IllegalMove, match="unknown_move"):
        blank(key, 3).add(OTHER_LINES[key])


@GAMES_ON_PAPER
@pytest.mark.parametrize("words", ["", "|", "0", "0 | 0 | 0 | 0"])
def test_every_seat_and_no_other_is_written(key: str, words: str) -> None:
    count = len([part for part in words.split("|") if part.strip()])
    assert refused(blank(key, 3), words) == ("pad_seats", {"count": count, "players": 3})


def test_a_refusal_tells_the_seat_the_field_and_what_would_do() -> None:
    sheet = blank("skullking", 3)
    assert refused(sheet, "1 1 | 0 2 | 0 0") == (
        "pad_value",
        {"seat": 1, "field": "tricks", "word": "2", "allowed": "0–1"},
    )
    assert refused(sheet, "1 1 | 0 0 10 | 0 0") == (
        "pad_value",
        {"seat": 1, "field": "bonus", "word": "10", "allowed": "0, 30, 50, 60"},
    )
    assert refused(sheet, "1 1 | 0 0 | bid 1 bonus 0") == (
        "pad_field_missing",
        {"seat": 2, "field": "tricks", "allowed": "0–1"},
    )


@pytest.mark.parametrize("seat", ["0 0 0 7", "bid 0 tricks 0 bid 7", "bid 0 tricks 0 BID 7"])
def test_a_word_too_much_is_refused(seat: str) -> None:
    code, facts = refused(blank("skullking", 2), f"1 1 | {seat}")
    assert (code, facts["seat"], facts["fields"]) == ("pad_too_much", 1, "bid, tricks, bonus")


@pytest.mark.parametrize("word", ["one", "-1", "+1", "1.0", "1_0", "²", "١", "9" * 5000, "1 1"])
def test_only_plain_numbers_are_numbers(word: str) -> None:
    assert refused(blank("skullking", 2), f"bid {word} tricks 1 | 0 0")[0] == "pad_value"


def test_a_correction_that_ends_the_game_earlier_is_refused_until_the_later_rounds_are_struck() -> None:
    sheet = blank("corsari", 2)
    for line in ("1 9 2 | 0 10 2", "1 9 2 | 0 20 3"):
        sheet = sheet.add(sheet.read(line))
    sweep = sheet.read("1 0 0 | -")
    with pytest.raises(IllegalMove) as error:
        sheet.correct(1, sweep)
    assert (error.value.code, error.value.facts) == ("pad_over_before", {"round": 1})
    assert sheet.strike_last().correct(1, sweep).result() is not None


def test_a_correction_may_open_a_finished_game_again() -> None:
    sheet = blank("corsari", 2)
    sheet = sheet.add(sheet.read("1 0 0 | -"))
    assert sheet.result() is not None
    assert sheet.correct(1, sheet.read("1 9 2 | 0 10 2", 1)).result() is None
