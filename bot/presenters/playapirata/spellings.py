"""How the words of moves are typed."""

from collections.abc import Mapping, Sequence

from bot.games.playapirata import View
from bot.games.playapirata.cards import COLOURS
from bot.games.playapirata.pirates import CARD_OF
from bot.presenters.contract import Names
from bot.presenters.playapirata.cards import at, card_name, colour_name, is_towel, short
from bot.texts.catalog import Say

VERBS: Mapping[str, str] = {
    "keep": "playapirata-typed-keep",
    "sit": "playapirata-typed-sit",
    "bury": "command-bury",
    "lay": "command-lay-towels",
    "show": "playapirata-typed-show",
    "done": "command-end-turn",
}


def spellings(view: View, names: Names, say: Say, words: str) -> Sequence[str]:
    """A verb or the card that is played, a card by name or code, the number of a treasure, or a player."""
    verb, *rest = words.split()
    if not rest:
        name = say(VERBS[verb]) if verb in VERBS else card_name(CARD_OF.get(verb, verb.upper()), say)
        return name, verb
    word = rest[-1]
    if verb == "lifeguard":
        seat = COLOURS.index(word)
        return *names.spellings(seat), colour_name(word, say), word
    if word.isdecimal():
        return (word,) if verb == "sit" else (at(int(word)), word)
    if is_towel(word):
        return word, card_name(word, say), word[1], word
    return card_name(word, say), short(word), word
