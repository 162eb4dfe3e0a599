"""How the events of The Flying Hollander are told: as in the news, and what the news leave out."""

from bot.games import hollander
from bot.games.contract import Event, Fact
from tests.games.hollander.position import position
from tests.presenters.hollander_games import ENGLISH, FACE, NAMES


def told(code: str, **facts: Fact) -> str:
    return FACE.events.event_text(Event(code, facts), NAMES, ENGLISH)


def test_drawn_cards_are_told_to_whoever_may_know_them_and_counted_for_the_others() -> None:
    assert told("drew", seat=0, count=2, cards=("7", "FH")) == "Anna drew 💣 7, 👻 Flying Hollander."
    assert told("drew", seat=0, count=2) == "Anna drew 2 cards."
    assert told("drew", seat=0, count=1) == "Anna drew a card."


def test_a_swap_of_hands_is_told_with_its_cards_to_those_who_swapped() -> None:
    assert told("swapped_hand", seat=0, other=1) == "Anna and Ben swapped a card in hand."
    assert told("swapped_hand", seat=0, other=1, gave="1", got="12") == (
        "From hand to hand: Anna gave Ben 🧹 1 and got 🎩 12."
    )


def test_clash_cards_that_were_swapped_before_the_game_are_told() -> None:
    assert told("swapped", seat=2, laid="12", lifted="3") == "Carla swapped the clash card 🪢 3 for 🎩 12."


def test_who_goes_out_is_told_the_place_as_it_is_said() -> None:
    assert [told("went_out", seat=0, place=place) for place in (1, 2, 3, 4)] == [
        "Anna finishes 1st!",
        "Anna finishes 2nd!",
        "Anna finishes 3rd!",
        "Anna finishes 4th!",
    ]


def test_a_choice_that_is_due_is_not_told_before_it_is_made() -> None:
    assert told("choice_due", seat=0, choice="call") == ""


def test_what_a_seat_holds_is_told_by_place_equal_cards_once() -> None:
    view = hollander.view(position("7 7 9 / 12 / 1 2 -", "1", pile="5"), 0)
    assert FACE.hand.holdings(view, ENGLISH) == "✋ 💣 7 ×2, 🩺 9 · 🛡️ 🎩 12 · 🎴 2"


def test_a_place_where_a_seat_holds_nothing_is_left_out() -> None:
    state = position(" / / 1 - -", "1", pile="5")
    assert FACE.hand.holdings(hollander.view(state, 0), ENGLISH) == "🎴 1"
    assert FACE.hand.holdings(hollander.view(state, 1), ENGLISH) == "✋ 🧹 1"
