"""Counts the taps that each move of recorded games takes.

A button is a tap. A select is opened and then chosen from; one of several has a tap a tick, and is closed.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from bot.entry import Entry
from bot.games import record
from bot.games.contract import Move
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.default_choices import Following, default_choices
from bot.presenters.playapirata.cards import short
from bot.presenters.skullking.cards import kind
from bot.texts.catalog import speaker
from tests.entries import HOUSE

RECORDS = Path(__file__).parents[2] / "records"
GAMES_LOOKED_AT = 4
NOT_IN_0_1 = "edition-2021"
MOST = 30
"""What a move counts that no taps come to; it can be typed."""
NAMES = Names(("Anna", "Ben", "Carla", "Diego", "Emma", "Finn"))
SAY = speaker("en")

KINDS: Mapping[str, Callable[[str], str]] = {"skullking": kind, "playapirata": short}
"""What equal cards are called alike, in games that offer them once."""


Offered = tuple[Sequence[Choice], Sequence[Menu]]
Offer = Callable[[str], Offered]


def recorded_moves(entry: Entry) -> Iterator[tuple[Offer, Move, object]]:
    """Each recorded move, with what was offered for it, and what its seat could see."""
    files = sorted(file for file in (RECORDS / entry.key).rglob("*.game") if NOT_IN_0_1 not in file.name)
    for file in files[:GAMES_LOOKED_AT]:
        kept = record.read(file.read_text(encoding="ascii"), HOUSE)
        for state, (seat, move) in zip(record.replay_steps(kept), kept.moves, strict=False):
            view, following = entry.game.view(state, seat), partial(entry.game.next_words, state, seat)
            yield partial(offered, entry, view, following), move, view


def offered(entry: Entry, view: object, following: Following, draft: str) -> Offered:
    """As a hand offers it."""
    if entry.presenter.choices is not None:
        own = entry.presenter.choices
        return own.choices(view, NAMES, SAY, draft), own.menus(view, NAMES, SAY, draft)
    return default_choices(following, draft, partial(entry.presenter.label, view, NAMES, SAY), "Done"), ()


def taps(offer: Offer, move: Move, kind_of: Callable[[str], str]) -> int:
    """The fewest taps that make the move, or one with equal cards."""
    wanted, spent, drafts = kinds(move, kind_of), {"": 0}, {""}
    fewest = MOST
    while drafts:
        longer = set[str]()
        for draft in drafts:
            for words, is_whole, cost in steps(offer(draft), move):
                count = spent[draft] + cost
                if is_whole and kinds(words, kind_of) == wanted:
                    fewest = min(fewest, count)
                elif is_whole or not may_lead_to(kinds(words, kind_of), wanted):
                    continue
                elif count < min(fewest, spent.get(words, MOST)):
                    spent[words] = count
                    longer.add(words)
        drafts = longer
    return fewest


def steps(shown: Offered, move: Move) -> Iterator[tuple[str, bool, int]]:
    """The words that taps make, whether they are a whole move, and the number of taps.

    A select takes a tap to open it and one to choose; one of several values a tap for each changed tick, and
    one to close it.
    """
    choices, menus = shown
    yield from ((choice.move, choice.whole, 1) for choice in choices)
    for menu in menus:
        values = [value for value, _, _ in menu.options]
        if menu.most == 1:
            yield from ((f"{menu.draft} {value}", menu.whole, 2) for value in values)
        else:
            part = cards_in(move, menu.draft.split()[-1])
            ticked = [value for value in values if value in part]
            yield " ".join([menu.draft, *ticked]), menu.whole, 2 + len({*ticked} ^ {*menu.chosen})


def cards_in(move: Move, part: str) -> list[str]:
    """The cards that a laying down names in a part."""
    _, _, rest = move.partition(f" {part} ")
    cards = []
    for word in rest.split():
        if word.islower():
            break
        cards.append(word)
    return cards


def kinds(words: str, kind_of: Callable[[str], str]) -> list[str]:
    return [word if word.islower() else kind_of(word) for word in words.split()]


def may_lead_to(begun: list[str], wanted: list[str]) -> bool:
    is_laying_towels = begun[0] == "lay" and begun[-1] != "crew" and len(wanted) > 1 and wanted[1].isdigit()
    return not is_laying_towels or not Counter(begun) - Counter(wanted)
