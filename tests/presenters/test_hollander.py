"""What The Flying Hollander offers to tap and to fill in: every legal move, and no other."""

from collections.abc import Mapping

import pytest

from bot.games import hollander
from tests.games.hollander.position import position
from tests.games.hollander.table import after, dealt
from tests.presenters.hollander_games import (
    ENGLISH,
    FACE,
    NAMES,
    SEEN,
    THREE,
    drafts,
    played,
    some,
    tapped,
)


@pytest.mark.slow
def test_taps_lead_to_every_legal_move_and_to_no_other() -> None:
    seen = 0
    for state in played()[::3]:
        for seat in hollander.to_move(state):
            legal = list(hollander.legal(state, seat))
            assert sorted(tapped(hollander.view(state, seat))) == sorted(legal)
            seen += len(legal)
    assert seen > 8_000


def test_who_is_not_awaited_can_tap_nothing() -> None:
    for state, _ in some(SEEN):
        waiting = set(range(state.setup.players)).difference(hollander.to_move(state))
        assert not [seat for seat in waiting if tapped(hollander.view(state, seat))]


@pytest.mark.slow
def test_every_step_of_a_move_leads_on_and_offers_few_buttons() -> None:
    steps = 0
    for state, _ in some(4 * SEEN):
        for seat in hollander.to_move(state):
            view = hollander.view(state, seat)
            for draft, choices in drafts(view):
                menus = FACE.choices.menus(view, NAMES, ENGLISH, draft)
                assert choices
                assert len(FACE.choices.choices(view, NAMES, ENGLISH, draft)) <= 20
                assert len(menus) <= 3
                assert all(len(menu.options) <= 25 for menu in menus)
                steps += bool(draft)
    assert steps > 500


def test_a_play_takes_one_tap_and_a_swap_in_the_setup_two() -> None:
    view = hollander.view(position("7 7 9", "1", pile="5"), 0)
    assert [choice.move for choice in FACE.choices.choices(view, NAMES, ENGLISH, "")] == [
        "play 7",
        "play 7 7",
        "play 9",
    ]
    view = hollander.view(dealt("1 2 2 / 4 5 5 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9"), 0)
    first = FACE.choices.choices(view, NAMES, ENGLISH, "")
    assert [choice.move for choice in first] == ["lift 4", "lift 5", "ready"]
    assert [choice.move for choice in FACE.choices.choices(view, NAMES, ENGLISH, "lift 5")] == [
        "swap 1 5",
        "swap 2 5",
    ]


def lists_of(view: hollander.View, draft: str) -> Mapping[str, list[str]]:
    return {
        menu.label: [label for _, label, _ in menu.options]
        for menu in FACE.choices.menus(view, NAMES, ENGLISH, draft)
    }


def test_a_pirate_has_a_list_for_each_place_and_buttons_where_there_is_little_to_swap() -> None:
    view = hollander.view(position("PI 9 / 7 8 / 1 - 3", "4 4 / 12 MU / 1 2 3", "/ 2 / - - 3", pile="7"), 0)
    buttons = FACE.choices.choices(view, NAMES, ENGLISH, "play PI")
    assert [(choice.emoji, choice.label) for choice in buttons] == [("✋", "Ben: 9 ⇄ ?")]
    assert lists_of(view, "play PI") == {
        "clash: you ⇄ …": [
            "Ben: 7 ⇄ 12",
            "Ben: 7 ⇄ Mutiny",
            "Ben: 8 ⇄ 12",
            "Ben: 8 ⇄ Mutiny",
            "Carla: 7 ⇄ 2",
            "Carla: 8 ⇄ 2",
        ],
        "final: you ⇄ …": [
            "Ben: 1 ⇄ 1",
            "Ben: 1 ⇄ 2",
            "Ben: 1 ⇄ 3",
            "Ben: 3 ⇄ 1",
            "Ben: 3 ⇄ 2",
            "Ben: 3 ⇄ 3",
            "Carla: 1 ⇄ 3",
            "Carla: 3 ⇄ 3",
        ],
    }
    first, *_ = FACE.choices.menus(view, NAMES, ENGLISH, "play PI")
    assert f"{first.draft} {first.options[1][0]}" == "play PI clash 1 7 MU"


def test_with_one_player_to_swap_with_no_name_stands_before_the_cards() -> None:
    view = hollander.view(position("PI / 7 8 9 / 1 - 3", "/ 12 11 / 1 - -", pile="7"), 0)
    assert [choice.label for choice in FACE.choices.choices(view, NAMES, ENGLISH, "play PI")] == [
        "1 ⇄ 1",
        "3 ⇄ 1",
    ]
    assert list(lists_of(view, "play PI")) == ["clash: you ⇄ Ben"]


