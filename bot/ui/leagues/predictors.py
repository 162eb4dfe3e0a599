"""The ranking of a league's predictors: spectators who predicted its results."""

from collections.abc import Sequence

from bot.delivery.body import Page
from bot.seasons.league import League
from bot.tables.predictions import Predictor, predictors_of
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.caller import Caller
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import its_league
from bot.ui.leagues.widgets import cut
from bot.ui.table.predictions import predictor_line

ROOM = 3_000  # characters for all of them


def predictors_page(league: str, predictors: Sequence[Predictor], say: Say) -> Page:
    """The predictors of a league of this name, the best first."""
    title = f"## {say('seers-title', name=escape(league))}"
    if not predictors:
        return page([title, say("seers-none")])
    lines = [predictor_line(one, say) for one in predictors]
    return page([f"{title}\n-# {say('seers-about')}", cut(lines, ROOM, say)])


@answers("seers", given=its_league)
async def _predictors(caller: Caller, league: League) -> None:
    await caller.show(
        predictors_page(league.row.name, await predictors_of(caller.tables, league.id), caller.say)
    )
