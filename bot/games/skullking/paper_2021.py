"""The 2021 edition with real cards; only impossible rounds are refused."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from bot.games.contract import IllegalMove, Options
from bot.games.paper_fields import (
    BIDS,
    TRICKS,
    AgainstRules,
    Entries,
    Entry,
    Field,
    Part,
    bonus_field,
    span_of,
)
from bot.games.skullking.cards import LOOTS, MERMAIDS, PIRATES
from bot.games.skullking.edition import NO_GHOST, edition_of
from bot.games.skullking.moves import LOADS
from bot.games.skullking.powers import BETS
from bot.games.skullking.scoring import (
    CANNONBALL,
    GRAPESHOT,
    POINTS_FOR_ALLIANCE,
    POINTS_FOR_NONE,
    POINTS_FOR_TRICK,
    kept_by_rascal,
    rascal_score,
    round_score,
)
from bot.games.skullking.trick import FOURTEENS, OF_2021

STEP, HALF_STEP = 10, 5
TIGRESS = 1
LEVIATHANS = ("kraken", "whale")
# What a seat takes of which there is one: its points, and the card.
TAKEN = {
    **{code: Part(points, code) for code, points in FOURTEENS.items()},
    **{f"M{n}": Part(OF_2021.mermaid, f"M{n}") for n in range(1, MERMAIDS + 1)},
    "SK": Part(OF_2021.skull_king, "SK"),
}
# Every language's words for a load, and the letters of its scorepads.
WORDS = {
    "grape": "grape grapeshot g kartätsche kt mitraille mitraglia metralla m",
    "cannon": "cannon cannonball c kanonenkugel kk boulet b palla p bala",
}
LOAD_OF = {word: load for load, words in WORDS.items() for word in words.split()}


class Round(NamedTuple):
    """The facts on which a round's bonuses depend."""

    cards: int  # to each hand
    hands: int
    loot: bool
    powers: bool
    rascal: bool

    @property
    def bet(self) -> int:
        """The most that may be bet: Rascal must win a trick before the last one."""
        return max(BETS) if self.powers and self.cards > 1 else 0


class Seat(NamedTuple):
    """A seat's entry without its bonus."""

    bid: int
    tricks: int
    cannon: bool = False


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """The final bid, the tricks won, the bonus with alliances and bet; and the load."""
    of = _round(players, options, number)
    tricks, step = range(of.cards + 1), HALF_STEP if of.rascal else STEP
    allowed = range(-of.bet, most_bonus(of) + 1, step)
    fields = (
        Field("bid", tricks, step=BIDS),
        Field("tricks", tricks, step=TRICKS),
        bonus_field(_listed(allowed), partial(parts_of, of)),
    )
    if not options.get("cannonball"):
        return fields
    load = Field(
        "load", needed=False, empty="grape", words=_load, example=", ".join(LOADS), step=BIDS, choices=LOADS
    )
    return (*fields, load)


def _listed(numbers: range) -> str:
    """`0, 10 … 60`: the step, the first and the last."""
    return f"{numbers[0]}, {numbers[1]} … {numbers[-1]}" if len(numbers) > 2 else span_of(numbers)


