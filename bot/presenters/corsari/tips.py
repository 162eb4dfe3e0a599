"""Tips for a first game: the draw, the time to set sail, the gain of laying down."""

from collections.abc import Iterator, Sequence

from bot.games.corsari.view import View
from bot.presenters.corsari.splits import outcome
from bot.texts.catalog import Say

LOW = 15  # a limit to set sail with: others seldom have a lower one early


def tips(view: View, say: Say) -> Sequence[str]:
    """About drawing, discarding or laying down."""
    return list(_tips(view, say))


def special_cards(view: View, say: Say) -> Sequence[str]:
    """None: there are numbers alone."""
    return []


def _tips(view: View, say: Say) -> Iterator[str]:
    if view.step == "lay" and view.offers:
        yield say("corsari-tip-lay", outcome=outcome(view))
    elif view.turn == view.seat and view.step == "draw":
        yield say("corsari-tip-draw")
    elif view.turn == view.seat and view.step == "discard" and view.offers:
        limit = view.offers[0].split.limit
        if view.must_sail or limit <= LOW:
            yield say("corsari-tip-discard", limit=limit, low="must" if view.must_sail else "yes")
