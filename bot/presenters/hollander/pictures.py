"""The Flying Hollander as pictures."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from bot.games.contract import ScoreLine, Seat
from bot.games.hollander import View
from bot.games.hollander.cards import CODES
from bot.games.hollander.state import EACH
from bot.presenters import endings, sheets
from bot.presenters.contract import Names
from bot.presenters.deck import Deck
from bot.presenters.facts import as_number
from bot.presenters.hollander.board import order, order_brief, turn_line
from bot.presenters.hollander.cards import SHAPES, card_name, full_name
from bot.presenters.picture import (
    Block,
    Card,
    Cards,
    Emojis,
    Face,
    Mark,
    Picture,
    Pile,
    SeatLine,
    Seats,
    Size,
    Strip,
    Title,
    pictured,
    unhurried,
    unmarked,
)
from bot.texts.catalog import Say

FEW = 4  # players and cards with room for large cards
MANY = 9  # cards that are not small, so that a desktop shows all
IN_A_PILE = 5  # places for its cards, the last one for how many more there are


def hand_picture(view: View, names: Names, say: Say) -> Picture:
    """The order, the pile, the cards to play from, and everyone's; during the set-up only one's own."""
    assert view.seat is not None  # a hand is a seat's
    if view.step == "setup":
        hint = "" if view.ready[view.seat] else f"· {say('hollander-buttons-swap')}"
        clash = Cards(DECK.cards(view.clash[view.seat], say), say("hollander-clash"), hint)
        return pictured(Cards(DECK.cards(view.hand, say), say("hollander-your-cards")), clash)
    seats = _seats(view, names, say) if _may_swap_finals(view) else _with_counted_finals(view, names, say)
    rule = unmarked(order(view, say))
    return pictured(_pile(view, say), _hand(view, view.seat, say), replace(seats, narrow=True), first=rule)


def board_picture(view: View, names: Names, say: Say) -> Picture:
    """The pile with the order in force, and everyone's table cards."""
    if view.turn is None:
        return pictured(_seats(view, names, say), first=turn_line(view, names.brief, say))
    first = f"{turn_line(view, names.brief, say)} {order(view, say)}"
    return pictured(_pile(view, say), _seats(view, names, say), first=first)


def stage(view: View) -> str:
    """Each play pile."""
    if view.step == "over":
        return ""
    return view.step if view.step == "setup" else f"{sum(view.taken)} {len(view.removed)} {len(view.out)}"


def stage_picture(view: View, names: Names, say: Say) -> Picture:
    """The table as the pile began."""
    title = Title(say("picture-pile-began")) if view.step != "setup" else None
    return unhurried(pictured(title, _seats(view, names, say)))


def _pile(view: View, say: Say) -> Pile:
    """The order in force, the pile with the newest card first, and the cards left to draw."""
    shown = len(view.pile) if len(view.pile) <= IN_A_PILE else IN_A_PILE - 1
    return Pile(
        DECK.cards(view.pile[::-1][:shown], say),
        more=len(view.pile) - shown,
        asked=order_brief(view, say),
        aside=say("hollander-draw-shown", draw=view.draw),
        said=say("hollander-pile-shown", count=len(view.pile)),
    )


def _hand(view: View, seat: Seat, say: Say) -> Cards | None:
    codes, may_play = view.hand or view.clash[seat], {offer.card for offer in view.offers}
    dims = {code: bool(may_play or view.may_take) and code not in may_play for code in codes}
    cards = tuple(DECK.card(code, say, dim=dims[code]) for code in sorted(codes, key=dims.__getitem__))
    if not cards:
        finals = tuple(filter(None, _finals(view, seat)))
        return Cards(finals, size="middle", said=say("hollander-finals")) if finals else None
    few: Size = "large" if max(view.players, len(cards)) <= FEW else "middle"
    size: Size = few if len(cards) <= MANY else "small"
    return Cards(cards, size=size, said=say("hollander-your-cards" if view.hand else "hollander-clash"))


def _seats(view: View, names: Names, say: Say) -> Seats:
    hand, clash, final = (say("hollander-where", place=place) for place in ("hand", "clash", "final"))
    lines = tuple(_line(view, seat, names, say) for seat in range(view.players))
    return Seats(lines, hand, heads=((clash, EACH), (final, EACH)))


def _may_swap_finals(view: View) -> bool:
    swaps = (*view.swaps, *(swap for offer in view.offers for swap in offer.swaps))
    return any(swap.place == "final" for swap in swaps)


def _with_counted_finals(view: View, names: Names, say: Say) -> Seats:
    """The players' clash cards, and the number of their final cards."""
    lines = (_counted(view, line) for line in _seats(view, names, say).lines)
    return Seats(tuple(lines))


def _counted(view: View, line: SeatLine) -> SeatLine:
    seat = line.who.seat
    if seat in view.out:
        return line
    marks = (*line.marks, Mark("back", str(sum(view.finals[seat]))))
    return replace(line, marks=marks, cards=line.cards[:EACH] if view.clash[seat] else ())


