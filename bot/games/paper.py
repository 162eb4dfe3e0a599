"""The scorepad of a game with real cards: its lines are the truth, the rest follows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.games.contract import Fact, IllegalMove, Options, Placing, ScoreLine, placings
from bot.games.paper_fields import (
    BEGUN,
    EMPTY,
    Entries,
    Entry,
    Field,
    Line,
    begun_of,
    entries_of,
    line_of,
    parse,
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
        """Raises `IllegalMove` for entries that no round can have."""
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
class PaperGame:
    """A game with real cards: one canonical line for each round, and one of the round that has begun."""

    rules: PaperRules
    players: int
    options: Options
    lines: tuple[Line, ...] = ()
    begun: Line | None = None

    @property
    def number(self) -> int:
        """The next round, from 1."""
        return len(self.lines) + 1

    def fields(self, number: int | None = None) -> Sequence[Field]:
        """The fields of a round, by default the next."""
        return self.rules.fields(self.players, self.options, self.number if number is None else number)

    def read(self, words: str, number: int | None = None) -> Line:
        """The line meant by a typed text. Raises `IllegalMove`."""
        return self.write(understand(self.fields(number), words), number)

    def write(self, written: Sequence[Mapping[str, str]], number: int | None = None) -> Line:
        """The line of each seat's fields; what the round has begun with need not be among them.

        Raises `IllegalMove`.
        """
        if number in (None, self.number):
            written = _together(self.so_far, written)
        return line_of(entries_of(self.fields(number), self.players, written))

    @property
    def so_far(self) -> Entries:
        """The next round, without the fields that are not written yet."""
        if self.begun is None:
            return (Entry({}),) * self.players
        seats = self.begun.removeprefix(BEGUN).split(" | ")
        words = [seat.split() if seat != EMPTY else [] for seat in seats]
        return begun_of(self.fields(), [dict(zip(seat[::2], seat[1::2], strict=True)) for seat in words])

    def tapped(self, step: str) -> Sequence[Field]:
        """The fields of the next round that are tapped in this moment of it."""
        return [field for field in self.fields() if field.step == step]

    def missing(self, step: str) -> bool:
        """Whether a seat has still something to tap in this moment."""
        return any(field.key not in entry.values for field in self.tapped(step) for entry in self.so_far)

    def begin(self, written: Sequence[Mapping[str, str]]) -> "PaperGame":
        """The game with more of its next round. Raises `IllegalMove`."""
        if self.result() is not None:
            raise IllegalMove("game_over")
        entries = begun_of(self.fields(), _together(self.so_far, written))
        return replace(self, begun=f"{BEGUN}{line_of(entries)}")

    def entries(self, number: int) -> Entries:
        """The entries of a round. Raises `IllegalMove("pad_no_such_round")`."""
        self._check_written(number)
        return parse(self.fields(number), self.players, self.lines[number - 1])

    def add(self, line: Line) -> "PaperGame":
        """The game with one round more. Raises `IllegalMove`."""
        if self.result() is not None:
            raise IllegalMove("game_over")
        entries = parse(self.fields(), self.players, line)
        self.rules.check(self.players, self.options, self.number, entries)
        return replace(self, lines=(*self.lines, line), begun=None)

    def correct(self, number: int, line: Line) -> "PaperGame":
        """The game with another line for a round.

        Raises `IllegalMove` as `add` does, and `pad_no_such_round`, or `pad_over_before` if it would end
        sooner.
        """
        self._check_written(number)
        game = replace(self, lines=self.lines[: number - 1]).add(line)
        # What was written under older rules stays as it is; the correction may end the game before that.
        for following in self.lines[number:]:
            if game.result() is not None:
                raise IllegalMove("pad_over_before", round=len(game.lines))
            game = replace(game, lines=(*game.lines, following))
        return replace(game, begun=self.begun)

    def strike_last(self) -> "PaperGame":
        """The game without its last round and what has begun. Raises `IllegalMove("pad_no_such_round")`."""
        self._check_written(max(1, len(self.lines)))
        return replace(self, lines=self.lines[:-1], begun=None)

    def scorepad(self) -> Sequence[ScoreLine]:
        """The scorepad's lines."""
        return self.rules.scorepad(self.players, self.options, self._rounds())

    def result(self) -> Sequence[Placing] | None:
        """The placings; None until the game is over."""
        return self.rules.result(self.players, self.options, self._rounds())

    def _rounds(self) -> tuple[Entries, ...]:
        return tuple(map(self.entries, range(1, self.number)))

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
