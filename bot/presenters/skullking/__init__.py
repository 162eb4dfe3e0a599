"""How Skull King is shown, by the modules that every presenter has; its choices are the default's."""

from bot.presenters.skullking.board import board, headline, to_answer
from bot.presenters.skullking.board import board as beside_stage
from bot.presenters.skullking.cards import card_name, fact, kind, kind_in, shape
from bot.presenters.skullking.choices import advised, label, moment, planned, verb
from bot.presenters.skullking.events import event_text
from bot.presenters.skullking.faces import EMOJIS
from bot.presenters.skullking.film import scene, scene_picture
from bot.presenters.skullking.hand import beside, hand, holdings
from bot.presenters.skullking.pictures import board_picture, hand_picture, sheet_picture, stage, stage_picture
from bot.presenters.skullking.scorepad import beside_sheet, score_lines, scorepad
from bot.presenters.skullking.strength import strength_picture
from bot.presenters.skullking.tips import tips

__all__ = (
    "EMOJIS",
    "advised",
    "beside",
    "beside_sheet",
    "beside_stage",
    "board",
    "board_picture",
    "card_name",
    "event_text",
    "fact",
    "hand",
    "hand_picture",
    "headline",
    "holdings",
    "kind",
    "kind_in",
    "label",
    "moment",
    "planned",
    "scene",
    "scene_picture",
    "score_lines",
    "scorepad",
    "shape",
    "sheet_picture",
    "stage",
    "stage_picture",
    "strength_picture",
    "tips",
    "to_answer",
    "verb",
)
