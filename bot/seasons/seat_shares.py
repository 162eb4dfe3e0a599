"""Who has made the moves of a seat: its people, who may have followed one another, and computer players."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.contract import Seat
from bot.model.tables import ActionRow, MoveRow
from bot.tables.table import Table

_HANDED_ON = ("replaced", "substituted")
_GIVEN_UP = ("left", "gone", "deleted", "forfeited")
"""Actions after which somebody else has the seat, and after which a computer player has it."""


@dataclass(frozen=True, slots=True)
class Share:
    """The moves of one seat: how many each of its `people` made, and how many computer players did.

    `entrant` had the seat at the first card, `last` is the last person who had it.
    """

    entrant: int
    last: int
    computer: int = 0
    people: Counter[int] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        """How many moves the seat has made."""
        return self.computer + self.people.total()

    @property
    def owner(self) -> int:
        """Whose result it is: who has made most of its moves, in a tie who had it first."""
        return max({self.entrant, *self.people}, key=lambda one: (self.people[one], one == self.entrant))

    @property
    def other(self) -> int | None:
        """Who has made most of its moves after the owner; None where nobody else has made any."""
        rest = Counter(self.people)
        del rest[self.owner]
        return max(rest, key=lambda one: (rest[one], -one), default=None)

    @property
    def is_computers(self) -> bool:
        """Whether computer players have made more than half of its moves."""
        return 2 * self.computer > self.total


def share_of(
    table: Table, seat: Seat, drawn: int, log: Sequence[MoveRow], actions: Sequence[ActionRow]
) -> Share:
    """Who has made the moves of a seat that were not taken back.

    `drawn` is who was drawn for it; whoever is no longer known by id is taken for them.
    """
    numbers, holders = _holders(table, seat, drawn, actions)
    by_computer = {line.number for line in log if line.by_computer}
    people: Counter[int] = Counter()
    computer = 0
    for played in table.dealt.history:
        if played.seat != seat:
            continue
        if played.number in by_computer:
            computer += 1
        else:
            people[holders[bisect_left(numbers, played.number)]] += 1
    return Share(holders[0], holders[-1], computer, people)


def _holders(
    table: Table, seat: Seat, drawn: int, actions: Sequence[ActionRow]
) -> tuple[Sequence[int], Sequence[int]]:
    """The people who had a seat, in order, and the number of the last move before each change."""
    own = [one for one in actions if one.seat == seat]
    changes = [one for one in own if one.kind in _HANDED_ON and one.detail_id is not None]
    left = next((one.other_id for one in own if one.kind in (*_HANDED_ON, *_GIVEN_UP)), None)
    first = left or table.seats[seat].user_id or drawn
    return [one.number for one in changes], [first, *(one.detail_id or drawn for one in changes)]
