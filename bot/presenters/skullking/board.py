"""What lies on the table for all to see."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.facts import scored
from bot.presenters.skullking.cards import SHAPES, chips, shown
from bot.presenters.skullking.events import with_bonus
from bot.texts.catalog import Say

ARROW = "▸"


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    """The round, what lies on the table, and how everybody stands."""
    blocks = [_headline(view, names, say)]
    if view.trick:
        blocks.append(trick(view, names, say))
    if view.tricks:
        blocks.append(last_trick(view, names, say))
    if view.step == "bid" and view.scorepad:
        blocks.append(_last_round(view, names, say))
    blocks.append("\n".join(_player(view, seat, names, say) for seat in range(view.players)))
    return blocks


def _headline(view: View, names: Names, say: Say) -> str:
    lines = [say("skullking-round", round=view.round, rounds=view.rounds)]
    if view.step == "bid":
        lines.append(say("skullking-bidding", missing=view.has_bid.count(False)))
    elif view.turn is not None:
        if not view.tricks:
            lines.append(say("skullking-revealed"))
        key = "skullking-turn" if view.trick else "skullking-leads"
        number = len(view.tricks) + 1
        lines.append(say(key, name=names[view.turn], trick=number, tricks=view.round))
    return "\n".join(lines)


def trick(view: View, names: Names, say: Say) -> str:
    """The cards that lie in the trick, who played them, and the suit to follow."""
    lines = [f"**{say('skullking-trick')}** · {_follow(view, say)}"]
    for offset, code in enumerate(view.trick):
        seat = (view.leader + offset) % view.players
        lines.append(f"{shown(code, say)} · {names[seat]}")
    return "\n".join(lines)


def _follow(view: View, say: Say) -> str:
    if view.led is None:
        return say("skullking-follow-none")
    suit = say(f"skullking-suit-{view.led.lower()}")
    return say("skullking-follow", suit=f"{SHAPES[view.led]} {suit}")


def last_trick(view: View, names: Names, say: Say) -> str:
    """The trick that was taken last, small."""
    last = view.tricks[-1]
    text = say("skullking-last-trick", name=names[last.winner], cards=chips(last.faces))
    return f"-# {with_bonus(text, last.bonus, say)}"


def _last_round(view: View, names: Names, say: Say) -> str:
    lines = view.scorepad[-view.players :]
    scores = scored(tuple(line.score for line in lines), names, say)
    return f"-# {say('skullking-event-round-scored', round=lines[0].round, scores=scores)}"


def _player(view: View, seat: Seat, names: Names, say: Say) -> str:
    mark = ARROW if seat == view.turn or (view.step == "bid" and not view.has_bid[seat]) else "·"
    dealer = f" · {say('skullking-dealer')}" if seat == view.dealer else ""
    name, total = f"**{names[seat]}**", view.totals[seat]
    if view.step == "bid":
        bid = "yes" if view.has_bid[seat] else "no"
        return f"{mark} {say('skullking-player-bidding', name=name, bid=bid, total=total)}{dealer}"
    text = say("skullking-player", name=name, bid=view.bids[seat], won=view.won[seat], total=total)
    return f"{mark} {text}{dealer}"
