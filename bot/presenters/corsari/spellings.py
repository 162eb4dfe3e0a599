"""How the words of moves are typed."""

from collections.abc import Mapping, Sequence

from bot.games.corsari import View
from bot.games.corsari.cards import CARD_OF
from bot.presenters.contract import Names
from bot.presenters.corsari.cards import card_name
from bot.texts.catalog import Say
from bot.texts.keys import key_of

VERBS: Mapping[str, str] = {
    "draw": "command-draw",
    "discard": "command-discard",
    "sail": "command-sail",
    "lay": "command-lay-down",
}
PARTS: Mapping[str, str] = {
    "crew": "corsari-typed-crew",
    "prisoners": "corsari-typed-prisoners",
    "attach": "corsari-typed-attach",
}


def spellings(view: View, names: Names, say: Say, words: str) -> Sequence[str]:
    """A verb, a pile, a part of a hand laid down, or a card by code or name."""
    verb, *rest = words.split()
    if not rest:
        return say(VERBS[verb]), verb
    word = rest[-1]
    if word in CARD_OF:
        name = card_name(word, say)
        return (name, word) if verb == "discard" else (word, name, word)  # a split has many cards
    key = key_of("corsari-source", word) if verb == "draw" else PARTS[word]
    return say(key), word
