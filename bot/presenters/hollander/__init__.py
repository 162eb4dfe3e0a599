"""How The Flying Hollander is shown.

Besides the modules that every presenter has, `command_fields`: what may be typed into the slash commands.
"""

from bot.presenters.hollander.board import board, headline, to_answer
from bot.presenters.hollander.board import board as beside_stage
from bot.presenters.hollander.cards import fact
from bot.presenters.hollander.choices import choices, menus, verb
from bot.presenters.hollander.events import event_text
from bot.presenters.hollander.faces import EMOJIS
from bot.presenters.hollander.film import scene, scene_picture
from bot.presenters.hollander.hand import beside, hand, holdings
from bot.presenters.hollander.pictures import board_picture, hand_picture, stage, stage_picture
from bot.presenters.hollander.scorepad import score_lines, scorepad
from bot.presenters.hollander.scorepad import scorepad as beside_sheet
from bot.presenters.hollander.strength import strength_picture
from bot.presenters.hollander.tips import tips
from bot.presenters.sheets import sheet_picture

__all__ = (
    "EMOJIS",
    "beside",
    "beside_sheet",
    "beside_stage",
    "board",
    "board_picture",
    "choices",
    "event_text",
    "fact",
    "hand",
    "hand_picture",
    "headline",
    "holdings",
    "menus",
    "scene",
    "scene_picture",
    "score_lines",
    "scorepad",
    "sheet_picture",
    "stage",
    "stage_picture",
    "strength_picture",
    "tips",
    "to_answer",
    "verb",
)
