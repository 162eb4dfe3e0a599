"""The course of a game as lines; each player's mark needs no colour."""

from PIL import Image, ImageDraw

from bot.art.ink import Colour, plate
from bot.art.lettering import write
from bot.art.measure import FAINT, INNER, LINE, PANEL, SMALL, animal, put, write_name
from bot.presenters.picture import Course
from bot.texts.minus import with_minus

HIGH = 340
LEFT = 64
NAMES = 170
SIGN = 34
TICKS = 4
TONES: tuple[Colour, ...] = (
    (222, 170, 60),
    (122, 190, 200),
    (226, 120, 96),
    (160, 200, 120),
    (190, 150, 214),
)


def course(block: Course) -> Image.Image:
    """A line per player, with the animal on each point and the name at its end."""
    image = plate(INNER, HIGH, 12, PANEL).copy()
    every = [total for _, totals in block.lines for total in (*totals, 0)]
    low, high = min(every, default=0), max(every, default=1)
    high = max(high, low + 1)
    rounds = max((len(totals) for _, totals in block.lines), default=1)
    right = INNER - NAMES - 20

    def at(number: int, total: int) -> tuple[float, float]:
        x = LEFT + 12 + (right - LEFT - 24) * (number / max(1, rounds - 1))
        return x, HIGH - 30 - (HIGH - 64) * (total - low) / (high - low)

    draw = ImageDraw.Draw(image)
    for tick in range(TICKS + 1):
        total = round(low + (high - low) * tick / TICKS)
        y = at(0, total)[1]
        draw.line((LEFT, y, right, y), fill=LINE, width=2)
        write(image, (LEFT - 8, y), with_minus(str(total)), SMALL, FAINT, anchor="rm")
    for number, (_, totals) in enumerate(block.lines):
        points = [at(place, total) for place, total in enumerate(totals)]
        if len(points) > 1:
            draw.line(points, fill=TONES[number % len(TONES)], width=4, joint="curve")
    for who, totals in block.lines:
        for place, total in enumerate(totals):
            x, y = at(place, total)
            put(image, animal(who.seat, 22), x - 11, y - 11)
    _write_names(
        image, block, {who.seat: at(len(totals) - 1, totals[-1])[1] for who, totals in block.lines if totals}
    )
    return image


def _write_names(image: Image.Image, block: Course, ends: dict[int, float]) -> None:
    below = 0.0
    high = min(SIGN + 2, (HIGH - 8) / max(1, len(ends)))
    for left, (seat, y) in zip(
        range(len(ends), 0, -1), sorted(ends.items(), key=lambda end: end[1]), strict=True
    ):
        middle = min(max(y, below + high / 2), HIGH - 4 - high * (left - 0.5))
        below = middle + high / 2
        who = next(who for who, _ in block.lines if who.seat == seat)
        x = INNER - NAMES - 10
        put(image, animal(seat, 28), x, middle - 14)
        write_name(image, (x + 34, middle), who, NAMES - 34, size=SMALL)
