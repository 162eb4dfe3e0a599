"""How cards are laid down, and the rules about it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.contract import IllegalMove
from bot.games.corsari.cards import CODES, COLOUR_OF, COLOURS, NUMBER_OF, NUMBERS, codes_of

CREW_COLOURS = 2  # "possono essere al massimo di due diverse bande"

Cards = tuple[int, ...]


class Split(NamedTuple):
    """A hand laid down, each part in deck order."""

    crew: Cards
    prisoners: Cards
    attached: Cards  # to the closer's crew
    stowaways: Cards

    @property
    def limit(self) -> int:
        """ "Deve sommare il loro valore e questo rappresenta il suo limite." """
        return sum(NUMBER_OF[card] for card in self.stowaways)


def split_of(
    hand: Iterable[int], crew: Iterable[int], prisoners: Iterable[int], attached: Iterable[int] = ()
) -> Split:
    """A hand with these parts; the rest are stowaways."""
    laid = (tuple(sorted(crew)), tuple(sorted(prisoners)), tuple(sorted(attached)))
    used = {card for part in laid for card in part}
    return Split(*laid, tuple(sorted(card for card in hand if card not in used)))


def openings(crew: Iterable[int]) -> tuple[int, ...]:
    """The cards that fit a closer's crew: one of its colours, a number that it lacks."""
    crew = tuple(crew)
    numbers = {NUMBER_OF[card] for card in crew}
    return tuple(
        colour * NUMBERS + number - 1
        for colour in sorted({COLOUR_OF[card] for card in crew})
        for number in range(1, NUMBERS + 1)
        if number not in numbers
    )


def check_split(split: Split, pier: int, closers_crew: Sequence[int] = ()) -> None:
    """Raises `IllegalMove` for the rule that the split breaks; only an opponent attaches."""
    _check_prisoners(split.prisoners, pier)
    _check_crew(split.crew)
    _check_attached(split.attached, closers_crew)
    if (could_join := _first_that_could_join(split, pier)) is not None:
        card, part = could_join
        raise IllegalMove("stowaway_could_join", card=CODES[card], part=part)


def _check_prisoners(prisoners: Cards, pier: int) -> None:
    for card in prisoners:
        if COLOUR_OF[card] != pier:
            raise IllegalMove("prisoner_not_of_pier", card=CODES[card], pier=COLOURS[pier])


def _check_crew(crew: Cards) -> None:
    colours = sorted({COLOUR_OF[card] for card in crew})
    if len(colours) > CREW_COLOURS:
        letters = tuple(COLOURS[colour] for colour in colours)
        raise IllegalMove("crew_third_colour", colours=letters, cards=codes_of(crew))
    if pair := _two_of_a_number(crew):
        raise IllegalMove("crew_same_number", cards=codes_of(pair), number=NUMBER_OF[pair[0]])


def _check_attached(attached: Cards, closers_crew: Sequence[int]) -> None:
    if attached and not closers_crew:
        raise IllegalMove("closer_attaches_nothing", cards=codes_of(attached))
    colours = sorted({COLOUR_OF[card] for card in closers_crew})
    for card in attached:
        if COLOUR_OF[card] not in colours:
            letters = tuple(COLOURS[colour] for colour in colours)
            raise IllegalMove("attach_wrong_colour", card=CODES[card], colours=letters)
        for there in closers_crew:
            if NUMBER_OF[there] == NUMBER_OF[card]:
                raise IllegalMove("attach_number_taken", card=CODES[card], by=CODES[there])
    if pair := _two_of_a_number(attached):
        raise IllegalMove("attach_same_number", cards=codes_of(pair), number=NUMBER_OF[pair[0]])


def _two_of_a_number(cards: Cards) -> Cards:
    seen: dict[int, int] = {}
    for card in cards:
        other = seen.setdefault(NUMBER_OF[card], card)
        if other != card:
            return (other, card)
    return ()


def _first_that_could_join(split: Split, pier: int) -> tuple[int, str] | None:
    numbers = {NUMBER_OF[card] for card in split.crew}
    colours = {COLOUR_OF[card] for card in split.crew}
    for card in split.stowaways:
        if COLOUR_OF[card] == pier:
            return card, "prisoners"
        if NUMBER_OF[card] not in numbers and (COLOUR_OF[card] in colours or len(colours) < CREW_COLOURS):
            return card, "crew"
    return None
