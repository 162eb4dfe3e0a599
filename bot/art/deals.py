"""A person's result in a deal, and the scores that others have made of it."""

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.art.ink import figure, plate
from bot.art.lettering import ELLIPSIS, fitted, name_of, width_of, writable, write
from bot.art.measure import (
    EDGE,
    FAINT,
    FELT,
    GOLD,
    INNER,
    LIGHT,
    LINE,
    PANEL,
    READ,
    animal,
    blank,
    put,
    token,
)
from bot.art.symbols import COLOURS
from bot.art.titles import title as heading_of
from bot.presenters.picture import Field, FieldBar, Result, Title

HEAD = 56
TITLE = 44
WHO = 136
TILE, BETWEEN = 72, 10
PAD = 18
ANIMAL = 100
NAME = 40
POINTS = 76

HIGH = 150  # of the highest bar
NUMBER, MARK = 36, 48  # above a bar
LABEL = 40  # a line below it


def result(block: Result) -> Image.Image:
    """The title and the day; below them the person, their score, and the tricks in rows."""
    in_row = (INNER - 2 * PAD + BETWEEN) // (TILE + BETWEEN)
    rows = -(-len(block.tricks) // in_row)
    high = WHO + rows * (TILE + BETWEEN) + PAD - BETWEEN
    image = blank(INNER, HEAD + high)
    day = writable(block.day)
    room = INNER - width_of(day, READ) - 24
    title = fitted(writable(block.title), room, TITLE, "Black")
    write(image, (2, HEAD / 2 - 4), title, TITLE, COLOURS["gold"], weight="Black")
    write(image, (INNER - 2, HEAD / 2 - 2), day, READ, FAINT, anchor="rm")
    put(image, plate(INNER, high, 28, FELT, (EDGE, 4.0)), 0, HEAD)
    _put_person(image, block)
    for number, is_taken in enumerate(block.tricks):
        row, column = divmod(number, in_row)
        at = PAD + column * (TILE + BETWEEN), HEAD + WHO + row * (TILE + BETWEEN)
        _put_tile(image, at, is_taken=is_taken)
    return image


def _put_person(image: Image.Image, block: Result) -> None:
    middle = HEAD + WHO / 2
    put(image, animal(block.who, ANIMAL), PAD, middle - ANIMAL / 2)
    write(image, (INNER - PAD - 4, middle), block.points, POINTS, GOLD, weight="Black", anchor="rm")
    left = PAD + ANIMAL + 20
    room = INNER - PAD - 24 - width_of(block.points, POINTS, "Black") - left
    name = fitted(name_of(block.who), room, NAME, "Bold")
    write(image, (left, middle - 24), name, NAME, LIGHT, weight="Bold")
    write(image, (left, middle + 24), fitted(writable(block.about), room, READ), READ, LIGHT)


def _put_tile(image: Image.Image, at: tuple[int, int], *, is_taken: bool) -> None:
    gold = COLOURS["gold"]
    put(image, plate(TILE, TILE, 12, gold if is_taken else PANEL, (LIGHT if is_taken else LINE, 3.0)), *at)
    if is_taken:
        size = TILE - 20
        put(image, figure("crown", size, COLOURS["paper"]), at[0] + 10, at[1] + 10)


def field(block: Field) -> Image.Image:
    """The sentence, and a bar with its number for each score, marked where people are."""
    heading = heading_of(Title(block.title))
    ground = heading.height + MARK + NUMBER + HIGH
    most, wide = max([1, *(bar.games for bar in block.bars)]), INNER / max(1, len(block.bars))
    labels = list(_labels(block.bars, round(wide) - 4))
    image = blank(INNER, ground + LABEL * max(map(len, labels), default=1))
    put(image, heading, 0, 0)
    for number, (bar, label) in enumerate(zip(block.bars, labels, strict=True)):
        _put_bar(image, bar, (number * wide, ground), wide, bar.games / most)
        ink = COLOURS["gold"] if bar.people else FAINT
        for line, text in enumerate(label):
            at = (number + 0.5) * wide, ground + LABEL * (line + 0.5)
            write(image, at, text, READ, ink, weight="Bold", anchor="mm")
    return image


def _labels(bars: Sequence[FieldBar], room: int) -> Iterator[Sequence[str]]:
    """The label of each bar: where not all fit in a line, the two ends of its scores in two."""
    texts = [writable(bar.label) for bar in bars]
    is_whole = all(width_of(text, READ, "Bold") <= room for text in texts)
    for text in texts:
        low, dots, high = text.partition(ELLIPSIS)
        lines = [text] if is_whole or not high else [low + dots, high]
        yield [fitted(line, room, READ, "Bold") for line in lines]


def _put_bar(image: Image.Image, bar: FieldBar, at: tuple[float, float], wide: float, share: float) -> None:
    left, ground = at
    middle = left + wide / 2
    high = max(6, round(HIGH * share))
    colour = COLOURS["gold"] if bar.people else LINE
    put(image, plate(max(8, round(wide) - 12), high, 6, colour), left + 6, ground - high)
    above = ground - high - NUMBER
    if bar.games:
        write(image, (middle, above + NUMBER / 2), str(bar.games), READ, LIGHT, anchor="mm")
    if bar.people:
        size = MARK - 8
        count = f"×{bar.people}" if bar.people > 1 else ""
        start = middle - (size + width_of(count, READ, "Bold")) / 2
        put(image, token("sun", "gold", size), start, above - size - 4)
        write(image, (start + size, above - size / 2 - 4), count, READ, LIGHT, weight="Bold")
