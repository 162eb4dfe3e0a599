"""Tips: a sentence a decision in the first rounds, special cards explained, a score told by one's own."""

from itertools import islice
from random import Random

import pytest

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.hollander import position as hollander_position
from bot.games.skullking import position
from bot.presenters.contract import Names
from bot.presenters.corsari.hand import tips as corsari_tips
from bot.presenters.hollander.hand import tips as hollander_tips
from bot.presenters.playapirata.hand import tips as playapirata_tips
from bot.presenters.skullking.hand import tips as skullking_tips
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import ENTRY_OF
from tests.games.corsari.table import CLOSER, do, opponent
from tests.games.corsari.table import deal as corsari_deal
from tests.games.playapirata.table import buried, deal, play
from tests.games.random_play import random_playing
from tests.games.secrecy import SECRECY

NAMES = Names(("Anna", "Ben", "Carla", "Diego", "Emma", "Finn", "Gina", "Hugo"))
SAY = speaker("en")
LONGEST = 200
"""Characters of a tip: some four lines on a phone."""


def test_before_a_bid_the_special_cards_are_explained_and_the_strong_ones_counted() -> None:
    view = skullking.view(position("SM K12 Y2", "Y12 M1 B3"), 0)
    assert skullking_tips(view, NAMES, SAY) == [
        "🎭 Scary Mary: a Pirate or an Escape, as you say when you play her.",
        "2 of your cards often win (🗡️ 🎭 💀 🧜 and high 🏴 do). Bid about that many.",
    ]


def test_what_the_last_round_brought_is_explained_by_one_s_own_numbers() -> None:
    state = position("Y2", "Y12", bids=(0, 0), played="Y2 Y12")
    tips = [skullking_tips(skullking.view(state, seat), NAMES, SAY)[0] for seat in (0, 1)]
    assert tips == [
        "Round 1: you bid 0 and won 0. A bid of 0, met, brings 10 for each card dealt: 10 points.",
        "Round 1: you bid 0 and won 1. A bid of 0, missed, costs 10 for each card dealt: −10 points.",
    ]


@pytest.mark.parametrize(
    ("bids", "played", "seat", "tip"),
    [
        ((1, 1), "", 0, "lead a card that nobody is likely to beat"),
        ((0, 1), "", 0, "lead a low number or an Escape"),
        ((1, 1), "Y2", 1, "beat the card with 👑"),
        ((1, 0), "Y2", 1, "stays below 👑"),
    ],
)
def test_a_tip_about_a_card_follows_from_what_is_needed_still(
    bids: tuple[int, int], played: str, seat: int, tip: str
) -> None:
    view = skullking.view(position("Y2 R9", "Y12 M1", bids=bids, played=played), seat)
    assert tip in skullking_tips(view, NAMES, SAY)[0]


def test_after_the_third_round_there_are_no_tips() -> None:
    assert skullking_tips(skullking.view(position("Y2 R9 B4", "Y12 M1 B5"), 0), NAMES, SAY)
    assert not skullking_tips(skullking.view(position("Y2 R9 B4 B6", "Y12 M1 B5 B7"), 0), NAMES, SAY)


def test_each_step_of_a_turn_at_the_beach_has_its_tip() -> None:
    state = deal()
    assert "Only you know what you bury" in playapirata_tips(playapirata.view(state, 0), NAMES, SAY)[0]
    state = buried(deal())
    assert "⛱️ secures one" in playapirata_tips(playapirata.view(state, 0), NAMES, SAY)[0]
    state = play(state, "bury T4a")
    assert "a 3 on its own holds best" in playapirata_tips(playapirata.view(state, 0), NAMES, SAY)[0]
    assert not playapirata_tips(playapirata.view(state, 1), NAMES, SAY)


def test_a_limit_that_is_low_enough_is_called_so() -> None:
    state = do(corsari_deal(CLOSER, opponent(13), stock="Y6"), "draw stock")
    assert "6 is low enough to set sail." in corsari_tips(corsari.view(state, 0), NAMES, SAY)[0]


def test_special_cards_in_hand_are_explained_in_the_words_of_the_rules() -> None:
    view = hollander.view(hollander_position("KR 7 9", "1 2 3", pile="5"), 0)
    kraken, last = hollander_tips(view, NAMES, SAY)
    assert kraken.startswith("🐙 Kraken: the pile leaves the game")
    assert last.startswith("Play the lowest card")


@pytest.mark.parametrize("key", ENTRY_OF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_short_and_tell_nothing_that_the_seat_may_not_know(key: str, language: str) -> None:
    entry, say, chance = ENTRY_OF[key], speaker(language), Random(key)
    told = 0
    for state in islice(random_playing(key, 3, 1).states, 120):
        for seat in entry.game.awaited(state):
            tips = entry.presenter.hand.tips(entry.game.view(state, seat), NAMES, say)
            twin = SECRECY[key].twin(state, seat, chance)
            assert entry.presenter.hand.tips(entry.game.view(twin, seat), NAMES, say) == tips
            assert all(len(tip) <= LONGEST for tip in tips)
            told += len(tips)
    assert told
