"""The end of a game as a picture: the winner, the decisive round, and the places with a square a round."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from bot.games.contract import Placing, ScoreLine, Seat
from bot.presenters.contract import Names
from bot.presenters.picture import Picture, Podium, Step, pictured
from bot.texts.catalog import Say
from bot.texts.lists import listed
from bot.texts.minus import with_minus


class Lead(NamedTuple):
    """The round with which the winner led until the end, and whether someone else had led before."""

    round: int
    seat: Seat
    is_taken: bool


def lead(lines: Sequence[ScoreLine], winner: Seat) -> Lead | None:
    """When a game with several rounds was decided; None if two are equal at its end."""
    rounds = sorted({line.round for line in lines})
    gaps = [_gap(lines, number, winner) for number in rounds]
    if len(rounds) < 2 or not gaps or gaps[-1] == 0:
        return None
    ahead = gaps[-1] > 0  # in some games the fewest points win
    led = [(gap > 0) is ahead and gap != 0 for gap in gaps]
    since = next(
        (at for at, (before, now) in reversed([*enumerate(pairwise(led), 1)]) if now and not before), 0
    )
    return Lead(rounds[since], winner, is_taken=since > 0)


def turning_rounds(lines: Sequence[ScoreLine], placings: Sequence[Placing], most: int) -> Sequence[int]:
    """The rounds that turned a game: in which its winner took the lead, and that moved them most."""
    if not placings:
        return ()
    winner, rounds = placings[0].seat, sorted({line.round for line in lines})
    gaps = [0, *(_gap(lines, number, winner) for number in rounds)]
    moved = {number: abs(now - before) for number, (before, now) in zip(rounds, pairwise(gaps), strict=True)}
    found = lead(lines, winner)
    first = [found.round] if found is not None and found.is_taken else []
    rest = sorted((number for number in rounds if number not in first), key=lambda at: (-moved[at], at))
    return [*first, *rest][:most]


def _gap(lines: Sequence[ScoreLine], number: int, winner: Seat) -> int:
    totals = {line.seat: line.total for line in lines if line.round == number}
    others = [total for seat, total in totals.items() if seat != winner]
    most, least = max(others), min(others)
    own = totals[winner]
    return own - most if own >= most else own - least if own < least else 0


class Ended(Protocol):
    """The public's view of a game that is over."""

    @property
    def result(self) -> Sequence[Placing] | None: ...

    @property
    def scorepad(self) -> Sequence[ScoreLine]: ...


class Squares(NamedTuple):
    """A kind of square in a picture of the end: the rounds in which a player did well."""

    head: str  # the key
    holds: Callable[[ScoreLine, Sequence[ScoreLine]], bool | None]  # of a line, among those of its round


def is_best(line: ScoreLine, others: Sequence[ScoreLine]) -> bool:
    """Whether the round brought a player as many points as any other."""
    return line.score == max(one.score for one in others)


def has_none(line: ScoreLine, others: Sequence[ScoreLine]) -> bool:
    """Whether the round has brought no points, where few are good."""
    return line.score == 0


MOST_POINTS = Squares("picture-most-points", is_best)
NO_PENALTY = Squares("picture-no-penalty", has_none)


def end_picture(
    view: Ended, names: Names, say: Say, squares: Squares, *, decided: str = "", points: str = ""
) -> Picture:
    """The winner, and the places with their `squares`.

    `decided` names the decisive fact if it is not the lead, `points` is the head above the scores.
    """
    placings, lines = view.result or (), view.scorepad
    first = [placing.seat for placing in placings if placing.place == 1]
    if len(first) == 1:
        title = say("picture-wins", name=names.bare(first[0], 64))
        decided = decided or _decided(lines, first[0], say)
    else:
        title = say("picture-all-win", names=listed([names.bare(seat, 64) for seat in first], say))
    rounds = len({line.round for line in lines})
    steps = tuple(
        Step(
            placing.place,
            names.who(placing.seat),
            with_minus(str(placing.score)),
            tuple(_squares(lines, placing.seat, squares)) if rounds > 1 else (),
        )
        for placing in placings
    )
    head = say(squares.head, rounds=rounds) if rounds > 1 else ""
    return pictured(Podium(title, steps, _margin(placings, say), decided, head, points))


def _squares(lines: Sequence[ScoreLine], seat: Seat, squares: Squares) -> Iterator[bool | None]:
    for number in sorted({line.round for line in lines}):
        of_round = [line for line in lines if line.round == number]
        own = next((line for line in of_round if line.seat == seat), None)
        yield None if own is None else squares.holds(own, of_round)


def _margin(placings: Sequence[Placing], say: Say) -> str:
    """By how much the only winner is ahead of the next; empty where places follow from something else."""
    by = abs(placings[0].score - placings[1].score) if len(placings) > 1 else 0
    return say("picture-margin", margin=by) if by and placings[1].place > 1 else ""


def _decided(lines: Sequence[ScoreLine], winner: Seat, say: Say) -> str:
    found = lead(lines, winner)
    if found is None:
        return ""
    return say("picture-took-the-lead" if found.is_taken else "picture-led", round=found.round)
