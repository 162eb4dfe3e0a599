"""The games of the house; only what builds the bot imports them."""

from bot.ai import corsari as corsari_computer
from bot.ai import hollander as hollander_computer
from bot.ai import playapirata as playapirata_computer
from bot.ai import skullking as skullking_computer
from bot.ai.playapirata import advice as playapirata_adviser
from bot.ai.skullking import advice as skullking_adviser
from bot.entry import Entry
from bot.games import corsari, hollander, playapirata, skullking
from bot.games.corsari import paper as corsari_paper
from bot.games.hollander import paper as hollander_paper
from bot.games.playapirata import paper as playapirata_paper
from bot.games.skullking import paper as skullking_paper
from bot.games.skullking import plans as skullking_plans
from bot.presenters import corsari as corsari_presenter
from bot.presenters import hollander as hollander_presenter
from bot.presenters import playapirata as playapirata_presenter
from bot.presenters import skullking as skullking_presenter

ENTRIES = (
    Entry(
        skullking,
        skullking_computer,
        skullking_presenter,
        "cogs.skullking",
        pictures=skullking_presenter,
        emojis=skullking_presenter.EMOJIS,
        label=skullking_presenter.label,
        paper=skullking_paper,
        score_lines=skullking_presenter.score_lines,
        tips=skullking_presenter.tips,
        plans=skullking_plans,
        planned=skullking_presenter.planned,
        adviser=skullking_adviser,
        advice=skullking_presenter,
    ),
    Entry(
        playapirata,
        playapirata_computer,
        playapirata_presenter,
        "cogs.playapirata",
        pictures=playapirata_presenter,
        emojis=playapirata_presenter.EMOJIS,
        choices=playapirata_presenter,
        paper=playapirata_paper,
        score_lines=playapirata_presenter.score_lines,
        tips=playapirata_presenter.tips,
        adviser=playapirata_adviser,
        advice=playapirata_presenter,
    ),
    Entry(
        corsari,
        corsari_computer,
        corsari_presenter,
        "cogs.corsari",
        pictures=corsari_presenter,
        emojis=corsari_presenter.EMOJIS,
        choices=corsari_presenter,
        paper=corsari_paper,
        score_lines=corsari_presenter.score_lines,
        tips=corsari_presenter.tips,
    ),
    Entry(
        hollander,
        hollander_computer,
        hollander_presenter,
        "cogs.hollander",
        pictures=hollander_presenter,
        emojis=hollander_presenter.EMOJIS,
        choices=hollander_presenter,
        paper=hollander_paper,
        score_lines=hollander_presenter.score_lines,
        tips=hollander_presenter.tips,
    ),
)
