"""The look of a hand laid down."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.games.corsari.best_splits import best_splits
from bot.games.corsari.cards import CARD_OF, COLOURS
from bot.games.corsari.view import Offer, SplitView, View, shown
from bot.presenters.corsari.cards import coded, row, shape
from bot.texts.catalog import Say
from bot.texts.keys import key_of

PARTS = ("crew", "prisoners", "attached", "stowaways")


def laid(split: SplitView, say: Say) -> str:
    """A split on one line."""
    return " · ".join(parts(split, say))


def parts(split: SplitView, say: Say, cards_in: Callable[[Iterable[str]], str] = row) -> Iterator[str]:
    """The parts of a split, each with its cards, empty ones left out."""
    for part in PARTS:
        if cards := getattr(split, part):
            yield f"{say(key_of('corsari-part', part))} {cards_in(cards)}"
    if not split.stowaways:
        yield say("corsari-no-stowaways")


def worth(split: SplitView, say: Say) -> str:
    """The limit and the number of stowaways."""
    return say("corsari-worth", limit=split.limit, stowaways=len(split.stowaways))


def plain_worth(split: SplitView, say: Say) -> str:
    """The same without markdown."""
    return worth(split, say).replace("**", "")


def listed(offers: Sequence[Offer], say: Say) -> str:
    """Offers to choose from, the best first, with the codes that one types."""
    return "\n".join(
        f"{worth(offer.split, say)}\n-# {' · '.join(parts(offer.split, say, coded))}" for offer in offers
    )


def way(view: View, split: SplitView, say: Say) -> str:
    """The crew's colours, and the limit; before it the stowaways, where they alone count."""
    by_count = say("corsari-worth-by-count", limit=split.limit, stowaways=len(split.stowaways))
    return f"{_colours(split)} {by_count if is_by_count(view) else plain_worth(split, say)}".strip()


def way_in_short(view: View, split: SplitView, say: Say) -> str:
    """The same without the stowaways, where the limit alone counts."""
    return way(view, split, say) if is_by_count(view) else f"{_colours(split)} · {split.limit}"


def is_by_count(view: View) -> bool:
    """Whether stowaways become penalty cards, however low the limit."""
    return view.step == "lay" and outcome(view) == "higher"


def _colours(split: SplitView) -> str:
    return "".join(dict.fromkeys(shape(code) for code in split.crew))


def outcome(view: View) -> str:
    """The result of the viewer's best way to lay down: `sweep`, `sinks` or `higher`."""
    best = view.offers[0].split
    closers = None if view.closer is None else view.splits[view.closer]
    if closers is None or best.limit > closers.limit:
        return "higher"
    return "sinks" if best.stowaways else "sweep"


def best_now(view: View) -> SplitView | None:
    """The best split of the viewer's 12 cards now."""
    if view.pier_colour is None or not view.hand:
        return None
    cards = [CARD_OF[code] for code in view.hand]
    return shown(best_splits(cards, COLOURS.index(view.pier_colour), 1)[0])
