"""What a player may tap: every move by one word after the other, where there are several to choose from.

A draft is a move begun: `spy`, `piggy 3`, `lay 3`, or `lay 3 R3 R1` with more towels to come.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.games.contract import Move
from bot.games.playapirata import View
from bot.games.playapirata.view import LayView
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.playapirata.board import treasure_shape
from bot.presenters.playapirata.cards import is_towel, shape, short
from bot.presenters.playapirata.labels import draft_label, emoji, move_label, treasure_label
from bot.texts.catalog import Say

ONE_BY_ONE = ("bury", "keep", "sit")
"""Verbs of which every move has its own button at once."""
MORE_TOWELS = "➕"


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """What may be tapped now: at first treasures to lay towels on and verbs, then what follows the draft."""
    draft = sound(view, draft)
    lay = lay_begun(view, draft)
    if lay is not None:
        return list(_batches(view, lay, draft, say))
    places = [] if draft else [_place_to_lay(view, lay, say) for lay in view.lays]
    return [*places, *_moves(view, names, say, draft)]


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """None: every choice has its button."""
    return ()


def sound(view: View, draft: str) -> str:
    """The draft, or none where it doesn't lead to a legal move."""
    if lay_begun(view, draft) is not None:
        return draft
    words = draft.split()
    begun = words[:1] != [] and words[0] not in ONE_BY_ONE
    return draft if begun and any(_goes_on(move, words) for move in view.choices) else ""


def lay_begun(view: View, draft: str) -> LayView | None:
    """Where the draft begins to lay towels that are in hand; None for any other."""
    verb, place, *codes = [*draft.split(), "", ""][: max(2, len(draft.split()))]
    if verb != "lay" or Counter(codes) - Counter(view.towels):
        return None
    return next((lay for lay in view.lays if str(lay.place) == place), None)


def chosen_towels(draft: str) -> list[str]:
    """The towels of a draft, in the order in which they will lie: the highest first."""
    return sorted((word for word in draft.split() if is_towel(word)), reverse=True)


def _place_to_lay(view: View, lay: LayView, say: Say) -> Choice:
    treasure = view.table[lay.place - 1]
    label = say("playapirata-button-lay", treasure=treasure_label(view, lay.place), needed=lay.needed)
    return Choice(f"lay {lay.place}", label, treasure_shape(treasure), whole=False)


def _batches(view: View, lay: LayView, draft: str, say: Say) -> Iterator[Choice]:
    """The batches that waste no card; or the towels chosen, if they are enough; and one towel more."""
    chosen = chosen_towels(draft)
    ready = [chosen] if chosen and _sum(chosen) >= lay.needed else []
    for batch in ready if chosen else lay.batches:
        move = " ".join([f"lay {lay.place}", *batch])
        values = " + ".join(code[1] for code in batch)
        yield Choice(
            move, say("playapirata-button-batch", values=values), shape(batch[0]), chosen=bool(chosen)
        )
    if len(view.towels) > 1:
        for code in sorted((Counter(view.towels) - Counter(chosen)).keys()):
            label = say("playapirata-button-add", value=int(code[1]))
            yield Choice(f"{draft} {code}", label, MORE_TOWELS, whole=False)


def _sum(codes: Sequence[str]) -> int:
    return sum(int(code[1]) for code in codes)


def _moves(view: View, names: Names, say: Say, draft: str) -> Iterator[Choice]:
    """The moves that go on from the draft; those that share the next word are one choice, a longer draft."""
    words = draft.split()
    for longer, moves in _by_next_word(view.choices, words).items():
        if len(moves) == 1 or longer in ONE_BY_ONE:
            for move in one_of_a_kind(moves):
                label = move_label(view, names, say, move, len(words))
                yield Choice(move, label, emoji(view, move, len(words)))
        else:
            label = draft_label(view, names, say, longer)
            yield Choice(longer, label, emoji(view, longer, len(words)), whole=False)


def one_of_a_kind(moves: Sequence[Move]) -> list[Move]:
    """The moves, of those with equal cards the first."""
    by_kind = {" ".join(map(short, move.split())): move for move in reversed(moves)}
    return [move for move in moves if move in by_kind.values()]


def _by_next_word(moves: Sequence[Move], words: Sequence[str]) -> Mapping[Move, list[Move]]:
    """The moves that go on from these words, by the words and one more."""
    found: dict[Move, list[Move]] = {}
    for move in moves:
        if _goes_on(move, words):
            found.setdefault(" ".join(move.split()[: len(words) + 1]), []).append(move)
    return found


def _goes_on(move: Move, words: Sequence[str]) -> bool:
    return len(words) < len(move.split()) and move.split()[: len(words)] == list(words)


def verb(view: View) -> str:
    """The same at every step: a turn has several."""
    return "playapirata-button-turn"
