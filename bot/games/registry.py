"""The games of the house, by their key."""

from collections.abc import Mapping
from typing import Any

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.contract import Game

AnyGame = Game[Any, Any]

GAMES: Mapping[str, AnyGame] = {game.RULES.key: game for game in (skullking, playapirata, corsari, hollander)}
