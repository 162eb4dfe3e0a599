"""The slash commands that all games share."""

import dataclasses
import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.contract import IllegalMove, Option, OptionValue, Rules
from bot.model.tables import Pace
from bot.tables.lobby import Invitation
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import game_option_key, preset_key
from bot.ui.kit.caller import Caller, caller_of
from bot.ui.kit.options import PRESET
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from bot.ui.table.lookup import own_seat, own_view, table_here
from bot.ui.table.moves import move_by_words
from bot.ui.table.opening import open_here
from bot.ui.table.typed_moves import suggested
from cogs.commands import PACES, Command, Suggest, Suggestions, command


async def view_here(interaction: discord.Interaction, game: str) -> tuple[Any, Say]:
    """The caller's view of the game in this channel, None if there is none; and their language."""
    say = await services_of(interaction).say_to(interaction)
    try:
        return await own_view(services_of(interaction), interaction, game), say
    except (Refusal, IllegalMove):
        return None, say


def suggest_moves(game: str, verb: str = "") -> Suggest:
    """Suggests the moves that the caller may type, or what may follow a verb."""

    async def suggestions(interaction: discord.Interaction, current: str) -> Suggestions:
        services = services_of(interaction)
        try:
            table, seat = await own_seat(services, interaction, game)
            found = suggested(table, seat, await services.say_to(interaction), verb, current)
        except Refusal:
            return []
        return [app_commands.Choice(name=text, value=text) for text in found]

    return suggestions


def start_command(rules: Rules) -> Command:
    """The command `start` of a game: players, options, pace."""

    async def start(
        cog: GameCog,
        interaction: discord.Interaction,
        pace: str | None = None,
        players: int | None = None,
        computers: int = 0,
        **chosen: OptionValue | None,
    ) -> None:
        made = {name: value for name, value in chosen.items() if value is not None}
        preset = made.pop(PRESET, None)
        options = {**rules.presets.get(str(preset), {}), **made}
        await cog.open(interaction, pace, Invitation(rules.key, players, computers, tuple(options.items())))

    options = [option for option in rules.options if option.by_host]
    types = {option.name: type(option.default) | None for option in options}
    # discord.py reads a command's options off the signature, without the cog for a nested function.
    presets = {PRESET: str | None} if rules.presets else {}
    start.__signature__ = _signature(  # type: ignore[attr-defined]
        {"players": int | None, "computers": int, **presets, **types, "pace": str | None}
    )
    choices = {option.name: _choices(rules, option) for option in options if isinstance(option.default, str)}
    if rules.presets:
        choices[PRESET] = _named(rules.presets, partial(preset_key, rules.key))
    app_commands.choices(pace=PACES, **choices)(start)
    return command("start")(start)


def _signature(types: Mapping[str, Any]) -> inspect.Signature:
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    defaults = {"computers": 0}
    options = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=defaults.get(name), annotation=type_)
        for name, type_ in types.items()
    ]
    return inspect.Signature([first, *options])


def _choices(rules: Rules, option: Option) -> list[app_commands.Choice[str]]:
    return _named(map(str, option.choices), partial(game_option_key, rules.key, option.name))


def _named(values: Iterable[str], key: Callable[[str], str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(key(value)), value=value) for value in values]


class GameCog(commands.GroupCog):
    """The commands that every game has; each adds `start` and its moves."""

    game: str

    async def open(self, interaction: discord.Interaction, pace: str | None, invitation: Invitation) -> None:
        """Opens a table in this channel, at a pace or the server's."""
        invitation = dataclasses.replace(invitation, pace=None if pace is None else Pace(pace))
        await open_here(await caller_of(interaction), invitation)

    @command("move", line="move-line")
    async def move(self, interaction: discord.Interaction, line: str) -> None:
        """Makes any move that is possible now."""
        await self.make(interaction, line)

    @move.autocomplete("line")
    async def _suggest(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return await suggest_moves(self.game)(interaction, current)

    async def make(self, interaction: discord.Interaction, words: str) -> None:
        """Makes the move that was typed here."""
        caller, table_id = await self.here(interaction)
        await move_by_words(caller, table_id, words)

    async def here(self, interaction: discord.Interaction) -> tuple[Caller, int]:
        """The caller, and the live table in this channel. Raises `Refusal`."""
        caller = await caller_of(interaction)
        return caller, await table_here(caller, self.game)
