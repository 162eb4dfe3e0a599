"""A person's card: their animal and name, a ledger of figures, and two people side by side."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from PIL import Image

from bot.art.ink import figure, plate
from bot.art.lettering import fitted, name_of, width_of, writable, write
from bot.art.measure import (
    FAINT,
    FELT,
    GOLD,
    INNER,
    LIGHT,
    PANEL,
    READ,
    animal,
    blank,
    put,
    shrunk,
    width_with_animal,
    write_figure,
    write_player,
)
from bot.art.symbols import COLOURS
from bot.art.titles import PLAIN, joined, lines_of
from bot.presenters.picture import Beside, BesideRow, Ledger, LedgerRow, Portrait, Who

HEAD = 148
ANIMAL = 116
NAME, FIGURE = 52, 72
MOST_FIGURE = 260  # its width
LINE, NOTE, PAD = 44, 40, 14
APART = 6  # pixels between plates
INSET = 14
VALUE = 0.6  # of a plate's width, at most
ROW = 52
FIGURES = 150  # on each side of what they are
CROWN = 30  # beside the better of two figures
BESIDE_HEAD = 190


def portrait(block: Portrait) -> Image.Image:
    """The animal on the left, the name and a line about it, and the figure on the right."""
    image = plate(INNER, HEAD, 24, FELT).copy()
    put(image, animal(block.who, ANIMAL), 18, (HEAD - ANIMAL) / 2)
    left, end = 18 + ANIMAL + 20, INNER - 22
    if block.figure:
        text, unit = writable(block.figure), fitted(writable(block.unit), MOST_FIGURE, READ)
        end = write_figure(image, end, (58, 112), (text, unit), FIGURE, width=MOST_FIGURE)
    name = name_of(block.who)
    size = shrunk(name, end - left, NAME, "Black")
    write(image, (left, 52), fitted(name, end - left, size, "Black"), size, LIGHT, weight="Black")
    write(image, (left, 104), fitted(writable(block.about), end - left, READ), READ, LIGHT)
    return image


def ledger(block: Ledger) -> Image.Image:
    """A plate a row: its label, its value, and notes below; two without notes stand side by side."""
    drawn = [_plates(rows) for rows in _lines(block.rows)]
    image, top = blank(INNER, sum(one.height + APART for one in drawn) - APART), 0
    for one in drawn:
        put(image, one, 0, top)
        top += one.height + APART
    return image


def _lines(rows: Sequence[LedgerRow]) -> Iterator[Sequence[LedgerRow]]:
    half, at = (INNER - APART) // 2, 0
    while at < len(rows):
        count = 2 if len(rows) > at + 1 and all(_is_short(row, half) for row in rows[at : at + 2]) else 1
        yield rows[at : at + count]
        at += count


def _is_short(row: LedgerRow, wide: int) -> bool:
    needed = width_of(writable(row.label), READ) + _width(row.value, READ) + 2 * INSET + 16
    return not row.notes and needed <= wide


def _width(text: Who | str, size: int) -> int:
    return width_with_animal(text, size) if isinstance(text, Who) else width_of(writable(text), size, "Bold")


def _plates(rows: Sequence[LedgerRow]) -> Image.Image:
    wide = (INNER - APART * (len(rows) - 1)) // len(rows)
    drawn = [_plate(row, wide) for row in rows]
    image = blank(INNER, max(one.height for one in drawn))
    for at, one in enumerate(drawn):
        put(image, one, at * (wide + APART), 0)
    return image


def _plate(row: LedgerRow, wide: int) -> Image.Image:
    notes = list(_note_lines(row.notes))
    image = plate(wide, LINE + NOTE * len(notes) + PAD, 10, PANEL).copy()
    middle, room = (LINE + PAD) / 2, round(wide * VALUE)
    taken = min(room, _width(row.value, READ))
    if isinstance(row.value, Who):
        write_player(image, (wide - INSET - taken, middle), row.value, room)
    else:
        value = fitted(writable(row.value), room, READ, "Bold")
        write(image, (wide - INSET, middle), value, READ, LIGHT, weight="Bold", anchor="rm")
    label = fitted(writable(row.label), wide - 2 * INSET - 16 - taken, READ)
    write(image, (INSET, middle), label, READ, FAINT)
    for number, line in enumerate(notes):
        y = middle + LINE / 2 + NOTE * (number + 0.5)
        if isinstance(line, Who):
            write_player(image, (INSET, y), line, wide - 2 * INSET)
        else:
            write(image, (INSET, y), line, READ, LIGHT)
    return image


def _note_lines(notes: Sequence[Who | str]) -> Iterator[Who | str]:
    """The notes, as many on a line as there is room for; a person has a line of their own."""
    for is_person, some in groupby(notes, lambda note: isinstance(note, Who)):
        group = list(some)
        yield from group if is_person else joined(map(str, group), INNER - 2 * INSET)


def beside(block: Beside) -> Image.Image:
    """Two animals with their names, and below a row for each figure; the one ahead in it has a crown."""
    drawn = [_row(row) for row in block.rows]
    image = blank(INNER, BESIDE_HEAD + sum(APART + row.height for row in drawn))
    put(image, plate(INNER, BESIDE_HEAD, 24, FELT), 0, 0)
    _put_head(image, block.left, INNER / 4)
    _put_head(image, block.right, INNER * 3 / 4)
    top = BESIDE_HEAD
    for row in drawn:
        put(image, row, 0, top + APART)
        top += APART + row.height
    return image


def _row(row: BesideRow) -> Image.Image:
    labels = list(lines_of(writable(row.label), INNER - 2 * FIGURES, weight=PLAIN))
    image = plate(INNER, ROW + NOTE * (len(labels) - 1), 10, PANEL).copy()
    middle = image.height / 2
    colours = (GOLD if row.better > 0 else LIGHT), (GOLD if row.better < 0 else LIGHT)
    write(image, (16, middle), row.left, READ, colours[0], weight="Bold")
    for number, label in enumerate(labels):
        y = middle + NOTE * (number - (len(labels) - 1) / 2)
        write(image, (INNER / 2, y), label, READ, FAINT, anchor="mm")
    write(image, (INNER - 16, middle), row.right, READ, colours[1], weight="Bold", anchor="rm")
    if row.better:
        left = 24 + width_of(row.left, READ, "Bold")
        right = INNER - 24 - width_of(row.right, READ, "Bold") - CROWN
        put(
            image,
            figure("crown", CROWN, COLOURS["gold"]),
            left if row.better > 0 else right,
            middle - CROWN / 2,
        )
    return image


def _put_head(image: Image.Image, who: Who, middle: float) -> None:
    put(image, animal(who, 100), middle - 50, 18)
    name = fitted(name_of(who), INNER // 2 - 24, 34, "Black")
    write(image, (middle, 152), name, 34, GOLD, weight="Black", anchor="mm")