def parts_of(of: Round, entry: Entry, is_house: bool) -> Mapping[str, Part]:
    """The 14s, captures, alliances and bets of a seat; without points those that it can't have."""
    seat = _seat(entry)
    met = seat.bid == seat.tricks
    kept = _kept(of, Seat(seat.tricks, seat.tricks) if is_house else seat) * bool(seat.tricks)
    taken = {name: Part(points * kept // 2, card) for name, (points, card) in TAKEN.items()}
    pirates = {
        f"P{n}": Part(OF_2021.pirate * n * kept // 2, "SK") for n in range(1, _most_pirates(of.hands) + 1)
    }
    allied = POINTS_FOR_ALLIANCE if of.loot and (met or is_house) else 0
    loots = {f"L{n}": Part(allied) for n in range(1, LOOTS + 1)}
    bet = (1 if met else -1) * bool(of.bet and seat.tricks)
    return {**taken, **pirates, **loots, **{f"B{n}": Part(n * bet, "B") for n in BETS if n}}


def _kept(of: Round, seat: Seat) -> int:
    """How many halves of its captures and 14s a seat keeps."""
    if of.rascal:
        return kept_by_rascal(seat.bid, seat.tricks, cannon=seat.cannon)
    return 2 * (seat.bid == seat.tricks)


def _most_pirates(hands: int) -> int:
    """The most in the trick of the Skull King."""
    return min(hands - 1, PIRATES + TIGRESS)


def _load(written: str) -> str:
    word = written.split(maxsplit=1)[0]  # `palla` of `palla di cannone`
    load = LOAD_OF.get(word.casefold())
    if load is None:
        raise ValueError(written)
    return load


def _round(players: int, options: Options, number: int) -> Round:
    edition = edition_of(players, options)
    hands = players + (edition.ghost != NO_GHOST)
    return Round(edition.sizes[number - 1], hands, bool(options["loot"]), edition.powers, edition.rascal)


def _seat(entry: Entry) -> Seat:
    return Seat(entry.number("bid"), entry.number("tricks"), entry.text("load") == "cannon")


def most_bonus(of: Round) -> int:
    """The most for a seat that wins every trick, as bid."""
    return max(bonuses_of(of, Seat(of.cards, of.cards)))


def bonuses_of(of: Round, seat: Seat, allies: int = LOOTS) -> range:
    """Every bonus that the seat can have with up to this number of alliances."""
    met, kept = seat.bid == seat.tricks, _kept(of, seat)
    bet = of.bet if seat.tricks else 0
    allied = allies * POINTS_FOR_ALLIANCE if of.loot and met else 0
    most = _most_taken(of.hands, seat.tricks) * kept // 2 + allied + bet * met
    return range(-bet * (not met), most + 1, HALF_STEP if of.rascal else STEP)


@lru_cache
def _most_taken(hands: int, tricks: int) -> int:
    """The most for captures and 14s in this number of tricks: by the cards that there are for them."""
    if not tricks:
        return 0
    # The Skull King takes pirates, a Mermaid takes him, or he is not there: what it brings, and the pirates,
    # Mermaids, tricks and room for cards that it leaves.
    pirates, room = PIRATES + TIGRESS, tricks * hands
    kings = [(0, pirates, MERMAIDS, tricks, room)]
    kings += [
        (OF_2021.pirate * taken, pirates - taken, MERMAIDS, tricks - 1, room - 1 - taken)
        for taken in range(1, _most_pirates(hands) + 1)
    ]
    kings.append((OF_2021.skull_king, pirates, MERMAIDS - 1, tricks - 1, room - 2))
    return max(bonus + _most_besides(hands, *left) for bonus, *left in kings)


def _most_besides(hands: int, pirates: int, mermaids: int, tricks: int, room: int) -> int:
    best = 0
    for taken in range(mermaids + 1):
        needed = -(-taken // (hands - 1))  # pirates, each in a trick of its own
        if needed <= min(pirates, tricks) and taken + needed <= room:
            fourteens = sorted(FOURTEENS.values(), reverse=True)[: room - taken - needed]
            best = max(best, OF_2021.mermaid * taken + sum(fourteens))
    return best


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """The tricks add up, and each bonus fits its seat."""
    of, seats = _round(players, options, number), [_seat(entry) for entry in entries]
    _check_tricks(of, players, options, sum(seat.tricks for seat in seats))
    for at, (seat, entry) in enumerate(zip(seats, entries, strict=True)):
        possible, bonus = bonuses_of(of, seat), entry.number("bonus")
        if bonus % possible.step:
            raise AgainstRules("bonus_between", seat=at, bonus=bonus, step=possible.step)
        if bonus not in possible:
            raise AgainstRules(
                "bonus_out_of_range",
                seat=at,
                bonus=bonus,
                bid=seat.bid,
                tricks=seat.tricks,
                allowed=span_of(possible),
            )
    bonuses = [entry.number("bonus") for entry in entries]
    if of.loot and not _can_be_allied(of, seats, bonuses):
        alone = max(range(players), key=lambda at: bonuses[at] - bonuses_of(of, seats[at], 0)[-1])
        raise AgainstRules("ally_missing", seat=alone, bonus=bonuses[alone])


def _can_be_allied(of: Round, seats: Sequence[Seat], bonuses: Sequence[int]) -> bool:
    """Whether there are alliances, each of two seats, by which every seat has its bonus."""
    met = [at for at, seat in enumerate(seats) if seat.bid == seat.tricks]
    # One of two allies takes the trick with the other's Loot.
    pairs = [pair for pair in combinations(met, 2) if any(seats[at].tricks for at in pair)]
    return any(
        all(
            bonus - POINTS_FOR_ALLIANCE * sum(at in pair for pair in allies) in bonuses_of(of, seat, 0)
            for at, (seat, bonus) in enumerate(zip(seats, bonuses, strict=True))
        )
        for count in range(LOOTS + 1)
        for allies in combinations_with_replacement(pairs, count)
    )


def _check_tricks(of: Round, players: int, options: Options, tricks: int) -> None:
    if tricks > of.cards:
        raise IllegalMove("tricks_too_many", tricks=tricks, needed=of.cards)
    lost = sum(bool(options[name]) for name in LEVIATHANS)
    if of.hands == players and tricks < of.cards - lost:
        code = "lost_tricks" if lost else "tricks_must_add_up"
        facts = {"most": lost} if lost else {}
        raise AgainstRules(code, tricks=tricks, needed=of.cards, **facts)


def line(players: int, options: Options, number: int, entry: Entry) -> tuple[int, dict[str, int | str]]:
    """A seat's points for the round, and the details of its line."""
    of, seat, bonus = _round(players, options, number), _seat(entry), entry.number("bonus")
    details: dict[str, int | str] = {
        "bid": seat.bid,
        "tricks": seat.tricks,
        "bonus": bonus,
        "cards": of.cards,
    }
    if options.get("cannonball"):
        details["load"] = entry.text("load")
    return _score(of, seat) + bonus, details


def _score(of: Round, seat: Seat) -> int:
    if of.rascal:
        return rascal_score(of.cards, seat.bid, seat.tricks, cannon=seat.cannon)
    return round_score(of.cards, seat.bid, seat.tricks, 0)


def scores(players: int, options: Options, number: int) -> frozenset[int]:
    """Every score of one seat for the round."""
    of, found = _round(players, options, number), set[int]()
    for bid in range(of.cards + 1):
        for tricks in range(of.cards + 1):
            for cannon in (False, True)[: 2 if options.get("cannonball") else 1]:
                seat = Seat(bid, tricks, cannon)
                found.update(_score(of, seat) + bonus for bonus in bonuses_of(of, seat))
    return frozenset(found)


def most_together(players: int, options: Options, number: int, seats: int) -> int:
    """The most points that this number of seats can have together for the round."""
    of = _round(players, options, number)
    if of.rascal:
        points = (CANNONBALL if options.get("cannonball") else GRAPESHOT) * of.cards * seats
    else:
        points = of.cards * (POINTS_FOR_TRICK + POINTS_FOR_NONE * (seats - 1))
    alliances = LOOTS * POINTS_FOR_ALLIANCE if of.loot else 0
    return points + most_bonus(of) + alliances
