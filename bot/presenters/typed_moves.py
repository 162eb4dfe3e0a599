"""Moves as a person types them: understands a line, and suggests whole lines or the next word.

A word may be typed as the presenter spells it in the reader's language, or as the log has it; seats count
from 1. Case, accents, punctuation and emojis don't matter.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from bot.games.contract import Move
from bot.presenters.default_choices import MORE, Following

MOST = 25  # suggestions that Discord shows
LONGEST = 100  # characters of one

SpellingsOf = Callable[[Move], Sequence[str]]  # of the last of some words, as `Spellings` has them
Tokens = tuple[str, ...]

_TOKEN = re.compile(r"(?<!\w)-\d+|\d+|[^\W\d_]+")


def tokens(text: str) -> Tokens:
    """The words and numbers in a text."""
    letters = unicodedata.normalize("NFKD", text.replace("\u2212", "-").casefold())
    return tuple(_TOKEN.findall("".join(one for one in letters if not unicodedata.combining(one))))


class TypedMoves:
    """The moves that a seat may type now."""

    def __init__(self, following: Following, spellings: SpellingsOf) -> None:
        self._following, self._spellings = cache(following), cache(spellings)

    def understood(self, typed: str) -> Move | None:
        """The one move that is meant, of equal cards the first; None for none or several."""
        exact = [words for words, is_exact in self._reached("", tokens(typed)) if is_exact]
        moves = [words for words in exact if self._following(words).may_stop]
        if not moves and tokens(typed):
            moves = self._whole(exact) or []  # what is left out may be the only thing possible
        return moves[0] if len({*map(self.text, moves)}) == 1 else None

    def repeats(self, typed: str, move: Move) -> bool:
        """Whether nothing was typed that the move does not say, such as another seat."""
        return not Counter(tokens(typed)) - Counter(tokens(self._said(move, -1)))

    def suggested(self, typed: str = "") -> Sequence[str]:
        """The whole moves that begin so, or else their next words; else the moves with this text in them."""
        reached = {self.text(words): (words, exact) for words, exact in self._reached("", tokens(typed))}
        if not reached:
            return [text for text in map(self.text, self._whole([""]) or ()) if _is_in(text, typed)]
        whole = self._whole(words for words, _ in reached.values())
        if whole is not None:
            return list(dict.fromkeys(map(self.text, whole)))
        steps = [step for words, exact in reached.values() for step in self._steps(words, exact)]
        while len(steps) == 1:
            steps = self._longer(steps[0][0])
        texts = (self.text(words) if whole else f"{self.text(words)} {MORE}" for words, whole in steps)
        return list(dict.fromkeys(texts))[:MOST]

    def verbs(self) -> Sequence[str]:
        """The first words of moves, as the log has them."""
        return self._following("").words

    def text(self, words: Move) -> str:
        """A move, or its beginning, as it is suggested."""
        named = self._said(words, 0)
        return named if len(named) + len(f" {MORE}") <= LONGEST else self._said(words, -1)

    def _said(self, words: Move, spelling: int) -> str:
        said = words.split()
        begun = (" ".join(said[: at + 1]) for at in range(len(said)))
        return " ".join(self._spellings(one)[spelling] for one in begun)

    def _reached(self, begun: Move, left: Tokens) -> Iterator[tuple[Move, bool]]:
        # The words that the tokens say; False where the last one is not spelled out.
        if not left:
            yield begun, True
            return
        for word in self._following(begun).words:
            longer = f"{begun} {word}".strip()
            for spelled in dict.fromkeys(map(tokens, self._spellings(longer))):
                if left[: len(spelled)] == spelled:
                    yield from self._reached(longer, left[len(spelled) :])
                elif _begins(spelled, left):
                    yield longer, False

    def _steps(self, words: Move, is_exact: bool) -> Sequence[tuple[Move, bool]]:
        return self._longer(words) if is_exact else [(words, not self._following(words).words)]

    def _longer(self, begun: Move) -> list[tuple[Move, bool]]:
        # One word more, equal cards once; and the words alone, if they are a move.
        words, may_stop = self._following(begun)
        alike: dict[str, Move] = {}
        for word in words:
            longer = f"{begun} {word}".strip()
            alike.setdefault(self._spellings(longer)[0], longer)
        return [*([(begun, True)] if may_stop else []), *((longer, False) for longer in alike.values())]

    def _whole(self, begun: Iterable[Move]) -> list[Move] | None:
        # None if there are too many; found step by step, since every step leads to at least one move.
        steps = [(words, False) for words in begun]
        while not all(is_whole for _, is_whole in steps):
            steps = [
                longer
                for words, is_whole in steps
                for longer in ([(words, True)] if is_whole else self._longer(words))
            ]
            if len(steps) > MOST:
                return None
        return [words for words, _ in steps]


def _begins(spelled: Tokens, left: Tokens) -> bool:
    *full, last = left
    at = len(full)
    return at < len(spelled) and spelled[:at] == tuple(full) and spelled[at].startswith(last)


def _is_in(text: str, typed: str) -> bool:
    words = tokens(text)
    return all(any(word.startswith(begun) for word in words) for begun in tokens(typed))
