"""The table as one seat sees it."""

from collections.abc import Iterator, Sequence

from bot.games.corsari.view import SplitView, View, offers_with
from bot.presenters.contract import Names
from bot.presenters.corsari.board import (
    closed,
    ended,
    exchanges,
    headline,
    penalties_brief,
    players,
    table,
    turns,
)
from bot.presenters.corsari.cards import coded, fact, named, row
from bot.presenters.corsari.choices import discard_of
from bot.presenters.corsari.drafts import Draft, draft_in, problem, split_so_far
from bot.presenters.corsari.splits import best_now, laid, listed, parts, worth
from bot.texts.catalog import Say


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question, the table, the cards in their best split, the others."""
    names = names.brief
    begun = draft_in(view, draft)
    if begun is not None:
        return [f"{headline(view, say)}\n{_asked_in(begun, say)}", *_drafted(view, begun, names, say)]
    blocks = [f"{headline(view, say)}\n{_asked(view, names, say)}", *_table(view, names, say)]
    blocks += _own(view, say)
    others = [seat for seat in range(view.players) if seat != view.seat]
    return [*blocks, players(view, others, names, say)]


def beside(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question, the cards drawn and discarded; the picture shows the split."""
    names = names.brief
    begun = draft_in(view, draft)
    if begun is not None:
        is_pictured = begun.crew is not None and split_so_far(view, begun) == view.offers[0].split
        lines = _own_so_far(view, begun, say) if begun.crew is not None and not is_pictured else ()
        asked = (
            _asked_in(begun, say) if is_pictured else f"{_asked_in(begun, say)} {say('corsari-best-shown')}"
        )
        return ["\n".join([asked, *lines])]
    asked = _asked_beside(view, names, say)
    return [asked, *_not_in_picture(view, names, say)]


def _asked_beside(view: View, names: Names, say: Say) -> str:
    if not (_must_lay(view) and view.offers):
        return _asked(view, names, say)
    assert view.closer is not None  # one lays down when another has set sail
    closers = view.splits[view.closer]
    assert closers is not None  # the closer's split is public
    asked = say("corsari-lay-against", name=names[view.closer], limit=closers.limit)
    return asked if len(view.offers) == 1 else f"{asked} {say('corsari-best-shown')}"


def _not_in_picture(view: View, names: Names, say: Say) -> Iterator[str]:
    if view.step == "over":
        return
    # A phone has no room for more than the many buttons of a discard.
    if view.drawn:
        return
    if view.step != "lay" and (taken := exchanges(view, names, say)):
        yield taken
    yield from _round_before(view, names, say)
    if view.step != "lay":
        yield from penalties_brief(view, say)


def _asked(view: View, names: Names, say: Say) -> str:
    match view.step:
        case "over":
            return say("hand-over")
        case "lay":
            return say("corsari-lay-down") if _must_lay(view) else say("corsari-wait-laid")
    assert view.turn is not None  # a draw or a discard is someone's
    if view.turn != view.seat:
        return say("corsari-wait-turn", name=names[view.turn])
    if view.step == "draw":
        return say("corsari-draw-now")
    drawn = named(view.drawn, say) if view.drawn else ""
    key = "corsari-sail-now" if view.must_sail else "corsari-discard-now"
    return say(key, card=drawn)


def _must_lay(view: View) -> bool:
    return view.step == "lay" and view.seat is not None and not view.has_laid[view.seat]


def _table(view: View, names: Names, say: Say) -> Iterator[str]:
    if view.step == "lay":
        yield "\n".join([closed(view, names, say), *_round_before(view, names, say)])
    elif view.step != "over":
        yield "\n".join([table(view, say), *turns(view, names, say), *_round_before(view, names, say)])


def _round_before(view: View, names: Names, say: Say) -> Iterator[str]:
    before, has_drawn = view.previous, any(turn.seat == view.seat for turn in view.history)
    if before is None or view.seat is None or has_drawn:
        return
    taken = say("corsari-you-took", taken=len(before.taken[view.seat])) if before.closer is not None else ""
    yield f"-# {ended(before, names, say)} {taken}".rstrip()


def _own(view: View, say: Say) -> Iterator[str]:
    if view.step == "lay" and view.offers:
        yield listed(view.offers, say)
    elif (own := _own_split(view, say)) is not None:
        title, split, penalty = own
        yield "\n".join([f"{title} {worth(split, say)}", *parts(split, say, coded), *penalty])


def _own_split(view: View, say: Say) -> tuple[str, SplitView, Sequence[str]] | None:
    if view.seat is None:
        return None
    if (laid_down := view.splits[view.seat]) is not None and view.seat != view.closer:
        return say("corsari-you-laid"), laid_down, ()
    penalty = [f"-# {say('corsari-penalty', total=view.totals[view.seat])}"]
    if view.offers:
        best = view.offers[0]
        return say("corsari-if-you-sail", discard=named(discard_of(best), say)), best.split, penalty
    now = best_now(view)
    return None if now is None else (say("corsari-best-now"), now, penalty)


def _asked_in(draft: Draft, say: Say) -> str:
    discard = "" if draft.discard is None else say("corsari-you-discard", card=named(draft.discard, say))
    key = "corsari-pick-split" if draft.crew is None else "corsari-own-split"
    return f"{discard} {say(key)}".strip()


def _drafted(view: View, draft: Draft, names: Names, say: Say) -> Iterator[str]:
    if view.step == "lay":
        yield closed(view, names, say)
    if draft.crew is None:
        yield listed(offers_with(view, draft.discard or ""), say)
        return
    yield "\n".join(_own_so_far(view, draft, say))


def _own_so_far(view: View, draft: Draft, say: Say) -> Iterator[str]:
    split, broken = split_so_far(view, draft), problem(view, draft)
    yield f"{worth(split, say)} · {laid(split, say)}"
    if broken is not None:
        facts = {name: fact(name, value, say) for name, value in broken.facts.items()}
        yield f"⚠️ {say('refusal-' + broken.code.replace('_', '-'), **facts)}"


def holdings(view: View, say: Say) -> str:
    """The viewer's cards, or the parts that they were laid down in."""
    if view.hand or view.seat is None:
        return row(view.hand)
    split = view.splits[view.seat]
    return "" if split is None else laid(split, say)
