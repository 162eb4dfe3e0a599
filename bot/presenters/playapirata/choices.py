"""The possible taps, one word after the other if there are several, and their labels.

A draft is the beginning of a move: `spy`, `piggy 3`, `lay`, `lay 3`, or `lay 3 R3 R1` with more towels to
come.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.games.contract import Move
from bot.games.playapirata import View
from bot.games.playapirata.cards import COLOURS, NUMBER_OF
from bot.games.playapirata.notation import TOP
from bot.games.playapirata.pirates import CARD_OF
from bot.games.playapirata.view import LayView
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.playapirata.board import treasure_shape
from bot.presenters.playapirata.cards import COLOUR_SHAPES, at, card_name, is_towel, shape, short
from bot.texts.catalog import Say
from bot.texts.keys import key_of

NAME_WIDTH = 32
# Verbs with a label of their own if nothing follows: a pirate without effect.
ALONE = (*CARD_OF, "show", "done")
WITHOUT_CARD = {"sit": "🪑", "show": "🖐️", "done": "✅"}  # the emoji of verbs that play no card
MORE = "…"  # ends a label after which more is asked


def move_label(view: View, names: Names, say: Say, move: Move, given: int) -> str:
    """The label of a whole move, of which `given` words are chosen."""
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
    """The shape for the button: the card, or the thing that follows the words already chosen."""
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


def _card(verb: str) -> str:
    return CARD_OF.get(verb, verb.upper())


def _argument(view: View, names: Names, say: Say, word: str) -> str:
    if word.isdigit():
        return treasure_label(view, int(word))
    if word == TOP or is_towel(word):
        return card_name(word, say)
    return names.bare(COLOURS.index(word), NAME_WIDTH)


ONE_BY_ONE = ("bury", "keep", "sit")  # verbs whose moves have a button each
MORE_TOWELS = "➕"
LAY = "lay"
ENDS = ("done", "show")  # what ends a turn
LOOKS = ("spy", "bucket")  # verbs that show a treasure to the player
LIST = 25  # options in a list, at most


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """Treasures with their usual towels, and verbs; then the next words."""
    draft = sound(view, draft)
    if draft == LAY:
        return [_place(view, lay) for lay in view.lays]
    lay = lay_begun(view, draft)
    if lay is not None:
        return list(_batches(lay, draft, view.towels, say))
    return [*([] if draft else _lays(view, say)), *_moves(view, names, say, draft)]


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """At first the other batches that waste no card; beyond one list they are found by treasure."""
    if sound(view, draft):
        return ()
    options = [
        (
            f"{lay.place} {' '.join(batch)}",
            _laid(view, lay, batch, say),
            treasure_shape(view.table[lay.place - 1]),
        )
        for lay, batch in unusual(view)
    ]
    return [Menu(LAY, say("playapirata-other-towels"), options[:LIST])] if options else []


def sound(view: View, draft: str) -> str:
    """The draft, or none if it leads to no legal move."""
    if lay_begun(view, draft) is not None or (draft == LAY and view.lays):
        return draft
    words = draft.split()
    begun = words[:1] != [] and words[0] not in ONE_BY_ONE
    return draft if begun and any(_continues(move, words) for move in view.choices) else ""


def lay_begun(view: View, draft: str) -> LayView | None:
    """The laying that the draft begins, if any."""
    # Filled up, since a draft may be a verb alone, or nothing.
    verb, place, *codes = [*draft.split(), "", ""][: max(2, len(draft.split()))]
    if verb != LAY or Counter(codes) - Counter(view.towels):
        return None
    return next((lay for lay in view.lays if str(lay.place) == place), None)


def chosen_towels(draft: str) -> list[str]:
    """The towels of a draft, the highest first."""
    return sorted((word for word in draft.split() if is_towel(word)), reverse=True)


def usual(lay: LayView) -> tuple[str, ...]:
    """The usual batch: the fewest towels, of those the highest on top, then the least."""
    return min(lay.batches, key=lambda batch: (len(batch), -_value(batch[-1]), _sum(batch)))


def unusual(view: View) -> Sequence[tuple[LayView, tuple[str, ...]]]:
    """The batches without a button of their own, and their places."""
    return [(lay, batch) for lay in view.lays for batch in lay.batches if batch != usual(lay)]


def _lays(view: View, say: Say) -> Iterator[Choice]:
    for lay in view.lays:
        treasure = view.table[lay.place - 1]
        known = None if treasure.card is None else treasure_shape(treasure)  # without, three fit on a line
        yield Choice(f"lay {lay.place} {' '.join(usual(lay))}", _laid(view, lay, usual(lay), say), known)
    if view.lays and len(view.towels) > 1:
        begun = LAY if len(view.lays) > 1 else f"lay {view.lays[0].place}"
        yield Choice(begun, say("playapirata-button-more-towels"), MORE_TOWELS, whole=False)


def _laid(view: View, lay: LayView, batch: Sequence[str], say: Say) -> str:
    card = view.table[lay.place - 1].card
    known = NUMBER_OF.get(card or "", 0)
    return say("playapirata-button-lay", place=lay.place, known=known, towels=_values(batch))


def _place(view: View, lay: LayView) -> Choice:
    label = f"{treasure_label(view, lay.place)} · {lay.needed}+ {MORE}"
    return Choice(f"lay {lay.place}", label, treasure_shape(view.table[lay.place - 1]), whole=False)


def _batches(lay: LayView, draft: str, towels: Sequence[str], say: Say) -> Iterator[Choice]:
    chosen = chosen_towels(draft)
    longer = [
        sorted([*chosen, code], reverse=True) for code in sorted(set(Counter(towels) - Counter(chosen)))
    ]
    enough = [batch for batch in longer if _sum(batch) >= lay.needed] if chosen else lay.batches
    for batch in enough:
        label = say("playapirata-button-batch", count=len(batch), values=_values(batch))
        yield Choice(f"lay {lay.place} {' '.join(batch)}", label, shape(batch[0]))
    for batch in longer:
        if len(batch) < len(towels):
            label = f"{_values(batch)} + {MORE}"
            yield Choice(f"lay {lay.place} {' '.join(batch)}", label, MORE_TOWELS, whole=False)


def _values(codes: Sequence[str], plus: str = " + ") -> str:
    return plus.join(code[1] for code in codes)


def _value(code: str) -> int:
    return int(code[1])


def _sum(codes: Sequence[str]) -> int:
    return sum(map(_value, codes))


def _moves(view: View, names: Names, say: Say, draft: str) -> Iterator[Choice]:
    words = draft.split()
    for longer, moves in _by_next_word(_useful(view), words).items():
        if len(moves) == 1 or longer in ONE_BY_ONE:
            for move in one_of_a_kind(moves):
                label = move_label(view, names, say, move, len(words))
                yield Choice(move, label, emoji(view, move, len(words)), best=move in ENDS and not view.lays)
        else:
            label = draft_label(view, names, say, longer)
            yield Choice(longer, label, emoji(view, longer, len(words)), whole=False)


def _useful(view: View) -> Sequence[Move]:
    # A look at a treasure that one knows is idle, except to get rid of the card.
    idle: set[Move] = set()
    for verb in LOOKS:
        looks = [move for move in view.choices if move.split()[0] == verb and move != verb]
        known = [move for move in looks if view.table[int(move.split()[1]) - 1].card is not None]
        idle.update(known if len(known) < len(looks) else known[1:])
    return [move for move in view.choices if move not in idle]


def one_of_a_kind(moves: Sequence[Move]) -> list[Move]:
    """The moves, equal cards once."""
    by_kind = {" ".join(map(short, move.split())): move for move in reversed(moves)}
    return [move for move in moves if move in by_kind.values()]


def _by_next_word(moves: Sequence[Move], words: Sequence[str]) -> Mapping[Move, list[Move]]:
    found: dict[Move, list[Move]] = {}
    for move in moves:
        if _continues(move, words):
            found.setdefault(" ".join(move.split()[: len(words) + 1]), []).append(move)
    return found


def _continues(move: Move, words: Sequence[str]) -> bool:
    return len(words) < len(move.split()) and move.split()[: len(words)] == list(words)
