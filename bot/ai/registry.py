"""The computer players of the house, by the key of the game they play."""

from collections.abc import Mapping
from typing import Any

from bot.ai import corsari, hollander, playapirata, skullking
from bot.ai.contract import ComputerPlayer

AnyComputerPlayer = ComputerPlayer[Any]

COMPUTER_PLAYERS: Mapping[str, AnyComputerPlayer] = {
    "skullking": skullking,
    "playapirata": playapirata,
    "corsari": corsari,
    "hollander": hollander,
}
