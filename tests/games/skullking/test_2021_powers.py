"""The edition of 2021: the powers of the five pirates, sentence by sentence."""

import pytest

from bot.games import skullking
from bot.games.contract import IllegalMove, Move, Seat
from tests.games.skullking.table import State, refusal
from tests.games.skullking.table_2021 import dealt, lines, plays, seen

PIRATES = ("PR", "PB", "PS", "PJ", "PH")


def won_with(pirate: str, *, pile: str = "", bids: tuple[int, ...] = (1, 0, 0)) -> State:
    return dealt(
        f"{pirate} Y5 G2", "Y1 Y9 G3", "Y2 Y7 G4", bids=bids, played=f"{pirate} Y1 Y2", powers=True, pile=pile
    )


def moves(state: State) -> set[Move]:
    return set(skullking.legal(state, state.turn))


@pytest.mark.parametrize(("pirate", "step"), [*zip(PIRATES, ["power"] * 3 + ["play", "power"], strict=True)])
def test_who_wins_a_trick_with_a_pirate_uses_its_power_at_once_before_the_next_is_led(
    pirate: str, step: str
) -> None:
    state = won_with(pirate)
    assert skullking.view(state, None).step == step
    assert list(skullking.to_move(state)) == list(skullking.may_act(state)) == [0]


def test_without_the_option_pirates_have_no_powers() -> None:
    state = dealt("PR Y5", "Y1 Y9", bids=(1, 0), played="PR Y1", powers=False)
    assert skullking.view(state, None).step == "play"


@pytest.mark.parametrize("pirate", [pirate for pirate in PIRATES if pirate != "PH"])
def test_after_the_last_trick_of_a_round_only_harry_s_is_used(pirate: str) -> None:
    state = dealt(pirate, "Y1", "Y2", bids=(1, 0, 0), played=f"{pirate} Y1 Y2", powers=True)
    assert skullking.view(state, None).round == 2
    assert seen(state, 0).seen == ()


def test_harry_s_is_used_after_the_last_trick_before_the_round_is_scored() -> None:
    state = dealt("PH", "Y1", "Y2", bids=(0, 0, 0), played="PH Y1 Y2", powers=True)
    assert (skullking.view(state, None).step, skullking.scorepad(state)) == ("power", ())
    state = plays(state, "change 1")
    assert [line.score for line in lines(state)] == [20, 10, 10]
    assert lines(state)[0].details["bid"] == 1


@pytest.mark.parametrize(
    "faces", ["PR SK Y5", "PR KR Y5", "PR Y5 WW", "TI:P Y5 Y6", "PR M1 SK", "PB PR Y5 SK"]
)
def test_a_pirate_that_wins_nothing_and_the_tigress_have_no_power(faces: str) -> None:
    cards = [face.partition(":")[0] for face in faces.split()]
    spare = ("G1", "G2", "G3", "G4")
    hands = [f"{card} {more}" for card, more in zip(cards, spare, strict=False)]
    state = dealt(*hands, bids=[0] * len(hands), played=faces, powers=True)
    assert seen(state).due is None


def test_a_power_does_not_carry_over_into_the_next_round() -> None:
    state = won_with("PS")
    state = plays(state, "bet 20", *(f"play {face}" for face in ["Y5", "Y9", "Y7", "G3", "G4", "G2"]))
    assert skullking.view(state, None).round == 4
    assert (seen(state).bet, seen(state).bettor, seen(state).due) == (0, None, None)


def test_a_card_is_refused_while_a_power_is_due_and_told_whose_it_is() -> None:
    assert refusal(won_with("PR"), 0, "play Y5") == ("power_due", {"card": "PR"})
    assert refusal(won_with("PR"), 0, "bet 10") == ("power_due", {"card": "PR"})
    assert refusal(won_with("PR"), 1, "play Y9") == ("not_your_turn", {"seat": 0})
    assert refusal(won_with("PR"), 1, "lead 1") == ("not_your_turn", {"seat": 0})


