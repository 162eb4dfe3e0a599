"""Where tricks end, or turns in a game without tricks: the log cuts none, the replay leads to each."""

from collections.abc import Sequence

from bot.entry import Entry
from bot.tables.fold import Step


def ends_turn(entry: Entry, step: Step) -> bool:
    """Whether a trick ends with a move in effect; in a game without tricks, whether others are awaited."""
    before, played, after = step
    if not entry.rules.trick_ends:
        return tuple(entry.game.awaited(before)) != tuple(entry.game.awaited(after))
    events = entry.game.events(before, played.seat, played.move, after, None)
    return any(event.code in entry.rules.trick_ends for event in events)


def turn_around(entry: Entry, steps: Sequence[Step], here: int) -> tuple[int, int]:
    """After how many moves the trick or turn before ended, and the one ends that is played after `here`."""
    before = next((at for at in range(here - 1, 0, -1) if ends_turn(entry, steps[at - 1])), 0)
    later = range(here + 1, len(steps))
    return before, next((at for at in later if ends_turn(entry, steps[at - 1])), len(steps))
