"""How Grog is shown, every part in one module. Its choices are the default's."""

from collections.abc import Sequence

from bot.games.contract import Event, Fact, ScoreLine
from bot.presenters import facts
from bot.presenters.contract import Label, Names
from bot.presenters.facts import FactFormats, name, scored
from bot.texts.catalog import Say
from tests.fifth_game.rules import View

NAME = 12
"""Characters of a name on the scorepad."""
SHAPES = {"A": "⚓", "B": "🦜", "C": "🥥"}


def headline(view: View, say: Say) -> str:
    return say("grog-round", round=view.round, rounds=view.rounds)


def to_answer(view: View, names: Names, say: Say) -> str:
    return "".join(_trick(view, say))


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    turn = say("hand-over") if view.turn is None else say("grog-turn", name=names[view.turn])
    points = " · ".join(f"**{names[seat]}** {points}" for seat, points in enumerate(view.points))
    return [f"{headline(view, say)}\n{turn}", *_trick(view, say), points]


beside_stage = board  # there are no pictures


def _trick(view: View, say: Say) -> Sequence[str]:
    return [f"**{say('grog-trick')}** {_chips(view.trick)}"] if view.trick else []


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """What the viewer is asked, the trick, and the cards."""
    if view.turn is None:
        return [say("hand-over")]
    asked = say("grog-your-turn") if view.turn == view.seat else say("grog-turn", name=names[view.turn])
    cards = [f"{SHAPES[card[0]]} `{card}` {card_name(card, say)}" for card in view.hand]
    return [asked, *_trick(view, say), *(["\n".join(cards)] if cards else [])]


beside = hand


def label(view: View, names: Names, say: Say, words: str, given: int) -> Label:
    card = words.rsplit(maxsplit=1)[-1]
    return Label(card, SHAPES[card[0]])


def verb(view: View) -> str:
    return "button-play"


def scorepad(view: View, names: Names, say: Say) -> str:
    return score_lines(view.scorepad, names, say)


def score_lines(lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
    """What `scorepad` shows, from the lines alone."""
    shown = [_line(line, names.bare(line.seat, NAME)) for line in lines]
    return "\n".join([f"-# {say('grog-pad')}", "```", *shown, "```"]) if shown else ""


def _line(line: ScoreLine, name: str) -> str:
    return f"{line.round}  {name:<{NAME}}{line.details['tricks']:>3}{line.score:>4}{line.total:>5}"


def holdings(view: View, say: Say) -> str:
    return _chips(view.hand)


def fact(name: str, value: Fact, say: Say) -> Fact:
    if name == "card":
        return card_name(str(value), say)
    return say(f"grog-suit-{str(value).lower()}") if name == "suit" else value


def event_text(event: Event, names: Names, say: Say) -> str:
    return facts.event_text("grog", event, FORMATS, names, say)


def card_name(card: str, say: Say) -> str:
    return say("grog-card", suit=say(f"grog-suit-{card[0].lower()}"), rank=int(card[1:]))


def _chips(cards: Sequence[str]) -> str:
    return " ".join(f"{SHAPES[card[0]]}`{card}`" for card in cards)


def _card(value: Fact, names: Names, say: Say) -> Fact:
    return f"{SHAPES[str(value)[0]]} {card_name(str(value), say)}"


FORMATS: FactFormats = {"seat": ("name", name), "card": ("card", _card), "scores": ("scores", scored)}
