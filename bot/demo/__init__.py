"""The demo: the very same bot on a simulated Discord, played in the browser, without a token.

The simulator is imported only here: the bot itself does not depend on it.
"""

import asyncio
import math
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import discord
import simcord
from discord import ui

from bot import art
from bot.art.emoji_names import name_of
from bot.client import TavernBot
from bot.demo.commands import DIRECT, GUESTS, HOUR, LOOK, WAIT, Demo, DemoCommands
from bot.demo.page import Page, running, serve_emoji
from bot.entry import Entries, Entry
from bot.presenters.picture import Face
from bot.settings import Settings
from bot.solo.reference_games import PlayerHere
from bot.solo.verdicts import judged_here
from bot.tables import lookup
from bot.tables.person import Person
from bot.texts.catalog import DEFAULT, Say, speaker
from bot.texts.keys import game_key, preset_key
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.pictures.films import FilmHere
from bot.ui.pictures.pictures import drawn_here

COMPUTERS = 3
NAMES = ("Anna", "Ben", "Carla", "Diego")
# What the first of the guests may do besides, so that settings and leagues can be tried.
MODERATOR = discord.Permissions(
    manage_channels=True, manage_guild=True, manage_messages=True, manage_roles=True
)
ROLES = ("Crew", "Champion")  # that a league can give
WAITS = (1, 24)  # hours that the buttons of the welcome let pass
TICK = 1.0  # seconds between two ticks of the demo's clock
BREATH = 0.1  # seconds between two steps of time that is skipped, in which clicks are answered
STEP = 6 * HOUR  # most seconds that pass at once, so that the page is not kept from answering
BEAT = 24.0 * HOUR  # seconds between two looks whether Discord is there; each costs a real moment
MOST_BELOW = 3  # messages below the welcome of a channel without a game, before it comes again
REFERENCE_PAUSE = 0.5  # seconds before each part of the reference games, in which clicks are answered

WELCOME = """Pirate Tavern is running. Open this page in a browser:

    {url}

Play as {first}, who may also moderate: press the first button under the welcome post, or type / for commands.
To be somebody else, change the viewer.
The tavern lives in memory and is gone when you stop it. Stop it with Ctrl-C."""


