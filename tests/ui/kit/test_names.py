"""A person who has another name in a server: what goes on there says it after their next press."""

from pathlib import Path

from simcord import MemberActor

from bot.store.privacy import ANONYMOUS
from bot.tables import people
from bot.tables.person import Person
from tests.cogs.league_tavern import LEAGUE, command, created, organiser, signed_up, the_league
from tests.messages import text_of
from tests.tavern import Tavern, tavern


def renamed(t: Tavern, who: MemberActor, name: str) -> None:
    """Gives a member a name of their own in the server, as Discord does: the bot hears nothing of it."""
    t.env.backend.guilds[t.guild.id].members[who.id].nick = name


async def names(t: Tavern) -> list[str]:
    return [row.name for row in (await t.table()).seats]


async def test_a_press_brings_a_new_name_to_the_table_and_its_post(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await t.start(rounds=2)
        renamed(t, anna, "Annie  Bonny")
        assert await names(t) == ["Anna", "Ben"]
        await t.press(anna, "hand", on=await t.post())
        assert await names(t) == ["Annie Bonny", "Ben"]
        assert "Annie Bonny" in text_of(await t.post())


async def test_a_game_that_is_over_keeps_the_names_of_then(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        await t.forward()
        renamed(t, anna, "Annie")
        await t.press(anna, "scorepad", on=await t.post())
        assert await names(t) == ["Anna", "Ben"]
        async with t.inside() as tables:
            await people.erase(tables, Person(ben.id, "Ben"))
        renamed(t, ben, "Benny")
        await t.press(ben, "scorepad", on=await t.post())
        assert await names(t) == ["Anna", ANONYMOUS]


async def test_a_press_without_a_new_name_writes_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        table = await t.start(rounds=2)
        _, is_renamed = await people.meet_in(t.bot.services.tables, anna.id, "en", t.guild.id, "Anna")
        assert not is_renamed
        await t.press(anna, "rules", on=await t.post())
        assert (await t.table()).row.revision == table.row.revision


async def test_a_league_that_goes_on_has_the_new_name(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await created(t, organiser(t))
        await signed_up(t, anna)
        renamed(t, anna, "Annie")
        await command(t, anna, "show", league=LEAGUE)
        assert [one.name for one in (await the_league(t)).entrants] == ["Annie"]