@pytest.mark.parametrize("move", ["lead 1", "discard Y5 G2", "bet 0", "change 0"])
def test_an_answer_is_refused_while_no_power_is_due(move: Move) -> None:
    assert refusal(won_with("PJ"), 0, move) == ("no_power_due", {})


def test_those_that_ask_can_be_answered_so_that_nothing_changes() -> None:
    plain = {"PR": "lead 1", "PB": "discard K1 K2", "PS": "bet 0", "PH": "change 0"}
    for pirate, answer in plain.items():
        state = plays(won_with(pirate, pile="K1 K2"), answer)
        view = skullking.view(state, 0)
        assert (view.step, view.turn, view.hand, view.bids) == ("play", 0, ("Y5", "G2"), (1, 0, 0))


# Rosie


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_rosie_any_player_oneself_too_leads_the_next_trick(leader: Seat) -> None:
    state = plays(won_with("PR"), f"lead {leader + 1}")
    assert (state.turn, skullking.view(state, None).leader) == (leader, leader)


def test_rosie_offers_every_seat_and_refuses_others() -> None:
    assert moves(won_with("PR")) == {"lead 1", "lead 2", "lead 3"}
    assert refusal(won_with("PR"), 0, "lead 4") == ("leader_out_of_range", {"most": 3})


def test_r_rosie_can_t_choose_graybeard() -> None:
    state = dealt("PR Y5", "Y1 Y9", ghost="Y2 G3", bids=(1, 0), played="PR Y1", powers=True)
    assert moves(state) == {"lead 1", "lead 2"}


# Bendt


def test_bendt_draws_two_of_the_cards_not_dealt_by_themselves() -> None:
    state = won_with("PB", pile="K3 U7")
    view = skullking.view(state, 0)
    assert (set(view.hand), set(seen(state, 0).drawn)) == ({"Y5", "G2", "K3", "U7"}, {"K3", "U7"})


def test_bendt_then_asks_to_discard_as_many_from_the_hand_those_just_drawn_too() -> None:
    state = won_with("PB", pile="K3 U7")
    cards = ("Y5", "G2", "K3", "U7")
    assert moves(state) == {f"discard {one} {other}" for one in cards for other in cards if one != other}
    after = plays(state, "discard K3 Y5")
    assert skullking.view(after, 0).hand == ("G2", "U7")
    assert (after.turn, seen(after, 0).discarded) == (0, ("Y5", "K3"))


def test_what_bendt_discards_is_out_of_the_round() -> None:
    after = plays(won_with("PB", pile="K3 U7"), "discard K3 Y5", "play G2", "play G3", "play G4")
    assert refusal(after, after.turn, "play K3")[0] == "not_in_hand"
    assert seen(after).pile == 70 - 9 - 2


@pytest.mark.parametrize("words", ["discard K3", "discard K3 U7 Y5", "discard K3 K3"])
def test_another_number_of_cards_is_refused_and_told_how_many(words: Move) -> None:
    assert refusal(won_with("PB", pile="K3 U7"), 0, words) == ("discard_count", {"count": 2})


def test_a_card_that_is_not_in_hand_can_t_be_discarded() -> None:
    assert refusal(won_with("PB", pile="K3 U7"), 0, "discard K3 SK") == ("not_in_hand", {"card": "SK"})


def seven(loots: str) -> State:
    """Seven players, ten cards each, of 70 cards or of 71: none or one is left. Seat 0 wins with Bendt."""
    deck = [code for code in seen(dealt("PB", "Y1", powers=True)).deck if code != "PB"] + loots.split()
    last = deck.pop() if loots else ""
    numbers = [code for code in deck if code[0] in "YGUK"]
    deck = ["PB", numbers[0], *[code for code in deck if code != numbers[0]]]
    hands = [[deck[0]], [deck[1]], *([code] for code in numbers[1:6])]
    rest = [code for code in deck if all(code not in hand for hand in hands)]
    for hand in hands:
        hand.extend(rest[:9])
        del rest[:9]
    played = " ".join(hand[0] for hand in hands)
    return dealt(
        *map(" ".join, hands),
        bids=[0] * 7,
        played=played,
        powers=True,
        dealing="broadside",
        kraken=bool(last),
    )


