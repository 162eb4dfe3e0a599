"""Playa Pirata before somebody's eyes and under their fingers: random states, and what taps lead to."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.games.contract import Fact, Move
from bot.games.playapirata import State, View
from bot.presenters import playapirata as face
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.playapirata.cards import short
from bot.texts.catalog import Say, speaker
from bot.ui.kit.custom_id import MAX_LENGTH, ButtonId
from tests.games.random_play import random_playing

NAMES = Names(("Anna", "Ben", "Carla", "Diego"))
SAY = speaker("en")
SOME = 20
"""Games for each number of players: so few stay remembered from test to test."""


def said(key: str, /, **facts: Fact) -> str:
    return f"<{key} {facts}>"


def states(players: int, share: float) -> Iterator[State]:
    """A share of the states of random games, but for their ends."""
    chance = Random(players)
    for number in range(SOME):
        playing = random_playing("playapirata", players, number)
        yield from (state for state in playing.states[:-1] if chance.random() < share)


def choices(view: View, draft: str = "", say: Say = SAY) -> list[Choice]:
    """The buttons of the hand; each carries its move in a custom id that Discord takes."""
    offered = list(face.choices.choices(view, NAMES, say, draft))
    for choice in offered:
        assert len(ButtonId(9_999_999, "draft", 99_999, choice.move).encode()) <= MAX_LENGTH, choice
    return offered


def menus(view: View, draft: str = "") -> list[Menu]:
    """The lists of the hand: whole moves, of as many options as Discord takes."""
    offered = list(face.choices.menus(view, NAMES, said, draft))
    for menu in offered:
        assert menu.whole
        assert 0 < len(menu.options) <= 25
    return offered


def drafts(view: View, draft: str = "", deep: int = 2) -> Iterator[str]:
    """The moves that so many taps begin."""
    for choice in choices(view, draft) if deep else ():
        if not choice.whole:
            yield choice.move
            yield from drafts(view, choice.move, deep - 1)


def taps_to(view: View, move: Move) -> int | None:
    """How many taps make the move, or one with equal cards; None where they don't."""
    draft = ""
    for taps in range(1, 20):
        offered = choices(view, draft)
        if any(choice.whole and _equal(choice.move, move) for choice in offered):
            return taps
        if move in [f"{menu.draft} {value}" for menu in menus(view, draft) for value, _, _ in menu.options]:
            return taps + 1  # the list is opened first
        begun = [choice.move for choice in offered if not choice.whole and _begins(choice.move, move)]
        if not begun:
            return None
        draft = begun[0]
    return None


def _equal(one: Move, other: Move) -> bool:
    return [short(word) for word in one.split()] == [short(word) for word in other.split()]


def _begins(draft: str, move: Move) -> bool:
    begun, words = draft.split(), move.split()
    if words[0] == "lay" and len(begun) > 1:
        return begun[:2] == words[:2] and not Counter(begun[2:]) - Counter(words[2:])
    return words[: len(begun)] == begun
