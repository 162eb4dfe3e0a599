"""How Corsari is shown.

Besides the modules that every presenter has, `splits`: hands laid down; and `drafts`: those that are begun.
"""

from bot.presenters.corsari.board import beside_stage, board, headline, to_answer
from bot.presenters.corsari.cards import fact
from bot.presenters.corsari.choices import choices, menus, verb
from bot.presenters.corsari.events import event_text
from bot.presenters.corsari.faces import EMOJIS
from bot.presenters.corsari.film import scene, scene_picture
from bot.presenters.corsari.hand import beside, hand, holdings
from bot.presenters.corsari.pictures import board_picture, hand_picture, stage, stage_picture
from bot.presenters.corsari.scorepad import beside_sheet, score_lines, scorepad
from bot.presenters.corsari.strength import strength_picture
from bot.presenters.corsari.tips import tips
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
