"""What a picture shows, as a value: a presenter tells it, `bot.art` draws it.

Everything in it comes from the view of one seat, or of the public, so whoever may see the view may see the
picture. A picture never tells more than the text beside it, and has that for its alternative.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.games.contract import Seat
from bot.presenters.contract import Names

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
    it, or what it means.
    """

    face: Face | None
    dim: bool = False
    crown: bool = False
    below: Who | str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards side by side, in as many rows as they need, under a title. `count` stands behind the title."""

    cards: tuple[Card, ...]
    title: str = ""
    count: str = ""
    size: Size = "large"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """How a player stands: whose turn it is, pips for what was won of what was bid, marks, cards, points.

    `bid` is None where none is known. `cards` are drawn small.
    """

    who: Who
    is_awaited: bool = False
    won: int = 0
    bid: int | None = None
    marks: tuple[Mark, ...] = ()
    cards: tuple[Card, ...] = ()
    points: str = ""
    is_viewer: bool = False


@dataclass(frozen=True, slots=True)
class Seats:
    """The players, a line each."""

    lines: tuple[SeatLine, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A treasure on the beach: its number, its face (None: face down), and what is on and beside it.

    `top` is the towel that is seen, of a pile `height` high. `only_seen`: it lies face down, but the viewer
    knows it. `by` is the animal of who buried it.
    """

    number: int
    face: Face | None
    top: Face | None = None
    height: int = 0
    only_seen: bool = False
    marks: tuple[str, ...] = ()
    by: Face | None = None


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


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar a player, made of what each round brought, with the sum behind it."""

    bars: tuple[tuple[Who, tuple[float, ...], str], ...]


@dataclass(frozen=True, slots=True)
class Strip:
    """Cards by strength, the weakest first, with what each beats between them."""

    cards: tuple[Card, ...]


Block = Cards | Seats | Beach | Sheet | Course | Bars | Strip


@dataclass(frozen=True, slots=True)
class Picture:
    """Blocks one under another, and the text alternative that names what they show."""

    blocks: tuple[Block, ...]
    alt: str


def who(names: Names, seat: Seat) -> Who:
    """A player at the table."""
    return Who(names.bare(seat, 64), seat)


def alternative(*parts: str) -> str:
    """Sentences as one text alternative, as long as Discord takes."""
    text = " ".join(" ".join(part.split()) for part in parts if part)
    return text if len(text) <= ALT_LENGTH else f"{text[: ALT_LENGTH - 1]}…"
