"""Corsari as pictures."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace

from bot.games.contract import ScoreLine, Seat
from bot.games.corsari.cards import CODES, COLOURS, NUMBERS
from bot.games.corsari.view import SplitView, View
from bot.presenters import endings, sheets
from bot.presenters.contract import Names
from bot.presenters.corsari.board import headline, status
from bot.presenters.corsari.cards import SHAPES, card_name, colour_name
from bot.presenters.corsari.splits import best_now
from bot.presenters.deck import Deck
from bot.presenters.picture import (
    Block,
    Card,
    Cards,
    Emojis,
    Face,
    Mark,
    Picture,
    SeatLine,
    Seats,
    Sign,
    Size,
    Strip,
    Title,
    Who,
    pictured,
    unhurried,
    unmarked,
)
from bot.texts.catalog import Say
from bot.texts.keys import key_of

ON_A_LINE = 7  # cards that are no stowaways, of middle size


def hand_picture(view: View, names: Names, say: Say) -> Picture:
    """The pier and the discards, or the closer's cards; the viewer's best split; the players."""
    table = [*on_the_table(view, names, say)]
    if view.drawn:  # the discards can't be drawn now
        table[1:] = [_cards(_outside(view, view.drawn), say("picture-drew-discard"), "", say, "tiny")]
    return pictured(*table, *_hand(view, say), _others(view, names, say))


def board_picture(view: View, names: Names, say: Say) -> Picture:
    """The pier and the discards, or the closer's cards, and the players."""
    first = status(view, names.brief, say)
    title = Title(unmarked(headline(view, say)))
    return pictured(title, *on_the_table(view, names, say), _exchanges(view, names, say), first=first)


def stage(view: View) -> str:
    """Each turn, and laying down."""
    if view.step == "over":
        return ""
    return f"{view.round} {len(view.history) if view.step != 'lay' else view.step}"


def stage_picture(view: View, names: Names, say: Say) -> Picture:
    """The table after the last whole turn."""
    title = unmarked(headline(view, say))
    if view.step != "lay" and view.history:
        title = f"{title} · {say('picture-after-turn')}"
    return unhurried(pictured(Title(title), *on_the_table(view, names, say), _exchanges(view, names, say)))


def _last_round(view: View, names: Names, say: Say) -> Picture:
    """All that was laid down in the round that is over, and the totals."""
    assert view.previous is not None  # there was one
    laid = [
        _laid(split, names.who(seat), say)
        for seat, split in enumerate(view.previous.splits)
        if split is not None
    ]
    title = Title(say("corsari-round", round=view.previous.number))
    return pictured(title, *laid, _seats(view, names, say))


def _exchanges(view: View, names: Names, say: Say) -> Seats:
    """The players, each with the card that they drew last, or a back, and the one that they left."""
    turns = {turn.seat: turn for turn in view.history[-view.players :] if turn.discarded is not None}
    seats = _seats(view, names, say)
    if view.step == "lay" or not turns:
        return seats
    lines = []
    for seat, line in enumerate(seats.lines):
        codes = [turns[seat].drawn, turns[seat].discarded] if seat in turns else []
        shown = tuple(DECK.card(code, say) if code else Card(None) for code in codes)
        lines.append(replace(line, cards=shown))
    return replace(seats, lines=tuple(lines), bids=say("picture-took-left"))


def on_the_table(view: View, names: Names, say: Say) -> Iterable[Block]:
    """The pier and the discards, or the closer's cards."""
    closers = None if view.closer is None else view.splits[view.closer]
    if closers is not None and view.closer is not None:
        return [_laid(closers, names.who(view.closer), say)]
    if view.step == "over":
        return []
    top = view.pile[-1:]
    pier = _cards(view.pier, say("picture-pier"), str(len(view.pier)), say, "tiny")
    return [pier, *([_cards(top, say("picture-discards"), "", say, "tiny")] if top else [])]


def _outside(view: View, drawn: str) -> Sequence[str]:
    """The card drawn and the one that the best split discards, once if it is the same."""
    discards = [offer.discard for offer in view.offers[:1] if offer.discard is not None]
    return list(dict.fromkeys([drawn, *discards]))


def _laid(split: SplitView, player: Who, say: Say) -> Cards:
    shown = DECK.cards([*split.crew, *split.prisoners, *split.attached], say)
    shown += tuple(DECK.card(code, say, dim=True) for code in split.stowaways)
    return Cards(shown, player, say("picture-limit", limit=split.limit), "small")


def _hand(view: View, say: Say) -> Iterable[Block]:
    own = None if view.seat is None or view.seat == view.closer else view.splits[view.seat]
    split = own or (view.offers[0].split if view.offers else best_now(view))
    if split is None:
        return []
    safe = len(split.crew) + len(split.prisoners) + len(split.attached)
    size: Size = "middle" if safe <= ON_A_LINE else "small"
    rows = [_row(split, part, size, say) for part in ("crew", "prisoners", "attached", "stowaways")]
    return [row for row in rows if row is not None]


