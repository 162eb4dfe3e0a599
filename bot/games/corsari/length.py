"""How many turns of Corsari follow one another."""

from bot.games.contract import Options
from bot.games.length import Turns

OF_A_GAME = {2: Turns(97, 155), 3: Turns(58, 139), 4: Turns(35, 104)}
"""By the number of players."""


def turns(players: int, options: Options) -> Turns:
    """The turns of a game: until somebody has laid all their cards, which chance may put off for long."""
    return OF_A_GAME[players]
