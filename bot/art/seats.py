"""The players, one or two on a line: whose turn it is, what they bid and won, their cards, their points."""

from collections.abc import Sequence, Set

from PIL import Image, ImageDraw

from bot.art.cards import HEIGHT, place
from bot.art.ink import figure, plate
from bot.art.lettering import fitted, width_of, writable, write
from bot.art.measure import (
    FAINT,
    INNER,
    LIGHT,
    PANEL,
    READ,
    animal,
    blank,
    put,
    token,
    width_with_animal,
    write_player,
)
from bot.art.rows import face_of
from bot.art.symbols import COLOURS
from bot.presenters.picture import Card, Mark, SeatLine, Seats, Who

HIGH = 44
CARD = 48
BETWEEN = 5
ARROW = 26
LEFT = 38  # where names begin, after the arrow
NAME = 236  # the widest name beside bids, with its animal
HEAD = 36
PIP = 18
LEAST_ALLY, ALLY = 70, 110  # the narrowest and the widest name beside a mark
MARK = 32
SIGN = MARK + 6  # a mark with its gap
BIDS = LEFT + NAME + 14
TWO_DIGITS = 52  # the room of a number beside a mark, where cards are below heads
APART = 14  # pixels between cards of two heads
HALF_LEFT, HALF_CARD = 34, 40  # of two players on a line: where names and cards begin, and how wide a card is
LEAST_NAME = 110  # the narrowest room for a name with its animal, which stands alone in less


def seats(block: Seats) -> Image.Image:
    """The heads, then the lines, two side by side if they are to be, or are short and no name is cut."""
    half = (INNER - BETWEEN) // 2
    if block.narrow:
        return _two_by_two(block, half)
    is_long = any(
        _is_long(line) or _name_room(line, half) < width_with_animal(line.who, READ) for line in block.lines
    )
    if not is_long:
        return _two_by_two(block, half)
    spans = tuple(span for _, span in block.heads)
    drawn = [_line(line, INNER, spans) for line in block.lines]
    top = HEAD if block.bids or block.points or block.heads else 0
    image = blank(INNER, top + sum(line.height + BETWEEN for line in drawn) - BETWEEN)
    if block.bids:
        write(image, (BIDS, HEAD / 2 - 2), writable(block.bids), READ, FAINT)
    for (head, _), x in zip(block.heads, _starts(spans), strict=False):
        write(image, (x, HEAD / 2 - 2), writable(head), READ, FAINT)
    if block.points:
        write(image, (INNER - 12, HEAD / 2 - 2), writable(block.points), READ, FAINT, anchor="rm")
    for line in drawn:
        put(image, line, 0, top)
        top += line.height + BETWEEN
    return image


def _two_by_two(block: Seats, wide: int) -> Image.Image:
    """Two players on a line, their cards below their names."""
    points = max((width_of(line.points, READ, "Bold") for line in block.lines), default=0)
    spans = tuple(span for _, span in block.heads)
    starts = _half_starts(spans)
    pairs = [block.lines[at : at + 2] for at in range(0, len(block.lines), 2)]
    rows = [[_half_line(line, wide, _half_height(pair), points, spans) for line in pair] for pair in pairs]
    heads = [(writable(head), x, "lm") for (head, _), x in zip(block.heads, starts, strict=False)]
    head_of_points, right = writable(block.points), wide - 12
    if block.points:
        heads.append((head_of_points, right, "rm"))
    if block.bids and not block.heads:
        heads.append((writable(block.bids), right - max(points, width_of(head_of_points, READ)) - 14, "rm"))
    top = HEAD if heads else 0
    image = blank(INNER, top + sum(row[0].height + BETWEEN for row in rows) - BETWEEN)
    for column in range(min(2, len(block.lines))):
        for head, x, anchor in heads:
            at = (column * (wide + BETWEEN) + x, HEAD / 2 - 2)
            write(image, at, head, READ, FAINT, anchor=anchor)
    for row in rows:
        for column, line in enumerate(row):
            put(image, line, column * (wide + BETWEEN), top)
        top += row[0].height + BETWEEN
    return image


def _half_starts(spans: Sequence[int]) -> Sequence[int]:
    starts = [HALF_LEFT]
    for span in spans:
        starts.append(starts[-1] + span * (HALF_CARD + BETWEEN) + APART)
    return starts


def _half_height(lines: Sequence[SeatLine]) -> int:
    return HIGH + (round(HALF_CARD * HEIGHT) + 6 if any(line.cards for line in lines) else 0)


def _half_line(line: SeatLine, wide: int, height: int, points: int, spans: Sequence[int]) -> Image.Image:
    edge = (COLOURS["gold"], 3.0) if line.is_viewer else None
    image = plate(wide, height, 10, PANEL, edge).copy()
    middle, end = HIGH / 2, wide - 12
    if line.is_to_move:
        put(image, figure("turn", ARROW, COLOURS["gold"]), 6, middle - ARROW / 2)
    if line.points:
        write(image, (end, middle), line.points, READ, LIGHT, weight="Bold", anchor="rm")
        end -= points + 14
    if line.bid is not None:
        tally = f"{line.bid}/{line.won}"
        write(image, (end, middle), tally, READ, LIGHT, weight="Bold", anchor="rm")
        end -= width_of(tally, READ, "Bold") + 10
    x = _half_cards(image, line.cards, spans)
    if height > HIGH and not line.points and x + sum(map(_half_mark, line.marks)) <= wide:
        _half_marks(image, line.marks, (wide - 12, HIGH - 2 + HALF_CARD * HEIGHT / 2), x)
    else:
        end = _half_marks(image, line.marks, (end, middle), HALF_LEFT + HIGH)
    room = end - HALF_LEFT - 4
    if room >= min(LEAST_NAME, width_with_animal(line.who, READ)):
        write_player(image, (HALF_LEFT, middle), line.who, room, size=READ)
    else:
        put(image, animal(line.who, round(READ * 1.15)), HALF_LEFT, middle - READ * 1.15 / 2)
    return image


