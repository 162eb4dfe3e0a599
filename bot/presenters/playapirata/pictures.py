"""Playa Pirata as pictures."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from bot.games.contract import Seat
from bot.games.playapirata import View
from bot.games.playapirata.cards import (
    COLOURS,
    NUMBER_OF,
    PIRATES,
    SKULL_TREASURES,
    SPECIALS,
    TOWEL_TREASURE,
    TOWEL_VALUES,
    TREASURES,
    towel_code,
)
from bot.games.playapirata.scoring import POINTS_FOR_SKULLS, towel_treasure_points
from bot.games.playapirata.view import TreasureView
from bot.presenters import endings, sheets
from bot.presenters.contract import Names
from bot.presenters.deck import Deck
from bot.presenters.picture import (
    Beach,
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
    Spot,
    Strip,
    Title,
    pictured,
    unhurried,
    unmarked,
)
from bot.presenters.playapirata.board import MARKS, TOWEL_STEPS, headline, step_line
from bot.presenters.playapirata.cards import (
    COLOUR_SHAPES,
    FACE_DOWN,
    NUMBER,
    SHAPES,
    card_name,
    colour_name,
    shape,
    short,
)
from bot.texts.catalog import Say
from bot.texts.minus import with_minus

FEW = 8  # cards that one row of middle or large size holds
FEW_TREASURES = 6  # that leave room for large cards
NAME_LENGTH = 32  # characters of a name in an alternative text, which has many


def hand_picture(view: View, names: Names, say: Say) -> Picture:
    """The beach as the viewer knows it, their cards, and the players."""
    return pictured(*beach(view, names, say), *_hand(view, say), replace(_seats(view, names, say), points=""))


def board_picture(view: View, names: Names, say: Say) -> Picture:
    """The beach as everyone knows it, and the players."""
    title, first = Title(unmarked(headline(view, say))), step_line(view, names.brief, say)
    return pictured(title, *beach(view, names, say), _seats(view, names, say), first=first)


def stage(view: View) -> str:
    """Each turn."""
    if view.step == "over":
        return ""
    if view.step in ("draft", "sit"):
        return f"{view.round} {view.step}"
    return f"{view.round}.{view.turn_number}.{view.turn}"


def stage_picture(view: View, names: Names, say: Say) -> Picture:
    """The beach and the players after the last whole turn."""
    title = Title(f"{unmarked(headline(view, say))} · {say('picture-after-turn')}")
    return unhurried(pictured(title, *beach(view, names, say), _seats(view, names, say)))


def beach(view: View, names: Names, say: Say) -> list[Block]:
    """The treasures as the viewer knows them."""
    spots = tuple(_spot(view, treasure, names, say) for treasure in view.table)
    return [Beach(spots)] if spots else []


def _spot(view: View, treasure: TreasureView, names: Names, say: Say) -> Spot:
    marks = (("umbrella", treasure.umbrella), ("flag", treasure.flag), ("double", treasure.double))
    card = treasure.card
    return Spot(
        treasure.place,
        None if card is None else face(card),
        None if treasure.top is None else face(treasure.top),
        treasure.height,
        only_seen=card is not None and not treasure.face_up,
        marks=tuple(symbol for symbol, there in marks if there),
        by=None if treasure.by is None else names.who(treasure.by),
        alt=_alt(treasure, names, say),
    )


def _alt(treasure: TreasureView, names: Names, say: Say) -> str:
    said = [_card_alt(treasure, say)]
    if treasure.by is not None:
        said.append(say("playapirata-told-by", name=names.bare(treasure.by, NAME_LENGTH)))
    if treasure.top is not None and treasure.occupier is not None:
        top, name = card_name(treasure.top, say), names.bare(treasure.occupier, NAME_LENGTH)
        said.append(say("playapirata-told-pile", top=top, name=name, height=treasure.height))
    there = (treasure.umbrella, treasure.flag, treasure.double)
    said += [card_name(code, say) for code, is_there in zip(MARKS, there, strict=True) if is_there]
    return f"{treasure.place}: {', '.join(said)}"


def _card_alt(treasure: TreasureView, say: Say) -> str:
    face_down = say("playapirata-face-down")
    if treasure.card is None:
        return face_down
    card = card_name(treasure.card, say)
    return card if treasure.face_up else f"{card} ({face_down})"


def _hand(view: View, say: Say) -> list[Block]:
    is_drafting = view.step == "draft" and view.turn == view.seat
    special = (view.special,) if view.special else ()
    codes = (*view.treasures, *view.pirates, *(view.packet if is_drafting else special))
    towels = tuple(_counted(code, view.towels.count(code), say) for code in dict.fromkeys(view.towels))
    cards = DECK.cards(codes, say)
    shown = (*towels, *cards) if view.step in TOWEL_STEPS else (*cards, *towels)
    size: Size = "small" if len(shown) > FEW else "large" if len(view.table) <= FEW_TREASURES else "middle"
    return [Cards(shown, size=size, said=say("playapirata-your-cards"))] if shown else []


def _counted(code: str, count: int, say: Say) -> Card:
    """Equal towels as one card."""
    card = DECK.card(code, say)
    return card if count == 1 else replace(card, name=f"{card.name} ×{count}", below=f"×{count}")


def _seats(view: View, names: Names, say: Say) -> Seats:
    lines = tuple(_line(view, seat, names, say) for seat in view.order)
    return Seats(lines, points=say("playapirata-pad-total"))


def _line(view: View, seat: Seat, names: Names, say: Say) -> SeatLine:
    player = view.players[seat]
    marks = [
        Mark("chest", str(player.treasures)),
        Mark("towel", str(player.towels), ANIMALS[player.colour][1]),
        *(Mark(face(code).symbol) for code in player.pirates),
        *([Mark("back")] if player.specials else []),
    ]
    total = with_minus(say("playapirata-total", total=view.totals[seat]))
    held = say("playapirata-holds", treasures=player.treasures, towels=player.towels)
    pirates = [card_name(code, say) for code in player.pirates]
    special = [say("playapirata-holds-special")] if player.specials else []
    alt = ", ".join((total, held, *pirates, *special))
    return SeatLine(
        names.who(seat),
        is_to_move=seat == view.turn,
        marks=tuple(marks),
        points=with_minus(str(view.totals[seat])),
        is_viewer=seat == view.seat,
        alt=f"{names.bare(seat, 64)}: {alt}",
    )


ANIMALS = {"Y": ("sun", "gold"), "R": ("crab", "red"), "B": ("whale", "blue"), "G": ("turtle", "green")}
LOOKS = {
    "TS": Face("skull", "ink", dark=True),
    "TT": Face("towels", "blue", dark=True),
    "SPY": Face("spyglass", "gold", dark=True),
    "MAP": Face("map", "green", dark=True),
    "UMB": Face("umbrella", "red", dark=True),
    "CASTLE": Face("castle", "sand", dark=True),
    "SKELETON": Face("bone", "steel", dark=True),
    "WAVE": Face("wave", "blue", dark=True),
    "DOUBLE": Face("double", "red", dark=True),
    "FLAG": Face("flag", "red", dark=True),
    "BUCKET": Face("bucket", "blue", dark=True),
    "LIFEGUARD": Face("buoy", "red", dark=True),
    "FLIPFLOPS": Face("flipflops", "green", dark=True),
    "PIGGY": Face("pig", "pink", dark=True),
    "PARROT": Face("parrot", "green", dark=True),
}


def face(code: str) -> Face:
    """The face of the card."""
    if code in NUMBER_OF:
        return Face("chest", "sand", str(NUMBER_OF[code]))
    if code[0] in COLOURS and code[1:].isdigit():
        symbol, colour = ANIMALS[code[0]]
        return Face(symbol, colour, code[1:])
    return LOOKS[code if code in LOOKS else code[:2]]


_TOWELS = (towel_code(seat, value) for seat in range(len(COLOURS)) for value in TOWEL_VALUES)
FACES = {code: face(code) for code in (*TREASURES, *_TOWELS, *PIRATES, *SPECIALS)}
DECK = Deck("playapirata", face, card_name, {"": ("R3", "MAP", "TS", "SPY", "T7a")})

# Their shapes are a suit or a number of another game: one emoji is for both.
_SHARED = ("SPY", "MAP", "PARROT")
_KINDS = {code: looks._replace(dark=code not in _SHARED) for code, looks in LOOKS.items()}
# The players' animals, treasures, towels and special cards.
EMOJIS: Emojis = {
    **{(COLOUR_SHAPES[letter], ""): Face(*looks) for letter, looks in ANIMALS.items()},
    **{(SHAPES[code], ""): looks for code, looks in _KINDS.items()},
    (NUMBER, ""): Face("chest", "sand"),
    (FACE_DOWN, ""): Face("buried", "sand"),
    **{(shape(code), short(code)): _KINDS.get(short(code), face) for code, face in FACES.items()},
}


def scene(view: View) -> Hashable:
    """Each turn."""
    return view.round, view.turn_number, view.turn


film_picture = board_picture


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """The beach with all treasures that anyone knows, and everyone's cards."""
    return pictured(*beach(_known_to_any(view, hands), names, say), *_hands(hands, names, say))


