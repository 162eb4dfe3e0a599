"""What one seat alone sees: its cards, what it is asked, and the swaps of hands that it knows."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.hollander import View
from bot.presenters.contract import Names
from bot.presenters.hollander.board import news, pile, player
from bot.presenters.hollander.cards import SIGNS, card_list, chip, counted_chips
from bot.presenters.hollander.choices import ask
from bot.texts.catalog import Say

SEEN_SHOWN = 3


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """What the viewer is asked, the pile, the hand with what may be played first, and the table around it.

    As long as the viewer swaps clash cards nothing of the others is shown, so that what they do at the same
    time does not interrupt a swap that has begun.
    """
    assert view.seat is not None  # a hand is a seat's
    asked = ask(view, names, say, draft).question
    if view.step == "setup":
        own = card_list(say("hollander-clash"), view.clash[view.seat], say)
        return [asked, card_list(say("hollander-your-cards"), view.hand, say), own]
    blocks = [asked, pile(view, say), *_cards(view, view.seat, say)]
    blocks.append("\n".join(player(view, seat, names, say) for seat in range(view.players)))
    return [block for block in (*blocks, _seen(view, names, say), news(view, names, say)) if block]


def _cards(view: View, seat: Seat, say: Say) -> Sequence[str]:
    """The cards that are to be played from: those in hand, then the clash cards."""
    codes, may_play = view.hand or view.clash[seat], {offer.card for offer in view.offers}
    now = [code for code in codes if code in may_play]
    later = [code for code in codes if code not in may_play]
    if now and later:
        return [
            card_list(say("hollander-may-play"), now, say),
            card_list(say("hollander-not-now"), later, say),
        ]
    title = say("hollander-your-cards" if view.hand else "hollander-clash")
    return [card_list(title, codes, say)] if codes else []


def _seen(view: View, names: Names, say: Say) -> str:
    lines = []
    for seat, other, gave, got in view.seen[-SEEN_SHOWN:]:
        cards = {"gave": chip(gave), "got": chip(got)}
        lines.append(f"-# {say('hollander-seen', name=names[seat], other=names[other], **cards)}")
    return "\n".join(lines)


def holdings(view: View, say: Say) -> str:
    """The viewer's cards by place: those in hand and the clash cards as chips, the final cards by number."""
    assert view.seat is not None  # only a seat holds cards
    clash, final = counted_chips(view.clash[view.seat]), sum(view.finals[view.seat])
    places = {"hand": counted_chips(view.hand), "clash": clash, "final": final}
    return " · ".join(f"{SIGNS[place]} {held}" for place, held in places.items() if held)
