"""Who may come and go while a game with real cards is played, and what is kept of it."""

from bot.model.scorepads import ScorepadState
from bot.scorepads import people, writing
from bot.scorepads.scorepad import Scorepad
from tests.scorepads.paper_table import Kitchen
from tests.tables.company import ANNA, BEN, CARLA, HERE, MODERATOR, Refused

ROUND = "bid 1 tricks 1 bonus 0 | bid 0 tricks 0 bonus 0 | bid 0 tricks 0 bonus 0"


async def of_three(kitchen: Kitchen) -> Scorepad:
    """After the first of ten rounds; they have 20, 10 and 10 points."""
    pad = await people.begin(kitchen.pads, "skullking", HERE, [ANNA, BEN], ["Zoe"])
    return await writing.write(kitchen.pads, pad.id, ANNA, 1, ROUND)


async def test_whoever_is_there_joins_before_the_first_round_and_one_alone_writes_nothing(
    kitchen: Kitchen,
) -> None:
    pad = await people.begin(kitchen.pads, "skullking", HERE, [ANNA])
    async with Refused(kitchen.company, "pad_people"):
        await writing.begin_round(kitchen.pads, pad.id, ANNA, 1, {0: {"bid": "1"}})
    pad = await people.join(kitchen.pads, pad.id, BEN, 1, BEN, with_lowest=False)
    assert [row.name for row in pad.players] == ["Anna", "Ben"]
    async with Refused(kitchen.company, "pad_person_twice"):
        await people.join(kitchen.pads, pad.id, BEN, 1, BEN, with_lowest=False)
    async with Refused(kitchen.company, "not_your_pad"):
        await people.join(kitchen.pads, pad.id, CARLA, 1, "Zoe", with_lowest=False)


async def test_bids_stay_with_their_people_when_one_goes_or_comes_before_the_first_round_is_whole(
    kitchen: Kitchen,
) -> None:
    pad = await people.begin(kitchen.pads, "skullking", HERE, [ANNA, BEN], ["Zoe"])
    bids = {seat: {"bid": bid} for seat, bid in enumerate("101")}
    await writing.begin_round(kitchen.pads, pad.id, ANNA, 1, bids)
    pad = await people.leave(kitchen.pads, pad.id, ANNA, 1, 1)
    assert pad.paper.begun == "begun bid 1 | bid 1"
    pad = await people.join(kitchen.pads, pad.id, BEN, 1, BEN, with_lowest=False)
    assert [row.name for row in pad.players] == ["Anna", "Zoe", "Ben"]
    assert pad.paper.begun == "begun bid 1 | bid 1 | -"


async def test_who_comes_late_plays_from_the_next_round_with_the_lowest_score(kitchen: Kitchen) -> None:
    pad = await of_three(kitchen)
    async with Refused(kitchen.company, "not_your_pad"):
        await people.join(kitchen.pads, pad.id, CARLA, 2, CARLA, with_lowest=True)
    pad = await people.join(kitchen.pads, pad.id, ANNA, 2, CARLA, with_lowest=True)
    assert [line.total for line in pad.paper.scorepad()] == [20, 10, 10, 10]
    assert [row.name for row in pad.here] == ["Anna", "Ben", "Zoe", "Carla"]
    async with Refused(kitchen.company, "pad_person_twice"):
        await people.join(kitchen.pads, pad.id, ANNA, 2, "ZOE", with_lowest=False)


async def test_who_leaves_has_an_undo_until_the_next_round_and_confirms_nothing(kitchen: Kitchen) -> None:
    pad = await of_three(kitchen)
    pad = await people.leave(kitchen.pads, pad.id, ANNA, 2, 1)
    assert [row.name for row in pad.here] == ["Anna", "Zoe"]
    row = pad.left(1)
    assert row is not None
    assert row.name == "Anna", "it is known who wrote that"
    async with Refused(kitchen.company, "pad_not_here"):
        await people.leave(kitchen.pads, pad.id, ANNA, 2, 1)
    async with Refused(kitchen.company, "pad_people"):
        await people.leave(kitchen.pads, pad.id, ANNA, 2, 2)
    pad = await people.stay(kitchen.pads, pad.id, BEN, 2, 1)
    assert len(pad.here) == 3
    assert pad.left(1) is None
    pad = await people.leave(kitchen.pads, pad.id, ANNA, 2, 1)
    two = "bid 2 tricks 2 bonus 0 | bid 0 tricks 0 bonus 0"
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 2, two)
    async with Refused(kitchen.company, "pad_not_here"):
        await people.stay(kitchen.pads, pad.id, BEN, 3, 1)
    pad = await people.end(kitchen.pads, pad.id, ANNA, 2)
    assert [row.name for row in pad.unconfirmed] == ["Anna"]
    assert [(one.seat, one.place) for one in pad.placings] == [(0, 1), (2, 2), (1, 3)]


