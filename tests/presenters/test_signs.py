"""*Signs* lacks nothing that the pictures of a game's hands show."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.art import draw
from bot.art.composing import compose
from bot.presenters.contract import Names
from bot.presenters.picture import Beach, Block, Cards, Legend, Picture, Pile, Seats, Trick
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import GAMES, PICTURES
from tests.games.every_game import each_game
from tests.games.random_play import play_at_random
from tools.screens import combinations

NAMES = Names(("Anna", "Ben", "Carla", "Diego", "Emma", "Finn", "Gil", "Ida"))
SAY = speaker("en")


def signs_of(picture: Picture) -> set[str]:
    [legend] = picture.blocks
    assert isinstance(legend, Legend)
    return {sign.drawn.symbol for sign in legend.signs}


def shown(block: Block) -> Iterator[str]:
    match block:
        case Seats():
            for line in block.lines:
                yield from (mark.symbol for mark in line.marks)
                yield from (one.face.symbol for one in line.cards if one is not None and one.face)
                yield from ("back" for one in line.cards if one is not None and one.face is None)
                yield from ["turn"] if line.is_to_move else []
        case Cards() | Trick() | Pile():
            for card in block.cards:
                yield "back" if card.face is None else card.face.symbol
                yield from ["crown"] if card.crown else []
        case Beach():
            for spot in block.spots:
                yield from spot.marks
                yield "buried" if spot.face is None else spot.face.symbol
                yield from [spot.top.symbol] if spot.top else []
                yield from ["eye"] if spot.only_seen else []
                yield from ["octopus"] if spot.by else []  # which stands for all animals


@each_game(PICTURES)
def test_each_sign_of_a_hand_is_among_the_signs_of_its_game(key: str) -> None:
    game, told, rules = GAMES[key], PICTURES[key], GAMES[key].RULES
    for options in combinations(key).values():
        signs = signs_of(told.signs_picture(rules.variant_name(options), SAY))
        playing = play_at_random(key, rules.min_players + 1, options, Random(key))
        for state in playing.states[::7]:
            picture = told.hand_picture(game.view(state, 0), NAMES, SAY)
            assert {symbol for block in picture.blocks for symbol in shown(block)} <= signs


@pytest.mark.parametrize("language", LANGUAGES)
@each_game(PICTURES)
def test_every_sign_has_a_word_and_none_has_two(key: str, language: str) -> None:
    for variant in ("", *(variant.name for variant in GAMES[key].RULES.variants)):
        picture = PICTURES[key].signs_picture(variant, speaker(language))
        [legend] = picture.blocks
        assert isinstance(legend, Legend)
        assert all(sign.text for sign in legend.signs)
        assert len({sign.drawn for sign in legend.signs}) == len(legend.signs)
        assert len(draw(picture)) <= 60_000


@pytest.mark.parametrize("language", LANGUAGES)
@each_game(PICTURES)
def test_all_signs_are_seen_at_once_on_a_phone(key: str, language: str) -> None:
    for variant in ("", *(variant.name for variant in GAMES[key].RULES.variants)):
        image = compose(PICTURES[key].signs_picture(variant, speaker(language)))
        assert image.height / image.width < 732 / 390
