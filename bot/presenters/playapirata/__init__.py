"""How Playa Pirata is shown.

Besides the modules that every presenter has, `labels`: what stands on the button of a move.
"""

from bot.presenters.playapirata.board import board, headline, to_answer
from bot.presenters.playapirata.board import board as beside_stage
from bot.presenters.playapirata.cards import fact
from bot.presenters.playapirata.choices import choices, menus, verb
from bot.presenters.playapirata.events import event_text
from bot.presenters.playapirata.faces import EMOJIS
from bot.presenters.playapirata.film import scene, scene_picture
from bot.presenters.playapirata.hand import beside, hand, holdings
from bot.presenters.playapirata.labels import advised, moment
from bot.presenters.playapirata.pictures import board_picture, hand_picture, stage, stage_picture
from bot.presenters.playapirata.scorepad import beside_sheet, score_lines, scorepad
from bot.presenters.playapirata.strength import strength_picture
from bot.presenters.playapirata.tips import tips
from bot.presenters.sheets import sheet_picture

__all__ = (
    "EMOJIS",
    "advised",
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
    "moment",
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
