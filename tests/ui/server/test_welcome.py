"""Who manages a new server is welcomed once, after their first command, for their eyes only."""

from pathlib import Path

from tests.messages import text_of
from tests.tavern import Person, Tavern, tavern
from tests.ui.server.moderators import manager

WELCOME = "Welcome aboard!"


def welcomes(t: Tavern, who: Person) -> int:
    return sum(WELCOME in text_of(message) for message in t.seen_by(who))


async def test_the_first_command_of_who_manages_the_server_is_followed_by_a_welcome(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [ben] = t.people
        anna, carla = manager(t, "Gina"), manager(t, "Carla")
        await ben.slash(t.channel, "tavern my-tables")
        assert welcomes(t, ben) == 0
        await anna.slash(t.channel, "tavern my-tables")
        assert (welcomes(t, anna), welcomes(t, ben)) == (1, 0)
        await anna.slash(t.channel, "tavern my-tables")
        await carla.slash(t.channel, "tavern my-tables")
        assert (welcomes(t, anna), welcomes(t, carla)) == (1, 0)
        await t.restart()
        await carla.slash(t.channel, "tavern my-tables")
        assert welcomes(t, carla) == 0


async def test_help_and_a_new_leagues_form_are_followed_by_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina = manager(t, "Gina")
        await gina.slash(t.channel, "tavern help")
        await gina.slash(t.channel, "league create", name="Winter")
        assert welcomes(t, gina) == 0
        await gina.slash(t.channel, "tavern my-tables")
        assert welcomes(t, gina) == 1
