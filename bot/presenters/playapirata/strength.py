"""What treasures are worth and which towel beats which, as a picture for the rules."""

from bot.games.playapirata.cards import NUMBER_OF, SKULL_TREASURES, TOWEL_TREASURE, TOWEL_VALUES, towel_code
from bot.games.playapirata.scoring import POINTS_FOR_SKULLS, towel_treasure_points
from bot.presenters.picture import Card, Picture, Strip, pictured
from bot.presenters.playapirata.cards import card_name
from bot.presenters.playapirata.faces import face
from bot.texts.catalog import Say

PILE = 24
"""Towels enough for the most that a pile of them is worth."""


def strength_picture(variant: str, say: Say) -> Picture:
    """The treasures by their worth, and the towels by their value; the game has no variants."""
    numbers = {number: code for code, number in NUMBER_OF.items()}
    treasures = tuple(
        (Card(face(numbers[number]), name=card_name(numbers[number], say)),) for number in sorted(numbers)
    )
    skulls = tuple(_skulls(count, say) for count in (2, 3))
    most = towel_treasure_points(PILE)
    pile = Card(face(TOWEL_TREASURE), below=f"0–{most}", name=card_name(TOWEL_TREASURE, say))
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
