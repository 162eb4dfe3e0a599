"""A game that is over as pictures of its film: each trick or turn, all hands open."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from bot.games.playapirata import View
from bot.presenters.contract import Names
from bot.presenters.picture import Block, Card, Cards, Picture, pictured, who
from bot.presenters.playapirata.cards import card_name
from bot.presenters.playapirata.faces import face
from bot.presenters.playapirata.pictures import beach
from bot.texts.catalog import Say
from bot.texts.minus import with_minus


def scene(view: View) -> Hashable:
    """Each turn."""
    return view.round, view.turn_number, view.turn


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """The beach with all treasures that anybody knows, and what everybody holds."""
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
        cards = tuple(Card(face(code), name=card_name(code, say)) for code in codes)
        yield Cards(cards, who(names, seat), with_minus(str(view.totals[seat])), "small")
