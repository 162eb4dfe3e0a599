"""Films of a finished game: the whole of it, or its turning points; both end with the winners."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from io import BytesIO
from typing import Any, NamedTuple

import discord

from bot.delivery.messenger import NOBODY
from bot.presenters.contract import Pictures
from bot.presenters.endings import turning_rounds
from bot.presenters.picture import alternative, unhurried
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers, its_table
from bot.ui.kit.caller import Caller
from bot.ui.kit.errors import answer_errors
from bot.ui.kit.names import game_name, names_at
from bot.ui.live.captions import captioned
from bot.ui.live.podium import podium
from bot.ui.pictures.captions import signed
from bot.ui.pictures.films import Frame
from bot.ui.table.replay import require_over

MOST_FRAMES = 260  # besides the end; with more, tricks and turns are shown as they ended
WHOLE, HIGHLIGHTS, END = 54_000, 9_000, 6_000  # milliseconds
END_OF_HIGHLIGHTS = 3_000
MOMENTS = 3
OF_A_MOMENT = 6  # scenes, the last ones of its round
LONGEST = 900  # milliseconds of a move
LINGERS = 3  # times longer, for the scene in which a trick or turn ends
NAME = "game.gif"  # the name of every film, which gives nothing away
AT_ONCE = 4  # moves between two pauses for other tasks


class Scene(NamedTuple):
    """A scene of a game: the table after `at` moves; `ends` if a trick or turn ended there."""

    at: int
    round: int  # of the scorepad, the one that is being played
    ends: bool


async def show_film(caller: Caller, table: Table, *, whole: bool = True) -> None:
    """Answers, some seconds later, with a film of a game that is over."""
    require_over(table)
    if not caller.services.drawings.films.are_on or table.entry.presenter.pictures is None:
        raise Refusal("film_failed")
    await caller.answer_later()
    work = _send(caller, table, table.entry.presenter.pictures, whole=whole)
    caller.services.drawings.films.later(answer_errors(caller.interaction, work, table.id))


async def _send(caller: Caller, table: Table, pictures: Pictures[Any], *, whole: bool) -> None:
    films, say = caller.services.drawings.films, caller.say
    async with films.one_in(table.row.guild_id):
        signature = await caller.services.drawings.pictures.signature(table.row.guild_id) or ""
        frames = await frames_of(table, pictures, say, whole=whole)
        data = await films.made([Frame(signed(one.picture, signature), one.milliseconds) for one in frames])
    words = alternative(game_name(table, say), podium(table, say))
    file = discord.File(BytesIO(data), NAME, description=words)
    await caller.interaction.edit_original_response(
        content=say("done-film" if whole else "done-highlights"), attachments=[file], allowed_mentions=NOBODY
    )


async def frames_of(
    table: Table, pictures: Pictures[Any], say: Say, *, whole: bool = True
) -> Sequence[Frame]:
    """The pictures of a film, with their times: all moves, or the turning points; then the end."""
    scenes, public = await _scenes(table, pictures), table.view(None)
    if not whole:
        scenes = highlights(scenes, turning_rounds(public.scorepad, public.result or (), MOMENTS))
    elif len(scenes) > MOST_FRAMES:
        scenes = thinned([scene for scene in scenes if scene.ends], MOST_FRAMES)
    times = _times(scenes, WHOLE if whole else HIGHLIGHTS)
    names, frames = names_at(table, say), list[Frame]()
    async for at, state in _states(table):
        if at in times:
            picture = pictures.film_picture(table.game.view(state, None), names, say)
            frames.append(Frame(unhurried(picture), times[at]))
            await asyncio.sleep(0)
    frames[0] = Frame(captioned(frames[0].picture, table), frames[0].milliseconds)
    end = captioned(pictures.end_picture(public, names, say), table)
    return [*frames, Frame(end, END if whole else END_OF_HIGHLIGHTS)]


def _times(scenes: Sequence[Scene], length: int) -> Mapping[int, int]:
    """The milliseconds for which each scene is shown, by its number of moves; `length` in all."""
    weights = [LINGERS if scene.ends else 1 for scene in scenes]
    unit = min(LONGEST, length // max(1, sum(weights)))
    return {scene.at: unit * weight for scene, weight in zip(scenes, weights, strict=True)}


async def _scenes(table: Table, pictures: Pictures[Any]) -> Sequence[Scene]:
    """The deal, and each move that changes the public picture; hidden choices do not."""
    scenes: list[Scene] = []
    latest: object = None
    stage, before = "", 0
    async for at, state in _states(table):
        view = table.game.view(state, None)
        scene, now = pictures.scene(view), pictures.stage(view)
        if scene != latest:
            scored = len({line.round for line in view.scorepad})
            # The scores of a round are shown with the deal of the next one.
            scenes.append(Scene(at, scored if scored > before else scored + 1, ends=now != stage))
            before = scored
        latest, stage = scene, now
    return scenes


async def _states(table: Table) -> AsyncIterator[tuple[int, Any]]:
    # A long game would block the event loop, so other tasks run in between.
    for at, step in enumerate(table.dealt.steps()):
        yield at, step.before
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)
    yield len(table.dealt.numbers), table.dealt.state


def highlights(scenes: Sequence[Scene], rounds: Sequence[int]) -> Sequence[Scene]:
    """The last scenes of these rounds, without the deal; of too few rounds the last scenes of the game."""
    if len(rounds) < MOMENTS:
        return scenes[-MOMENTS * OF_A_MOMENT :]
    return [
        scene
        for number in sorted(rounds)
        for scene in [scene for scene in scenes[1:] if scene.round == number][-OF_A_MOMENT:]
    ]


def thinned(scenes: Sequence[Scene], most: int) -> Sequence[Scene]:
    """At most `most` scenes, spread evenly, with the first and the last."""
    if len(scenes) <= most:
        return scenes
    return [scenes[round(at * (len(scenes) - 1) / (most - 1))] for at in range(most)]


@answers("film", given=its_table)
async def _film(caller: Caller, table: Table) -> None:
    await show_film(caller, table)


@answers("highlights", given=its_table)
async def _highlights(caller: Caller, table: Table) -> None:
    await show_film(caller, table, whole=False)
