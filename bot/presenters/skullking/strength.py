"""The order of strength as a picture, for the rules: what beats what, from weak to strong."""

from dataclasses import replace

from bot.games.skullking.cards import RANKS
from bot.presenters.picture import Card, Face, Picture, Strip, pictured
from bot.presenters.skullking.cards import card_name
from bot.presenters.skullking.faces import SUIT_LOOKS, face
from bot.texts.catalog import Say
from bot.texts.keys import key_of

SUITS = {"first": "YRB", "2021": "YGU"}
TRUMP = "K"
CHOOSES = {"first": "SM", "2021": "TI"}
APART = ("KR", "WW", "L1")
"""The cards of 2021 that neither win nor lose by strength."""


def strength_picture(variant: str, say: Say) -> Picture:
    """The order of an edition: that of the first one where `variant` is empty."""
    edition = variant or "first"
    suits = tuple(_suit(suit, RANKS[edition], say) for suit in SUITS[edition])
    trump = (_suit(TRUMP, RANKS[edition], say),)
    chooses = CHOOSES[edition]
    both = tuple(replace(_one(f"{chooses}:{what}", say), below=card_name(chooses, say)) for what in "PE")
    order = ((_one("E1", say),), suits, trump, *((_one(code, say),) for code in ("M1", "P1", "SK")))
    one_trick = ((_one("SK", say),), (_one("M1", say),))
    apart = tuple((_one(code, say),) for code in APART) if edition == "2021" else ()
    return pictured(
        Strip(order, say("strength-order")),
        Strip(one_trick, say("strength-one-trick")),
        Strip((both,), say("strength-choice"), rises=False),
        Strip(apart, say("strength-apart"), rises=False) if apart else None,
    )


def _one(code: str, say: Say) -> Card:
    name = card_name(code, say)
    return Card(face(code), below=name, name=name)


def _suit(suit: str, ranks: int, say: Say) -> Card:
    name = f"{say(key_of('skullking-suit', suit))} 1–{ranks}"
    return Card(Face(*SUIT_LOOKS[suit], f"1–{ranks}"), name=name)
