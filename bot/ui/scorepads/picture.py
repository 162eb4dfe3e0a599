"""A scorepad as a picture."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Placing, ScoreLine
from bot.presenters.picture import Picture, alternative
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import speaker
from bot.ui.kit.names import game_with_edition
from bot.ui.pictures.captions import captioned
from bot.ui.scorepads.post import player_names


class _Over(NamedTuple):
    result: Sequence[Placing]
    scorepad: Sequence[ScoreLine]


def score_picture(scorepad: Scorepad) -> Picture | None:
    """The scorepad as a sheet, below the end of its game; None without lines or pictures."""
    pictures, lines = scorepad.entry.presenter.pictures, scorepad.paper.scorepad()
    if pictures is None or not lines:
        return None
    language, names = scorepad.row.language, player_names(scorepad)
    say, rounds = speaker(language), len({line.round for line in lines})
    parts = [
        game_with_edition(scorepad.rules, scorepad.row.options, say),
        say("picture-rounds", count=rounds),
    ]
    picture = pictures.sheet_picture(lines, names)
    if scorepad.placings:
        # Whoever has left is no rival any more.
        played = [line for line in lines if not scorepad.paper.has_left(line.seat, line.round)]
        end = pictures.end_picture(_Over(scorepad.placings, played), names, say)
        picture = Picture((*end.blocks, *picture.blocks), alternative(end.alt, picture.alt))
    return captioned(picture, parts, max(row.at for row in scorepad.written), language)
