"""What the people of a scorepad may agree on, and when: options, house rules, and a line that was so."""

from dataclasses import replace

import pytest

from bot.games.contract import IllegalMove
from bot.games.paper_fields import BEYOND
from bot.model.scorepads import ScorepadState
from bot.scorepads import agreeing, people, writing
from bot.scorepads.events import (
    Agrees,
    Ends,
    Event,
    HouseRules,
    Joins,
    Leaves,
    Stays,
    event_of,
    line_of_event,
)
from tests.scorepads.paper_table import ONE, Kitchen
from tests.tables.company import ANNA, BEN, CARLA, HERE, Refused

MISSED = "bid 1 tricks 0 bonus 30 | bid 0 tricks 0 bonus 0"
"""A bonus though the bid was missed, and the trick was nobody's."""


async def test_an_option_changes_before_the_first_round(kitchen: Kitchen) -> None:
    pad = await kitchen.begun(rounds=3)
    assert pad.row.options == {"rounds": 3}
    with pytest.raises(IllegalMove, match="unknown_option"):
        await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"rounds": 11})
    async with Refused(kitchen.company, "not_your_pad"):
        await agreeing.set_options(kitchen.pads, pad.id, CARLA, {"rounds": 2})
    assert pad.is_lobby


async def test_an_option_changes_later_if_every_round_stays_possible_and_a_line_names_it(
    kitchen: Kitchen,
) -> None:
    pad = await kitchen.begun(rounds=3)
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, ONE)
    with pytest.raises(IllegalMove, match="pad_round_against") as refused:
        await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"rounds": 1})
    assert refused.value.facts == {"round": 1}, "the game would be over"
    pad = await writing.begin_round(kitchen.pads, pad.id, ANNA, 2, {0: {"bid": "2"}})
    pad = await agreeing.set_options(kitchen.pads, pad.id, BEN, {"rounds": 2})
    assert pad.row.options == {"rounds": 2}
    assert pad.paper.begun == "begun bid 2 | -", "the bids stay"
    [(row, event)] = pad.events
    assert (row.name, event) == ("Ben", Agrees({"rounds": 2}))


async def test_rascal_s_scoring_is_switched_on_after_the_first_round_and_counts_from_the_first(
    kitchen: Kitchen,
) -> None:
    pad = await people.begin(kitchen.pads, "skullking", HERE, [ANNA, BEN])
    pad = await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"edition": "2021", "ghost": False})
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, ONE)
    assert [line.total for line in pad.paper.scorepad()] == [20, 10]
    pad = await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"scoring": "rascal", "loot": True})
    # Rascal: ten points for each card dealt, all of them for a bid that is met.
    assert [line.total for line in pad.paper.scorepad()] == [10, 10]
    with pytest.raises(IllegalMove, match="pad_round_against"):
        await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"cannonball": True})
    assert pad.paper.lines == (ONE,)


async def test_house_rules_check_only_the_sums_that_can_be_known(kitchen: Kitchen) -> None:
    pad = await kitchen.begun(rounds=3)
    with pytest.raises(IllegalMove, match="tricks_must_add_up"):
        await writing.write(kitchen.pads, pad.id, ANNA, 1, MISSED)
    pad = await agreeing.set_house_rules(kitchen.pads, pad.id, ANNA, on=True)
    assert pad.is_lobby, "who comes before the first round is there from it on"
    with pytest.raises(IllegalMove, match="tricks_must_add_up"):
        await writing.write(kitchen.pads, pad.id, ANNA, 1, MISSED.replace("tricks 0", "tricks 1"))
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, MISSED)
    pad = await writing.write(
        kitchen.pads, pad.id, ANNA, 2, "bid 2 tricks 1 bonus -5 | bid 0 tricks 0 bonus 35"
    )
    # -10 + 30 and 10, then -10 - 5 and 20 + 35.
    assert [line.total for line in pad.paper.scorepad()] == [20, 10, 5, 65]
    assert pad.is_unusual
    with pytest.raises(IllegalMove, match="pad_round_against") as refused:
        await agreeing.set_house_rules(kitchen.pads, pad.id, ANNA, on=False)
    assert refused.value.facts == {"round": 1}


