"""Cards side by side: few are large, and rows are about equally long."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.art.cards import HEIGHT, back, card, place
from bot.art.ink import figure, plate
from bot.art.lettering import fitted, width_of, writable, write
from bot.art.measure import (
    EDGE,
    FAINT,
    FELT,
    INNER,
    LIGHT,
    READ,
    animal,
    blank,
    put,
    width_with_animal,
    write_name,
    write_player,
)
from bot.art.symbols import COLOURS
from bot.presenters.picture import Block, Card, Cards, Pile, Size, Trick, Who, in_words

BETWEEN = 8
TITLE = 38
CAPTION = 38
ASIDE = 27  # the gap between blocks on one line
CROWN = 0.5  # of the card's width
RING = 5  # around the card that wins
PAD = 16  # within the table's edge
ON_TABLE = 112  # the widest card in the middle of the table
OF_MANY = 96  # the same where there are more than four
ON_PILE, BELOW_PILE = 84, 62  # the newest card of a pile, and those below it
ASKED, LINE = 308, 36  # how wide lines beside a pile are, and from one to the next
OF_TWO = 190  # the widest card of one or two alone
IN_LINES = 94  # the widest card where there are several rows
A_ROW_OF_A_TRICK = 8
FEW = 4


class Row(NamedTuple):
    """How wide cards of a size are at most, and how many are in a row at most."""

    widest: int
    most: int


ROWS: dict[Size, Row] = {
    "large": Row(150, 8),
    "middle": Row(74, 9),
    "small": Row(58, 12),
    "tiny": Row(44, 12),
}


def in_rows(count: int, size: Size) -> tuple[int, int]:
    """Card width and cards per row; the last row never has a single card."""
    widest, most = ROWS[size]
    lines = max(1, -(-count // most))
    row = max(1, -(-count // lines))
    if lines > 1:
        widest = min(widest, IN_LINES)
    elif size == "large" and count <= 2:
        widest = OF_TWO
    return min(widest, (INNER + BETWEEN) // row - BETWEEN), row


def cards(block: Cards) -> Image.Image:
    """The title, and the cards in as many rows as needed."""
    width, most = in_rows(len(block.cards), block.size)
    rows = [block.cards[at : at + most] for at in range(0, len(block.cards), most)]
    has_caption = any(one.below for one in block.cards)
    high = round(width * HEIGHT) + (CAPTION if has_caption else 0) + BETWEEN
    top = TITLE if block.title or block.count else 0
    has_crown = any(one.crown for one in block.cards)
    crowned, ring = (round(width * CROWN * 0.7), RING) if has_crown else (0, 0)
    image = blank(INNER, top + (crowned + high) * len(rows) - BETWEEN + ring)
    _write_title(image, block)
    for number, row in enumerate(rows):
        left = 0 if top and not is_alone(block) else (INNER - len(row) * (width + BETWEEN) + BETWEEN) // 2
        for at, one in enumerate(row):
            x = left + at * (width + BETWEEN) + ring
            _put_card(image, one, (x, top + crowned + number * (crowned + high)), width, width)
    return image


def trick(block: Trick) -> Image.Image:
    """A table with the cards of the trick, then the places of those who follow."""
    everyone = len(block.cards) + len(block.places)
    lines = -(-everyone // A_ROW_OF_A_TRICK) or 1
    row = -(-everyone // lines) or 1
    room = (INNER - 2 * PAD + BETWEEN) // row - BETWEEN
    players = [*(one.below for one in block.cards), *(who for who, _ in block.places)]
    width = min(ON_TABLE if everyone <= FEW else OF_MANY, room)
    # Names stand below all cards, or below none: then the animals do.
    has_names = all(width_with_animal(who, READ) <= room for who in players if isinstance(who, Who))
    crowned = round(width * CROWN * 0.7)
    high = crowned + round(width * HEIGHT) + CAPTION
    image = plate(INNER, high * lines + 2 * PAD - 6, 28, FELT, (EDGE, 4.0)).copy()
    for at in range(everyone):
        number, column = divmod(at, row)
        in_row = min(row, everyone - number * row)
        left = (INNER - in_row * (room + BETWEEN) + BETWEEN) / 2
        x = round(left + column * (room + BETWEEN) + (room - width) / 2)
        y = PAD - 4 + number * high + crowned
        if at < len(block.cards):
            _put_card(image, block.cards[at], (x, y), width, room if has_names else 0)
        else:
            who, is_to_move = block.places[at - len(block.cards)]
            put(image, place(width, to_move=is_to_move), x, y)
            _put_player(image, (x + width / 2, _below(y, width)), who, room if has_names else 0)
    return image


def pile(block: Pile) -> Image.Image:
    """A table with what is asked for, the newest card, and beside it smaller those below."""
    shown = [*block.cards, *([None] if block.more else [])] or [None]
    image = plate(INNER, round(ON_PILE * HEIGHT) + 2 * PAD - 4, 28, FELT, (EDGE, 4.0)).copy()
    middle = image.height / 2
    x = 2 * PAD + ASKED
    lines = [(line, LIGHT) for line in block.asked] + [(block.aside, FAINT)]
    top = middle - LINE * (len(lines) - 1) / 2
    for number, (text, colour) in enumerate(lines):
        weight = "Semibold" if number else "Bold"
        words = fitted(writable(text), ASKED, READ, weight)
        write(image, (PAD, top + LINE * number), words, READ, colour, weight=weight)
    for number, one in enumerate(shown):
        width = BELOW_PILE if number else ON_PILE
        high = round(width * HEIGHT)
        put(image, place(width) if one is None else face_of(one, width), x, middle - high / 2)
        if number and one is None:
            at = (x + width / 2, middle)
            write(image, at, f"+{block.more}", READ, LIGHT, weight="Bold", anchor="mm")
        x += width + BETWEEN
    return image


def is_alone(block: Cards) -> bool:
    """Whether the block shares no line, and is in the middle of its own."""
    return block.size == "large"


def side_by_side(blocks: Sequence[Block]) -> bool:
    """Whether the blocks fit on one line: cards of one size, without players' names."""
    sizes = {block.size for block in blocks if isinstance(block, Cards) and not is_alone(block)}
    return len(sizes) == 1 and sum(map(wide_as, blocks)) + ASIDE * (len(blocks) - 1) <= INNER


