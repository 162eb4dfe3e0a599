"""Skull King as pictures."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from bot.games.contract import ScoreLine, Seat
from bot.games.skullking import View
from bot.games.skullking.cards import FACES as FACE_CODES
from bot.games.skullking.cards import RANKS, SUITS
from bot.games.skullking.paper import ABSENT
from bot.games.skullking.view import TrickView
from bot.presenters import endings, sheets
from bot.presenters.contract import Names
from bot.presenters.deck import Deck
from bot.presenters.facts import as_number, signed
from bot.presenters.picture import (
    Block,
    Card,
    Cards,
    Cell,
    Emojis,
    Face,
    Mark,
    Picture,
    Place,
    SeatLine,
    Seats,
    Sign,
    Strip,
    Title,
    Trick,
    Who,
    pictured,
    unhurried,
)
from bot.presenters.skullking.board import allies_of, headline, whose_turn
from bot.presenters.skullking.cards import SHAPES, card_name, kind, shape, with_ghost
from bot.presenters.skullking.events import ALLIED
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.texts.minus import with_minus

HAS_CHOSEN = Mark("envelope")


def hand_picture(view: View, names: Names, say: Say) -> Picture:
    """The trick with its winner crowned, before its first card the last one; the cards, the players."""
    last = view.tricks[-1] if view.tricks and not view.trick else None
    return pictured(
        _trick(view, names, say) if view.trick else None,
        None if last is None else _small(last, say("picture-last-trick"), names, say),
        _hand(view, say) if view.hand else None,
        replace(_bidders(view, names, say) if view.step == "bid" else _seats(view, names, say), narrow=True),
    )


def board_picture(view: View, names: Names, say: Say) -> Picture:
    """The trick, or the one before it, and the players; during bids the last round's result."""
    turn = "" if view.turn is None else whose_turn(view, view.turn, names.brief, say)
    return pictured(_title(view, say), _middle(view, names, say), _seats(view, names, say), first=turn)


def stage(view: View) -> str:
    """Each round's bids, and each of its tricks."""
    if view.step == "bid":
        return f"{view.round} bid"
    return "" if view.step == "over" else f"{view.round}.{len(view.tricks)}"


def stage_picture(view: View, names: Names, say: Say) -> Picture:
    """The table when the trick was over, or the bids were made."""
    return unhurried(pictured(_title(view, say), _middle(view, names, say), _seats(view, names, say)))


def _title(view: View, say: Say) -> Title:
    if view.step == "over":
        return Title(headline(view, say))
    if view.step == "bid":
        return Title(f"{headline(view, say)} · {say('picture-bids')}")
    key, trick = "picture-trick", min(len(view.tricks) + 1, view.cards)
    if view.tricks and not view.trick:
        key, trick = "picture-after-trick", len(view.tricks)
    return Title(f"{headline(view, say)} · {say(key, trick=trick, tricks=view.cards)}")


def _middle(view: View, names: Names, say: Say) -> Trick | None:
    """The trick as far as it is played; before its first card the trick before, if there is one."""
    if view.step == "bid":
        return None
    if view.trick or not view.tricks:
        return _trick(view, names, say)
    return _last(view, names, say)


def _last(view: View, names: Names, say: Say) -> Trick:
    last = view.tricks[-1]
    played = _played(last.seats, last.faces, last.winner, names, say)
    return Trick(played)


def _seats(view: View, names: Names, say: Say) -> Seats:
    lines = tuple(_line(view, seat, names, say) for seat in range(view.players))
    return Seats(lines, "" if view.step == "bid" else _bids(say), say("skullking-pad-total"))


def _bidders(view: View, names: Names, say: Say) -> Seats:
    """The players, without marks that show who has bid."""
    # Each such mark would redraw every hand, and the post has it anyway.
    lines = []
    for seat, line in enumerate(_seats(view, names, say).lines):
        marks = tuple(mark for mark in line.marks if mark != HAS_CHOSEN)
        alt = say(
            "labelled", label=names.bare(seat, 64), text=say("skullking-score", score=view.totals[seat])
        )
        is_to_move = seat == view.seat and line.is_to_move
        lines.append(replace(line, is_to_move=is_to_move, marks=marks, alt=alt))
    return Seats(tuple(lines), "", say("skullking-pad-total"))


