"""A laying down that is built in steps.

    sail O7                              the discard is chosen, the split is not
    sail O7 crew O1 O2 V3                a split, to be confirmed or changed
    lay crew R1 R2 attach O9             the same for an opponent of the closer

Prisoners are never chosen: a card of the pier's colour that is neither crew nor attached must be one, since
as a stowaway it could join them. If a card is named twice, the last part that names it has it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.contract import IllegalMove, Move
from bot.games.corsari.cards import CARD_OF, COLOURS
from bot.games.corsari.notation import lay_move, sail_move
from bot.games.corsari.split import Split, check_split, split_of
from bot.games.corsari.view import SplitView, View, shown

Codes = tuple[str, ...]
PARTS = ("crew", "attach", "prisoners")


@dataclass(frozen=True, slots=True)
class Draft:
    """The cards chosen so far."""

    discard: str | None
    crew: Codes | None = None  # None before the viewer makes their own split
    attached: Codes = ()

    @property
    def text(self) -> Move:
        """The draft in words, as `draft_in` reads them."""
        return f"{self.start} crew {' '.join(self.crew or ())}".strip()

    @property
    def start(self) -> Move:
        """The words before the crew."""
        words = ["lay"] if self.discard is None else ["sail", self.discard]
        return " ".join([*words, *(("attach", *self.attached) if self.attached else ())])

    def with_crew(self, card: str) -> "Draft":
        """With one more card in the crew."""
        return replace(self, crew=(*(self.crew or ()), card))


def draft_in(view: View, words: str) -> Draft | None:
    """The draft in these words, without cards not held; None if they mean none."""
    verb, *rest = words.split() or [""]
    parts: dict[str, list[str]] = {"": []}
    named = ""
    for word in rest:
        named = word if word in PARTS else named
        parts.setdefault(named, [])
        if word in view.hand:
            _put(parts, named, word)
    crew = tuple(parts["crew"]) if "crew" in parts else None
    if verb == "sail" and view.step == "discard" and parts[""]:
        return Draft(parts[""][0], crew)
    if verb == "lay" and view.step == "lay" and crew is not None:
        return Draft(None, crew, tuple(parts.get("attach", ())))
    return None


def _put(parts: dict[str, list[str]], named: str, card: str) -> None:
    for cards in parts.values():
        if card in cards:
            cards.remove(card)
    parts[named].append(card)


def cards_left(view: View, draft: Draft) -> Codes:
    """The hand without the discard."""
    return tuple(code for code in view.hand if code != draft.discard)


def split_so_far(view: View, draft: Draft) -> SplitView:
    """The split that the draft makes."""
    return shown(_split(view, draft))


def problem(view: View, draft: Draft) -> IllegalMove | None:
    """The rule that the draft's split breaks, if any."""
    closers = None if view.closer is None else view.splits[view.closer]
    try:
        check_split(_split(view, draft), _pier(view), _cards(closers.crew) if closers else ())
    except IllegalMove as error:
        return error
    return None


def move_of(view: View, draft: Draft) -> Move:
    """The move that the draft makes."""
    split = _split(view, draft)
    return lay_move(split) if draft.discard is None else sail_move(CARD_OF[draft.discard], split)


def prisoners_left(view: View, named: Sequence[str]) -> Codes:
    """The viewer's cards of the pier's colour that are in no other part."""
    return tuple(code for code in view.hand if code[0] == view.pier_colour and code not in named)


def _split(view: View, draft: Draft) -> Split:
    crew, attached = draft.crew or (), draft.attached
    prisoners = prisoners_left(view, (*crew, *attached, draft.discard or ""))
    return split_of(_cards(cards_left(view, draft)), _cards(crew), _cards(prisoners), _cards(attached))


def _pier(view: View) -> int:
    return COLOURS.index(view.pier_colour or COLOURS[0])


def _cards(codes: Sequence[str]) -> tuple[int, ...]:
    return tuple(CARD_OF[code] for code in codes)
