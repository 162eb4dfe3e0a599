"""The hand of Skull King holds what one decides by, in the order in which one asks."""

from bot.games import skullking
from bot.games.contract import Fact, Options, ScoreLine
from bot.games.skullking.state import State
from bot.presenters import skullking as face
from bot.presenters.contract import Names
from bot.texts.catalog import speaker
from tests.games.skullking.position import position

NAMES = Names(("Anna", "Ben", "Carla"))
SAY = speaker("en")


def blocks(state: State, seat: int) -> list[str]:
    return list(face.hand.hand(skullking.view(state, seat), NAMES, SAY, ""))


def test_the_hand_tells_what_is_asked_then_the_table_then_the_cards_then_the_others() -> None:
    state = position("Y2 R9", "Y12 M1", "K4 R3", bids=(1, 2, 0), played="Y2 Y12", totals=(10, 20, -10))
    asked, table, cards, others = blocks(state, 2)
    assert asked == "Round 2 of 10\n**Your turn.** You bid 0: **win no trick**"
    assert table.splitlines() == [
        "**On the table** · Suit to follow: ⭐ Yellow",
        "⭐ Yellow 2 · Anna",
        "⭐ Yellow 12 · Ben · 👑 takes it so far",
    ]
    assert cards == "**Your cards** ❤️ `R3` · 🏴 `K4`"
    assert others.splitlines() == [
        "· **Anna**: bid 1, won 0, 10 points · plays first",
        "· **Ben**: bid 2, won 0, 20 points",
    ]


def test_the_last_trick_stays_in_sight_while_the_next_one_is_played() -> None:
    state = position("Y2 R9", "Y12 M1", "K4 R3", bids=(1, 1, 0), played="Y2 Y12 K4")
    assert "Last trick, won by **Carla**: ⭐ 2, ⭐ 12, 🏴 4" in blocks(state, 0)[1]
    state = skullking.play(state, 2, "play R3")
    table = blocks(state, 0)[1].splitlines()
    assert table[1:] == [
        "❤️ Red 3 · Carla · 👑 takes it so far",
        "-# Last trick, won by **Carla**: ⭐ 2, ⭐ 12, 🏴 4",
    ]


def test_the_hand_tells_how_many_tricks_are_needed_still() -> None:
    state = position("Y2 R9", "Y12 M1", "K4 R3", bids=(1, 1, 0), played="Y2 Y12 K4")
    tallies = [blocks(state, seat)[0].splitlines()[1].partition(" You bid ")[2] for seat in range(3)]
    assert tallies == [
        "1 and have 0: **1 more to win**",
        "1 and have 0: **1 more to win**",
        "0 and have 1: too many",
    ]


def test_nobody_reads_a_bid_before_the_last_is_in() -> None:
    state = position("Y2 R9", "Y12 M1", "K4 R3", bids=(None, 2, None), totals=(10, 20, -10))
    asked, *_, others = blocks(state, 0)
    assert "How many of the 2 tricks will you win? You lead the first trick." in asked
    assert others.splitlines() == [
        "· **Ben**: has bid, 20 points",
        "▸ **Carla**: thinking, −10 points · dealer",
    ]


def test_what_can_t_be_played_stands_apart_and_equal_specials_once() -> None:
    state = position("Y2 R9 R5 P1 P2", "Y1 Y3 Y4 Y5 Y6", bids=(1, 1), played="Y1", leader=1)
    cards = blocks(state, 0)[2].splitlines()
    assert cards == ["**You can play** ⭐ `Y2` · 🗡️ `P` Pirate ×2", "-# Not now ❤️ `R5 R9`"]


def test_a_button_reads_shape_and_number() -> None:
    state = position("Y2 R9", "Y12 M1", "K4 R3", bids=(1, 2, 0), played="Y2 Y12")
    label = face.choices.label(skullking.view(state, 2), NAMES, SAY, "play K4", 1)
    assert (label.emoji, label.text) == ("🏴", "4")


def test_nobody_takes_a_trick_in_which_only_a_kraken_lies() -> None:
    options: Options = {"edition": "2021", "kraken": True}
    state = position("KR G9", "Y12 M1", "K4 G3", bids=(1, 2, 0), played="KR", options=options)
    assert skullking.view(state, None).winning is None
    assert "takes it so far" not in blocks(state, 1)[1]


def widest(number: int, seat: int) -> ScoreLine:
    details: dict[str, Fact] = {"bid": 10, "tricks": 10, "bonus": 150, "cards": 10, "load": "cannon"}
    return ScoreLine(number, seat, -100, -1000, details)


def test_the_scorepad_is_as_narrow_as_a_phone_and_marks_a_bid_that_was_met() -> None:
    lines = [widest(number, seat) for number in range(1, 11) for seat in range(3)]
    pad = face.scorepad.score_lines(lines, Names(("W" * 32, "Ben", "Carla")), SAY)
    blocks = pad.split("```")[1::2]
    assert len(blocks) == 3
    assert max(len(line) for block in blocks for line in block.splitlines()) <= 30
    plain = [ScoreLine(1, seat, 20, 20, {"bid": seat, "tricks": 1, "bonus": 0}) for seat in range(2)]
    [block] = face.scorepad.score_lines(plain, NAMES, SAY).split("```")[1::2]
    assert block.split()[-6:] == ["0/1", "20", "20", "1/1✓", "20", "20"]


def test_the_scorepad_explains_a_bonus_only_where_it_shows_one() -> None:
    plain = [ScoreLine(1, seat, 20, 20, {"bid": 1, "tricks": 1, "bonus": 0}) for seat in range(2)]
    with_one = [*plain, ScoreLine(2, 0, 60, 80, {"bid": 2, "tricks": 2, "bonus": 20})]
    told = [
        face.scorepad.score_lines(lines, NAMES, SAY).splitlines()[0]
        for lines in (plain, [*with_one, plain[1]])
    ]
    assert ["bonus" in legend for legend in told] == [False, True]


def test_the_scorepad_cuts_no_name_that_has_room() -> None:
    lines = [ScoreLine(1, seat, 10, 10, {"bid": 0, "tricks": 0, "bonus": 0}) for seat in range(3)]
    for name in ("Bartolo 🤖", "Anna"):
        names = Names((name, "Bartolo 🤖", "Calico Jack the Terror"))
        pad = face.scorepad.score_lines(lines, names, SAY)
        two, one = (block.strip().splitlines() for block in pad.split("```")[1::2])
        assert two[0] == f"Rd  {name:10}  Bartolo 🤖"
        assert two[1].index("0/0✓", 5) == two[0].index("Bartolo", 5)
        assert one == ["Rd  Calico Jack the Terror", "1   0/0✓ 10 10"]


def test_a_hand_names_the_others_without_ranks_so_that_a_line_fits_a_phone() -> None:
    state = position("Y2 R9", "Y12 M1", bids=(1, 2), played="Y2")
    names = Names(("Anna", "Captain Bartolomeo"), ("Anna", "Bartolomeo"))
    shown = face.hand.hand(skullking.view(state, 0), names, SAY, "")
    assert shown[-1].startswith("▸ **Bartolomeo**: bid 2")
    assert "Captain" not in "".join(shown)
