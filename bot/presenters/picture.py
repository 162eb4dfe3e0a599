"""The content of a picture, as a value: a presenter describes it, `bot.art` draws it.

It shows no more than the text beside it, and has that as its alternative text.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, NamedTuple

from bot.games.contract import Seat

Size = Literal["large", "middle", "small", "tiny"]

# Characters of a text alternative (https://discord.com/developers/docs/components/reference#media-gallery).
ALT_LENGTH = 1024


class Face(NamedTuple):
    """A card's face."""

    symbol: str  # a figure of `bot.art.symbols`
    colour: str = "ink"  # by name
    number: str = ""  # in the corner
    dark: bool = False  # a special card
    second: str = ""  # a small second figure


# What emojis show, by a Unicode shape and the code of the card after it in a text. For the shape alone the
# code is empty: a figure without a number.
Emojis = Mapping[tuple[str, str], Face]


class Who(NamedTuple):
    """A player."""

    name: str  # without markdown
    seat: Seat  # which gives the colour
    animal: str = ""  # a figure of `bot.art.symbols`; it stands alone where the name can't be written


class Mark(NamedTuple):
    """A figure and a few characters, such as a cup and its number, or another player."""

    symbol: str
    text: Who | str = ""
    colour: str = "ink"


@dataclass(frozen=True, slots=True)
class Card:
    """A card."""

    face: Face | None  # None: its back
    dim: bool = False  # it can't be played now
    crown: bool = False  # it wins
    below: Who | str = ""  # the player, or what it means
    name: str = ""  # of a back the number on it


@dataclass(frozen=True, slots=True)
class Title:
    """A sentence, in at most two lines."""

    text: str


@dataclass(frozen=True, slots=True)
class Caption:
    """A line that says what the picture is of."""

    text: str
    of_no_server: bool = False  # whatever moderators want, it names none


class Place(NamedTuple):
    """A place where a card is still to come."""

    who: Who
    is_to_move: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards side by side, in as many rows as they need."""

    cards: tuple[Card, ...]
    title: Who | str = ""
    count: Who | str = ""  # beside the title
    size: Size = "large"
    said: str = ""  # a title in the alternative text alone


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards in the middle of the table with their players, in the order of play."""

    cards: tuple[Card, ...]
    places: tuple[Place, ...] = ()  # of those who are to follow


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards in the middle of the table, the newest first, and what they ask for."""

    cards: tuple[Card, ...]
    more: int = 0  # cards that lie below and are not shown
    asked: tuple[str, ...] = ()  # lines
    aside: str = ""  # a line below them, of less weight
    said: str = ""  # a title in the alternative text alone


@dataclass(frozen=True, slots=True)
class Strip:
    """Steps of equal cards."""

    steps: tuple[tuple[Card, ...], ...]  # what is below the last card of a step is written below the step
    title: str = ""
    rises: bool = True  # each beats those before it
    size: Size = "large"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A player's line."""

    who: Who
    is_to_move: bool = False
    won: int = 0  # pips, of the bid
    bid: int | None = None
    marks: tuple[Mark, ...] = ()
    cards: tuple[Card | None, ...] = ()  # None: an empty place
    points: str = ""
    is_viewer: bool = False
    alt: str = ""  # all of it in words


@dataclass(frozen=True, slots=True)
class Seats:
    """The players, a line each."""

    lines: tuple[SeatLine, ...]
    bids: str = ""  # the head above the bids, or above the first marks
    points: str = ""  # above the points
    heads: tuple[tuple[str, int], ...] = ()  # each with the number of cards below it, if any
    narrow: bool = False  # two side by side


@dataclass(frozen=True, slots=True)
class Spot:
    """A treasure on the beach."""

    number: int
    face: Face | None  # None: face down
    top: Face | None = None  # the top towel
    height: int = 0  # how many towels
    only_seen: bool = False  # face down, but known to the viewer
    marks: tuple[str, ...] = ()
    by: Who | None = None  # the player who buried it
    alt: str = ""  # all of it in words


@dataclass(frozen=True, slots=True)
class Beach:
    """The treasures in a grid."""

    spots: tuple[Spot, ...]


class Sign(NamedTuple):
    """A card or a mark, with its words."""

    drawn: Face | Mark
    text: str


