"""The players, a line each: whose turn it is, tricks won of the bid, their cards."""

from PIL import Image, ImageDraw

from bot.art.cards import HEIGHT
from bot.art.ink import figure, plate
from bot.art.lettering import width_of, write
from bot.art.measure import FAINT, INNER, LIGHT, LINE, PANEL, TEXT, blank, put, write_name
from bot.art.rows import face_of
from bot.art.symbols import COLOURS
from bot.presenters.picture import SeatLine, Seats

HIGH = 44
CARD = 38
BETWEEN = 5
ARROW = 24
NAME = 240
PIP = 20
SIGN = 34  # a mark with its gap


def seats(block: Seats) -> Image.Image:
    """The lines, two side by side if all are short."""
    columns = 1 if any(map(_is_long, block.lines)) else 2
    wide = (INNER - BETWEEN * (columns - 1)) // columns
    drawn = [_line(line, wide) for line in block.lines]
    rows = [drawn[at : at + columns] for at in range(0, len(drawn), columns)]
    heights = [max(line.height for line in row) for row in rows]
    image, top = blank(INNER, sum(heights) + BETWEEN * (len(rows) - 1)), 0
    for row, height in zip(rows, heights, strict=True):
        for column, line in enumerate(row):
            put(image, line, column * (wide + BETWEEN), top)
        top += height + BETWEEN
    return image


def _is_long(line: SeatLine) -> bool:
    return line.bid is not None or len(line.marks) > 1 or bool(line.cards)


def _line(line: SeatLine, wide: int) -> Image.Image:
    height = max(HIGH, round(CARD * HEIGHT) + 10 if line.cards else 0)
    edge = (COLOURS["gold"], 2.0) if line.is_viewer else None
    image = plate(wide, height, 10, PANEL, edge).copy()
    middle, end = height / 2, wide - 12
    if line.is_awaited:
        put(image, figure("turn", ARROW, COLOURS["gold"]), 8, middle - ARROW / 2)
    if line.points:
        write(image, (end, middle), line.points, TEXT, LIGHT, weight="Bold", anchor="rm")
        end -= width_of(line.points, TEXT, "Bold") + 14
    signs = sum(SIGN + width_of(mark.text, TEXT) + 14 for mark in line.marks)
    name = NAME if _is_long(line) else min(NAME, end - 56 - signs)
    write_name(image, (40, middle), line.who, name)
    x = 40.0 + name + 16
    if line.bid is not None:
        x = _pips(image, x, middle, line.won, line.bid)
    for mark in line.marks:
        if x + SIGN + width_of(mark.text, TEXT) > end:
            return image
        put(image, figure(mark.symbol, 30, COLOURS[mark.colour]), x, middle - 15)
        write(image, (x + SIGN, middle), mark.text, TEXT, LIGHT)
        x += SIGN + width_of(mark.text, TEXT) + 14
    for one in line.cards:
        if x + CARD > end:
            write(image, (x, middle), "…", TEXT, FAINT)
            break
        put(image, face_of(one, CARD), x, middle - CARD * HEIGHT / 2)
        x += CARD + 5
    return image


def _pips(image: Image.Image, x: float, middle: float, won: int, bid: int) -> float:
    text = f"{bid}/{won}"
    write(image, (x, middle), text, TEXT, LIGHT, weight="Bold")
    x += max(58, width_of(text, TEXT, "Bold") + 10)
    draw = ImageDraw.Draw(image)
    for pip in range(max(won, bid)):
        if pip >= bid:
            put(image, figure("diamond", PIP, COLOURS["red"]), x - 1, middle - PIP / 2)
        else:
            colour = COLOURS["gold"] if pip < won else PANEL
            edge = COLOURS["gold"] if pip < won else LIGHT
            dot = plate(PIP - 2, PIP - 2, PIP // 2 - 1, colour, (edge, 2.5))
            put(image, dot, x, middle - PIP / 2 + 1)
        x += PIP + 1
    if bid == 0 and won == 0:
        draw.line((x, middle, x + 12, middle), fill=LINE, width=3)
        x += 16
    return x + 8
