"""What one seat alone sees."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.skullking.board import headline, last_round, last_trick, trick, whose_turn
from bot.presenters.skullking.cards import chips, shown
from bot.texts.catalog import Say

ASK = {
    "PR": "skullking-ask-pr",
    "PB": "skullking-ask-pb",
    "PS": "skullking-ask-ps",
    "PH": "skullking-ask-ph",
}
"""What is asked of whoever uses a pirate's power."""


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """What the viewer is asked, the trick while it is theirs to play, and the hand: playable cards first."""
    blocks = [f"{headline(view, say)}\n{_asked(view, names, say)}"]
    if view.step == "bid" and view.scorepad:
        blocks.append(last_round(view, names, say))
    if view.turn == view.seat and view.trick:
        blocks.append(trick(view, names, say))
    if view.tricks and not view.trick:
        blocks.append(last_trick(view, names, say))
    blocks += _secrets(view, say)
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
        return _bid(view, bid, say)
    if view.turn is None:
        return say("hand-over")
    turn = view.turn
    if view.step == "power":
        return _power(view, names, say)
    asked = say("skullking-your-turn") if turn == view.seat else say("skullking-wait-turn", name=names[turn])
    return f"{asked} {say('skullking-tally', bid=bid, won=view.won[view.seat])}"


def _bid(view: View, bid: int | None, say: Say) -> str:
    if bid is None:
        return say("skullking-make-bid", tricks=view.cards)
    if view.of_2021 is not None and view.of_2021.loads and view.seat is not None:
        return say("skullking-your-bid-load", bid=bid, load=view.of_2021.loads[view.seat])
    return say("skullking-your-bid", bid=bid)


def _power(view: View, names: Names, say: Say) -> str:
    """What the pirate asks, whose power the viewer uses; or who uses it."""
    assert view.of_2021 is not None  # there are no powers elsewhere
    assert view.of_2021.due is not None
    assert view.turn is not None
    if view.turn != view.seat:
        return whose_turn(view, view.turn, names, say)
    return say(
        ASK[view.of_2021.due],
        cards=chips(view.of_2021.drawn),
        count=len(view.of_2021.drawn),
        bid=view.bids[view.seat],
        won=view.won[view.seat],
    )


def _secrets(view: View, say: Say) -> Iterator[str]:
    """What the viewer alone was shown in this round: by Juanita, and what went by Bendt."""
    if view.of_2021 is None or view.step == "over":
        return
    if view.of_2021.seen:
        yield f"**{say('skullking-seen')}**\n{chips(view.of_2021.seen)}"
    if view.of_2021.discarded:
        yield f"-# {say('skullking-thrown', cards=chips(view.of_2021.discarded))}"


def _cards(title: str, codes: Iterable[str], say: Say) -> str:
    return "\n".join([f"**{title}**", *(shown(code, say) for code in codes)])


def holdings(view: View, say: Say) -> str:
    """The viewer's cards as chips."""
    return chips(view.hand)
