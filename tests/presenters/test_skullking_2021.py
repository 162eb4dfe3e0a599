"""What Skull King shows in the edition of 2021, and to whom."""

import re
from dataclasses import replace

import pytest

from bot.games import skullking
from bot.games.contract import Event, Fact, ScoreLine
from bot.games.skullking.state import State
from bot.presenters import skullking as face
from bot.presenters.contract import Names
from bot.presenters.picture import Mark, Seats
from bot.texts.catalog import LANGUAGES, speaker
from tests.games.skullking.table_2021 import dealt, plays
from tests.messages import cards_in

NAMES = Names(("Anna", "Ben", "Carla"))
SAY = speaker("en")


def names_at(state: State) -> Names:
    return Names(NAMES.by_seat[: state.setup.players])


def hand(state: State, seat: int) -> str:
    return "\n".join(face.hand.hand(skullking.view(state, seat), names_at(state), SAY, ""))


def board(state: State) -> str:
    return "\n".join(face.board.board(skullking.view(state, None), names_at(state), SAY))


def won_with(pirate: str, pile: str = "") -> State:
    return dealt(
        f"{pirate} Y5 G2",
        "Y1 Y9 G3",
        "Y2 Y7 G4",
        bids=(1, 0, 0),
        played=f"{pirate} Y1 Y2",
        powers=True,
        pile=pile,
    )


def labels(state: State, begun: str = "") -> list[str]:
    view, words = skullking.view(state, state.turn), begun.split()
    following = skullking.next_words(state, state.turn, begun).words
    return [face.choices.label(view, NAMES, SAY, f"{begun} {word}", len(words)).text for word in following]


@pytest.mark.parametrize(
    ("pirate", "asked", "offered"),
    [
        ("PR", "who leads the next trick?", ["Anna", "Ben", "Carla"]),
        ("PS", "bet on your bid of 1", ["No bet", "Bet 10", "Bet 20"]),
        ("PH", "you bid 1 and have won 1", ["Change my bid to 0", "Leave my bid at 1", "Change my bid to 2"]),
        ("PB", "Discard 2 cards", ["5", "2", "3", "Skull King"]),
    ],
)
def test_who_uses_a_power_is_asked_with_buttons_and_the_others_are_told(
    pirate: str, asked: str, offered: list[str]
) -> None:
    state = won_with(pirate, "SK K3")
    verb = next(iter(skullking.next_words(state, 0, "").words))
    assert asked in hand(state, 0)
    assert labels(state, verb) == offered
    for shown in (hand(state, 1), board(state)):
        assert asked not in shown
        assert re.search(r"Anna\*\* won with 🗡️ .* and now uses that pirate’s power", shown)
    assert face.board.verb(skullking.view(state, None)) == "button-power"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pirate", ["PR", "PB", "PS", "PH"])
def test_every_label_fits_on_a_button(language: str, pirate: str) -> None:
    state = won_with(pirate, "SK K3")
    for move in skullking.legal(state, 0):
        text = face.choices.label(skullking.view(state, 0), NAMES, speaker(language), move, 1).text
        assert 0 < len(text) <= 40


def test_what_bendt_drew_and_threw_away_is_shown_to_nobody_else() -> None:
    state = won_with("PB", "SK K3")
    assert "💀 Skull King" in hand(state, 0)
    for shown in (hand(state, 1), hand(state, 2), board(state)):
        assert "SK" not in cards_in(shown)
        assert "K3" not in cards_in(shown)
    after = plays(state, "discard SK Y5")
    assert "You discarded ⭐ 5, 💀 Skull King for Bendt." in hand(after, 0)
    for shown in (hand(after, 1), hand(after, 2), board(after)):
        assert "SK" not in cards_in(shown)
        assert "Y5" not in cards_in(shown)
    told = skullking.events(state, 0, "discard SK Y5", after, 1)
    assert told == [Event("discarded", {"seat": 0, "count": 2})]
    assert face.events.event_text(told[0], NAMES, SAY) == "Anna discards 2 cards."


