"""How many turns of The Flying Hollander follow one another."""

from bot.games.contract import Options
from bot.games.length import Turns

OF_A_GAME = {
    False: {2: (192, 576), 3: (122, 223), 4: (110, 190), 5: (90, 168), 6: (83, 150)},
    True: {2: (192, 576), 3: (163, 489), 4: (186, 558), 5: (208, 624), 6: (208, 624)},
}
"""By playing on and the number of players: the usual game, and nineteen of twenty.

Computer players with unbeatable hands may go on for a thousand turns, which people do not: at most three
times the usual.
"""


def turns(players: int, options: Options) -> Turns:
    """The turns of a game with these complete options."""
    return Turns(*OF_A_GAME[bool(options["play_on"])][players])
