"""What the demo's page takes of simcord's private parts is there (`bot/demo/page.py`)."""

import io
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import discord
import pytest
import simcord
from PIL import Image
from simcord.preview import _pages

from bot.demo.page import Page
from tests.simulated.private import missing
from tests.simulated.specimen import Specimen, gather


async def test_simcord_has_what_the_page_relies_on() -> None:
    async with simcord.run(Specimen()) as env:
        channel, viewer, _ = gather(env)
        preview = env.preview(channel, viewers=[viewer])
        page = "_action _initial_target _pages _prepare_asset _authorized_asset channel refresh"
        page += " _authorize_attachment_source"
        assert (
            missing((env, "_bot_scope _settle_internal"), (preview, page), (env.backend.cdn, "_blobs")) == []
        )


async def test_a_picture_stays_while_an_edit_that_replaces_it_has_not_reached_the_page() -> None:
    bot = Specimen()
    async with simcord.run(bot) as env:
        channel, viewer, _ = gather(env)
        here = bot.get_channel(channel.id)
        assert isinstance(here, discord.TextChannel)
        with env._bot_scope():
            post = await here.send(file=picture("red"))
        preview = env.preview(channel, viewers=[viewer])
        async with preview:
            Page(env, env._guilds[0], preview)
            page = preview._open_page(viewer.id)
            await preview.refresh()
            before = preview._page_payload(page)["assets"]
            assert any(one["filename"] == "red.png" for one in before.values())
            with env._bot_scope():
                await post.edit(attachments=[picture("blue")])
            assert preview._page_payload(page)["assets"] == before


@pytest.mark.parametrize(
    ("settlement", "is_behind"), [("settled", False), ("timeout", True), ("rejected", True)]
)
async def test_the_page_is_shown_anew_after_a_click_that_found_no_rest_or_no_button(
    settlement: str, is_behind: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answered(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        return {"settlement": settlement}

    async with simcord.run(Specimen()) as env:
        channel, viewer, _ = gather(env)
        preview = env.preview(channel, viewers=[viewer])
        monkeypatch.setattr(preview, "_action", answered)
        page = Page(env, env._guilds[0], preview)
        await preview._action(None, {})
        assert page.is_behind == is_behind


SLOW = """
import asyncio, sys, time
import discord
from bot.demo.page import running

class Slow(discord.AutoShardedClient):
    async def on_ready(self):
        for _ in range(11):
            time.sleep(0.5)
            await asyncio.sleep(0)

async def main():
    async with running(Slow(intents=discord.Intents.default())):
        print("it is up")

asyncio.run(main())
"""
"""In a process of its own: the tests' simulation waits longer than simcord's."""


@pytest.mark.slow
def test_a_bot_that_needs_more_than_five_seconds_to_start_is_waited_for() -> None:
    ended = subprocess.run([sys.executable, "-c", SLOW], capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.returncode) == ("it is up\n", 0), ended.stderr


def picture(colour: str) -> discord.File:
    image = io.BytesIO()
    Image.new("RGB", (8, 8), colour).save(image, "PNG")
    image.seek(0)
    return discord.File(image, f"{colour}.png")


def test_a_page_of_simcord_has_what_is_changed_with_the_channel() -> None:
    assert {
        *("channel_id", "target_id", "window_end_id", "generation", "viewer"),
        *("navigation_query", "navigation_cursor", "candidate_queries"),
    } <= {field.name for field in fields(_pages._Page)}
