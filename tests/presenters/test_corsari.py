"""How Corsari looks and what it lets people tap, at every place of random games."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.games import corsari
from bot.games.contract import ScoreLine
from bot.games.corsari.cards import CODES
from bot.games.corsari.state import State
from bot.presenters import corsari as face
from bot.presenters.contract import Names
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.live.hand import hand
from bot.ui.live.post import post
from tests.games.corsari.random_game import random_game
from tests.games.corsari.secrecy import corsari_hidden, corsari_twin
from tests.games.corsari.table import CLOSER, CLOSERS_PARTS, deal, do, opponent, refused, sailed, scored
from tests.games.random_play import random_playing
from tests.games.secrecy import words
from tests.messages import told
from tests.presenters.corsari_places import GAMES, PLAYERS, states
from tests.presenters.corsari_shown import shown_before
from tests.presenters.corsari_taps import NAMES, SAY, choices, drafts
from tests.simulated import component_limits
from tests.ui.live.screens import LINK, components, tables, with_state

LONG = Names(("W" * 32, r"\*" * 32, r"\_" * 32, "Diego 🤖"))


def public_text(state: State) -> str:
    view = corsari.view(state, None)
    return "\n".join([*face.board.board(view, NAMES, SAY), face.scorepad.scorepad(view, NAMES, SAY)])


@pytest.mark.slow
@PLAYERS
def test_no_public_text_names_a_hidden_card(players: int) -> None:
    for state in states(players, share=0.3):
        hidden = corsari_hidden(state, None) - shown_before(corsari.view(state, None))
        assert not hidden & told(public_text(state))


@pytest.mark.slow
@PLAYERS
def test_a_hand_looks_the_same_whatever_its_owner_may_not_know(players: int) -> None:
    chance = Random(players)
    for state in states(players, share=0.02):
        for seat in range(players):
            view, other = corsari.view(state, seat), corsari.view(corsari_twin(state, seat, chance), seat)
            for draft in ("", *islice(drafts(view), 2)):
                assert face.hand.hand(view, NAMES, SAY, draft) == face.hand.hand(other, NAMES, SAY, draft)
                assert face.choices.choices(view, NAMES, SAY, draft) == face.choices.choices(
                    other, NAMES, SAY, draft
                )
        assert public_text(state) == public_text(corsari_twin(state, None, chance))


def test_the_rulebook_s_example_as_it_is_laid_down() -> None:
    view = corsari.view(sailed(opponent(13)), None)
    text = "\n".join(face.board.board(view, NAMES, SAY))
    assert "**Anna** set sail with limit **13**" in text
    assert "Crew 🍊 1 2 7 8 10 🍇 3 · Prisoners ❤️ 5 6 7" in text
    assert "Stowaways 🍀 1 🍇 10 ⛓️ 2" in text
    assert "🍊 4 5 6 9 11 🍇 4 5 6 9 11" in text
    assert "1 opponent still has to lay down" in text


def test_beside_its_picture_the_board_says_whom_it_waits_for_and_no_card() -> None:
    drawing = corsari.view(deal(CLOSER, opponent(13), stock="Y6"), None)
    laying = corsari.view(sailed(opponent(13)), None)
    assert list(face.board.beside_stage(drawing, NAMES, SAY)) == ["It’s **Anna**’s turn to draw."]
    [line] = face.board.beside_stage(laying, NAMES, SAY)
    assert "**Anna** has set sail" in line
    assert "1 opponent" in line
    assert "`" not in line


def test_after_a_draw_each_card_s_button_tells_the_limit_of_the_others_and_the_hand_names_it_once() -> None:
    state = do(deal(CLOSER, opponent(13), stock="Y6"), "draw stock")
    view = corsari.view(state, 0)
    text = "\n".join(face.hand.hand(view, NAMES, SAY, ""))
    assert "You drew ⭐ yellow 6" in text
    assert "If you set sail now, discarding 🍇 violet 10: Limit **6**, 3 stowaways" in text
    offered = {choice.move: choice.label for choice in choices(view) if choice.whole}
    for offer in view.offers:
        number = str(offer.discard)[1:]
        assert offered[f"discard {offer.discard}"] == f"{number} · {offer.split.limit}"
    assert len(offered) == len(view.hand) == 13
    laid_down = re.findall(r"[A-Z][0-9]+", text.split("Limit **6**")[1])
    assert sorted([*laid_down, "V10"]) == sorted(view.hand)
    assert "Y6" not in "\n".join(face.board.board(corsari.view(state, None), NAMES, SAY))


def test_what_was_laid_down_is_shown_on_the_board_of_the_next_round() -> None:
    state = scored(opponent(13))
    text = "\n".join(face.board.board(corsari.view(state, None), NAMES, SAY))
    assert "Round 1: Anna set sail and was sunk by Ben." in text
    assert "**Anna** set sail, limit 13; 6 penalty cards" in text
    assert "**Ben** sinks them, limit 13; no penalty cards" in text
    assert "Prisoners ❤️ 1 2" in text


def test_what_a_round_brought_is_told_even_if_the_next_begins_with_laying_down() -> None:
    before = corsari.view(scored(opponent(14)), 1).previous
    view = replace(corsari.view(sailed(opponent(14)), 1), previous=before)
    for text in (face.hand.hand(view, NAMES, SAY, ""), face.hand.beside(view, NAMES, SAY, "")):
        told = "\n".join(text)
        assert "Lay down your cards" in told
        brought = "Round 1: Anna set sail with the lowest limit and pays nothing. You took 3 penalty cards."
        assert f"-# {brought}" in told


def test_the_scorepad_cuts_no_computer_pirates_name() -> None:
    details = {"limit": 31, "swept": False, "sent_under": False, "closed": True}
    lines = [ScoreLine(1, seat, 0, 110, details) for seat in range(2)]
    [block] = face.scorepad.score_lines(lines, Names(("Bartolomeo 🤖", "Bartolomeo 🤖")), SAY).split("```")[
        1::2
    ]
    head, row = block.strip().splitlines()
    assert head.split("  ") == ["Rd Bartolomeo 🤖", "Bartolomeo 🤖"]
    assert row == "1   31* +0 110    31* +0 110"
    assert max(len(head), len(row)) <= 29


def test_a_void_round_is_told_and_leaves_a_gap_on_the_scorepad() -> None:
    state = deal(CLOSER, opponent(13))
    while len(state.pier) > 1:
        drawn = do(state, "draw pier")
        state = do(drawn, f"discard {CODES[drawn.drawn or 0]}")
    assert [choice.label for choice in choices(corsari.view(state, 0))][2].endswith("round void")
    view = corsari.view(do(state, "draw pier"), None)
    assert "Round 1 was void: Anna drew the last card of the pier." in "\n".join(
        face.board.board(view, NAMES, SAY)
    )
    assert (view.round, face.scorepad.scorepad(view, NAMES, SAY)) == (2, "")


@PLAYERS
def test_the_scorepad_is_as_narrow_as_a_phone(players: int) -> None:
    longest = max((random_game(players, number, sail=0.3)[-1].after for number in range(GAMES)), key=rounds)
    for language in LANGUAGES:
        pad = face.scorepad.scorepad(corsari.view(longest, None), LONG, speaker(language))
        lines = [line for block in pad.split("```")[1::2] for line in block.splitlines()]
        assert max(map(len, lines)) <= 29
        assert len(lines) >= rounds(longest)
        assert len(pad) <= 3000


def rounds(state: State) -> int:
    return len({line.round for line in corsari.scorepad(state)})


@pytest.mark.slow
@PLAYERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_discord_in_every_language(players: int, language: str) -> None:
    say = speaker(language)
    table = next(iter(tables(random_playing("corsari", players, 0))))
    for state in states(players, share=0.004):
        if corsari.result(state) is not None:
            continue
        now = with_state(table, state)
        check_fits(components(post(now, say)))
        for seat in range(players):
            view = corsari.view(state, seat)
            for draft in ("", *islice(drafts(view), 3), *own_splits(view)):
                check_fits(components(hand(now, seat, say, LINK, draft=draft)))


def own_splits(view: corsari.View) -> Iterator[str]:
    for draft in islice(drafts(view), 1):
        yield from (choice.move for choice in choices(view, draft) if not choice.whole)
    if view.offers:
        verb = "lay" if view.step == "lay" else f"sail {view.hand[0]}"
        yield f"{verb} crew {' '.join(view.hand[1:12])}"


def check_fits(parts: list[dict[str, Any]]) -> None:
    message = {"components": parts, "flags": component_limits.COMPONENTS_V2}
    assert [
        *component_limits.layout_complaints(message),
        *component_limits.component_complaints(message),
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_in_names_rather_than_codes(language: str) -> None:
    say = speaker(language)
    for code, facts in refusals():
        named = {name: face.cards.fact(name, value, say) for name, value in facts.items()}
        told = say(f"refusal-{code.replace('_', '-')}", **named, name="Anna")
        assert not set(CODES) & set(words(told)) - {"O7"}, told


def refusals() -> Iterator[tuple[str, dict[str, Any]]]:
    """What goes wrong at the table of the rulebook's example, and why."""
    first = deal(CLOSER, opponent(13), stock="Y6")
    drawn, laying = do(first, "draw stock"), sailed(opponent(13))
    yield refused(first, "discard O1")
    yield refused(first, "lay crew O1")
    yield refused(first, "draw stock", seat=1)
    yield refused(drawn, "draw pier")
    yield refused(drawn, "discard S11")
    yield refused(drawn, "sail Y6 crew O1 O2 V3 S2")
    yield refused(drawn, "sail Y6 crew O10 V10")
    yield refused(drawn, "sail Y6 crew O1 prisoners G1")
    yield refused(drawn, "sail Y6 crew O1 prisoners O1")
    yield refused(drawn, "sail Y6 crew O1 prisoners R5 R6 R7")
    yield refused(drawn, f"sail Y6 {CLOSERS_PARTS} attach G1")
    yield refused(drawn, "sail crew O1")
    yield refused(laying, "lay R1 crew Y1", seat=1)
    yield refused(laying, "draw stock", seat=1)
    yield refused(laying, "lay", seat=0)
    yield refused(laying, "lay crew Y1 attach B7", seat=1)
