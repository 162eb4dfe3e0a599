"""What The Flying Hollander offers to tap and to fill in: every legal move, and no other."""

import pytest

from bot.games import hollander
from bot.games.contract import Move
from bot.games.hollander import position
from bot.presenters.hollander.command_fields import Form, forms, values, words
from tests.games.hollander.table import after, dealt
from tests.presenters.hollander_games import (
    ENGLISH,
    FACE,
    NAMES,
    SEEN,
    THREE,
    choices_of,
    drafts,
    played,
    some,
    tapped,
)


@pytest.mark.slow
def test_taps_lead_to_every_legal_move_and_to_no_other() -> None:
    seen = 0
    for state in played()[::3]:
        for seat in hollander.awaited(state):
            legal = list(hollander.legal(state, seat))
            assert sorted(tapped(hollander.view(state, seat))) == sorted(legal)
            seen += len(legal)
    assert seen > 8_000


def test_who_is_not_awaited_can_tap_nothing() -> None:
    for state, _ in some(SEEN):
        waiting = set(range(state.setup.players)).difference(hollander.awaited(state))
        assert not [seat for seat in waiting if tapped(hollander.view(state, seat))]


@pytest.mark.slow
def test_every_step_of_a_move_leads_on_and_offers_few_buttons() -> None:
    steps = 0
    for state, _ in some(4 * SEEN):
        for seat in hollander.awaited(state):
            view = hollander.view(state, seat)
            for draft, choices in drafts(view):
                assert 0 < len(choices) <= 25
                assert len(FACE.choices.choices(view, NAMES, ENGLISH, draft)) <= 15
                steps += bool(draft)
    assert steps > 500


@pytest.mark.slow
def test_fields_can_be_filled_in_for_every_legal_move_and_for_no_other() -> None:
    for state, _ in some(4 * SEEN):
        for seat in range(state.setup.players):
            view = hollander.view(state, seat)
            typed = [typed_move(command, form) for command in COMMANDS for form in forms(view, command)]
            legal = [move for move in hollander.legal(state, seat) if move not in ("ready", "take")]
            assert sorted(typed) == sorted(legal)


COMMANDS = ("play", "swap", "choose-next", "flip")


def typed_move(command: str, form: Form) -> Move:
    if command in ("choose-next", "flip"):
        ((_, value),) = form.items()
        return f"call {int(value) - 1}" if command == "choose-next" else f"final {value}"
    chosen = {name: form.get(name) for name in ("where", "player", "give", "get")}
    return words(f"play {form['cards']}" if command == "play" else "swap", **chosen)  # type: ignore[arg-type]


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


def test_a_pirate_asks_with_whom_and_then_what() -> None:
    two_each = ("PI 9 8 / 7 KR / 1 - 3", "4 4 / 2 FH / - - 3", "5 / 2 FH / - - 3")
    view = hollander.view(position(*two_each, pile="7"), 0)
    whom = FACE.choices.choices(view, NAMES, ENGLISH, "play PI")
    assert [choice.label for choice in whom] == ["Ben", "Carla"]
    assert FACE.choices.choices(view, NAMES, ENGLISH, "play PI 2") == (), "the picture stays in sight"
    assert [menu.label for menu in FACE.choices.menus(view, NAMES, ENGLISH, "play PI 2")] == ["You ⇄ Carla"]
    what = choices_of(view, ENGLISH, "play PI 2")
    assert [(choice.emoji, choice.label) for choice in what] == [
        ("✋", "hand: 8 ⇄ ?"),
        ("✋", "hand: 9 ⇄ ?"),
        ("🛡️", "clash: 7 ⇄ 2"),
        ("🛡️", "clash: 7 ⇄ Flying Hollander"),
        ("🛡️", "clash: Kraken ⇄ 2"),
        ("🛡️", "clash: Kraken ⇄ Flying Hollander"),
        ("🎴", "final: 1 ⇄ 3"),
        ("🎴", "final: 3 ⇄ 3"),
    ]
    assert what[3].move == "play PI clash 2 7 FH"
    assert all(choice.whole for choice in what)


