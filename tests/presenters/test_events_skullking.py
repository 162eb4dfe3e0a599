"""How the events of Skull King are told."""

import re

import pytest

from bot.games import skullking
from bot.games.contract import Event, Fact
from bot.presenters import skullking as face
from bot.presenters.contract import Names
from bot.presenters.skullking.cards import is_number
from bot.texts.catalog import speaker
from tests.games.random_play import random_playing
from tests.games.secrecy import SECRECY

NAMES = Names(("Anna", "Ben", "Carla", "Diego"))
ENGLISH = speaker("en")


def told(code: str, **facts: Fact) -> str:
    return face.events.event_text(Event(code, facts), NAMES, ENGLISH)


def test_a_bid_is_told_without_its_number() -> None:
    assert told("bid_made", seat=1) == "Ben has bid."


def test_the_bids_are_told_together_by_name() -> None:
    assert told("bids_revealed", bids=(2, 0, 1)) == (
        "**Yo-ho-ho!** The bids: Anna **2** · Ben **0** · Carla **1**"
    )


@pytest.mark.parametrize(
    ("card", "shown"),
    [("Y5", "⭐ Yellow 5"), ("P3", "🗡️ Pirate"), ("SM:E", "🎭 Scary Mary as an Escape")],
)
def test_a_card_that_was_played_is_told_by_shape_and_name(card: str, shown: str) -> None:
    assert told("played", seat=0, card=card) == f"Anna plays {shown}"


def test_a_trick_is_told_with_its_cards_and_a_bonus_only_where_there_is_one() -> None:
    cards = ("Y5", "P1", "SK")
    assert (
        told("trick_won", seat=2, cards=cards, bonus=0)
        == "Carla wins the trick: ⭐ 5, 🗡️ Pirate, 💀 Skull King"
    )
    assert told("trick_won", seat=2, cards=cards, bonus=30).endswith("💀 Skull King · bonus 30")


def test_the_scores_of_a_round_are_told_by_name_with_their_sign() -> None:
    assert told("round_scored", round=4, scores=(40, -10, 0)) == "Round 4: Anna +40 · Ben −10 · Carla 0"


def test_no_numbered_card_is_named_but_the_one_that_was_played() -> None:
    for step in random_playing("skullking", 4, 1).steps():
        hidden = SECRECY["skullking"].hidden(step.before, None) - {step.move.removeprefix("play ")}
        names = [face.cards.card_name(code, ENGLISH) for code in hidden if is_number(code)]
        for event in skullking.events(*step, None):
            text = face.events.event_text(event, NAMES, ENGLISH)
            assert not [name for name in names if re.search(rf"{name}\b", text)], text


def test_what_a_seat_holds_is_its_cards_in_order() -> None:
    for state in random_playing("skullking", 2, 0).states:
        view = skullking.view(state, 0)
        cards = [
            f"{face.cards.shape(card)} {card[1:] if is_number(card) else face.cards.card_name(card, ENGLISH)}"
            for card in view.hand
        ]
        assert face.hand.holdings(view, ENGLISH) == ", ".join(cards)