def _known_to_any(view: View, hands: Sequence[View]) -> View:
    known = (
        next((one.table[at].card for one in hands if one.table[at].card), None)
        for at in range(len(view.table))
    )
    table = (
        replace(treasure, card=card, face_up=card is not None)
        for treasure, card in zip(view.table, known, strict=True)
    )
    return replace(view, table=tuple(table))


def _hands(hands: Sequence[View], names: Names, say: Say) -> Iterator[Block]:
    for seat, view in enumerate(hands):
        special = (view.special,) if view.special else ()
        codes = (*view.treasures, *view.pirates, *special, *view.towels)
        yield Cards(DECK.cards(codes, say), names.who(seat), with_minus(str(view.totals[seat])), "small")


PILE = 24  # enough towels for the most that a pile is worth


def signs_picture(variant: str, say: Say) -> Picture:
    """The marks, the players' towels, the pirates and special cards, and one animal for all."""
    beach_marks = {"buried": "red", "eye": "blue", "octopus": "gold"}
    marks = {"turn": "gold", **beach_marks, "chest": "ink", "towel": "gold", "back": "ink"}
    towels = (Sign(Face(*ANIMALS[letter]), colour_name(letter, say)) for letter in ANIMALS)
    return DECK.signs_picture(marks, towels, LOOKS, say)


