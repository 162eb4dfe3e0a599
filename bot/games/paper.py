"""The scorepad of a game with real cards: its lines are the truth, the rest follows."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Protocol

from bot.games.contract import Fact, IllegalMove, Options, Placing, ScoreLine, Seat, placings
from bot.games.paper_fields import (
    AS_BID,
    BEGUN,
    BEYOND,
    BIDS,
    EMPTY,
    NONE,
    TRICKS,
    AgainstRules,
    Entries,
    Entry,
    Field,
    Line,
    Part,
    begun_of,
    entries_of,
    line_of,
    names_in,
    parse,
    points_of,
    understand,
)


class PaperRules(Protocol):
    """The rules of a game with real cards; `options` are complete."""

    def rounds(self, players: int, options: Options) -> int | None:
        """The number of rounds; None where the scores decide."""
        ...

    def fields(self, players: int, options: Options, number: int) -> Sequence[Field]:
        """The fields entered for each seat in round `number`, from 1: at most four."""
        ...

    def check(self, players: int, options: Options, number: int, entries: Entries) -> None:
        """Raises `IllegalMove` for entries that no round can have, `AgainstRules` where a house may."""
        ...

    def scorepad(self, players: int, options: Options, rounds: Sequence[Entries]) -> Sequence[ScoreLine]:
        """As on the game's own scorepad."""
        ...

    def result(self, players: int, options: Options, rounds: Sequence[Entries]) -> Sequence[Placing] | None:
        """The placings; None until the game is over."""
        ...

    def possible(
        self, players: int, options: Options, scores: Sequence[int], places: Sequence[int] = ()
    ) -> Sequence[Placing]:
        """The placings of a final result, by its scores where `places` is empty.

        Raises `IllegalMove`: `impossible_result`, `places_needed` or `pad_seats`.
        """
        ...


@dataclass(frozen=True, slots=True)
class Stay:
    """The rounds in which a seat plays, the points that it comes with, and whether it left the ranking."""

    first: int = 1
    last: int | None = None
    points: int = 0
    is_out: bool = False

    def plays(self, number: int) -> bool:
        """Whether it plays in this round."""
        return self.first <= number and (self.last is None or number <= self.last)


