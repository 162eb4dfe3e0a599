"""The line that says what a picture of a table is of, wherever it is seen."""

from dataclasses import replace
from datetime import UTC, datetime

from babel.dates import format_date

from bot.model.tables import Status
from bot.presenters.picture import Caption, Picture, Title, alternative, pictured
from bot.presenters.sheets import course
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.kit.names import game_with_edition, names_at


def captioned(picture: Picture, table: Table) -> Picture:
    """A picture of a table with its game and edition, its length, and the day of its end."""
    text = _caption(table)
    return replace(picture, blocks=(*picture.blocks, Caption(text)), alt=alternative(picture.alt, text))


def end_picture(table: Table, say: Say) -> Picture | None:
    """The picture of how a game ended, if there is a result and its game has pictures."""
    pictures, view = table.entry.presenter.pictures, table.view(None)
    if pictures is None or not view.result:
        return None
    return captioned(pictures.end_picture(view, names_at(table, say), say), table)


def course_picture(table: Table, say: Say) -> Picture | None:
    """The course of a game that is over, if it had enough rounds."""
    if table.status is not Status.FINISHED:
        return None
    lines = course(table.view(None).scorepad, names_at(table, say))
    return None if lines is None else captioned(pictured(Title(say("picture-course")), lines), table)


def _caption(table: Table) -> str:
    # In the server's language, as a film is saved by one person and read by others.
    language = table.row.language
    say = speaker(language)
    parts = [game_with_edition(table.game.RULES, table.row.options, say)]
    if table.row.closed_at is not None:
        rounds = len({line.round for line in table.view(None).scorepad})
        day = datetime.fromtimestamp(table.row.closed_at, UTC)
        parts += [say("picture-rounds", count=rounds), str(format_date(day, "long", locale=language))]
    return " · ".join(parts)
