"""What is said and shown of an edition: no cover, tip or rule has a card that it lacks."""

import re
import unicodedata
from itertools import islice
from typing import NamedTuple

import pytest

from bot.games.contract import OptionValue
from bot.presenters.picture import Cover
from bot.texts.catalog import LANGUAGES, Say, speaker
from bot.texts.keys import card_key, deck_key, rules_key
from tests.entries import GAMES, PICTURES, TIPS
from tests.games.random_play import random_playing


class Edition(NamedTuple):
    """An edition by its rulebook; the signs are those of `docs/look.md`."""

    key: str
    variant: str
    chosen: tuple[tuple[str, OptionValue], ...]
    highest: int  # of the numbers on its cards
    signs: str
    lacking: tuple[str, ...] = ()  # cards that another edition of the game has, by code


EDITIONS = (
    Edition("skullking", "", (("edition", "first"),), 13, "⭐❤️🔷🏴🏳️🗡️🧜🎭💀", ("TI", "KR", "WW", "L")),
    Edition("skullking", "2021", (("edition", "2021"),), 14, "⭐🦜📜🏴🏳️💎🗡️🧜🐯💀🐙🐋", ("SM",)),
    Edition("corsari", "", (), 11, "❤️🍊⭐🍀🔷💧🍇🌸🥜⛓️"),
    Edition("hollander", "", (), 12, "🧹🔧🪢🔭🍲🗺️💣⚔️🩺🎖️🧭🎩👻🐙🔃🌀🏝️🏴‍☠️"),
    Edition("playapirata", "", (), 7, "☀️🦀🐳🐢💰☠️🏖️🔭🗺️⛱️🏰🦴🌊👥🚩🪣🏊🩴🐷🦜"),
)
OF_NO_CARD = "👑"
EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key + edition.variant)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def signs_in(text: str) -> set[str]:
    return {character for character in text if unicodedata.category(character) == "So"}


def tips_of(edition: Edition, say: Say) -> list[str]:
    game, tips = GAMES[edition.key], TIPS[edition.key].tips
    states = islice(random_playing(edition.key, 4, 1, *edition.chosen).states, 150)
    views = (game.view(state, seat) for state in states for seat in game.to_move(state))
    return [tip for view in views for tip in tips(view, say)]


@EACH_EDITION
@EACH_LANGUAGE
def test_a_cover_shows_only_cards_that_its_edition_has(edition: Edition, language: str) -> None:
    say = speaker(language)
    [cover] = PICTURES[edition.key].cover_picture(edition.variant, say).blocks
    assert isinstance(cover, Cover)
    numbers = [int(card.face.number) for card in cover.cards if card.face and card.face.number]
    assert numbers
    assert max(numbers) <= edition.highest
    lacking = {say(card_key(edition.key, code)) for code in edition.lacking}
    assert {card.name for card in cover.cards} & lacking == set()


@EACH_EDITION
@EACH_LANGUAGE
def test_rules_and_tips_name_only_cards_that_their_edition_has(edition: Edition, language: str) -> None:
    say = speaker(language)
    rules = rules_key(edition.key, edition.variant)
    texts = [say(rules), *tips_of(edition, say)]
    assert len(texts) > 10
    lacking = [say(card_key(edition.key, code)) for code in edition.lacking]
    assert [text for text in texts for name in lacking if re.search(rf"\b{name}\b", text)] == []
    strange = signs_in("".join([*texts, say(deck_key(rules))])) - signs_in(edition.signs + OF_NO_CARD)
    assert strange == set()


@EACH_EDITION
@EACH_LANGUAGE
def test_the_deck_is_said_to_end_at_the_editions_highest_number(edition: Edition, language: str) -> None:
    said = speaker(language)(deck_key(rules_key(edition.key, edition.variant)))
    assert re.findall(r"\b[13](?: (?:to|bis|à|al?) |-)(\d+)\b", said) == [str(edition.highest)]
