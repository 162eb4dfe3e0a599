"""The scorepad: cards left, piles taken, and who went out with which play."""

from bot.games.contract import Seat
from bot.games.hollander import View
from bot.presenters.contract import Names
from bot.texts.catalog import Say

NAME, LEFT, TAKEN, OUT = 15, 7, 7, 11
"""Widths of the columns, in all as narrow as a phone."""


def scorepad(view: View, names: Names, say: Say) -> str:
    """A line for each player, from the first play on, as it stands now."""
    if view.step == "setup":
        return ""
    heads = (say(f"hollander-pad-{column}") for column in ("left", "taken", "out"))
    rows = [_row(say("hollander-pad-name"), *heads)]
    for seat in range(view.players):
        left, taken = view.cards_left[seat], view.taken[seat]
        rows.append(_row(names.bare(seat, NAME - 1), str(left), str(taken), _out(view, seat)))
    return f"-# {say('hollander-pad-legend')}\n```\n" + "\n".join(rows) + "\n```"


def _row(name: str, left: str, taken: str, out: str) -> str:
    return f"{name:<{NAME}}{left:>{LEFT}}{taken:>{TAKEN}}{out:>{OUT}}"


def _out(view: View, seat: Seat) -> str:
    """`1. (34)`: the first, with play 34; the play is told when the game is over, if anybody counted."""
    if seat not in view.out:
        return "–"
    at = [line.details["at"] for line in view.scorepad if line.seat == seat]
    return f"{view.out.index(seat) + 1}." + "".join(f" ({play})" for play in at if play is not None)