@dataclass(frozen=True, slots=True)
class PaperGame:
    """A game with real cards: one canonical line for each round, and one of the round that has begun."""

    rules: PaperRules
    players: int
    options: Options
    lines: tuple[Line, ...] = ()
    begun: Line | None = None
    stays: tuple[Stay, ...] = ()  # of all seats, if not all play from the first round to the last
    is_ended: bool = False  # before its last round, by those who play
    low_is_good: bool = False
    house_rules: bool = False

    @property
    def number(self) -> int:
        """The next round, from 1."""
        return len(self.lines) + 1

    def seats(self, number: int | None = None) -> Sequence[Seat]:
        """The seats that play in a round, by default the next; its entries are theirs, in this order."""
        at = self.number if number is None else number
        return [seat for seat in range(self.players) if not self.stays or self.stays[seat].plays(at)]

    def fields(self, number: int | None = None) -> Sequence[Field]:
        """The fields of a round, by default the next."""
        at = self.number if number is None else number
        fields = self.rules.fields(len(self.seats(at)), self.options, at)
        if not self.house_rules:
            return fields
        # Of numbers an example is what the printed rules allow.
        return [replace(field, example="") if field.numbers else field for field in fields]

    def read(self, words: str, number: int | None = None) -> Line:
        """The line meant by a typed text. Raises `IllegalMove`."""
        with self._seated(number):
            written = understand(self.fields(number), words)
        return self.write(written, number)

    def write(self, written: Sequence[Mapping[str, str]], number: int | None = None) -> Line:
        """The line of each seat's fields; what the round has begun with need not be among them.

        Raises `IllegalMove`.
        """
        if number in (None, self.number):
            written = self._in_points(_together(self.so_far, written))
        with self._seated(number):
            return line_of(entries_of(self.fields(number), len(self.seats(number)), written))

    def _in_points(self, written: Sequence[Mapping[str, str]]) -> Sequence[Mapping[str, str]]:
        """Each seat's fields, with points instead of the named parts of a sum."""
        field = self.bonus
        if field is None or field.parts is None:
            return written
        with self._seated():
            rows = begun_of([other for other in self.fields() if other is not field], written)
        return [
            {**filled, field.key: points_of(filled[field.key], field.parts(row, self.house_rules))}
            if field.key in filled
            else filled
            for filled, row in zip(written, rows, strict=True)
        ]

    @property
    def bonuses(self) -> Sequence[str]:
        """The sum of each seat's bonus in the next round so far, in points."""
        return [filled.get("bonus", "") for filled in self._in_points([row.typed for row in self.so_far])]

    @property
    def so_far(self) -> Entries:
        """The next round, without the fields that are not written yet."""
        if self.begun is None:
            return (Entry({}),) * len(self.seats())
        seats = self.begun.removeprefix(BEGUN).split(" | ")
        words = [seat.split() if seat != EMPTY else [] for seat in seats]
        return begun_of(self.fields(), [dict(zip(seat[::2], seat[1::2], strict=True)) for seat in words])

    def tapped(self, step: str) -> Sequence[Field]:
        """The fields of the next round that are tapped in this moment of it."""
        return [field for field in self.fields() if field.step == step]

    @property
    def bonus(self) -> Field | None:
        """The field of the next round whose sum has named parts."""
        return next((field for field in self.fields() if field.parts is not None), None)

    def parts(self, seat: Seat) -> Mapping[str, Part]:
        """The parts that bring the seat points in the next round, without those that others have."""
        if self.bonus is None or self.bonus.parts is None:
            return {}
        at, rows = self.seats().index(seat), self.so_far
        parts = self.bonus.parts(rows[at], self.house_rules)
        others = [name for row in (*rows[:at], *rows[at + 1 :]) for name in names_in(row.text("bonus"))]
        taken = {parts[name].card for name in others if name in parts} - {""}
        return {name: part for name, part in parts.items() if part.points and part.card not in taken}

    def missing(self, step: str) -> bool:
        """Whether a seat has still something to tap in this moment."""
        return any(field.key not in entry.values for field in self.tapped(step) for entry in self.so_far)

    def with_rest(self, step: str, rest: str) -> "PaperGame":
        """The game with this for all who have nothing in a moment of the next round yet."""
        bid = self.tapped(BIDS)[0].key
        none = {field.key: "0" if field.numbers else field.choices[0] for field in self.tapped(step)}

        def left_out(row: Entry) -> Mapping[str, str]:
            return none if rest == NONE else {key: row.typed[bid] for key in none if row.has(bid)}

        return self.begin([{**left_out(row), **row.typed} for row in self.so_far])

    @property
    def won(self) -> int:
        """The tricks of the next round that are written so far."""
        return sum(row.number(field.key) for field in self.tapped(TRICKS) for row in self.so_far)

    @property
    def rest(self) -> str:
        """Whether no tricks or the bids of all without tricks make as many as the cards; empty if neither."""
        [field] = self.tapped(TRICKS)
        if not self.missing(TRICKS):
            return ""
        if self.won >= field.numbers[-1]:
            return NONE
        as_bid = self.with_rest(TRICKS, AS_BID)
        return AS_BID if as_bid.won == field.numbers[-1] and not as_bid.missing(TRICKS) else ""

    @property
    def may_be_nobodys(self) -> bool:
        """Whether the next round may be over with tricks that nobody has won."""
        if not self.won or not self.missing(TRICKS):
            return False
        whole = self.with_rest(TRICKS, NONE)
        try:
            whole.add(whole.write([{} for _ in self.so_far]))
        except IllegalMove:
            return False
        return True

    def begin(self, written: Sequence[Mapping[str, str]]) -> "PaperGame":
        """The game with more of its next round. Raises `IllegalMove`."""
        if self.result() is not None:
            raise IllegalMove("game_over")
        with self._seated():
            entries = begun_of(self.fields(), _together(self.so_far, written))
        return replace(self, begun=f"{BEGUN}{line_of(entries)}")

    def entries(self, number: int) -> Entries:
        """The entries of a round. Raises `IllegalMove("pad_no_such_round")`."""
        self._check_written(number)
        return parse(
            self.fields(number), len(self.seats(number)), self.lines[number - 1].removeprefix(BEYOND)
        )

    @property
    def beyond(self) -> Sequence[int]:
        """The rounds that the printed rules do not allow."""
        return [number for number, line in enumerate(self.lines, start=1) if line.startswith(BEYOND)]

    def add(self, line: Line) -> "PaperGame":
        """The game with one round more. Raises `IllegalMove`."""
        if self.result() is not None:
            raise IllegalMove("game_over")
        with self._seated():
            entries = parse(self.fields(), len(self.seats()), line.removeprefix(BEYOND))
            try:
                self.rules.check(len(entries), self.options, self.number, entries)
            except AgainstRules:
                if not (self.house_rules or line.startswith(BEYOND)):
                    raise
        return replace(self, lines=(*self.lines, line), begun=None)

    def correct(self, number: int, line: Line) -> "PaperGame":
        """The game with another line for a round.

        Raises `IllegalMove` as `add` does, and `pad_no_such_round`, or `pad_over_before` if it would end
        sooner.
        """
        self._check_written(number)
        game = replace(self, lines=self.lines[: number - 1], is_ended=False).add(line)
        # What was written under older rules stays as it is; the correction may end the game before that.
        for following in self.lines[number:]:
            if game.result() is not None:
                raise IllegalMove("pad_over_before", round=len(game.lines))
            game = replace(game, lines=(*game.lines, following))
        return replace(game, begun=self.begun, is_ended=self.is_ended)

    def under(self, options: Options, *, house_rules: bool) -> "PaperGame":
        """The same rounds under other options. Raises `IllegalMove("pad_round_against")`."""
        game = replace(self, options=options, house_rules=house_rules, lines=(), begun=None, is_ended=False)
        for number, line in enumerate(self.lines, start=1):
            try:
                game = game.add(line)
            except IllegalMove as error:
                raise IllegalMove("pad_round_against", round=number) from error
        return game if self.begun is None else game.begin([entry.typed for entry in self.so_far])

    def strike_last(self) -> "PaperGame":
        """The game without its last round and what has begun. Raises `IllegalMove("pad_no_such_round")`."""
        self._check_written(max(1, len(self.lines)))
        return replace(self, lines=self.lines[:-1], begun=None, is_ended=False)

    def scorepad(self) -> Sequence[ScoreLine]:
        """The scorepad's lines."""
        lines = self.rules.scorepad(self.players, self.options, self._rounds())
        if not self.stays:
            return lines
        return [line._replace(total=line.total + self.stays[line.seat].points) for line in lines]

    def result(self) -> Sequence[Placing] | None:
        """The placings, those who have left after all others or in none; None until the game is over."""
        result = self.rules.result(self.players, self.options, self._rounds())
        if not (self.is_ended or (self.stays and result is not None)):
            return result
        totals = {line.seat: line.total for line in self.scorepad()}
        scores = [totals.get(seat, 0) for seat in range(self.players)]
        sign, here = -1 if self.low_is_good else 1, self.seats(len(self.lines))
        by = [(int(seat in here) - self.is_out(seat), sign * score) for seat, score in enumerate(scores)]
        return tuple(placing for placing in placings(scores, by) if not self.is_out(placing.seat))

    def has_left(self, seat: Seat, number: int) -> bool:
        """Whether a seat had left before this round."""
        last = self.stays[seat].last if self.stays else None
        return last is not None and number > last

    def is_out(self, seat: Seat) -> bool:
        """Whether a seat has left and gets no place."""
        return bool(self.stays) and self.stays[seat].is_out

    def _rounds(self) -> tuple[Entries, ...]:
        return tuple(map(self._everyone, range(1, self.number)))

    def _everyone(self, number: int) -> Entries:
        # Those who don't play in the round have nothing in it.
        found = dict(zip(self.seats(number), self.entries(number), strict=True))
        return tuple(found.get(seat, Entry({})) for seat in range(self.players))

    @contextmanager
    def _seated(self, number: int | None = None) -> Iterator[None]:
        """Names seats in a refusal by all who have ever played."""
        try:
            yield
        except IllegalMove as error:
            if not self.stays or "seat" not in error.facts:
                raise
            seat = self.seats(number)[int(str(error.facts["seat"]))]
            raise type(error)(error.code, **{**error.facts, "seat": seat}) from error

    def _check_written(self, number: int) -> None:
        if not 1 <= number <= len(self.lines):
            raise IllegalMove("pad_no_such_round", round=number, last=len(self.lines))


