"""A table as it is: its row, its seats, and its game folded from the log."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.entry import Entries, Entry
from bot.games.contract import AnyGame, Move, OptionValue, Seat
from bot.model.tables import ActionRow, ClockRow, Pace, Player, SeatRow, Stage, Status, TableRow, TallyRow
from bot.tables.fold import Fold
from bot.tables.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Table:
    """A snapshot of a table. `fold` is None until the deal, and where the log can't be trusted."""

    entries: Entries = field(repr=False)
    row: TableRow
    seats: tuple[SeatRow, ...]
    fold: Fold | None = field(repr=False)
    # Filled when the game is over: wins over the games that it follows, and who gave up a seat.
    tally: tuple[TallyRow, ...] = ()
    departures: tuple[ActionRow, ...] = ()
    closing: str = ""  # the kind of action by which it closed by itself before the deal
    seen: int = field(default=0, repr=False, compare=False)  # the last change when it was loaded
    _views: dict[Seat | None, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

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
        return self.entry.game

    @property
    def entry(self) -> Entry:
        """All of its game. Raises KeyError for an unknown one."""
        return self.entries[self.row.game]

    @property
    def dealt(self) -> Fold:
        """The fold of a dealt table. Raises `Refusal`."""
        if self.status is Status.FROZEN:
            raise Refusal("table_frozen")
        if self.fold is None:
            raise Refusal("not_started")
        return self.fold

    @property
    def is_paused(self) -> bool:
        """Whether a running game is paused."""
        return self.row.paused_at is not None

    @property
    def stopped_at(self) -> int | None:
        """Since when nobody can move: it is paused, or its server has lost the bot."""
        times = self.row.paused_at, self.row.lost_at
        return min((at for at in times if at is not None), default=None)

    @property
    def number(self) -> int:
        """The number of the log's last line, 0 before the first."""
        return 0 if self.fold is None else self.fold.number

    def seat_of(self, user_id: int) -> Seat | None:
        """Where the person sits."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def seated(self, user_id: int) -> Seat:
        """Where the person sits. Raises `Refusal("not_your_table")`."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("not_your_table")
        return seat

    def seat(self, seat: Seat) -> SeatRow:
        """The row of a seat. Raises `Refusal("no_such_seat")`."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no_such_seat")
        return self.seats[seat]

    def name(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        return self.seats[seat].name

    @property
    def free_seats(self) -> int:
        """How many more may sit down now."""
        return self.row.places - len(self.seats) if self.status is Status.OPEN else 0

    def people(self) -> Sequence[SeatRow]:
        """The seats that people hold, the absent included."""
        return [row for row in self.seats if row.user_id is not None]

    def present(self) -> Sequence[SeatRow]:
        """The seats that people hold and play themselves."""
        return [row for row in self.seats if row.player is Player.PERSON]

    def to_move(self) -> Sequence[Seat]:
        """The seats that the game waits for; none while it is stopped."""
        if self.status is not Status.RUNNING or self.fold is None or self.stopped_at is not None:
            return ()
        return self.game.to_move(self.fold.state)

    def people_to_move(self) -> Sequence[SeatRow]:
        """The seats to move whose people move themselves."""
        return [self.seats[seat] for seat in self.to_move() if not self.is_moved_for(seat)]

    def last_card(self, state: Any, seat: Seat) -> Move | None:
        """The card that a seat can but play, and that plays itself unless people are at the table anyway."""
        return None if self.row.pace is Pace.LIVE else self.game.last_card(state, seat)

    @property
    def is_played_out(self) -> bool:
        """Whether computer players finish the running game, since the round of its league is over."""
        return self.row.played_out_at is not None and self.status is Status.RUNNING

    def is_moved_for(self, seat: Seat) -> bool:
        """Whether a computer player makes the next move of a seat.

        Where computer players finish the game, a turn that had begun before still is its person's, until the
        deadline that their clock shows.
        """
        row = self.seats[seat]
        if row.player is not Player.PERSON or self.row.played_out_at is None:
            return row.player is not Player.PERSON
        return row.clock is None or row.clock.stage is Stage.EXPIRED or self.has_new_turn(row.clock)

    def has_new_turn(self, clock: ClockRow) -> bool:
        """Whether the clock's seat has another decision to make, or another person, than when it began."""
        now = self.dealt.decisions[clock.seat], self.seats[clock.seat].user_id
        return (clock.decision, clock.user_id) != now

    def clocked(self) -> Sequence[SeatRow]:
        """The people with clocks, without a fold."""
        if self.status is not Status.RUNNING or self.stopped_at is not None:
            return ()
        return [row for row in self.seats if row.clock is not None and row.player is Player.PERSON]

    def view(self, seat: Seat | None) -> Any:
        """The facts that the seat, or the public (None), may know."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.dealt.state, seat)
        return self._views[seat]

    def options_again(self) -> dict[str, OptionValue]:
        """The options of a game that follows this one."""
        changed = {} if self.fold is None else self.game.rematch_options(self.fold.state)
        return {**self.row.options, **changed}

    def require_live(self) -> None:
        """Raises `Refusal` if nothing can be changed any more."""
        if self.status is Status.FROZEN:
            raise Refusal("table_frozen")
        if not self.status.live:
            raise Refusal("table_closed", command=self.row.game)

    def require_running(self) -> Fold:
        """The fold of a running game, paused or not; else `Refusal`."""
        self.require_live()
        return self.dealt

    def require_not_stopped(self) -> Fold:
        """The fold of a running game that is not stopped; else `Refusal`."""
        folded = self.require_running()
        if self.row.lost_at is not None:
            raise Refusal("server_lost")
        if self.row.paused_at is not None:
            raise Refusal("table_paused")
        return folded

    def require_open(self) -> None:
        """Raises `Refusal` once the cards have been dealt."""
        self.require_live()
        if self.status is Status.RUNNING:
            raise Refusal("already_started")


@dataclass(frozen=True, slots=True)
class LockedTable(Table):
    """A table that nobody else can change, inside the block of `Tables.locked`."""
