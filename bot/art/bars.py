"""Standings: a line per player with a bar per round."""

from fractions import Fraction

from PIL import Image, ImageDraw

from bot.art.ink import plate
from bot.art.lettering import write
from bot.art.measure import FAINT, INNER, LIGHT, LINE, PANEL, READ, blank, put, write_player
from bot.art.symbols import COLOURS
from bot.presenters.picture import Bar, BarLine, Bars

HIGH = 52
BETWEEN = 5
HEAD = 40
RANK = 52
NAME = 264
POINTS = 124
WIDEST = 30
GAP = 4
STRIKE, STRUCK = 3, COLOURS["red"]
ROOM = HIGH - 12  # pixels between the highest and the lowest bar


def bars(block: Bars) -> Image.Image:
    """The lines, below the numbers of the first and the last round."""
    values = [bar.value for line in block.lines for bar in line.bars if bar is not None]
    span = min([Fraction(0), *values]), max([Fraction(1), *values])
    image = blank(INNER, HEAD + (HIGH + BETWEEN) * len(block.lines) - BETWEEN)
    for number in {0, len(block.rounds) - 1} if block.rounds else ():
        at = _left(number, len(block.rounds)) + _width(len(block.rounds)) / 2
        write(image, (at, HEAD / 2), block.rounds[number], READ, FAINT, anchor="mm")
    for number, line in enumerate(block.lines):
        put(image, _line(line, span), 0, HEAD + number * (HIGH + BETWEEN))
    return image


def _line(line: BarLine, span: tuple[Fraction, Fraction]) -> Image.Image:
    image = plate(INNER, HIGH, 10, PANEL).copy()
    write(image, (RANK - 10, HIGH / 2), line.rank, READ, FAINT, anchor="rm")
    write_player(image, (RANK, HIGH / 2), line.who, NAME)
    write(image, (INNER - 12, HIGH / 2), line.points, READ, LIGHT, weight="Bold", anchor="rm")
    rounds, zero = len(line.bars), _at(Fraction(0), span)
    if rounds:
        end = _left(rounds - 1, rounds) + _width(rounds)
        ImageDraw.Draw(image).line((_left(0, rounds), zero, end, zero), fill=LINE, width=2)
    for number, bar in enumerate(line.bars):
        if bar is not None:
            _draw(image, bar, _left(number, rounds), _width(rounds), span)
    return image


def _draw(image: Image.Image, bar: Bar, left: float, width: float, span: tuple[Fraction, Fraction]) -> None:
    zero, end = _at(Fraction(0), span), _at(bar.value, span)
    draw = ImageDraw.Draw(image)
    colour = FAINT if bar.dropped else COLOURS["gold" if bar.value >= 0 else "orange"]
    if bar.value == 0:
        middle = left + width / 2
        draw.ellipse((middle - 4, zero - 4, middle + 4, zero + 4), fill=colour)
    else:
        box = (left, min(zero, end), left + width, max(zero, end))
        draw.rectangle(box, fill=None if bar.hollow else colour, outline=colour, width=3)
    if bar.dropped:
        middle = (zero + end) / 2
        draw.line((left - STRIKE, middle, left + width + STRIKE, middle), fill=STRUCK, width=STRIKE)


def _at(value: Fraction, span: tuple[Fraction, Fraction]) -> float:
    low, high = span
    return 6 + ROOM * float((high - value) / (high - low))


def _width(rounds: int) -> float:
    return min(WIDEST, (INNER - RANK - NAME - POINTS - 2 * GAP) / max(1, rounds) - GAP)


def _left(number: int, rounds: int) -> float:
    return RANK + NAME + GAP + number * (_width(rounds) + GAP)
