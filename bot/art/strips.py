"""Steps of cards from weak to strong."""

from dataclasses import replace

from PIL import Image

from bot.art.cards import HEIGHT
from bot.art.ink import figure
from bot.art.lettering import fitted, width_of, writable, write
from bot.art.measure import FAINT, INNER, LIGHT, READ, blank, put
from bot.art.rows import CAPTION, ROWS, TITLE, face_of
from bot.art.symbols import COLOURS
from bot.presenters.picture import Size, Strip

WIDTHS: dict[Size, int] = {"large": 96, "middle": ROWS["middle"].widest, "small": ROWS["small"].widest}
BETWEEN = 6  # pixels between rows
TIGHT = 0.05  # gaps within a step and beside its sign, per card width
LOOSE = 0.2  # gaps between steps without a sign
ARROW = 0.24  # the sign's width, per card width
WIDEST = 170  # the widest step with a caption


def strip(block: Strip) -> Image.Image:
    """The title, and the steps in as many rows as needed."""
    width = WIDTHS[block.size]
    drawn = [_step(block, number, width) for number in range(len(block.steps))]
    rows: list[list[Image.Image]] = [[]]
    for image in drawn:
        if rows[-1] and sum(one.width for one in rows[-1]) + image.width > INNER + 4:
            rows.append([])
        rows[-1].append(image)
    top = TITLE if block.title else 0
    high = max((image.height for image in drawn), default=0) + BETWEEN
    whole = blank(INNER, top + high * len(rows) - BETWEEN)
    if block.title:
        title = fitted(writable(block.title), INNER, READ, "Bold")
        write(whole, (2, TITLE / 2 - 3), title, READ, LIGHT, weight="Bold")
    for number, row in enumerate(rows):
        x = 0
        for image in row:
            put(whole, image, x, top + number * high)
            x += image.width
    return whole


def _step(block: Strip, number: int, width: int) -> Image.Image:
    step, high, gap, size = block.steps[number], round(width * HEIGHT), width * TIGHT, round(width * ARROW)
    cards = round(len(step) * (width + gap) - gap)
    below = next((card.below for card in reversed(step) if isinstance(card.below, str)), "")
    caption = fitted(writable(below), max(cards, WIDEST), READ)
    lead = round(size + gap) if block.rises and number else 0
    place = max(cards, width_of(caption, READ))
    has_caption = any(card.below for step in block.steps for card in step)
    behind = round(gap if block.rises else width * LOOSE)
    image = blank(lead + place + behind, high + (CAPTION if has_caption else 0))
    if lead:
        put(image, figure("turn", size, COLOURS["gold"]), 0, (high - size) / 2)
    x = lead + (place - cards) / 2
    for card in step:
        # A name is written once: below, where it is larger.
        put(image, face_of(replace(card, name="") if card.below else card, width), x, 0)
        x += width + gap
    write(image, (lead + place / 2, high + CAPTION / 2), caption, READ, FAINT, anchor="mm")
    return image
