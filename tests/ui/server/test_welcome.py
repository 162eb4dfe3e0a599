"""Who manages a new server is welcomed once, after their first command, for their eyes only."""

from pathlib import Path

import pytest

from bot.delivery.body import with_below
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import fits, page
from tests.messages import presses, text_of
from tests.tavern import Person, Tavern, tavern
from tests.ui.server.moderators import manager

WELCOME = "Welcome aboard!"


def welcomes(t: Tavern, who: Person) -> int:
    return sum(WELCOME in text_of(message) for message in t.seen_by(who))


async def test_the_first_command_of_who_manages_the_server_ends_with_a_welcome(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("command", ["tavern my-tables", "skullking start", "tavern preferences"])
async def test_it_stands_last_in_the_answer_to_that_command(tmp_path: Path, command: str) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, carla = manager(t, "Gina"), manager(t, "Carla")
        await gina.slash(t.channel, command)
        [answer] = [one for one in t.seen_by(gina) if one.ephemeral]
        said, _, welcome = text_of(answer).partition("## ")
        assert said.strip()
        assert welcome.startswith(WELCOME)
        offered = [one.action for one in presses(answer)]
        assert (offered.count("daily"), offered.count("looking")) == (1, 1)
        await t.press(gina, "daily", on=answer)
        assert welcomes(t, carla) == 0


def test_a_long_answer_has_no_room_for_it() -> None:
    answer, welcome = page(["a" * 3_800]), page(["b" * 200])
    assert fits(answer)
    assert not fits(with_below(answer, welcome))
    many = page(["a"], [TableButton(ButtonId(0, f"a{number}")) for number in range(25)])
    assert not fits(with_below(many, page(["b"], [TableButton(ButtonId(0, f"b{n}")) for n in range(10)])))


async def test_help_the_settings_a_new_leagues_form_and_todays_hand_end_without_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina = manager(t, "Gina")
        await gina.slash(t.channel, "daily")
        await gina.slash(t.channel, "tavern help")
        await gina.slash(t.channel, "tavern server-settings")
        await gina.slash(t.channel, "league create", name="Winter")
        assert welcomes(t, gina) == 0
        await gina.slash(t.channel, "tavern my-tables")
        assert welcomes(t, gina) == 1
