"""The edition of 2021 for two: Graybeard's ghost, sentence by sentence."""

from bot.games import skullking
from bot.games.contract import Event
from bot.games.shuffle import SeededShuffler
from tests.games.skullking.table import State, turn
from tests.games.skullking.table_2021 import EVERYTHING, OF_2021, dealt, lines, plays, seen

GHOST = 2


def trick(state: State) -> tuple[str, ...]:
    return skullking.view(state, None).trick


def test_r_the_ghost_is_on_by_default_and_three_hands_are_dealt() -> None:
    state = skullking.start(2, skullking.RULES.complete(OF_2021), SeededShuffler(bytes(32)))
    assert [len(hand) for hand in state.hands] == [1, 1, 1]
    assert (seen(state).ghost, seen(state).ghost_cards) == (GHOST, 1)


def test_with_the_option_off_two_play_without_him_and_three_never_with() -> None:
    for players, ghost in ((2, False), (3, True)):
        options = skullking.RULES.complete({**OF_2021, "ghost": ghost})
        state = skullking.start(players, options, SeededShuffler(bytes(32)))
        assert (len(state.hands), seen(state).ghost) == (players, None)


def test_the_two_alternate_in_leading_the_rounds() -> None:
    state, leaders = dealt("Y1", "Y2", ghost="Y3"), []
    while skullking.result(state) is None:
        leaders.append(skullking.view(state, None).leader)
        for seat in (0, 1):
            state = skullking.play(state, seat, "bid 0")
        while skullking.view(state, None).step == "play":
            state = skullking.play(state, turn(state), next(iter(skullking.legal(state, turn(state)))))
    assert leaders == [0, 1] * 5


def test_graybeard_plays_second_always_the_top_card_of_his_shuffled_hand_following_nothing() -> None:
    state = dealt("Y5 Y6 G1", "Y1 Y9 G3", ghost="K7 Y8 SK", bids=(0, 0), played="Y5")
    assert (trick(state), turn(state)) == (("Y5", "K7"), 1)


def test_others_follow_his_card() -> None:
    state = dealt("E1 Y6", "Y1 G9", ghost="G7 Y8", bids=(0, 0), played="E1")
    assert skullking.view(state, 1).playable == ("G9",)


def test_his_tigress_is_an_escape() -> None:
    state = dealt("Y5 Y6", "Y1 G9", ghost="TI Y8", bids=(0, 0), played="Y5")
    assert trick(state) == ("Y5", "TI:E")


def test_r_where_he_wins_he_leads_with_his_top_card_then_who_of_the_two_led_last_plays_second() -> None:
    state = dealt("Y5 Y6", "Y1 G9", ghost="K7 U8", bids=(0, 0), played="Y5 Y1", leader=0)
    view = skullking.view(state, None)
    assert (view.trick, view.order, view.turn) == (("U8",), (GHOST, 0, 1), 0)
    other = dealt("Y1 G9", "Y5 Y6", ghost="K7 U8", bids=(0, 0), played="Y5 Y1", leader=1)
    assert skullking.view(other, None).order == (GHOST, 1, 0)


def test_who_led_last_stays_so_while_he_leads_again_and_again() -> None:
    state = dealt("Y5 Y6 Y7", "Y1 Y2 Y3", ghost="K7 K8 K9", bids=(0, 0), played="Y5 Y1 Y6 Y2")
    view = skullking.view(state, None)
    assert (view.trick, view.order) == (("K9",), (GHOST, 0, 1))


def test_r_he_leads_by_the_kraken_s_rule_too() -> None:
    state = dealt("Y5 Y6", "KR G9", ghost="K7 U8", bids=(0, 0), played="Y5 KR")
    assert trick(state) == ("U8",)


def test_r_he_leads_by_the_whale_s_rule_too() -> None:
    """No number lies under the whale, which he has played."""
    state = dealt("E1 Y6", "SK G9", ghost="WW U8", bids=(0, 0), played="E1 SK")
    view = skullking.view(state, None)
    assert (view.trick, view.order) == (("U8",), (GHOST, 0, 1))


def test_whom_rosie_chooses_leads_and_he_plays_second() -> None:
    state = dealt("PR Y5", "Y1 Y9", ghost="Y2 G3", bids=(1, 0), played="PR Y1", powers=True)
    state = plays(state, "lead 2")
    assert skullking.view(state, None).order == (1, GHOST, 0)
    assert trick(plays(state, "play Y9")) == ("Y9", "G3")


def test_he_neither_bids_nor_scores() -> None:
    state = dealt("Y5", "Y1", ghost="K7")
    assert (len(skullking.view(state, None).bids), list(skullking.to_move(state))) == (2, [0, 1])
    state = plays(skullking.play(skullking.play(state, 0, "bid 0"), 1, "bid 0"), "play Y5", "play Y1")
    assert [line.seat for line in lines(state)] == [0, 1]
    assert [line.score for line in lines(state)] == [10, 10]


def test_r_he_uses_no_powers() -> None:
    state = dealt("Y5 Y6", "Y1 G9", ghost="PB U8", bids=(0, 0), played="Y5 Y1", powers=True)
    assert (skullking.view(state, None).step, trick(state)) == ("play", ("U8",))


def test_r_he_is_nobody_s_ally_by_a_loot() -> None:
    his = dealt("Y5", "Y1", ghost="L1", bids=(1, 0), played="Y5 Y1")
    assert [line.details["bonus"] for line in lines(his)] == [0, 0]
    taken_by_him = dealt("L1", "Y1", ghost="SK", bids=(0, 0), played="L1 Y1")
    assert [line.details["bonus"] for line in lines(taken_by_him)] == [0, 0]


def test_an_alliance_with_him_is_neither_seen_nor_told() -> None:
    for hands, ghost, played in (
        (("Y5 G1", "Y1 G2"), "L1 G3", "Y5 Y1"),
        (("L1 G1", "Y1 G2"), "SK G3", "L1 Y1"),
    ):
        before = dealt(*hands, ghost=ghost, bids=(1, 0), played=played.split()[0])
        after = skullking.play(before, 1, f"play {played.split()[1]}")
        assert skullking.view(after, None).tricks[-1].allies == ()
        told = skullking.events(before, 1, f"play {played.split()[1]}", after, None)
        assert all("allies" not in event.facts for event in told)


def test_what_he_plays_is_told_and_can_t_be_taken_back_alone() -> None:
    before = dealt("Y5 Y6", "Y1 G9", ghost="K7 U8", bids=(0, 0))
    after = skullking.play(before, 0, "play Y5")
    assert skullking.events(before, 0, "play Y5", after, None) == [
        Event("played", {"seat": 0, "card": "Y5"}),
        Event("played", {"seat": GHOST, "card": "K7"}),
    ]
    assert skullking.reveals(before, 0, "play Y5", after)


def test_his_hand_is_nobody_s_to_see() -> None:
    options = skullking.RULES.complete(EVERYTHING)
    state = skullking.start(2, options, SeededShuffler(bytes(32)))
    hidden = skullking.start(2, options, SeededShuffler(bytes(32)))._replace(hands=(*state.hands[:2], (0,)))
    for viewer in (None, 0, 1):
        assert skullking.view(state, viewer) == skullking.view(hidden, viewer)
