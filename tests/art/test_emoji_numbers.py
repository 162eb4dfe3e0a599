"""An emoji has a name for what is drawn and the number of its drawing: another drawing, another name."""

import pytest

from bot.art import ink
from bot.art.emoji_names import card_of, drawings, name_of
from bot.art.emojis import digest
from bot.art.symbols import SYMBOLS
from bot.presenters.picture import Face
from bot.registry import ENTRIES
from tools.emoji_numbers import numbered

FACES = {face for entry in ENTRIES for face in entry.presenter.emojis.values()}
STAR = Face("star", "gold", "5")


def test_what_is_drawn_otherwise_has_another_number() -> None:
    """If it fails after a figure was drawn anew: `python -m tools.emoji_numbers` raises the numbers."""
    unnumbered = {name_of(face) for face in FACES if drawings()[card_of(face)].digest != digest(face)}
    assert unnumbered == set()
    assert drawings().keys() == {card_of(face) for face in FACES}, "and nothing is numbered that is not drawn"


def test_a_name_is_what_is_drawn_and_a_number() -> None:
    number = drawings()[card_of(STAR)].number
    assert name_of(STAR) == f"pt_star_gold_5_{number}"
    assert name_of(Face("pirate", "red", dark=True, second="wheel")).startswith("pt_pirate_red_d_wheel_")


@pytest.mark.parametrize("kind", ["outline", "pen"])
def test_a_figure_that_is_drawn_anew_raises_the_number_of_each_card_that_shows_it(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "outline":
        redrawn = {**SYMBOLS, "star": SYMBOLS["heart"]}
        monkeypatch.setattr("bot.art.emojis.SYMBOLS", redrawn)
    else:
        monkeypatch.setattr("bot.art.emojis.OUTLINE", ink.OUTLINE + 1)
    raised = {card for card, drawing in numbered() if drawing.number == drawings()[card].number + 1}
    stars = {card for card in drawings() if card.split("_")[0] == "star"}
    assert len(stars) > 10
    assert raised == (stars if kind == "outline" else set(drawings()))