def _bids(say: Say) -> str:
    return f"{say('skullking-pad-bid')}/{say('skullking-pad-won')}"


def _result(view: View, names: Names, say: Say) -> tuple[Block, ...]:
    """The last scored round: bids, tricks, points and totals."""
    lines = view.scorepad[-view.players :]
    title = Title(say("skullking-round", round=lines[0].round, rounds=view.rounds))
    scored = tuple(_scored(line, names, say) for line in lines)
    return title, Seats(scored, _bids(say), say("skullking-pad-total"))


def _scored(line: ScoreLine, names: Names, say: Say) -> SeatLine:
    bid, won, score = as_number(line.details["bid"]), as_number(line.details["tricks"]), signed(line.score)
    name = names.bare(line.seat, 64)
    alt = say("skullking-player", name=name, bid=bid, won=won, total=line.total)
    return SeatLine(
        names.who(line.seat),
        won=won,
        bid=bid,
        marks=(_met(line),),
        points=with_minus(str(line.total)),
        alt=f"{alt}, {score}",
    )


def _met(line: ScoreLine) -> Mark:
    sign = "met" if line.details["bid"] == line.details["tricks"] else "missed"
    return Mark(sign, signed(line.score), "red")


def sheet_picture(lines: Sequence[ScoreLine], names: Names) -> Picture:
    """The scorepad, with a tick for each bid met and a cross for each missed."""
    return sheets.sheet_picture(lines, names, _cell, _rank)


def _rank(line: ScoreLine) -> tuple[bool, int]:
    """Ranks who has left after those who play."""
    return _is_met(line) is None, sheets.most_first(line)


def _cell(line: ScoreLine) -> Cell:
    met, bid, won = _is_met(line), line.details["bid"], line.details["tricks"]
    note = ABSENT if met is None else f"{bid}/{won} {signed(line.score)}"
    return replace(sheets.total_cell(line), note=note, met=met)


def _is_met(line: ScoreLine) -> bool | None:
    bid = line.details["bid"]
    return None if bid == ABSENT else bid == line.details["tricks"]


def _trick(view: View, names: Names, say: Say) -> Trick:
    played = _played(view.order, view.trick, view.winning, names, say)
    left = view.order[len(view.trick) :]
    places = tuple(Place(_who(names, seat, say), is_to_move=seat == view.turn) for seat in left)
    return Trick(played, places)


def _played(
    seats: Sequence[Seat], faces: Sequence[str], winner: Seat | None, names: Names, say: Say
) -> tuple[Card, ...]:
    return tuple(
        DECK.card(code, say, crown=seat == winner, below=_who(names, seat, say))
        for seat, code in zip(seats, faces, strict=False)
    )


def _small(trick: TrickView, title: str, names: Names, say: Say) -> Cards:
    played = zip(trick.seats, trick.faces, strict=True)
    cards = (DECK.card(code, say, crown=seat == trick.winner) for seat, code in played)
    winner = "" if trick.winner is None else _who(names, trick.winner, say)
    return Cards(tuple(cards), title, winner, "small")


def _who(names: Names, seat: Seat, say: Say) -> Who:
    return with_ghost(names.brief, say).who(seat)


def _hand(view: View, say: Say) -> Cards:
    playable = {code.split(":")[0] for code in view.playable}
    cards = sorted(view.hand, key=lambda code: bool(playable) and code not in playable)
    shown = (DECK.card(code, say, dim=bool(playable) and code not in playable) for code in cards)
    return Cards(tuple(shown), said=say("skullking-your-cards"))


