"""The picture in a table's post: one a stage, and at last the scoresheet."""

from discord import ui

from bot.delivery.body import Page, with_drawing
from bot.model.tables import Status
from bot.presenters.picture import Picture
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.kit.names import names_at
from bot.ui.live.stages import Stages
from bot.ui.pictures.server_pictures import ServerPictures


class PostPictures:
    """Adds pictures to posts."""

    def __init__(self, of_server: ServerPictures) -> None:
        self._of_server = of_server
        self._pictures = of_server.pictures
        self._stages = Stages()

    async def wanted(self, table: Table) -> bool:
        """Whether the server of a table is shown pictures."""
        return await self._of_server.wanted_in(table.row.guild_id)

    def added(self, table: Table, view: ui.LayoutView) -> ui.LayoutView:
        """A table's post with its picture, if it has one."""
        picture = self._picture(table)
        if picture is None or not isinstance(view, Page):
            return view
        return with_drawing(view, self._pictures.drawing(picture))

    def _picture(self, table: Table) -> Picture | None:
        told, say = table.entry.pictures, speaker(table.row.language)
        if told is None or table.fold is None:
            return None
        if table.status is Status.FINISHED:
            lines = table.view(None).scorepad
            return told.sheet_picture(lines, names_at(table, say)) if lines else None
        return self._stage(table, say) if table.status is Status.RUNNING else None

    def _stage(self, table: Table, say: Say) -> Picture | None:
        told, stage = table.entry.pictures, self._stages.stage(table)
        if told is None or stage is None:
            return None
        return told.stage_picture(stage.view, names_at(table, say), say)
