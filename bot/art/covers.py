"""The cover of a game: its name over some of its cards, fanned out on the table."""

from PIL import Image

from bot.art.cards import HEIGHT
from bot.art.ink import plate
from bot.art.lettering import write
from bot.art.measure import EDGE, FELT, INNER, blank, put
from bot.art.rows import face_of
from bot.art.symbols import COLOURS
from bot.presenters.picture import Cover

HEAD, TITLE = 64, 52
STAGE = 236
WIDE = 124
APART = 127  # from one card's middle to the next
TURN = 6.0  # degrees from one card to the next
DROP = 7  # how much lower the outer cards lie
SHADOW = 3


def cover(block: Cover) -> Image.Image:
    """The name, and below it the cards."""
    image = blank(INNER, HEAD + STAGE)
    write(image, (INNER / 2, HEAD / 2 - 2), block.title, TITLE, COLOURS["gold"], weight="Black", anchor="mm")
    put(image, plate(INNER, STAGE, 28, FELT, (EDGE, 4.0)), 0, HEAD)
    middle = (len(block.cards) - 1) / 2
    for at, one in enumerate(block.cards):
        off = at - middle
        drawn = face_of(one, WIDE).rotate(-TURN * off, Image.Resampling.BICUBIC, expand=True)
        x = INNER / 2 + off * APART - drawn.width / 2
        y = HEAD + (STAGE - WIDE * HEIGHT) / 2 + DROP * off * off - (drawn.height - WIDE * HEIGHT) / 2 - 10
        shade = Image.new("RGBA", drawn.size, (*COLOURS["ink"], 0))
        shade.putalpha(drawn.getchannel("A").point(lambda alpha: alpha // 3))
        put(image, shade, x + SHADOW, y + SHADOW * 2)
        put(image, drawn, x, y)
    return image
