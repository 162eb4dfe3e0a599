"""What is wished of the demo itself: that time passes, and to see another channel or thread."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.refusal import Refusal
from bot.texts.catalog import language_of, speaker
from bot.ui.custom_id import Press
from bot.ui.door import tell
from bot.ui.translator import word

WAIT = "demo_wait"
HOUR = 60 * 60
MOST_HOURS = 24 * 14
Answer = Callable[[discord.Interaction, Press], Awaitable[None]]


class Wishes:
    """Wishes that are yet to be granted; the demo's clock grants them between two clicks."""

    def __init__(self) -> None:
        self._seconds = 0
        self._channel: int | None = None

    def take_seconds(self) -> int:
        """How many seconds should pass."""
        seconds, self._seconds = self._seconds, 0
        return seconds

    def take_channel(self) -> int | None:
        """Which channel or thread should be shown, None for no other."""
        channel, self._channel = self._channel, None
        return channel

    def wait(self, hours: int) -> None:
        """Some hours should pass. Raises `Refusal`."""
        if not 1 <= hours <= MOST_HOURS:
            raise Refusal("hours_out_of_range", most=MOST_HOURS)
        self._seconds += hours * HOUR

    def go(self, channel_id: int) -> None:
        """Another channel or thread should be shown."""
        self._channel = channel_id

    def answering(self, others: Answer) -> Answer:
        """Answers the demo's own buttons, and leaves all others to `others`."""

        async def answer(interaction: discord.Interaction, press: Press) -> None:
            if press.action != WAIT:
                await others(interaction, press)
                return
            self.wait(int(press.argument))
            await _granted(interaction, int(press.argument))

        return answer


class Demo(commands.GroupCog, group_name=word("demo-command"), group_description=word("demo-command-about")):
    """`/demo`: for who plays with the demo."""

    def __init__(self, wishes: Wishes) -> None:
        self._wishes = wishes

    @app_commands.command(name=word("demo-command-wait"), description=word("demo-command-wait-about"))
    @app_commands.rename(hours=word("option-hours"))
    @app_commands.describe(hours=word("demo-option-hours-about"))
    async def wait(self, interaction: discord.Interaction, hours: int) -> None:
        """Lets time pass."""
        self._wishes.wait(hours)
        await _granted(interaction, hours)

    @app_commands.command(name=word("demo-command-go"), description=word("demo-command-go-about"))
    @app_commands.rename(channel=word("demo-option-channel"))
    @app_commands.describe(channel=word("demo-option-channel-about"))
    async def go(self, interaction: discord.Interaction, channel: str) -> None:
        """Shows another channel or thread."""
        found = {str(id_): id_ for id_, _ in _channels(interaction)}
        if channel not in found:
            raise Refusal("no_table_in_channel")
        self._wishes.go(found[channel])
        say = speaker(language_of(interaction.locale))
        await tell(interaction, say("demo-going", channel=f"<#{channel}>"))

    @go.autocomplete("channel")
    async def suggest_channels(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The channels and threads of the server, by name."""
        return [
            app_commands.Choice(name=f"#{name}"[:100], value=str(id_))
            for id_, name in _channels(interaction)
            if current.casefold() in name.casefold()
        ][:25]


def _channels(interaction: discord.Interaction) -> list[tuple[int, str]]:
    guild = interaction.guild
    if guild is None:
        return []
    channels: list[discord.TextChannel | discord.Thread] = [*guild.text_channels, *guild.threads]
    return [(one.id, one.name) for one in channels]


async def _granted(interaction: discord.Interaction, hours: int) -> None:
    say = speaker(language_of(interaction.locale))
    await tell(interaction, say("demo-waiting", hours=hours))