def _half_cards(image: Image.Image, cards: Sequence[Card | None], spans: Sequence[int]) -> int:
    """Puts cards below a name; returns where they end."""
    x = HALF_LEFT
    for at, one in enumerate(cards):
        x += APART if at in _first_of_next(spans) else 0
        put(image, place(HALF_CARD) if one is None else face_of(one, HALF_CARD), x, HIGH - 2)
        x += HALF_CARD + BETWEEN
    return x


def _half_mark(mark: Mark) -> int:
    """How wide a mark is with its text."""
    if isinstance(mark.text, Who):
        return 2 * SIGN + 2
    return SIGN + 2 + (width_of(mark.text, READ) + SIGN - MARK if mark.text else 0)


def _half_marks(image: Image.Image, marks: Sequence[Mark], at: tuple[int, float], least: int) -> int:
    """Puts as many marks as there is room for from the right; returns where they begin."""
    end, middle = at
    for mark in reversed(marks):
        left = end - _half_mark(mark)
        if left < least:
            break
        if isinstance(mark.text, Who):
            put(image, animal(mark.text, MARK), end - MARK, middle - MARK / 2)
        elif mark.text:
            write(image, (end, middle), mark.text, READ, LIGHT, anchor="rm")
        put(image, token(mark.symbol, mark.colour, MARK), left + SIGN + 2 - MARK, middle - MARK / 2)
        end = left
    return end


def _starts(spans: Sequence[int]) -> Sequence[int]:
    """Where the cards below each head begin."""
    starts = [BIDS + SIGN + TWO_DIGITS]
    for span in spans:
        starts.append(starts[-1] + span * (CARD + BETWEEN) + APART)
    return starts


def _first_of_next(spans: Sequence[int]) -> Set[int]:
    return {sum(spans[: number + 1]) for number in range(len(spans))}


def _is_long(line: SeatLine) -> bool:
    return line.bid is not None or len(line.marks) > 1 or bool(line.cards)


def _name_room(line: SeatLine, wide: int) -> int:
    signs = sum(SIGN + width_of(str(mark.text), READ) + 14 for mark in line.marks)
    points = width_of(line.points, READ, "Bold") + 14 if line.points else 0
    return wide - 12 - points - LEFT - 10 - signs


def _line(line: SeatLine, wide: int, spans: Sequence[int]) -> Image.Image:
    height = max(HIGH, round(CARD * HEIGHT) + 10 if line.cards else 0)
    edge = (COLOURS["gold"], 3.0) if line.is_viewer else None
    image = plate(wide, height, 10, PANEL, edge).copy()
    middle, end = height / 2, wide - 12
    if line.is_to_move:
        put(image, figure("turn", ARROW, COLOURS["gold"]), 8, middle - ARROW / 2)
    if line.points:
        write(image, (end, middle), line.points, READ, LIGHT, weight="Bold", anchor="rm")
        end -= width_of(line.points, READ, "Bold") + 14
    write_player(image, (LEFT, middle), line.who, NAME, size=READ)
    x: float = LEFT + NAME + 14
    if line.bid is not None:
        x = _pips(image, x, middle, line.won, line.bid)
    for mark in line.marks:
        if x + SIGN + (MARK if isinstance(mark.text, Who) else 0) > end:
            return image
        put(image, token(mark.symbol, mark.colour, MARK), x, middle - MARK / 2)
        x += SIGN + _write_beside(image, mark.text, (x + SIGN, middle), round(end - x - SIGN)) + 14
    x = max(x, _starts(spans)[0]) if spans else x
    for at, one in enumerate(line.cards):
        x += APART if at in _first_of_next(spans) else 0
        left = len(line.cards) - at
        if x + CARD > end - (width_of(f"+{left}", READ) + 6 if left > 1 else 0):
            write(image, (x, middle), f"+{left}", READ, FAINT)
            break
        put(image, place(CARD) if one is None else face_of(one, CARD), x, middle - CARD * HEIGHT / 2)
        x += CARD + BETWEEN
    return image


def _write_beside(image: Image.Image, text: Who | str, at: tuple[float, float], room: int) -> int:
    if isinstance(text, Who):
        if room < LEAST_ALLY:  # the animal alone
            put(image, animal(text, MARK), at[0] - 4, at[1] - MARK / 2)
            return MARK
        return write_player(image, at, text, min(room, ALLY), size=READ)
    words = fitted(text, max(0, room), READ)
    write(image, at, words, READ, LIGHT)
    return width_of(words, READ)


def _pips(image: Image.Image, x: float, middle: float, won: int, bid: int) -> float:
    text = f"{bid}/{won}"
    write(image, (x, middle), text, READ, LIGHT, weight="Bold")
    x += max(66, width_of(text, READ, "Bold") + 10)
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
