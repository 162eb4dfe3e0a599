"""Whole seasons, paired one round after the other, and what must hold of every round."""

from collections.abc import Sequence
from random import Random

from bot.leagues.history import History, Person, Round
from bot.leagues.pairings import pair
from bot.leagues.tables import divide


def season(
    people: int, size: int, rounds: int, *, game: tuple[int, int] = (2, 6), chance: int = 1
) -> list[Round]:
    """So many rounds of the people from 0 on, at tables of about `size`, in a game for `game` people."""
    return going_on([range(people)] * rounds, size, game=game, chance=chance)


def going_on(
    present: Sequence[Sequence[Person]],
    size: int,
    before: History = (),
    *,
    game: tuple[int, int] = (2, 6),
    chance: int = 1,
) -> list[Round]:
    """The rounds after `before`, each of those who are present then."""
    rng, history = Random(chance), list(before)
    for people in present:
        history.append(pair(people, history, divide(len(people), size, *game), rng))
    return history


def assert_everyone_once(played: Round, people: Sequence[Person]) -> None:
    placed = [person for group in (*played.tables, played.byes) for person in group]
    assert sorted(placed) == sorted(people)