def test_few_swaps_have_a_button_each() -> None:
    view = hollander.view(position("PI / 7 / 1 - 3", "/ 12 / 1 - -", "5", pile="7"), 0)
    assert [choice.label for choice in FACE.choices.choices(view, NAMES, ENGLISH, "play PI")] == [
        "clash: 7 ⇄ 12",
        "final: 1 ⇄ 1",
        "final: 3 ⇄ 1",
    ]


def test_where_a_list_would_be_too_long_a_pirate_asks_for_the_place_first() -> None:
    a_lot = ("PI 1 2 3 4 5 6 7 8 / 7 8 9 / 1 2 3", "4 / 1 2 3 / 1 2 3", "5 / 2 FH 4 / 1 - 3")
    view = hollander.view(position(*a_lot, pile="7"), 0)
    where = FACE.choices.choices(view, NAMES, ENGLISH, "play PI 1")
    assert [(choice.label, choice.move) for choice in where] == [
        ("hand", "play PI hand 1"),
        ("clash", "play PI clash 1"),
        ("final", "play PI final 1"),
    ]
    clash = choices_of(view, ENGLISH, "play PI clash 1")
    assert [choice.label for choice in clash[:4]] == ["7 ⇄ 1", "7 ⇄ 2", "7 ⇄ 3", "8 ⇄ 1"]


def test_a_button_shows_both_halves_of_what_is_begun() -> None:
    view = hollander.view(dealt("1 2 2 / 4 MU 5 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9"), 0)
    lifted = FACE.choices.choices(view, NAMES, ENGLISH, "lift MU")
    assert [(choice.emoji, choice.label) for choice in lifted] == [("🔃", "Mutiny → 1"), ("🔃", "Mutiny → 2")]
    view = hollander.view(position("WH PI 9", "4", "5", pile="9"), 0)
    called = FACE.choices.choices(view, NAMES, ENGLISH, "play WH")
    assert [(choice.emoji, choice.label) for choice in called] == [("🌀", "Ben"), ("🌀", "Carla")]
    swapped = FACE.choices.choices(view, NAMES, ENGLISH, "play PI")
    assert [(choice.emoji, choice.label) for choice in swapped] == [("🏴‍☠️", "Ben"), ("🏴‍☠️", "Carla")]


def test_a_choice_that_is_forced_is_not_asked_for() -> None:
    view = hollander.view(position("WH 1", "4", pile="9"), 0)
    assert [choice.move for choice in FACE.choices.choices(view, NAMES, ENGLISH, "")] == ["play WH > 1"]


def test_a_blind_pirate_and_a_blind_wormhole_are_asked_for_at_once() -> None:
    pirate = after(position("// PI - 3", "4 / 5 / 1 2 3", "4 / / 1 - -", pile="9"), "final 1")
    view = hollander.view(pirate, 0)
    assert (view.step, [choice.move for choice in FACE.choices.choices(view, NAMES, ENGLISH, "")]) == (
        "swap",
        ["swap 1", "swap 2"],
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


def test_fields_are_offered_as_the_others_allow() -> None:
    found = list(forms(hollander.view(position(*THREE, pile="7"), 0), "play"))
    assert values(found, "cards", {}) == ["9", "PI"]
    assert values(found, "where", {"cards": "9"}) == []
    assert values(found, "where", {"cards": "PI"}) == ["hand", "clash", "final"]
    assert values(found, "player", {"cards": "PI", "where": "clash"}) == [2, 3]
    assert values(found, "get", {"cards": "PI", "where": "clash", "player": 3}) == ["2", "FH"]
    assert values(found, "give", {"cards": "PI", "where": "final"}) == ["1", "3"]
    assert values(found, "give", {"cards": "PI"}) == [], "a card or a slot: the place must be known"
