"""What a scorepad and the messages about it are made of: names, lines, fields."""

from collections.abc import Sequence

from bot.games.contract import ScoreLine
from bot.presenters.contract import Names
from bot.presenters.picture import Picture
from bot.presenters.sheets import last_round
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import Say
from bot.texts.keys import field_key
from bot.ui.kit.text import escape


def player_names(scorepad: Scorepad) -> Names:
    """The names of the players by seat, harmless to show."""
    return Names(tuple(escape(row.name) for row in scorepad.players))


def score_text(scorepad: Scorepad, say: Say) -> str:
    """The lines of the scorepad, as narrow as a phone; empty before the first."""
    return _told(scorepad, scorepad.paper.scorepad(), say)


def beside_sheet(scorepad: Scorepad, say: Say) -> str:
    """What is told of the scorepad beside its sheet: the lines of the last round; empty before the first."""
    return _told(scorepad, last_round(scorepad.paper.scorepad()), say)


def _told(scorepad: Scorepad, lines: Sequence[ScoreLine], say: Say) -> str:
    tell = scorepad.entry.score_lines
    return "" if tell is None else tell(lines, player_names(scorepad), say)


def score_sheet(scorepad: Scorepad) -> Picture | None:
    """The scorepad as a sheet; None before the first line, and for a game without pictures."""
    told, lines = scorepad.entry.pictures, scorepad.paper.scorepad()
    return told.sheet_picture(lines, player_names(scorepad)) if told is not None and lines else None


def field_name(game: str, key: str, say: Say) -> str:
    """What a field is called."""
    return say(field_key(game, key))
