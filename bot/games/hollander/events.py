"""The events of a move, for each viewer."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Event, Move, Seat
from bot.games.hollander.state import Happening, State


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    """The move's effects in order. Only the seats concerned learn the drawn and swapped cards."""
    return as_events(after.happened, viewer)


def as_events(happened: Iterable[Happening], viewer: Seat | None) -> tuple[Event, ...]:
    """Happenings as the viewer may know them."""
    return tuple(
        Event(one.code, {**one.facts, **one.secret} if viewer in one.to else one.facts) for one in happened
    )


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    """A card drawn, or a final card flipped."""
    return any(happened.code in ("drew", "turned", "swapped_hand") for happened in after.happened)