def _row(split: SplitView, part: str, size: Size, say: Say) -> Cards | None:
    codes: tuple[str, ...] = getattr(split, part)
    if part == "stowaways":
        count = f"{len(codes)} · {say('picture-limit', limit=split.limit)}"
        return _cards(codes, say("corsari-part-stowaways"), count, say, size)
    return _cards(codes, say(key_of("corsari-part", part)), str(len(codes)), say, size) if codes else None


def _cards(codes: Sequence[str], title: Who | str, count: str, say: Say, size: Size) -> Cards:
    return Cards(DECK.cards(codes, say), title, count, size)


def _seats(view: View, names: Names, say: Say) -> Seats:
    lines = tuple(_line(view, seat, names, say) for seat in range(view.players))
    return Seats(lines, points=say("picture-penalty"))


def _others(view: View, names: Names, say: Say) -> Seats:
    """The players, without marks that show who has laid down; with a sign in place of a head without room."""
    # Each such mark would redraw every hand, and the post has it anyway.
    lines = []
    for seat, line in enumerate(_seats(view, names, say).lines):
        is_to_move = line.is_to_move and (view.step != "lay" or seat == view.seat)
        lines.append(replace(line, is_to_move=is_to_move, marks=(Mark("penalty"),)))
    has_room = not view.drawn and view.step != "lay"
    return Seats(tuple(lines), points=say("picture-penalty") if has_room else "", narrow=True)


def _line(view: View, seat: Seat, names: Names, say: Say) -> SeatLine:
    laying = view.step == "lay"
    return SeatLine(
        names.who(seat),
        is_to_move=seat == view.turn or (laying and not view.has_laid[seat]),
        marks=(Mark("envelope"),) if laying and view.has_laid[seat] else (),
        points=str(view.totals[seat]),
        is_viewer=seat == view.seat,
        alt=say("corsari-player", name=names.bare(seat, 64), total=view.totals[seat]),
    )


LOOKS = {
    "R": ("heart", "red"),
    "O": ("orange", "orange"),
    "Y": ("star", "gold"),
    "G": ("clover", "green"),
    "B": ("diamond", "blue"),
    "L": ("drop", "sky"),
    "V": ("grapes", "violet"),
    "P": ("flower", "pink"),
    "N": ("peanut", "brown"),
    "S": ("chain", "steel"),
}


def face(code: str) -> Face:
    """The face of the card."""
    symbol, colour = LOOKS[code[0]]
    return Face(symbol, colour, code[1:])


FACES = {code: face(code) for code in CODES}
DECK = Deck("corsari", face, card_name, {"": ("R11", "Y1", "G7", "B5", "V9")})

# The colours, and every card.
EMOJIS: Emojis = {
    **{(SHAPES[letter], ""): Face(*looks) for letter, looks in LOOKS.items()},
    **{(SHAPES[code[0]], code): face for code, face in FACES.items()},
}


def scene(view: View) -> Hashable:
    """Each turn, each laying down, and each round's end."""
    return view.round, view.step == "lay", view.turn, view.has_laid


def film_picture(view: View, names: Names, say: Say) -> Picture:
    """As on the board; when a round is over all that was laid down."""
    if view.previous is not None and (view.step == "over" or not view.history):
        return _last_round(view, names, say)
    return board_picture(view, names, say)


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """The table, then the hands; as a round begins, the last round's cards."""
    if view.previous is not None and (view.step == "over" or not view.history):
        return _last_round(view, names, say)
    return pictured(*on_the_table(view, names, say), *_hands(hands, names, say))


def _hands(hands: Sequence[View], names: Names, say: Say) -> Iterator[Block]:
    for seat, view in enumerate(hands):
        yield _cards(view.hand, names.who(seat), str(view.totals[seat]), say, "small")


def signs_picture(variant: str, say: Say) -> Picture:
    """The marks, and the colours."""
    colours = (Sign(Face(*LOOKS[letter]), colour_name(letter, say)) for letter in COLOURS)
    return DECK.signs_picture({"turn": "gold", "penalty": "ink", "envelope": "ink"}, colours, (), say)


def strength_picture(variant: str, say: Say) -> Picture:
    """The numbers from low to high."""
    codes = [f"{COLOURS[number % len(COLOURS)]}{number}" for number in range(1, NUMBERS + 1)]
    steps = tuple((card,) for card in DECK.cards(codes, say))
    return pictured(Strip(steps, say("strength-stowaways"), size="small"))


def sheet_picture(lines: Sequence[ScoreLine], names: Names) -> Picture:
    """The scorepad; the fewest penalty cards win."""
    return sheets.sheet_picture(lines, names, rank=sheets.fewest_first)


def end_picture(view: endings.Ended, names: Names, say: Say) -> Picture:
    """The winner, and in which rounds players took no penalty cards."""
    return endings.end_picture(view, names, say, endings.NO_PENALTY, points=say("picture-penalty"))


cover_picture = DECK.cover_picture
