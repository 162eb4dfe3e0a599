"""A scorepad as a sheet of paper: a column per player, a row per round."""

from PIL import Image, ImageDraw

from bot.art.ink import Colour, figure, plate
from bot.art.lettering import fitted, name_of, width_of, write
from bot.art.measure import INNER, SMALL, animal, blank, put, write_player
from bot.art.symbols import COLOURS
from bot.presenters.picture import Cell, Sheet, Who

HEAD = 66
TOKEN = 34  # an animal above its name, where columns are narrow
ROW = 52
FIRST = 56
RULE: Colour = (206, 190, 156)
NOTE: Colour = (92, 84, 72)
SIGN = 20
CROWN = 30
NOTED_COLUMNS = 5  # with more, totals alone
WON: Colour = (250, 228, 168)
LARGE = 28
NOTED = 22


def sheet(block: Sheet) -> Image.Image:
    """The sheet, with names on top and rounds on the left."""
    height = HEAD + ROW * len(block.rows) + 8
    image = plate(INNER, height, 12, COLOURS["paper"], (COLOURS["sand"], 3)).copy()
    draw = ImageDraw.Draw(image)
    wide = (INNER - FIRST - 8) / max(1, len(block.columns))
    is_alone = len(block.columns) > NOTED_COLUMNS
    for at, who in enumerate(block.columns):
        x = FIRST + wide * (at + 0.5)
        if at < block.leads:
            put(image, plate(round(wide) - 6, height - 12, 10, WON), x - wide / 2 + 4, 6)
        _write_head(image, who, x, round(wide) - 8, is_alone=is_alone)
        if at < block.leads:
            put(image, figure("crown", CROWN, COLOURS["gold"]), x - CROWN / 2, 0 if not is_alone else -6)
        draw.line((FIRST + wide * at, 8, FIRST + wide * at, height - 8), fill=RULE, width=2)
    for number, (name, cells) in enumerate(block.rows):
        top = HEAD + ROW * number
        draw.line((8, top, INNER - 8, top), fill=RULE, width=2)
        write(image, (FIRST / 2 + 2, top + ROW / 2), fitted(name, FIRST - 8, SMALL), SMALL, NOTE, anchor="mm")
        for at, cell in enumerate(cells):
            put(image, _cell(cell, round(wide), is_alone=is_alone), FIRST + wide * at, top + 2)
    return image


def _write_head(image: Image.Image, who: Who, x: float, room: int, *, is_alone: bool) -> None:
    if not is_alone:
        write_player(image, (x, HEAD / 2 + 9), who, room, size=SMALL, colour=COLOURS["ink"], centred=True)
        return
    put(image, animal(who.seat, TOKEN), x - TOKEN / 2, 10)
    name = fitted(name_of(who) or str(who.seat + 1), room, NOTED)
    write(image, (x, HEAD - 12), name, NOTED, COLOURS["ink"], anchor="mm")


def whole_words(note: str, width: int) -> str:
    """As many whole words as fit a width: half a number would be another."""
    words = note.split()
    while len(words) > 1 and width_of(" ".join(words), NOTED) > width:
        words.pop()
    return fitted(" ".join(words), width, NOTED)


def _cell(cell: Cell, wide: int, *, is_alone: bool) -> Image.Image:
    image = blank(wide, ROW - 4)
    weight = "Black" if cell.strong else "Bold"
    alone = is_alone or (not cell.note and cell.met is None)
    text = fitted(cell.text, wide - 4, LARGE, weight)
    write(
        image,
        (wide / 2, (ROW - 4) / 2 if alone else 15),
        text,
        LARGE,
        COLOURS["ink"],
        weight=weight,
        anchor="mm",
    )
    if alone:
        return image
    sign = 0 if cell.met is None else SIGN
    note = whole_words(cell.note, wide - sign - 6)
    left = (wide - sign - width_of(note, NOTED)) / 2
    if cell.met is not None:
        put(image, figure("met" if cell.met else "missed", SIGN, COLOURS["red"]), left - 2, 28)
    write(image, (left + sign, 38), note, NOTED, NOTE)
    return image
