"""After a move a button opens the next hand to play, in the same private answer."""

from pathlib import Path

from simcord import MemberActor, ResponseMessage

from bot.model.tables import Pace
from bot.tables.table import Table
from bot.ui.kit.services import link_to
from tests.messages import presses, text_of
from tests.tavern import ENGLISH, Person, Tavern, tavern
from tests.ui.person.test_my_tables import mine, opened, second_server


def leads_to(message: ResponseMessage | None) -> list[int]:
    """The tables whose hands a message has buttons for."""
    return [] if message is None else [one.table for one in presses(message) if one.action == "go_on"]


def now(t: Tavern, who: Person, message: ResponseMessage | None) -> ResponseMessage:
    """The same message, as it is by now."""
    assert message is not None
    return next(one for one in t.seen_by(who) if one.id == message.id)


async def another(t: Tavern, name: str, *people: MemberActor, pace: Pace = Pace.DAILY) -> Table:
    return await opened(t, t.guild.create_text_channel(name), *people, pace=pace)


async def test_after_a_move_the_next_table_is_offered_the_soonest_deadline_first(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        later = await another(t, "later", anna, ben, pace=Pace.RELAXED)
        sooner = await another(t, "sooner", anna, ben)
        await t.start(rounds=1)
        answer = await t.slash(anna, "bid", tricks=0)
        assert leads_to(answer.message) == [sooner.id]
        listed = (await mine(t, anna)).message
        assert leads_to(listed) == [sooner.id, later.id], "my-tables begins with it"


async def test_one_tap_each_leads_through_all_tables_in_one_answer(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        tables = [await another(t, name, anna, ben) for name in ("one", "two", "three")]
        shown = (await mine(t, anna)).message
        for at, table in enumerate(tables):
            await t.press(anna, "go_on", on=now(t, anna, shown))
            assert (await link_to(t.bot.services.tables, table)) in text_of(now(t, anna, shown))
            await t.press(anna, "move", "bid 1", on=now(t, anna, shown))
            assert (await t.store.log.moves(table.id))[-1].move == "bid 1"
            assert leads_to(now(t, anna, shown)) == [other.id for other in tables[at + 1 : at + 2]]
        assert len([one for one in t.seen_by(anna) if one.ephemeral]) == 1


async def test_what_happens_at_the_table_of_before_does_not_take_the_hand_away(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        other = await another(t, "other", anna, ben)
        await t.start(rounds=1)
        shown = (await t.slash(anna, "bid", tricks=0)).message
        await t.press(anna, "go_on", on=shown)
        await t.slash(ben, "bid", tricks=0)
        await t.env.settle()
        assert (await link_to(t.bot.services.tables, other)) in text_of(now(t, anna, shown))


async def test_the_hand_that_stood_in_another_answer_says_where_it_is_now(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        [anna, _] = t.people
        await t.start(rounds=1)
        before, listed = (await t.slash(anna, "hand")).message, (await mine(t, anna)).message
        for _ in range(2):  # a thumb that taps twice
            await t.press_forged(anna, now(t, anna, listed), f"t:{(await t.table()).id}:go_on::")
        assert text_of(now(t, anna, before)) == ENGLISH("hand-newer")
        assert presses(now(t, anna, listed))[0].action == "move"


async def test_a_button_in_a_hand_offers_it_too_and_without_another_table_nothing_is(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        hand = (await t.slash(anna, "hand")).message
        await t.press(anna, "move", on=hand)
        assert leads_to(now(t, anna, hand)) == []
        other = await another(t, "other", anna, ben)
        hand = (await t.slash(anna, "hand")).message
        await t.press(anna, "move", on=hand)
        assert leads_to(now(t, anna, hand)) == [other.id]


async def test_it_stays_while_others_move_and_goes_when_it_is_ones_turn_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        other = await another(t, "other", anna, ben)
        await t.start(rounds=1)
        hand = (await t.slash(anna, "bid", tricks=0)).message
        await t.slash(ben, "bid", tricks=0)
        await t.env.settle()
        assert leads_to(now(t, anna, hand)) == [other.id]
        await t.slash(carla, "bid", tricks=0)
        await t.env.settle()
        while (table := await t.table()).to_move() != (0,):
            seat = table.to_move()[0]
            await t.press(t.seated(table, seat), "move", on=(await t.slash(t.people[seat], "hand")).message)
            await t.env.settle()
        assert leads_to(now(t, anna, hand)) == []


async def test_the_channel_of_another_server_is_not_named(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        guild, people = second_server(t, anna, ben)
        other = await opened(t, guild.create_text_channel("secret-name"), *people)
        await t.start(rounds=1)
        answer = await t.slash(anna, "bid", tricks=0)
        assert leads_to(answer.message) == [other.id]
        assert answer.message is not None
        assert "secret-name" not in str(answer.message.components)


async def test_in_direct_messages_each_hand_stays_and_a_private_answer_plays_the_others(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        other, third = await another(t, "other", anna, ben), await another(t, "third", anna, ben)
        await t.start(rounds=1)
        table = await t.table()
        letter = next(one for one in t.seen_by(anna.user) if f":{table.id}:move:" in str(one.components))
        await t.press(anna.user, "move", on=letter)
        assert leads_to(now(t, anna.user, letter)) == [other.id]
        answer = (await t.press(anna.user, "go_on", on=now(t, anna.user, letter))).message
        assert answer is not None
        assert answer.ephemeral
        await t.press(anna.user, "move", "bid 1", on=now(t, anna.user, answer))
        assert leads_to(now(t, anna.user, answer)) == [third.id]
        await t.press(anna.user, "go_on", on=now(t, anna.user, answer))
        assert (await link_to(t.bot.services.tables, third)) in text_of(now(t, anna.user, answer))
        hands = [one for one in t.seen_by(anna.user) if not one.ephemeral]
        for at in (table, other, third):
            link = await link_to(t.bot.services.tables, at)
            assert len([one for one in hands if link in text_of(one)]) == 1
