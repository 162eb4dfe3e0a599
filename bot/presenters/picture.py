"""What a picture shows, as a value: a presenter tells it, `bot.art` draws it.

Everything in it comes from the view of one seat, or of the public, so whoever may see the view may see the
picture. A picture never tells more than the text beside it, and has that for its alternative.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, NamedTuple

from bot.games.contract import Seat

Size = Literal["large", "middle", "small"]

ALT_LENGTH = 1024
"""Characters of a text alternative (https://discord.com/developers/docs/components/reference#media-gallery)."""


class Face(NamedTuple):
    """What is on a card: a figure of `bot.art.symbols`, the name of its colour there, and the number.

    The number stands in the corner, where there is one. A `dark` card is a special one. `second` is a small
    figure beside the first.
    """

    symbol: str
    colour: str = "ink"
    number: str = ""
    dark: bool = False
    second: str = ""


Emojis = Mapping[tuple[str, str], Face]
"""What emojis show, each by a shape of Unicode's and the code of the card that stands behind it in a text.

For the shape alone the code is empty; there it shows a figure without a number.
"""


class Who(NamedTuple):
    """A player: the name without markdown, and the seat: its animal stands for what can't be drawn."""

    name: str
    seat: Seat


class Mark(NamedTuple):
    """A figure with a few characters beside it, such as a flag, or a cup and its number."""

    symbol: str
    text: str = ""
    colour: str = "ink"


@dataclass(frozen=True, slots=True)
class Card:
    """A card that lies there: its face, or its back for None.

    `dim` is one that can't be played now; `crown` marks the one that wins; `below` tells under it who played
    it, or what it means. `name` is what the card is called.
    """

    face: Face | None
    dim: bool = False
    crown: bool = False
    below: Who | str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Title:
    """A sentence above what it is about, in two lines at most."""

    text: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards side by side, in as many rows as they need, under a title. `count` stands behind the title."""

    cards: tuple[Card, ...]
    title: Who | str = ""
    count: Who | str = ""
    size: Size = "large"


@dataclass(frozen=True, slots=True)
class Strip:
    """Steps of cards that are equal, under a title; a step beats those before it if it `rises`.

    The name of what stands `below` the last card of a step is written under the step.
    """

    steps: tuple[tuple[Card, ...], ...]
    title: str = ""
    rises: bool = True
    size: Size = "large"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """How a player stands: whose turn it is, pips for what was won of what was bid, marks, cards, points.

    `bid` is None where none is known. `cards` are drawn small. `told` is all that in words.
    """

    who: Who
    is_awaited: bool = False
    won: int = 0
    bid: int | None = None
    marks: tuple[Mark, ...] = ()
    cards: tuple[Card, ...] = ()
    points: str = ""
    is_viewer: bool = False
    told: str = ""


@dataclass(frozen=True, slots=True)
class Seats:
    """The players, a line each."""

    lines: tuple[SeatLine, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A treasure on the beach: its number, its face (None: face down), and what is on and beside it.

    `top` is the towel that is seen, of a pile `height` high. `only_seen`: it lies face down, but the viewer
    knows it. `by` is the animal of who buried it. `told` is all that in words.
    """

    number: int
    face: Face | None
    top: Face | None = None
    height: int = 0
    only_seen: bool = False
    marks: tuple[str, ...] = ()
    by: Face | None = None
    told: str = ""


@dataclass(frozen=True, slots=True)
class Beach:
    """The treasures in a grid."""

    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: what stands there large and small, whether something was `met` or missed (None: neither)."""

    text: str
    note: str = ""
    met: bool | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scorepad: a column a player, a row a round, each row with its name."""

    columns: tuple[Who, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The totals of each player after each round, as lines; `less` is better where that is so."""

    lines: tuple[tuple[Who, tuple[int, ...]], ...]


class Bar(NamedTuple):
    """How high a bar is, below nothing for a loss; `hollow` for what was given and not won."""

    value: Fraction
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class BarLine:
    """A player's row in standings: the rank, a bar a round (None: nothing there), and the points.

    `told` is all that in words.
    """

    rank: str
    who: Who
    bars: tuple[Bar | None, ...]
    points: str
    told: str


@dataclass(frozen=True, slots=True)
class Bars:
    """Standings: a line each, with as many bars as there are `rounds`, which are the names of those."""

    rounds: tuple[str, ...]
    lines: tuple[BarLine, ...]


Block = Title | Cards | Strip | Seats | Beach | Sheet | Course | Bars


@dataclass(frozen=True, slots=True)
class Picture:
    """Blocks one under another, and the text alternative that names what they show."""

    blocks: tuple[Block, ...]
    alt: str


_MARKDOWN = re.compile(r"\*\*|__|`|^-# |\\\\", re.MULTILINE)
"""What a text alternative shows as it is written."""


def unmarked(text: str) -> str:
    """Markdown as a picture writes it: on one line, without its signs."""
    return " ".join(_MARKDOWN.sub("", text).split())


def pictured(*blocks: Block | None) -> Picture:
    """The picture of those blocks that there are, told from what they say of themselves."""
    shown = tuple(block for block in blocks if block is not None)
    sentences = (sentence for block in shown for sentence in _told(block) if sentence)
    return Picture(shown, alternative(*sentences))


def alternative(*sentences: str) -> str:
    """Sentences as one text alternative: without markdown, and as long as Discord takes."""
    text = ". ".join(unmarked(sentence).rstrip(".") for sentence in sentences)
    return text if len(text) <= ALT_LENGTH else f"{text[: ALT_LENGTH - 1]}…"


def unhurried(picture: Picture) -> Picture:
    """The picture without whom the table waits for: it stays while that changes."""
    return replace(picture, blocks=tuple(map(_unhurried, picture.blocks)))


def _unhurried(block: Block) -> Block:
    if not isinstance(block, Seats):
        return block
    return Seats(tuple(replace(line, is_awaited=False) for line in block.lines))


def _told(block: Block) -> Iterator[str]:
    match block:
        case Title():
            yield block.text
        case Cards():
            title = " ".join(filter(None, (_words(block.title), _words(block.count))))
            named = ", ".join(_counted(_named(card) for card in block.cards if card.name))
            yield f"{title}: {named}" if title and named else title or named
        case Strip():
            steps = (", ".join(_named(card) for card in step) for step in block.steps)
            shown = (" < " if block.rises else ", ").join(steps)
            yield f"{block.title}: {shown}" if block.title else shown
        case Seats():
            yield from (line.told for line in block.lines)
        case Beach():
            yield from (spot.told for spot in block.spots)
        case Sheet():
            for name, cells in block.rows:
                scored = (
                    f"{column.name} {cell.text}" for column, cell in zip(block.columns, cells, strict=True)
                )
                yield f"{name}: {', '.join(scored)}"
        case Bars():
            yield from (line.told for line in block.lines)
        case Course():
            yield ", ".join(f"{player.name} {totals[-1]}" for player, totals in block.lines if totals)


def _counted(names: Iterable[str]) -> Iterator[str]:
    return (f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items())


def _named(card: Card) -> str:
    below = _words(card.below)
    return f"{card.name} ({below})" if below not in card.name else card.name


def _words(text: Who | str) -> str:
    return text.name if isinstance(text, Who) else text
