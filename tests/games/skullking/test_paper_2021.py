"""The edition of 2021 with real cards: what a round can come to, and what it can't."""

from typing import Any

import pytest

from bot.games.contract import Fact
from bot.games.paper import PaperGame
from tests.games.paper_fields import blank, filled, impossible, refused

RASCAL: dict[str, Any] = {"scoring": "rascal", "cannonball": True}


def sheet(players: int = 3, **chosen: Any) -> PaperGame:
    return blank("skullking", players, edition="2021", **chosen)


def scores(game: PaperGame, words: str) -> list[int]:
    return [line.score for line in filled(game, words).scorepad()][-game.players :]


def test_a_seat_has_bid_tricks_and_bonus_and_a_load_where_there_is_a_cannonball() -> None:
    assert [field.key for field in sheet().fields()] == ["bid", "tricks", "bonus"]
    assert [field.key for field in sheet(**RASCAL).fields()] == ["bid", "tricks", "bonus", "load"]


def test_as_many_tricks_as_cards_were_dealt_can_be_bid() -> None:
    assert sheet(8, dealing="broadside").fields()[0].allowed == "0–8"
    assert sheet(8, dealing="even-keeled").fields()[0].allowed == "0–2"


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("1 1 10 | 0 0 | 0 0", [30, 10, 10]),
        ("1 1 20 | 0 0 | 0 0", [40, 10, 10]),
        ("1 1 60 | 0 0 | 0 0", [80, 10, 10]),
        ("1 0 | 0 1 | 0 0", [-10, -10, 10]),
    ],
)
def test_a_round_is_scored_as_in_the_game(words: str, points: list[int]) -> None:
    assert scores(sheet(), words) == points


def test_the_load_may_be_written_by_its_first_letter_and_is_grapeshot_where_nothing_is() -> None:
    assert scores(sheet(**RASCAL), "1 1 0 c | 0 0 0 cannon | 1 0") == [15, 15, 5]
    assert refused(sheet(**RASCAL), "1 1 0 x | 0 0 | 0 0")[0] == "pad_value"


def test_a_round_without_kraken_and_whale_loses_no_trick() -> None:
    assert refused(sheet(), "0 0 | 0 0 | 0 0") == ("tricks_must_add_up", {"tricks": 0, "needed": 1})


def test_a_kraken_and_a_whale_lose_a_trick_each_at_most() -> None:
    game = sheet(kraken=True, whale=True, dealing="swift")
    assert scores(game, "1 1 | 1 1 | 1 1") == [20, 20, 20]
    assert refused(game, "1 1 | 1 1 | 0 0")[1] == {"tricks": 2, "needed": 5, "most": 2}


def test_graybeard_wins_as_many_as_he_does() -> None:
    assert scores(sheet(2, dealing="swift"), "0 0 | 1 1") == [50, 20]
    assert refused(sheet(2, dealing="swift", ghost=False), "0 0 | 1 1")[0] == "tricks_must_add_up"


def test_more_tricks_than_cards_were_dealt_are_refused() -> None:
    assert refused(sheet(kraken=True), "1 1 | 1 1 | 0 0") == ("tricks_too_many", {"tricks": 2, "needed": 1})


def out_of_range(game: PaperGame, words: str) -> dict[str, Fact]:
    code, facts = refused(game, words)
    assert code == "bonus_out_of_range"
    return facts


def test_a_bonus_needs_the_bid_met() -> None:
    facts = out_of_range(sheet(), "0 1 10 | 0 0 | 0 0")
    assert (facts["seat"], facts["least"], facts["most"]) == (0, 0, 0)


def test_one_trick_of_three_cards_can_bring_the_skull_king_two_pirates() -> None:
    for bonus in (10, 20, 30, 40, 50, 60):
        assert scores(sheet(), f"1 1 {bonus} | 0 0 | 0 0")[0] == 20 + bonus


def test_without_a_trick_nothing_is_taken() -> None:
    assert out_of_range(sheet(dealing="swift"), "0 0 10 | 5 5 | 0 0")["most"] == 0
    assert out_of_range(sheet(dealing="swift", powers=True), "1 0 -20 | 5 5 | 0 0")["least"] == 0


def test_no_seat_has_a_bonus_that_all_the_cards_of_a_round_do_not_hold() -> None:
    """With two others: 60 for two pirates, 40 for the mermaids, 50 for the four 14s."""
    assert scores(sheet(dealing="swift"), "5 5 150 | 0 0 | 0 0")[0] == 100 + 150
    code, facts = refused(sheet(dealing="swift"), "5 5 160 | 0 0 | 0 0")
    assert (code, facts["field"]) == ("pad_value", "bonus")


def test_an_alliance_and_a_bet_can_be_part_of_it_where_they_are_played_with() -> None:
    assert out_of_range(sheet(), "1 1 0 | 0 0 20 | 0 0")["most"] == 0
    assert scores(sheet(loot=True), "1 1 20 | 0 0 20 | 0 0") == [40, 30, 10]
    swift = sheet(dealing="swift", powers=True)
    assert scores(swift, "5 5 20 | 0 0 | 0 0")[0] == 120
    assert scores(swift, "4 5 -20 | 0 0 | 0 0")[0] == -10 - 20
    assert refused(sheet(dealing="swift"), "4 5 -20 | 0 0 | 0 0")[0] == "pad_value"


def test_a_half_bonus_may_end_in_five_by_the_rascal_s_scoring() -> None:
    game = sheet(dealing="swift", scoring="rascal")
    assert scores(game, "2 3 5 | 2 2 | 0 0") == [30, 50, 50]
    assert out_of_range(sheet(dealing="swift"), "2 2 10 | 3 3 | 1 0 10")["most"] == 0


def test_a_minus_is_read_as_it_is_typed() -> None:
    game = sheet(dealing="swift", powers=True)
    for minus in ("-20", "−20"):
        assert filled(game, f"4 5 {minus} | 0 0 | 0 0").scorepad()[0].details["bonus"] == -20


def test_a_result_that_no_game_could_come_to_is_refused() -> None:
    game = sheet(3, dealing="bedtime")
    assert impossible(game, (500, 10, 10))[0] == "score"
    assert impossible(game, (15, 10, 10))[0] == "never"
    assert [one.place for one in game.rules.possible(3, game.options, (30, 10, 10))] == [1, 2, 2]
