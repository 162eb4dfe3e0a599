"""Counts taps, and words and lines on screen, a move of recorded games.

    python -m tests.ui.live.taps > docs/taps-and-words.md

A button is a tap. A select is opened and then chosen from; one of several has a tap a tick, and is closed.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from textwrap import wrap
from typing import NamedTuple

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
NOT_IN_0_1 = "edition-2021"
MOST = 30
"""What a move counts that no taps come to; it can be typed."""
NAMES = Names(("Anna", "Ben", "Carla", "Diego", "Emma", "Finn"))
SAY = speaker("en")

KINDS: Mapping[str, Callable[[str], str]] = {"skullking": kind, "playapirata": short}
"""What equal cards are called alike, in games that offer them once."""


class Before(NamedTuple):
    """What version 0.1 came to, counted in the same way."""

    taps: int
    words: int
    lines: float


BEFORE: Mapping[str, Before] = {
    "skullking": Before(594, 49, 9.3),
    "playapirata": Before(744, 170, 18.0),
    "corsari": Before(358, 143, 16.5),
    "hollander": Before(802, 129, 18.9),
}
PHONE_LINE = 38
"""Characters of a line of text in a message on a phone 390 pixels wide, counted in a browser."""

PAGE = """\
# Taps and words a move

Counted over the first records of each game (moves by chance, so more unusual ones than people make), at each
move in the hand of whoever makes it, in English. A button is a tap; a select is opened and then chosen from.
Beside its picture a hand says only what that does not show. Lines are counted as they are written, and as a
phone 390 pixels wide breaks them. `python -m tests.ui.live.taps` writes this page;
`tests/ui/live/test_taps.py` holds that the taps do not grow, `tests/presenters/test_beside.py` how long the
text beside a picture is.

| game | moves | of those, only typed | taps in 0.1 | taps now |
| --- | --- | --- | --- | --- |
{taps}

| game | words on screen in 0.1 | now, text alone | now, beside a picture |
| --- | --- | --- | --- |
{words}

| game | lines of text in 0.1 | now, text alone | on a phone | on a phone, beside a picture |
| --- | --- | --- | --- | --- |
{lines}

Skull King's words are the others' bids, tricks and points, and the last trick: what was missing at the moment
of a decision. Playa Pirata's are the others' cards and points. A turn of Playa Pirata with the towels that
are laid most often is three taps (treasure, towels, end), where it was four.
"""

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
    if entry.choices is not None:
        own = entry.choices
        return own.choices(view, NAMES, SAY, draft), own.menus(view, NAMES, SAY, draft)
    return default_choices(following, draft, partial(entry.label, view, NAMES, SAY), "Done"), ()


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
    """What taps come to, whether that is a whole move, and how many: a select is opened, then chosen from.

    A select of several takes what the move has: a tap for each tick that changes, and one to close it.
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
    """The words, those of equal cards alike."""
    return [word if word.islower() else kind_of(word) for word in words.split()]


def may_lead_to(begun: list[str], wanted: list[str]) -> bool:
    """Whether a draft is worth going on with: of towels that are laid, only those that the move has."""
    is_laying_towels = begun[0] == "lay" and begun[-1] != "crew" and len(wanted) > 1 and wanted[1].isdigit()
    return not is_laying_towels or not Counter(begun) - Counter(wanted)


class Screen(NamedTuple):
    """The words and lines of a hand, and both where a picture is shown; words are those of its buttons, too.

    `wrapped` and `wrapped_beside` are the lines as a phone breaks them.
    """

    words: int
    lines: int
    wrapped: int
    words_beside: int
    wrapped_beside: int


def on_screen(entry: Entry, offer: Offer, view: object) -> Screen:
    """What is on the screen for a move that is not begun."""
    choices, menus = offer("")
    assert entry.pictures is not None  # every game of the house has some
    text = "\n".join(entry.presenter.hand(view, NAMES, SAY, ""))
    beside = "\n".join(entry.pictures.beside(view, NAMES, SAY, ""))
    labels = len(" ".join([*(one.label for one in choices), *(one.label for one in menus)]).split())
    words, words_beside = labels + len(text.split()), labels + len(beside.split())
    return Screen(words, len(text.splitlines()), wrapped(text), words_beside, wrapped(beside))


def wrapped(text: str) -> int:
    """The lines of a text on a phone; what markdown does not show is not counted."""
    plain = text.replace("**", "").replace("`", "").replace("-# ", "")
    return sum(max(1, len(wrap(line, PHONE_LINE))) for line in plain.splitlines())


def counted(key: str) -> tuple[str, str, str]:
    """The game's row in each of the three tables."""
    entry, before = ENTRY_OF[key], BEFORE[key]
    moves = list(recorded_moves(entry))
    spent = [taps(offer, move, KINDS.get(key, str)) for offer, move, _ in moves]
    screens = [on_screen(entry, offer, view) for offer, _, view in moves]
    words, lines, phone, words_beside, phone_beside = (mean(column) for column in zip(*screens, strict=True))
    typed = spent.count(MOST)
    name = SAY(f"game-{key}")
    return (
        _row(name, len(moves), typed, before.taps, sum(spent) - MOST * typed),
        _row(name, before.words, f"{words:.0f}", f"{words_beside:.0f}"),
        _row(name, before.lines, f"{lines:.1f}", f"{phone:.1f}", f"{phone_beside:.1f}"),
    )


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    rows = zip(*(counted(key) for key in BEFORE), strict=True)
    tables = ("\n".join(row) for row in rows)
    sys.stdout.write(PAGE.format(**dict(zip(("taps", "words", "lines"), tables, strict=True))))
