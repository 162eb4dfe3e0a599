"""The Flying Hollander with real cards: a game is one round, entered when it is over."""

from collections.abc import Sequence

from bot.games.contract import IllegalMove, Options, Placing, ScoreLine
from bot.games.hollander.cards import DECK
from bot.games.hollander.state import placed
from bot.games.paper import check_each, check_seats, check_together, impossible, ranked
from bot.games.paper_fields import Entries, Field, span

MOST_PILES = 999  # more than anyone counts


def rounds(players: int, options: Options) -> int:
    return 1


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """Cards left; the order of going out, if the game is played on; piles taken, if counted."""
    left = Field("left", range(len(DECK) + 1))
    out = Field("out", range(1, players), needed=False)
    taken = Field("taken", range(MOST_PILES + 1), needed=False)
    return (left, out, taken) if options["play_on"] else (left, taken)


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """As many went out as the options say, without gaps, and the deck has the cards left."""
    left = [entry.number("left") for entry in entries]
    least, most = seats_out(players, options)
    if not least <= left.count(0) <= most:
        raise IllegalMove("seats_out", count=left.count(0), allowed=span(least, most))
    if sum(left) > most_left(left):
        raise IllegalMove("too_many_left", count=sum(left), most=most_left(left))
    if options["play_on"]:
        _check_order(entries)


def _check_order(entries: Entries) -> None:
    for seat, entry in enumerate(entries):
        if entry.has("out") != (not entry.number("left")):
            raise IllegalMove("out_without_cards", seat=seat, left=entry.number("left"))
    order = sorted(entry.number("out") for entry in entries if entry.has("out"))
    if order != list(range(1, len(order) + 1)):
        raise IllegalMove("order_of_going_out", count=len(order))


def seats_out(players: int, options: Options) -> tuple[int, int]:
    """The fewest and most seats out: one, or all but one, unless the limit of plays ended it."""
    most = players - 1 if options["play_on"] else 1
    return (0 if options["play_limit"] else most), most


def most_left(left: Sequence[int]) -> int:
    """The most cards left in all: the last card played is in no hand."""
    return len(DECK) - (0 in left)


def scorepad(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[ScoreLine, ...]:
    """Cards left, who went out when, piles taken; nobody counts plays of real cards."""
    lines = []
    for number, entries in enumerate(rounds, start=1):
        for seat, (out, left) in enumerate(zip(_order(entries), _left(entries), strict=True)):
            details = {"out": out, "at": None, "taken": entries[seat].values["taken"]}
            lines.append(ScoreLine(number, seat, left, left, details))
    return tuple(lines)


def result(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[Placing, ...] | None:
    """By the order of going out, then by cards left."""
    return placed(_order(rounds[0]), _left(rounds[0])) if rounds else None


def _left(entries: Entries) -> list[int]:
    return [entry.number("left") for entry in entries]


def _order(entries: Entries) -> list[int | None]:
    return [None if entry.number("left") else entry.number("out") or 1 for entry in entries]


def possible(
    players: int, options: Options, scores: Sequence[int], places: Sequence[int] = ()
) -> tuple[Placing, ...]:
    """Scores are cards left; of several players without cards the places name the one who went out first."""
    check_seats(players, scores, places)
    check_each(scores, 0, len(DECK))
    out, (least, most) = list(scores).count(0), seats_out(players, options)
    if not least <= out <= most:
        raise impossible("out", count=out, allowed=span(least, most))
    check_together(scores, 0, most_left(scores))
    if out < 2:
        return ranked(scores, [(-score,) for score in scores], places)
    if not places:
        raise IllegalMove("places_needed")
    order = [place for place, score in zip(places, scores, strict=True) if not score]
    if len(set(order)) != out:
        raise impossible("places")
    by = [(not score, -score if score else -place) for place, score in zip(places, scores, strict=True)]
    return ranked(scores, by, places)