def _line(view: View, seat: Seat, names: Names, say: Say) -> SeatLine:
    name = names.bare(seat, 64)
    if seat in view.out:
        alt = say("hollander-player-out", name=name, place=view.out.index(seat) + 1)
        return SeatLine(
            names.who(seat),
            marks=(Mark("medal", colour="blue"),),
            points=str(view.out.index(seat) + 1),
            alt=alt,
        )
    final, clash = sum(view.finals[seat]), view.clash[seat]
    alt = say(
        "hollander-player",
        name=name,
        hand=view.hand_sizes[seat],
        clash=", ".join(card_name(code, say) for code in clash) or "–",
        final=final,
    )
    return SeatLine(
        names.who(seat),
        is_to_move=seat == view.turn or (view.step == "setup" and not view.ready[seat]),
        marks=(Mark("two-cards", str(view.hand_sizes[seat])),),
        cards=(*DECK.cards(clash, say), *(None,) * (EACH - len(clash)), *_finals(view, seat)),
        is_viewer=seat == view.seat,
        alt=alt,
    )


def _finals(view: View, seat: Seat) -> Iterator[Card | None]:
    for slot, is_there in enumerate(view.finals[seat], 1):
        yield Card(None, name=str(slot)) if is_there else None


# By code; a Pirate who counts as a Hollander shows both.
FACES = {
    "1": Face("broom", "pink", "1"),
    "2": Face("wrench", "steel", "2"),
    "3": Face("knot", "orange", "3"),
    "4": Face("spyglass", "gold", "4"),
    "5": Face("pot", "orange", "5"),
    "6": Face("map", "green", "6"),
    "7": Face("bomb", "sand", "7"),
    "8": Face("swords", "steel", "8"),
    "9": Face("medic", "red", "9"),
    "10": Face("medal", "sky", "10"),
    "11": Face("compass", "gold", "11"),
    "12": Face("crown", "red", "12"),
    "FH": Face("ghost", "sky", dark=True),
    "KR": Face("octopus", "violet", dark=True),
    "MU": Face("mutiny", "red", dark=True),
    "WH": Face("wormhole", "violet", dark=True),
    "IS": Face("island", "green", dark=True),
    "PI": Face("pirate", "red", dark=True),
    "PI:FH": Face("pirate", "red", dark=True, second="ghost"),
}


def face(code: str) -> Face:
    """The face of the card."""
    return FACES[code]


DECK = Deck("hollander", face, card_name, {"": ("7", "KR", "FH", "PI", "12")})


# The figures, with and without rank, whatever a Pirate counts as.
EMOJIS: Emojis = {
    **{(SHAPES[code], ""): face._replace(number="") for code, face in FACES.items() if code != "PI:FH"},
    **{(SHAPES[code], code): FACES[code.split(":")[0]] for code in FACES},
}


def scene(view: View) -> Hashable:
    """Each turn; the swaps before the first are one scene."""
    return view.step == "setup", view.turn, len(view.pile), sum(view.taken), len(view.removed)


film_picture = board_picture


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """The pile and everyone's table cards, then the hands."""
    return pictured(*board_picture(view, names, say).blocks, *_hands(hands, names, say))


def _hands(hands: Sequence[View], names: Names, say: Say) -> Iterator[Block]:
    for seat, view in enumerate(hands):
        if view.hand:
            yield Cards(DECK.cards(view.hand, say), names.who(seat), str(len(view.hand)), "small")


ON_ANY = ("FH", "KR", "WH", "PI")
ON_ANY_BUT_A_CAPTAIN = ("MU", "IS")


def signs_picture(variant: str, say: Say) -> Picture:
    """The marks, the characters and the special cards."""
    marks = {"turn": "gold", "two-cards": "ink", "medal": "blue", "back": "ink"}
    return DECK.signs_picture(marks, (), (code for code in FACES if ":" not in code), say)


def strength_picture(variant: str, say: Say) -> Picture:
    """The ranks from low to high, and the special cards."""
    ranks = tuple((Card(face(rank), name=full_name(rank, say)),) for rank in CODES if rank.isdecimal())
    return pictured(
        Strip(ranks, say("strength-order"), size="small"),
        Strip(_each(ON_ANY, say), say("strength-any"), rises=False),
        Strip(_each(ON_ANY_BUT_A_CAPTAIN, say), say("strength-but-captain"), rises=False),
    )


def _each(codes: tuple[str, ...], say: Say) -> tuple[tuple[Card, ...], ...]:
    return tuple((DECK.card(code, say, below=card_name(code, say)),) for code in codes)


def sheet_picture(lines: Sequence[ScoreLine], names: Names) -> Picture:
    """The scorepad, in the order in which players ran out of cards."""
    return sheets.sheet_picture(lines, names, rank=_rank)


def _rank(line: ScoreLine) -> tuple[bool, int]:
    out = line.details["out"]
    return (True, line.total) if out is None else (False, as_number(out))


cover_picture = DECK.cover_picture


def end_picture(view: endings.Ended, names: Names, say: Say) -> Picture:
    """The winner, and the play that ended the game."""
    won = next((line for line in view.scorepad if line.details["out"] == 1), None)
    plays = None if won is None else won.details["at"]
    decided = ""
    if won is not None and plays is not None:
        decided = say("picture-out-first", plays=plays)
    points = say("picture-cards-left")
    return endings.end_picture(view, names, say, endings.NO_PENALTY, decided=decided, points=points)