class DemoBot(TavernBot):
    """The bot, with the demo's own commands."""

    def __init__(self, settings: Settings, wishes: DemoCommands) -> None:
        super().__init__(settings)
        self.draw = drawn_here()
        self.film = FilmHere() if self.draw is not None else None
        self.reference_player = PlayerHere(pause=REFERENCE_PAUSE)
        self.judging = judged_here()
        self._emojis = all_emojis(self.entries)
        self.draw_emoji = self._drawn_already if self._emojis else None
        self._has_emojis = False
        self._wishes = wishes

    async def _drawn_already(self, face: Face) -> bytes:
        return self._emojis[face]

    async def setup_hook(self) -> None:
        """Adds the demo's own commands and buttons."""
        await self.add_cog(Demo(self._wishes))
        await super().setup_hook()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answers the demo's own buttons besides the bot's."""
        await self._wishes.answer(interaction, super().on_interaction)

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """The emojis that it has from the start: the simulation keeps no uploaded picture."""
        if not self._has_emojis:
            self._has_emojis = True
            for face, file in self._emojis.items():
                serve_emoji(self, name_of(face), file)
        return await super().fetch_application_emojis()


async def run_demo(settings: Settings) -> None:
    """Serves the demo until it is cancelled."""
    with tempfile.TemporaryDirectory(prefix="pirate-tavern-") as folder:
        wishes = DemoCommands()
        bot = DemoBot(demo_settings(settings, Path(folder)), wishes)
        async with running(bot) as env:
            guild = env.create_guild("The Pirate Tavern")
            channel = guild.create_text_channel("tavern")
            users = [env.create_user(name.lower(), global_name=name) for name in NAMES]
            role = moderators(guild)
            viewers = [guild.add_member(user, roles=[role] if user is users[0] else []) for user in users]
            for user, name in zip(users, NAMES, strict=True):
                wishes.guests.add(Person(user.id, name))
            greeting = Greeting(bot, channel.id)
            await greeting.show()
            await env.settle()
            preview = env.preview(channel, viewers=viewers, layout="channel")
            async with preview:
                print(WELCOME.format(url=preview.url, first=NAMES[0]), flush=True)
                await _keep_time(env, bot, Page(env, guild, preview), wishes, greeting)


def moderators(guild: simcord.GuildHandle) -> simcord.RoleHandle:
    """The role of people who run leagues, above the roles that they can give."""
    # Each new role is below the others: so this one, made first, can give them.
    role = guild.create_role("Moderators", permissions=MODERATOR)
    for name in ROLES:
        guild.create_role(name)
    return role


def all_emojis(entries: Entries) -> Mapping[Face, bytes]:
    """The files of all emojis, drawn here and now; none without Pillow."""
    faces = {face for entry in entries.values() for face in entry.presenter.emojis.values()}
    return {face: art.draw_emoji(face) for face in faces} if art.can_draw() else {}


def demo_settings(settings: Settings, folder: Path) -> Settings:
    """Settings with which nobody waits, and nothing outlives the demo."""
    return replace(
        settings,
        data_folder=folder / "data",
        computer_delay=0.0,
        planned_delay=(2.0, 4.0),
        last_card_delay=(2.0, 4.0),
        dm_interval=0.0,
        dms_per_hour=1000,
        dms_per_day=1000,
        requests_per_second=math.inf,
        nudge_after=60.0,
        nudge_after_daily=60.0,
        beat=BEAT,
    )


def welcome(entries: Entries, say: Say) -> ui.LayoutView:
    """The post that says what to click first."""
    games = [_open_button(entry, say, is_first=at == 0) for at, entry in enumerate(entries.values())]
    presets = [_preset_button(entry, name, say) for entry in entries.values() for name in entry.rules.presets]
    daily = TableButton(ButtonId(NO_TABLE, "daily"), say("button-daily"))
    return page([say("demo-welcome")], [*games, daily], [*([presets] if presets else []), _wait_buttons(say)])


def _wait_buttons(say: Say) -> list[TableButton]:
    waits = [
        TableButton(ButtonId(NO_TABLE, WAIT, None, str(hours)), say("demo-button-wait", hours=hours))
        for hours in WAITS
    ]
    looks = [(GUESTS, "demo-button-guests"), (LOOK, "demo-button-look"), (DIRECT, "demo-button-direct")]
    return [*waits, *(TableButton(ButtonId(NO_TABLE, action), say(key)) for action, key in looks)]


def _open_button(entry: Entry, say: Say, *, is_first: bool) -> TableButton:
    computers = min(COMPUTERS, entry.rules.most_players({}) - 1)
    button_id = ButtonId(NO_TABLE, "open", None, f"{entry.key} {computers}")
    label = say("demo-button-open", game=say(game_key(entry.key)))
    style = discord.ButtonStyle.primary if is_first else discord.ButtonStyle.secondary
    return TableButton(button_id, label, style=style)


def _preset_button(entry: Entry, name: str, say: Say) -> TableButton:
    computers = entry.rules.most_players(entry.rules.presets[name]) - 1
    button_id = ButtonId(NO_TABLE, "open", None, f"{entry.key} {computers} {name}")
    game, preset = say(game_key(entry.key)), say(preset_key(entry.key, name))
    return TableButton(button_id, say("demo-button-open", game=f"{game}: {preset}"))


class Greeting:
    """The welcome, which comes back below a game that is over: the page shows only the latest messages."""

    def __init__(self, bot: TavernBot, channel_id: int) -> None:
        self._bot = bot
        self._channel = bot.get_partial_messageable(channel_id)
        self._message: discord.Message | None = None

    async def show(self) -> None:
        """Shows it at the end of the channel, and nowhere else."""
        if self._bot.user is not None and self._message is None:
            await self._bot.user.edit(username="Pirate Tavern")
        before, view = self._message, welcome(self._bot.entries, speaker(DEFAULT))
        self._message = await self._channel.send(view=view)
        if before is not None:
            await before.delete()

    async def stay_in_reach(self) -> None:
        """Shows it again once much is below it and no game is on."""
        tables, message = self._bot.services.tables, self._message
        if message is None or await lookup.live_table_in(tables, self._channel.id) is not None:
            return
        below = [one async for one in self._channel.history(after=message, limit=MOST_BELOW)]
        if len(below) == MOST_BELOW:
            await self.show()


async def pass_time(env: simcord.Env, seconds: float) -> float:
    """Passes the simulator's time; returns the seconds left where the bot did not rest."""
    began = env.now()
    with suppress(TimeoutError):
        await env.advance_time(seconds)
    return max(0.0, seconds - (env.now() - began).total_seconds())


async def refreshed(page: Page) -> bool:
    """Refreshes the page; False where the bot did not rest meanwhile."""
    with suppress(TimeoutError):
        await page.refresh()
        return True
    return False


async def _keep_time(
    env: simcord.Env, bot: TavernBot, page: Page, wishes: DemoCommands, greeting: Greeting
) -> None:
    # While time is skipped, guests take a turn each hour. A click refreshes its own page: doing it again
    # would refuse clicks on what it showed before.
    seen, then = 0, time.monotonic()
    while True:
        await asyncio.sleep(TICK if not wishes.is_skipping else BREATH)
        async with page.turn:
            before, now = len(env.http_requests), time.monotonic()
            with page.inside():
                plays = wishes.is_skipping and await wishes.guests.act(bot.services.seasons)
            skipped = wishes.take_seconds(HOUR if plays else STEP)
            wishes.owe(await pass_time(env, now - then + skipped))
            then = now
            page.show(wishes.take_channel())
            if len(env.http_requests) > before or seen != len(env.http_requests):
                with page.inside():
                    await greeting.stay_in_reach()
            happened = len(env.http_requests) > (seen if page.is_shared else before)
            if page.is_behind or page.is_leaving or happened:
                page.is_behind = not await refreshed(page)
            seen = len(env.http_requests)
