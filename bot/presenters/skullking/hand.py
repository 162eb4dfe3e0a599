"""What one seat alone sees."""

from collections.abc import Iterable, Sequence

from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.skullking.board import last_trick, trick
from bot.presenters.skullking.cards import chips, shown
from bot.texts.catalog import Say


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """What the viewer is asked, the trick while it is theirs to play, and the hand: playable cards first."""
    blocks = [f"{say('skullking-round', round=view.round, rounds=view.rounds)}\n{_asked(view, names, say)}"]
    if view.turn == view.seat and view.trick:
        blocks.append(trick(view, names, say))
    if view.tricks and not view.trick:
        blocks.append(last_trick(view, names, say))
    playable = {face.split(":")[0] for face in view.playable}
    now = [code for code in view.hand if code in playable]
    later = [code for code in view.hand if code not in playable]
    if now and later:
        blocks.append(_cards(say("skullking-may-play"), now, say))
        blocks.append(_cards(say("skullking-not-now"), later, say))
    elif view.hand:
        blocks.append(_cards(say("skullking-your-cards"), view.hand, say))
    return blocks


def _asked(view: View, names: Names, say: Say) -> str:
    assert view.seat is not None  # a hand is a seat's
    bid = view.bids[view.seat]
    if view.step == "bid":
        if bid is None:
            return say("skullking-make-bid", tricks=view.round)
        return say("skullking-your-bid", bid=bid)
    if view.turn is None:
        return say("hand-over")
    turn = view.turn
    asked = say("skullking-your-turn") if turn == view.seat else say("skullking-wait-turn", name=names[turn])
    return f"{asked} {say('skullking-tally', bid=bid, won=view.won[view.seat])}"


def _cards(title: str, codes: Iterable[str], say: Say) -> str:
    return "\n".join([f"**{title}**", *(shown(code, say) for code in codes)])


def holdings(view: View, say: Say) -> str:
    """The viewer's cards as chips."""
    return chips(view.hand)
