"""A game that is over as pictures of its film: each trick or turn, all hands open."""

from collections.abc import Hashable, Iterator, Sequence

from bot.games.corsari.view import View
from bot.presenters.contract import Names
from bot.presenters.corsari.cards import card_name
from bot.presenters.corsari.faces import face
from bot.presenters.corsari.pictures import board_picture, on_the_table
from bot.presenters.picture import Block, Card, Cards, Picture, pictured, who
from bot.texts.catalog import Say


def scene(view: View) -> Hashable:
    """Each turn, each laying down, and the end of each round."""
    return view.round, view.step == "lay", view.turn, view.has_laid


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """What lies on the table, then the hands; as a round begins what was laid down in the one before."""
    if view.previous is not None and (view.step == "over" or not view.history):
        return board_picture(view, names, say)
    return pictured(*on_the_table(view, names, say), *_hands(hands, names, say))


def _hands(hands: Sequence[View], names: Names, say: Say) -> Iterator[Block]:
    for seat, view in enumerate(hands):
        cards = tuple(Card(face(code), name=card_name(code, say)) for code in view.hand)
        yield Cards(cards, who(names, seat), str(view.totals[seat]), "small")
