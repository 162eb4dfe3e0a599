"""The order of strength in the rules: what it says, in every game and edition."""

from io import BytesIO

import pytest
from PIL import Image

from bot.art import draw
from bot.presenters.picture import Picture
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import ENTRY_OF, PICTURES

ALT_LENGTH = 1024  # characters: Discord takes no longer text alternative

EDITIONS = [(key, "") for key in PICTURES] + [("skullking", "2021")]


def strength(key: str, variant: str = "", language: str = "en") -> Picture:
    return PICTURES[key].strength_picture(variant, speaker(language))


def test_every_variant_of_the_rules_is_tried_here() -> None:
    variants = [(key, one.name) for key in PICTURES for one in ENTRY_OF[key].rules.variants]
    assert {*EDITIONS} == {*((key, "") for key in PICTURES), *variants}


@pytest.mark.parametrize(
    ("key", "variant", "said"),
    [
        (
            "skullking",
            "",
            "From weak to strong: Escape < Yellow 1–13, Red 1–13, Blue 1–13 < Black 1–13"
            " < Mermaid < Pirate < Skull King. But in the same trick: Skull King < Mermaid."
            " As you choose: Scary Mary as a Pirate, Scary Mary as an Escape",
        ),
        (
            "skullking",
            "2021",
            "From weak to strong: Escape < Yellow 1–14, Green 1–14, Purple 1–14 < Black 1–14"
            " < Mermaid < Pirate < Skull King. But in the same trick: Skull King < Mermaid."
            " As you choose: Tigress as a Pirate, Tigress as an Escape."
            " Outside this order: Kraken, White Whale, Loot",
        ),
    ],
)
def test_skull_kings_order_is_that_of_the_rulebook_of_its_edition(key: str, variant: str, said: str) -> None:
    assert strength(key, variant).alt == said


def test_the_other_games_tell_what_is_worth_more_or_goes_on_what() -> None:
    hollander = strength("hollander").alt
    assert "(1) < " in hollander
    assert "(11) < Captain (12)" in hollander
    assert "On any card but a 12: Mutiny, Island" in hollander
    assert "(10)" in strength("playapirata").alt, "points for two skulls"
    assert "(18)" in strength("playapirata").alt
    assert "(0–8)" in strength("playapirata").alt
    assert strength("corsari").alt.count(" < ") == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "variant"), EDITIONS)
def test_every_order_can_be_drawn_and_says_what_it_shows(key: str, variant: str, language: str) -> None:
    picture = strength(key, variant, language)
    assert 0 < len(picture.alt) < ALT_LENGTH
    data = draw(picture)
    assert len(data) <= 60 * 1024
    assert Image.open(BytesIO(data)).width <= 1000
