"""How Skull King looks: suits have a shape, a letter and a name, never a colour alone."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Fact, ScoreLine, Seat
from bot.games.skullking import View
from bot.texts.catalog import Say
from bot.ui.face import Choice, Menu, Names

SHAPES = {"Y": "⭐", "R": "❤️", "B": "🔷", "K": "🏴", "E": "🏳️", "P": "🗡️", "M": "🧜", "SM": "🎭", "SK": "💀"}
ARROW = "▸"
PAD_SEATS = 2
"""Seats side by side on the scorepad: what a phone shows without breaking a line."""


def shape(code: str) -> str:
    """The emoji of a card's suit or kind, by its code."""
    return SHAPES[code if code in SHAPES else code[:2] if code[:2] in SHAPES else code[0]]


def kind(code: str) -> str:
    """The code without the number of a copy: `P3` is a `P`, `Y5` is itself."""
    return code.rstrip("0123456789") if code[0] in "EPM" else code


def card_name(code: str, say: Say) -> str:
    """What players call the card."""
    if code[0] in "YRBK":
        return say("skullking-card-number", suit=say(f"skullking-suit-{code[0].lower()}"), rank=int(code[1:]))
    return say(f"skullking-card-{kind(code).lower().replace(':', '-')}")


def shown(code: str, say: Say) -> str:
    """A card as it is shown: shape, code and name."""
    return f"{shape(code)} `{kind(code)}` {card_name(code, say)}"


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    """The round, what lies on the table, and how everybody stands."""
    blocks = [_headline(view, names, say)]
    if view.trick:
        blocks.append(_trick(view, names, say))
    if view.tricks:
        blocks.append(_last_trick(view, names, say))
    if view.phase == "bid" and view.scorepad:
        blocks.append(_last_round(view, names, say))
    blocks.append("\n".join(_player(view, seat, names, say) for seat in range(view.players)))
    return blocks


def _headline(view: View, names: Names, say: Say) -> str:
    lines = [say("skullking-round", round=view.number, rounds=view.rounds)]
    if view.phase == "bid":
        lines.append(say("skullking-bidding", missing=view.has_bid.count(False)))
    elif view.turn is not None:
        if not view.tricks:
            lines.append(say("skullking-revealed"))
        key = "skullking-turn" if view.trick else "skullking-leads"
        trick = len(view.tricks) + 1
        lines.append(say(key, name=names[view.turn], trick=trick, tricks=view.number))
    return "\n".join(lines)


def _trick(view: View, names: Names, say: Say) -> str:
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


def _last_trick(view: View, names: Names, say: Say) -> str:
    trick = view.tricks[-1]
    cards = " ".join(f"{shape(code)}`{kind(code)}`" for code in trick.faces)
    told = say("skullking-last-trick", name=names[trick.winner], cards=cards)
    bonus = f" · {say('skullking-bonus', bonus=trick.bonus)}" if trick.bonus else ""
    return f"-# {told}{bonus}"


def _last_round(view: View, names: Names, say: Say) -> str:
    lines = view.scorepad[-view.players :]
    scores = " · ".join(f"{names[line.seat]} {line.score:+d}" for line in lines)
    return f"-# {say('skullking-round-scored', round=lines[0].round, scores=scores)}"


def _player(view: View, seat: Seat, names: Names, say: Say) -> str:
    mark = ARROW if seat == view.turn or (view.phase == "bid" and not view.has_bid[seat]) else "·"
    dealer = f" · {say('skullking-dealer')}" if seat == view.dealer else ""
    name, total = f"**{names[seat]}**", view.totals[seat]
    if view.phase == "bid":
        bid = "yes" if view.has_bid[seat] else "no"
        return f"{mark} {say('skullking-player-bidding', name=name, bid=bid, total=total)}{dealer}"
    told = say("skullking-player", name=name, bid=view.bids[seat], won=view.won[seat], total=total)
    return f"{mark} {told}{dealer}"


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """What the viewer is asked, the trick while it is theirs to play, and the hand: playable cards first."""
    blocks = [f"{say('skullking-round', round=view.number, rounds=view.rounds)}\n{_asked(view, names, say)}"]
    if view.turn == view.seat and view.trick:
        blocks.append(_trick(view, names, say))
    if view.tricks and not view.trick:
        blocks.append(_last_trick(view, names, say))
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
    assert view.seat is not None  # noqa: S101 - a hand is a seat's
    bid = view.bids[view.seat]
    if view.phase == "bid":
        if bid is None:
            return say("skullking-make-bid", tricks=view.number)
        return say("skullking-your-bid", bid=bid)
    if view.turn is None:
        return say("hand-over")
    turn = view.turn
    asked = say("skullking-your-turn") if turn == view.seat else say("skullking-wait-turn", name=names[turn])
    return f"{asked} {say('skullking-tally', bid=bid, won=view.won[view.seat])}"


