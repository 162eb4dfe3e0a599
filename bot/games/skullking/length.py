"""How many turns of Skull King follow one another."""

from bot.games.contract import Options
from bot.games.length import Turns
from bot.games.skullking.edition import edition_of, rounds_of


def turns(players: int, options: Options) -> Turns:
    """The turns of a game: a round's bids are one, then each card is one.

    The winner with the last card of a trick leads in the same turn, about one trick in `players`.
    """
    sizes = edition_of(players, options).sizes[: rounds_of(options)]
    most = len(sizes) + players * sum(sizes)
    followed = sum(sizes) - len(sizes)
    return Turns(most - followed // players, most)
