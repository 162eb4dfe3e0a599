"""Choices for a game that has none of its own: a move word by word."""

from collections.abc import Callable, Sequence
from functools import cache

from bot.games.contract import Move, NextWords
from bot.presenters.contract import Choice, Label

MORE = "…"  # ends a label after which more is asked

Following = Callable[[str], NextWords]  # what may follow the words of a move begun
LabelOf = Callable[[str, int], Label]  # the label of some words, of which the first few are chosen already


def default_choices(following: Following, draft: Move, label: LabelOf, done: str) -> Sequence[Choice]:
    """A choice for each next word, and one called `done` if the draft is a move already."""
    following = cache(following)  # the same words are looked at several times
    # A draft that leads nowhere counts as none, and a single word is not asked for.
    begun = draft if following(draft).words else ""
    while (only := _only(following, begun)) and following(only).words:
        begun = only
    words, may_stop = following(begun)
    found: dict[str, Choice] = {}
    for word in words:
        longer = _whole_or_open(following, f"{begun} {word}".strip())
        look = label(longer, len(begun.split()))
        found.setdefault(look.kind or longer, _choice(following, longer, look))
    stop = [Choice(begun, done, "✅")] if may_stop else []
    return [*found.values(), *stop]


def _choice(following: Following, words: str, look: Label) -> Choice:
    is_whole = not following(words).words
    text = look.text if is_whole else f"{look.text} {MORE}"
    return Choice(words, text, look.emoji, look.chosen, is_whole)


def _whole_or_open(following: Following, words: str) -> str:
    while only := _only(following, words):
        words = only
    return words


def _only(following: Following, begun: str) -> str:
    words, may_stop = following(begun)
    return f"{begun} {words[0]}".strip() if len(words) == 1 and not may_stop else ""
