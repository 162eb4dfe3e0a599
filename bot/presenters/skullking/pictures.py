"""The hand and the table as a picture."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.contract import ScoreLine, Seat
from bot.games.skullking import View
from bot.games.skullking.view import TrickView
from bot.presenters import sheets
from bot.presenters.contract import Names
from bot.presenters.facts import as_number, signed
from bot.presenters.picture import (
    Card,
    Cards,
    Cell,
    Mark,
    Picture,
    SeatLine,
    Seats,
    Title,
    Who,
    pictured,
    who,
)
from bot.presenters.skullking.board import allies_of
from bot.presenters.skullking.cards import card_name, with_ghost
from bot.presenters.skullking.events import ALLIED
from bot.presenters.skullking.faces import face
from bot.texts.catalog import Say
from bot.texts.minus import with_minus

SHORT_NAME = 8
"""Characters of a name for which there is room beside a mark."""


def hand_picture(view: View, names: Names, say: Say) -> Picture:
    """The trick in the order of play with a crown on who wins it, the last one, the cards, the players."""
    last = view.tricks[-1] if view.tricks else None
    return pictured(
        _trick(view, names, say) if view.trick else None,
        None if last is None else _last_trick(last, names, say),
        _hand(view, say) if view.hand else None,
        Seats(tuple(_line(view, seat, names, say) for seat in range(view.players))),
    )


def board_picture(view: View, names: Names, say: Say) -> Picture:
    """The tricks of the round that is over, and how everybody stands; `view` is the public's."""
    tricks = [_taken(trick, names, say) for trick in view.tricks]
    return pictured(*tricks, Seats(tuple(_line(view, seat, names, say) for seat in range(view.players))))


def stage(view: View) -> str:
    """The rounds that are over, from the first on."""
    finished = len(view.scorepad) // view.players
    return str(finished) if finished else ""


def stage_picture(view: View, names: Names, say: Say) -> Picture:
    """The round that was scored last: bids, tricks, what it brought, and the totals."""
    lines = view.scorepad[-view.players :]
    title = Title(say("skullking-round", round=lines[0].round, rounds=view.rounds))
    return pictured(title, Seats(tuple(_scored(line, names, say) for line in lines)))


def _scored(line: ScoreLine, names: Names, say: Say) -> SeatLine:
    bid, won, score = as_number(line.details["bid"]), as_number(line.details["tricks"]), signed(line.score)
    name = names.bare(line.seat, 64)
    told = say("skullking-player", name=name, bid=bid, won=won, total=line.total)
    return SeatLine(
        who(names, line.seat),
        won=won,
        bid=bid,
        marks=(Mark("met" if bid == won else "missed", score, "red"),),
        points=with_minus(str(line.total)),
        told=f"{told}, {score}",
    )


def sheet_picture(lines: Sequence[ScoreLine], names: Names) -> Picture:
    """The scorepad, with a tick for each bid that was met and a cross for each that was missed."""
    return sheets.sheet_picture(lines, names, _cell)


def _cell(line: ScoreLine) -> Cell:
    bid, won = line.details["bid"], line.details["tricks"]
    return replace(sheets.total_cell(line), note=f"{bid}/{won} {signed(line.score)}", met=bid == won)


def _trick(view: View, names: Names, say: Say) -> Cards:
    played = zip(view.order, view.trick, strict=False)
    cards = (
        Card(face(code), crown=seat == view.winning, below=_who(names, seat, say), name=card_name(code, say))
        for seat, code in played
    )
    return Cards(tuple(cards), say("skullking-trick"))


def trick_picture(trick: TrickView, names: Names, say: Say) -> Cards:
    """A trick that was taken, as it was played, with the names of those who did."""
    cards = (
        Card(face(code), crown=seat == trick.winner, below=_who(names, seat, say), name=card_name(code, say))
        for seat, code in zip(trick.seats, trick.faces, strict=True)
    )
    return Cards(tuple(cards), say("picture-last-trick"))


def _last_trick(trick: TrickView, names: Names, say: Say) -> Cards:
    return Cards(_small(trick, say), say("picture-last-trick"), _winner(trick, names, say), "small")


def _taken(trick: TrickView, names: Names, say: Say) -> Cards:
    return Cards(_small(trick, say), "", _winner(trick, names, say), "small")


def _small(trick: TrickView, say: Say) -> tuple[Card, ...]:
    played = zip(trick.seats, trick.faces, strict=True)
    return tuple(
        Card(face(code), crown=seat == trick.winner, name=card_name(code, say)) for seat, code in played
    )


def _winner(trick: TrickView, names: Names, say: Say) -> Who | str:
    return "" if trick.winner is None else _who(names, trick.winner, say)


def _who(names: Names, seat: Seat, say: Say) -> Who:
    return who(with_ghost(Names(names.short or names.by_seat), say), seat)


def _hand(view: View, say: Say) -> Cards:
    playable = {code.split(":")[0] for code in view.playable}
    cards = sorted(view.hand, key=lambda code: bool(playable) and code not in playable)
    shown = (
        Card(face(code), dim=bool(playable) and code not in playable, name=card_name(code, say))
        for code in cards
    )
    return Cards(tuple(shown), say("skullking-your-cards"))


def _line(view: View, seat: Seat, names: Names, say: Say) -> SeatLine:
    bid, won, total = view.bids[seat], view.won[seat], view.totals[seat]
    is_bidding = view.step == "bid"
    name = names.bare(seat, 64)
    if is_bidding:
        told = say(
            "skullking-player-bidding", name=name, bid="yes" if view.has_bid[seat] else "no", total=total
        )
    else:
        told = say("skullking-player", name=name, bid=view.bids[seat], won=won, total=total)
        told = ", ".join([told, *(f"{ALLIED} {names.bare(ally, 64)}" for ally in allies_of(view, seat))])
    return SeatLine(
        who(names, seat),
        is_awaited=seat == view.turn or (is_bidding and not view.has_bid[seat]),
        won=won,
        bid=bid,
        marks=(*_marks(view, seat, names),),
        points=with_minus(str(total)),
        is_viewer=seat == view.seat,
        told=told,
    )


def _marks(view: View, seat: Seat, names: Names) -> Iterator[Mark]:
    if view.step == "bid" and view.has_bid[seat] and view.bids[seat] is None:
        yield Mark("met")
    if view.of_2021 is None:
        return
    if view.of_2021.loads and (load := view.of_2021.loads[seat]) is not None:
        yield Mark("grapes", colour="violet") if load == "grape" else Mark("bomb")
    if seat == view.of_2021.bettor and view.of_2021.bet:
        yield Mark("coins", str(view.of_2021.bet))
    for ally in allies_of(view, seat):
        yield Mark("loot", names.bare(ally, SHORT_NAME), "brown")
