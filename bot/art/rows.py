"""Cards side by side."""

from collections.abc import Sequence

from PIL import Image

from bot.art.cards import HEIGHT, back, card
from bot.art.ink import figure
from bot.art.lettering import fitted, width_of, writable, write
from bot.art.measure import FAINT, INNER, LIGHT, SMALL, TEXT, blank, put, write_name
from bot.art.symbols import COLOURS
from bot.presenters.picture import Block, Card, Cards, Who

WIDTHS = {"large": 94, "middle": 72, "small": 46}
BETWEEN = 9
TITLE = 38
CAPTION = 30
WIDEST = 170  # the widest place of a card with a caption
CROWN = 0.46
ASIDE = 27  # the gap between blocks on one line


def cards(block: Cards) -> Image.Image:
    """The title, and the cards in as many rows as needed."""
    width = WIDTHS[block.size]
    place = _place(block, width)
    most = max(1, (INNER + BETWEEN) // (place + BETWEEN))
    rows = [block.cards[at : at + most] for at in range(0, len(block.cards), most)]
    has_caption = any(one.below for one in block.cards)
    high = round(width * HEIGHT) + (CAPTION if has_caption else 0) + BETWEEN
    top = TITLE if block.title or block.count else 0
    crowned = round(width * CROWN / 2) if any(one.crown for one in block.cards) else 0
    image = blank(INNER, top + crowned + high * len(rows) - BETWEEN)
    _write_title(image, block)
    for number, row in enumerate(rows):
        for at, one in enumerate(row):
            x = at * (place + BETWEEN) + (place - width) // 2
            _put_card(image, one, (x, top + crowned + number * high), width, place)
    return image


def side_by_side(blocks: Sequence[Block]) -> bool:
    """Whether the blocks fit on one line: cards of one size, without players' names."""
    sizes = {block.size for block in blocks if isinstance(block, Cards)}
    return len(sizes) == 1 and sum(map(wide_as, blocks)) + ASIDE * (len(blocks) - 1) <= INNER


def wide_as(block: Block) -> int:
    """The block's share of a line in pixels."""
    if not isinstance(block, Cards):
        return INNER
    texts = (block.title, block.count)
    if any(isinstance(text, Who) for text in (*texts, *(one.below for one in block.cards))):
        return INNER
    title = sum(width_of(writable(str(text)), TEXT, "Bold") + BETWEEN for text in texts if text)
    return max(title, len(block.cards) * (WIDTHS[block.size] + BETWEEN))


def _place(block: Cards, width: int) -> int:
    if not any(isinstance(one.below, Who) for one in block.cards):
        return width
    return max(width, min(WIDEST, (INNER + BETWEEN) // len(block.cards) - BETWEEN))


def _write_title(image: Image.Image, block: Cards) -> None:
    x, middle = 2.0, TITLE / 2 - 3
    for text, colour in ((block.title, LIGHT), (block.count, FAINT)):
        if isinstance(text, Who):
            x += write_name(image, (x, middle), text, INNER // 2, colour=colour) + BETWEEN
        elif text:
            words = fitted(writable(text), INNER // 2, TEXT, "Bold")
            write(image, (x, middle), words, TEXT, colour, weight="Bold")
            x += width_of(words, TEXT, "Bold") + BETWEEN


def face_of(one: Card, width: int) -> Image.Image:
    """The card's face or back."""
    return back(width) if one.face is None else card(one.face, width, dim=one.dim)


def _put_card(image: Image.Image, one: Card, at: tuple[int, int], width: int, place: int) -> None:
    x, y = at
    put(image, face_of(one, width), x, y)
    if one.crown:
        size = round(width * CROWN)
        put(image, figure("crown", size, COLOURS["gold"]), x + width - size * 0.75, y - size // 2)
    middle, under = x + width / 2, y + round(width * HEIGHT) + CAPTION / 2
    if isinstance(one.below, Who):
        write_name(image, (middle, under), one.below, place, size=SMALL, centred=True)
    elif one.below:
        text = fitted(writable(one.below), place + BETWEEN, SMALL)
        write(image, (middle, under), text, SMALL, FAINT if one.dim else LIGHT, anchor="mm")
