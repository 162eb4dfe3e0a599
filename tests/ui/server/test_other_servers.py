"""Nobody reaches the tables of another server, whatever custom id they send."""

from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from tests.messages import walk
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import ask, choose, moderator, there
from tests.ui.server.table_panel import SAY, offered, panel_of


async def in_another_server(t: Tavern) -> tuple[Tavern, MemberActor, Answer]:
    other = t.env.create_guild("The Other Tavern")
    stranger = other.add_member(t.env.create_user("stranger", global_name="Stranger"))
    foreign = moderator(t, "Fox", other)
    elsewhere = there(t, other, other.create_text_channel("bar"), stranger)
    await elsewhere.slash(stranger, "start")
    return elsewhere, foreign, await panel_of(elsewhere, foreign, (await t.table()).id)


def stored(t: Tavern, answer: Answer) -> list[Any]:
    """The components of a message as Discord keeps them, so that a test can forge them."""
    return list(walk(t.env.backend.get_message(t.channel.id, answer.message.id).components))


FORGED = (
    "oversee::pause",
    "oversee::extend 12",
    "oversee::end",
    "oversee::again",
    "oversee::pace live",
    "oversee::computer 0 1",
    "oversee_show::",
    "more::",
    "pause::",
    "yes_end::",
    "replace::0",
    "oversee_end::",
    "oversee_seat::0 1",
)


@pytest.mark.slow
async def test_no_custom_id_reaches_a_table_of_another_server(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        first = await t.start(pace="daily")
        elsewhere, foreign, panel = await in_another_server(t)
        button = next(
            part for part in stored(elsewhere, panel) if ":oversee_end:" in (part.get("custom_id") or "")
        )
        for forged in FORGED:
            button["custom_id"] = f"t:{first.id}:{forged}"
            async with t.unchanged():
                answer = elsewhere._answer(await foreign.click(panel.message, custom_id=button["custom_id"]))
            assert answer.text == SAY("refusal-no-such-table"), forged


async def test_no_table_of_another_server_can_be_picked(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        first = await t.start()
        elsewhere, foreign, _ = await in_another_server(t)
        listed = await ask(elsewhere, foreign, "tables")
        assert first.id not in offered(listed)
        select = next(part for part in stored(elsewhere, listed) if part.get("options"))
        select["options"][0]["value"] = str(first.id)
        answer = await choose(elsewhere, foreign, listed, "pick", [str(first.id)])
        assert answer.text == SAY("refusal-no-such-table")
