"""The table as one seat sees it: its cards, the question, and the swaps of hands that it knows."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Seat
from bot.games.hollander import View
from bot.presenters.contract import Names
from bot.presenters.hollander.board import news, news_texts, pile, player
from bot.presenters.hollander.cards import SIGNS, brief, card_row, counted, several
from bot.presenters.hollander.choices import ask
from bot.presenters.hollander.events import latest
from bot.texts.catalog import Say

SEEN_SHOWN = 3
BESIDE = 4  # events told beside the picture, which shows their cards


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question, the pile, the cards with the playable ones first, the others, the news."""
    names = names.brief
    assert view.seat is not None  # a hand is a seat's
    asked = ask(view, names, say, draft).question
    if view.step == "setup":
        # Without the others, whose swaps would interrupt the viewer's.
        clash = f"{SIGNS['clash']} **{say('hollander-clash')}** {card_row(view.clash[view.seat], say)}"
        return [asked, f"{clash}\n**{say('hollander-your-cards')}** {card_row(view.hand, say)}"]
    others = [seat for seat in range(view.players) if seat != view.seat]
    blocks = [asked, pile(view, say), "\n".join(_cards(view, view.seat, say))]
    blocks.append("\n".join(player(view, seat, names, say) for seat in others))
    seen = "\n".join(f"-# {text}" for text in _seen(view, names, say))
    return [block for block in (*blocks, seen, news(view, names, say)) if block]


def beside(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question; then the swaps known to the viewer, and the events since the last move."""
    names = names.brief
    asked = ask(view, names, say, draft).question
    if view.step == "setup":
        return [asked]
    told = news_texts(view, latest(view), names, say)[-BESIDE:]
    return [asked, *(f"-# {' '.join(texts)}" for texts in (_seen(view, names, say), told) if texts)]


def _cards(view: View, seat: Seat, say: Say) -> Iterator[str]:
    clash, may_play = view.clash[seat], {offer.card for offer in view.offers}
    codes = view.hand or clash
    now = [code for code in codes if code in may_play]
    later = [code for code in codes if code not in may_play]
    if now and later:
        yield f"**{say('hollander-may-play')}** {card_row(now, say)}"
        yield f"-# {say('hollander-not-now')} {card_row(later, say)}"
    elif codes:
        title = say("hollander-your-cards" if view.hand else "hollander-clash")
        yield f"**{title}** {card_row(codes, say)}"
    if view.hand and clash:
        yield f"{SIGNS['clash']} {say('hollander-clash')} {several(clash, say)}"
    if final := sum(view.finals[seat]):
        yield f"{SIGNS['final']} {say('labelled', label=say('hollander-place-final'), text=str(final))}"


def _seen(view: View, names: Names, say: Say) -> Sequence[str]:
    return [
        say(
            "hollander-seen", name=names[seat], other=names[other], gave=brief(gave, say), got=brief(got, say)
        )
        for seat, other, gave, got in view.seen[-SEEN_SHOWN:]
    ]


def holdings(view: View, say: Say) -> str:
    """The viewer's cards by place; final cards as a number."""
    assert view.seat is not None  # only a seat holds cards
    clash, final = counted(view.clash[view.seat], say), sum(view.finals[view.seat])
    places = {"hand": counted(view.hand, say), "clash": clash, "final": final}
    return " · ".join(f"{SIGNS[place]} {held}" for place, held in places.items() if held)
