"""Tips for a first game: what to draw, when to set sail, what a round brought."""

from collections.abc import Iterator, Sequence

from bot.games.corsari.view import View
from bot.texts.catalog import Say

LOW = 15  # a limit to set sail with: others seldom have a lower one early


def tips(view: View, say: Say) -> Sequence[str]:
    """About drawing, discarding or laying down; as a round begins about the last one."""
    return list(_tips(view, say))


def special_cards(view: View, say: Say) -> Sequence[str]:
    """None: there are numbers alone."""
    return []


def _tips(view: View, say: Say) -> Iterator[str]:
    own = [line for line in view.scorepad if line.seat == view.seat]
    if own and not any(turn.seat == view.seat for turn in view.history) and view.step == "draw":
        line = own[-1]
        limit = line.details["limit"]
        if limit is not None:
            yield say("corsari-tip-scored", round=line.round, limit=limit, score=line.score)
    if view.step == "lay" and view.offers:
        yield say("corsari-tip-lay")
    elif view.turn == view.seat and view.step == "draw":
        yield say("corsari-tip-draw")
    elif view.turn == view.seat and view.step == "discard" and view.offers:
        limit = view.offers[0].split.limit
        low = "must" if view.must_sail else "yes" if limit <= LOW else "no"
        yield say("corsari-tip-discard", limit=limit, low=low)
