"""A scorepad as a sheet of paper: a column per player, a row per round."""

from PIL import Image, ImageDraw

from bot.art.ink import Colour, figure, plate
from bot.art.lettering import fitted, name_of, width_of, write
from bot.art.measure import INNER, SMALL, animal, blank, put, width_with_animal, write_player
from bot.art.symbols import COLOURS
from bot.presenters.picture import Cell, Sheet, Who

HEAD, STACKED = 70, 98  # of names beside their animal, and below it where columns are narrow
TOKEN = 34  # an animal above its name
ROW = 56
FIRST = 56
RULE: Colour = (206, 190, 156)
NOTE: Colour = (92, 84, 72)
SIGN = 20
CROWN = 30
CROWNED = 4  # where it begins, from the top
NOTED_COLUMNS = 5  # with more, totals and signs alone
WON: Colour = (250, 228, 168)
LARGE = 28
NOTES = (26, 24, 22)  # the largest size in which all notes are whole, or the last


def sheet(block: Sheet) -> Image.Image:
    """The sheet, with names on top and rounds on the left."""
    wide = (INNER - FIRST - 8) / max(1, len(block.columns))
    is_alone = len(block.columns) > NOTED_COLUMNS
    is_stacked = any(width_with_animal(who, SMALL) > wide - 8 for who in block.columns)
    head = STACKED if is_stacked else HEAD
    size = _note_size(block, round(wide))
    height = head + ROW * len(block.rows) + 8
    image = plate(INNER, height, 12, COLOURS["paper"], (COLOURS["sand"], 3)).copy()
    draw = ImageDraw.Draw(image)
    for at, who in enumerate(block.columns):
        x = FIRST + wide * (at + 0.5)
        if at < block.leads:
            put(image, plate(round(wide) - 6, height - 12, 10, WON), x - wide / 2 + 4, 6)
        _write_head(image, who, x, round(wide) - 8, is_stacked=is_stacked)
        if at < block.leads:
            put(image, figure("crown", CROWN, COLOURS["gold"]), x - CROWN / 2, CROWNED)
        draw.line((FIRST + wide * at, 8, FIRST + wide * at, height - 8), fill=RULE, width=2)
    for number, (name, cells) in enumerate(block.rows):
        top = head + ROW * number
        draw.line((8, top, INNER - 8, top), fill=RULE, width=2)
        write(image, (FIRST / 2 + 2, top + ROW / 2), fitted(name, FIRST - 8, SMALL), SMALL, NOTE, anchor="mm")
        for at, cell in enumerate(cells):
            put(image, _cell(cell, round(wide), size, is_alone=is_alone), FIRST + wide * at, top + 2)
    return image


def _write_head(image: Image.Image, who: Who, x: float, room: int, *, is_stacked: bool) -> None:
    if not is_stacked:
        write_player(image, (x, HEAD - 20), who, room, size=SMALL, colour=COLOURS["ink"], centred=True)
        return
    put(image, animal(who, TOKEN), x - TOKEN / 2, CROWNED + CROWN)
    name = fitted(name_of(who), room, SMALL)
    write(image, (x, STACKED - 16), name, SMALL, COLOURS["ink"], anchor="mm")


def whole_words(note: str, width: int, size: int) -> str:
    """As many whole words as fit a width: half a number would be another."""
    words = note.split()
    while len(words) > 1 and width_of(" ".join(words), size) > width:
        words.pop()
    return fitted(" ".join(words), width, size)


def _note_size(block: Sheet, wide: int) -> int:
    cells = [cell for _, row in block.rows for cell in row if cell.note]
    fitting = (
        size for size in NOTES if all(width_of(cell.note, size) <= _note_room(cell, wide) for cell in cells)
    )
    return next(fitting, NOTES[-1])


def _note_room(cell: Cell, wide: int) -> int:
    return wide - (0 if cell.met is None else SIGN) - 6


def _cell(cell: Cell, wide: int, size: int, *, is_alone: bool) -> Image.Image:
    image = blank(wide, ROW - 4)
    weight = "Black" if cell.strong else "Bold"
    note = "" if is_alone else cell.note
    alone = not note and cell.met is None
    text = fitted(cell.text, wide - 4, LARGE, weight)
    write(
        image,
        (wide / 2, (ROW - 4) / 2 if alone else 16),
        text,
        LARGE,
        COLOURS["ink"],
        weight=weight,
        anchor="mm",
    )
    if alone:
        return image
    sign = 0 if cell.met is None else SIGN
    note = whole_words(note, _note_room(cell, wide), size)
    left = (wide - sign - width_of(note, size)) / 2
    if cell.met is not None:
        put(image, figure("met" if cell.met else "missed", SIGN, COLOURS["red"]), left - 2, 31)
    if note:
        write(image, (left + sign, 41), note, size, NOTE)
    return image
