"""No move takes more taps than it did: counted over recorded games, by the buttons and selects of a hand."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.entry import Entry
from bot.games import record
from bot.games.contract import Move
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.default_choices import Following, default_choices
from bot.presenters.playapirata.cards import short
from bot.presenters.skullking import kind
from bot.texts.catalog import speaker
from tests.entries import ENTRY_OF, HOUSE

RECORDS = Path(__file__).parents[2] / "records"
GAMES_LOOKED_AT = 4
MOST = 9
"""What a move counts that no taps come to; it can be typed."""
NAMES = Names(("Anna", "Ben", "Carla", "Diego", "Emma", "Finn"))
SAY = speaker("en")

TAPS: Mapping[str, int] = {"skullking": 594, "playapirata": 744, "corsari": 269, "hollander": 802}
"""Taps for all moves of the first records of each game in version 0.1, where each had its own choices."""
KINDS: Mapping[str, Callable[[str], str]] = {"skullking": kind, "playapirata": short}
"""What equal cards are called alike, in games that offer them once."""

Offered = tuple[Sequence[Choice], Sequence[Menu]]
Offer = Callable[[str], Offered]


@pytest.mark.parametrize("key", TAPS)
def test_no_move_takes_more_taps_than_it_did(key: str) -> None:
    counted = [taps(offer, move, KINDS.get(key, str)) for offer, move in recorded_moves(ENTRY_OF[key])]
    assert len(counted) > 100
    assert sum(counted) <= TAPS[key]


def recorded_moves(entry: Entry) -> Iterator[tuple[Offer, Move]]:
    """Each recorded move, with what was offered for it."""
    for file in sorted((RECORDS / entry.key).rglob("*.game"))[:GAMES_LOOKED_AT]:
        kept = record.read(file.read_text(encoding="ascii"), HOUSE)
        for state, (seat, move) in zip(record.replay_steps(kept), kept.moves, strict=False):
            view, following = entry.game.view(state, seat), partial(entry.game.next_words, state, seat)
            yield partial(offered, entry, view, following), move


def offered(entry: Entry, view: object, following: Following, draft: str) -> Offered:
    """As a hand offers it."""
    if entry.choices is not None:
        own = entry.choices
        return own.choices(view, NAMES, SAY, draft), own.menus(view, NAMES, SAY, draft)
    return default_choices(following, draft, partial(entry.label, view, NAMES, SAY), "Done"), ()


def taps(offer: Offer, move: Move, kind_of: Callable[[str], str]) -> int:
    """The fewest taps that make the move, or one with equal cards."""
    wanted, drafts = kinds(move, kind_of), {""}
    for count in range(1, MOST):
        longer = set[str]()
        for draft in drafts:
            for words, is_whole in steps(offer(draft), move):
                if is_whole and kinds(words, kind_of) == wanted:
                    return count
                if not is_whole and may_lead_to(kinds(words, kind_of), wanted):
                    longer.add(words)
        drafts = longer
    return MOST


def steps(shown: Offered, move: Move) -> Iterator[tuple[str, bool]]:
    """What one tap comes to, and whether it is a whole move; a select of several takes what the move has."""
    choices, menus = shown
    yield from ((choice.move, choice.whole) for choice in choices)
    for menu in menus:
        values = [value for value, _, _ in menu.options]
        if menu.most == 1:
            yield from ((f"{menu.draft} {value}", menu.whole) for value in values)
        else:
            part = cards_in(move, menu.draft.split()[-1])
            yield " ".join([menu.draft, *(value for value in values if value in part)]), menu.whole


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
    """The words, those of equal cards alike."""
    return [word if word.islower() else kind_of(word) for word in words.split()]


def may_lead_to(begun: list[str], wanted: list[str]) -> bool:
    """Whether a draft is worth going on with: of towels that are laid, only those that the move has."""
    is_laying_towels = begun[0] == "lay" and begun[-1] != "crew" and len(wanted) > 1 and wanted[1].isdigit()
    return not is_laying_towels or not Counter(begun) - Counter(wanted)
