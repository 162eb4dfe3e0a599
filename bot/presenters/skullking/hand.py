"""The table as one seat sees it."""

from collections.abc import Iterator, Sequence

from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.skullking.board import (
    aside,
    follow,
    headline,
    last_round,
    last_trick,
    last_tricks_more,
    players,
    trick,
    whose_turn,
)
from bot.presenters.skullking.cards import grouped, is_number, row, several
from bot.texts.catalog import Say

# The question of a pirate's power.
ASK = {
    "PR": "skullking-ask-pr",
    "PB": "skullking-ask-pb",
    "PS": "skullking-ask-ps",
    "PH": "skullking-ask-ph",
}


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question, the table, the cards with the playable ones first, the others."""
    names = names.brief
    blocks = [_question(view, names, say), *_table(view, names, say)]
    if view.hand:
        blocks.append("\n".join([*_cards(view, say), *_secrets(view, say)]))
    others = [seat for seat in range(view.players) if seat != view.seat]
    return [*blocks, players(view, others, names, say)]


def beside(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question; then the facts that the picture lacks."""
    names = names.brief
    facts = [*_not_in_picture(view, names, say)]
    lines = [f"-# {' · '.join(facts)}"] if facts else []
    if view.round == 1 and view.step == "bid":
        lines += aside(view, say)  # once a game
    if view.hand:
        lines += _secrets(view, say)
    return [_asked(view, names, say), *lines]


def _special(codes: Sequence[str], say: Say) -> str:
    return grouped((code for code in codes if not is_number(code)), say)


def _not_in_picture(view: View, names: Names, say: Say) -> Iterator[str]:
    if view.step == "bid" and (special := _special(view.hand, say)):  # which no button names yet
        yield say("labelled", label=say("skullking-your-cards"), text=special)
    if view.trick:
        yield follow(view, say)
        if special := _special(view.trick, say):
            yield say("labelled", label=say("skullking-trick"), text=special)
        if view.tricks:
            yield last_trick(view, names, say)
    elif view.tricks and (more := last_tricks_more(view, names, say)):
        yield say("labelled", label=say("picture-last-trick"), text=more)
    if view.step == "bid" and view.leader != view.seat:
        yield say("skullking-leads-first", name=names[view.leader])


def _table(view: View, names: Names, say: Say) -> Iterator[str]:
    lines = [trick(view, names, say)] if view.trick else []
    if view.tricks:
        lines.append(f"-# {last_trick(view, names, say)}")
    if view.step == "bid" and view.scorepad:
        lines.append(last_round(view, names, say))
    if lines:
        yield "\n".join(lines)


def _question(view: View, names: Names, say: Say) -> str:
    asked = _asked(view, names, say)
    return asked if view.rounds == 1 else f"{headline(view, say)}\n{asked}"


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
    return f"{asked} {_tally(view, bid or 0, view.won[view.seat], say)}"


def _tally(view: View, bid: int, won: int, say: Say) -> str:
    tally = "none" if bid == won == 0 else "over" if won > bid else "met" if won == bid else "short"
    return say("skullking-tally", bid=bid, won=won, stands=tally, needed=bid - won)


def _bid(view: View, bid: int | None, say: Say) -> str:
    if bid is None:
        asked = say("skullking-make-bid", tricks=view.cards)
        return f"{asked} {say('skullking-you-lead')}" if view.leader == view.seat else asked
    if view.of_2021 is not None and view.of_2021.loads and view.seat is not None:
        return say("skullking-your-bid-load", bid=bid, load=view.of_2021.loads[view.seat])
    return say("skullking-your-bid", bid=bid)


def _power(view: View, names: Names, say: Say) -> str:
    assert view.of_2021 is not None  # there are no powers elsewhere
    assert view.of_2021.due is not None
    assert view.turn is not None
    if view.turn != view.seat:
        return whose_turn(view, view.turn, names, say)
    return say(
        ASK[view.of_2021.due],
        cards=several(view.of_2021.drawn, say),
        count=len(view.of_2021.drawn),
        bid=view.bids[view.seat],
        won=view.won[view.seat],
    )


def _secrets(view: View, say: Say) -> Iterator[str]:
    if view.of_2021 is None or view.step == "over":
        return
    if view.of_2021.seen:
        yield f"**{say('skullking-seen')}**\n-# {grouped(view.of_2021.seen, say)}"
    if view.of_2021.discarded:
        yield f"-# {say('skullking-thrown', cards=several(view.of_2021.discarded, say))}"


def _cards(view: View, say: Say) -> Iterator[str]:
    playable = {face.split(":")[0] for face in view.playable}
    now = [code for code in view.hand if code in playable]
    later = [code for code in view.hand if code not in playable]
    if now and later:
        yield f"**{say('skullking-may-play')}** {row(now, say)}"
        yield f"-# {say('skullking-not-now')} {row(later, say)}"
    else:
        yield f"**{say('skullking-your-cards')}** {row(view.hand, say)}"


def holdings(view: View, say: Say) -> str:
    """The viewer's cards."""
    return several(view.hand, say)
