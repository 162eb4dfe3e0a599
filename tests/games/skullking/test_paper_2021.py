"""The edition of 2021 with real cards: what a round can come to, and what it can't."""

from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, cast

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


def test_a_game_is_over_after_as_many_rounds_as_were_agreed_on() -> None:
    game = filled(sheet(rounds=2), "1 1 | 0 0 | 0 0")
    assert game.result() is None
    done = filled(game, "2 2 | 0 0 | 0 0")
    assert [placing.score for placing in done.result() or ()] == [60, 30, 30]


def out_of_range(game: PaperGame, words: str) -> dict[str, Fact]:
    code, facts = refused(game, words)
    assert code == "bonus_out_of_range"
    return facts


def test_a_bonus_needs_the_bid_met() -> None:
    facts = out_of_range(sheet(), "0 1 10 | 0 0 | 0 0")
    assert (facts["seat"], facts["allowed"]) == (0, "0"), "one number, not from 0 to 0"


def test_one_trick_of_three_cards_can_bring_the_skull_king_two_pirates() -> None:
    for bonus in (10, 20, 30, 40, 50, 60):
        assert scores(sheet(), f"1 1 {bonus} | 0 0 | 0 0")[0] == 20 + bonus


def test_the_form_says_that_a_bonus_goes_in_tens_and_by_rascal_s_scoring_in_fives() -> None:
    assert sheet().fields()[2].allowed == "0, 10 … 60"
    assert sheet(dealing="swift", powers=True).fields()[2].allowed == "-20, -10 … 170"
    assert sheet(**RASCAL).fields()[2].allowed == "0, 5 … 60"


def test_a_bonus_is_a_multiple_of_ten_and_by_rascal_s_scoring_of_five() -> None:
    assert refused(sheet(), "1 1 35 | 0 0 | 0 0") == ("bonus_between", {"seat": 0, "bonus": 35, "step": 10})
    assert refused(sheet(**RASCAL), "1 1 32 | 0 0 | 0 0")[1] == {"seat": 0, "bonus": 32, "step": 5}


def test_without_a_trick_nothing_is_taken() -> None:
    assert out_of_range(sheet(dealing="swift"), "0 0 10 | 5 5 | 0 0")["allowed"] == "0"
    assert out_of_range(sheet(dealing="swift", powers=True), "1 0 -20 | 5 5 | 0 0")["allowed"] == "0"


def test_no_seat_has_a_bonus_that_all_the_cards_of_a_round_do_not_hold() -> None:
    """With two others: 60 for two pirates, 40 for the mermaids, 50 for the four 14s."""
    assert scores(sheet(dealing="swift"), "5 5 150 | 0 0 | 0 0")[0] == 100 + 150
    assert out_of_range(sheet(dealing="swift"), "5 5 160 | 0 0 | 0 0")["allowed"] == "0–150"


def test_an_alliance_and_a_bet_can_be_part_of_it_where_they_are_played_with() -> None:
    assert out_of_range(sheet(), "1 1 0 | 0 0 20 | 0 0")["allowed"] == "0"
    assert scores(sheet(loot=True), "1 1 20 | 0 0 20 | 0 0") == [40, 30, 10]
    swift = sheet(dealing="swift", powers=True)
    assert scores(swift, "5 5 20 | 0 0 | 0 0")[0] == 120
    assert scores(swift, "4 5 -20 | 0 0 | 0 0")[0] == -10 - 20
    assert out_of_range(sheet(dealing="swift"), "4 5 -20 | 0 0 | 0 0")["allowed"] == "0"


def test_a_half_bonus_may_end_in_five_by_the_rascal_s_scoring() -> None:
    game = sheet(dealing="swift", scoring="rascal")
    assert scores(game, "2 3 5 | 2 2 | 0 0") == [30, 50, 50]
    assert out_of_range(sheet(dealing="swift"), "2 2 10 | 3 3 | 1 0 10")["allowed"] == "0"


