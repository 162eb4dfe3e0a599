"""How well drawn cards are read: sizes and contrast, measured on the pictures, as all eyes see them.

https://www.w3.org/TR/WCAG21/#contrast-minimum
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from PIL import Image, ImageDraw

from bot.art.cards import TABLE, back, card, place
from bot.art.charts import line_colour
from bot.art.composing import compose
from bot.art.measure import FELT, PANEL, token
from bot.art.rows import in_rows
from bot.art.sheets import WON
from bot.presenters.picture import (
    Beach,
    Beside,
    BesideRow,
    Caption,
    Card,
    Cards,
    Course,
    Cover,
    Face,
    Ledger,
    LedgerRow,
    Legend,
    Mark,
    Picture,
    Pile,
    Portrait,
    Result,
    SeatLine,
    Seats,
    Spot,
)
from bot.presenters.playapirata.pictures import face as playapirata
from bot.presenters.skullking.pictures import face as skullking
from bot.texts.catalog import speaker
from tests.art.colour_blind import EYES, seen_with
from tests.art.test_bad_input import EIGHT, podium, seats, sheet, trick
from tests.art.test_cards import FACES
from tests.entries import GAMES, PICTURES

Pixel = Sequence[float]

TEXT, MARK = 4.5, 3.0
WIDTHS = (58, 96, 174)
"""Of a small card, of one of seven, and of one alone."""
SMALLEST = 26
"""Pixels of a digit that decides something, in a file of 760: ten on a phone."""
WRITTEN, DRAWN = 0.04, 0.03
"""How much of the room of a text or a mark it fills at least."""
NAMED = 0.3
"""The lowest part of a special card, where its name stands."""


def seen(image: Image.Image) -> Iterator[tuple[str, Image.Image]]:
    flat = image.convert("RGB")
    yield "all", flat
    for name, eyes in EYES.items():
        yield name, seen_with(eyes, flat)


def luminance(pixel: Pixel) -> float:
    linear = [(c / 255 / 12.92) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in pixel]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Pixel, other: Pixel) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def within(image: Image.Image, top: float, bottom: float) -> Image.Image:
    """A part of a card without its frame."""
    edge = image.width // 10
    high = image.height
    return image.crop((edge, max(edge, round(high * top)), image.width - edge, round(high * bottom)))


def colours(image: Image.Image) -> Mapping[Pixel, int]:
    """How many pixels of each colour there are."""
    return {tuple(pixel): count for count, pixel in image.getcolors(image.width * image.height) or ()}  # type: ignore[arg-type] # of an RGB image


def at(image: Image.Image, x: int, y: int) -> Pixel:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel


def share(image: Image.Image, least: float) -> float:
    """How much of a picture has so much contrast with its ground, which is at its left edge."""
    ground = at(image, 0, image.height // 2)
    clear = (count for pixel, count in colours(image).items() if contrast(pixel, ground) >= least)
    return sum(clear) / (image.width * image.height)


@pytest.mark.slow
@pytest.mark.parametrize("dim", [False, True])
@pytest.mark.parametrize("game", FACES)
def test_the_number_of_a_card_and_the_name_of_a_special_one_are_read_by_all_eyes(
    game: str, dim: bool
) -> None:
    for face in FACES[game]:
        drawn = card(face, 136, "Pirate", dim=dim)
        for eyes, image in seen(drawn):
            part = within(image, 0, 0.48) if face.number else within(image, 1 - NAMED, 0.95)
            assert share(part, TEXT) >= WRITTEN, (face, eyes)


@pytest.mark.slow
@pytest.mark.parametrize("dim", [False, True])
@pytest.mark.parametrize("game", FACES)
def test_the_figure_of_a_card_stands_out_for_all_eyes(game: str, dim: bool) -> None:
    for face in FACES[game]:
        for eyes, image in seen(card(face, 136, "Pirate", dim=dim)):
            part = within(image, 0.52, 0.97) if face.number else within(image, 0.05, 0.62)
            assert share(part, MARK) >= DRAWN, (face, eyes)


def digits(face: Face, width: int) -> tuple[int, int]:
    """How high the number of a card is drawn, and the card."""
    image = card(face, width).convert("RGB")
    part = within(image, 0, 0.5)
    ground = at(part, 0, part.height - 1)
    rows = [
        y
        for y in range(part.height)
        if any(contrast(at(part, x, y), ground) > MARK for x in range(part.width))
    ]
    return rows[-1] - rows[0] + 1, image.height


@pytest.mark.parametrize("width", WIDTHS)
def test_a_number_is_two_fifths_of_its_card_and_at_least_ten_pixels_on_a_phone(width: int) -> None:
    for code in ("Y1", "R14", "B10", "K13", "G8", "U12"):
        high, whole = digits(skullking(code), width)
        assert high >= 0.4 * whole
        assert high >= SMALLEST


@pytest.mark.parametrize("count", range(1, 22))
def test_no_card_stands_alone_on_a_last_line_and_few_are_large(count: int) -> None:
    width, row = in_rows(count, "large")
    last = count % row or row
    assert count == 1 or last > 1
    assert row - last <= -(-count // row) - 1, "rows are about equally long"
    assert width >= (190 if count <= 2 else 130 if count <= 5 else 96 if count <= 7 else 83)
    assert row * width >= (0.65 if count > 3 else 0) * 720


def test_eight_cards_are_one_row_and_ten_are_two() -> None:
    (width, row), (of_ten, row_of_ten) = in_rows(8, "large"), in_rows(10, "large")
    assert (row, row_of_ten) == (8, 5)
    assert width <= of_ten


def test_twelve_small_cards_are_one_row_whose_numbers_can_be_read() -> None:
    width, row = in_rows(12, "small")
    assert row == 12
    high, _ = digits(skullking("Y14"), width)
    assert high >= SMALLEST


@pytest.mark.parametrize("count", [0, 1, 5, 8, 20])
def test_a_hand_of_any_size_keeps_each_card_whole(count: int) -> None:
    image = compose(Picture((Cards((Card(skullking("Y14")),) * count, "Hand"),), ""))
    paper = (253, 247, 232)
    width, row = in_rows(count, "large")
    beside = (image.width - min(row, count) * (width + 8) + 8) // 2  # the cards, which are in the middle
    assert beside >= 20
    for y in range(image.height):
        for x in range(beside - 4):
            assert image.getpixel((x, y)) != paper
            assert image.getpixel((image.width - 1 - x, y)) != paper


LEGENDS = tuple(
    PICTURES[key].signs_picture(variant, speaker("en"))
    for key in PICTURES
    for variant in {"", *(one.name for one in GAMES[key].RULES.variants)}
)
MARKS = {
    (sign.drawn.symbol, sign.drawn.colour)
    for legend in LEGENDS
    for block in legend.blocks
    if isinstance(block, Legend)
    for sign in block.signs
    if isinstance(sign.drawn, Mark)
}
GAME_PICTURES = (
    Picture((trick(), seats(speaker("en"))), ""),
    Picture((sheet(4),), ""),
    Picture((podium(speaker("en")),), ""),
    Picture((Course(tuple((who, (0, who.seat * 100)) for who in EIGHT)),), ""),
    Picture((Cover("Skull King", (Card(skullking("SK"), name="Skull King"),)),), ""),
    Picture(
        (
            Portrait(EIGHT[6], "Owl · 12 games", "5", "wins"),
            Ledger((LedgerRow("Nemesis", EIGHT[6], ("ahead: 3 of 4",)), LedgerRow("Deals", "7"))),
            Beside(EIGHT[0], EIGHT[6], (BesideRow("Wins", "5", "3", 1),)),
            Result("Deal", "2 January", EIGHT[6], "bid 3, made 3", "+60", (True, False), ""),
            Caption("Skull King · 2 January"),
        ),
        "",
    ),
    Picture((Beach((Spot(7, playapirata("T7a"), playapirata("R3"), 24),)),), ""),
    Picture(
        (
            Pile((Card(skullking("Y14")),), 5, ("Any card",), "Draw pile"),
            Seats((SeatLine(EIGHT[0], cards=(Card(None, name="2"),)),), "hand", heads=(("final", 1),)),
        ),
        "",
    ),
    *LEGENDS,
)


SHEET = 1
"""Its darkest paper is that of whoever leads."""


@pytest.mark.parametrize("number", range(len(GAME_PICTURES)))
def test_all_that_is_written_in_a_picture_is_read_by_all_eyes(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs: set[tuple[str, Pixel, Pixel]] = set()
    text = ImageDraw.ImageDraw.text

    def noted(draw: ImageDraw.ImageDraw, xy: tuple[float, float], words: str, **more: Any) -> None:
        left, top, right, bottom = draw.textbbox(xy, words, font=more["font"], anchor=more["anchor"])
        under = draw._image.crop((round(left), round(top), round(right) + 1, round(bottom) + 1))
        # What has no ground of its own lies on the table, or on the paper of a sheet.
        whole = Image.new("RGBA", under.size, (*(WON if number == SHEET else TABLE), 255))
        whole.alpha_composite(under.convert("RGBA"))
        [(_, ground)] = sorted(whole.convert("RGB").getcolors(under.width * under.height) or [])[-1:]
        assert isinstance(ground, tuple)
        pairs.add((words, more["fill"][:3], ground))
        text(draw, xy, words, **more)

    card.cache_clear()
    back.cache_clear()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    compose(GAME_PICTURES[number])
    assert pairs
    for words, fill, ground in pairs:
        both = Image.new("RGB", (2, 1))
        both.putdata([fill, ground])
        for eyes, image in seen(both):
            assert contrast(at(image, 0, 0), at(image, 1, 0)) >= TEXT, (words, eyes)


@pytest.mark.parametrize("seat", range(8))
def test_the_line_of_each_player_stands_out_from_a_chart(seat: int) -> None:
    both = Image.new("RGB", (2, 1))
    both.putdata([line_colour(seat), PANEL])
    for eyes, image in seen(both):
        assert contrast(at(image, 0, 0), at(image, 1, 0)) >= MARK, eyes


@pytest.mark.parametrize(("symbol", "colour"), sorted(MARKS))
def test_the_signs_of_each_game_stand_out_on_their_discs(symbol: str, colour: str) -> None:
    drawn = Image.new("RGBA", (32, 32), (*PANEL, 255))
    drawn.alpha_composite(token(symbol, colour, 32))
    for eyes, image in seen(drawn):
        disc = at(image, 16, 2)
        assert contrast(disc, at(image, 0, 0)) >= MARK, "the disc on the line"
        inner = image.crop((5, 5, 27, 27))  # without the corners around the disc
        clear = sum(n for pixel, n in colours(inner).items() if contrast(pixel, disc) >= MARK)
        assert clear >= DRAWN * 32 * 32, eyes


@pytest.mark.parametrize("number", range(len(GAME_PICTURES)))
def test_a_picture_has_a_ground_of_its_own_on_dark_and_on_light_pages(number: int) -> None:
    assert compose(GAME_PICTURES[number]).mode == "RGB", "nothing is transparent"


@pytest.mark.parametrize("to_move", [False, True])
@pytest.mark.parametrize("ground", [FELT, PANEL])
def test_the_line_around_an_empty_place_stands_out_for_all_eyes(ground: Pixel, to_move: bool) -> None:
    drawn = place(96, to_move=to_move)
    table = Image.new("RGBA", drawn.size, (*ground, 255))
    table.alpha_composite(drawn)
    for eyes, image in seen(table):
        middle = at(image, 12, image.height // 2)
        assert max(contrast(pixel, middle) for pixel in colours(image)) >= MARK, eyes
