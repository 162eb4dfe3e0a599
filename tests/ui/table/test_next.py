"""After a move the private answer offers the next table where it is one's turn."""

from pathlib import Path

from bot.model.tables import Pace
from bot.ui.kit.services import link_to
from tests.messages import text_of
from tests.tavern import ENGLISH, tavern
from tests.ui.person.test_my_tables import mine, opened, second_server


async def test_after_a_move_the_next_table_is_offered_the_soonest_deadline_first(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        later = await opened(t, t.guild.create_text_channel("later"), anna, ben, pace=Pace.RELAXED)
        sooner = await opened(t, t.guild.create_text_channel("sooner"), anna, ben)
        await t.start(rounds=1)
        answer = await t.slash(anna, "bid", tricks=0)
        clock = sooner.seats[0].clock or (await t.bot.services.tables.load(sooner.id)).seats[0].clock
        assert clock is not None
        link = await link_to(t.bot.services.tables, sooner)
        first = f"➡️ Next: **[Skull King]({link})**, deadline <t:{clock.due_at}:R>"
        assert answer.text.splitlines()[0] == first
        assert (await link_to(t.bot.services.tables, later)) not in answer.text
        listed = (await mine(t, anna)).text.splitlines()
        assert (listed[0], link in listed[1]) == (f"**{ENGLISH('mine-turn')}**", True), (
            "my-tables begins with it"
        )


async def test_a_button_in_a_hand_offers_it_too_and_without_another_table_nothing_is(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        hand = await t.slash(anna, "hand")
        assert "Next:" not in (await t.press(anna, "move", on=hand.message)).text
        other = await opened(t, t.guild.create_text_channel("other"), anna, ben)
        hand = await t.slash(anna, "hand")
        assert (
            await link_to(t.bot.services.tables, other) in (await t.press(anna, "move", on=hand.message)).text
        )


async def test_the_channel_of_another_server_is_not_named(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        guild, people = second_server(t, anna, ben)
        await opened(t, guild.create_text_channel("secret-name"), *people)
        await t.start(rounds=1)
        answer = await t.slash(anna, "bid", tricks=0)
        assert "Next:" in answer.text
        assert "secret-name" not in answer.text


async def test_it_goes_from_a_direct_message_when_the_game_goes_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await opened(t, t.guild.create_text_channel("other"), anna, ben)
        await t.start(rounds=1)
        table = await t.table()
        letter = next(one for one in t.seen_by(anna.user) if f":{table.id}:move:" in str(one.components))
        await t.press(anna.user, "move", on=letter)
        [shown] = [one for one in t.seen_by(anna.user) if "Next:" in text_of(one)]
        await t.slash(ben, "bid", tricks=0)
        assert "Next:" not in text_of(next(one for one in t.seen_by(anna.user) if one.id == shown.id))