def test_a_minus_is_read_as_it_is_typed() -> None:
    game = sheet(dealing="swift", powers=True)
    for minus in ("-20", "−20"):
        assert filled(game, f"4 5 {minus} | 0 0 | 0 0").scorepad()[0].details["bonus"] == -20


def test_a_result_that_no_game_could_come_to_is_refused() -> None:
    game = sheet(3, dealing="bedtime")
    assert impossible(game, (500, 10, 10))[0] == "score"
    assert impossible(game, (15, 10, 10))[0] == "never"
    assert [one.place for one in game.rules.possible(3, game.options, (30, 10, 10))] == [1, 2, 2]


@pytest.mark.parametrize(
    ("words", "is_right"),
    [
        ("1 1 20 | 0 0 0 | 0 0 0", True),  # a mermaid taken by a pirate
        ("1 1 80 | 0 0 20 | 0 0 0", True),
        ("1 1 80 | 0 0 0 | 0 0 0", False),
        ("1 1 0 | 0 0 20 | 0 0 0", False),
        ("1 1 100 | 0 0 20 | 0 0 20", True),
        ("1 1 100 | 0 0 40 | 0 0 0", True),
        ("1 1 20 | 0 0 20 | 0 0 20", False),
        ("1 1 20 | 0 0 20 | 1 0 0", True),
        ("0 1 0 | 0 0 20 | 1 0 0", False),
    ],
)
def test_an_alliance_has_two_sides(words: str, is_right: bool) -> None:
    """One trick of three holds 60 points; each of two alliances brings 20 to both who met their bids."""
    game = sheet(loot=True)
    if is_right:
        filled(game, words)
    else:
        assert refused(game, words)[0] == "ally_missing"


def begun(game: PaperGame, *seats: str) -> PaperGame:
    """The round as it is tapped: `2 1` a seat, then the names of its bonus."""
    keys = ("bid", "tricks", "bonus")
    return game.begin([dict(zip(keys, seat.split(), strict=False)) for seat in seats])


def named(game: PaperGame, seat: int) -> dict[str, int]:
    return {name: part.points for name, part in game.parts(seat).items()}


def test_a_bonus_is_named_by_what_one_took_and_written_in_points() -> None:
    game = begun(sheet(rounds=2), "1 1 K14+M1", "0 0", "0 0")
    assert game.begun == "begun bid 1 tricks 1 bonus K14+M1 | bid 0 tricks 0 | bid 0 tricks 0"
    assert game.write([{}, {}, {}]).startswith("bid 1 tricks 1 bonus 40 | bid 0 tricks 0 bonus 0")
    typed = game.write([{"bonus": "10+10"}, {}, {}])
    assert typed.startswith("bid 1 tricks 1 bonus 20"), "what is typed takes its place"


def test_a_14_is_10_or_20_a_mermaid_20_a_pirate_30_and_the_skull_king_40() -> None:
    names = named(begun(sheet(3), "1 1", "0 0", "0 0"), 0)
    assert names == {
        "Y14": 10,
        "G14": 10,
        "U14": 10,
        "K14": 20,
        "M1": 20,
        "M2": 20,
        "SK": 40,
        "P1": 30,
        "P2": 60,
    }


def test_there_is_nothing_to_name_without_a_trick_or_with_a_bid_that_was_missed() -> None:
    game = begun(sheet(), "1 0", "0 1", "0 0")
    assert [named(game, seat) for seat in range(3)] == [{}, {}, {}]
    by_house = replace(game, house_rules=True)
    assert (named(by_house, 0), named(by_house, 1)["K14"]) == ({}, 20)


def test_what_another_has_taken_cannot_be_named_again() -> None:
    game = begun(sheet(dealing="swift"), "1 1 K14+M1", "1 1 P1", "0 3")
    assert named(game, 0).keys() == {"Y14", "G14", "U14", "K14", "M1", "M2"}, "the Skull King won his trick"
    assert named(game, 1).keys() == {"Y14", "G14", "U14", "M2", "SK", "P1", "P2"}


