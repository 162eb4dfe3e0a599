"""A table as it stands: its row, who sits there, and its game folded from the log."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.contract import Seat
from bot.games.registry import GAMES, AnyGame
from bot.store.rows import SeatRow, Status, TableRow, TallyRow
from bot.tables.fold import Fold
from bot.tables.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Table:
    """A snapshot of a table. `fold` is None until the cards are dealt, and where the log can't be trusted.

    `tally` is filled when the game is over and followed another.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    fold: Fold | None = field(repr=False)
    tally: tuple[TallyRow, ...] = ()

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def status(self) -> Status:
        """Where the table is in its life."""
        return self.row.status

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return GAMES[self.row.game]

    @property
    def dealt(self) -> Fold:
        """The fold of a table whose cards have been dealt. Raises `Refusal` where there is none."""
        if self.status is Status.FROZEN:
            raise Refusal("table_frozen")
        if self.fold is None:
            raise Refusal("not_started")
        return self.fold

    def seat_of(self, user_id: int) -> Seat | None:
        """Where the person sits."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def seated(self, user_id: int) -> Seat:
        """Where the person sits. Raises `Refusal("not_your_table")` for who doesn't."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("not_your_table")
        return seat

    def name(self, seat: Seat) -> str:
        """The name of who sits there."""
        return self.seats[seat].name

    @property
    def free_seats(self) -> int:
        """How many more may sit down now; none once the cards are dealt."""
        return self.row.places - len(self.seats) if self.status is Status.OPEN else 0

    def people(self) -> Sequence[SeatRow]:
        """The seats that people hold."""
        return [row for row in self.seats if not row.is_computer]

    def awaited(self) -> Sequence[Seat]:
        """Whom the running game waits for."""
        if self.status is not Status.RUNNING or self.fold is None:
            return ()
        return self.game.awaited(self.fold.state)

    def view(self, seat: Seat | None) -> Any:
        """What the seat, or the public (None), may know of the game."""
        return self.game.view(self.dealt.state, seat)

    def require_live(self) -> None:
        """Raises `Refusal` where nothing can be changed any more."""
        if self.status is Status.FROZEN:
            raise Refusal("table_frozen")
        if not self.status.live:
            raise Refusal("table_closed")

    def require_running(self) -> Fold:
        """The fold of a running game. Raises `Refusal` where none is going on."""
        self.require_live()
        return self.dealt

    def require_open(self) -> None:
        """Raises `Refusal` once the cards have been dealt."""
        self.require_live()
        if self.status is Status.RUNNING:
            raise Refusal("already_started")