async def test_the_table_chooses_whether_who_leaves_is_ranked_last_or_out(kitchen: Kitchen) -> None:
    pad = await of_three(kitchen)
    pad = await people.leave(kitchen.pads, pad.id, ANNA, 2, 0)
    ended = await people.end(kitchen.pads, pad.id, BEN, 1)
    assert [(one.seat, one.place) for one in ended.placings] == [(0, 1), (1, 2), (2, 2)], "none went on"
    await people.play_on(kitchen.pads, pad.id, BEN)
    pad = await people.leave(kitchen.pads, pad.id, BEN, 2, 0, is_out=True)
    assert [row.name for row in pad.here] == ["Ben", "Zoe"]
    async with Refused(kitchen.company, "pad_not_here"):
        await people.leave(kitchen.pads, pad.id, BEN, 2, 0, is_out=True)
    ended = await people.end(kitchen.pads, pad.id, BEN, 1)
    assert [(one.seat, one.place, one.score) for one in ended.placings] == [(1, 1, 10), (2, 1, 10)]
    assert [row.name for row in ended.ranked] == ["Ben", "Zoe"]
    await people.play_on(kitchen.pads, pad.id, BEN)
    pad = await writing.write(kitchen.pads, pad.id, BEN, 2, "bid 2 tricks 2 bonus 0 | bid 0 tricks 0 bonus 0")
    async with Refused(kitchen.company, "pad_not_here"):
        await people.leave(kitchen.pads, pad.id, BEN, 3, 0)
    ended = await people.end(kitchen.pads, pad.id, BEN, 2)
    assert [(one.seat, one.place) for one in ended.placings] == [(1, 1), (2, 2)]


async def test_bids_that_stand_are_kept_for_those_who_then_play(kitchen: Kitchen) -> None:
    pad = await of_three(kitchen)
    for seat, bid in enumerate("201"):
        pad = await writing.begin_round(kitchen.pads, pad.id, ANNA, 2, {seat: {"bid": bid}})
    pad = await people.leave(kitchen.pads, pad.id, ANNA, 2, 1)
    assert pad.paper.begun == "begun bid 2 | bid 1"
    pad = await people.join(kitchen.pads, pad.id, ANNA, 2, CARLA, with_lowest=False)
    assert pad.paper.begun == "begun bid 2 | bid 1 | -"
    assert pad.corrections == []


async def test_a_game_that_is_ended_is_confirmed_by_all_and_can_be_played_on(kitchen: Kitchen) -> None:
    pad = await of_three(kitchen)
    async with Refused(kitchen.company, "pad_round_written"):
        await people.end(kitchen.pads, pad.id, ANNA, 2)
    pad = await people.end(kitchen.pads, pad.id, ANNA, 1)
    assert (pad.state, [one.score for one in pad.placings]) == (ScorepadState.FINISHED, [20, 10, 10])
    await writing.confirm(kitchen.pads, pad.id, ANNA)
    pad = await people.play_on(kitchen.pads, pad.id, BEN)
    assert pad.state is ScorepadState.OPEN
    assert [row.name for row in pad.unconfirmed] == ["Anna", "Ben"]
    await people.end(kitchen.pads, pad.id, MODERATOR, 1)
    await writing.confirm(kitchen.pads, pad.id, ANNA)
    pad = await writing.confirm(kitchen.pads, pad.id, BEN)
    assert pad.state is ScorepadState.CONFIRMED
    pad = await writing.strike(kitchen.pads, pad.id, ANNA, 1)
    assert (pad.state, pad.paper.is_ended) == (ScorepadState.OPEN, False)


async def test_other_games_have_the_same_people_from_the_first_round_to_the_last(kitchen: Kitchen) -> None:
    pad = await people.begin(kitchen.pads, "corsari", HERE, [ANNA, BEN])
    pad = await people.join(kitchen.pads, pad.id, ANNA, 1, "Zoe", with_lowest=False)
    line = "closed 1 limit 9 stowaways 2 | closed 0 limit 10 stowaways 2 | closed 0 limit 10 stowaways 2"
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, line)
    async with Refused(kitchen.company, "pad_same_people"):
        await people.join(kitchen.pads, pad.id, ANNA, 2, CARLA, with_lowest=False)
    async with Refused(kitchen.company, "pad_same_people"):
        await people.leave(kitchen.pads, pad.id, ANNA, 2, 1)
    assert (await people.end(kitchen.pads, pad.id, ANNA, 1)).state is ScorepadState.FINISHED
