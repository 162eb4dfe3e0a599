"""A person's figures in games with real cards, which their card adds to those of tables."""

import asyncio
from collections.abc import Sequence

from bot.games.paper import Stay
from bot.games.summary import summaries
from bot.model.careers import GameFigures, together
from bot.model.scorepads import ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads


async def figures_of(
    scorepads: Scorepads, user_id: int, guild_id: int, *, everywhere: bool
) -> Sequence[GameFigures]:
    """The figures by game, over the scorepads that everyone has confirmed, of a server or of all."""
    numbers = await scorepads.store.confirmed_of(user_id, guild_id, everywhere=everywhere)
    pads = await scorepads.load_all(numbers)
    # A game takes some milliseconds, in which nobody else waits.
    figures = await asyncio.to_thread(lambda: [_figures(pad, user_id) for pad in pads])
    return together(one for one in figures if one is not None)


def _figures(scorepad: Scorepad, user_id: int) -> GameFigures | None:
    """None for who came late or left, and for an unusual game that no moderator has counted."""
    seat = scorepad.seat_of(user_id)
    if seat is None or (scorepad.is_unusual and scorepad.state is not ScorepadState.COUNTED):
        return None
    if scorepad.paper.stays and scorepad.paper.stays[seat] != Stay():
        return None
    found = summaries(scorepad.rules, scorepad.paper.scorepad(), scorepad.placings)
    one = next(row for row in found if row.seat == seat)
    return GameFigures(
        scorepad.row.game, 1, int(one.place == 1), 0, 0, one.best, one.bids, one.met, one.streak
    )
