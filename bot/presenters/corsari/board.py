"""The table as everyone sees it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.contract import Seat
from bot.games.corsari.scoring import GAME_OVER_AT, LAST_ROUND_AT
from bot.games.corsari.view import RoundView, SplitView, TurnView, View
from bot.presenters.contract import Names
from bot.presenters.corsari.cards import BACK, colour, named, plain, row
from bot.presenters.corsari.splits import laid
from bot.texts.catalog import Say
from bot.texts.keys import key_of

TO_MOVE, WAITING = "▸", "·"
FRESH_TURNS = 2  # turns of each player for which the last round is shown in full


def beside_stage(view: View, names: Names, say: Say) -> Sequence[str]:
    """Whose turn it is."""
    return [status(view, names, say)]


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    """The round, the pier and piles or the closer's cards, the end of the last round, the players."""
    blocks = [f"{headline(view, say)}\n{status(view, names, say)}"]
    if view.step == "lay":
        blocks.append(closed(view, names, say, with_cards=True))
    elif view.step != "over":
        blocks.append("\n".join([table(view, say), *turns(view, names, say)]))
    if view.previous is not None:
        is_fresh = len(view.history) < FRESH_TURNS * view.players and view.step != "lay"
        whole = revealed(view.previous, names, say, with_cards=True)
        blocks.append(whole if is_fresh else f"-# {ended(view.previous, names, say)}")
    blocks.append(players(view, range(view.players), names, say))
    return blocks


def headline(view: View, say: Say) -> str:
    """The round, and the pier's colour."""
    title = f"**{say('corsari-round', round=view.round)}**"
    if view.is_last:
        title += f" · {say('corsari-last-round')}"
    if view.pier_colour is None:
        return title
    return f"{title} · {say('corsari-pier-colour', colour=colour(view.pier_colour, say))}"


def to_answer(view: View, names: Names, say: Say) -> str:
    """Empty: the last event names the discard, or the player who set sail."""
    return ""


def verb(view: View) -> str:
    """The key of the step's button."""
    return key_of("corsari-button", view.step) if view.step in ("draw", "lay") else "corsari-button-discard"


def status(view: View, names: Names, say: Say) -> str:
    """Whose turn it is, and which step."""
    match view.step:
        case "over":
            return say("hand-over")
        case "lay":
            missing = view.has_laid.count(False)
            return say("corsari-laying", name=_closer(view, names), missing=missing)
    assert view.turn is not None  # a draw or a discard is someone's
    name = names[view.turn]
    if view.step == "draw":
        return say("corsari-to-draw", name=name)
    if view.must_sail:
        return say("corsari-event-last-stock-card", name=name)
    return f"{_drew(view.history[-1], names, say)} {say('corsari-to-discard', name=name)}"


def _drew(turn: TurnView, names: Names, say: Say) -> str:
    card = "" if turn.drawn is None else named(turn.drawn, say)
    return say(key_of("corsari-drew", turn.source), name=names[turn.seat], card=card)


def table(view: View, say: Say) -> str:
    """The pier, its first card first, the top of the discard pile, and the size of the stock."""
    top = named(view.pile[-1], say) if view.pile else say("corsari-pile-empty")
    return "\n".join(
        [
            f"**{say('corsari-pier', cards=len(view.pier))}** {row(view.pier)}",
            f"**{say('corsari-pile')}** {top}",
            f"**{say('corsari-stock')}** {say('corsari-stock-left', cards=view.stock)}",
        ]
    )


def turns(view: View, names: Names, say: Say) -> Iterator[str]:
    """The last turn of each player."""
    for turn in view.history[-view.players :]:
        if turn.discarded is not None:
            drawn = row([turn.drawn]) if turn.drawn else ""
            source = say(key_of("corsari-took", turn.source), card=drawn)
            name, discard = names[turn.seat], row([turn.discarded])
            yield f"-# {say('corsari-turn', name=name, source=source, discard=discard)}"


