"""How the words of moves are typed."""

from collections.abc import Mapping, Sequence

from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.skullking.cards import card_name, kind_in
from bot.texts.catalog import Say
from bot.texts.keys import key_of

VERBS: Mapping[str, str] = {
    "bid": "command-bid",
    "play": "command-play",
    "lead": "skullking-typed-lead",
    "discard": "skullking-typed-discard",
    "bet": "skullking-typed-bet",
    "change": "skullking-typed-change",
}


def spellings(view: View, names: Names, say: Say, words: str) -> Sequence[str]:
    """A verb, a card by name, kind or code, a player, a load or a number."""
    verb, *rest = words.split()
    if not rest:
        return say(VERBS[verb]), verb
    word = rest[-1]
    if verb in ("play", "discard"):
        kind = kind_in(view, word)
        name = say(key_of("skullking-button", word)) if ":" in word else card_name(kind, say)
        return name, kind, word
    if verb == "lead":
        return names.spellings(int(word) - 1)
    return (say(key_of("skullking-load", word)), word) if word.isalpha() else (word,)
