"""Pictures of people's finished games: a person's card, and two people side by side."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.model.careers import Career, GameFigures, Pair
from bot.presenters.picture import (
    Beside,
    BesideRow,
    Course,
    Ledger,
    LedgerRow,
    Picture,
    Portrait,
    Who,
    pictured,
)
from bot.texts.catalog import Say
from bot.texts.keys import game_key, key_of
from bot.texts.minus import with_minus

NO_ANIMALS: Mapping[int, str] = {}
LEAST_RATINGS = 3  # fewer make no line worth showing


class Rated(NamedTuple):
    """A person's rating in the leagues of a game: at first, and after each of their games."""

    game: str
    course: tuple[int, ...]
    unusual: int = 0  # of the games: they count only because a moderator decided so


def card_picture(
    who: Who, career: Career, rated: Rated | None, say: Say, animals: Mapping[int, str]
) -> Picture:
    """A person's card; `animals` are their rivals'."""
    course = None
    if rated is not None and len(rated.course) >= LEAST_RATINGS:
        course = Course(((who, rated.course),), from_zero=False)
    rows = tuple(card_rows(career, rated, say, animals))
    return pictured(_portrait(who, career, say), Ledger(rows) if rows else None, course)


def _portrait(who: Who, career: Career, say: Say) -> Portrait:
    """The animal and the name, with the wins; without any, with the games."""
    wins = sum(one.wins for one in career.figures)
    unit = "wins" if wins else "games"
    count = wins or career.games
    animal = say(key_of("animal", who.animal))
    if not count:
        return Portrait(who, animal)
    games = sum(one.games for one in career.figures)
    words = [animal, say("card-games", count=games)] if wins else [animal]
    return Portrait(who, " · ".join(words), str(count), say(key_of("card-unit", unit), count=count))


def card_rows(
    career: Career, rated: Rated | None, say: Say, animals: Mapping[int, str] = NO_ANIMALS
) -> Iterator[LedgerRow]:
    """The figures of a card, one a row; `animals` are the rivals'."""
    for figures in career.figures:
        yield LedgerRow(
            say(game_key(figures.game)),
            games_and_wins([figures], say),
            tuple(_of_game(figures, say)),
        )
    if career.prey is not None:
        note = say("card-ahead", **_times(career.prey))
        yield LedgerRow(say("card-prey"), _rival(career.prey, 1, animals), (note,))
    if career.nemesis is not None:
        note = say("card-behind", **_times(career.nemesis))
        yield LedgerRow(say("card-nemesis"), _rival(career.nemesis, 2, animals), (note,))
    if career.days:
        yield LedgerRow(say("card-daily"), say("card-days", count=career.days))
    if career.duels[0]:
        duels, won = career.duels
        yield LedgerRow(say("card-duels"), f"{duels} · {say('card-wins', count=won)}")
    if rated is not None:  # last, above its course
        label = say("card-league", game=say(game_key(rated.game)))
        count, best = len(rated.course) - 1, str(max(rated.course))
        notes = [say("card-league-best", best=best, count=count)]
        if rated.unusual:
            notes.append(say("standings-unusual", count=rated.unusual))
        yield LedgerRow(label, str(rated.course[-1]), tuple(notes))


def games_and_wins(figures: Sequence[GameFigures], say: Say) -> str:
    """`12 games · 5 wins`, of games with other people, if there are any."""
    games, wins = sum(one.games for one in figures), sum(one.wins for one in figures)
    return f"{say('card-games', count=games)} · {say('card-wins', count=wins)}" if games else ""


def about(animal: str, career: Career, say: Say) -> str:
    """A person's animal, and the numbers of games and wins."""
    named = say(key_of("animal", animal))
    return " · ".join(filter(None, [named, games_and_wins(career.figures, say)]))


def beside_picture(both: tuple[Who, Who], careers: tuple[Career, Career], pair: Pair, say: Say) -> Picture:
    """Two people side by side; `pair` is the first one's with the other."""
    return pictured(Beside(*both, tuple(beside_rows(careers, pair, say))))


def beside_rows(careers: tuple[Career, Career], pair: Pair, say: Say) -> Iterator[BesideRow]:
    """The compared figures, one a row."""
    yield BesideRow(say("card-beside-games"), str(pair.games), str(pair.games))
    yield BesideRow(
        say("card-beside-ahead"), str(pair.ahead), str(pair.behind), _sign(pair.ahead, pair.behind)
    )
    games = [sum(one.games for one in career.figures) for career in careers]
    wins = [sum(one.wins for one in career.figures) for career in careers]
    yield BesideRow(say("card-beside-all"), str(games[0]), str(games[1]))
    yield BesideRow(say("card-beside-wins"), str(wins[0]), str(wins[1]))
    first, second = ({one.game: one for one in career.figures} for career in careers)
    for game in first:
        if game in second:
            yield from _same_game(first[game], second[game], say)


def _same_game(one: GameFigures, other: GameFigures, say: Say) -> Iterator[BesideRow]:
    game = say(game_key(one.game))
    if one.best is not None and other.best is not None:
        values = with_minus(str(one.best)), with_minus(str(other.best))
        yield BesideRow(say("card-beside-best", game=game), *values, _sign(one.best, other.best))
    if one.bids and other.bids:
        shares = percent(one), percent(other)
        both = say("card-percent", percent=shares[0]), say("card-percent", percent=shares[1])
        yield BesideRow(say("card-beside-met", game=game), *both, _sign(*shares))
        longest = str(one.streak), str(other.streak)
        yield BesideRow(say("card-beside-streak"), *longest, _sign(one.streak, other.streak))


def percent(one: GameFigures) -> int:
    """How many of a hundred bids were met."""
    return percent_of(one.met, one.bids)


def percent_of(met: int, made: int) -> int:
    """How many of a hundred bids were met."""
    return round(100 * met / made)


def _sign(one: int, other: int) -> int:
    return (one > other) - (one < other)


def _of_game(one: GameFigures, say: Say) -> Iterator[str]:
    if one.best is not None:
        yield say("card-best", points=with_minus(str(one.best)))
    if one.bids:
        yield say("card-met", met=one.met, made=one.bids, percent=percent(one))
        yield say("card-streak", count=one.streak)
    if one.alone:
        yield _alone(one.alone, one.alone_wins, say)


def _alone(games: int, wins: int, say: Say) -> str:
    return say("card-alone", games=say("card-games", count=games), wins=say("card-wins", count=wins))


def _times(pair: Pair) -> Mapping[str, int]:
    return {"ahead": pair.ahead, "behind": pair.behind, "games": pair.games}


def _rival(pair: Pair, seat: Seat, animals: Mapping[int, str]) -> Who:
    return Who(pair.name, seat, animals.get(pair.user_id, ""))
