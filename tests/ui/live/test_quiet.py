"""Nobody is disturbed without need: only calls notify, and what has not changed is not edited."""

from pathlib import Path
from typing import Any

import pytest
from discord import MessageFlags

from tests.tavern import Tavern, tavern


def requests(t: Tavern, method: str, path: str) -> list[dict[str, Any]]:
    """What was sent so to Discord, to paths of which this is a part."""
    return [
        request.json
        for request in t.env.http_requests
        if request.method == method and path in request.path and isinstance(request.json, dict)
    ]


async def test_a_message_notifies_only_if_it_mentions_somebody(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        await t.start(rounds=1)
        await t.wait(121)
        sent = [body for body in requests(t, "POST", "/channels/") if "components" in body]
        silent = [MessageFlags._from_value(body.get("flags", 0)).suppress_notifications for body in sent]
        called = [bool(body["allowed_mentions"].get("users")) for body in sent]
        assert [not one for one in called] == silent
        assert (silent.count(True), silent.count(False)) == (3, 1), "the post and two hands, and the nudge"


async def test_what_has_not_changed_is_not_edited(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        edited = len(requests(t, "PATCH", "/channels/"))
        async with t.inside() as tables:
            tables.changed(table.id)
        assert len(requests(t, "PATCH", "/channels/")) == edited
        await t.slash(t.people[0], "bid", tricks=1)
        assert len(requests(t, "PATCH", "/channels/")) > edited


@pytest.mark.slow
async def test_direct_messages_that_are_closed_are_tried_once_at_a_table(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        t.close_dms(ben)
        await t.start(rounds=1)
        tried = requests(t, "POST", f"/channels/{ben.user.dm_channel.id}/messages")
        assert len(tried) == 1
        await t.slash(anna, "bid", tricks=1)
        await t.slash(ben, "bid", tricks=0)
        await t.play()
        assert requests(t, "POST", f"/channels/{ben.user.dm_channel.id}/messages") == tried
        assert len(requests(t, "POST", f"/channels/{anna.user.dm_channel.id}/messages")) == 1