def _line(view: View, seat: Seat, names: Names, say: Say) -> SeatLine:
    bid, won, total = view.bids[seat], view.won[seat], view.totals[seat]
    is_bidding = view.step == "bid"
    name = names.bare(seat, 64)
    if is_bidding:
        alt = say(
            "skullking-player-bidding", name=name, bid="yes" if view.has_bid[seat] else "no", total=total
        )
    else:
        alt = say("skullking-player", name=name, bid=view.bids[seat], won=won, total=total)
        alt = ", ".join([alt, *(f"{ALLIED} {names.bare(ally, 64)}" for ally in allies_of(view, seat))])
    return SeatLine(
        names.who(seat),
        is_to_move=seat == view.turn or (is_bidding and not view.has_bid[seat]),
        won=won,
        bid=bid,
        marks=(*_marks(view, seat, names),),
        points=with_minus(str(total)),
        is_viewer=seat == view.seat,
        alt=alt,
    )


def _marks(view: View, seat: Seat, names: Names) -> Iterator[Mark]:
    if view.step == "bid":
        if view.scorepad:
            yield _met(view.scorepad[seat - view.players])
        if view.has_bid[seat] and view.bids[seat] is None:
            yield HAS_CHOSEN
    elif seat == view.leader and not view.trick and view.step != "over":
        yield Mark("wheel")
    if view.of_2021 is None:
        return
    if view.of_2021.loads and (load := view.of_2021.loads[seat]) is not None:
        yield Mark("grapes", colour="violet") if load == "grape" else Mark("bomb")
    if seat == view.of_2021.bettor and view.of_2021.bet:
        yield Mark("coins", str(view.of_2021.bet))
    for ally in allies_of(view, seat):
        yield Mark("loot", names.who(ally), "brown")


SUIT_LOOKS = {
    "Y": ("star", "gold"),
    "R": ("heart", "red"),
    "B": ("diamond", "blue"),
    "G": ("parrot", "green"),
    "U": ("scroll", "violet"),
    "K": ("jolly", "ink"),
}
# By code without the number of a copy.
SPECIAL_LOOKS = {
    "E": Face("surrender", "steel", dark=True),
    "L": Face("loot", "brown", dark=True),
    "P": Face("pirate", "red", dark=True),
    "PR": Face("pirate", "red", dark=True, second="wheel"),
    "PB": Face("pirate", "red", dark=True, second="two-cards"),
    "PS": Face("pirate", "red", dark=True, second="coins"),
    "PJ": Face("pirate", "red", dark=True, second="spyglass"),
    "PH": Face("pirate", "red", dark=True, second="plus-minus"),
    "M": Face("mermaid", "green", dark=True),
    "SM": Face("mask", "red", dark=True),
    "SM:P": Face("mask", "red", dark=True, second="pirate"),
    "SM:E": Face("mask", "red", dark=True, second="surrender"),
    "TI": Face("tiger", "orange", dark=True),
    "TI:P": Face("tiger", "orange", dark=True, second="pirate"),
    "TI:E": Face("tiger", "orange", dark=True, second="surrender"),
    "SK": Face("king", dark=True),
    "KR": Face("octopus", "violet", dark=True),
    "WW": Face("whale", "sky", dark=True),
}


def face(code: str) -> Face:
    """The face of the card, or the one that it was played with."""
    if code[0] in SUITS and code[1:].isdigit():
        symbol, colour = SUIT_LOOKS[code[0]]
        return Face(symbol, colour, code[1:])
    return SPECIAL_LOOKS[code if code in SPECIAL_LOOKS else code.rstrip("0123456789")]


FACES = {code: face(code) for code in (*FACE_CODES, "SM", "TI")}
COVERS = {"": ("R13", "P1", "SK", "M1", "K12"), "2021": ("G14", "KR", "SK", "TI", "WW")}
MARKS = {"turn": "gold", "crown": "gold", "wheel": "ink", "envelope": "ink", "met": "ink", "missed": "red"}
MARKS_OF_2021 = {**MARKS, "grapes": "violet", "bomb": "ink", "coins": "ink"}
DECK = Deck("skullking", face, card_name, COVERS)
BIDS_MET = endings.Squares("picture-bids-met", lambda line, _: _is_met(line))


def end_picture(view: endings.Ended, names: Names, say: Say) -> Picture:
    """The winner, and which bids were met."""
    return endings.end_picture(view, names, say, BIDS_MET)


cover_picture = DECK.cover_picture

