"""The table as everyone sees it, and the latest news."""

from collections.abc import Sequence

from bot.games.contract import Event, Seat
from bot.games.hollander import View
from bot.games.hollander.pile import UNDER_CAPTAIN
from bot.presenters.contract import Names
from bot.presenters.hollander.cards import brief, several
from bot.presenters.hollander.events import news_text
from bot.texts.catalog import Say

ARROW = "▸"
PILE_SHOWN = 8  # cards of the play pile shown, from the top
NEWS_SHOWN = 6
SHOWN_ANYWAY = (
    "ready",
    "swapped",
    "plays_again",
    "choice_due",
    "game_over",
)  # events that the rest of the board shows
TURN = {"play": "hollander-turn", "call": "hollander-turn-call", "swap": "hollander-turn-swap"}


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    """Whose turn it is, the play pile, everyone's cards, and the news."""
    blocks = [turn_line(view, names, say)]
    if view.step != "setup":
        blocks.append(pile(view, say))
    blocks.append("\n".join(player(view, seat, names, say) for seat in range(view.players)))
    if lines := news(view, names, say):
        blocks.append(lines)
    return blocks


def beside_stage(view: View, names: Names, say: Say) -> Sequence[str]:
    """Whose turn it is."""
    return [turn_line(view, names, say)]


def turn_line(view: View, names: Names, say: Say) -> str:
    """Whose turn it is, and from where they play."""
    if view.turn is None:
        missing = unready(view, names)
        return say("hollander-preparing", names=missing, starter=names[view.starter])
    return say(TURN[view.step], name=names[view.turn], place=view.place)


def headline(view: View, say: Say) -> str:
    """Empty: the game has no rounds."""
    return ""


def to_answer(view: View, names: Names, say: Say) -> str:
    """The top of the play pile, and the order in force."""
    if view.step == "setup":
        return ""
    return " · ".join([*(brief(code, say) for code in view.pile[-1:]), order(view, say)])


def verb(view: View) -> str:
    """The key of the step's button."""
    return "hollander-button-prepare" if view.step == "setup" else "button-play"


def unready(view: View, names: Names) -> str:
    """The names of the players who are still swapping clash cards."""
    return ", ".join(f"**{names[seat]}**" for seat, ready in enumerate(view.ready) if not ready)


def order(view: View, say: Say) -> str:
    """The order in force."""
    captain = "yes" if view.order == UNDER_CAPTAIN else "no"
    return say("hollander-order", bound=view.order.bound, rank=view.order.rank, captain=captain)


def order_brief(view: View, say: Say) -> tuple[str, ...]:
    """The order in force, in two short lines at most."""
    captain = "yes" if view.order == UNDER_CAPTAIN else "no"
    first = say("hollander-order-brief", bound=view.order.bound, rank=view.order.rank)
    return (first,) if view.order.bound == "any" else (first, say("hollander-order-more", captain=captain))


def pile(view: View, say: Say) -> str:
    """The play pile from the top, the order in force, and the other piles."""
    top = view.pile[: -PILE_SHOWN - 1 : -1]
    more = " …" if len(view.pile) > PILE_SHOWN else ""
    return "\n".join(
        [
            f"{say('hollander-pile', count=len(view.pile))} {several(top, say)}{more}",
            order(view, say),
            f"-# {say('hollander-draw', draw=view.draw, removed=len(view.removed))}",
        ]
    )


def player(view: View, seat: Seat, names: Names, say: Say) -> str:
    """One player's cards, as everyone sees them."""
    name = f"**{names[seat]}**"
    if seat in view.out:
        return f"· {say('hollander-player-out', name=name, place=view.out.index(seat) + 1)}"
    to_move = seat == view.turn or (view.step == "setup" and not view.ready[seat])
    marks = [say("hollander-dealer")] if seat == view.dealer else []
    if view.step == "setup" and view.ready[seat]:
        marks.append(say("hollander-is-ready"))
    text = say(
        "hollander-player",
        name=name,
        hand=view.hand_sizes[seat],
        clash=several(view.clash[seat], say),
        final=sum(view.finals[seat]),
    )
    return " · ".join([f"{ARROW if to_move else '·'} {text}", *marks])


def news(view: View, names: Names, say: Say) -> str:
    """The latest events that the viewer knows, a line each."""
    return "\n".join(f"-# {text}" for text in news_texts(view, view.news, names, say)[-NEWS_SHOWN:])


def news_texts(view: View, events: Sequence[Event], names: Names, say: Say) -> Sequence[str]:
    """Those of these events that the viewer knows, a sentence each."""
    return [news_text(event, names, say) for event in events if _is_news(event, view.seat)]


def _is_news(event: Event, viewer: Seat | None) -> bool:
    if event.code == "drew":
        return event.facts["seat"] == viewer
    if event.code == "swapped_hand":  # those two read more of it elsewhere
        return viewer not in (event.facts["seat"], event.facts["other"])
    return event.code not in SHOWN_ANYWAY
