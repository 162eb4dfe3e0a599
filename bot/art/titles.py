"""A sentence above its picture."""

from collections.abc import Iterator

from PIL import Image

from bot.art.lettering import fitted, width_of, writable, write
from bot.art.measure import FAINT, INNER, LIGHT, READ, SMALL, TEXT, blank
from bot.presenters.picture import Caption, Title

LINE = 36
TALL = 1.25  # a line's height, of its type
LINES = 2
WEIGHT = "Bold"


def title(block: Title, size: int = READ) -> Image.Image:
    """The sentence in as many lines as it needs, `LINES` at most."""
    lines, high = list(lines_of(writable(block.text), size=size)), round(size * TALL)
    image = blank(INNER, high * len(lines))
    for number, line in enumerate(lines):
        write(image, (2, high * (number + 0.5)), line, size, LIGHT, weight=WEIGHT)
    return image


def caption(block: Caption) -> Image.Image:
    """One quiet line."""
    image = blank(INNER, LINE)
    text = fitted(writable(block.text), INNER - 4, SMALL)
    write(image, (INNER / 2, LINE / 2), text, SMALL, FAINT, anchor="mm")
    return image


def lines_of(text: str, room: int = INNER, size: int = TEXT) -> Iterator[str]:
    """A sentence in at most `LINES` lines of `room` pixels."""
    words = text.split()
    for _ in range(LINES - 1):
        taken = len(words)
        while taken > 1 and width_of(" ".join(words[:taken]), size, WEIGHT) > room:
            taken -= 1
        yield fitted(" ".join(words[:taken]), room, size, WEIGHT)
        words = words[taken:]
    if words:
        yield fitted(" ".join(words), room, size, WEIGHT)
