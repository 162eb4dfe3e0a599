"""What a round brings once all have laid down: who is sent under, who takes which cards, who sweeps."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.corsari.split import Cards, Split

LAST_ROUND_AT = 35
GAME_OVER_AT = 45


class Outcome(NamedTuple):
    """`senders` sent the closer under, `sweepers` win the game; `taken` are each seat's penalty cards."""

    senders: tuple[Seat, ...]
    sweepers: tuple[Seat, ...]
    taken: tuple[Cards, ...]


def reckon(closer: Seat, splits: Sequence[Split], totals: Sequence[int]) -> Outcome:
    """Compares each opponent's limit with the closer's; `totals` are the penalty cards before the round.

    "Chi ha un limite minore o uguale a quello del chiudente lo manda sotto e gli passa le sue carte
    clandestini." A sweep wins the game at once, so that no penalties are dealt out (ruling).
    """
    limit = splits[closer].limit
    senders = tuple(seat for seat, split in enumerate(splits) if seat != closer and split.limit <= limit)
    if sweepers := _fewest([seat for seat in senders if not splits[seat].stowaways], totals):
        return Outcome(senders, sweepers, ((),) * len(splits))
    taken = [() if seat in senders else split.stowaways for seat, split in enumerate(splits)]
    taken[closer] = tuple(card for seat in (closer, *senders) if senders for card in splits[seat].stowaways)
    return Outcome(senders, (), tuple(taken))


def _fewest(seats: Sequence[Seat], totals: Sequence[int]) -> tuple[Seat, ...]:
    """Of several who sweep, those with the fewest penalty cards; a tie is shared (ruling)."""
    fewest = min((totals[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if totals[seat] == fewest)
