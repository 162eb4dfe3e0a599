"""A picture from its blocks: one under another, on the dark of a table, which reads on every ground."""

from collections.abc import Callable, Mapping
from typing import Any

from PIL import Image

from bot.art.bars import bars
from bot.art.beach import beach
from bot.art.cards import TABLE
from bot.art.charts import course
from bot.art.measure import GAP, MARGIN, WIDTH
from bot.art.rows import cards
from bot.art.seats import seats
from bot.art.sheets import sheet
from bot.art.strips import strip
from bot.art.titles import title
from bot.presenters.picture import Bars, Beach, Block, Cards, Course, Picture, Seats, Sheet, Strip, Title

DRAWN_BY: Mapping[type[Block], Callable[..., Image.Image]] = {
    Title: title,
    Cards: cards,
    Strip: strip,
    Seats: seats,
    Beach: beach,
    Sheet: sheet,
    Course: course,
    Bars: bars,
}


def compose(picture: Picture) -> Image.Image:
    """The picture, `WIDTH` pixels wide and as high as its blocks need."""
    drawn = [_drawn(block) for block in picture.blocks]
    height = 2 * MARGIN + sum(block.height for block in drawn) + GAP * max(0, len(drawn) - 1)
    image = Image.new("RGBA", (WIDTH, height), (*TABLE, 255))
    top = MARGIN
    for block in drawn:
        image.alpha_composite(block, (MARGIN, top))
        top += block.height + GAP
    return image.convert("RGB")


def _drawn(block: Block) -> Image.Image:
    draw: Callable[[Any], Image.Image] = DRAWN_BY[type(block)]
    return draw(block)
