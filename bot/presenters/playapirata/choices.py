"""The text on a move's button: all of it, or what follows the words already chosen."""

from bot.games.contract import Move
from bot.games.playapirata import View
from bot.games.playapirata.cards import COLOURS, NUMBER_OF, SPECIALS
from bot.games.playapirata.notation import TOP
from bot.games.playapirata.pirates import CARD_OF
from bot.presenters.contract import Names
from bot.presenters.playapirata.board import treasure_shape
from bot.presenters.playapirata.cards import COLOUR_SHAPES, at, card_name, is_towel, shape
from bot.texts.catalog import LANGUAGES, Say, speaker
from bot.texts.keys import key_of

NAME_WIDTH = 32
ALONE = (*CARD_OF, "show", "done")
"""Verbs with a label of their own if nothing follows: a pirate without effect."""
WITHOUT_CARD = {"sit": "🪑", "show": "🖐️", "done": "✅"}
"""The emoji of verbs that play no card."""
MORE = "…"
"""Ends a label after which more is asked."""


def move_label(view: View, names: Names, say: Say, move: Move, given: int) -> str:
    """The label of a whole move, `given` words of which are chosen."""
    verb, *arguments = move.split()
    if given:
        return " · ".join(_argument(view, names, say, word) for word in arguments[given - 1 :])
    match verb:
        case "keep":
            return card_name(arguments[0], say)
        case "bury":
            return say("playapirata-button-bury", card=card_name(arguments[0], say))
        case "sit":
            return say("playapirata-button-sit", place=int(arguments[0]))
    if verb in ALONE and not arguments:
        return say(key_of("playapirata-button", verb))
    parts = (_argument(view, names, say, word) for word in arguments)
    return " · ".join([card_name(_card(verb), say), *parts])


def advised(view: View, names: Names, say: Say, move: Move) -> str:
    """A move as advice: its whole label, with its shape."""
    verb, *arguments = move.split()
    if verb == "lay":
        place, *towels = arguments
        values = " + ".join(code[1] for code in towels)
        laid, treasure = f"{shape(towels[0])} {values}", treasure_label(view, int(place))
        return say("playapirata-advised-lay", towels=laid, treasure=treasure)
    return f"{emoji(view, move, 0) or ''} {move_label(view, names, say, move, 0)}".strip()


def moment(view: View, say: Say) -> str:
    """The hand, and the turn in it."""
    return say("playapirata-moment", number=view.round, turn=view.turn_number)


def draft_label(view: View, names: Names, say: Say, draft: Move) -> str:
    """The label of a move begun: its last word."""
    verb, *arguments = draft.split()
    text = _argument(view, names, say, arguments[-1]) if arguments else card_name(_card(verb), say)
    return f"{text} {MORE}"


def emoji(view: View, move: Move, given: int) -> str | None:
    """The shape for the button: the card, or what follows the words already chosen."""
    verb, *arguments = move.split()
    if given == 0:
        if verb in ("bury", "keep"):
            return shape(arguments[0])
        return WITHOUT_CARD[verb] if verb in WITHOUT_CARD else shape(_card(verb))
    word = arguments[given - 1]
    if word.isdigit():
        return treasure_shape(view.table[int(word) - 1])
    if word == TOP:
        return None if view.seat is None else COLOUR_SHAPES[COLOURS[view.seat]]
    return COLOUR_SHAPES[word[0]]


def treasure_label(view: View, place: int) -> str:
    """A treasure's place, and its number if the viewer knows it: `#3 (5)`."""
    card = view.table[place - 1].card
    return f"{at(place)} ({NUMBER_OF[card]})" if card in NUMBER_OF else at(place)


def special_move(typed: str) -> Move:
    """The move of a special card, typed in any language; anything else unchanged."""
    words = " ".join(typed.split())
    for say in map(speaker, LANGUAGES):
        for code in SPECIALS:
            name = card_name(code, say)
            if f"{words} ".casefold().startswith(f"{name} ".casefold()):
                return f"{code.lower()}{words[len(name) :].replace('#', '')}"
    return typed


def _card(verb: str) -> str:
    return CARD_OF.get(verb, verb.upper())


def _argument(view: View, names: Names, say: Say, word: str) -> str:
    if word.isdigit():
        return treasure_label(view, int(word))
    if word == TOP or is_towel(word):
        return card_name(word, say)
    return names.bare(COLOURS.index(word), NAME_WIDTH)
