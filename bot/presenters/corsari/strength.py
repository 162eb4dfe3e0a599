"""What a stowaway adds to the limit, as a picture for the rules: cards have no other strength."""

from bot.games.corsari.cards import COLOURS, NUMBERS
from bot.presenters.corsari.cards import card_name
from bot.presenters.corsari.faces import face
from bot.presenters.picture import Card, Picture, Strip, pictured
from bot.texts.catalog import Say


def strength_picture(variant: str, say: Say) -> Picture:
    """The numbers from low to high, whatever the colour; the game has no variants."""
    codes = [f"{COLOURS[number % len(COLOURS)]}{number}" for number in range(1, NUMBERS + 1)]
    steps = tuple((Card(face(code), name=card_name(code, say)),) for code in codes)
    return pictured(Strip(steps, say("strength-stowaways"), size="small"))
