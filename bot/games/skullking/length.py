"""How many turns of Skull King follow one another."""

from bot.games.contract import Options
from bot.games.length import Turns
from bot.games.skullking.edition import edition_of, rounds_of


def turns(players: int, options: Options) -> Turns:
    """The turns of a game with these complete options: a round's bids are one, then each card is one.

    Who wins a trick with its last card leads the next in the same turn: with `players` at the table about
    one trick in as many.
    """
    sizes = edition_of(players, options).sizes[: rounds_of(options)]
    most = len(sizes) + players * sum(sizes)
    followed = sum(sizes) - len(sizes)
    return Turns(most - followed // players, most)
