"""The faces of the games, by the game's key."""

from collections.abc import Mapping
from typing import Any

from bot.ui.face import Face
from bot.ui.faces import corsari, hollander, playapirata, skullking

FACES: Mapping[str, Face[Any]] = {
    "skullking": skullking,
    "playapirata": playapirata,
    "corsari": corsari,
    "hollander": hollander,
}
