"""A round with real cards has two moments: bids stand before the tricks are played."""

import pytest

from bot.games.contract import IllegalMove
from bot.games.paper import PaperGame
from bot.games.paper_fields import AS_BID, BIDS, NONE, TRICKS
from tests.games.paper_fields import blank, filled


def with_bids(*bids: str, edition: str = "first") -> PaperGame:
    game = filled(
        blank("skullking", len(bids), edition=edition), " | ".join(["1 1", *["0 0"] * (len(bids) - 1)])
    )
    return game.begin([{"bid": bid} for bid in bids])


@pytest.mark.parametrize("edition", ["first", "2021"])
def test_bids_change_no_total_until_the_tricks_are_in(edition: str) -> None:
    before = [
        line.total for line in filled(blank("skullking", 3, edition=edition), "1 1 | 0 0 | 0 0").scorepad()
    ]
    game = with_bids("1", "1", "0", edition=edition)
    assert [line.total for line in game.scorepad()] == before == [20, 10, 10]
    assert game.number == 2
    assert game.begun == "begun bid 1 | bid 1 | bid 0"
    done = game.add(game.write([{"tricks": "1"}, {"tricks": "1"}, {"tricks": "0"}]))
    assert [line.total for line in done.scorepad()[-3:]] == [40, 30, 30]
    assert done.begun is None


def test_bids_are_said_one_by_one_and_may_be_said_anew() -> None:
    game = filled(blank("skullking", 3), "1 1 | 0 0 | 0 0").begin([{"bid": "2"}, {}, {}])
    assert game.begun == "begun bid 2 | - | -"
    game = game.begin([{}, {}, {"bid": "1"}]).begin([{"bid": "0"}, {}, {}])
    assert game.begun == "begun bid 0 | - | bid 1"
    assert [dict(entry.values) for entry in game.so_far] == [{"bid": 0}, {}, {"bid": 1}]


def test_a_bid_that_the_round_cant_have_is_refused() -> None:
    with pytest.raises(IllegalMove) as error:
        with_bids("3", "0")
    assert (error.value.code, error.value.facts["word"], error.value.facts["allowed"]) == (
        "pad_value",
        "3",
        "0–2",
    )


def test_a_round_is_not_whole_without_every_seat_s_tricks() -> None:
    game = with_bids("2", "0")
    with pytest.raises(IllegalMove, match="pad_field_missing"):
        game.write([{"tricks": "2"}, {}])


def test_one_entry_of_everything_goes_over_bids() -> None:
    game = with_bids("2", "0")
    assert game.read("1 1 | 1 1") == "bid 1 tricks 1 bonus 0 | bid 1 tricks 1 bonus 0"


def test_a_load_is_said_with_the_bid_and_stays_when_tricks_are_typed() -> None:
    game = blank("skullking", 3, edition="2021", scoring="rascal", cannonball=True)
    game = game.begin([{"bid": "1", "load": "cannon"}, {"bid": "0", "load": "grape"}, {"bid": "0"}])
    line = game.write([{"tricks": "1"}, {"tricks": "0"}, {"tricks": "0"}])
    assert line.startswith("bid 1 tricks 1 bonus 0 load cannon | ")


def test_bids_stay_when_an_earlier_round_is_corrected_and_go_when_it_is_struck() -> None:
    game = with_bids("1", "1")
    assert game.correct(1, "bid 0 tricks 0 bonus 0 | bid 1 tricks 1 bonus 0").begun == game.begun
    assert game.strike_last().begun is None


def test_after_the_last_round_nothing_begins() -> None:
    game = filled(blank("skullking", 2, rounds=1), "1 1 | 0 0")
    with pytest.raises(IllegalMove, match="game_over"):
        game.begin([{"bid": "0"}, {}])


@pytest.mark.parametrize(
    "words", ["1 1 30+30 | 0 0 | 0 0", "1 1 60+0 | 0+0 0 | 0 0", "1 1 90-30 | 0 0 | 0 0"]
)
def test_a_number_may_be_a_sum(words: str) -> None:
    assert filled(blank("skullking", 3), words).scorepad()[0].score == 80


def with_tricks(game: PaperGame, *tricks: str) -> PaperGame:
    """The game with these tricks; `-` for who has none written yet."""
    return game.begin([{} if one == "-" else {"tricks": one} for one in tricks])


def test_whoever_said_nothing_bids_0_with_the_first_load() -> None:
    game = blank("skullking", 3, edition="2021", scoring="rascal", cannonball=True)
    game = game.begin([{}, {"bid": "1", "load": "cannon"}, {}]).with_rest(BIDS, NONE)
    assert game.begun == "begun bid 0 load grape | bid 1 load cannon | bid 0 load grape"


@pytest.mark.parametrize(
    ("bids", "tricks", "rest", "line"),
    [
        # All cards' tricks are there: the others have none.
        ("2110", "-2--", NONE, "0200"),
        # Who missed is written, and with the others' bids the tricks are as many as the cards.
        ("1100", "--01", "", ""),
        ("1110", "0---", AS_BID, "0110"),
        ("1100", "----", AS_BID, "1100"),
        # Neither makes 2 tricks.
        ("2200", "----", "", ""),
        ("2200", "1---", "", ""),
        # Nobody is left out.
        ("2200", "2000", "", ""),
        # One too many is told when the round is saved.
        ("2110", "21--", NONE, "2100"),
    ],
)
def test_whoever_is_left_out_has_none_or_as_bid_where_that_makes_as_many_tricks_as_cards(
    bids: str, tricks: str, rest: str, line: str
) -> None:
    game = with_tricks(with_bids(*bids), *tricks)
    assert game.rest == rest
    if rest:
        whole = game.with_rest(TRICKS, rest)
        assert [row.typed["tricks"] for row in whole.so_far] == [*line]


def test_who_has_not_bid_has_no_tricks_as_bid() -> None:
    game = blank("skullking", 3).begin([{"bid": "1"}, {}, {"bid": "0"}])
    assert game.rest == ""


@pytest.mark.parametrize(("kraken", "tricks", "expected"), [(True, "1--", True), (False, "1--", False)])
def test_tricks_may_be_nobody_s_where_the_rules_say_so(kraken: bool, tricks: str, expected: bool) -> None:
    game = with_tricks(
        filled(blank("skullking", 3, edition="2021", kraken=kraken), "1 1 | 0 0 | 0 0").begin(
            [{"bid": "2"}, {"bid": "2"}, {"bid": "2"}]
        ),
        *tricks,
    )
    assert (game.rest, game.may_be_nobodys) == ("", expected)
    assert not with_tricks(game, "0", "-", "-").may_be_nobodys, "a trick must be there"
