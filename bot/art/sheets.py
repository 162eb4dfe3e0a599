"""A scorepad as a sheet of paper: a column per player, a row per round."""

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from bot.art.ink import Colour, figure, plate
from bot.art.lettering import fitted, name_of, width_of, write
from bot.art.measure import INNER, READ, animal, blank, put, width_with_animal, write_player
from bot.art.symbols import COLOURS
from bot.presenters.picture import Cell, Sheet

HEAD, STACKED = 76, 110  # of names beside their animal, and below it where columns are narrow
TOKEN = 36  # an animal above its name
ROW = 70
EDGE, LEAST = 8, 40  # beside the numbers of rounds, and their width
ABOVE, BELOW = 18, 50  # the middles of a total and its note
RULE: Colour = (206, 190, 156)
NOTE: Colour = (92, 84, 72)
SIGN = 26
CROWN = 30
CROWNED = 4  # where it begins, from the top
NOTED_COLUMNS = 5  # with more, totals and signs alone
WON: Colour = (250, 228, 168)
# The largest size in which all of them are whole, or the last: columns may be narrow.
TOTALS, NOTES = (READ, 28, 24), (READ, 28, 26, 24, 22)
NARROW = 24  # names above totals alone


def sheet(block: Sheet) -> Image.Image:
    """The sheet, with names on top and rounds on the left."""
    first = 2 * EDGE + max([LEAST, *(width_of(name, READ) for name, _ in block.rows)])
    wide = (INNER - first - EDGE) / max(1, len(block.columns))
    is_stacked = any(width_with_animal(who) > wide - 8 for who in block.columns)
    head = STACKED if is_stacked else HEAD
    cells, room = [cell for _, row in block.rows for cell in row], round(wide)
    sizes = (
        _largest(TOTALS, ((cell.text, room - 8) for cell in cells), "Black"),
        _largest(NOTES, ((cell.note, _note_room(cell, room)) for cell in cells)),
    )
    height = head + ROW * len(block.rows) + 8
    image = plate(INNER, height, 12, COLOURS["paper"], (COLOURS["sand"], 3)).copy()
    draw = ImageDraw.Draw(image)
    names = READ if len(block.columns) <= NOTED_COLUMNS else NARROW
    for at, who in enumerate(block.columns):
        x = first + wide * (at + 0.5)
        if at < block.leads:
            put(image, plate(room - 6, height - 12, 10, WON), x - wide / 2 + 4, 6)
        if is_stacked:
            put(image, animal(who, TOKEN), x - TOKEN / 2, CROWNED + CROWN)
            name = fitted(name_of(who), room - 8, names)
            write(image, (x, STACKED - 20), name, names, COLOURS["ink"], anchor="mm")
        else:
            write_player(image, (x, HEAD - 22), who, room - 8, colour=COLOURS["ink"], centred=True)
        if at < block.leads:
            put(image, figure("crown", CROWN, COLOURS["gold"]), x - CROWN / 2, CROWNED)
        draw.line((first + wide * at, 8, first + wide * at, height - 8), fill=RULE, width=2)
    for number, (name, row) in enumerate(block.rows):
        top = head + ROW * number
        draw.line((8, top, INNER - 8, top), fill=RULE, width=2)
        write(image, (first / 2 + 2, top + ROW / 2), name, READ, NOTE, anchor="mm")
        is_alone = len(row) > NOTED_COLUMNS
        for at, cell in enumerate(row):
            put(image, _cell(cell, room, sizes, is_alone=is_alone), first + wide * at, top + 2)
    return image


def whole_words(note: str, width: int, size: int) -> str:
    """As many whole words as fit a width: half a number would be another."""
    words = note.split()
    while len(words) > 1 and width_of(" ".join(words), size) > width:
        words.pop()
    return fitted(" ".join(words), width, size)


def _largest(sizes: Sequence[int], texts: Iterable[tuple[str, int]], weight: str = "Semibold") -> int:
    """The largest of the sizes in which all texts fit their rooms, or the last."""
    lines = [*texts]
    fitting = (size for size in sizes if all(width_of(text, size, weight) <= room for text, room in lines))
    return next(fitting, sizes[-1])


def _note_room(cell: Cell, wide: int) -> int:
    return wide - (0 if cell.met is None else SIGN) - 6


def _cell(cell: Cell, wide: int, sizes: tuple[int, int], *, is_alone: bool) -> Image.Image:
    image = blank(wide, ROW - 4)
    weight = "Black" if cell.strong else "Bold"
    note = "" if is_alone else cell.note
    alone = not note and cell.met is None
    total, size = sizes
    at = wide / 2, (ROW - 4) / 2 if alone else ABOVE
    write(
        image,
        at,
        fitted(cell.text, wide - 4, total, weight),
        total,
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
        put(image, figure("met" if cell.met else "missed", SIGN, COLOURS["red"]), left - 2, BELOW - SIGN / 2)
    if note:
        write(image, (left + sign, BELOW), note, size, NOTE)
    return image