def test_what_juanita_shows_is_shown_to_her_player_alone() -> None:
    state = won_with("PJ")
    assert "Juanita Jade showed you the cards that were not dealt" in hand(state, 0)
    assert "💀 Skull King" in hand(state, 0)
    assert re.search(r"⭐ \d+ \d+ ", hand(state, 0)), "a suit once, however many cards there are"
    for shown in (hand(state, 1), hand(state, 2), board(state)):
        assert "SK" not in cards_in(shown)
    assert "61 cards were not dealt" in board(state)


def test_the_ghost_is_called_by_its_name_and_its_hand_is_counted_alone() -> None:
    state = dealt("Y5 Y6", "Y1 G9", ghost="K7 U8", bids=(0, 0), played="Y5")
    assert "🏴 Black 7 · Graybeard’s ghost" in board(state)
    assert "Graybeard’s ghost: 1 card" in board(state)
    for shown in (board(state), hand(state, 0), hand(state, 1)):
        assert "U8" not in cards_in(shown)
    after = plays(state, "play Y1")
    assert "won by **Graybeard’s ghost**" in board(after)


def test_a_trick_that_nobody_wins_is_told_with_who_leads_next() -> None:
    before = dealt("Y5 Y6", "KR G9", bids=(0, 0), played="Y5")
    after = plays(before, "play KR")
    told = [
        face.events.event_text(event, NAMES, SAY)
        for event in skullking.events(before, 1, "play KR", after, None)
    ]
    assert told[1] == "Nobody wins the trick: ⭐ 5, 🐙 Kraken. Anna leads the next one."
    assert "Last trick, set aside: ⭐ 5, 🐙 Kraken" in board(after)


def allied() -> State:
    return dealt("L1 G1", "Y5 G2", "Y2 G4", bids=(0, 1, 0), played="L1 Y5 Y2")


def test_an_alliance_is_told_with_the_trick_that_made_it() -> None:
    before = dealt("L1 G1", "Y5 G2", "Y2 G4", bids=(0, 1, 0), played="L1 Y5")
    after = plays(before, "play Y2")
    happened = skullking.events(before, 2, "play Y2", after, None)
    told = [face.events.event_text(event, NAMES, SAY) for event in happened]
    assert told[1] == "Ben wins the trick: 💎 Loot, ⭐ 5, ⭐ 2 · 🤝 Ben takes Anna’s Loot: allies"


def test_a_trick_without_a_loot_tells_of_no_alliance() -> None:
    assert "🤝" not in board(dealt("E1 G1", "Y5 G2", "Y2 G4", bids=(0, 1, 0), played="E1 Y5 Y2"))


def test_an_alliance_is_seen_by_the_names_until_the_round_ends() -> None:
    state = allied()
    view = skullking.view(state, None)
    assert "**Anna**: bid 0, won 0, 0 points · 🤝 Ben" in board(state)
    assert "**Ben**: bid 1, won 1, 0 points · 🤝 Anna" in board(state)
    assert "🤝 Anna" in hand(state, 0)
    assert "🤝 Ben" in hand(state, 0)
    seats = face.pictures.hand_picture(view, NAMES, SAY).blocks[-1]
    assert isinstance(seats, Seats)
    marks = [line.marks for line in seats.lines]
    ben, anna = Mark("loot", NAMES.who(1), "brown"), Mark("loot", NAMES.who(0), "brown")
    assert marks == [(ben,), (Mark("wheel"), anna), ()], "and Ben leads"
    over = plays(state, "play G2", "play G4", "play G1")
    assert skullking.view(over, None).step == "bid"
    assert "🤝" not in board(over)
    assert "🤝" not in hand(over, 0)


def test_under_the_scorepad_stand_the_alliances_of_the_round_that_is_played() -> None:
    details: dict[str, Fact] = {"bid": 1, "tricks": 1, "bonus": 0, "cards": 1}
    scored = [ScoreLine(1, seat, 20, 20, details) for seat in range(3)]
    view = replace(skullking.view(allied(), None), scorepad=tuple(scored))
    assert face.scorepad.scorepad(view, NAMES, SAY).endswith("\n-# 🤝 Ben takes Anna’s Loot: allies")


def test_loads_and_a_bet_stand_beside_the_bids() -> None:
    state = dealt("Y5 G1", "Y9 Y6", "Y2 G4", scoring="rascal", cannonball=True)
    for seat, bid in enumerate(("0 grape", "2 cannon", "0 grape")):
        state = skullking.play(state, seat, f"bid {bid}")
    assert "**Ben**: bid 2, won 0, 0 points · 💣 cannonball" in board(state)
    assert "has bet 20" in board(plays(won_with("PS"), "bet 20"))


