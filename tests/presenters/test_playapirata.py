"""How Playa Pirata looks and what it lets people tap, at every place of random games."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.games import playapirata
from bot.games.contract import Seat
from bot.games.playapirata import State
from bot.games.playapirata.cards import COLOURS
from bot.presenters import playapirata as face
from bot.presenters.contract import Names
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.live.hand import hand
from bot.ui.live.post import post
from tests.games.playapirata.secrecy import playapirata_twin
from tests.games.playapirata.table import (
    at_the_last_turn,
    buried,
    deal,
    deal_special,
    piled,
    play,
    turn,
)
from tests.games.random_play import play_at_random, random_playing
from tests.presenters.playapirata_taps import NAMES, SAY, choices, drafts, said, states, taps_to
from tests.simulated import component_limits
from tests.ui.live.screens import LINK, components, tables, with_state

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
LONG = ("W" * 32, "*" * 32, "_" * 32, "`" * 32)
BEGINNINGS = (
    "lay 99",
    "lay x",
    "lay 1 R9",
    "spy 99",
    "bury",
    "piggy 1 R1 R1",
    "nonsense",
    "keep",
    "flag",
)
"""Drafts that no button has."""


def choosing(players: int, share: float) -> Iterator[tuple[State, Seat]]:
    for state in states(players, share):
        yield from ((state, seat) for seat in playapirata.may_act(state))


def public_text(state: State) -> str:
    view = playapirata.view(state, None)
    return "\n".join([*face.board.board(view, NAMES, said), face.scorepad.scorepad(view, NAMES, said)])


@pytest.mark.slow
@PLAYERS
def test_no_public_text_tells_what_is_hidden(players: int) -> None:
    chance = Random(players)
    for state in states(players, share=1):
        assert public_text(state) == public_text(playapirata_twin(state, None, chance))


@PLAYERS
def test_a_hand_looks_the_same_whatever_its_owner_may_not_know(players: int) -> None:
    chance = Random(players)
    for state in states(players, share=0.2):
        seat = chance.randrange(players)
        view = playapirata.view(state, seat)
        other = playapirata.view(playapirata_twin(state, seat, chance), seat)
        for draft in ("", *islice(drafts(view), 3)):
            assert face.hand.hand(view, NAMES, said, draft) == face.hand.hand(other, NAMES, said, draft)
            assert face.choices.choices(view, NAMES, said, draft) == face.choices.choices(
                other, NAMES, said, draft
            )


@PLAYERS
def test_everything_that_a_tap_makes_is_legal_and_every_beginning_leads_to_a_move(players: int) -> None:
    for state, seat in choosing(players, share=0.2):
        view = playapirata.view(state, seat)
        for draft in ("", *drafts(view)):
            offered = choices(view, draft, said)
            assert offered, draft
            for choice in offered:
                if choice.whole:
                    assert playapirata.read(state, seat, choice.move) == choice.move
                    playapirata.check(state, seat, choice.move)


@pytest.mark.slow
@PLAYERS
def test_every_legal_move_can_be_made_by_taps(players: int) -> None:
    chance = Random(players)
    for state, seat in choosing(players, share=0.2):
        view, moves = playapirata.view(state, seat), list(playapirata.legal(state, seat))
        lean = {f"lay {lay.place} {' '.join(batch)}" for lay in view.lays for batch in lay.batches}
        for move in chance.sample(moves, min(8, len(moves))):
            if is_idle(view, move):
                continue
            taps = taps_to(view, move)
            assert taps is not None, move
            if move in lean or not move.startswith("lay"):
                assert taps <= 3 if move.startswith("piggy") else taps <= 2, move


def is_idle(view: playapirata.View, move: str) -> bool:
    verb, _, place = move.partition(" ")
    return verb in ("spy", "bucket") and place != "" and view.table[int(place) - 1].card is not None


@pytest.mark.parametrize(("towels", "taps"), [("Y3 Y3", 3), ("Y3 Y1", 4)])
def test_bury_this_and_lay_the_usual_towels_there_is_three_taps_and_others_one_more(
    towels: str, taps: int
) -> None:
    state, counted = piled(buried(deal()), 1, "R3"), 0
    for move in ("bury T4a", f"lay 1 {towels}", "done"):
        made = taps_to(playapirata.view(state, 0), move)
        assert made is not None
        counted, state = counted + made, play(state, move)
    assert counted == taps
    assert turn(state) == 1


def test_towels_that_are_more_than_needed_are_added_one_by_one() -> None:
    state = play(piled(buried(deal()), 1, "R2"), "bury T4a")
    view = playapirata.view(state, 0)
    assert [choice.label for choice in choices(view, "lay 1 Y3")] == [
        "Towels 3 + 1",
        "Towels 3 + 2",
        "Towels 3 + 3",
        "3 + 1 + …",
        "3 + 2 + …",
        "3 + 3 + …",
    ]
    assert taps_to(view, "lay 1 Y3 Y2 Y1") == 5


def test_the_spyglass_is_not_offered_for_a_treasure_that_one_knows() -> None:
    view = playapirata.view(buried(deal()), 0)
    hidden = [treasure.place for treasure in view.table if treasure.card is None]
    assert 0 < len(hidden) < len(view.table)
    assert [choice.move for choice in choices(view, "spy")] == [f"spy {place}" for place in hidden]


def test_equal_treasures_are_offered_once() -> None:
    view = playapirata.view(deal("TS1 TS2 TS3 T5a T5b", "T3a T3b T4a T4b T6a"), 0)
    assert [choice.move for choice in choices(view)] == ["bury T5a", "bury TS1"]


@pytest.mark.slow
@PLAYERS
def test_a_beginning_that_leads_nowhere_is_no_beginning(players: int) -> None:
    for state in states(players, share=0.03):
        for seat in range(players):
            view = playapirata.view(state, seat)
            for draft in BEGINNINGS:
                assert face.hand.hand(view, NAMES, said, draft) == face.hand.hand(view, NAMES, said, "")
                assert choices(view, draft, said) == choices(view, "", said)


@pytest.mark.slow
@PLAYERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_discord_in_every_language(players: int, language: str) -> None:
    say = speaker(language)
    table = next(iter(tables(random_playing("playapirata", players, 0), LONG)))
    for state in states(players, share=0.01):
        now = with_state(table, state)
        check_fits(components(post(now, say)))
        for seat in range(players):
            view = playapirata.view(state, seat)
            for draft in ("", *islice(drafts(view), 4)):
                check_fits(components(hand(now, seat, say, LINK, draft=draft)))


@pytest.mark.slow
@PLAYERS
def test_the_fullest_screens_fit(players: int) -> None:
    """The most treasures with the most to choose from, and the post of a finished match."""
    playing = play_at_random("playapirata", players, {"hands": "match", "specials": True}, Random(players))
    every = list(tables(playing, LONG))
    fullest = max(every, key=lambda table: len(table.dealt.state.treasures))
    for language in LANGUAGES:
        say = speaker(language)
        check_fits(components(post(every[-1], say)))
        for special in ("PIGGY", "FLIPFLOPS", "BUCKET", "DOUBLE"):
            state = fullest_turn(fullest.dealt.state, special)
            now, seat = with_state(fullest, state), turn(state)
            view = playapirata.view(state, seat)
            for draft in ("", *drafts(view)):
                check_fits(components(hand(now, seat, say, LINK, draft=draft)))


def fullest_turn(state: State, special: str) -> State:
    state = state._replace(step="towels", laid=())
    seat = turn(state)
    own = COLOURS[seat]
    for place in range(1, len(state.treasures) + 1):
        state = piled(state, place, f"{own}1 {own}2 {own}1").with_treasure(place, umbrella=None, double=True)
    return state.with_player(seat, towels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3), special=special)


def check_fits(parts: list[dict[str, Any]]) -> None:
    message = {"components": parts, "flags": component_limits.COMPONENTS_V2}
    assert [
        *component_limits.layout_complaints(message),
        *component_limits.component_complaints(message),
    ] == []


@PLAYERS
def test_the_scorepad_is_as_narrow_as_a_phone_and_tells_what_was_taken(players: int) -> None:
    playing = play_at_random("playapirata", players, {"hands": "match", "specials": True}, Random(players))
    view = playapirata.view(playing.end, None)
    for language in LANGUAGES:
        pad = face.scorepad.scorepad(view, Names(LONG), speaker(language))
        lines = [line for block in pad.split("```")[1::2] for line in block.splitlines()]
        assert max(map(len, lines)) <= 29
        assert len(pad) <= 3000
        for score in view.scorepad:
            assert [line for line in lines if line.split()[-2:] == [str(score.score), str(score.total)]]


def test_the_board_tells_what_lies_on_a_treasure_and_beside_it() -> None:
    state = piled(play(buried(deal()), "map 2"), 2, "Y3 R2")
    state = state.with_treasure(2, umbrella=1, flag=True, double=True)
    board = "\n".join(face.board.board(playapirata.view(state, None), NAMES, SAY))
    assert "`#2` 💰 **3** · 🦀 **2** ×2 Ben · ⛱️ 🚩 👥" in board.splitlines()
    assert "`#1 #3` 🕳️ face down" in board.splitlines()
    signs = "🦀 **2** ×2 top towel, of 2 towels · ⛱️ Umbrella · 🚩 Flag · 👥 Two-seat towel"
    assert f"-# {signs}" in board.splitlines()


def test_the_beach_names_players_without_ranks_so_that_a_treasure_is_a_line_of_a_phone() -> None:
    state = piled(play(buried(deal()), "map 2"), 2, "Y3 R2")
    names = Names(("Anna", "Captain Bartolomeo"), ("Anna", "Bartolomeo"))
    beach, players = face.board.board(playapirata.view(state, None), names, SAY)[1:]
    assert "`#2` 💰 **3** · 🦀 **2** ×2 Bartolomeo" in beach.splitlines()
    assert "Captain" not in beach
    assert "**Captain Bartolomeo**" in players


def test_what_was_seen_is_in_the_own_hand_alone_and_stays_there() -> None:
    state = play(buried(deal_special("LIFEGUARD")), "spy 1", "lifeguard R")
    for number in range(6):
        views = [playapirata.view(state, seat) for seat in (0, 1)]
        own, other = ("\n".join(face.hand.hand(view, NAMES, SAY, "")) for view in views)
        assert [line for line in own.splitlines() if line.startswith("`#1` 👁️ 🏖️")]
        assert "-# 👁️ In Ben’s hand: 💰 Treasure 4, 💰 Treasure 5, 💰 Treasure 6, ☠️ Skull" in own.splitlines()
        assert "🏖️" not in other
        assert "Anna’s hand" not in other
        state = play(state, next(islice(playapirata.legal(state, turn(state)), number % 2, None)))


def test_the_lifeguard_is_offered_before_the_first_burial_to_its_holder_alone() -> None:
    state = deal_special("LIFEGUARD", to=1)
    assert [choice.move for choice in choices(playapirata.view(state, 1))] == ["lifeguard Y"]
    assert SAY("playapirata-do-guard") in "\n".join(
        face.hand.hand(playapirata.view(state, 1), NAMES, SAY, "")
    )
    assert choices(playapirata.view(play(state, "bury T3a", "done"), 0)) == []


@pytest.mark.parametrize(
    ("treasures", "pirates", "asked"),
    [
        (("T3a",), ("MAP",), "**Your turn.** Play a treasure or a pirate; towels come after that."),
        (("T3a",), (), "**Your turn.** Play a treasure; towels come after that."),
        ((), ("MAP",), "**Your turn.** Play a pirate; towels come after that."),
    ],
)
def test_who_is_to_play_a_card_is_asked_for_what_they_still_hold(
    treasures: tuple[str, ...], pirates: tuple[str, ...], asked: str
) -> None:
    state = buried(deal())
    view = replace(playapirata.view(state, turn(state)), treasures=treasures, pirates=pirates)
    assert asked in face.hand.hand(view, NAMES, SAY, "")[0].splitlines()


def test_the_last_turn_offers_towels_and_its_end() -> None:
    view = playapirata.view(at_the_last_turn(buried(deal())), 0)
    offered = ["lay 1 Y3", "lay 2 Y3", "lay 3 Y3", "lay", "done"]
    assert [choice.move for choice in choices(view)] == offered
    assert SAY("playapirata-do-last") in face.hand.hand(view, NAMES, SAY, "")[0]


def test_who_scored_worst_is_asked_for_a_place_in_the_order_and_sees_the_evening() -> None:
    state = deal(match="two")
    while state.step != "sit":
        state = play(state, next(iter(playapirata.legal(state, turn(state)))))
    view = playapirata.view(state, turn(state))
    assert [choice.label for choice in choices(view)] == ["Place 1", "Place 2"]
    board = "\n".join(face.board.board(playapirata.view(state, None), NAMES, SAY))
    assert "**Round 1: the towels are counted**" in board
    for line in view.scorepad:
        assert f"**{NAMES[line.seat]}** +{line.score}:" in board
