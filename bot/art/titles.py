"""A sentence above its picture."""

from collections.abc import Iterable, Iterator

from PIL import Image

from bot.art.lettering import fitted, width_of, writable, write
from bot.art.measure import FAINT, INNER, LIGHT, READ, blank
from bot.presenters.picture import Caption, Title

TALL = 1.25  # a line's height, of its type
LINES = 2
WEIGHT, PLAIN = "Bold", "Semibold"
BETWEEN = " · "


def title(block: Title, size: int = READ) -> Image.Image:
    """The sentence in as many lines as it needs, `LINES` at most."""
    lines, high = list(lines_of(writable(block.text), size=size)), round(size * TALL)
    image = blank(INNER, high * len(lines))
    for number, line in enumerate(lines):
        write(image, (2, high * (number + 0.5)), line, size, LIGHT, weight=WEIGHT)
    return image


def caption(block: Caption) -> Image.Image:
    """A quiet line, and more where its parts need them."""
    lines, high = list(joined(block.text.split(BETWEEN))), round(READ * TALL)
    image = blank(INNER, high * len(lines))
    for number, line in enumerate(lines):
        write(image, (INNER / 2, high * (number + 0.5)), line, READ, FAINT, anchor="mm")
    return image


def joined(parts: Iterable[str], room: int = INNER) -> Iterator[str]:
    """The parts with dots between them, as many on a line as there is room for."""
    line = ""
    for part in map(writable, parts):
        longer = f"{line}{BETWEEN}{part}" if line else part
        if line and width_of(longer, READ) > room:
            yield from lines_of(line, room, weight=PLAIN)
            longer = part
        line = longer
    if line:
        yield from lines_of(line, room, weight=PLAIN)


def lines_of(text: str, room: int = INNER, size: int = READ, weight: str = WEIGHT) -> Iterator[str]:
    """A sentence in at most `LINES` lines of `room` pixels."""
    words = text.split()
    for _ in range(LINES - 1):
        taken = len(words)
        while taken > 1 and width_of(" ".join(words[:taken]), size, weight) > room:
            taken -= 1
        yield fitted(" ".join(words[:taken]), room, size, weight)
        words = words[taken:]
    if words:
        yield fitted(" ".join(words), room, size, weight)
