"""The scorepad: cards left, piles taken, and the play with which each player went out."""

from collections.abc import Sequence

from bot.games.contract import Fact, ScoreLine
from bot.games.hollander import View
from bot.presenters.contract import Names
from bot.texts.catalog import Say
from bot.texts.keys import key_of

NOT_COUNTED = "–"  # piles that nobody has counted
NAME, LEFT, TAKEN, OUT = 8, 6, 7, 8  # the widths of the columns, within a phone's 29 characters of code


def scorepad(view: View, names: Names, say: Say) -> str:
    """A line per player, from the first play on; `1.(34)`, the play that ended it, after the game."""
    if view.step == "setup":
        return ""
    plays = {line.seat: line.details["at"] for line in view.scorepad}
    outs = {seat: _out(number, plays.get(seat)) for number, seat in enumerate(view.out, start=1)}
    rows = [
        _row(names.bare(seat, NAME - 1), str(view.cards_left[seat]), str(view.taken[seat]), outs.get(seat))
        for seat in range(view.players)
    ]
    return _table(rows, say)


def score_lines(lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
    """A finished game's, from its lines alone."""
    rows = []
    for line in lines:
        taken, out = line.details["taken"], line.details["out"]
        piles = NOT_COUNTED if taken is None else str(taken)
        went = None if out is None else _out(int(str(out)), line.details["at"])
        rows.append(_row(names.bare(line.seat, NAME - 1), str(line.score), piles, went))
    return _table(rows, say) if rows else ""


def _table(rows: Sequence[str], say: Say) -> str:
    heads = (say(key_of("hollander-pad", column)) for column in ("left", "taken", "out"))
    head = _row(say("hollander-pad-name"), *heads)
    return f"-# {say('hollander-pad-legend')}\n```\n" + "\n".join([head, *rows]) + "\n```"


def _row(name: str, left: str, taken: str, out: str | None) -> str:
    return f"{name:<{NAME}}{left:>{LEFT}}{taken:>{TAKEN}}{out or '–':>{OUT}}"


def _out(number: int, play: Fact | None) -> str:
    return f"{number}." if play is None else f"{number}.({play})"
