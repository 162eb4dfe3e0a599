"""What the slash commands of every game have in common, written once."""

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.contract import IllegalMove
from bot.model.tables import Pace, Status
from bot.tables import lobby, seats, table_admin
from bot.tables.lobby import Invitation
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller, caller_of, person_of
from bot.ui.kit.errors import reply
from bot.ui.kit.names import names_at
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from bot.ui.live import panels
from bot.ui.table import proposals
from bot.ui.table.lookup import bring_here, own_view, table_here, table_to_look_at
from bot.ui.table.moves import move_by_words, show_hand
from bot.ui.table.opening import open_here
from bot.ui.table.showing import show_record, show_scorepad

MAX_CHOICES = 25
"""Choices that Discord shows (https://discord.com/developers/docs/interactions/application-commands)."""


Suggestions = list[app_commands.Choice[Any]]
Callback = TypeVar("Callback", bound=Callable[..., Any])
Named = Iterable[tuple[str | int, str]]
"""Values with the names under which they are suggested."""


async def seen(interaction: discord.Interaction, game: str) -> tuple[Any, Say]:
    """What who types may see of the game in this channel, None where that is nothing; and their language."""
    say = await services_of(interaction).say_to(interaction)
    try:
        return await own_view(services_of(interaction), interaction, game), say
    except (Refusal, IllegalMove):
        return None, say


def fitting(named: Named, current: str) -> Suggestions:
    """The suggestions whose names hold what has been typed so far, as many as Discord shows."""
    typed = str(current).casefold()
    found = [(value, name) for value, name in named if typed in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value) for value, name in found[:MAX_CHOICES]]


async def suggest_seats(interaction: discord.Interaction, current: str) -> Suggestions:
    """The seats of the table in this channel, by number and name."""
    services = services_of(interaction)
    table_id = await services.tables.store.tables.live_table_in(interaction.channel_id or 0)
    if table_id is None:
        return []
    table = await services.tables.load(table_id)
    return fitting(((row.seat + 1, f"{row.seat + 1}. {row.name}") for row in table.seats), current)


def paced(command: Callback) -> Callback:
    """Gives a command the option `pace`: one of the paces, by its key."""
    paces = [app_commands.Choice(name=word(f"pace-{pace}"), value=pace.value) for pace in Pace]
    for describe in (
        app_commands.rename(pace=word("option-pace")),
        app_commands.describe(pace=word("option-pace-about")),
        app_commands.choices(pace=paces),
    ):
        describe(command)
    return command


class GameCog(commands.GroupCog):
    """The commands that every game has. A game's cog adds `start` and its own moves."""

    game: str

    async def open(self, interaction: discord.Interaction, pace: str | None, invitation: Invitation) -> None:
        """Opens a table in this channel, at a pace by its key; at the server's own for None."""
        invitation = dataclasses.replace(invitation, pace=None if pace is None else Pace(pace))
        await open_here(await caller_of(interaction), invitation)

    async def move(self, interaction: discord.Interaction, words: str) -> None:
        """Makes the move that was typed at the table in this channel."""
        caller, table = await self.here(interaction)
        await move_by_words(caller, table, words)

    async def here(self, interaction: discord.Interaction) -> tuple[Caller, Table]:
        """Who acts, and the live table in this channel. Raises `Refusal` where there is none."""
        caller = await caller_of(interaction)
        table = await table_here(caller, self.game)
        interaction.extras["table"] = table.id
        return caller, table

    @app_commands.command(name=word("command-join"), description=word("command-join-about"))
    async def join(self, interaction: discord.Interaction) -> None:
        """Sits down at the table."""
        caller, table = await self.here(interaction)
        joined = await lobby.join(caller.tables, table.id, caller.person)
        await show_hand(caller, joined, caller.say("done-joined"))

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Gets up from the table; from a running game after a question."""
        caller, table = await self.here(interaction)
        table.seated(caller.user_id)
        if table.status is Status.RUNNING:
            await self._confirm(caller, table, "leave")
            return
        await seats.leave(caller.tables, table.id, caller.person)
        await reply(interaction, caller.say("done-left"))

    @app_commands.command(name=word("command-hand"), description=word("command-hand-about"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """Shows the hand of who asks."""
        caller, table = await self.here(interaction)
        await show_hand(caller, table)

    @app_commands.command(name=word("command-table"), description=word("command-table-about"))
    async def table(self, interaction: discord.Interaction) -> None:
        """Shows the table again, or brings it here."""
        await bring_here(await caller_of(interaction), self.game)

    @app_commands.command(name=word("command-scorepad"), description=word("command-scorepad-about"))
    async def scorepad(self, interaction: discord.Interaction) -> None:
        """Shows the scorepad."""
        caller = await caller_of(interaction)
        await show_scorepad(caller, await table_to_look_at(caller, self.game))

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    async def rules(self, interaction: discord.Interaction) -> None:
        """Tells the rules in short."""
        caller = await caller_of(interaction)
        await reply(interaction, caller.say(f"{self.game}-rules"))

    @app_commands.command(name=word("command-undo"), description=word("command-undo-about"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Takes the last own move back."""
        caller, table = await self.here(interaction)
        await proposals.undo(caller, table)

    @app_commands.command(name=word("command-replace"), description=word("command-replace-about"))
    @app_commands.rename(seat=word("option-seat"), by=word("option-by"))
    @app_commands.describe(seat=word("option-seat-about"), by=word("option-by-about"))
    @app_commands.autocomplete(seat=suggest_seats)
    async def replace(
        self, interaction: discord.Interaction, seat: int, by: discord.Member | None = None
    ) -> None:
        """Gives a seat to somebody else, or to a computer player."""
        caller, table = await self.here(interaction)
        if by is not None and by.bot:
            raise Refusal("computer_only")
        substitute = None if by is None else person_of(by)
        after = await table_admin.replace(caller.tables, table.id, seat - 1, substitute, caller.at(table))
        await reply(interaction, caller.say("done-replaced", name=names_at(after)[seat - 1], seat=seat))

    @app_commands.command(name=word("command-end"), description=word("command-end-about"))
    async def end(self, interaction: discord.Interaction) -> None:
        """Ends the table after a question."""
        caller, table = await self.here(interaction)
        table_admin.require_governor(table, caller.at(table))
        await self._confirm(caller, table, "end")

    @app_commands.command(name=word("command-record"), description=word("command-record-about"))
    async def record(self, interaction: discord.Interaction) -> None:
        """Gives the last game of this channel as a file."""
        caller = await caller_of(interaction)
        await show_record(caller, await table_to_look_at(caller, self.game))

    @staticmethod
    async def _confirm(caller: Caller, table: Table, what: str) -> None:
        await caller.show(panels.confirm(table, what, caller.say))
