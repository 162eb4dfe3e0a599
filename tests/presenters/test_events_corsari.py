"""What happens in Corsari in words: the rulebook's example and the ends of rounds, told to whom it may be."""

from bot.games import corsari
from bot.games.contract import Seat
from bot.games.corsari.cards import CODES
from bot.games.corsari.state import State
from bot.presenters import corsari as face
from tests.games.corsari.table import (
    CLOSER,
    CLOSERS_PARTS,
    SWEEPER,
    deal,
    do,
    opponent,
    other_opponent,
    sailed,
)
from tests.presenters.corsari_taps import NAMES, SAY

CREW = "Crew 🍊 1 2 7 8 10 🍇 3 · Prisoners ❤️ 5 6 7 · Stowaways 🍀 1 🍇 10 ⛓️ 2"
OPPONENTS = "Crew ⭐ 1 2 3 4 5 🔷 7 8 · Prisoners ❤️ 1 2 · Stowaways 🌸 3 4"


def told(state: State, words: str, viewer: Seat | None = None, seat: Seat | None = None) -> list[str]:
    mover = state.turn if seat is None else seat
    move = corsari.read(state, mover, words)
    events = corsari.events(state, mover, move, corsari.play(state, mover, move), viewer)
    return [face.events.event_text(event, NAMES, SAY) for event in events]


def first() -> State:
    return deal(CLOSER, opponent(13), stock="Y6", top="G9", pier="R11 O3")


def test_a_card_from_the_stock_is_named_to_who_drew_it_alone() -> None:
    assert told(first(), "draw stock") == ["Anna draws from the stock."]
    assert told(first(), "draw stock", viewer=1) == ["Anna draws from the stock."]
    assert told(first(), "draw stock", viewer=0) == ["Anna draws ⭐ 6 from the stock."]


def test_a_card_taken_openly_is_named_to_all_and_the_pier_s_new_colour_with_it() -> None:
    assert told(first(), "draw discard") == ["Anna takes 🍀 9 from the discard pile."]
    assert told(first(), "draw pier") == [
        "Anna takes ❤️ 11 from the pier.",
        "The pier colour is now 🍊 orange.",
    ]


def test_a_turn_ends_with_what_was_discarded() -> None:
    assert told(do(first(), "draw stock"), "discard S2") == ["Anna discards ⛓️ 2."]


def test_who_draws_the_last_card_of_the_stock_must_set_sail() -> None:
    state = first()
    last = state._replace(stock=state.stock[:1])
    assert told(last, "draw stock")[1] == ("**Anna** drew the last card of the stock and must set sail.")


def test_setting_sail_shows_all_that_the_closer_lays_down() -> None:
    assert told(do(first(), "draw stock"), f"sail Y6 {CLOSERS_PARTS}") == [
        f"Anna discards ⭐ 6 and sets sail with limit 13: {CREW}"
    ]


def test_a_laying_down_is_shown_when_the_last_is_in() -> None:
    laying = sailed(opponent(13), other_opponent(15))
    assert told(laying, "lay", seat=1) == ["Ben has laid down."]
    ended = told(do(laying, "lay", seat=1), "lay", seat=2)
    assert ended == [
        "Carla has laid down.",
        f"Ben has limit 13: {OPPONENTS} 6",
        "Carla has limit 15: Crew 💧 1 2 3 4 5 🥜 7 8 · Prisoners ❤️ 3 4 · Stowaways ⛓️ 1 4 10",
        "Anna is sunk by Ben.",
        "Round 1, penalty cards: Anna +6 · Ben 0 · Carla +3",
        "Round 2: Anna deals.",
    ]


def test_a_closer_with_the_lowest_limit_pays_nothing() -> None:
    assert told(sailed(opponent(14), penalties=(20, 12)), "lay", seat=1)[1:] == [
        f"Ben has limit 14: {OPPONENTS} 7",
        "Anna has the lowest limit and pays nothing.",
        "Round 1, penalty cards: Anna 0 · Ben +3",
        "Round 2 will be the last.",
        "Round 2: Anna deals.",
    ]


def test_a_sweep_ends_the_game_and_names_all_who_made_it() -> None:
    laying = do(sailed(SWEEPER, "L1 L2 L3 L4 L5 N6 N7 N8 L9 R3 R4 R10"), "lay", seat=1)
    assert told(laying, "lay", seat=2)[-2:] == [
        "A sweep! Ben and Carla had no stowaways.",
        "The game is over.",
    ]


def test_the_last_card_of_the_pier_makes_the_round_void() -> None:
    state = first()
    while len(state.pier) > 1:
        drawn = do(state, "draw pier")
        state = do(drawn, f"discard {CODES[drawn.drawn or 0]}")
    assert told(state, "draw pier")[1:] == [
        "Round 1 was void: Anna drew the last card of the pier.",
        "Round 2: Anna deals.",
    ]


def test_a_hand_in_one_line_is_the_cards_and_then_what_they_were_laid_down_as() -> None:
    drawn = do(first(), "draw stock")
    assert face.hand.holdings(corsari.view(drawn, 0), SAY) == ("❤️ 5 6 7 🍊 1 2 7 8 10 ⭐ 6 🍀 1 🍇 3 10 ⛓️ 2")
    closed = do(drawn, f"sail Y6 {CLOSERS_PARTS}")
    assert face.hand.holdings(corsari.view(closed, 0), SAY) == CREW
    assert face.hand.holdings(corsari.view(closed, None), SAY) == ""
