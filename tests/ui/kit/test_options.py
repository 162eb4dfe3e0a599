"""The selects in which a game's options are chosen: what goes together, and what an old post offers."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.contract import IllegalMove, Options
from bot.games.skullking import RULES
from bot.texts.catalog import LANGUAGES, speaker
from bot.texts.keys import rules_key
from bot.ui.kit.custom_id import ButtonId, CustomIdError
from bot.ui.kit.names import game_with_edition
from bot.ui.kit.options import chosen_options, option_selects

FIRST, OF_2021 = RULES.complete({}), RULES.complete({"edition": "2021"})
RASCAL = RULES.complete({"edition": "2021", "scoring": "rascal"})
ABOARD = RULES.complete(RULES.presets["all_aboard"])


def selects(options: Options, language: str = "en") -> Mapping[str, list[Any]]:
    made = option_selects(RULES, options, lambda name: ButtonId(1, "option", None, name), speaker(language))
    return {select.item.custom_id.rpartition(":")[2]: select.item.options for select in made}


def ticked_or_not(options: Options) -> list[str]:
    return [one.value for one in selects(options)["switches"]]


def pressed(options: Options, argument: str) -> Options:
    words = ButtonId(1, "option", None, argument).words
    return RULES.changed(options, chosen_options(RULES, options, words))


def test_the_first_edition_is_offered_its_rounds_and_the_other_edition() -> None:
    assert list(selects(FIRST)) == ["edition", "rounds", "preset"]


def test_that_of_2021_is_offered_what_it_has_and_yes_or_no_in_one_select() -> None:
    assert list(selects(OF_2021)) == ["edition", "dealing", "rounds", "scoring", "switches", "preset"]
    assert [one.value for one in selects(OF_2021)["switches"]] == [
        "kraken",
        "whale",
        "loot",
        "powers",
        "ghost",
    ]
    assert ticked_or_not(RASCAL)[0] == "cannonball"


def test_what_holds_now_is_ticked() -> None:
    found = selects(ABOARD)
    assert [one.value for one in found["preset"] if one.default] == ["all_aboard"]
    assert [one.value for one in found["switches"] if one.default] == [
        "kraken",
        "whale",
        "loot",
        "powers",
        "ghost",
    ]
    assert not [one for one in selects(FIRST)["preset"] if one.default]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_fits_into_a_select(language: str) -> None:
    for options in (FIRST, OF_2021, RASCAL, ABOARD):
        for choices in selects(options, language).values():
            assert 1 < len(choices) <= 25
            assert all(len(one.label) <= 100 and len(one.description or "") <= 100 for one in choices)


def test_a_preset_sets_every_option_but_the_length() -> None:
    assert pressed(FIRST, "preset all_aboard") == ABOARD
    swift = RULES.complete({**ABOARD, "dealing": "swift"})
    assert pressed(swift, "preset beginner") == {**OF_2021, "dealing": "swift"}
    assert [one.value for one in selects(swift)["preset"] if one.default] == ["all_aboard"]


def test_switches_are_on_where_they_are_ticked_and_off_where_not() -> None:
    assert pressed(OF_2021, "switches kraken ghost") == {**OF_2021, "kraken": True}
    assert pressed(ABOARD, "switches") == {**OF_2021, "ghost": False}


def test_an_edition_that_is_left_takes_its_options_along() -> None:
    assert pressed(ABOARD, "edition 0") == FIRST
    assert pressed(FIRST, "edition 1") == OF_2021


def test_a_choice_of_an_old_post_that_does_not_go_any_more_is_refused() -> None:
    with pytest.raises(IllegalMove, match="options_apart"):
        pressed(FIRST, "scoring 1")
    with pytest.raises(CustomIdError):
        pressed(FIRST, "switches kraken")
    for nonsense in ("preset all", "switches jokers", "jokers 1", "edition 7", ""):
        with pytest.raises(CustomIdError):
            pressed(OF_2021, nonsense)


def test_the_rules_in_short_are_those_of_the_edition() -> None:
    keys = [rules_key(RULES.key, RULES.variant_name(options)) for options in (FIRST, ABOARD)]
    assert keys == ["skullking-rules", "skullking-rules-2021"]


def test_an_edition_is_named_in_the_order_of_words_of_each_language() -> None:
    first = {language: game_with_edition(RULES, FIRST, speaker(language)) for language in LANGUAGES}
    assert first == {
        "en": "Skull King (first edition)",
        "de": "Skull King (erste Ausgabe)",
        "fr": "Skull King (première édition)",
        "it": "Skull King (prima edizione)",
        "es": "Skull King (primera edición)",
    }
    assert game_with_edition(RULES, OF_2021, speaker("de")) == "Skull King (Ausgabe von 2021)"