async def test_house_rules_that_no_round_needs_are_taken_back(kitchen: Kitchen) -> None:
    pad = await kitchen.begun(rounds=3)
    await agreeing.set_house_rules(kitchen.pads, pad.id, ANNA, on=True)
    await writing.write(kitchen.pads, pad.id, ANNA, 1, ONE)
    pad = await agreeing.set_house_rules(kitchen.pads, pad.id, BEN, on=False)
    assert not pad.is_unusual
    assert [event for _, event in pad.events] == [HouseRules(on=True), HouseRules(on=False)]
    corsari = await people.begin(kitchen.pads, "corsari", HERE, [ANNA, BEN])
    async with Refused(kitchen.company, "pad_no_house_rules"):
        await agreeing.set_house_rules(kitchen.pads, corsari.id, ANNA, on=True)


async def test_nothing_is_agreed_on_once_the_game_is_over(kitchen: Kitchen) -> None:
    pad = await kitchen.finished()
    assert pad.state is ScorepadState.FINISHED
    async with Refused(kitchen.company, "pad_over"):
        await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"rounds": 3})
    async with Refused(kitchen.company, "pad_over"):
        await agreeing.set_house_rules(kitchen.pads, pad.id, ANNA, on=True)


async def test_a_line_that_was_so_stays_marked_until_it_is_corrected(kitchen: Kitchen) -> None:
    pad = await kitchen.begun(rounds=3)
    so = ONE.replace("bonus 0", "bonus 70", 1)
    with pytest.raises(IllegalMove, match="pad_value"):
        await writing.write(kitchen.pads, pad.id, ANNA, 1, so)
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, f"{BEYOND}{so}")
    assert [line.total for line in pad.paper.scorepad()] == [90, 10]
    assert (pad.paper.beyond, pad.is_unusual) == ([1], True)
    pad = await writing.correct(kitchen.pads, pad.id, ANNA, 1, ONE)
    assert not pad.is_unusual


EVENTS: dict[str, Event] = {
    "join 3 5 20": Joins(3, 5, 20),
    "leave 2 6": Leaves(2, 6),
    "stay 2": Stays(2),
    "end 8": Ends(8),
}


@pytest.mark.parametrize("line", EVENTS)
def test_an_event_is_read_as_it_was_first_written_and_as_it_is_now(line: str) -> None:
    assert event_of(line) == EVENTS[line]
    assert event_of(line_of_event(EVENTS[line])) == EVENTS[line]


def test_who_left_before_it_could_be_chosen_is_ranked_last() -> None:
    assert event_of('{"kind": "leave", "seat": 2, "last": 6}') == Leaves(2, 6, is_out=False)


async def test_the_same_people_begin_again_as_they_agreed_without_who_left(kitchen: Kitchen) -> None:
    pad = await people.begin(kitchen.pads, "skullking", HERE, [ANNA, CARLA, BEN], ["Zoe"])
    await agreeing.set_options(kitchen.pads, pad.id, ANNA, {"rounds": 3})
    await agreeing.set_house_rules(kitchen.pads, pad.id, ANNA, on=True)
    line = " | ".join(["bid 0 tricks 0 bonus 0"] * 4)
    await writing.write(kitchen.pads, pad.id, ANNA, 1, line)
    await people.leave(kitchen.pads, pad.id, ANNA, 2, 1)
    await people.end(kitchen.pads, pad.id, ANNA, 1)
    again = await people.begin_again(kitchen.pads, pad.id, BEN, HERE)
    assert [(row.seat, row.name, row.user_id) for row in again.players] == [
        (0, "Anna", ANNA.user_id),
        (1, "Ben", BEN.user_id),
        (2, "Zoe", None),
    ]
    assert (again.row.options, again.house_rules) == ({"rounds": 3}, True)
    assert (again.state, again.row.host_id) == (ScorepadState.OPEN, BEN.user_id)
    async with Refused(kitchen.company, "not_your_pad"):
        await people.begin_again(kitchen.pads, pad.id, replace(CARLA, user_id=99), HERE)
