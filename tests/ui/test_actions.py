"""Custom ids that the bot has made nowhere: whatever they say is answered in private, and is no bug."""

import logging
from pathlib import Path

import discord
import pytest

from bot.ui.actions import ACTIONS
from bot.ui.kit.answering import answers
from bot.ui.kit.presses import ONCE
from tests.cogs import league_tavern, scorepad_tavern
from tests.tavern import ENGLISH, Tavern, tavern

BEYOND_64_BITS = "99999999999999999999"
ARGUMENTS = (
    "",
    "-1 x",
    "1 0 0 option rounds 99",
    "1 0 0 game chess",
    "1 rounds -1",
    "1 anybody 5",
    "pace never",
    f"1 {BEYOND_64_BITS} {BEYOND_64_BITS} {BEYOND_64_BITS}",
)
DESTROYING = ("yes_", "leave", "end", "drop", "no")
"""How actions begin that leave little for those after them to be tried on."""


def in_order() -> list[str]:
    return sorted(ACTIONS, key=lambda action: (action.startswith(DESTROYING), action))


def test_every_action_that_a_button_has_ever_carried_is_answered() -> None:
    ever = Path(__file__).with_name("actions.txt").read_text(encoding="utf-8").split()
    assert set(ever) - {*ACTIONS} == set()


def test_two_functions_cannot_answer_the_same_action() -> None:
    with pytest.raises(ValueError, match="two functions answer hand"):
        answers("hand")(ACTIONS["hand"])


async def crowded(t: Tavern) -> None:
    role = t.guild.create_role("admiral", permissions=discord.Permissions(administrator=True))
    t.people[0] = t.guild.add_member(t.env.create_user("gina", global_name="Gina"), roles=[role])
    await t.start(rounds=2)
    await league_tavern.created(t, t.people[0])
    await scorepad_tavern.begun(t, "skullking")


@pytest.mark.slow
async def test_whatever_a_forged_button_says_is_answered_in_private_and_is_no_bug(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await crowded(t)
        for action in in_order():
            on = (await t.slash(anna, "hand")).message
            for argument in ARGUMENTS:
                answer = await t.press_forged(anna, on, f"t:1:{action}:1:{argument}")
                assert answer.result.modal is not None or answer.private, (action, argument)
        assert t.overheard.lines() == []


def test_what_is_answered_once_is_known_by_actions_that_there_are() -> None:
    assert set(ONCE) <= set(ACTIONS)


@pytest.mark.slow
async def test_a_forged_button_on_a_public_post_is_answered_in_private(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await crowded(t)
        for action in in_order():
            on = await t.post()
            for argument in ARGUMENTS[:2]:
                answer = await t.press_forged(anna, on, f"t:1:{action}::{argument}")
                assert answer.result.modal is not None or answer.private, (action, argument)


@pytest.mark.parametrize(
    "custom_id",
    [
        f"t:{BEYOND_64_BITS}:hand::",
        f"t:1:move:{BEYOND_64_BITS}:bid 1",
        "t:0:unheard_of::",
        "t:0:why::",
        f"t:0:why::{BEYOND_64_BITS}",
        "t:1:pace::never",
    ],
)
async def test_a_custom_id_that_the_bot_makes_nowhere_is_refused_with_one_line_in_the_log(
    tmp_path: Path, custom_id: str
) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        on = (await t.slash(anna, "hand")).message
        async with t.unchanged():
            answer = await t.press_forged(anna, on, custom_id)
        assert answer.private
        assert answer.text == ENGLISH("refusal-unknown-button")
        told = [line for line in t.overheard.lines(logging.INFO) if "custom id" in line]
        assert len(told) == 1
        assert BEYOND_64_BITS not in told[0]