@dataclass(frozen=True, slots=True)
class Legend:
    """The signs of a game."""

    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a scorepad."""

    text: str
    note: str = ""  # small
    met: bool | None = None  # or missed
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scorepad: a column per player, a row per round."""

    columns: tuple[Who, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]
    leads: int = 0  # the number of first columns with a crown


@dataclass(frozen=True, slots=True)
class Course:
    """Each player's totals after each round, as lines."""

    lines: tuple[tuple[Who, tuple[int, ...]], ...]
    from_zero: bool = True


@dataclass(frozen=True, slots=True)
class Cover:
    """A game's name and some of its cards."""

    title: str
    cards: tuple[Card, ...]


class Step(NamedTuple):
    """A place on a podium."""

    place: int
    who: Who
    points: str
    rounds: tuple[bool | None, ...] = ()  # whether each fulfils what the podium's head says; None: absent


@dataclass(frozen=True, slots=True)
class Podium:
    """The end of a game or season: who won and by how much, what decided it, and the places in order."""

    title: str  # in the alternative text
    steps: tuple[Step, ...]
    margin: str = ""
    decided: str = ""
    rounds: str = ""  # the head above the rounds
    points: str = ""  # above the points


@dataclass(frozen=True, slots=True)
class Portrait:
    """A person with their animal, a line about them, and the figure that says most of them."""

    who: Who
    about: str
    figure: str = ""
    unit: str = ""


class LedgerRow(NamedTuple):
    """A figure: its label, its value, which may be unknown, and notes on it."""

    label: str
    value: Who | str
    notes: tuple[Who | str, ...] = ()

    @property
    def words(self) -> str:
        """The value and the notes as text."""
        return " · ".join(filter(None, map(in_words, (self.value, *self.notes))))


@dataclass(frozen=True, slots=True)
class Ledger:
    """Figures, one under another."""

    rows: tuple[LedgerRow, ...]


class BesideRow(NamedTuple):
    """A figure of two people."""

    label: str
    left: str
    right: str
    better: int = 0  # 1: the left one, −1: the right one


@dataclass(frozen=True, slots=True)
class Beside:
    """Two people side by side."""

    left: Who
    right: Who
    rows: tuple[BesideRow, ...]


class Bar(NamedTuple):
    """A bar of standings."""

    value: Fraction  # its height, negative for a loss
    hollow: bool = False  # given, not won
    dropped: bool = False  # it counts for nothing, and is struck through


@dataclass(frozen=True, slots=True)
class BarLine:
    """A player's row in standings."""

    rank: str
    who: Who
    bars: tuple[Bar | None, ...]  # by round; None: nothing
    points: str
    alt: str  # all of it in words


