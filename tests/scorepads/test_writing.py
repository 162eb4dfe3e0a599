"""Who writes what on a scorepad: nothing is lost, and every change is confirmed anew."""

import asyncio
from dataclasses import replace

from bot.model.guilds import Openers
from bot.model.scorepads import ScorepadState
from bot.scorepads import agreeing, people, writing
from bot.tables import guild_settings
from bot.tables.refusal import Refusal
from tests.scorepads.paper_table import ONE, OTHER, Kitchen
from tests.tables.company import ANNA, BEN, CARLA, HERE, MODERATOR, Refused


async def test_the_game_is_over_when_its_rules_say_so(kitchen: Kitchen) -> None:
    pad = await kitchen.begun(rounds=2)
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, ONE)
    assert pad.state is ScorepadState.OPEN
    assert [line.total for line in pad.paper.scorepad()] == [20, 10]
    second = "bid 0 tricks 1 bonus 0 | bid 1 tricks 1 bonus 0"
    pad = await writing.write(kitchen.pads, pad.id, BEN, 2, second)
    assert pad.state is ScorepadState.FINISHED
    assert [(one.seat, one.place, one.score) for one in pad.placings] == [(1, 1, 30), (0, 2, 0)]
    async with Refused(kitchen.company, "game_over"):
        await writing.write(kitchen.pads, pad.id, BEN, 3, ONE)


async def test_a_correction_keeps_what_stood_there_with_who_and_when(kitchen: Kitchen) -> None:
    pad = await kitchen.finished()
    kitchen.company.now += 60
    pad = await writing.correct(kitchen.pads, pad.id, BEN, 1, OTHER)
    assert pad.paper.lines == (OTHER,)
    [(before, after)] = pad.corrections
    assert (before.line, before.name, after.line, after.name) == (ONE, "Anna", OTHER, "Ben")
    assert after.at - before.at == 60


async def test_a_correction_takes_all_confirmations_back(kitchen: Kitchen) -> None:
    pad = await kitchen.confirmed()
    assert pad.state is ScorepadState.CONFIRMED
    pad = await writing.correct(kitchen.pads, pad.id, ANNA, 1, OTHER)
    assert pad.state is ScorepadState.FINISHED
    assert [row.name for row in pad.unconfirmed] == ["Anna", "Ben"]


async def test_striking_the_last_round_lets_the_game_go_on(kitchen: Kitchen) -> None:
    pad = await kitchen.finished()
    async with Refused(kitchen.company, "pad_not_last"):
        await writing.strike(kitchen.pads, pad.id, ANNA, 2)
    pad = await writing.strike(kitchen.pads, pad.id, ANNA, 1)
    assert (pad.state, pad.paper.lines) == (ScorepadState.OPEN, ())
    pad = await writing.write(kitchen.pads, pad.id, BEN, 1, OTHER)
    assert [line.line for line in pad.written] == [ONE, None, OTHER], "nothing is deleted"
    assert [after.line for _, after in pad.corrections] == [None]


async def test_only_who_plays_and_moderators_write(kitchen: Kitchen) -> None:
    pad = await kitchen.begun()
    async with Refused(kitchen.company, "not_your_pad"):
        await writing.write(kitchen.pads, pad.id, CARLA, 1, ONE)
    async with Refused(kitchen.company, "not_your_pad"):
        await agreeing.set_options(kitchen.pads, pad.id, CARLA, {"rounds": 3})
    pad = await writing.write(kitchen.pads, pad.id, MODERATOR, 1, ONE)
    for refused in (writing.confirm, writing.drop):
        async with Refused(kitchen.company, "not_your_pad"):
            await refused(kitchen.pads, pad.id, CARLA)
    async with Refused(kitchen.company, "not_your_pad"):
        await writing.confirm(kitchen.pads, pad.id, MODERATOR)


async def test_what_can_not_come_out_of_a_round_changes_nothing(kitchen: Kitchen) -> None:
    pad = await kitchen.begun()
    async with Refused(kitchen.company, "tricks_must_add_up"):
        await writing.write(kitchen.pads, pad.id, ANNA, 1, ONE.replace("tricks 0", "tricks 1"))
    async with Refused(kitchen.company, "pad_round_written"):
        await writing.write(kitchen.pads, pad.id, ANNA, 2, ONE)
    async with Refused(kitchen.company, "pad_no_such_round"):
        await writing.correct(kitchen.pads, pad.id, ANNA, 1, ONE)
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, ONE)
    async with Refused(kitchen.company, "pad_same_line"):
        await writing.correct(kitchen.pads, pad.id, BEN, 1, ONE)


