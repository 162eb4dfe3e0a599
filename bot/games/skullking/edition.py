"""The two editions: deck, rounds, scoring and options."""

from typing import NamedTuple

from bot.games.contract import Days, Length, Option, Options, Rules, Seat, Variant
from bot.games.skullking.cards import (
    DECK_OF_2021,
    ESCAPES,
    FIRST_DECK,
    LEADS,
    MERMAIDS,
    PIRATES,
    RANKS,
    deck_of,
)
from bot.games.skullking.trick import FIRST, OF_2021, Bonuses

ROUNDS = 10
MOST_CARDS = 10
MOST_CARDS_OF_EIGHT = 8  # eight players get 8 cards at most; for seven the deck is always enough
NO_GHOST = -2

# How many cards are dealt in each round, by name.
DEALING = {
    "classic": tuple(range(1, 11)),
    "even-keeled": (2, 2, 4, 4, 6, 6, 8, 8, 10, 10),
    "brawl": (6, 7, 8, 9, 10),
    "swift": (5,) * 5,
    "broadside": (10,) * 10,
    "whirlpool": (9, 9, 7, 7, 5, 5, 3, 3, 1, 1),
    "bedtime": (1,),
}

FIRST_ROUNDS = (4, 5, 6, 7, 8)  # the cards with which a game can begin, if not as usual

IN_FIRST, IN_2021 = {"edition": "first"}, {"edition": "2021"}
# The cards that an option adds to the deck.
ADDED = {"kraken": ("KR",), "whale": ("WW",), "loot": ("L1", "L2")}


def _length(players: int, options: Options) -> Length:
    # A round's bids are one turn, then each card is one.
    sizes = edition_of(players, options).sizes[: rounds_of(options)]
    most = len(sizes) + players * sum(sizes)
    # The winner who played last leads the next trick in the same turn: one trick in as many as play.
    followed = sum(sizes) - len(sizes)
    return Length(most - followed // players, most)


DAYS = {
    2: Days(17, 9, 4),
    3: Days(22, 12, 6),
    4: Days(26, 15, 7),
    5: Days(30, 17, 8),
    6: Days(34, 19, 9),
}

RULES = Rules(
    key="skullking",
    version=1,
    min_players=2,
    max_players=6,
    has_bids=True,
    options=(
        Option("edition", ("first", "2021"), "first", unsaid_with={}),
        Option("dealing", tuple(DEALING), "classic", goes_with=IN_2021),
        # Both editions deal one card more in each round, if not otherwise.
        Option(
            "rounds",
            tuple(range(1, ROUNDS + 1)),
            ROUNDS,
            goes_with={"dealing": "classic"},
            unsaid_with=IN_2021,
        ),
        Option("scoring", ("skull_king", "rascal"), "skull_king", goes_with=IN_2021),
        Option("cannonball", (False, True), False, goes_with={**IN_2021, "scoring": "rascal"}),
        *(Option(name, (False, True), False, goes_with=IN_2021) for name in (*ADDED, "powers")),
        Option("ghost", (True, False), True, goes_with=IN_2021),
        # How many cards the first round has; 0: as many as usual. For a hand by itself (`bot/solo`).
        Option("first_round", (0, *FIRST_ROUNDS), 0, by_host=False, unsaid_with={}),
    ),
    deck={"ranks": RANKS["first"], "escapes": ESCAPES, "pirates": PIRATES, "mermaids": MERMAIDS},
    variants=(
        Variant(
            IN_2021,
            name="2021",
            max_players=8,
            deck={"ranks": RANKS["2021"], "escapes": ESCAPES, "pirates": PIRATES, "mermaids": MERMAIDS},
        ),
    ),
    presets={
        "beginner": IN_2021,
        "all_aboard": {**IN_2021, "kraken": True, "whale": True, "loot": True, "powers": True},
    },
    length=_length,
    trick_ends=frozenset({"bids_revealed", "trick_won", "set_aside"}),
    league_options={"rounds": 5},
    days=DAYS,
    enough=3,
    lengths={"rounds": (5, 7, 10), "dealing": ("swift", "brawl", "classic")},
)


class Edition(NamedTuple):
    """The rules that the options choose, for this number of players."""

    is_2021: bool = False  # winners may have powers to use
    deck: tuple[int, ...] = FIRST_DECK
    sizes: tuple[int, ...] = DEALING["classic"]  # cards dealt in each round
    leads: tuple[int, ...] = LEADS.first  # what must be followed after a face
    bonuses: Bonuses = FIRST
    rascal: bool = False
    cannonball: bool = False
    powers: bool = False
    ghost: Seat = NO_GHOST  # the seat of Graybeard's ghost


FIRST_EDITION = Edition()


def edition_of(players: int, options: Options) -> Edition:
    """The edition of complete options."""
    first_edition = RULES.value(options, "edition") == "first"
    edition = FIRST_EDITION if first_edition else _edition_of_2021(players, options)
    cards = int(RULES.value(options, "first_round"))
    return edition._replace(sizes=(cards, *edition.sizes[1:])) if cards else edition


def _edition_of_2021(players: int, options: Options) -> Edition:
    added = [code for name, codes in ADDED.items() if options[name] for code in codes]
    deck = tuple(sorted((*DECK_OF_2021, *deck_of(*added))))
    most = MOST_CARDS_OF_EIGHT if players == 8 else MOST_CARDS
    return Edition(
        is_2021=True,
        deck=deck,
        sizes=tuple(min(most, size) for size in DEALING[str(options["dealing"])]),
        leads=LEADS.of_2021,
        bonuses=OF_2021,
        rascal=options["scoring"] == "rascal",
        cannonball=bool(options.get("cannonball", False)),
        powers=bool(options["powers"]),
        ghost=players if players == 2 and options["ghost"] else NO_GHOST,
    )


def rounds_of(options: Options) -> int:
    """How many rounds complete options come to."""
    dealt = len(DEALING[str(RULES.value(options, "dealing"))])
    return min(dealt, int(RULES.value(options, "rounds")))
