"""What those who watch predict: the questions, when they lock, and what an answer is worth.

A question is known by its round: who meets the bids that were shown for it; as `WINNER`, who wins the game.
Nothing here is given more than what everyone sees.
"""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from bot.games.contract import Placing, ScoreLine, Seat

WINNER = 0  # the question who wins; all others are rounds
FOR_THE_WINNER, FOR_A_BID = 5, 1  # points for a right answer, and one more for everyone who said otherwise

Answer = frozenset[Seat]  # who wins, or all who meet their bids: the others, it says, miss theirs
Who = TypeVar("Who", bound=Hashable)


class Question(NamedTuple):
    """Something that is asked; when it is no longer open, nobody may answer, and who watches sees answers."""

    round: int
    is_open: bool


def winner_alone(seats: Collection[Seat], moved: Iterable[Seat]) -> Sequence[Question]:
    """What is asked about a game without bids: who wins, until everyone has moved once."""
    return [Question(WINNER, not set(seats) <= set(moved))]


def outcomes(scorepad: Iterable[ScoreLine], result: Iterable[Placing] | None) -> Mapping[int, Answer]:
    """What came of every question that is decided. Who shares the first place has won."""
    met: dict[int, set[Seat]] = {}
    for line in scorepad:
        if "bid" in line.details:
            seats = met.setdefault(line.round, set())
            seats.update({line.seat} if line.details["bid"] == line.details["tricks"] else ())
    came = {number: frozenset(seats) for number, seats in met.items()}
    if result is not None:
        came[WINNER] = frozenset(placing.seat for placing in result if placing.place == 1)
    return came


def worth(question: int, answers: Mapping[Who, Answer], came: Answer, players: int) -> Mapping[Who, int]:
    """The points of each answer to a question that is decided."""
    if question == WINNER:
        return {
            who: FOR_THE_WINNER + sum(other != said for other in answers.values()) if said & came else 0
            for who, said in answers.items()
        }
    points = dict.fromkeys(answers, 0)
    for seat in range(players):
        right = [who for who, said in answers.items() if (seat in said) == (seat in came)]
        for who in right:
            points[who] += FOR_A_BID + len(answers) - len(right)
    return points
