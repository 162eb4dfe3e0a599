"""The end of a game: the winner large, and all places with a square a round."""

from collections.abc import Sequence

from PIL import Image

from bot.art.ink import Colour, figure, plate
from bot.art.lettering import fitted, name_of, width_of, writable, write
from bot.art.measure import (
    EDGE,
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
    write_figure,
    write_player,
)
from bot.art.symbols import COLOURS
from bot.art.titles import lines_of
from bot.presenters.picture import Podium, Step

STAGE = 220
PAD = 24
ANIMAL, CROWN = 124, 68
MOST_WINNERS, APART = 3, 84  # animals side by side, and from one to the next
NAME, NAMES, POINTS, MARGIN = 64, 48, 92, 36  # sizes of letters
MOST_POINTS = 280  # their width
HEAD = 42
ROW, BETWEEN = 50, 6
RANK = 50  # where animals begin
SQUARE, ROOM = 26, 340  # the largest square, and the room of all
LEAST = 12  # the smallest square; with more rounds there are none


def podium(block: Podium) -> Image.Image:
    """The winner with their points and what decided it, then a line a player."""
    rounds = len(block.steps[0].rounds) if block.steps else 0
    side = min(SQUARE, round(0.8 * ROOM / rounds)) if rounds else 0
    side = side if side >= LEAST else 0
    head = HEAD if side else BETWEEN * 2
    image = blank(INNER, STAGE + head + len(block.steps) * (ROW + BETWEEN) - BETWEEN)
    put(image, plate(INNER, STAGE, 28, FELT, (EDGE, 4.0)), 0, 0)
    _put_winners(image, block, [step for step in block.steps if step.place == 1])
    end = INNER - 14 - max([0, *(width_of(step.points, READ, "Bold") for step in block.steps)]) - 16
    if side:
        text = fitted(writable(block.rounds), end, READ)
        write(image, (end, STAGE + HEAD / 2 + 1), text, READ, FAINT, anchor="rm")
    for number, step in enumerate(block.steps):
        put(image, _line(step, side, end), 0, STAGE + head + number * (ROW + BETWEEN))
    return image


def _put_winners(image: Image.Image, block: Podium, winners: Sequence[Step]) -> None:
    shown = winners[:MOST_WINNERS]
    left = PAD + ANIMAL + APART * (max(1, len(shown)) - 1) + 22
    for at, step in reversed([*enumerate(shown)]):
        x, y = PAD + at * APART, STAGE - ANIMAL - 16
        put(image, animal(step.who, ANIMAL), x, y)
        put(image, figure("crown", CROWN, COLOURS["gold"]), x + (ANIMAL - CROWN) / 2, y - CROWN * 0.72)
    end = INNER - PAD
    if winners:
        points, unit = writable(winners[0].points), writable(block.points)
        end = write_figure(image, end, (68, 122), (points, unit), POINTS, width=MOST_POINTS)
    names = [name for step in winners if (name := name_of(step.who))]
    if len(winners) > 1:  # two lines of names, without a margin
        half = -(-len(names) // 2)
        _write_large(image, (left, 66), " · ".join(names[:half]), end - left, size=NAMES)
        _write_large(image, (left, 122), " · ".join(names[half:]), end - left, size=NAMES)
        return
    _write_large(image, (left, 66), "".join(names), end - left, size=NAME)
    room = (end if block.points else INNER - PAD) - left
    _write_large(image, (left, 122), writable(block.margin), room, size=MARGIN, colour=GOLD)
    decided = list(lines_of(writable(block.decided), INNER - PAD - left)) if block.decided else []
    for number, line in enumerate(decided):
        write(image, (left, 176 + 38 * (number - (len(decided) - 1) / 2)), line, READ, LIGHT)


def _write_large(
    image: Image.Image, at: tuple[float, float], text: str, room: int, *, size: int, colour: Colour = LIGHT
) -> None:
    size = shrunk(text, room, size, "Black")
    write(image, at, fitted(text, room, size, "Black"), size, colour, weight="Black")


def _line(step: Step, side: int, end: int) -> Image.Image:
    image = plate(INNER, ROW, 10, PANEL).copy()
    middle = ROW / 2
    write(image, (RANK - 8, middle), f"{step.place}.", READ, FAINT, anchor="rm")
    write(image, (INNER - 14, middle), step.points, READ, LIGHT, weight="Bold", anchor="rm")
    apart = round(side * 1.25)
    left = end - apart * len(step.rounds) if side else end
    for at, holds in enumerate(step.rounds if side else ()):
        if holds is not None:
            gold = COLOURS["gold"]
            square = plate(side, side, 6, gold) if holds else plate(side, side, 6, PANEL, (FAINT, 2.5))
            put(image, square, left + at * apart + apart - side, middle - side / 2)
    write_player(image, (RANK, middle), step.who, left - RANK - 10)
    return image
