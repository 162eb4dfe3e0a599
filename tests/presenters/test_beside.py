"""Beside its picture a hand tells what is asked and what the picture does not show, and nothing twice."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from statistics import mean
from typing import Any

import pytest

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.corsari.view import TurnView
from bot.games.playapirata import View
from bot.games.skullking.state import State
from bot.presenters.contract import Names
from bot.presenters.facts import signed
from bot.presenters.picture import Cards, Seats
from bot.presenters.skullking.pictures import hand_picture
from bot.texts.catalog import speaker
from tests.entries import ENTRY_OF
from tests.games.hollander.position import position as hollander_position
from tests.games.random_play import random_playing
from tests.games.skullking.position import position as skullking_position

NAMES = Names(("Anna", "Ben", "Carla", "Diego"))
SAY = speaker("en")
PLAYERS = 4
LINES = {"skullking": 5, "playapirata": 7, "corsari": 8, "hollander": 5}
"""Lines of text beside a picture, on average at most."""
ROUNDS = {"skullking": (("rounds", 3),), "playapirata": (("hands", "two"),)}
"""What makes a game of several rounds; one of The Flying Hollander has a single one."""
SHOWN = {
    "skullking": ("skullking-your-cards", "skullking-may-play", "skullking-not-now", "skullking-trick"),
    "playapirata": ("playapirata-beach", "playapirata-your-cards"),
    "corsari": ("corsari-pile", "corsari-stock"),
    "hollander": ("hollander-your-cards", "hollander-may-play", "hollander-not-now"),
}
"""Above which lines the full text names what the picture shows."""


def hands(key: str) -> Iterator[tuple[Any, str, str]]:
    game, entry = ENTRY_OF[key].game, ENTRY_OF[key]
    assert entry.presenter.pictures is not None  # every game of the house has some
    for state in islice(random_playing(key, PLAYERS, 0).states, 0, None, 5):
        view = game.view(state, 0)
        text = "\n".join(entry.presenter.hand.hand(view, NAMES, SAY, ""))
        yield view, text, "\n".join(entry.presenter.hand.beside(view, NAMES, SAY, ""))


@pytest.mark.parametrize("key", LINES)
def test_beside_its_picture_a_hand_is_short_and_asks_the_same(key: str) -> None:
    shown = list(hands(key))
    for _, text, beside in shown:
        assert beside.splitlines()[0] in text.splitlines()[:2]  # below the round
        assert len(beside.splitlines()) <= len(text.splitlines())
    assert mean(len(beside.splitlines()) for _, _, beside in shown) <= LINES[key]


@pytest.mark.parametrize("key", SHOWN)
def test_what_the_picture_shows_is_not_told_beside_it(key: str) -> None:
    titles = [SAY(title) for title in SHOWN[key]]
    shown = list(hands(key))
    assert any(title in text for _, text, _ in shown for title in titles)
    assert not any(f"**{title}**" in beside for _, _, beside in shown for title in titles)


def test_skull_kings_suit_to_follow_is_told_beside_the_picture_which_shows_the_last_round() -> None:
    told = [(view, beside) for view, _, beside in hands("skullking") if isinstance(view, skullking.View)]
    assert any(view.trick for view, _ in told)
    for view, beside in told:
        assert ("suit" in beside.lower()) is bool(view.trick)
        if view.step == "bid" and view.round > 1:
            scores = [signed(line.score) for line in view.scorepad[-PLAYERS:]]
            [seats] = [one for one in hand_picture(view, NAMES, SAY).blocks if isinstance(one, Seats)]
            assert [line.marks[0].text for line in seats.lines] == scores
            assert f"Round {view.round - 1}:" not in beside


def test_special_cards_that_no_button_names_are_named_beside_skull_kings_picture() -> None:
    beside = ENTRY_OF["skullking"].presenter.hand.beside

    def told(state: State, seat: int) -> Sequence[str]:
        return beside(skullking.view(state, seat), NAMES, SAY, "")[1:]

    bidding = skullking_position("Y2 E1 E2 SK", "Y12 M1 P1 K4")
    assert told(bidding, 0) == ["-# Your cards: 🏳️ Escape ×2 · 💀 Skull King"]
    assert told(bidding, 1) == ["-# Your cards: 🗡️ Pirate · 🧜 Mermaid · Anna plays first."]
    playing = skullking_position("Y2 R9", "Y12 M1", "K4 R3", bids=(1, 1, 0), played="Y2 M1")
    [line] = told(playing, 2)
    assert line == "-# Suit to follow: ⭐ Yellow · On the table: 🧜 Mermaid"


def test_playa_piratas_special_card_is_explained_beside_the_picture() -> None:
    played = random_playing("playapirata", PLAYERS, 0)
    view = playapirata.view(played.states[len(played.states) // 2], 0)
    presenter = ENTRY_OF["playapirata"].presenter

    def beside(one: View) -> str:
        return "\n".join(presenter.hand.beside(one, NAMES, SAY, ""))

    assert SAY("playapirata-effect-parrot") in beside(replace(view, special="PARROT"))
    shown = replace(view.players[1], towels_shown=("R2", "R3"))
    assert "had to show" in beside(replace(view, players=(view.players[0], shown, *view.players[2:])))
    assert "had to show" not in beside(view)


def test_corsaris_limit_is_in_the_picture_and_on_the_buttons_and_not_told_a_third_time_beside_it() -> None:
    entry = ENTRY_OF["corsari"]
    assert entry.presenter.pictures is not None
    assert entry.presenter.choices is not None
    playing = random_playing("corsari", PLAYERS, 0)
    views = (corsari.view(state, state.turn) for state in playing.states if state.step == "discard")
    for view in islice(views, 20):
        limit = view.offers[0].split.limit
        beside = "\n".join(entry.presenter.hand.beside(view, NAMES, SAY, ""))
        counts = [
            one.count
            for one in entry.presenter.pictures.hand_picture(view, NAMES, SAY).blocks
            if isinstance(one, Cards)
        ]
        assert any(str(count).endswith(f"limit {limit}") for count in counts)
        assert any(
            one.label.endswith(f"· {limit}") for one in entry.presenter.choices.choices(view, NAMES, SAY, "")
        )
        assert "Limit" not in beside
        assert "You drew" in beside
        assert "`" not in beside


def test_beside_corsaris_picture_the_last_turns_share_a_line_with_cards_without_codes() -> None:
    presenter = ENTRY_OF["corsari"].presenter
    view = corsari.view(random_playing("corsari", PLAYERS, 0).states[0], 0)
    turns = (
        TurnView(0, "stock", None, "B2"),  # one's own
        TurnView(1, "stock", None, "R10"),
        TurnView(2, "discard", "R10", "Y3"),
        TurnView(3, "stock", None, None),
    )
    lines = presenter.hand.beside(replace(view, history=turns), NAMES, SAY, "")
    assert "-# **Ben** took 🎴, left ❤️ 10 · **Carla** took ❤️ 10, left ⭐ 3" in lines
    assert "penalty" not in "".join(lines)  # nobody has any yet
    totals = replace(view, history=turns, totals=(1, 0, 2, 0))
    assert "penalty cards: 3 of 35" in "\n".join(presenter.hand.beside(totals, NAMES, SAY, ""))


def test_beside_corsaris_picture_a_draft_that_it_does_not_show_is_told_so() -> None:
    presenter = ENTRY_OF["corsari"].presenter
    playing = random_playing("corsari", PLAYERS, 0)
    views = (corsari.view(state, state.turn) for state in playing.states if state.step == "discard")
    view = next(views)
    best, *_, other = view.offers

    def told(draft: str) -> bool:
        return "The picture shows your best split." in "\n".join(
            presenter.hand.beside(view, NAMES, SAY, draft)
        )

    assert not told("")
    assert not told(f"sail {best.discard} crew {' '.join(best.split.crew)}")
    assert told(f"sail {best.discard}")
    assert told(f"sail {other.discard} crew {' '.join(other.split.crew)}")


def test_what_an_evening_brought_is_one_small_line_beside_the_picture_of_playa_pirata() -> None:
    presenter = ENTRY_OF["playapirata"].presenter
    played = random_playing("playapirata", PLAYERS, 0, ("hands", "two"))
    views = (playapirata.view(state, 0) for state in played.states)
    view = next(view for view in views if view.scorepad and view.turn_number == 1)
    lines = "\n".join(presenter.hand.beside(view, NAMES, SAY, "")).splitlines()
    [evening] = [line for line in lines if f"{NAMES[0]} **+" in line]
    assert evening.startswith("-# Round 1: the towels are counted · ")
    for line in view.scorepad:
        assert f" {NAMES[line.seat]} **+{line.score}**" in evening


def test_what_has_happened_since_ones_last_move_stands_beside_the_hollanders_picture() -> None:
    state = hollander_position("7 8 9", "8 10 12", "9 11 1", pile="5", draw="6 6 6")
    for seat, move in ((0, "play 7"), (1, "play 8"), (2, "play 9")):
        state = hollander.play(state, seat, move)
    presenter = ENTRY_OF["hollander"].presenter
    asked, told = presenter.hand.beside(hollander.view(state, 0), NAMES, SAY, "")
    assert asked.startswith("**Your turn.**")
    assert told == "-# You drew 🗺️ 6. Ben played ⚔️ 8. Carla played 🩺 9."


@pytest.mark.parametrize("key", LINES)
def test_beside_the_picture_of_its_stage_a_post_tells_nothing_that_it_does_not_tell_alone(key: str) -> None:
    game, entry = ENTRY_OF[key].game, ENTRY_OF[key]
    assert entry.presenter.pictures is not None
    for state in islice(random_playing(key, PLAYERS, 0).states, 0, None, 5):
        view = game.view(state, None)
        whole = "\n".join(entry.presenter.board.board(view, NAMES, SAY)).splitlines()
        beside = "\n".join(entry.presenter.board.beside_stage(view, NAMES, SAY)).splitlines()
        assert [line for line in whole if line in beside] == beside


def test_the_hollanders_news_say_nothing_twice() -> None:
    state = hollander_position("PI 9", "4 4", "KR 5", pile="7")
    for seat, move in ((0, "play PI hand 1 9"), (1, "play 9"), (2, "play KR")):
        state = hollander.play(state, seat, move)
    beside = ENTRY_OF["hollander"].presenter.hand.beside
    told = ["\n".join(beside(hollander.view(state, seat), NAMES, SAY, "")) for seat in range(3)]
    assert ["swapped a card in hand" in text for text in told] == [False, False, False]
    assert ["Secretly, " in text for text in told] == [True, True, False]
    assert "Carla played 🐙 Kraken. The Kraken drags the pile out of the game." in told[0]
    assert "plays again" not in "".join(told)
