"""How a hand laid down looks."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.games.corsari.best_splits import best_splits
from bot.games.corsari.cards import CARD_OF, COLOURS
from bot.games.corsari.view import Offer, SplitView, View, shown
from bot.presenters.corsari.cards import coded, row
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


def numbered(offers: Sequence[Offer], say: Say) -> str:
    """Offers to choose from by their number, the best first, with the codes that one types."""
    return "\n".join(
        f"**{number}.** {worth(offer.split, say)}\n{' · '.join(parts(offer.split, say, coded))}"
        for number, offer in enumerate(offers, start=1)
    )


def crews(offers: Sequence[Offer], say: Say) -> Iterator[str]:
    """The crews of numbered offers, if there are several; buttons say the rest."""
    for number, offer in enumerate(offers if len(offers) > 1 else (), start=1):
        yield f"-# **{number}.** {say('corsari-part-crew')} {row(offer.split.crew)}"


def best_now(view: View) -> SplitView | None:
    """The best split of the viewer's 12 cards now."""
    if view.pier_colour is None or not view.hand:
        return None
    cards = [CARD_OF[code] for code in view.hand]
    return shown(best_splits(cards, COLOURS.index(view.pier_colour), 1)[0])
