"""What Corsari lets people tap: all that is legal, nothing else, and a way on from every step."""

from itertools import islice
from random import Random

import pytest

from bot.games import corsari
from bot.presenters import corsari as face
from tests.games.corsari.table import CLOSER, CLOSERS_PARTS, deal, do, opponent, sailed
from tests.presenters.corsari_places import PLAYERS, Place, places, states
from tests.presenters.corsari_taps import (
    NAMES,
    SAY,
    choices,
    chosen_from,
    drafts,
    menus,
    reaches,
    whole_moves,
)


@pytest.mark.slow
@PLAYERS
def test_everything_that_a_tap_makes_is_legal_and_every_beginning_leads_to_a_move(players: int) -> None:
    for state, seat in places(players, share=0.05):
        view = corsari.view(state, seat)
        begun = list(drafts(view))
        for draft in ("", *begun):
            for move in whole_moves(view, draft):
                assert corsari.read(state, seat, move) == move
                corsari.check(state, seat, move)
        for draft in begun:
            assert whole_moves(view, draft), draft


@pytest.mark.slow
@PLAYERS
def test_every_legal_move_can_be_made_by_taps(players: int) -> None:
    chance = Random(players)
    for place in places(players, share=0.03):
        moves = list(islice(corsari.legal(place.state, place.seat), 300))
        for move in (*moves[:3], *chance.sample(moves, min(8, len(moves)))):
            assert reaches(place.view, move), move


@PLAYERS
def test_any_ticks_at_all_are_answered_and_lead_on(players: int) -> None:
    """Discord lets people tick whatever a select has: what is wrong is told, and can be mended."""
    chance = Random(players)
    for place in places(players, share=0.03):
        view = place.view
        own = [choice.move for choice in choices(view, next(drafts(view), "")) if not choice.whole]
        for draft in own[-1:]:
            for menu in menus(view, draft):
                options = [value for value, _, _ in menu.options]
                ticked = chance.sample(options, chance.randint(menu.least, menu.most))
                check_mendable(place, chosen_from(menu, ticked))


def check_mendable(place: Place, draft: str) -> None:
    view = place.view
    text = "\n".join(face.hand.hand(view, NAMES, SAY, draft))
    made = whole_moves(view, draft)
    for move in made:
        corsari.check(place.state, place.seat, move)
    assert bool(made) != ("⚠️" in text)
    best = (view.offers if view.step == "lay" else corsari.offers_with(view, draft.split()[1]))[0].split
    for part, menu in reversed(list(zip((best.crew, best.attached), menus(view, draft), strict=False))):
        draft = chosen_from(menu, part)
    assert whole_moves(view, draft)


def test_a_card_that_could_join_the_crew_is_taken_there_by_a_tap() -> None:
    state = do(deal(CLOSER, opponent(13), stock="Y6"), "draw stock")
    view = corsari.view(state, 0)
    [choice] = choices(view, "sail Y6 crew O1 O2 O7 O8 V3")
    assert (choice.label, choice.whole) == ("Add 10 to the crew", False)
    assert whole_moves(view, choice.move) == [f"sail Y6 {CLOSERS_PARTS}"]


@pytest.mark.parametrize(
    ("hand", "labels"),
    [
        # Y and B are the crew, and R the prisoners; P3 P4 P7 are left, and keep the limit above 13.
        (opponent(14), ["⭐🔷 3 stowaways, limit 14", "⭐🌸 4 stowaways, limit 22"]),
        # Without P9, or without L6 and L7, the limit is low enough to sink whoever set sail.
        ("Y1 Y2 Y3 Y4 Y5 R1 R2 R8 R9 P9 L6 L7", ["⭐💧 · 9", "⭐🌸 · 13"]),
    ],
)
def test_ways_to_lay_down_are_named_by_the_crew_and_first_by_what_they_are_ordered_by(
    hand: str, labels: list[str]
) -> None:
    offered = choices(corsari.view(sailed(hand), 1))
    assert [choice.label for choice in offered][:2] == labels


def test_nothing_is_offered_to_who_is_not_awaited() -> None:
    for state in states(3, share=0.05):
        for seat in set(range(3)) - set(corsari.to_move(state)):
            view = corsari.view(state, seat)
            assert choices(view) == []
            assert menus(view) == []


@pytest.mark.parametrize(
    "draft", ["sail", "sail Z9", "sail O7", "lay", "nonsense", "crew", "lay attach", " "]
)
def test_a_draft_that_means_nothing_shows_the_hand_as_it_is(draft: str) -> None:
    view = corsari.view(deal(CLOSER, opponent(13)), 0)
    assert face.hand.hand(view, NAMES, SAY, draft) == face.hand.hand(view, NAMES, SAY, "")
    assert face.choices.choices(view, NAMES, SAY, draft) == face.choices.choices(view, NAMES, SAY, "")
