"""The faces of the games, by the game's key."""

from collections.abc import Mapping
from typing import Any

from bot.ui.face import Face
from bot.ui.faces import skullking

FACES: Mapping[str, Face[Any]] = {"skullking": skullking}
