"""The animals of people: drawn for 24 pixels, told apart by shape, in colours that differ."""

from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from bot.art.charts import line_colour
from bot.art.ink import Colour, figure
from bot.art.measure import SEAT_COLOURS
from bot.art.symbols import COLOURS, SYMBOLS, animals, beach, crew, persons, signs, suits
from bot.model.animals import ANIMALS

ON_A_BUTTON = 24


def shape(name: str) -> Image.Image:
    """Where an animal is: its colour is the seat's."""
    return figure(name, ON_A_BUTTON, COLOURS["gold"]).getchannel("A").point(lambda value: 255 * (value > 127))


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of what either covers that only one of them does."""
    either = ImageStat.Stat(ImageChops.lighter(one, other)).sum[0]
    return float(ImageStat.Stat(ImageChops.difference(one, other)).sum[0] / either)


def test_there_are_at_least_32_animals_and_each_is_drawn() -> None:
    assert len(ANIMALS) >= 32
    assert {*ANIMALS} <= {*SYMBOLS}


def test_a_new_figure_takes_no_other_figures_name() -> None:
    kinds = (suits.SUITS, animals.ANIMALS, persons.PERSONS, crew.CREW, beach.BEACH, signs.SIGNS)
    assert sum(map(len, kinds)) == len(SYMBOLS)


def test_animals_differ_in_shape_at_24_pixels() -> None:
    shapes = {name: shape(name) for name in ANIMALS}
    alike = {
        pair: round(share, 2)
        for pair in combinations(ANIMALS, 2)
        if (share := differing(shapes[pair[0]], shapes[pair[1]])) < 0.1
    }
    assert alike == {}


def lab(colour: Colour) -> tuple[float, float, float]:
    """A colour in CIELAB, where the eye sees equal distances alike (CIE 15:2004)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def test_the_lines_of_eight_players_differ_on_a_chart() -> None:
    """Two colours that are beside each other are told apart at a distance of about 2.3."""
    lines = {SEAT_COLOURS[seat]: lab(line_colour(seat)) for seat in range(8)}
    near = {
        (one, other)
        for one, other in combinations(lines, 2)
        if sum((a - b) ** 2 for a, b in zip(lines[one], lines[other], strict=True)) ** 0.5 < 15
    }
    assert near == set()