def test_r_without_cards_left_undealt_bendt_s_is_not_due() -> None:
    state = seven("")
    assert (seen(state).pile, skullking.view(state, None).step) == (0, "play")


def test_r_bendt_draws_fewer_if_fewer_are_left() -> None:
    state = seven("KR")
    assert len(seen(state, 0).drawn) == 1
    assert {len(move.split()) for move in moves(state)} == {2}
    assert refusal(state, 0, "discard") == ("discard_count", {"count": 1})


# The Rascal


@pytest.mark.parametrize("bet", [0, 10, 20])
@pytest.mark.parametrize(("bids", "sign"), [((2, 1, 0), 1), ((0, 1, 0), -1)])
def test_the_rascal_s_bet_is_won_if_the_bid_is_met_and_lost_if_not(
    bet: int, bids: tuple[int, ...], sign: int
) -> None:
    """Seat 0 wins two tricks, seat 1 one of the three."""
    state = dealt("PS Y9 G2", "Y1 Y5 G3", "Y2 Y7 U4", bids=bids, played="PS Y1 Y2", powers=True)
    state = plays(state, f"bet {bet}", *(f"play {face}" for face in ["Y9", "Y5", "Y7", "G2", "G3", "U4"]))
    line = lines(state)[0]
    assert line.details["bonus"] == sign * bet
    assert line.score == (40 + bet if sign > 0 else -30 - bet)


def test_r_the_bet_is_open() -> None:
    state = plays(won_with("PS"), "bet 10")
    assert [(seen(state, viewer).bettor, seen(state, viewer).bet) for viewer in (None, 1)] == [(0, 10)] * 2


@pytest.mark.parametrize("bet", ["15", "-10", "30"])
def test_a_bet_of_15_is_refused(bet: str) -> None:
    assert moves(won_with("PS")) == {"bet 0", "bet 10", "bet 20"}
    assert refusal(won_with("PS"), 0, f"bet {bet}") == ("bet_out_of_range", {})


def test_the_bet_is_lost_in_full_when_one_off_by_the_rascal_s_scoring_and_a_round_can_end_below_0() -> None:
    state = dealt(
        "PS Y9 G2", "Y1 Y5 G3", "Y2 Y7 U4", bids=(0, 1, 0), played="PS Y1 Y2", powers=True, scoring="rascal"
    )
    state = plays(state, "bet 20", *(f"play {face}" for face in ["Y9", "Y5", "Y7", "G2", "G3", "U4"]))
    assert (lines(state)[0].details["bonus"], lines(state)[0].score) == (-20, -20)
    off_by_one = dealt(
        "PS Y9 G2", "Y1 Y5 G3", "Y2 Y7 U4", bids=(1, 1, 0), played="PS Y1 Y2", powers=True, scoring="rascal"
    )
    state = plays(off_by_one, "bet 20", *(f"play {face}" for face in ["Y9", "Y5", "Y7", "G2", "G3", "U4"]))
    assert lines(state)[0].score == 15 - 20


# Juanita


def test_juanita_sees_in_private_all_cards_not_dealt_in_this_round() -> None:
    state = won_with("PJ")
    shown = set(seen(state, 0).seen)
    assert len(shown) == 61
    assert shown == set(seen(state).deck) - {"PJ", "Y5", "G2", "Y1", "Y9", "G3", "Y2", "Y7", "G4"}
    assert [seen(state, viewer).seen for viewer in (None, 1, 2)] == [(), (), ()]


def test_juanita_s_player_is_shown_them_until_the_round_is_over_and_play_goes_on() -> None:
    state = won_with("PJ")
    shown = seen(state, 0).seen
    for face in ["Y5", "Y9", "Y7", "G3", "G4"]:
        state = plays(state, f"play {face}")
        assert seen(state, 0).seen == shown
    assert seen(plays(state, "play G2"), 0).seen == ()


