"""The games of the house; only code that builds the bot imports them."""

from collections.abc import Sequence

from bot.ai import corsari as corsari_computer
from bot.ai import hollander as hollander_computer
from bot.ai import playapirata as playapirata_computer
from bot.ai import skullking as skullking_computer
from bot.ai.corsari import advice as corsari_adviser
from bot.ai.hollander import advice as hollander_adviser
from bot.ai.playapirata import advice as playapirata_adviser
from bot.ai.skullking import advice as skullking_adviser
from bot.ai.skullking.foretelling import foretold
from bot.entry import Entry
from bot.games import corsari, hollander, playapirata, skullking
from bot.games.corsari import paper as corsari_paper
from bot.games.hollander import paper as hollander_paper
from bot.games.playapirata import paper as playapirata_paper
from bot.games.skullking import paper as skullking_paper
from bot.games.skullking import plans
from bot.games.skullking.predictions import asked
from bot.presenters.corsari import PRESENTER as CORSARI
from bot.presenters.hollander import PRESENTER as HOLLANDER
from bot.presenters.playapirata import PRESENTER as PLAYAPIRATA
from bot.presenters.skullking import PRESENTER as SKULLKING

ENTRIES: Sequence[Entry] = (
    Entry(
        skullking,
        skullking_computer,
        SKULLKING,
        "cogs.skullking",
        paper=skullking_paper,
        plans=plans,
        adviser=skullking_adviser,
        judge=skullking_adviser.judged,
        asked=asked,
        foretold=foretold,
    ),
    Entry(
        playapirata,
        playapirata_computer,
        PLAYAPIRATA,
        "cogs.playapirata",
        paper=playapirata_paper,
        adviser=playapirata_adviser,
    ),
    Entry(
        corsari,
        corsari_computer,
        CORSARI,
        "cogs.corsari",
        paper=corsari_paper,
        adviser=corsari_adviser,
    ),
    Entry(
        hollander,
        hollander_computer,
        HOLLANDER,
        "cogs.hollander",
        paper=hollander_paper,
        adviser=hollander_adviser,
    ),
)
