"""A game that is over as pictures of its film: each trick or turn, all hands open."""

from collections.abc import Hashable, Iterator, Sequence

from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.picture import Block, Card, Cards, Picture, pictured, who
from bot.presenters.skullking.cards import card_name
from bot.presenters.skullking.faces import face
from bot.presenters.skullking.pictures import stage_picture, trick_picture
from bot.texts.catalog import Say


def scene(view: View) -> Hashable:
    """Each trick, and the bids of each round."""
    is_playing = view.step in ("play", "power")
    return view.round, is_playing, len(view.tricks) if is_playing else view.step


def scene_picture(view: View, hands: Sequence[View], names: Names, say: Say) -> Picture:
    """The trick that was taken last, then the hands; at the end of a round what it has brought."""
    taken = [trick_picture(view.tricks[-1], names, say)] if view.tricks else []
    is_scored = view.step in ("bid", "over") and view.scorepad
    rest = stage_picture(view, names, say).blocks if is_scored else tuple(_hands(hands, names, say))
    return pictured(*taken, *rest)


def _hands(hands: Sequence[View], names: Names, say: Say) -> Iterator[Block]:
    for seat, view in enumerate(hands):
        bid = view.bids[seat]
        count = "" if bid is None else f"{view.won[seat]}/{bid}"
        cards = (Card(face(code), name=card_name(code, say)) for code in view.hand)
        yield Cards(tuple(cards), who(names, seat), count, "small")