def test_juanita_sees_them_as_they_lie_there_now_not_what_bendt_drew_or_discarded() -> None:
    state = dealt(
        "PB Y5 G2", "Y1 PJ G3", "Y2 Y7 G4", bids=(1, 1, 0), played="PB Y1 Y2", powers=True, pile="K3 U7"
    )
    state = plays(state, "discard K3 G2", "play Y5", "play PJ", "play Y7")
    assert not {"K3", "U7", "G2"} & set(seen(state, 1).seen)
    assert len(seen(state, 1).seen) == 70 - 9 - 2


def test_what_juanita_shows_does_not_tell_in_which_order_it_will_be_drawn() -> None:
    state = won_with("PJ", pile="SK K3 U7")
    assert list(seen(state, 0).seen) == sorted(seen(state, 0).seen, key=list(seen(state).deck).index)


# Harry


def test_harry_changes_the_own_bid_by_one_up_or_down_or_leaves_it_openly() -> None:
    assert moves(won_with("PH", bids=(1, 0, 0))) == {"change -1", "change 0", "change 1"}
    after = plays(won_with("PH", bids=(1, 0, 0)), "change 1")
    assert skullking.view(after, 2).bids == (2, 0, 0)


@pytest.mark.parametrize(
    ("bid", "offered", "refused", "least", "most"),
    [(0, {0, 1}, -1, 0, 1), (3, {-1, 0}, 1, 2, 3), (1, None, 2, 0, 2)],
)
def test_r_never_below_0_or_above_the_cards_dealt(
    bid: int, offered: set[int] | None, refused: int, least: int, most: int
) -> None:
    state = won_with("PH", bids=(bid, 0, 0))
    assert moves(state) == {f"change {change}" for change in offered or {-1, 0, 1}}
    told = ("change_out_of_range", {"bid": bid, "least": least, "most": most})
    assert refusal(state, 0, f"change {refused}") == told


def test_the_changed_bid_is_the_bid_in_everything() -> None:
    """Zero or not, bonus, alliance: seat 0 takes the black 14 and a Loot with two tricks, having bid one."""
    state = dealt("PH K14", "Y1 L1", "Y2 G4", bids=(1, 0, 0), played="PH Y1 Y2", powers=True)
    state = plays(state, "change 1", "play K14", "play L1", "play G4")
    assert [(line.details["bonus"], line.score) for line in lines(state)] == [(40, 80), (20, 40), (0, 20)]
    zero = dealt("PH Y1", "Y5 G3", "Y6 G4", bids=(1, 0, 0), played="PH Y5 Y6", powers=True)
    state = plays(zero, "change -1", "play Y1", "play G3", "play G4")
    assert lines(state)[0].score == -20


@pytest.mark.parametrize(("change", "bonus", "score"), [("1", 20, 60), ("0", -20, -30)])
def test_the_changed_bid_is_that_with_which_a_bet_is_won_or_lost(change: str, bonus: int, score: int) -> None:
    """Seat 0 has bid one, and wins with the Rascal and with Harry."""
    hands = ("PS PH E1", "Y1 Y5 G3", "Y2 Y7 U4")
    state = dealt(*hands, bids=(1, 0, 0), played="PS Y1 Y2", powers=True)
    state = plays(state, "bet 20", "play PH", "play Y5", "play Y7", f"change {change}")
    state = plays(state, "play E1", "play G3", "play U4")
    assert (lines(state)[0].details["bonus"], lines(state)[0].score) == (bonus, score)


