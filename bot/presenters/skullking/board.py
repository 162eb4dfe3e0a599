"""The table as everyone sees it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.contract import Seat
from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.facts import scored
from bot.presenters.skullking.cards import LOAD_SHAPES, SHAPES, named, several, with_ghost
from bot.presenters.skullking.events import ALLIED, allied, with_bonus
from bot.texts.catalog import Say
from bot.texts.keys import key_of

ARROW = "▸"


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    """The round, the cards on the table, and the players."""
    blocks = [_status(view, names, say)]
    if view.trick:
        blocks.append(trick(view, names, say))
    if view.tricks:
        blocks.append(f"-# {last_trick(view, names, say)}")
    if view.step == "bid" and view.scorepad:
        blocks.append(f"-# {last_round(view, names, say)}")
    blocks.append(players(view, range(view.players), names, say))
    return blocks


def beside_stage(view: View, names: Names, say: Say) -> Sequence[str]:
    """Whose turn it is, or how many are to bid."""
    if view.step == "bid":
        return [say("skullking-bidding", missing=view.has_bid.count(False))]
    return [headline(view, say) if view.turn is None else whose_turn(view, view.turn, names, say)]


def headline(view: View, say: Say) -> str:
    """The round."""
    return say("skullking-round", round=view.round, rounds=view.rounds)


def to_answer(view: View, names: Names, say: Say) -> str:
    """The trick on the table, else the one before; during bids the number of cards in each hand."""
    if view.step == "bid":
        return say("skullking-cards-each", cards=view.cards)
    if view.trick:
        seats, played = with_ghost(names, say), zip(view.order, view.trick, strict=False)
        return ", ".join(f"{named(code, say)} ({seats[seat]})" for seat, code in played)
    return last_trick(view, names, say) if view.tricks else ""


def verb(view: View) -> str:
    """The key of the step's button."""
    if view.step == "power":
        return "button-power"
    return "button-bid" if view.step == "bid" else "button-play"


def _status(view: View, names: Names, say: Say) -> str:
    lines = [headline(view, say)]
    if view.step == "bid":
        lines.append(say("skullking-bidding", missing=view.has_bid.count(False)))
    elif view.turn is not None:
        if not view.tricks:
            lines.append(say("skullking-revealed"))
        lines.append(whose_turn(view, view.turn, names, say))
    return "\n".join(lines)


def whose_turn(view: View, turn: Seat, names: Names, say: Say) -> str:
    """The player on turn and the trick, or the player who uses a power."""
    if view.of_2021 is not None and view.of_2021.due is not None:
        return say("skullking-power-due", name=names[turn], card=named(view.of_2021.due, say))
    key = "skullking-turn" if view.trick else "skullking-leads"
    return say(key, name=names[turn], trick=len(view.tricks) + 1, tricks=view.cards)


def trick(view: View, names: Names, say: Say) -> str:
    """The cards in the trick and their players, its taker so far, and the suit to follow."""
    seats = with_ghost(names, say)
    lines = [f"**{say('skullking-trick')}** · {follow(view, say)}"]
    for seat, code in zip(view.order, view.trick, strict=False):
        wins = f" · {say('skullking-winning')}" if seat == view.winning else ""
        lines.append(f"{named(code, say)} · {seats[seat]}{wins}")
    return "\n".join(lines)


def follow(view: View, say: Say) -> str:
    """The suit to follow."""
    if view.led is None:
        return say("skullking-no-suit" if view.no_suit else "skullking-follow-none")
    suit = say(key_of("skullking-suit", view.led))
    return say("skullking-follow", suit=f"{SHAPES[view.led]} {suit}")


def last_trick(view: View, names: Names, say: Say) -> str:
    """The last trick."""
    last = view.tricks[-1]
    cards = several(last.faces, say)
    if last.winner is None:
        return say("skullking-last-aside", cards=cards)
    text = say("skullking-last-trick", name=with_ghost(names, say)[last.winner], cards=cards)
    text = with_bonus(text, last.bonus, say)
    return f"{text} · {allied(last.winner, last.allies, names, say)}" if last.allies else text


def last_tricks_more(view: View, names: Names, say: Say) -> str:
    """The facts that a picture of the last trick lacks: its bonus, and its alliance."""
    last = view.tricks[-1]
    bonus = [say("skullking-bonus", bonus=last.bonus)] if last.bonus else []
    if last.winner is None or not last.allies:
        return " · ".join(bonus)
    return " · ".join([*bonus, allied(last.winner, last.allies, names, say)])


def last_round(view: View, names: Names, say: Say) -> str:
    """The scores of the last round."""
    lines = view.scorepad[-view.players :]
    scores = scored(tuple(line.score for line in lines), names, say)
    return say("skullking-event-round-scored", round=lines[0].round, scores=scores)


def players(view: View, seats: Iterable[Seat], names: Names, say: Say) -> str:
    """Some seats, a line each, and the cards set aside."""
    return "\n".join([*(_player(view, seat, names, say) for seat in seats), *aside(view, say)])


def _player(view: View, seat: Seat, names: Names, say: Say) -> str:
    mark = ARROW if seat == view.turn or (view.step == "bid" and not view.has_bid[seat]) else "·"
    marks = [say("skullking-dealer")] if seat == view.dealer else []
    if seat == view.leader and view.step != "over":
        marks.append(say("skullking-is-leader"))
    name, total = f"**{names[seat]}**", view.totals[seat]
    if view.step == "bid":
        bid = "yes" if view.has_bid[seat] else "no"
        return " · ".join(
            [f"{mark} {say('skullking-player-bidding', name=name, bid=bid, total=total)}", *marks]
        )
    text = say("skullking-player", name=name, bid=view.bids[seat], won=view.won[seat], total=total)
    return " · ".join([f"{mark} {text}", *_stakes(view, seat, names, say), *marks])


def allies_of(view: View, seat: Seat) -> Sequence[Seat]:
    """The seat's allies in this round, once for each Loot."""
    if view.step not in ("play", "power"):
        return ()
    return [
        ally if seat == trick.winner else trick.winner
        for trick in view.tricks
        for ally in trick.allies
        if trick.winner is not None and seat in (ally, trick.winner)
    ]


def _stakes(view: View, seat: Seat, names: Names, say: Say) -> Iterator[str]:
    if (of_2021 := view.of_2021) is None:
        return
    if of_2021.loads and (load := of_2021.loads[seat]) is not None:
        yield f"{LOAD_SHAPES[load]} {say('skullking-load', load=load)}"
    if seat == of_2021.bettor and of_2021.bet:
        yield say("skullking-bet", bet=of_2021.bet)
    if allies := allies_of(view, seat):
        yield " ".join(f"{ALLIED} {names[ally]}" for ally in allies)


def aside(view: View, say: Say) -> Iterator[str]:
    """Cards beside the table: the ghost's hand, and those not dealt."""
    if (of_2021 := view.of_2021) is None or view.step == "over":
        return
    if of_2021.ghost is not None:
        yield f"-# {say('skullking-ghost-cards', name=say('skullking-ghost'), count=of_2021.ghost_cards)}"
    if of_2021.powers:
        yield f"-# {say('skullking-pile', count=of_2021.pile)}"