def test_where_a_list_would_be_too_long_a_pirate_asks_for_the_player_first() -> None:
    everyone = ["4 / 1 2 3 / 1 2 3"] * 3
    view = hollander.view(position("PI 5 / 7 8 9 / 1 2 3", *everyone, pile="7"), 0)
    whom = FACE.choices.choices(view, NAMES, ENGLISH, "play PI")
    assert [(choice.label, choice.move) for choice in whom] == [
        ("Ben", "play PI 1"),
        ("Carla", "play PI 2"),
        ("Diego", "play PI 3"),
    ]
    assert [choice.label for choice in FACE.choices.choices(view, NAMES, ENGLISH, "play PI 2")] == ["5 ⇄ ?"]
    clash = lists_of(view, "play PI 2")["clash: you ⇄ Carla"]
    assert clash[:4] == ["7 ⇄ 1", "7 ⇄ 2", "7 ⇄ 3", "8 ⇄ 1"]


def test_a_wormhole_with_two_to_call_takes_one_tap() -> None:
    view = hollander.view(position("WH WH 9", "4", "5", pile="9"), 0)
    offered = FACE.choices.choices(view, NAMES, ENGLISH, "")
    assert [choice.label for choice in offered] == ["9", "Wormhole → Ben", "Wormhole → Carla", "Wormhole ×2"]
    assert [choice.move for choice in offered] == ["play 9", "play WH > 1", "play WH > 2", "play WH WH"]


def test_a_button_shows_both_halves_of_what_is_begun() -> None:
    view = hollander.view(dealt("1 2 2 / 4 MU 5 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9"), 0)
    lifted = FACE.choices.choices(view, NAMES, ENGLISH, "lift MU")
    assert [(choice.emoji, choice.label) for choice in lifted] == [("🔃", "Mutiny → 1"), ("🔃", "Mutiny → 2")]
    view = hollander.view(position("WH PI 9 / 1 2 3", *["4 / 5 6 7"] * 3, pile="9"), 0)
    for draft, emoji in (("play WH", "🌀"), ("play PI", "🏴‍☠️")):
        shown = FACE.choices.choices(view, NAMES, ENGLISH, draft)
        assert [(choice.emoji, choice.label) for choice in shown] == [
            (emoji, name) for name in ("Ben", "Carla", "Diego")
        ]


def test_a_choice_that_is_forced_is_not_asked_for() -> None:
    view = hollander.view(position("WH 1", "4", pile="9"), 0)
    assert [choice.move for choice in FACE.choices.choices(view, NAMES, ENGLISH, "")] == ["play WH > 1"]


def test_a_blind_pirate_and_a_blind_wormhole_are_asked_for_at_once() -> None:
    pirate = after(position("// PI - 3", "4 / 5 / 1 2 3", "4 / / 1 - -", pile="9"), "final 1")
    view = hollander.view(pirate, 0)
    assert (view.step, [choice.move for choice in FACE.choices.choices(view, NAMES, ENGLISH, "")]) == (
        "swap",
        ["swap final 1 3 1", "swap final 1 3 2", "swap final 1 3 3", "swap final 2 3 1"],
    )
    wormhole = after(position("// WH - 3", "4", "5", pile="9"), "final 1")
    view = hollander.view(wormhole, 0)
    assert [choice.label for choice in FACE.choices.choices(view, NAMES, ENGLISH, "")] == ["Ben", "Carla"]


def test_who_has_many_cards_first_chooses_the_kind() -> None:
    view = hollander.view(position(" ".join(f"{rank} {rank}" for rank in range(1, 10)), "1"), 0)
    kinds = FACE.choices.choices(view, NAMES, ENGLISH, "")
    assert [choice.label for choice in kinds] == [f"{rank} …" for rank in range(1, 10)]
    assert [choice.move for choice in FACE.choices.choices(view, NAMES, ENGLISH, "count 4")] == [
        "play 4",
        "play 4 4",
    ]


def test_a_draft_that_leads_nowhere_counts_as_none() -> None:
    view = hollander.view(position(*THREE, pile="7"), 0)
    offered = FACE.choices.choices(view, NAMES, ENGLISH, "")
    for draft in ("play KR", "play", "count 9", "swap", "lift 7", "parrot"):
        assert FACE.choices.choices(view, NAMES, ENGLISH, draft) == offered
    whom = FACE.choices.choices(view, NAMES, ENGLISH, "play PI")
    assert FACE.choices.choices(view, NAMES, ENGLISH, "play PI hand 7") == whom
