"""A game that is over as pictures of its film: each trick or turn, all hands open."""

from collections.abc import Hashable, Iterator, Sequence

from bot.games.hollander import View
from bot.presenters.contract import Names
from bot.presenters.hollander.cards import card_name
from bot.presenters.hollander.faces import face
from bot.presenters.hollander.pictures import board_picture
from bot.presenters.picture import Block, Card, Cards, Picture, pictured, who
from bot.texts.catalog import Say


def scene(view: View) -> Hashable:
    """Each turn; the swaps before the first are one scene."""
    return view.step == "setup", view.turn, len(view.pile), sum(view.taken), len(view.removed)


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """The pile and what lies before everybody, then the hands."""
    return pictured(*board_picture(view, names, say).blocks, *_hands(hands, names, say))


def _hands(hands: Sequence[View], names: Names, say: Say) -> Iterator[Block]:
    for seat, view in enumerate(hands):
        if view.hand:
            cards = tuple(Card(face(code), name=card_name(code, say)) for code in view.hand)
            yield Cards(cards, who(names, seat), str(len(cards)), "small")
