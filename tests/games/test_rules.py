"""Options that go together, and what depends on them."""

from dataclasses import replace

import pytest

from bot.games.contract import IllegalMove, Option, Options, OptionValue, Rules, Variant

RULES = Rules(
    "game",
    1,
    2,
    4,
    (
        Option("edition", ("old", "new"), "old", unsaid_with={}),
        Option("rounds", (1, 2, 3), 3, goes_with={"edition": "old"}),
        Option("powers", (False, True), False, goes_with={"edition": "new"}),
        Option("count", ("a", "b"), "a", goes_with={"edition": "new"}),
        Option("bonus", (False, True), False, goes_with={"edition": "new", "count": "b"}),
        Option("house", (False, True), False, by_host=False),
    ),
    deck={"cards": 5},
    variants=(Variant({"edition": "new"}, 6, {"cards": 7}),),
)
NEW: Options = {"edition": "new"}


def test_an_option_that_goes_unsaid_is_not_among_complete_ones_at_its_default() -> None:
    assert RULES.complete({}) == RULES.complete({"edition": "old"}) == {"rounds": 3, "house": False}


def test_an_option_may_go_unsaid_with_some_values_of_others_alone() -> None:
    rules = replace(RULES, options=(RULES.options[0], Option("rounds", (1, 2, 3), 3, unsaid_with=NEW)))
    assert rules.complete({}) == {"rounds": 3}
    assert rules.complete(NEW) == NEW
    assert rules.complete({**NEW, "rounds": 2}) == {**NEW, "rounds": 2}


def test_options_that_do_not_go_with_the_others_are_not_among_complete_ones() -> None:
    assert RULES.complete(NEW) == {"edition": "new", "powers": False, "count": "a", "house": False}
    assert "bonus" in RULES.complete({**NEW, "count": "b"})


@pytest.mark.parametrize(
    ("chosen", "option", "other", "needed"),
    [
        ({"powers": True}, "powers", "edition", "new"),
        ({**NEW, "rounds": 1}, "rounds", "edition", "old"),
        ({**NEW, "bonus": True}, "bonus", "count", "b"),
    ],
)
def test_an_option_that_does_not_go_with_another_is_refused_and_told_what_it_needs(
    chosen: Options, option: str, other: str, needed: OptionValue
) -> None:
    with pytest.raises(IllegalMove) as error:
        RULES.complete(chosen)
    assert error.value.code == "options_apart"
    assert error.value.facts == {"game": "game", "option": option, "other": other, "needed": needed}


def test_the_default_of_an_option_that_does_not_go_with_the_others_is_not_missed() -> None:
    assert RULES.complete({**NEW, "rounds": 3}) == RULES.complete(NEW)


def test_what_does_not_go_with_a_change_has_no_say_any_more() -> None:
    options = RULES.complete({**NEW, "count": "b", "bonus": True, "powers": True})
    assert RULES.changed(options, {"count": "a"}) == RULES.complete({**NEW, "powers": True})
    assert RULES.changed(options, {"edition": "old"}) == RULES.complete({})
    with pytest.raises(IllegalMove, match="options_apart"):
        RULES.changed(RULES.complete({}), {"powers": True})


def test_options_of_a_table_from_before_they_came_have_their_defaults() -> None:
    assert RULES.value({"rounds": 2}, "edition") == "old"
    assert [(one.name, value) for one, value in RULES.offered({"rounds": 2})] == [
        ("edition", "old"),
        ("rounds", 2),
    ]


def test_the_host_is_offered_what_goes_with_the_others_and_is_theirs_to_choose() -> None:
    offered = [option.name for option, _ in RULES.offered(RULES.complete({**NEW, "count": "b"}))]
    assert offered == ["edition", "powers", "count", "bonus"]


def test_how_many_may_play_and_the_deck_depend_on_the_options() -> None:
    assert (RULES.most_players({}), RULES.most_players(NEW), RULES.most_players_ever) == (4, 6, 6)
    assert (RULES.deck_with({}), RULES.deck_with(NEW)) == ({"cards": 5}, {"cards": 7})


def test_more_players_than_the_defaults_take_are_given_options_that_take_them() -> None:
    assert RULES.options_for(4) == RULES.complete({})
    assert RULES.options_for(5) == RULES.complete(NEW)