def _together(entries: Entries, written: Sequence[Mapping[str, str]]) -> Sequence[Mapping[str, str]]:
    if len(written) != len(entries):
        raise IllegalMove("pad_seats", count=len(written), players=len(entries))
    return [{**entry.typed, **more} for entry, more in zip(entries, written, strict=True)]


def impossible(reason: str, **facts: Fact) -> IllegalMove:
    """Refuses a final result."""
    return IllegalMove("impossible_result", reason=reason, **facts)


def check_together(scores: Sequence[int], least: int, most: int) -> None:
    """Raises `impossible_result` unless the sum is `least` to `most`."""
    if not least <= sum(scores) <= most:
        raise impossible("together", total=sum(scores), least=least, most=most)


def check_each(scores: Sequence[int], least: int, most: int) -> None:
    """Raises `impossible_result` unless each score is `least` to `most`."""
    for seat, score in enumerate(scores):
        if not least <= score <= most:
            raise impossible("score", seat=seat, score=score, least=least, most=most)


def check_seats(players: int, scores: Sequence[int], places: Sequence[int]) -> None:
    """Raises `pad_seats` unless each player has a score, and a place if there are any."""
    for stated in (scores, places or scores):
        if len(stated) != players:
            raise IllegalMove("pad_seats", count=len(stated), players=players)


def ranked(
    scores: Sequence[int], by: Sequence[tuple[int, ...]], places: Sequence[int]
) -> tuple[Placing, ...]:
    """The placings by `by`. Raises `impossible_result` if the places given differ."""
    placed = placings(scores, by)
    if places and any(places[placing.seat] != placing.place for placing in placed):
        raise impossible("places")
    return placed
