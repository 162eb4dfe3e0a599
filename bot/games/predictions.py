"""Predictions of those who watch: the questions, when they lock, and the points of an answer.

A question is known by its round: it asks for the players who meet the bids that were shown for it. The
question `WINNER` asks who wins the game. These functions only get facts that everyone sees.
"""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from bot.games.contract import Placing, ScoreLine, Seat

WINNER = 0  # the question who wins; all others are rounds
FOR_THE_WINNER, FOR_A_BID = 5, 1  # points for a right answer, and one more for everyone who said otherwise

Answer = frozenset[Seat]  # who wins, or all who meet their bids: the others, it says, miss theirs
Who = TypeVar("Who", bound=Hashable)


class Question(NamedTuple):
    """A question for those who watch; closed, it takes no more answers and they see each other's."""

    round: int
    is_open: bool


def winner_alone(seats: Collection[Seat], moved: Iterable[Seat]) -> Sequence[Question]:
    """The question of a game without bids: who wins. It locks once everyone has moved."""
    return [Question(WINNER, not set(seats) <= set(moved))]


def outcomes(scorepad: Iterable[ScoreLine], result: Iterable[Placing] | None) -> Mapping[int, Answer]:
    """The right answers of the decided questions. All players who share the first place have won."""
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