def wide_as(block: Block) -> int:
    """The block's share of a line in pixels."""
    if not isinstance(block, Cards):
        return INNER
    texts = (block.title, block.count)
    if not any(texts):
        return INNER
    if any(isinstance(text, Who) for text in (*texts, *(one.below for one in block.cards))):
        return INNER
    width, most = in_rows(len(block.cards), block.size)
    return max(_title_width(block), min(most, len(block.cards)) * (width + BETWEEN))


def _title_width(block: Cards) -> int:
    texts = (in_words(text) for text in (block.title, block.count) if text)
    return sum(width_of(writable(text), READ, "Bold") + BETWEEN for text in texts)


def _write_title(image: Image.Image, block: Cards) -> None:
    x, middle = max(2, (INNER - _title_width(block)) / 2) if is_alone(block) else 2.0, TITLE / 2 - 3
    for text, colour in ((block.title, LIGHT), (block.count, FAINT)):
        if isinstance(text, Who):
            x += write_name(image, (x, middle), text, INNER // 2, size=READ, colour=colour) + BETWEEN
        elif text:
            words = fitted(writable(text), INNER // 2, READ, "Bold")
            write(image, (x, middle), words, READ, colour, weight="Bold")
            x += width_of(words, READ, "Bold") + BETWEEN


def face_of(one: Card, width: int) -> Image.Image:
    """The card's face or back."""
    return back(width, one.name) if one.face is None else card(one.face, width, one.name, dim=one.dim)


def _put_card(image: Image.Image, one: Card, at: tuple[int, int], width: int, room: int) -> None:
    x, y = at
    high = round(width * HEIGHT)
    if one.crown:
        ring = plate(width + 2 * RING, high + 2 * RING, width // 8 + RING, COLOURS["gold"])
        put(image, ring, x - RING, y - RING)
        size = round(width * CROWN)
        put(image, figure("crown", size, COLOURS["gold"]), x + (width - size) / 2, y - size * 0.78)
    put(image, face_of(one, width), x, y)
    middle, under = x + width / 2, _below(y, width)
    if isinstance(one.below, Who):
        _put_player(image, (middle, under), one.below, room)
    elif one.below:
        text = fitted(writable(one.below), room + BETWEEN, READ)
        write(image, (middle, under), text, READ, FAINT if one.dim else LIGHT, anchor="mm")


def _below(top: float, width: int) -> float:
    """The middle of the line below a card."""
    return top + round(width * HEIGHT) + CAPTION / 2 + 2


def _put_player(image: Image.Image, at: tuple[float, float], who: Who, room: int) -> None:
    """The animal and the name; without room for any name the animal alone."""
    if room:
        write_player(image, at, who, room, size=READ, centred=True)
    else:
        put(image, animal(who, CAPTION), at[0] - CAPTION / 2, at[1] - CAPTION / 2)
