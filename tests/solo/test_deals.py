"""The deals of the day: their names, their cards, and what the pirates play, the same on every Python."""

from collections import Counter
from datetime import date
from multiprocessing import get_context
from pathlib import Path

import pytest

from bot.games import record
from bot.games.contract import IllegalMove
from bot.model.solo import Series
from bot.solo import deals
from bot.solo.chance import Chance
from bot.solo.days import day_of, deal_of_day, number_at, starts_at
from bot.solo.deals import DealName, read_name
from bot.solo.playing import YOU, Play, by_the_rule, is_over, line_of, play_out, played, record_of
from bot.solo.reference import modules_of, par, score, scores_elsewhere, slipping
from tools.solo_deals import PLAYS, deal_lines, field_line

DEALS = Path(__file__).with_name("deals.txt").read_text(encoding="utf-8").split("\n\n")
"""What `python -m tools.solo_deals 1 60` has written. A new version of the pirates is a new file."""
NEW_YEAR = 1_767_225_600
"""2026-01-01, 00:00 UTC."""
EVERY = pytest.mark.parametrize("number", range(1, 61))
EVERY_TENTH = pytest.mark.parametrize("number", range(1, 61, 10))
"""The tool writes all; what one field tells of chance and rules is told by few."""


@EVERY
def test_the_cards_and_the_pirates_of_a_deal_are_those_of_the_golden_file(number: int) -> None:
    *lines, _ = DEALS[number - 1].strip().splitlines()
    assert list(deal_lines(deal_of_day(number))) == lines


@pytest.mark.slow
@EVERY_TENTH
def test_the_field_of_a_deal_is_that_of_the_golden_file(number: int) -> None:
    assert field_line(deal_of_day(number)) == DEALS[number - 1].strip().splitlines()[-1]


def test_from_a_monday_on_each_hand_has_seven_or_eight_cards_and_none_before_changes() -> None:
    """After seven deals of these sizes the figure told good players apart at .70, of 5 and 6 cards at .26."""
    monday = (date(2027, 1, 4) - date(2026, 1, 1)).days + 1
    assert date(2027, 1, 4).weekday() == 0
    assert {deal_of_day(number).options["first_round"] for number in range(monday, monday + 60)} == {7, 8}
    assert {deal_of_day(number).options["first_round"] for number in range(1, monday)} == {5, 6, 7, 8}


def test_the_golden_file_is_of_this_version_of_the_pirates() -> None:
    """Raise `VERSION` with any change of what they play, and write the file anew."""
    assert {block.split()[1].partition("·")[2] for block in DEALS if block} == {str(deals.VERSION)}


def test_a_deal_is_named_by_its_number_and_the_pirates_version() -> None:
    assert deal_of_day(142, 3).name == "142·3"
    assert read_name("142·3") == deal_of_day(142, 3).called == DealName(142, 3)
    assert day_of(142) == date(2026, 5, 22)
    assert read_name(str(DealName(2, 3, Series.of_league(9)))) == DealName(2, 3, Series.of_league(9))


@pytest.mark.parametrize(
    "name", ["", "142", "v.1·1", "v0.1·1", "142.3", "0·1", "142·0", "-1·1", "142·3 ", "1٣·1", "9999999·1"]
)
def test_nothing_else_is_a_name(name: str) -> None:
    with pytest.raises(ValueError, match="no deal"):
        read_name(name)


def test_the_day_is_utcs() -> None:
    assert number_at(NEW_YEAR - 1) == 0
    assert number_at(NEW_YEAR) == number_at(NEW_YEAR + 86_399) == 1
    assert number_at(NEW_YEAR + 86_400) == 2
    assert starts_at(2) == NEW_YEAR + 86_400


def test_a_seed_can_be_worked_out_by_a_shell() -> None:
    """`printf 'Pirate Tavern, deal of the day 2026-01-01' | sha256sum`."""
    assert deal_of_day(1).seed.hex() == "6d4e04b96cb04b58f96a8fcb734679ce08265b2029be82598e0f284e7528b830"


def test_both_editions_come_in_turn_with_five_to_eight_cards() -> None:
    options = [deal_of_day(number).options for number in range(1, 401)]
    assert [one.get("edition", "first") for one in options] == ["first", "2021"] * 200
    sizes = Counter(one["first_round"] for one in options)
    assert set(sizes) == {5, 6, 7, 8}
    assert all(60 < count < 140 for count in sizes.values())