def exchanges(view: View, names: Names, say: Say) -> str:
    """The others' last turns, on one line: the card drawn, or a back, and the discard."""
    turns = (
        say(
            "corsari-turn-brief",
            name=names[turn.seat],
            drawn=plain(turn.drawn) if turn.drawn else BACK,
            left=plain(turn.discarded),
        )
        for turn in view.history[-view.players :]
        if turn.discarded is not None and turn.seat != view.seat
    )
    line = " · ".join(turns)
    return f"-# {line}" if line else ""


def closed(view: View, names: Names, say: Say, *, with_cards: bool = True) -> str:
    """The closer's split, or the limit alone, and the cards that may be attached."""
    assert view.closer is not None  # laying down begins when someone has set sail
    split = view.splits[view.closer]
    assert split is not None  # the closer's split is public
    lines = [say("corsari-closed", name=_closer(view, names), limit=split.limit)]
    if with_cards:
        lines.append(laid(split, say))
    if view.openings:
        lines.append(say("corsari-openings", cards=row(view.openings)))
    return "\n".join(lines)


def _closer(view: View, names: Names) -> str:
    return names[view.closer or 0]


def revealed(finished: RoundView, names: Names, say: Say, *, with_cards: bool = True) -> str:
    """A round's end: each player's limit and penalty cards, and all that was laid down."""
    lines = [ended(finished, names, say)]
    for seat, split in enumerate(finished.splits):
        if split is not None:
            lines.append(_revealed(finished, seat, split, names, say))
            lines += [f"-# {laid(split, say)}"] if with_cards else []
    return "\n".join(lines)


def _revealed(finished: RoundView, seat: Seat, split: SplitView, names: Names, say: Say) -> str:
    name, taken = f"**{names[seat]}**", len(finished.taken[seat])
    return say("corsari-revealed", name=name, role=_role(finished, seat), limit=split.limit, taken=taken)


def _role(finished: RoundView, seat: Seat) -> str:
    if seat in finished.sweepers:
        return "sweeper"
    if seat == finished.closer:
        return "closer"
    return "sender" if seat in finished.senders else "other"


def ended(finished: RoundView, names: Names, say: Say) -> str:
    """A round's end in one sentence."""
    name = names[finished.ender]
    if finished.sweepers:
        return say("corsari-ended-swept", round=finished.number, name=names.listed(finished.sweepers, say))
    if finished.senders:
        senders = names.listed(finished.senders, say)
        return say("corsari-ended-under", round=finished.number, name=name, senders=senders)
    key = "corsari-event-round-void" if finished.closer is None else "corsari-ended-held"
    return say(key, round=finished.number, name=name)


def players(view: View, seats: Iterable[Seat], names: Names, say: Say) -> str:
    """The penalty cards of some players, and of all together."""
    return "\n".join(_players(view, seats, names, say))


def _players(view: View, seats: Iterable[Seat], names: Names, say: Say) -> Iterator[str]:
    for seat in seats:
        is_to_move = seat == view.turn or (view.step == "lay" and not view.has_laid[seat])
        text = say("corsari-player", name=f"**{names[seat]}**", total=view.totals[seat])
        if seat == view.dealer:
            text += f" · {say('corsari-dealer')}"
        if view.step == "lay":
            text += f" · {say('corsari-has-laid', laid='yes' if view.has_laid[seat] else 'no')}"
        yield f"{TO_MOVE if is_to_move else WAITING} {text}"
    yield penalties(view, say)


def penalties(view: View, say: Say) -> str:
    """The penalty cards of all together, and how many end the game."""
    return f"-# {say('corsari-all', total=sum(view.totals), last=LAST_ROUND_AT, over=GAME_OVER_AT)}"


def penalties_brief(view: View, say: Say) -> Iterator[str]:
    """The penalty cards of all, and how many make the next round the last."""
    if any(view.totals) and not view.is_last:
        yield f"-# {say('corsari-all-brief', total=sum(view.totals), last=LAST_ROUND_AT)}"
