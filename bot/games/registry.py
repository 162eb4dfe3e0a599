"""The games of the house, by their key."""

from collections.abc import Mapping
from typing import Any

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.contract import Game, Plans
from bot.games.corsari import paper as corsari_home
from bot.games.hollander import paper as hollander_home
from bot.games.paper import PaperRules
from bot.games.playapirata import paper as playapirata_home
from bot.games.skullking import paper as skullking_home
from bot.games.skullking import plans

AnyGame = Game[Any, Any]

GAMES: Mapping[str, AnyGame] = {game.RULES.key: game for game in (skullking, playapirata, corsari, hollander)}

PLANS: Mapping[str, Plans[Any]] = {skullking.RULES.key: plans}
"""The plans of those games that have moves in advance, by the game's key."""

PAPER_RULES: Mapping[str, PaperRules] = {
    skullking.RULES.key: skullking_home,
    playapirata.RULES.key: playapirata_home,
    corsari.RULES.key: corsari_home,
    hollander.RULES.key: hollander_home,
}
"""What each game knows of being played with real cards, by the game's key."""
