"""The course of a game: a line a player in their seat's colour, with animal and name at its end."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.art.cards import contrast, tint
from bot.art.ink import Colour, plate
from bot.art.lettering import width_of, write
from bot.art.measure import FAINT, INNER, LIGHT, LINE, PANEL, READ, colour_of, write_player
from bot.art.symbols import COLOURS
from bot.presenters.picture import Course
from bot.texts.minus import with_minus

HIGH = 360
NAMES = 216
TICKS = 6  # at most
ROW = 42  # from one name to the next
TOP, BOTTOM = 28, 28
DASHED_FROM = 4  # seats whose colours not all eyes tell from an earlier one
DASH, SPACE = 16, 9


def course(block: Course) -> Image.Image:
    """A line per player over the rounds."""
    image = plate(INNER, HIGH, 12, PANEL).copy()
    every = [total for _, totals in block.lines for total in totals]
    shown = [0, *every] if block.from_zero else every
    ticks = _ticks(min(shown), max(shown))
    low, high = ticks[0], ticks[-1]
    rounds = max((len(totals) for _, totals in block.lines), default=1)
    left = 24 + max(width_of(with_minus(str(total)), READ, "Bold") for total in ticks)
    right = INNER - NAMES - 24

    def at(number: int, total: int) -> tuple[float, float]:
        x = left + (right - left) * (number / max(1, rounds - 1))
        return x, TOP + (HIGH - TOP - BOTTOM) * (high - total) / (high - low)

    draw = ImageDraw.Draw(image)
    for total in ticks:
        y = at(0, total)[1]
        draw.line((left, y, right, y), fill=LIGHT if total == 0 else LINE, width=4 if total == 0 else 2)
        colour, weight = (LIGHT, "Bold") if total == 0 else (FAINT, "Semibold")
        write(image, (left - 10, y), with_minus(str(total)), READ, colour, weight=weight, anchor="rm")
    for who, totals in block.lines:
        points = [at(place, total) for place, total in enumerate(totals)]
        for piece in _pieces(points, is_dashed=who.seat >= DASHED_FROM):
            draw.line(piece, fill=line_colour(who.seat), width=6, joint="curve")
    ends = [(at(len(totals) - 1, totals[-1])[1], who) for who, totals in block.lines if totals]
    ends.sort(key=lambda end: (end[0], end[1].seat))
    for y, (end, who) in zip(_apart([end for end, _ in ends]), ends, strict=True):
        draw.line((right, end, right + 14, y), fill=line_colour(who.seat), width=3)
        write_player(image, (right + 16, y), who, NAMES)
    return image


def line_colour(seat: int) -> Colour:
    """The seat's colour, so light that the line has 3 : 1 on the panel for all eyes."""
    colour = COLOURS[colour_of(seat)]
    share = 1.0
    while contrast(tint(colour, share, COLOURS["white"]), PANEL) < 4.0:
        share -= 0.05
    return tint(colour, share, COLOURS["white"])


def _ticks(low: int, high: int) -> Sequence[int]:
    """Round totals from below the lowest to above the highest, zero among them."""
    step = next(
        size * unit
        for unit in (10**power for power in range(9))
        for size in (1, 2, 5)
        if (high + size * unit - 1) // (size * unit) - low // (size * unit) <= TICKS - 1
    )
    first, last = low // step * step, -(-high // step) * step
    return range(first, max(last, first + step) + 1, step)


def _pieces(points: Sequence[tuple[float, float]], *, is_dashed: bool) -> Iterator[list[tuple[float, float]]]:
    if not is_dashed:
        yield [*points]
        return
    for (x, y), (far, further) in pairwise(points):
        length = max(1.0, ((far - x) ** 2 + (further - y) ** 2) ** 0.5)
        for start in range(0, round(length), DASH + SPACE):
            begin, end = start / length, min(1.0, (start + DASH) / length)
            yield [
                (x + (far - x) * begin, y + (further - y) * begin),
                (x + (far - x) * end, y + (further - y) * end),
            ]


def _apart(ends: Sequence[float]) -> Sequence[float]:
    """The places of names, so that none covers another: as near as possible to the ends of their lines."""
    row = min(ROW, (HIGH - 12) / max(1, len(ends)))
    placed: list[float] = []
    for number, end in enumerate(ends):
        least = placed[-1] + row if placed else row / 2 + 4
        most = HIGH - 6 - row * (len(ends) - number - 0.5)
        placed.append(min(max(end, least), most))
    return placed
