"""What may be tapped."""

from bot.games.contract import Move, Plan
from bot.games.skullking import View
from bot.presenters.contract import Label, Names
from bot.presenters.skullking.cards import card_name, kind, shape
from bot.texts.catalog import Say


def label(view: View, names: Names, say: Say, words: Move, given: int) -> Label:
    """A bid, or a card: of equal ones the same, Scary Mary in both her faces."""
    verb, word = words.split()
    if verb == "bid":
        own = None if view.seat is None else view.bids[view.seat]
        return Label(word, chosen=word == str(own))
    key = f"skullking-button-{word.lower().replace(':', '-')}"
    text = say(key) if ":" in word else kind(word) if word[0] in "YRBK" else card_name(word, say)
    return Label(text, shape(word), kind=kind(word))


def planned(plan: Plan, say: Say) -> tuple[str, str]:
    """The card of a plan: its name, and its emoji."""
    code = plan.split()[1]
    return card_name(code, say), shape(code)


def verb(view: View) -> str:
    """`button-bid` while bids are made, `button-play` after."""
    return "button-bid" if view.step == "bid" else "button-play"
