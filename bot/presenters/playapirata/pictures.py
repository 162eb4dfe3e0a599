"""The beach, the hand and the players as a picture."""

from bot.games.contract import Seat
from bot.games.playapirata import View
from bot.games.playapirata.view import TreasureView
from bot.presenters.contract import Names
from bot.presenters.picture import (
    Beach,
    Block,
    Card,
    Cards,
    Face,
    Mark,
    Picture,
    SeatLine,
    Seats,
    Spot,
    Title,
    pictured,
    unhurried,
    who,
)
from bot.presenters.playapirata.board import MARKS, TOWEL_STEPS
from bot.presenters.playapirata.cards import card_name
from bot.presenters.playapirata.faces import ANIMALS, face
from bot.texts.catalog import Say
from bot.texts.minus import with_minus

NAME_LENGTH = 32
"""Characters of a name in a text alternative, where many names stand."""


def hand_picture(view: View, names: Names, say: Say) -> Picture:
    """The beach as the viewer knows it, the cards in hand, and the players."""
    return pictured(*beach(view, names, say), *_hand(view, say), _seats(view, names, say))


def board_picture(view: View, names: Names, say: Say) -> Picture:
    """The beach as all know it, and the players; `view` is the public's."""
    return pictured(*beach(view, names, say), _seats(view, names, say))


def stage(view: View) -> str:
    """Each turn that everybody has, but for the first: there is no more than one treasure before it."""
    has_beach = view.step not in ("draft", "sit") and view.turn_number > 1
    return f"{view.round}.{view.turn_number}" if has_beach else ""


def stage_picture(view: View, names: Names, say: Say) -> Picture:
    """The beach and the players as the turn began."""
    title = Title(say("picture-turn-began", turn=view.turn_number, turns=view.turns))
    return unhurried(pictured(title, *board_picture(view, names, say).blocks))


def beach(view: View, names: Names, say: Say) -> list[Block]:
    """The treasures as the viewer knows them, if there are any."""
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
        by=None if treasure.by is None else _animal(view, treasure.by),
        told=_told(treasure, names, say),
    )


def _told(treasure: TreasureView, names: Names, say: Say) -> str:
    said = [_card_told(treasure, say)]
    if treasure.by is not None:
        said.append(say("playapirata-told-by", name=names.bare(treasure.by, NAME_LENGTH)))
    if treasure.top is not None and treasure.occupier is not None:
        top, name = card_name(treasure.top, say), names.bare(treasure.occupier, NAME_LENGTH)
        said.append(say("playapirata-told-pile", top=top, name=name, height=treasure.height))
    there = (treasure.umbrella, treasure.flag, treasure.double)
    said += [card_name(code, say) for code, is_there in zip(MARKS, there, strict=True) if is_there]
    return f"{treasure.place}: {', '.join(said)}"


def _card_told(treasure: TreasureView, say: Say) -> str:
    face_down = say("playapirata-face-down")
    if treasure.card is None:
        return face_down
    card = card_name(treasure.card, say)
    return card if treasure.face_up else f"{card} ({face_down})"


def _animal(view: View, seat: Seat) -> Face:
    symbol, colour = ANIMALS[view.players[seat].colour]
    return Face(symbol, colour)


def _hand(view: View, say: Say) -> list[Block]:
    is_drafting = view.step == "draft" and view.turn == view.seat
    special = (view.special,) if view.special else ()
    codes = (*view.treasures, *view.pirates, *(view.packet if is_drafting else special))
    title = say("playapirata-your-cards")
    if view.step in TOWEL_STEPS and view.towels:
        return [Cards(_cards((*view.towels, *codes), say), title, size="small")]
    rows = [Cards(_cards(codes, say), title)] if codes else []
    towels = [Cards(_cards(view.towels, say), size="small")] if view.towels else []
    return [*rows, *towels]


def _cards(codes: tuple[str, ...], say: Say) -> tuple[Card, ...]:
    return tuple(Card(face(code), name=card_name(code, say)) for code in codes)


def _seats(view: View, names: Names, say: Say) -> Seats:
    return Seats(tuple(_line(view, seat, names, say) for seat in view.order))


def _line(view: View, seat: Seat, names: Names, say: Say) -> SeatLine:
    player, animal = view.players[seat], _animal(view, seat)
    marks = [
        Mark(animal.symbol, colour=animal.colour),
        Mark("chest", str(player.treasures)),
        Mark("towel", str(player.towels), animal.colour),
        *(Mark(face(code).symbol) for code in player.pirates),
        *([Mark("chosen")] if player.specials else []),
    ]
    total = with_minus(say("playapirata-total", total=view.totals[seat]))
    held = say("playapirata-holds", treasures=player.treasures, towels=player.towels)
    pirates = [card_name(code, say) for code in player.pirates]
    special = [say("playapirata-holds-special")] if player.specials else []
    told = ", ".join((total, held, *pirates, *special))
    return SeatLine(
        who(names, seat),
        is_awaited=seat == view.turn,
        marks=tuple(marks),
        points=with_minus(str(view.totals[seat])),
        is_viewer=seat == view.seat,
        told=f"{names.bare(seat, 64)}: {told}",
    )
