"""A picture from its blocks, on a dark table that reads on every background."""

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from bot.art.bars import bars
from bot.art.beach import beach
from bot.art.cards import TABLE
from bot.art.charts import course
from bot.art.covers import cover
from bot.art.deals import field, result
from bot.art.legend import legend
from bot.art.measure import GAP, INNER, MARGIN, WIDTH, blank
from bot.art.podium import podium
from bot.art.portraits import beside, ledger, portrait
from bot.art.rows import ASIDE, cards, pile, side_by_side, trick, wide_as
from bot.art.seats import seats
from bot.art.sheets import sheet
from bot.art.strips import strip
from bot.art.titles import caption, title
from bot.presenters.picture import (
    Bars,
    Beach,
    Beside,
    Block,
    Caption,
    Cards,
    Course,
    Cover,
    Field,
    Ledger,
    Legend,
    Picture,
    Pile,
    Podium,
    Portrait,
    Result,
    Seats,
    Sheet,
    Strip,
    Title,
    Trick,
)

DRAWN_BY: Mapping[type[Block], Callable[..., Image.Image]] = {
    Title: title,
    Caption: caption,
    Trick: trick,
    Pile: pile,
    Cards: cards,
    Strip: strip,
    Seats: seats,
    Beach: beach,
    Legend: legend,
    Sheet: sheet,
    Course: course,
    Bars: bars,
    Podium: podium,
    Cover: cover,
    Portrait: portrait,
    Ledger: ledger,
    Beside: beside,
    Result: result,
    Field: field,
}


def compose(picture: Picture) -> Image.Image:
    """The picture, as high as needed."""
    drawn = [_drawn(line) for line in _lines(picture.blocks)]
    height = 2 * MARGIN + sum(block.height for block in drawn) + GAP * max(0, len(drawn) - 1)
    image = Image.new("RGBA", (WIDTH, height), (*TABLE, 255))
    top = MARGIN
    for block in drawn:
        image.alpha_composite(block, (MARGIN, top))
        top += block.height + GAP
    return image.convert("RGB")


def _lines(blocks: Sequence[Block]) -> Sequence[list[Block]]:
    lines: list[list[Block]] = []
    for block in blocks:
        if lines and side_by_side([*lines[-1], block]):
            lines[-1].append(block)
        else:
            lines.append([block])
    return lines


def _drawn(line: Sequence[Block]) -> Image.Image:
    drawn = [DRAWN_BY[type(block)](block) for block in line]
    image, left = blank(INNER, max(one.height for one in drawn)), 0
    for block, one in zip(line, drawn, strict=True):
        image.alpha_composite(one.crop((0, 0, INNER - left, one.height)), (left, 0))
        left += wide_as(block) + ASIDE
    return image
