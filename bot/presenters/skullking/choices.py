"""What may be tapped."""

from collections.abc import Sequence

from bot.games.contract import Plan
from bot.games.skullking import View
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.skullking.cards import card_name, kind, shape
from bot.texts.catalog import Say


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """The bids, or the cards that may be played, equal ones once, Scary Mary in both her faces."""
    if view.step == "bid" and view.seat is not None:
        own = view.bids[view.seat]
        return [Choice(f"bid {bid}", str(bid), chosen=bid == own) for bid in range(view.round + 1)]
    by_kind = {kind(face): face for face in reversed(view.playable)}
    return [_card_choice(face, say) for face in view.playable if by_kind[kind(face)] == face]


def _card_choice(face: str, say: Say) -> Choice:
    key = f"skullking-button-{face.lower().replace(':', '-')}"
    label = say(key) if ":" in face else kind(face) if face[0] in "YRBK" else card_name(face, say)
    return Choice(f"play {face}", label, shape(face))


def planned(plan: Plan, say: Say) -> tuple[str, str]:
    """The card of a plan: its name, and its emoji."""
    code = plan.split()[1]
    return card_name(code, say), shape(code)


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """None: every bid and every card has its button."""
    return ()


def verb(view: View) -> str:
    """`button-bid` while bids are made, `button-play` after."""
    return "button-bid" if view.step == "bid" else "button-play"
