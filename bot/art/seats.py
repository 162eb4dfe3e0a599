"""The players, a line each: whose turn it is, what they bid and won, their cards, their points."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.art.cards import HEIGHT, place
from bot.art.ink import figure, plate
from bot.art.lettering import fitted, width_of, writable, write
from bot.art.measure import (
    FAINT,
    INNER,
    LIGHT,
    PANEL,
    SMALL,
    TEXT,
    animal,
    blank,
    put,
    token,
    width_with_animal,
    write_player,
)
from bot.art.rows import face_of
from bot.art.symbols import COLOURS
from bot.presenters.picture import SeatLine, Seats, Who

HIGH = 44
CARD = 48
BETWEEN = 5
ARROW = 26
LEFT = 38  # where names begin, after the arrow
NAME = 226  # the widest name beside bids, with its animal
HEAD = 28
PIP = 18
LEAST_ALLY, ALLY = 70, 110  # the narrowest and the widest name beside a mark
MARK = 32
SIGN = MARK + 6  # a mark with its gap
BIDS = LEFT + NAME + 14
TWO_DIGITS = 48  # the room of a number beside a mark, where cards are below heads
APART = 14  # pixels between cards of two heads


def seats(block: Seats) -> Image.Image:
    """The heads, then the lines, two side by side if all are short and no name is cut."""
    half = (INNER - BETWEEN) // 2
    is_long = any(
        _is_long(line) or _name_room(line, half) < width_with_animal(line.who) for line in block.lines
    )
    columns = 1 if is_long else 2
    wide = (INNER - BETWEEN * (columns - 1)) // columns
    spans = tuple(span for _, span in block.heads)
    drawn = [_line(line, wide, spans, is_long=is_long) for line in block.lines]
    rows = [drawn[at : at + columns] for at in range(0, len(drawn), columns)]
    heights = [max(line.height for line in row) for row in rows]
    top = HEAD if block.bids or block.points or block.heads else 0
    image = blank(INNER, top + sum(heights) + BETWEEN * (len(rows) - 1))
    if block.bids:
        write(image, (BIDS, HEAD / 2 - 2), writable(block.bids), SMALL, FAINT)
    for (head, _), x in zip(block.heads, _starts(spans), strict=False):
        write(image, (x, HEAD / 2 - 2), writable(head), SMALL, FAINT)
    if block.points:
        for column in range(columns):
            right = (column + 1) * (wide + BETWEEN) - BETWEEN - 12
            write(image, (right, HEAD / 2 - 2), writable(block.points), SMALL, FAINT, anchor="rm")
    for row, height in zip(rows, heights, strict=True):
        for column, line in enumerate(row):
            put(image, line, column * (wide + BETWEEN), top)
        top += height + BETWEEN
    return image


def _starts(spans: Sequence[int]) -> Sequence[int]:
    """Where the cards below each head begin."""
    starts = [BIDS + SIGN + TWO_DIGITS]
    for span in spans:
        starts.append(starts[-1] + span * (CARD + BETWEEN) + APART)
    return starts


def _is_long(line: SeatLine) -> bool:
    return line.bid is not None or len(line.marks) > 1 or bool(line.cards)


def _name_room(line: SeatLine, wide: int) -> int:
    signs = sum(SIGN + width_of(str(mark.text), TEXT) + 14 for mark in line.marks)
    points = width_of(line.points, TEXT, "Bold") + 14 if line.points else 0
    return wide - 12 - points - LEFT - 10 - signs


def _line(line: SeatLine, wide: int, spans: Sequence[int], *, is_long: bool) -> Image.Image:
    height = max(HIGH, round(CARD * HEIGHT) + 10 if line.cards else 0)
    edge = (COLOURS["gold"], 3.0) if line.is_viewer else None
    image = plate(wide, height, 10, PANEL, edge).copy()
    middle, end = height / 2, wide - 12
    if line.is_to_move:
        put(image, figure("turn", ARROW, COLOURS["gold"]), 8, middle - ARROW / 2)
    if line.points:
        write(image, (end, middle), line.points, TEXT, LIGHT, weight="Bold", anchor="rm")
        end -= width_of(line.points, TEXT, "Bold") + 14
    name = NAME if is_long else _name_room(line, wide)
    taken = write_player(image, (LEFT, middle), line.who, name)
    x: float = LEFT + (name if is_long else taken) + 14
    if line.bid is not None:
        x = _pips(image, x, middle, line.won, line.bid)
    for mark in line.marks:
        if x + SIGN + (MARK if isinstance(mark.text, Who) else 0) > end:
            return image
        put(image, token(mark.symbol, mark.colour, MARK), x, middle - MARK / 2)
        x += SIGN + _write_beside(image, mark.text, (x + SIGN, middle), round(end - x - SIGN)) + 14
    x = max(x, _starts(spans)[0]) if spans else x
    first_of_next = {sum(spans[: number + 1]) for number in range(len(spans))}
    for at, one in enumerate(line.cards):
        x += APART if at in first_of_next else 0
        left = len(line.cards) - at
        if x + CARD > end - (width_of(f"+{left}", TEXT) + 6 if left > 1 else 0):
            write(image, (x, middle), f"+{left}", TEXT, FAINT)
            break
        put(image, place(CARD) if one is None else face_of(one, CARD), x, middle - CARD * HEIGHT / 2)
        x += CARD + BETWEEN
    return image


def _write_beside(image: Image.Image, text: Who | str, at: tuple[float, float], room: int) -> int:
    if isinstance(text, Who):
        if room < LEAST_ALLY:  # the animal alone
            put(image, animal(text, MARK), at[0] - 4, at[1] - MARK / 2)
            return MARK
        return write_player(image, at, text, min(room, ALLY), size=SMALL)
    words = fitted(text, max(0, room), TEXT)
    write(image, at, words, TEXT, LIGHT)
    return width_of(words, TEXT)


def _pips(image: Image.Image, x: float, middle: float, won: int, bid: int) -> float:
    text = f"{bid}/{won}"
    write(image, (x, middle), text, TEXT, LIGHT, weight="Bold")
    x += max(58, width_of(text, TEXT, "Bold") + 10)
    draw = ImageDraw.Draw(image)
    for pip in range(max(won, bid)):
        if pip >= bid:
            put(image, figure("diamond", PIP + 2, COLOURS["orange"]), x - 1, middle - PIP / 2 - 1)
        elif pip < won:
            put(image, plate(PIP - 2, PIP - 2, PIP // 2 - 1, COLOURS["gold"]), x, middle - PIP / 2 + 1)
        else:
            box = (x + 1, middle - PIP / 2 + 2, x + PIP - 3, middle + PIP / 2 - 2)
            draw.ellipse(box, outline=LIGHT, width=3)
        x += PIP + 1
    return x + 8
