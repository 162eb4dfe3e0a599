"""A player of Corsari who only taps: what the hand offers, and what a tap leads to."""

from collections.abc import Iterable, Iterator

from bot.games.contract import Move
from bot.games.corsari import View
from bot.games.corsari.cards import codes_of
from bot.games.corsari.notation import laying_in
from bot.presenters import corsari as face
from bot.presenters.contract import Choice, Menu, Names
from bot.texts.catalog import speaker
from bot.ui.kit.custom_id import MAX_LENGTH, ButtonId

NAMES = Names(("Anna", "Ben", "Carla", "Diego"))
SAY = speaker("en")


def choices(view: View, draft: str = "") -> list[Choice]:
    """The buttons of the hand; each carries its move in a custom id that Discord takes."""
    offered = list(face.choices.choices(view, NAMES, SAY, draft))
    for choice in offered:
        _check_custom_id(choice.move)
    return offered


def menus(view: View, draft: str = "") -> list[Menu]:
    """The selects of the hand."""
    offered = list(face.choices.menus(view, NAMES, SAY, draft))
    for menu in offered:
        _check_custom_id(menu.draft)
    return offered


def _check_custom_id(argument: str) -> None:
    assert len("s" + ButtonId(9_999_999, "draft", 99_999, argument).encode()) <= MAX_LENGTH, argument


def whole_moves(view: View, draft: str = "") -> list[Move]:
    return [choice.move for choice in choices(view, draft) if choice.whole]


def chosen_from(menu: Menu, values: Iterable[str]) -> str:
    """The draft that follows from these ticks, which the menu must allow."""
    ticked = set(values)
    options = [value for value, _, _ in menu.options]
    assert ticked <= set(options)
    assert menu.least <= len(ticked) <= menu.most
    return " ".join([menu.draft, *(value for value in options if value in ticked)]).strip()


def drafts(view: View) -> Iterator[str]:
    yield from (choice.move for choice in choices(view) if not choice.whole)
    for menu in menus(view):
        yield from (chosen_from(menu, [value]) for value, _, _ in menu.options)


def reaches(view: View, move: Move) -> bool:
    """Whether taps can make the move, which is legal."""
    if move in whole_moves(view):
        return True
    if not move.startswith(("sail", "lay")):
        return False
    discard, crew, _, attached = laying_in(move)
    draft = ""
    if discard is not None:
        [menu] = menus(view)
        draft = chosen_from(menu, codes_of((discard,)))
    [draft] = [choice.move for choice in choices(view, draft) if not choice.whole]
    if attached:
        draft = chosen_from(menus(view, draft)[1], codes_of(attached))
    elif len(menus(view, draft)) > 1:
        draft = chosen_from(menus(view, draft)[1], ())
    draft = chosen_from(menus(view, draft)[0], codes_of(crew))
    return whole_moves(view, draft) == [move]
