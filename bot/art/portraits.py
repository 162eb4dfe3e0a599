"""A person's card: their animal and name, a ledger of figures, and two people side by side."""

from collections.abc import Iterator

from PIL import Image

from bot.art.ink import figure, plate
from bot.art.lettering import fitted, name_of, width_of, writable, write
from bot.art.measure import FAINT, FELT, INNER, LIGHT, PANEL, SMALL, TEXT, animal, blank, put
from bot.art.symbols import COLOURS
from bot.presenters.picture import Beside, Ledger, LedgerRow, Portrait, Who

HEAD = 148
ANIMAL = 116
NAME = 52
LINE, NOTE, PAD = 40, 32, 12
ROW = 46
CROWN = 30  # beside the better of two figures
BESIDE_HEAD = 190


def portrait(block: Portrait) -> Image.Image:
    """The animal on the left, the name, and a line about it."""
    image = plate(INNER, HEAD, 24, FELT).copy()
    put(image, animal(block.who, ANIMAL), 18, (HEAD - ANIMAL) / 2)
    left = 18 + ANIMAL + 20
    room = INNER - left - 16
    name, size = name_of(block.who) or f"#{block.who.seat + 1}", NAME
    while width_of(name, size, "Black") > room and size > 34:
        size -= 2
    write(image, (left, 52), fitted(name, room, size, "Black"), size, COLOURS["gold"], weight="Black")
    write(image, (left, 104), fitted(writable(block.about), room, SMALL), SMALL, LIGHT)
    return image


def ledger(block: Ledger) -> Image.Image:
    """A plate a row: its label, its value, and notes below."""
    rows = [(row, list(_note_lines(row))) for row in block.rows]
    heights = [LINE + NOTE * len(notes) + PAD for _, notes in rows]
    image, top = blank(INNER, sum(heights) + 6 * max(0, len(rows) - 1)), 0
    for (row, notes), high in zip(rows, heights, strict=True):
        put(image, plate(INNER, high, 10, PANEL), 0, top)
        value = fitted(writable(row.value) or "–", 420, TEXT, "Bold")
        room = INNER - 44 - width_of(value, TEXT, "Bold")
        middle = top + (LINE + PAD) / 2
        write(image, (14, middle), fitted(writable(row.label), room, SMALL), SMALL, FAINT)
        write(image, (INNER - 14, middle), value, TEXT, LIGHT, weight="Bold", anchor="rm")
        for number, line in enumerate(notes):
            write(image, (14, middle + LINE / 2 + NOTE * (number + 0.5)), line, SMALL, LIGHT)
        top += high + 6
    return image


def _note_lines(row: LedgerRow) -> Iterator[str]:
    """The notes, as many on a line as there is room for."""
    line = ""
    for note in map(writable, row.notes):
        longer = f"{line} · {note}" if line else note
        if line and width_of(longer, SMALL) > INNER - 28:
            yield line
            longer = note
        line = fitted(longer, INNER - 28, SMALL)
    if line:
        yield line


def beside(block: Beside) -> Image.Image:
    """Two animals with their names, and below a row for each figure; the one ahead in it has a crown."""
    image = blank(INNER, BESIDE_HEAD + 6 + (ROW + 6) * len(block.rows))
    put(image, plate(INNER, BESIDE_HEAD, 24, FELT), 0, 0)
    _put_head(image, block.left, INNER / 4)
    _put_head(image, block.right, INNER * 3 / 4)
    top = BESIDE_HEAD + 6
    for row in block.rows:
        put(image, plate(INNER, ROW, 10, PANEL), 0, top)
        middle, gold = top + ROW / 2, COLOURS["gold"]
        colours = (gold if row.better > 0 else LIGHT), (gold if row.better < 0 else LIGHT)
        write(image, (16, middle), row.left, TEXT, colours[0], weight="Bold")
        text = fitted(writable(row.label), INNER - 300, SMALL)
        write(image, (INNER / 2, middle), text, SMALL, FAINT, anchor="mm")
        write(image, (INNER - 16, middle), row.right, TEXT, colours[1], weight="Bold", anchor="rm")
        if row.better:
            left = 24 + width_of(row.left, TEXT, "Bold")
            right = INNER - 24 - width_of(row.right, TEXT, "Bold") - CROWN
            put(image, figure("crown", CROWN, gold), left if row.better > 0 else right, middle - CROWN / 2)
        top += ROW + 6
    return image


def _put_head(image: Image.Image, who: Who, middle: float) -> None:
    put(image, animal(who, 100), middle - 50, 18)
    name = fitted(name_of(who) or f"#{who.seat + 1}", INNER // 2 - 24, 34, "Black")
    write(image, (middle, 152), name, 34, COLOURS["gold"], weight="Black", anchor="mm")