def strength_picture(variant: str, say: Say) -> Picture:
    """Treasures by worth, and towels by value."""
    numbers = {number: code for code, number in NUMBER_OF.items()}
    treasures = tuple((DECK.card(numbers[number], say),) for number in sorted(numbers))
    skulls = tuple(_skulls(count, say) for count in (2, 3))
    most = towel_treasure_points(PILE)
    pile = DECK.card(TOWEL_TREASURE, say, below=f"0–{most}")
    towels = tuple((Card(face(towel_code(0, value)), name=str(value)),) for value in TOWEL_VALUES)
    return pictured(
        Strip(treasures, say("strength-treasures"), size="middle"),
        Strip((*skulls, (pile,)), rises=False, size="middle"),
        Strip(towels, say("strength-towels"), size="middle"),
    )


def _skulls(count: int, say: Say) -> tuple[Card, ...]:
    names = (card_name(code, say) for code in SKULL_TREASURES[:count])
    cards = [Card(face(code), name=name) for code, name in zip(SKULL_TREASURES, names, strict=False)]
    points = str(POINTS_FOR_SKULLS[count])
    return (*cards[:-1], Card(cards[-1].face, below=points, name=cards[-1].name))


sheet_picture = sheets.sheet_picture


def end_picture(view: endings.Ended, names: Names, say: Say) -> Picture:
    """The winner, and whose rounds brought the most points."""
    return endings.end_picture(view, names, say, endings.MOST_POINTS)


cover_picture = DECK.cover_picture
