"""How High Card is shown: what a presenter must have, and no more."""

from collections.abc import Sequence

from bot.games.contract import Event, Fact, ScoreLine
from bot.presenters import facts
from bot.presenters.contract import Names
from bot.presenters.facts import FactFormats, name, scored
from bot.texts.catalog import Say
from tests.smallest_game.rules import View

FORMATS: FactFormats = {"seat": ("name", name), "scores": ("scores", scored)}


def headline(view: View, say: Say) -> str:
    return say("highcard-round", round=view.round)


def to_answer(view: View, names: Names, say: Say) -> str:
    return "" if view.lying is None else say("highcard-lying", card=view.lying)


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    turn = say("hand-over") if view.turn is None else say("highcard-turn", name=names[view.turn])
    return [f"{headline(view, say)}\n{turn}", *filter(None, [to_answer(view, names, say)])]


beside_stage = board


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    return [*board(view, names, say), *filter(None, [holdings(view, say)])]


beside = hand


def verb(view: View) -> str:
    return "button-play"


def scorepad(view: View, names: Names, say: Say) -> str:
    return score_lines(view.scorepad, names, say)


def score_lines(lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
    return "\n".join(f"{line.round}  {names[line.seat]}  {line.score}  {line.total}" for line in lines)


def holdings(view: View, say: Say) -> str:
    return " · ".join(view.hand)


def fact(name: str, value: Fact, say: Say) -> Fact:
    return value


def event_text(event: Event, names: Names, say: Say) -> str:
    return facts.event_text("highcard", event, FORMATS, names, say)
