"""Tips: a sentence a decision in the first rounds, special cards explained, a score told by one's own."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.contract import Options
from bot.presenters.corsari.tips import tips as corsari_tips
from bot.presenters.hollander.tips import tips as hollander_tips
from bot.presenters.playapirata.tips import tips as playapirata_tips
from bot.presenters.skullking.tips import tips as skullking_tips
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.text import tips_in_room
from tests.entries import GAMES, TIPS
from tests.games.corsari.table import CLOSER, SWEEPER, do, opponent, sailed
from tests.games.corsari.table import deal as corsari_deal
from tests.games.hollander.position import position as hollander_position
from tests.games.hollander.table import after as hollander_after
from tests.games.playapirata.table import buried, deal, play
from tests.games.random_play import random_playing
from tests.games.secrecy import SECRECY
from tests.games.skullking.position import position
from tests.games.skullking.referee import by_the_seven_rules
from tools.tips import KINDS, Tipped, tipped
from tools.tips import MOST as MOST_COST

SAY = speaker("en")
LONGEST = 200
"""Characters of a tip: some four lines on a phone."""


def test_before_the_first_bid_a_trick_is_explained_strong_cards_counted_and_special_ones_told() -> None:
    view = skullking.view(position("SM K12 Y2", "Y12 M1 B3"), 0)
    assert skullking_tips(view, SAY) == [
        "A trick: everyone plays one card, and the best one takes them all.",
        "2 of your cards often win (🗡️ 🎭 💀 🧜 and high 🏴 do). Bid about 2.",
        "🎭 Scary Mary: a Pirate or an Escape, as you say when you play her.",
    ]


def test_a_hand_of_low_numbers_is_told_to_bid_nothing() -> None:
    view = skullking.view(position("Y2 B3 R4", "Y12 M1 B5", "R12 M2 K5", "R13 P1 K6"), 0)
    assert skullking_tips(view, SAY)[-1] == "No card of yours often wins. 0 is a good bid."


def test_a_special_card_is_explained_when_one_first_holds_it() -> None:
    state = position("M1", "Y12", bids=(0, 0), played="M1 Y12")
    seen = skullking.view(state, 0).held
    again = replace(skullking.view(position("M2 Y2", "Y3 Y4"), 0), held=seen)
    new = replace(again, held=())
    assert not any("Mermaid" in tip for tip in skullking_tips(again, SAY))
    assert any("Mermaid" in tip for tip in skullking_tips(new, SAY))


def test_a_pirate_with_a_power_is_explained_by_that() -> None:
    powers: Options = {"edition": "2021", "powers": True}
    view = skullking.view(position("PB Y2", "Y12 M1", options=powers), 0)
    assert any("you draw 2 cards and discard 2" in tip for tip in skullking_tips(view, SAY))


def test_what_the_last_round_brought_is_explained_by_one_s_own_numbers() -> None:
    state = position("Y2", "Y12", bids=(0, 0), played="Y2 Y12")
    tips = [skullking_tips(skullking.view(state, seat), SAY)[0] for seat in (0, 1)]
    assert tips == [
        "Round 1: you bid 0 and won 0. A bid of 0, met, brings 10 for each card dealt: 10 points.",
        "Round 1: you bid 0 and won 1. A bid of 0, missed, costs 10 for each card dealt: −10 points.",
    ]


@pytest.mark.parametrize(
    ("hands", "bids", "played", "seat", "tip"),
    [
        (("Y2 R9", "Y12 M1"), (1, 1), "", 0, "1 of the 2 tricks left: lead a strong card, or a low one"),
        (("Y2 R9", "Y12 M1"), (0, 1), "", 0, "lead a low number or an Escape"),
        (("Y2 R9", "Y12 M1"), (1, 1), "Y2", 1, "beat 👑 now, or keep your strong cards"),
        (("Y2 R9", "Y12 Y1"), (1, 2), "Y2", 1, "you play last: the weakest card that beats 👑 will do"),
        (("Y2 R9", "Y12 Y1"), (1, 0), "Y2", 1, "stay below 👑, best with a high card"),
        (("Y9 R9", "Y7 M1"), (1, 1), "Y9", 1, "beat 👑 now"),
        (("Y9 R9", "Y7 R1"), (1, 1), "Y9", 1, "It’s the only card you can play."),
        (("Y9 R9", "Y7 Y1"), (1, 1), "Y9", 1, "None of your cards beats 👑"),
        (("Y2 R9", "Y7 Y5"), (1, 0), "Y2", 1, "This trick is yours: get rid of your strongest card."),
        (("P1 M1", "P2 M2"), (0, 0), "", 0, "hope that someone beats yours"),
    ],
)
def test_a_tip_about_a_card_follows_from_what_is_needed_and_what_may_be_played(
    hands: tuple[str, ...], bids: tuple[int, int], played: str, seat: int, tip: str
) -> None:
    state = position(*hands, bids=bids, played=played)
    assert tip in skullking_tips(skullking.view(state, seat), SAY)[0]


def test_there_are_tips_in_every_round() -> None:
    last = "Y2 R9 B4 B6 Y7 R8 K2 K3 E1 E2", "Y12 M1 B5 B7 Y8 R2 K4 K5 E3 E4"
    assert skullking_tips(skullking.view(position(*last), 0), SAY)


# The Captain looks at some decisions of each.
GAMES_LOOKED_AT, LOOKED = 20, 0.03


@pytest.mark.parametrize(("key", "options"), KINDS)
def test_every_tip_of_twenty_games_can_be_followed_and_costs_little(key: str, options: Options) -> None:
    game = GAMES[key]
    for seed in range(GAMES_LOOKED_AT):
        players = 2 + seed % (game.RULES.max_players - 1)
        for each in tipped(key, options, players, seed, LOOKED):
            assert each.cost <= MOST_COST
            if each.moves is None:
                continue
            legal = list(game.legal(each.state, each.seat))
            assert all(any(f"{move} ".startswith(f"{tip} ") for move in legal) for tip in each.moves)
            if not options and each.moves[0].startswith("play"):
                _check_claims(game.view(each.state, each.seat), each)


def _check_claims(view: skullking.View, tip: Tipped) -> None:
    # Read once more from the rulebook.
    best = {move: by_the_seven_rules([*view.trick, move[5:]]) == move[5:] for move in tip.moves or ()}
    text = "".join(tip.tips)  # none about a single card
    if "beat 👑 with" in text or "that beats 👑 will do" in text:
        assert all(best.values())
    elif "stay below 👑, best" in text or "None of your cards beats" in text:
        assert not any(best.values())
    elif "This trick is yours" in text:
        assert all(best.values())


def test_each_step_of_a_turn_at_the_beach_has_its_tip() -> None:
    state = deal()
    assert "lure others away with a skull" in playapirata_tips(playapirata.view(state, 0), SAY)[0]
    state = buried(deal())
    assert "Spyglass: shows you a treasure in secret" in playapirata_tips(playapirata.view(state, 0), SAY)[0]
    state = play(state, "bury T4a")
    assert "A 3 alone on top holds best" in playapirata_tips(playapirata.view(state, 0), SAY)[0]
    assert not playapirata_tips(playapirata.view(state, 1), SAY)


def test_a_limit_that_is_low_enough_is_called_so() -> None:
    state = do(corsari_deal(CLOSER, opponent(13), stock="Y6"), "draw stock")
    assert "6 is low enough to set sail." in corsari_tips(corsari.view(state, 0), SAY)[0]


@pytest.mark.parametrize(
    ("hand", "tip"),
    [
        (opponent(13), "you sink them, and they take all your stowaways"),
        (opponent(14), "your stowaways become penalty cards"),
        (SWEEPER, "wins the game at once"),
    ],
)
def test_whoever_lays_down_is_told_what_that_brings(hand: str, tip: str) -> None:
    [told] = corsari_tips(corsari.view(sailed(hand), 1), SAY)
    assert tip in told


def test_special_cards_in_hand_are_explained_in_the_words_of_the_rules() -> None:
    view = hollander.view(hollander_position("KR 7 9", "1 2 3", pile="5"), 0)
    kraken, last = hollander_tips(view, SAY)
    assert kraken.startswith("🐙 Kraken: the pile leaves the game")
    assert last.startswith("Play the lowest card")


def test_after_the_first_turns_a_line_names_the_lowest_card() -> None:
    state = hollander_position("KR 7 9 9", "1 2 3", pile="5", plays=8)
    assert hollander_tips(hollander.view(state, 0), SAY) == ["Lowest first: 💣 7."]
    state = hollander_position("KR 9 9", "1 2 3", pile="5", plays=8)
    assert hollander_tips(hollander.view(state, 0), SAY) == ["Lowest first: 🩺 9 ×2."]


def test_a_special_card_is_explained_when_it_is_drawn_and_not_again() -> None:
    state = hollander_position("7 9 9", "8 10 1", pile="5", draw="KR 6 6 6", plays=8)
    drawn = hollander_after(state, "play 7", "play 8")
    assert [tip[:8] for tip in hollander_tips(hollander.view(drawn, 0), SAY)] == ["🐙 Kraken", "Lowest f"]
    later = hollander_after(drawn, "play 9", "play 10")
    assert not any("Kraken" in tip for tip in hollander_tips(hollander.view(later, 0), SAY))


@pytest.mark.parametrize("key", TIPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_short_and_tell_nothing_that_the_seat_may_not_know(key: str, language: str) -> None:
    game, say, chance = GAMES[key], speaker(language), Random(key)
    told = 0
    for state in islice(random_playing(key, 3, 1).states, 120):
        for seat in game.to_move(state):
            tips = TIPS[key].tips(game.view(state, seat), say)
            twin = SECRECY[key].twin(state, seat, chance)
            assert TIPS[key].tips(game.view(twin, seat), say) == tips
            assert all(len(tip) <= LONGEST for tip in tips)
            told += len(tips)
    assert told


def test_before_the_first_swap_the_hollanders_kinds_of_cards_and_the_special_ones_held_are_explained() -> (
    None
):
    kinds, wormhole, island = hollander_tips(before_the_first_swap(), SAY)
    assert "Clash cards are played after your hand, final cards last and unseen." in kinds
    assert "you choose who plays next" in wormhole
    assert "any card may follow" in island


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_swap_there_is_room_for_wormhole_and_island(language: str) -> None:
    say = speaker(language)
    [shown] = tips_in_room([say("hand-first-game"), *hollander_tips(before_the_first_swap(), say)])
    assert "🌀" in shown
    assert "🏝️" in shown


def before_the_first_swap() -> hollander.View:
    """The view of who holds a Wormhole and an Island."""
    state = random_playing("hollander", 3, 0).states[0]
    return replace(hollander.view(state, 0), hand=("WH", "IS", "4"), clash=((), (), ()))


@pytest.mark.parametrize(
    ("about", "why"), [(2, "Bid about 2, as not all of them will."), (3, "Bid about 3.")]
)
def test_a_bid_below_the_number_of_strong_cards_says_why(about: int, why: str) -> None:
    fewer = "yes" if about < 3 else "no"
    assert SAY("skullking-tip-bid", strong=3, two_faced="🎭", bid=about, good="about", fewer=fewer).endswith(
        why
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_says_where_a_trick_comes_from_for_which_no_card_is_strong(language: str) -> None:
    told = {
        good: speaker(language)("skullking-tip-bid", strong=3, two_faced="🎭", bid=4, good=good, fewer="no")
        for good in ("about", "either")
    }
    assert len(told["either"]) > len(told["about"]) + 20