@dataclass(frozen=True, slots=True)
class Bars:
    """Standings: a line per player, with a bar for each round."""

    rounds: tuple[str, ...]
    lines: tuple[BarLine, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A person's result in a deal, with a tile for each trick."""

    title: str
    day: str
    who: Who
    about: str
    points: str
    tricks: tuple[bool, ...]  # whether the person took it
    alt: str  # all of it in words


class FieldBar(NamedTuple):
    """The games of a deal that came to certain scores."""

    label: str
    games: int
    people: int = 0  # whose results are among these scores


@dataclass(frozen=True, slots=True)
class Field:
    """The scores of many games of one deal as bars, and a sentence about them."""

    title: str
    bars: tuple[FieldBar, ...]


OfPeople = Portrait | Ledger | Beside
OfDeal = Result | Field
Standing = Bars | Podium | OfPeople | OfDeal
OnTable = Trick | Pile | Cards | Strip | Seats | Beach
Block = Title | Caption | OnTable | Legend | Sheet | Course | Cover | Standing


@dataclass(frozen=True, slots=True)
class Picture:
    """Blocks one under another, and their alternative text."""

    blocks: tuple[Block, ...]
    alt: str


# Signs that an alternative text would show literally.
_MARKDOWN = re.compile(r"\*\*|__|`|^-# |\\\\", re.MULTILINE)


def unmarked(text: str) -> str:
    """Markdown as plain text on one line."""
    return " ".join(_MARKDOWN.sub("", text).split())


def pictured(*blocks: Block | None, first: str = "") -> Picture:
    """The picture of these blocks, without None; the sentence `first` is only in its alternative text."""
    shown = tuple(block for block in blocks if block is not None)
    sentences = (sentence for block in shown for sentence in _alt(block) if sentence)
    return Picture(shown, alternative(*([first] if first else []), *sentences))


def alternative(*sentences: str) -> str:
    """Sentences as one alternative text, as long as Discord allows."""
    ended = (unmarked(sentence).rstrip(".") for sentence in sentences if sentence)
    text = " ".join(one if one.endswith(("!", "?")) else f"{one}." for one in ended).rstrip(".")
    return text if len(text) <= ALT_LENGTH else f"{text[: ALT_LENGTH - 1]}…"


def unhurried(picture: Picture) -> Picture:
    """The picture without marks of the turn."""
    return replace(picture, blocks=tuple(map(_unhurried, picture.blocks)))


def _unhurried(block: Block) -> Block:
    if not isinstance(block, Seats):
        return block
    return replace(block, lines=tuple(replace(line, is_to_move=False) for line in block.lines))


def _alt(block: Block) -> Iterator[str]:
    match block:
        case Title() | Caption():
            yield block.text
        case Trick() | Pile() | Cards():
            yield from _alt_of_cards(block)
        case Strip():
            steps = (", ".join(_named(card) for card in step) for step in block.steps)
            shown = (" < " if block.rises else ", ").join(steps)
            yield f"{block.title}: {shown}" if block.title else shown
        case Seats(lines=lines) | Beach(spots=lines):
            yield from (one.alt for one in lines)
        case Sheet():
            yield from _alt_of_sheet(block)
        case Podium():
            steps = (f"{step.place}. {step.who.name} {step.points}" for step in block.steps)
            yield from (block.title, ", ".join(steps), block.decided)
        case Bars() | Cover() | Course() | Legend() | Result() | Field():
            yield from _short_alt(block)
        case Portrait() | Ledger() | Beside():
            yield from _alt_of_people(block)


def _alt_of_cards(block: Trick | Pile | Cards) -> Iterator[str]:
    match block:
        case Trick():
            yield ", ".join(_named(card) for card in block.cards if card.name)
        case Pile():
            more = [f"+{block.more}"] if block.more else []
            named = ", ".join([*map(_named, block.cards), *more])
            yield f"{block.said}: {named}" if named else block.said
            yield block.aside
        case Cards():
            title = " ".join(filter(None, (block.said, in_words(block.title), in_words(block.count))))
            named = ", ".join(_counted(_named(card) for card in block.cards if card.name))
            yield f"{title}: {named}" if title and named else title or named


def _short_alt(block: Bars | Cover | Course | Legend | OfDeal) -> Iterator[str]:
    match block:
        case Result(alt=alt):
            yield alt
        case Field(title=title, bars=bars):
            yield title
            yield ", ".join(f"{bar.label} ×{bar.games}" for bar in bars if bar.games)
        case Bars():
            yield from (line.alt for line in block.lines)
        case Legend():
            yield ", ".join(sign.text for sign in block.signs)
        case Cover():
            yield f"{block.title}: {', '.join(card.name for card in block.cards)}"
        case Course():
            pass  # the totals at its end are in the text above it


def _alt_of_people(block: OfPeople) -> Iterator[str]:
    match block:
        case Portrait():
            figure = f"{block.figure} {block.unit}".strip()
            yield f"{block.who.name}: {' · '.join(filter(None, (block.about, figure)))}"
        case Ledger():
            for row in block.rows:
                yield f"{row.label}: {row.words}"
        case Beside():
            for line in block.rows:
                yield f"{line.label}: {block.left.name} {line.left}, {block.right.name} {line.right}"


def _alt_of_sheet(block: Sheet) -> Iterator[str]:
    for name, cells in block.rows:
        scored = (f"{column.name} {cell.text}" for column, cell in zip(block.columns, cells, strict=True))
        yield f"{name}: {', '.join(scored)}"


def _counted(names: Iterable[str]) -> Iterator[str]:
    return (f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items())


def _named(card: Card) -> str:
    below = in_words(card.below)
    return f"{card.name} ({below})" if below not in card.name else card.name


def in_words(text: Who | str) -> str:
    """A person's name, or the text itself."""
    return text.name if isinstance(text, Who) else text