@pytest.mark.parametrize(("change", "score"), [("1", 30), ("0", 0)])
def test_the_changed_bid_is_that_with_which_a_load_is_fired(change: str, score: int) -> None:
    """Seat 0 has bid one, and wins both tricks of the round."""
    state = dealt("PH Y9", "Y5 G3", "Y7 U4", powers=True, scoring="rascal", cannonball=True)
    for seat, bid in enumerate(("1 cannon", "0 grape", "0 grape")):
        state = skullking.play(state, seat, f"bid {bid}")
    state = plays(state, "play PH", "play Y5", "play Y7", f"change {change}", "play Y9", "play G3", "play U4")
    assert lines(state)[0].score == score
    assert lines(state)[0].details["load"] == "cannon"


# Moves


def test_an_answer_is_read_in_any_case_and_spacing() -> None:
    assert skullking.read(won_with("PR"), 0, " LEAD  2 ") == "lead 2"
    assert skullking.read(won_with("PB", pile="E1 E2"), 0, "discard y5  e") == "discard Y5 E1"
    assert skullking.read(won_with("PS"), 0, "Bet 15") == "bet 15"
    assert skullking.read(won_with("PH"), 0, "change +1") == "change 1"
    assert skullking.read(won_with("PH"), 0, "change -1") == "change -1"


def test_a_letter_means_any_card_of_its_kind() -> None:
    state = dealt("L2 E3 M2", "Y1 Y2 Y3", "G1 G2 G3", bids=(0, 0, 0))
    for letter, card in (("l", "L2"), ("E", "E3"), ("m", "M2")):
        assert skullking.read(state, 0, f"play {letter}") == f"play {card}"


def test_without_powers_p_means_any_pirate() -> None:
    state = dealt("PB PH", "Y1 Y2", bids=(0, 0))
    assert skullking.read(state, 0, "play p") == "play PB"


def test_r_with_powers_p_is_refused_where_more_than_one_pirate_is_in_hand() -> None:
    state = dealt("PB PH", "Y1 PS", bids=(0, 0), powers=True)
    with pytest.raises(IllegalMove) as error:
        skullking.read(state, 0, "play P")
    assert (error.value.code, error.value.facts) == ("which_pirate", {"cards": ("PB", "PH")})
    assert skullking.read(state, 1, "play P") == "play PS"


@pytest.mark.parametrize("card", ["R5", "B2", "SM:P", "P3", "KR", "L1", "Y15"])
def test_a_card_that_this_deck_has_not_is_unknown(card: str) -> None:
    with pytest.raises(IllegalMove, match="unknown_card"):
        skullking.read(dealt("PB PH", "Y1 Y2", bids=(0, 0)), 0, f"play {card}")


def test_the_tigress_without_a_face_is_asked_for_one() -> None:
    with pytest.raises(IllegalMove) as error:
        skullking.read(dealt("TI Y3", "Y1 Y2", bids=(0, 0)), 0, "play ti")
    assert (error.value.code, error.value.facts["kind"]) == ("face_needed", "TI")


def test_what_lets_somebody_see_hidden_cards_can_t_be_taken_back_alone() -> None:
    for pirate, sees in (("PB", True), ("PJ", True), ("PS", False), ("PR", False), ("PH", False)):
        before = dealt(
            f"{pirate} Y5 G2", "Y1 Y9 G3", "Y2 Y7 G4", bids=(1, 0, 0), played=f"{pirate} Y1", powers=True
        )
        after = skullking.play(before, 2, "play Y2")
        assert skullking.reveals(before, 2, "play Y2", after) is sees


@pytest.mark.parametrize(
    ("pirate", "words"),
    [
        ("PR", "lead  2"),
        ("PR", " lead 2"),
        ("PS", "bet\t10"),
        ("PH", "change \n 1"),
        ("PH", "change 1 "),
        ("PB", "discard K3  U7"),
        ("PB", "discard K3\nU7"),
    ],
)
def test_an_answer_is_taken_in_its_canonical_form_alone(pirate: str, words: Move) -> None:
    state = won_with(pirate, pile="K3 U7")
    read = skullking.read(state, 0, words)
    assert read != words
    assert read in skullking.legal(state, 0)
    assert refusal(state, 0, words)[0] != ""
