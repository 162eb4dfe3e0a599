"""Pictures of a game that is over, and the line that says what they are of."""

from bot.model.tables import Status
from bot.presenters.picture import Picture, Title, pictured
from bot.presenters.sheets import course
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.kit.names import game_with_edition, names_at
from bot.ui.pictures import captions


def captioned(picture: Picture, table: Table, now: int = 0) -> Picture:
    """A picture of a table with its game and edition, its length, and the day of its end, or of `now`."""
    # In the server's language, as a film is saved by one person and read by others.
    say = speaker(table.row.language)
    parts = [game_with_edition(table.game.RULES, table.row.options, say)]
    if rounds := len({line.round for line in table.view(None).scorepad}):
        parts.append(say("picture-rounds", count=rounds))
    return captions.captioned(picture, parts, table.row.closed_at or now, table.row.language)


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