def _cards(title: str, codes: Iterable[str], say: Say) -> str:
    return "\n".join([f"**{title}**", *(shown(code, say) for code in codes)])


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """The bids, or the cards that may be played, equal ones once, Scary Mary in both her faces."""
    if view.phase == "bid" and view.seat is not None:
        own = view.bids[view.seat]
        return [Choice(f"bid {bid}", str(bid), chosen=bid == own) for bid in range(view.number + 1)]
    by_kind = {kind(face): face for face in reversed(view.playable)}
    return [_card_choice(face, say) for face in view.playable if by_kind[kind(face)] == face]


def _card_choice(face: str, say: Say) -> Choice:
    key = f"skullking-button-{face.lower().replace(':', '-')}"
    label = say(key) if ":" in face else kind(face) if face[0] in "YRBK" else card_name(face, say)
    return Choice(f"play {face}", label, shape(face))


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """None: every bid and every card has its button."""
    return ()


def verb(view: View) -> str:
    """`button-bid` while bids are made, `button-play` after."""
    return "button-bid" if view.phase == "bid" else "button-play"


def scorepad(view: View, names: Names, say: Say) -> str:
    """Bid, tricks, bonus, score and total of each seat, in blocks as narrow as a phone."""
    if not view.scorepad:
        return ""
    seats = range(view.players)
    blocks = [_pad_block(view, seats[at : at + PAD_SEATS], names, say) for at in seats[::PAD_SEATS]]
    columns = ("bid", "won", "bonus", "score", "total")
    legend = " · ".join(say(f"skullking-pad-{column}") for column in columns)
    return f"-# {legend}\n" + "\n".join(blocks)


def _pad_block(view: View, seats: Sequence[Seat], names: Names, say: Say) -> str:
    lines = [[line for line in view.scorepad if line.seat == seat] for seat in seats]
    numbers = [say("skullking-pad-round"), *(str(line.round) for line in lines[0])]
    width = max(map(len, numbers))
    columns = [[number.ljust(width) for number in numbers]]
    columns += [_pad_column(names, seat, own) for seat, own in zip(seats, lines, strict=True)]
    return "```\n" + "\n".join("  ".join(row).rstrip() for row in zip(*columns, strict=True)) + "\n```"


def _pad_column(names: Names, seat: Seat, lines: Sequence[ScoreLine]) -> list[str]:
    """A seat's column: its name above bid and tricks, bonus, score and total, no wider than they need."""
    cells = [_pad_cell(line) for line in lines]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rows = [
        " ".join(text.rjust(width) for text, width in zip(cell, widths, strict=True) if width)
        for cell in cells
    ]
    width = len(rows[0])
    return [names.bare(seat, width).ljust(width), *rows]


def _pad_cell(line: ScoreLine) -> tuple[str, str, str, str]:
    bid, won, bonus = (line.details[name] for name in ("bid", "tricks", "bonus"))
    return f"{bid}/{won}", f"+{bonus}" if bonus else "", str(line.score), str(line.total)


def fact(name: str, value: Fact, say: Say) -> Fact:
    """The name of a card or a suit for its code."""
    match name:
        case "card":
            return card_name(str(value), say)
        case "suit":
            return say(f"skullking-suit-{str(value).lower()}")
    return value
