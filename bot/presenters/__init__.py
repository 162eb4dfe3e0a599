"""The faces of the games, by the game's key."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.contract import Plan
from bot.presenters import corsari, hollander, playapirata, skullking
from bot.presenters.contract import Presenter
from bot.texts.catalog import Say

PLANNED: Mapping[str, Callable[[Plan, Say], tuple[str, str]]] = {"skullking": skullking.planned}
"""The names and emojis of plans, in the games that have them."""

PRESENTERS: Mapping[str, Presenter[Any]] = {
    "skullking": skullking,
    "playapirata": playapirata,
    "corsari": corsari,
    "hollander": hollander,
}
