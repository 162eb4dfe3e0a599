"""A round's scores once all have laid down."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Placing, Seat, placings
from bot.games.corsari.split import Cards, Split

LAST_ROUND_AT = 35
GAME_OVER_AT = 45


class Outcome(NamedTuple):
    """The outcome of all splits together."""

    senders: tuple[Seat, ...]  # sent the closer under
    sweepers: tuple[Seat, ...]  # win the game
    taken: tuple[Cards, ...]  # each seat's penalty cards


def reckon(closer: Seat, splits: Sequence[Split], totals: Sequence[int]) -> Outcome:
    """Compares the opponents' limits with the closer's; `totals` are from before the round.

    "Chi ha un limite minore o uguale a quello del chiudente lo manda sotto e gli passa le sue carte
    clandestini." A sweep wins at once (ruling).
    """
    senders = senders_of(closer, [split.limit for split in splits])
    if sweepers := sweepers_of(senders, [len(split.stowaways) for split in splits], totals):
        return Outcome(senders, sweepers, ((),) * len(splits))
    takers = takers_of(closer, senders, len(splits))
    closer_first = sorted(range(len(splits)), key=lambda seat: seat != closer)
    taken = (
        tuple(card for of in closer_first if takers[of] == seat for card in splits[of].stowaways)
        for seat in range(len(splits))
    )
    return Outcome(senders, (), tuple(taken))


def senders_of(closer: Seat, limits: Sequence[int]) -> tuple[Seat, ...]:
    """The opponents whose limit is no higher."""
    return tuple(seat for seat, limit in enumerate(limits) if seat != closer and limit <= limits[closer])


def sweepers_of(senders: Sequence[Seat], stowaways: Sequence[int], totals: Sequence[int]) -> tuple[Seat, ...]:
    """The senders without a stowaway; of several those with the fewest penalty cards (ruling)."""
    sweeping = [seat for seat in senders if not stowaways[seat]]
    fewest = min((totals[seat] for seat in sweeping), default=0)
    return tuple(seat for seat in sweeping if totals[seat] == fewest)


def takers_of(closer: Seat, senders: Sequence[Seat], players: int) -> tuple[Seat | None, ...]:
    """The seat that takes each seat's stowaways; None if they return to the deck."""
    takers: list[Seat | None] = [closer if seat in senders else seat for seat in range(players)]
    takers[closer] = closer if senders else None
    return tuple(takers)


def placed(sweepers: Sequence[Seat], totals: Sequence[int]) -> tuple[Placing, ...]:
    """A sweep wins, else the fewest penalty cards; ties are shared (ruling)."""
    return placings(totals, by=[(seat in sweepers, -count) for seat, count in enumerate(totals)])
