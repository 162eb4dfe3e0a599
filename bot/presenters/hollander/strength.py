"""The order of strength as a picture, for the rules: the ranks, and the cards that go on any of them."""

from bot.games.hollander.cards import CODES
from bot.presenters.hollander.cards import card_name, full_name
from bot.presenters.hollander.faces import face
from bot.presenters.picture import Card, Picture, Strip, pictured
from bot.texts.catalog import Say

ON_ANY = ("FH", "KR", "WH", "PI")
ON_ANY_BUT_A_CAPTAIN = ("MU", "IS")


def strength_picture(variant: str, say: Say) -> Picture:
    """The ranks from low to high, and the special cards; the game has no variants."""
    ranks = tuple((Card(face(rank), name=full_name(rank, say)),) for rank in CODES if rank.isdecimal())
    return pictured(
        Strip(ranks, say("strength-order"), size="small"),
        Strip(_each(ON_ANY, say), say("strength-any"), rises=False),
        Strip(_each(ON_ANY_BUT_A_CAPTAIN, say), say("strength-but-captain"), rises=False),
    )


def _each(codes: tuple[str, ...], say: Say) -> tuple[tuple[Card, ...], ...]:
    return tuple((Card(face(code), below=card_name(code, say), name=card_name(code, say)),) for code in codes)