def test_equal_play_meets_equal_answers() -> None:
    """Whatever was played before in this process, and in which order."""
    own = par(PLAYS, deal_of_day(7)).own
    fresh = played(PLAYS, deal_of_day(7), own)
    for number in range(30):
        slipping(PLAYS, deal_of_day(7), number)
    assert played(PLAYS, deal_of_day(7), own) == fresh


def _after_a_bid(bid: int) -> Play:
    return played(PLAYS, deal_of_day(8), [f"bid {bid}"])


def test_what_a_pirate_bids_does_not_follow_from_the_persons_bid() -> None:
    bids = {
        tuple(move for _, move in _after_a_bid(bid).log if move.startswith("bid"))[:3] for bid in range(5)
    }
    assert len(bids) == 1


def test_a_move_after_the_end_is_refused() -> None:
    play = par(PLAYS, deal_of_day(9))
    assert is_over(PLAYS, play)
    with pytest.raises(IllegalMove, match="game_over"):
        played(PLAYS, deal_of_day(9), [*play.own, "play Y5"])


def test_a_deal_that_is_over_is_a_record_that_names_its_first_round() -> None:
    play = par(PLAYS, deal_of_day(10))
    text = record.export(record_of(PLAYS, play))
    assert f"option first_round: {deal_of_day(10).options['first_round']}\n" in text
    again = record.read(text, [PLAYS.game])
    assert record.replay(again) == play.state


def test_the_rule_slips_in_no_play_of_which_the_lot_says_so() -> None:
    """A share of the field plays as the rule does, or nearly: par is among its scores."""
    scores = [score(PLAYS, deal_of_day(4), number) for number in range(40)]
    assert line_of(PLAYS, par(PLAYS, deal_of_day(4))).score in scores
    assert len(set(scores)) > 2


def test_chance_is_the_published_stream_of_its_label() -> None:
    """`printf label/0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:00…` begins with 1e22a27821a38917."""
    assert Chance(bytes(32), "label").getrandbits(64) == 0x1E22A27821A38917
    assert Chance(bytes(32), "label").getrandbits(12) == 0x1E2
    assert Chance(bytes(32), "label").random() == (0x1E22A27821A389 >> 3) / 2**53


def test_each_choice_is_equally_likely() -> None:
    chance = Chance(bytes(32), "choices")
    found = Counter(chance.choice("abc") for _ in range(3000))
    assert all(900 < count < 1100 for count in found.values())


def test_the_rule_plays_for_the_person_as_it_sees() -> None:
    seen: list[int] = []

    def choose(play: Play) -> str:
        seen.append(len(play.log))
        return by_the_rule(PLAYS, play)

    play = play_out(PLAYS, deal_of_day(3), choose)
    assert len(seen) == len(play.own) == sum(seat == YOU for seat, _ in play.log)


def test_a_part_of_a_field_is_the_same_in_another_process() -> None:
    here = [score(PLAYS, deal_of_day(4), number) for number in (5, 6, 7)]
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(scores_elsewhere, (modules_of(PLAYS), deal_of_day(4), 5, 3)) == here


def dealt_at(now: int) -> tuple[str, str, object]:
    deal = deal_of_day(number_at(now))
    return day_of(deal.number).isoformat(), deal.seed.hex(), played(PLAYS, deal, ()).log


@pytest.mark.parametrize(
    ("midnight", "before", "after"),
    [
        (1_835_395_200, "2028-02-28", "2028-02-29"),
        (1_835_481_600, "2028-02-29", "2028-03-01"),
        (1_774_742_400, "2026-03-28", "2026-03-29"),
        (1_793_491_200, "2026-10-31", "2026-11-01"),
    ],
)
def test_two_processes_at_midnight_deal_the_same_also_on_a_leap_day_and_where_clocks_are_moved(
    monkeypatch: pytest.MonkeyPatch, midnight: int, before: str, after: str
) -> None:
    """Each lives in a zone of its own, whose clocks are moved on the last two of these days."""
    found = []
    for zone in ("Europe/Paris", "America/New_York"):
        monkeypatch.setenv("TZ", zone)
        with get_context("spawn").Pool(1) as pool:
            found.append(pool.map(dealt_at, [midnight - 1, midnight]))
    assert found[0] == found[1]
    assert [day for day, *_ in found[0]] == [before, after]
    assert found[0][0] != found[0][1]
