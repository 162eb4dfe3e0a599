"""An example of a player from outside: it bids one trick in three and plays whatever comes first in hand.

`make arena ROWS="skullking bosun tools/arena/outsiders/prudent.py"` lets it play.
"""

import random

from bot.ai.contract import Level
from bot.games.contract import Move
from bot.games.skullking import View


def choose(view: View, rng: random.Random, level: Level) -> Move:
    if view.step == "bid":
        return f"bid {len(view.hand) // 3}"
    return f"play {view.playable[0]}"
