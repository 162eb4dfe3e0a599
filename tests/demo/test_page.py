"""What the demo's page takes of simcord's private parts is there (`bot/demo/page.py`)."""

from dataclasses import fields

import simcord
from simcord.preview import _pages

from tests.simulated.private import missing
from tests.simulated.specimen import Specimen, gather


async def test_simcord_has_what_the_page_relies_on() -> None:
    async with simcord.run(Specimen()) as env:
        channel, viewer, _ = gather(env)
        preview = env.preview(channel, viewers=[viewer])
        page = "_action _initial_target _pages channel refresh"
        assert missing((env, "_bot_scope"), (preview, page), (env.backend.cdn, "_blobs")) == []


def test_a_page_of_simcord_has_what_is_changed_with_the_channel() -> None:
    assert {
        *("channel_id", "target_id", "window_end_id", "generation", "viewer"),
        *("navigation_query", "navigation_cursor", "candidate_queries"),
    } <= {field.name for field in fields(_pages._Page)}