def test_an_alliance_is_named_by_both_who_met_their_bids_and_a_bet_is_won_or_lost() -> None:
    game = begun(sheet(dealing="swift", loot=True, powers=True), "0 0 L1", "3 3 L1+B20", "1 2")
    assert (named(game, 0), named(game, 2)) == ({"L1": 20, "L2": 20}, {}), "one bets alone"
    alone = begun(sheet(dealing="swift", powers=True), "0 0", "3 3", "1 2 B20")
    assert named(alone, 2) == {"B10": -10, "B20": -20}
    lines = game.add(game.write([{}, {}, {}])).scorepad()
    assert [line.score for line in lines] == [50 + 20, 60 + 20 + 20, -10]


def test_by_rascal_s_scoring_a_miss_by_one_keeps_half_of_what_was_taken() -> None:
    game = begun(sheet(dealing="swift", scoring="rascal"), "1 2 K14", "3 3", "0 0")
    assert named(game, 0)["P1"] == 15
    assert game.write([{}, {}, {}]).startswith("bid 1 tricks 2 bonus 10")


FOURTEENS = {"Y14": 10, "G14": 10, "U14": 10, "K14": 20}
Left = tuple[int, int, int, int, int]


@cache
def most_by_trying(hands: int, tricks: int, left: Left = (1, 6, 2, 3, 1)) -> int:
    """The most that one hand takes in these tricks, over all cards that can lie in each.

    Left are the Skull King, pirates with the Tigress, mermaids, coloured 14s and the black one.
    """
    if not tricks:
        return 0
    best = 0
    for cards in product(*(range(count + 1) for count in left)):
        king, pirates, mermaids, fourteens, black = cards
        if sum(cards) > hands:
            continue
        bonus = 10 * fourteens + 20 * black
        if king and mermaids:
            bonus += 40
        elif king:
            bonus += 30 * pirates
        elif pirates:
            bonus += 20 * mermaids
        after = tuple(had - laid for had, laid in zip(left, cards, strict=True))
        best = max(best, bonus + most_by_trying(hands, tricks - 1, cast("Left", after)))
    return best


def test_one_trick_holds_40_points_for_two_hands_and_200_for_eight() -> None:
    found = [most_by_trying(hands, 1) for hands in range(2, 9)]
    assert found == [40, 60, 90, 120, 150, 180, 200]


@pytest.mark.parametrize("hands", range(2, 9))
def test_the_bound_of_a_bonus_is_what_the_cards_allow(hands: int) -> None:
    for tricks in range(1, 6):
        most = most_by_trying(hands, tricks)
        game = sheet(hands, ghost=False, dealing="swift")
        others = " | ".join([f"{5 - tricks} {5 - tricks}", *["0 0"] * (hands - 2)])
        assert scores(game, f"{tricks} {tricks} {most} | {others}")[0] == 20 * tricks + most
        assert out_of_range(game, f"{tricks} {tricks} {most + 10} | {others}")["allowed"] == f"0–{most}"


def test_what_was_written_under_a_wider_bound_is_read_and_another_round_can_be_corrected() -> None:
    game = sheet()
    old = "bid 1 tricks 1 bonus 130 | bid 0 tricks 0 bonus 0 | bid 0 tricks 0 bonus 0"
    stored = replace(
        game, lines=(old, "bid 2 tricks 2 bonus 0 | bid 0 tricks 0 bonus 0 | bid 0 tricks 0 bonus 0")
    )
    assert stored.scorepad()[0].score == 150
    assert stored.correct(2, stored.read("0 0 | 2 2 | 0 0", 2)).scorepad()[-3].total == 170
    assert stored.correct(1, stored.read("1 1 60 | 0 0 | 0 0", 1)).scorepad()[0].score == 80
