"""In the demo a member's direct message is seen in the channel, and its buttons work there."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.demo.commands import DIRECT, DemoCommands
from bot.texts.catalog import speaker
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from tests.messages import text_of
from tests.tavern import tavern

SAY = speaker("en")


async def test_the_hand_in_a_direct_message_is_shown_and_played_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        monkeypatch.setattr(
            t.bot, "on_interaction", partial(DemoCommands().answer, others=t.bot.on_interaction)
        )
        await t.slash(anna, "start", rounds=1)
        post, look = await t.post(), ButtonId(NO_TABLE, DIRECT).encode()
        assert (await t.press_forged(anna, post, look)).text == SAY("demo-direct-none")
        await t.slash(ben, "join")
        await t.press(anna, "deal")
        shown: Any = (await t.press_forged(anna, await t.post(), look)).message
        assert SAY("hand-title", game="Skull King") in text_of(shown)
        await t.press(anna, "move", "bid 1", on=shown)
        assert (await t.table()).view(0).has_bid[0]
