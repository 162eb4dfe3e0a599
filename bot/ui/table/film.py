"""A game that is over as a film: a picture a trick or turn, with all hands open, then the scores."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from io import BytesIO
from typing import Any

import discord

from bot.delivery.messenger import NOBODY
from bot.presenters.contract import Pictures
from bot.presenters.picture import Picture, Title, alternative, pictured, unmarked
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import answer_errors
from bot.ui.kit.names import game_name, names_at
from bot.ui.live.podium import podium
from bot.ui.table.replay import require_over

MOST_PICTURES = 100
NAME = "game.gif"  # the name of every film, which tells nothing
AT_ONCE = 4  # moves that are looked at before others have their turn


async def show_film(caller: Caller, table: Table) -> None:
    """Answers, some seconds later, with the film of a game that is over."""
    require_over(table)
    if not caller.services.drawings.films.are_on or table.entry.presenter.pictures is None:
        raise Refusal("film_failed")
    await caller.answer_later()
    work = _send(caller, table, table.entry.presenter.pictures)
    caller.services.drawings.films.later(answer_errors(caller.interaction, work, table.id))


async def _send(caller: Caller, table: Table, told: Pictures[Any]) -> None:
    films, say = caller.services.drawings.films, caller.say
    async with films.one_in(table.row.guild_id):
        data = await films.made(await pictures_of(table, told, say))
    words = alternative(game_name(table, say), podium(table, say))
    file = discord.File(BytesIO(data), NAME, description=words)
    await caller.interaction.edit_original_response(
        content=say("done-film"), attachments=[file], allowed_mentions=NOBODY
    )


async def pictures_of(table: Table, told: Pictures[Any], say: Say) -> Sequence[Picture]:
    """The pictures of a film, at most `MOST_PICTURES`, the scorepad last."""
    scenes: list[int] = []
    shown: list[Picture] = []
    latest: object = None
    async for at, state in _states(table):
        scene = told.scene(table.game.view(state, None))
        if scene != latest or at == len(table.dealt.numbers):
            scenes.append(at)
        latest = scene
    wanted = frozenset(thinned(scenes, MOST_PICTURES - 1))
    async for at, state in _states(table):
        if at in wanted:
            shown.append(_picture(table, told, state, say))
            await asyncio.sleep(0)
    lines = table.view(None).scorepad
    return [*shown, told.sheet_picture(lines, names_at(table, say))] if lines else shown


async def _states(table: Table) -> AsyncIterator[tuple[int, Any]]:
    # Others get a turn in between.
    for at, step in enumerate(table.dealt.steps()):
        yield at, step.before
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)
    yield len(table.dealt.numbers), table.dealt.state


def _picture(table: Table, told: Pictures[Any], state: Any, say: Say) -> Picture:
    public, names = table.game.view(state, None), names_at(table, say)
    hands = [table.game.view(state, row.seat) for row in table.seats]
    headline = unmarked(table.entry.presenter.board.headline(public, say))
    title = [Title(headline)] if headline else []
    return pictured(*title, *told.scene_picture(public, hands, names, say).blocks)


def thinned(steps: Sequence[int], most: int) -> Sequence[int]:
    """So many steps at most, spread evenly, with the first and the last."""
    if len(steps) <= most:
        return steps
    return [steps[round(at * (len(steps) - 1) / (most - 1))] for at in range(most)]


async def _film(caller: Caller, button_id: ButtonId) -> None:
    await show_film(caller, await caller.tables.load(button_id.table))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {"film": _film}
