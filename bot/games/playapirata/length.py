"""How many turns of Playa Pirata follow one another."""

from bot.games.contract import Options
from bot.games.length import Turns

OF_A_HAND = {False: {2: 17, 3: 22, 4: 25}, True: {2: 18, 3: 24, 4: 28}}
"""By whether special cards are played, and by the number of players: it hardly differs from hand to hand."""


def turns(players: int, options: Options) -> Turns:
    """The turns of a game with these complete options."""
    hands = {"one": 1, "two": 2, "match": players}[str(options["hands"])]
    count = hands * OF_A_HAND[bool(options["specials"])][players]
    return Turns(count, count)