async def test_two_who_write_one_round_at_once_write_it_once(kitchen: Kitchen) -> None:
    pad = await kitchen.begun(rounds=2)
    written = [writing.write(kitchen.pads, pad.id, by, 1, line) for by, line in ((ANNA, ONE), (BEN, OTHER))]
    _, refused = await asyncio.gather(*written, return_exceptions=True)
    assert isinstance(refused, Refusal)
    assert refused.code == "pad_round_written"
    assert (await kitchen.pads.load(pad.id)).paper.lines == (ONE,)


async def test_each_player_with_an_account_confirms_once(kitchen: Kitchen) -> None:
    pad = await people.begin(kitchen.pads, "skullking", HERE, [ANNA, BEN], ["Zoe"])
    pad = await agreeing.set_options(kitchen.pads, pad.id, BEN, {"rounds": 1})
    async with Refused(kitchen.company, "pad_not_over"):
        await writing.confirm(kitchen.pads, pad.id, ANNA)
    await writing.write(kitchen.pads, pad.id, ANNA, 1, f"{ONE} | bid 0 tricks 0 bonus 0")
    pad = await writing.confirm(kitchen.pads, pad.id, ANNA)
    assert (pad.state, [row.name for row in pad.unconfirmed]) == (ScorepadState.FINISHED, ["Ben"])
    async with Refused(kitchen.company, "pad_confirmed_already"):
        await writing.confirm(kitchen.pads, pad.id, ANNA)
    assert (await writing.confirm(kitchen.pads, pad.id, BEN)).state is ScorepadState.CONFIRMED
    async with Refused(kitchen.company, "pad_confirmed_already"):
        await writing.confirm(kitchen.pads, pad.id, BEN)


async def test_whoever_is_deleted_is_not_waited_for(kitchen: Kitchen) -> None:
    pad = await kitchen.finished()
    await writing.confirm(kitchen.pads, pad.id, ANNA)
    await kitchen.company.tables.store.privacy.erase(BEN.user_id)
    pad = await writing.confirm(kitchen.pads, pad.id, ANNA)
    assert pad.state is ScorepadState.CONFIRMED


async def test_what_all_have_confirmed_only_a_moderator_drops(kitchen: Kitchen) -> None:
    pad = await kitchen.confirmed()
    async with Refused(kitchen.company, "pad_confirmed"):
        await writing.drop(kitchen.pads, pad.id, ANNA)
    pad = await writing.drop(kitchen.pads, pad.id, MODERATOR)
    assert (pad.state, pad.paper.lines) == (ScorepadState.DROPPED, (ONE,))
    for refused in (writing.drop, writing.confirm):
        async with Refused(kitchen.company, "pad_dropped"):
            await refused(kitchen.pads, pad.id, replace(ANNA, moderator_of=MODERATOR.moderator_of))


async def test_players_are_as_many_as_the_game_is_for_and_different(kitchen: Kitchen) -> None:
    for code, named, guests in (
        ("pad_people", [ANNA, BEN, CARLA], ["Dora", "Emil"]),
        ("pad_person_twice", [ANNA, ANNA], []),
        ("pad_person_twice", [ANNA], ["Bo", "BO"]),
    ):
        async with Refused(kitchen.company, code):
            await people.begin(kitchen.pads, "corsari", HERE, named, guests)
    pad = await people.begin(kitchen.pads, "corsari", HERE, [ANNA, replace(BEN, name="Anna")])
    assert [row.name for row in pad.players] == ["Anna", "Anna"], "two accounts may have one name"


async def test_who_may_open_no_table_there_begins_no_scorepad(kitchen: Kitchen) -> None:
    moderators = guild_settings.change("openers", Openers.MODERATORS)
    await guild_settings.settle(kitchen.pads.tables, HERE.guild_id, moderators, MODERATOR)
    async with Refused(kitchen.company, "moderators_open"):
        await people.begin(kitchen.pads, "skullking", HERE, [ANNA, BEN])
    assert (await people.begin(kitchen.pads, "skullking", HERE, [MODERATOR, BEN])).row.id