_SUITS = {(SHAPES[letter], ""): Face(*looks) for letter, looks in SUIT_LOOKS.items()}
_KINDS = {(SHAPES[code], ""): SPECIAL_LOOKS[code] for code in SHAPES if code not in SUITS}
_CARDS = {(shape(code), kind(code)): FACES[code.split(":")[0]] for code in FACES}
# The suits, the special cards, and every card, whatever it is played as.
EMOJIS: Emojis = {**_SUITS, **_KINDS, **_CARDS}


def scene(view: View) -> Hashable:
    """Each card of each trick, and the bids of each round."""
    is_playing = view.step in ("play", "power")
    return view.round, is_playing, (len(view.tricks), len(view.trick)) if is_playing else view.step


def film_picture(view: View, names: Names, say: Say) -> Picture:
    """As on the board, with the course so far; when a round is over its last trick and its result."""
    course = sheets.course(view.scorepad, names)
    if view.step in ("bid", "over") and view.scorepad:
        title, seats = _result(view, names, say)
        return pictured(title, _last(view, names, say) if view.tricks else None, seats, course)
    return pictured(*board_picture(view, names, say).blocks, course)


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """The last trick, then the hands; at the end of a round its result."""
    taken = [_last(view, names, say)] if view.tricks else []
    is_scored = view.step in ("bid", "over") and view.scorepad
    rest = _result(view, names, say) if is_scored else tuple(_hands(hands, names, say))
    return pictured(*taken, *rest)


def _hands(hands: Sequence[View], names: Names, say: Say) -> Iterator[Block]:
    for seat, view in enumerate(hands):
        bid = view.bids[seat]
        count = "" if bid is None else f"{bid}/{view.won[seat]}"
        yield Cards(DECK.cards(view.hand, say), names.who(seat), count, "small")


SUITS_BELOW_TRUMP = {"first": "YRB", "2021": "YGU"}
TRUMP = "K"
CHOOSES = {"first": "SM", "2021": "TI"}
CODES_OF_FIRST = ("E1", "P1", "M1", "SM", "SK")
APART = ("KR", "WW", "L1")  # the cards of 2021 outside the order of strength


def signs_picture(variant: str, say: Say) -> Picture:
    """The marks, suits and special cards of an edition."""
    edition = variant or "first"
    suits = (
        Sign(Face(*SUIT_LOOKS[suit]), say(key_of("skullking-suit", suit)))
        for suit in (*SUITS_BELOW_TRUMP[edition], TRUMP)
    )
    codes = CODES_OF_FIRST if edition == "first" else (code for code in FACES if not code.startswith("SM"))
    special = (code for code in codes if not FACES[code].number and ":" not in code)
    return DECK.signs_picture(MARKS_OF_2021 if edition == "2021" else MARKS, suits, special, say)


def strength_picture(variant: str, say: Say) -> Picture:
    """The order in an edition; the first one by default."""
    edition = variant or "first"
    suits = tuple(_suit(suit, RANKS[edition], say) for suit in SUITS_BELOW_TRUMP[edition])
    trump = (_suit(TRUMP, RANKS[edition], say),)
    chooses = CHOOSES[edition]
    both = tuple(replace(_one(f"{chooses}:{what}", say), below=card_name(chooses, say)) for what in "PE")
    order = ((_one("E1", say),), suits, trump, *((_one(code, say),) for code in ("M1", "P1", "SK")))
    one_trick = ((_one("SK", say),), (_one("M1", say),))
    apart = tuple((_one(code, say),) for code in APART) if edition == "2021" else ()
    return pictured(
        Strip(order, say("strength-order")),
        Strip(one_trick, say("strength-one-trick")),
        Strip((both,), say("strength-choice"), rises=False),
        Strip(apart, say("strength-apart"), rises=False) if apart else None,
    )


def _one(code: str, say: Say) -> Card:
    name = card_name(code, say)
    return Card(face(code), below=name, name=name)


def _suit(suit: str, ranks: int, say: Say) -> Card:
    name = f"{say(key_of('skullking-suit', suit))} 1–{ranks}"
    return Card(Face(*SUIT_LOOKS[suit], f"1–{ranks}"), name=name)
