"""The end of a game: the winner with their animal, the places, and the decisive fact."""

from PIL import Image, ImageDraw

from bot.art.ink import Colour, figure, plate
from bot.art.lettering import fitted, name_of, width_of, writable, write
from bot.art.measure import (
    EDGE,
    FAINT,
    FELT,
    INNER,
    LIGHT,
    PANEL,
    SMALL,
    TEXT,
    animal,
    blank,
    put,
    write_player,
)
from bot.art.symbols import COLOURS
from bot.art.titles import lines_of
from bot.presenters.picture import Podium, Step

HEAD = 64  # the title's room, and its size
TITLE = 52
STAGE = 318
WIDE = 210  # of a step
HEIGHTS = {1: 132, 2: 108, 3: 88}
ANIMALS = {1: 100, 2: 72, 3: 72}  # their sizes on the steps
LATER = 40
METAL: dict[int, Colour] = {1: (232, 172, 40), 2: (190, 200, 210), 3: (206, 138, 84)}
LINE = 36


def podium(block: Podium) -> Image.Image:
    """The title, the first three on their steps, the others in lines, and what decided it."""
    first, later = block.steps[:3], block.steps[3:]
    decided = list(lines_of(_readable(block, block.decided), INNER - 8)) if block.decided else []
    rows = -(-len(later) // 2)
    below = (rows * LATER + 8 if rows else 0) + (LINE * len(decided) + 14 if decided else 0)
    image = blank(INNER, HEAD + STAGE + below)
    title = _readable(block, block.title)
    size = TITLE
    while width_of(title, size, "Black") > INNER - 8 and size > 34:
        size -= 2
    title = fitted(title, INNER - 8, size, "Black")
    write(image, (INNER / 2, HEAD / 2 - 2), title, size, COLOURS["gold"], weight="Black", anchor="mm")
    put(image, plate(INNER, STAGE, 28, FELT, (EDGE, 4.0)), 0, HEAD)
    order = [1, 0, 2][: max(2, len(first))] if len(first) > 1 else [0]
    left = (INNER - WIDE * len(order)) / 2
    for column, at in enumerate(at for at in order if at < len(first)):
        _put_step(image, first[at], at, left + WIDE * (column + 0.5), HEAD + STAGE - 4)
    top = HEAD + STAGE + 8
    for number, step in enumerate(later):
        _put_later(image, step, (number % 2 * (INNER / 2 + 3), top + number // 2 * LATER))
    top += rows * LATER + (8 if rows else 0)
    for number, line in enumerate(decided):
        write(image, (INNER / 2, top + LINE * (number + 0.5)), line, TEXT, LIGHT, weight="Bold", anchor="mm")
    return image


def _readable(block: Podium, text: str) -> str:
    """A sentence, with a seat's number for a name that can't be written."""
    for step in block.steps:
        if not name_of(step.who):
            text = text.replace(step.who.name, f"#{step.who.seat + 1}")
    return writable(text)


def _put_step(image: Image.Image, step: Step, at: int, middle: float, ground: float) -> None:
    rank = min(3, step.place)
    high = HEIGHTS[rank]
    top = ground - high
    ImageDraw.Draw(image).rectangle(
        (middle - WIDE / 2 + 6, top, middle + WIDE / 2 - 6, ground - 1), fill=METAL[rank]
    )
    ink = COLOURS["ink"]
    write(
        image, (middle, top + 28), str(step.place), 46 if rank == 1 else 38, ink, weight="Black", anchor="mm"
    )
    points = fitted(step.points, WIDE - 24, TEXT, "Bold")
    write(image, (middle, top + 66), points, TEXT, ink, weight="Bold", anchor="mm")
    name = top - 20
    text = name_of(step.who) or f"#{step.who.seat + 1}"
    letters = TEXT if width_of(text, TEXT, "Bold") <= WIDE - 10 else SMALL
    text = fitted(text, WIDE - 4, letters, "Bold")
    write(image, (middle, name), text, letters, LIGHT, weight="Bold", anchor="mm")
    size = ANIMALS[rank]
    put(image, animal(step.who, size), middle - size / 2, name - 22 - size)
    if step.place == 1:
        crown = 56
        put(
            image,
            figure("crown", crown, COLOURS["gold"]),
            middle - crown / 2,
            name - 22 - size - crown * 0.72,
        )


def _put_later(image: Image.Image, step: Step, at: tuple[float, float]) -> None:
    wide = INNER // 2 - 3
    put(image, plate(wide, LATER - 4, 10, PANEL), *at)
    middle = at[1] + LATER / 2 - 2
    write(image, (at[0] + 40, middle), f"{step.place}.", SMALL, FAINT, anchor="rm")
    write(image, (at[0] + wide - 12, middle), step.points, TEXT, LIGHT, weight="Bold", anchor="rm")
    room = wide - 48 - 24 - width_of(step.points, TEXT, "Bold")
    write_player(image, (at[0] + 48, middle), step.who, room, size=SMALL)