def test_a_bid_with_loads_is_chosen_in_two_taps() -> None:
    state = dealt("Y5 G1", "Y9 Y6", "Y2 G4", scoring="rascal", cannonball=True)
    assert labels(state, "bid") == ["0", "1", "2"]
    assert labels(state, "bid 2") == ["grapeshot", "cannonball"]
    bidden = skullking.play(state, 0, "bid 2 cannon")
    assert "Your bid: **2**, cannonball." in hand(bidden, 0)
    assert "cannonball" not in hand(bidden, 1)


def test_without_powers_pirates_are_alike_and_offered_once() -> None:
    alike = dealt("PR PB Y5", "Y1 Y2 Y3", bids=(1, 0))
    view = skullking.view(alike, 0)
    assert {face.choices.label(view, NAMES, SAY, f"play {code}", 1).kind for code in ("PR", "PB")} == {"P"}
    apart = skullking.view(dealt("PR PB Y5", "Y1 Y2 Y3", bids=(1, 0), powers=True), 0)
    assert {face.choices.label(apart, NAMES, SAY, f"play {code}", 1).kind for code in ("PR", "PB")} == {
        "PR",
        "PB",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_lines_of_the_scorepad_are_as_narrow_as_a_phone(language: str) -> None:
    """Rounds of eight with a cannonball and a bet; all seats are told, none twice."""
    details: dict[str, Fact] = {"bid": 8, "tricks": 8, "bonus": -100, "cards": 8, "load": "cannon"}
    lines = [ScoreLine(number, seat, -100, 1000, details) for number in (1, 10) for seat in range(8)]
    names = Names(tuple(letter * 32 for letter in "ABCDEFGH"))
    blocks = face.scorepad.score_lines(lines, names, speaker(language)).split("```")[1::2]
    assert max(len(row) for block in blocks for row in block.splitlines()) <= 29
    assert [sum(letter * 5 in block for block in blocks) for letter in "ABCDEFGH"] == [1] * 8


def test_the_scorepad_tells_cards_and_loads_and_a_bonus_below_nothing() -> None:
    state = dealt("PS Y9", "Y1 Y5", "Y2 Y7", bids=(0, 1, 0), played="PS Y1 Y2", powers=True)
    state = plays(state, "bet 20", "play Y9", "play Y5", "play Y7")
    pad = face.scorepad.scorepad(skullking.view(state, None), NAMES, SAY)
    assert "2·2" in pad
    assert "−20" in pad


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_of_the_ghost_of_eight_cards_with_eight_and_who_leads_after_a_kraken(
    language: str,
) -> None:
    say = speaker(language)
    rules = say("skullking-rules-2021").casefold()
    assert say("skullking-ghost").casefold() in rules
    [about_ghost] = [line for line in rules.splitlines() if say("skullking-ghost").casefold() in line]
    assert "8" in about_ghost
    [about_kraken] = [line for line in rules.splitlines() if line.startswith("• kraken")]
    assert about_kraken.count("kraken") == 2


@pytest.mark.parametrize(
    ("pirate", "move", "told"),
    [
        ("PR", "lead 2", "Ben leads the next trick"),
        ("PS", "bet 20", "Bet 20"),
        ("PS", "bet 0", "No bet"),
        ("PH", "change 1", "Change my bid to 2"),
        ("PB", "discard Y5 G2", "Discard ⭐ 5, 🦜 2"),
    ],
)
def test_what_a_pirate_asks_is_advised_in_words(pirate: str, move: str, told: str) -> None:
    view = skullking.view(won_with(pirate, "U5 U6"), 0)
    assert face.choices.advised(view, NAMES, SAY, move) == told
    assert face.choices.moment(view, SAY) == "Round 3, trick 1"


def test_a_bid_is_advised_with_its_load() -> None:
    view = skullking.view(dealt("SK", "Y1", "G2", scoring="rascal", cannonball=True), 0)
    assert face.choices.advised(view, NAMES, SAY, "bid 1 cannon") == "Bid 1, cannonball"
