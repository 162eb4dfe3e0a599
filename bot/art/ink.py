"""Draws figures and plates smoothly: larger, then scaled down."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.art.paths import Outline, outlines
from bot.art.symbols import COLOURS, SYMBOLS, Part

Colour = tuple[int, int, int]
Edge = tuple[Colour, float]  # an edge's colour and width in pixels

SCALE = 4
OUTLINE = 4.0  # width of the dark outline, in hundredths of the figure
MARGIN = 3.0


@lru_cache(maxsize=1024)
def figure(name: str, size: int, main: Colour) -> Image.Image:
    """A figure of `SYMBOLS`; `main` is the card's colour."""
    scale = SCALE if size < 128 else 2
    image = Image.new("RGBA", (size * scale, size * scale), (*COLOURS["ink"], 0))
    draw = ImageDraw.Draw(image)
    unit = size * scale / (100 + 2 * MARGIN)
    for part in SYMBOLS[name]:
        colour = main if part.colour == "main" else COLOURS[part.colour]
        for outline in outlines(part.path):
            _draw(draw, part, outline, colour, unit)
    return image.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _draw(draw: ImageDraw.ImageDraw, part: Part, outline: Outline, colour: Colour, unit: float) -> None:
    points = [((x + MARGIN) * unit, (y + MARGIN) * unit) for x, y in outline.points]
    if outline.closed:
        points.append(points[0])
    if part.width:
        _stroke(draw, points, part.width * unit, colour)
        return
    draw.polygon(points, fill=colour)
    _stroke(draw, [*points, points[0]], OUTLINE * unit, COLOURS["ink"])


def _stroke(
    draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: float, colour: Colour
) -> None:
    draw.line(points, fill=colour, width=max(1, round(width)), joint="curve")
    radius = width / 2 - 0.5
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


@lru_cache(maxsize=512)
def plate(width: int, height: int, radius: int, fill: Colour, edge: Edge | None = None) -> Image.Image:
    """A rounded rectangle, its edge inside."""
    image = Image.new("RGBA", (width * SCALE, height * SCALE), (*(edge[0] if edge else fill), 0))
    draw = ImageDraw.Draw(image)
    box = (0, 0, width * SCALE - 1, height * SCALE - 1)
    colour, line = edge or (None, 0.0)
    draw.rounded_rectangle(box, radius * SCALE, fill=fill, outline=colour, width=round(line * SCALE))
    return image.resize((width, height), Image.Resampling.BOX)
