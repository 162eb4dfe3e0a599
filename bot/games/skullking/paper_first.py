"""The first edition with real cards."""

from collections.abc import Iterable

from bot.games.contract import IllegalMove, Options
from bot.games.paper_fields import BIDS, TRICKS, AgainstRules, Entries, Entry, Field, bonus_field
from bot.games.skullking.cards import PIRATES
from bot.games.skullking.scoring import POINTS_FOR_NONE, POINTS_FOR_TRICK, round_score
from bot.games.skullking.trick import FIRST

SCARY_MARY = 1


def fields(players: int, number: int) -> tuple[Field, ...]:
    """Bid, tricks won, bonus."""
    tricks = range(number + 1)
    return (
        Field("bid", tricks, step=BIDS),
        Field("tricks", tricks, step=TRICKS),
        bonus_field(_listed(bonuses(players))),
    )


def bonuses(players: int) -> tuple[int, ...]:
    """Every bonus of a round: the one Skull King is in one trick.

    "30 points for each Pirate card in the trick", one from each other player at most, Scary Mary among them.
    """
    caught = range(min(PIRATES + SCARY_MARY, players - 1) + 1)
    return tuple(sorted({FIRST.skull_king, *(FIRST.pirate * pirates for pirates in caught)}))


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def check(number: int, entries: Entries) -> None:
    """Every trick is won, and at most one seat, its bid met, has a bonus."""
    tricks = sum(entry.number("tricks") for entry in entries)
    if tricks != number:
        kind = IllegalMove if tricks > number else AgainstRules
        raise kind("tricks_must_add_up", tricks=tricks, needed=number)
    possible = bonuses(len(entries))
    for seat, entry in enumerate(entries):
        if (bonus := entry.number("bonus")) not in possible:
            allowed = _listed(possible)
            raise AgainstRules("pad_value", seat=seat, field="bonus", word=str(bonus), allowed=allowed)
    with_bonus = [seat for seat, entry in enumerate(entries) if entry.number("bonus")]
    for seat in with_bonus:
        bid, won = entries[seat].number("bid"), entries[seat].number("tricks")
        if not won or won != bid:
            raise AgainstRules("bonus_not_earned", seat=seat, bid=bid, tricks=won)
    if len(with_bonus) > 1:
        raise AgainstRules(
            "one_bonus_a_round", seat=with_bonus[0], bonus=entries[with_bonus[0]].number("bonus")
        )


def line(number: int, entry: Entry) -> tuple[int, dict[str, int | str]]:
    """A seat's points for the round, and the details of its line."""
    bid, tricks, bonus = (entry.number(key) for key in ("bid", "tricks", "bonus"))
    return round_score(number, bid, tricks, 0) + bonus, {"bid": bid, "tricks": tricks, "bonus": bonus}


def scores(players: int, number: int) -> frozenset[int]:
    """Every score of one seat for the round."""
    return frozenset(
        round_score(number, bid, won, bonus)
        for bid in range(number + 1)
        for won in range(number + 1)
        for bonus in bonuses(players)
    )


def most_together(players: int, options: Options, number: int, seats: int) -> int:
    """The most points that this number of seats can have together for the round."""
    return number * (POINTS_FOR_TRICK + POINTS_FOR_NONE * (seats - 1)) + max(bonuses(players))
