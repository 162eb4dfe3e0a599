"""What a move tells a viewer."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Event, Move, Seat
from bot.games.hollander.state import Happening, State


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    """What the move did, in order; drawn cards and swaps of hands with their cards for whom they concern."""
    return as_events(after.happened, viewer)


def as_events(happened: Iterable[Happening], viewer: Seat | None) -> tuple[Event, ...]:
    """What happened, as the viewer may know it: secret facts only for the seats that they concern."""
    return tuple(
        Event(one.code, {**one.facts, **one.secret} if viewer in one.to else one.facts) for one in happened
    )


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    """Whether a card was drawn from the pile or from a hand, or a final card turned."""
    return any(happened.code in ("drew", "turned", "swapped_hand") for happened in after.happened)
