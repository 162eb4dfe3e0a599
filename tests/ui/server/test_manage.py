"""*Manage*, behind *More*: a table's host and its moderators have one panel, each for what they may do."""

from pathlib import Path

import pytest

from bot.model.tables import Status
from bot.tables.clock import HOUR
from tests.messages import presses
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import moderator, press
from tests.ui.server.table_panel import SAY, panel_of

FOR_MODERATORS = {"oversee again", "oversee thaw", "oversee pace", "oversee absence", "tables"}


async def managing(t: Tavern, who: int = 0) -> Answer:
    more = await t.press(t.people[who], "more", on=await t.post())
    return await press(t, t.people[who], more, "oversee_show")


def offered(panel: Answer) -> set[str]:
    return {f"{one.action} {one.argument}".strip() for one in presses(panel.message)}


@pytest.mark.slow
async def test_a_host_extends_the_time_and_reads_who_has_done_what(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(pace="daily")
        before = (await t.table()).seats[0].clock
        panel = await press(t, t.people[0], await managing(t), "oversee extend 24")
        after = (await t.table()).seats[0].clock
        assert before is not None
        assert before.due_at is not None
        assert after is not None
        assert after.due_at == before.due_at + 24 * HOUR
        assert SAY("done-extended", hours=24) in panel.text
        assert SAY("action-extended", name="Anna", detail="24") in panel.text
        asked = await press(t, t.people[0], panel, "oversee_end")
        await press(t, t.people[0], asked, "oversee end")
        assert (await t.table()).status is Status.ENDED


async def test_a_host_is_offered_what_a_host_may_and_a_moderator_the_rest(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table, mo = await t.start(pace="daily"), moderator(t)
        host, theirs = offered(await managing(t)), offered(await panel_of(t, mo, table.id))
        assert {"oversee pause", "oversee extend 12", "oversee computer", "oversee_end"} <= host
        assert theirs - host == FOR_MODERATORS - {"oversee thaw"}
        assert host <= theirs


async def test_a_host_who_forges_what_is_for_moderators_is_refused(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table, anna = await t.start(pace="daily"), t.people[0]
        panel = (await managing(t)).message
        for words, refusal in (
            ("again", "refusal-moderators-only"),
            ("thaw", "refusal-moderators-only"),
            ("pace live", "refusal-agreement-needed"),
            ("absence host", "refusal-agreement-needed"),
        ):
            async with t.unchanged():
                answer = await t.press_forged(anna, panel, f"t:{table.id}:oversee::{words}")
            assert SAY(refusal) in answer.text, words


async def test_a_guest_has_no_manage_and_can_forge_none(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table, ben = await t.start(pace="daily"), t.people[1]
        more = await t.press(ben, "more", on=await t.post())
        assert "oversee_show" not in [one.action for one in presses(more.message)]
        for forged in ("oversee_show::", "oversee_end::", "oversee::extend 12"):
            async with t.unchanged():
                answer = await t.press_forged(ben, more.message, f"t:{table.id}:{forged}")
            assert answer.text == SAY("refusal-host-or-moderator-only"), forged
