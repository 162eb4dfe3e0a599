"""The picture in a table's post: the table now or after its last whole trick, and at last how it ended."""

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from discord import ui

from bot.delivery.body import Page, with_drawing
from bot.entry import Entry
from bot.model.tables import Pace, Status
from bot.presenters.picture import Picture
from bot.tables.fold import Fold
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.kit.names import names_at
from bot.ui.live.captions import end_picture
from bot.ui.pictures.captions import signed
from bot.ui.pictures.server_pictures import ServerPictures

MOST_KEPT = 1024
STEPS_BACK = (1, 4, 16, 64)  # how many moves back the stage is looked for, first to last


class PostPictures:
    """Adds pictures to posts.

    A table that moves fast, or all while requests are `behind`, show their last whole trick or turn: each
    picture is an upload, the dearest of requests.
    """

    def __init__(self, of_server: ServerPictures, behind: Callable[[], bool] = lambda: False) -> None:
        self._of_server = of_server
        self._behind = behind
        self._pictures = of_server.pictures
        self._stages = Stages()

    async def signature(self, table: Table) -> str | None:
        """As `ServerPictures.signature`, of the table's server."""
        return await self._of_server.signature(table.row.guild_id)

    def added(self, table: Table, view: ui.LayoutView, signature: str) -> ui.LayoutView:
        """A table's post with its picture, if any."""
        picture = self._picture(table)
        if picture is None or not isinstance(view, Page):
            return view
        return with_drawing(view, self._pictures.drawing(signed(picture, signature)))

    def _picture(self, table: Table) -> Picture | None:
        pictures, say = table.entry.presenter.pictures, speaker(table.row.language)
        if pictures is None:
            return None
        if table.status is Status.OPEN:
            return pictures.cover_picture(table.game.RULES.variant_name(table.row.options), say)
        if table.fold is None:
            return None
        if table.status is Status.FINISHED:
            return end_picture(table, say)
        return self._running(table, say) if table.status is Status.RUNNING else None

    def _running(self, table: Table, say: Say) -> Picture | None:
        pictures = table.entry.presenter.pictures
        if pictures is None or table.row.pace is Pace.LIVE or self._behind():
            return self._stage(table, say)
        return pictures.board_picture(table.view(None), names_at(table, say), say)

    def _stage(self, table: Table, say: Say) -> Picture | None:
        pictures, stage = table.entry.presenter.pictures, self._stages.stage(table)
        if pictures is None or stage is None:
            return None
        return pictures.stage_picture(stage.view, names_at(table, say), say)


class Stage(NamedTuple):
    """A stage, and the public's view as it began, after a number of `moves`."""

    name: str
    moves: int
    line: int  # of the last move; no number comes twice, so it says whether a stage is the same
    view: object


class Stages:
    """Finds the stages of tables, and keeps the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Stage] = OrderedDict()

    def stage(self, table: Table) -> Stage | None:
        """The stage of a table's game, if it has a picture."""
        pictures, folded = table.entry.presenter.pictures, table.fold
        if pictures is None or folded is None:
            return None
        name = pictures.stage(table.view(None))
        if not name:
            return None
        kept = self._kept.get(table.id)
        if kept is None or kept.name != name or _line(folded, kept.moves) != kept.line:
            kept = _begun(table.entry, folded, name)
            self._kept[table.id] = kept
        self._kept.move_to_end(table.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept


def _line(folded: Fold, moves: int) -> int | None:
    if moves > len(folded.numbers):
        return None
    return folded.numbers[moves - 1] if moves else 0


def _begun(entry: Entry, folded: Fold, name: str) -> Stage:
    # Most often it began a few moves ago.
    pictures, last = entry.presenter.pictures, len(folded.numbers)
    assert pictures is not None  # it has named the stage
    stage_of = pictures.stage

    def is_in(state: Any) -> bool:
        return stage_of(entry.game.view(state, None)) == name

    states, first = [folded.state], last
    for back in (*STEPS_BACK, last):
        if not is_in(states[0]) or first == 0:
            break
        first = max(0, last - back)
        states = [*(step.before for step in folded.steps(first)), folded.state]
    began = bisect_left(states, True, key=is_in)
    line = _line(folded, first + began) or 0
    return Stage(name, first + began, line, entry.game.view(states[began], None))
