"""Playa Pirata with real cards: hands on the scorepad, and treasures that no deck has."""

import pytest

from bot.games.playapirata.paper import canonical
from tests.games.paper_fields import blank, filled, impossible, refused

NOTHING = "- 0 0"


def scores(words: str, players: int = 2, *, specials: bool = False) -> list[int]:
    sheet = filled(blank("playapirata", players, specials=specials), words)
    return [line.score for line in sheet.scorepad()]


def test_a_skull_3_6_the_towel_treasure_at_its_most_and_four_towels_left_are_21() -> None:
    assert scores(f"TS,T3,T6,TT:4 4 0 | {NOTHING}")[0] == 21


def test_with_one_more_skull_they_are_31() -> None:
    assert scores(f"TS,TS,T3,T6,TT:4 4 0 | {NOTHING}")[0] == 31


@pytest.mark.parametrize(("skulls", "points"), [(1, 0), (2, 10), (3, 18), (4, 18)])
def test_skulls_count_together(skulls: int, points: int) -> None:
    assert scores(f"{','.join(['S'] * skulls)} 0 0 | {NOTHING}")[0] == points


@pytest.mark.parametrize(("towels", "points"), [(1, 2), (3, 6), (4, 8), (7, 8)])
def test_the_towel_treasure_brings_2_for_each_towel_on_it_and_8_at_most(towels: int, points: int) -> None:
    assert scores(f"TT:{towels} 0 0 | {NOTHING}")[0] == points


def test_an_umbrella_put_away_is_1_point() -> None:
    assert scores(f"T7 2 1 | {NOTHING}")[0] == 10


def test_points_of_a_special_card_are_added() -> None:
    assert scores("T3 4 0 8 | T5,T5 0 0 3", specials=True) == [15, 13]


def test_a_tie_goes_to_the_highest_single_hand() -> None:
    sheet = filled(blank("playapirata", 2), "T7 0 0 | T5 0 0", "T5 0 0 | T7 0 0")
    assert sheet.result() == ((0, 1, 12), (1, 1, 12))
    sheet = filled(blank("playapirata", 2), "T7 0 0 | T5,T3 0 0", "T6,T3 0 0 | T4,T4 0 0")
    assert sheet.result() == ((0, 1, 16), (1, 2, 16))


@pytest.mark.parametrize(("hands", "count"), [("match", 3), ("one", 1), ("two", 2)])
def test_there_are_as_many_hands_as_the_option_says(hands: str, count: int) -> None:
    sheet = blank("playapirata", 3, hands=hands)
    for _ in range(count):
        assert sheet.result() is None
        sheet = filled(sheet, "T7 0 0 | T5 0 0 | T4 0 0")
    assert sheet.result() == ((0, 1, 7 * count), (1, 2, 5 * count), (2, 3, 4 * count))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("TT:4 T6 ts T3", "T3,T6,TS,TT:4"),
        ("6+3+s+t4", "T3,T4,T6,TS"),
        ("tt02", "TT:2"),
        ("7, 7,tt2", "T7,T7,TT:2"),
        ("s s s", "TS,TS,TS"),
    ],
)
def test_treasures_are_read_by_kind_in_any_order(words: str, meant: str) -> None:
    assert canonical(words) == meant


@pytest.mark.parametrize("words", ["", "-", ",", "+ ,"])
def test_who_took_no_treasure_leaves_the_field_empty(words: str) -> None:
    sheet = blank("playapirata", 2)
    line = sheet.write([{"treasures": words}, {}])
    assert line == sheet.read("- | -")
    assert line.startswith("treasures - towels 0 umbrella 0 | ")


@pytest.mark.parametrize(
    "words", ["T2", "T8", "TT", "TT:0", "TT:x", "T77", "TS:2", "TT:49", "gold", "T", "-1"]
)
def test_what_names_no_treasure_is_refused(words: str) -> None:
    code, facts = refused(blank("playapirata", 2), f"treasures {words} | {NOTHING}")
    assert (code, facts["seat"], facts["field"]) == ("pad_value", 0, "treasures")


@pytest.mark.parametrize(
    ("words", "treasure", "most"),
    [
        ("7 7 | 7", "T7", 2),
        ("s s s | s s", "TS", 4),
        ("tt1 | tt2", "TT", 1),
    ],
)
def test_no_treasure_is_there_more_often_than_in_the_deck(words: str, treasure: str, most: int) -> None:
    first, second = words.split(" | ")
    code, facts = refused(blank("playapirata", 2), f"treasures {first} | treasures {second}")
    assert (code, facts["treasure"], facts["most"]) == ("treasure_too_often", treasure, most)


def test_with_two_players_11_treasures_are_buried() -> None:
    words = "treasures 7 7 6 6 5 5 | treasures 4 4 3 3 s s"
    assert refused(blank("playapirata", 2), words) == ("treasures_buried", {"count": 12, "most": 11})
    assert filled(blank("playapirata", 3), f"{words} | treasures -").scorepad()


@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 6), (4, 7)])
def test_who_can_lay_a_towel_must_so_that_few_are_left(players: int, most: int) -> None:
    others = " | -" * (players - 1)
    assert filled(blank("playapirata", players), f"- {most}{others}").scorepad()[0].score == most
    assert refused(blank("playapirata", players), f"- {most + 1}{others}")[0] == "pad_value"
    assert filled(blank("playapirata", players, specials=True), f"- {most + 1}{others}").scorepad()


def test_castle_skeleton_and_wave_can_each_bring_points() -> None:
    words = "s,7,7 0 0 3 | s 0 0 3 | 6 1 0 2"
    assert scores(words, 3, specials=True) == [17, 3, 9]


def test_without_special_cards_there_is_no_field_for_them() -> None:
    assert [field.key for field in blank("playapirata", 2).fields()] == ["treasures", "towels", "umbrella"]
    assert refused(blank("playapirata", 2), "7 0 0 3 | -")[0] == "pad_too_much"


def test_the_details_are_those_of_the_games_own_scorepad() -> None:
    first, second = filled(blank("playapirata", 2), "7,s 2 1 | 7,tt3 0 0").scorepad()
    assert first.details == {
        "treasures": ("T7a", "TS1"),
        "treasure_points": 7,
        "towels": 2,
        "umbrella": 1,
        "special": None,
        "special_points": 0,
    }
    assert second.details["treasures"] == ("T7b", "TT")


def test_no_hand_brings_more_than_the_best_treasures() -> None:
    """Alone, of the 11: three skulls 18, the towel treasure 8, 7 7 6 6 5 5 4; one towel and the umbrella."""
    sheet = blank("playapirata", 2, hands="one")
    assert impossible(sheet, [69, 0]) == ("score", {"seat": 0, "score": 69, "least": 0, "most": 68})
    assert impossible(sheet, [-1, 0])[0] == "score"
    assert sheet.rules.possible(2, sheet.options, [10, 68]) == ((1, 1, 68), (0, 2, 10))
    assert impossible(sheet, [60, 60])[0] == "together"


def test_of_several_hands_the_places_may_part_equal_totals_of_one_not() -> None:
    match, one = blank("playapirata", 2), blank("playapirata", 2, hands="one")
    assert match.rules.possible(2, match.options, [30, 30], [2, 1]) == ((1, 1, 30), (0, 2, 30))
    assert match.rules.possible(2, match.options, [30, 30]) == ((0, 1, 30), (1, 1, 30))
    assert impossible(one, [30, 30], 2, 1)[0] == "places"
    assert impossible(match, [31, 30], 2, 1)[0] == "places"
