"""Wishes to the demo itself: to skip time, to let guests play, and to see another channel."""

import random
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.delivery.body import Components, Page
from bot.demo.guests import Guests
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say, language_of, speaker
from bot.ui.kit.buttons import TableButton, pressed
from bot.ui.kit.caller import caller_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import answer_errors, reply
from bot.ui.kit.layout import page
from bot.ui.kit.translator import word

WAIT, LOOK, GO, DIRECT = "demo_wait", "demo_look", "demo_go", "demo_direct"
GUESTS, GUEST = "demo_guests", "demo_guest"
OWN = {WAIT, LOOK, GO, DIRECT, GUESTS, GUEST}
HOUR = 60 * 60
MOST_HOURS = 24 * 14
MOST_BUTTONS, MOST_LABEL = 24, 80
Answer = Callable[[discord.Interaction], Awaitable[None]]


class DemoCommands:
    """Wishes that the demo's clock grants between two clicks."""

    def __init__(self) -> None:
        self.guests = Guests(random.SystemRandom())
        self._seconds = 0.0
        self._channel: int | None = None

    @property
    def is_skipping(self) -> bool:
        """Whether time is to be skipped."""
        return self._seconds >= 1

    def take_seconds(self, most: float) -> float:
        """How many seconds should pass now; the others stay wished."""
        seconds = min(most, self._seconds)
        self._seconds -= seconds
        return seconds

    def owe(self, seconds: float) -> None:
        """Wishes for seconds that have not passed."""
        self._seconds += seconds

    def take_channel(self) -> int | None:
        """Which channel should be shown, if another."""
        channel, self._channel = self._channel, None
        return channel

    async def answer(self, interaction: discord.Interaction, others: Answer) -> None:
        """Answers the demo's own buttons; `others` answers the rest."""
        is_press = interaction.type is discord.InteractionType.component
        button_id = pressed(interaction) if is_press else None
        if button_id is not None and button_id.action in OWN:
            await answer_errors(interaction, self._act(interaction, button_id))
        else:
            await others(interaction)

    async def _act(self, interaction: discord.Interaction, button_id: ButtonId) -> None:
        match button_id.action:
            case "demo_wait":
                await self.wait_for(interaction, int(button_id.argument))
            case "demo_look":
                await _look_around(interaction)
            case "demo_direct":
                await _show_direct(interaction)
            case "demo_guests":
                await self.show_guests(interaction)
            case "demo_guest":
                self.guests.turn(int(button_id.argument))
                await interaction.response.edit_message(view=self._guests_page(interaction))
            case "demo_go":
                await self.go_to(interaction, button_id.argument)

    async def wait_for(self, interaction: discord.Interaction, hours: int) -> None:
        """Skips some hours. Raises `Refusal`."""
        if not 1 <= hours <= MOST_HOURS:
            raise Refusal("hours_out_of_range", most=MOST_HOURS)
        self._seconds += hours * HOUR
        await reply(interaction, _say(interaction)("demo-waiting", hours=hours))

    async def show_guests(self, interaction: discord.Interaction) -> None:
        """Shows the guests who play by themselves, to change that."""
        await interaction.response.send_message(view=self._guests_page(interaction), ephemeral=True)

    def _guests_page(self, interaction: discord.Interaction) -> ui.LayoutView:
        buttons = [
            TableButton(
                ButtonId(NO_TABLE, GUEST, None, str(person.user_id)),
                f"{'✅' if plays else '✋'} {person.name}",
            )
            for person, plays in self.guests.all()
        ]
        return page([_say(interaction)("demo-guests")], buttons)

    async def go_to(self, interaction: discord.Interaction, channel: str) -> None:
        """Shows another channel. Raises `Refusal` for none."""
        if channel not in (str(id_) for id_, _ in _channels(interaction)):
            raise Refusal("no_table_in_channel")
        self._channel = int(channel)
        await reply(interaction, _say(interaction)("demo-going", channel=f"<#{channel}>"))


class Demo(commands.GroupCog, group_name=word("command-demo"), group_description=word("command-demo-about")):
    """`/demo`: for people who play with the demo."""

    def __init__(self, wishes: DemoCommands) -> None:
        self._wishes = wishes

    @app_commands.command(name=word("command-demo-wait"), description=word("command-demo-wait-about"))
    @app_commands.rename(hours=word("demo-option-hours"))
    @app_commands.describe(hours=word("demo-option-hours-about"))
    async def wait(self, interaction: discord.Interaction, hours: int) -> None:
        """Skips time."""
        await self._wishes.wait_for(interaction, hours)

    @app_commands.command(name=word("command-demo-guests"), description=word("command-demo-guests-about"))
    async def guests(self, interaction: discord.Interaction) -> None:
        """Shows the guests who play by themselves."""
        await self._wishes.show_guests(interaction)

    @app_commands.command(name=word("command-demo-go"), description=word("command-demo-go-about"))
    async def go(self, interaction: discord.Interaction) -> None:
        """Shows the channels to go to."""
        await _look_around(interaction)


def _channels(interaction: discord.Interaction) -> list[tuple[int, str]]:
    guild = interaction.guild
    if guild is None:
        return []
    channels: list[discord.TextChannel | discord.Thread] = [*guild.text_channels, *guild.threads]
    return [(one.id, one.name) for one in channels]


async def _look_around(interaction: discord.Interaction) -> None:
    buttons = [
        TableButton(ButtonId(NO_TABLE, GO, None, str(id_)), f"#{name}"[:MOST_LABEL])
        for id_, name in _channels(interaction)[-MOST_BUTTONS:]
    ]
    direct = TableButton(ButtonId(NO_TABLE, DIRECT), _say(interaction)("demo-button-direct"))
    view = page([_say(interaction)("demo-channels")], [*buttons, direct])
    await interaction.response.send_message(view=view, ephemeral=True)


async def _show_direct(interaction: discord.Interaction) -> None:
    # The page shows only channels, so this repeats the last direct message, buttons and all.
    caller = await caller_of(interaction)
    await caller.answer_later()
    channel = await interaction.user.create_dm()
    messages = [message async for message in channel.history(limit=1)]
    if not messages:
        await reply(interaction, caller.say("demo-direct-none"))
        return
    [message] = messages
    is_page = message.flags.components_v2
    await caller.show(Page(components_of_message(message)) if is_page else page([message.content]))


def components_of_message(message: discord.Message) -> Components:
    """A message's components as they are sent."""
    return [dict(component.to_dict()) for component in message.components]


def _say(interaction: discord.Interaction) -> Say:
    return speaker(language_of(interaction.locale))
