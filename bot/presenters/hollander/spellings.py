"""How the words of moves are typed."""

from collections.abc import Mapping, Sequence

from bot.games.hollander import View
from bot.presenters.contract import Names
from bot.presenters.hollander.cards import card_name, label
from bot.texts.catalog import Say

VERBS: Mapping[str, str] = {
    "swap": "hollander-typed-swap",
    "ready": "hollander-typed-ready",
    "play": "command-play",
    "take": "command-take-pile",
    "final": "hollander-typed-final",
    "call": "hollander-typed-call",
}
PLACES: Mapping[str, str] = {
    "hand": "hollander-place-hand",
    "clash": "hollander-place-clash",
    "final": "hollander-place-final",
}


def spellings(view: View, names: Names, say: Say, words: str) -> Sequence[str]:
    """A verb, a place of cards, a player, a card by rank, name or code, or the number of a final card."""
    verb, *rest = words.split()
    if not rest:
        return say(VERBS[verb]), verb
    word, before = rest[-1], words.split()[-2]
    if word in PLACES:
        return say(PLACES[word]), word
    if word == ">":
        return "→", word
    if before in (">", "call") or (before in PLACES and len(rest) > 1):
        return names.spellings(int(word))
    if "final" in words.split():
        return (word,)
    return label(word, say), card_name(word, say), word
