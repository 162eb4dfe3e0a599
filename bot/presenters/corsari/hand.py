"""What one player holds and is asked, for their eyes only."""

from collections.abc import Iterator, Sequence

from bot.games.corsari.view import View, offers_with
from bot.presenters.contract import Names
from bot.presenters.corsari.board import closed, ended, headline, players, table, turns
from bot.presenters.corsari.cards import fact, row, shown
from bot.presenters.corsari.choices import discard_of
from bot.presenters.corsari.drafts import Draft, draft_in, problem, split_so_far
from bot.presenters.corsari.splits import best_now, laid, numbered, parts, worth
from bot.texts.catalog import Say


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """What is asked, the table, the viewer's cards as they would be laid down, the others."""
    names = names.brief
    begun = draft_in(view, draft)
    if begun is not None:
        return [f"{headline(view, say)}\n{_asked_in(begun, say)}", *_drafted(view, begun, names, say)]
    blocks = [f"{headline(view, say)}\n{_asked(view, names, say)}", *_table(view, names, say)]
    blocks += _own(view, say)
    others = [seat for seat in range(view.players) if seat != view.seat]
    return [*blocks, players(view, others, names, say)]


def _asked(view: View, names: Names, say: Say) -> str:
    match view.step:
        case "over":
            return say("hand-over")
        case "lay":
            return say("corsari-lay-down") if _must_lay(view) else say("corsari-wait-laid")
    assert view.turn is not None  # a draw or a discard is somebody's
    if view.turn != view.seat:
        return say("corsari-wait-turn", name=names[view.turn])
    if view.step == "draw":
        return say("corsari-draw-now")
    drawn = shown(view.drawn, say) if view.drawn else ""
    key = "corsari-sail-now" if view.must_sail else "corsari-discard-now"
    return say(key, card=drawn)


def _must_lay(view: View) -> bool:
    return view.step == "lay" and view.seat is not None and not view.has_laid[view.seat]


def _table(view: View, names: Names, say: Say) -> Iterator[str]:
    """Where one can draw from, or what the closer laid down; at first how the last round ended."""
    if view.step == "lay":
        yield closed(view, names, say)
    elif view.step != "over":
        has_moved = any(turn.seat == view.seat for turn in view.history)
        lines = [table(view, say), *turns(view, names, say)]
        if view.previous is not None and not has_moved:
            lines.append(f"-# {ended(view.previous, names, say)}")
        yield "\n".join(lines)


def _own(view: View, say: Say) -> Iterator[str]:
    """The viewer's cards, once: as they would be laid down, or have been, with the limit that makes."""
    if view.seat is None:
        return
    penalty = say("corsari-penalty", total=view.totals[view.seat])
    if (laid_down := view.splits[view.seat]) is not None and view.seat != view.closer:
        yield "\n".join([f"{say('corsari-you-laid')} {worth(laid_down, say)}", *parts(laid_down, say)])
    elif view.step == "lay" and view.offers:
        yield numbered(view.offers, say)
    elif view.offers:
        best = view.offers[0]
        discard = shown(discard_of(best), say)
        title = say("corsari-if-you-sail", discard=discard)
        yield "\n".join([f"{title} {worth(best.split, say)}", *parts(best.split, say), f"-# {penalty}"])
    elif (now := best_now(view)) is not None:
        yield "\n".join([f"{say('corsari-best-now')} {worth(now, say)}", *parts(now, say), f"-# {penalty}"])


def _asked_in(draft: Draft, say: Say) -> str:
    discard = "" if draft.discard is None else say("corsari-you-discard", card=shown(draft.discard, say))
    key = "corsari-pick-split" if draft.crew is None else "corsari-own-split"
    return f"{discard} {say(key)}".strip()


def _drafted(view: View, draft: Draft, names: Names, say: Say) -> Iterator[str]:
    if view.step == "lay":
        yield closed(view, names, say)
    if draft.crew is None:
        yield numbered(offers_with(view, draft.discard or ""), say)
        return
    split, broken = split_so_far(view, draft), problem(view, draft)
    lines = [worth(split, say), laid(split, say)]
    if broken is not None:
        facts = {name: fact(name, value, say) for name, value in broken.facts.items()}
        lines.append(f"⚠️ {say('refusal-' + broken.code.replace('_', '-'), **facts)}")
    yield "\n".join(lines)


def holdings(view: View, say: Say) -> str:
    """The viewer's cards; once they are laid down, the parts that they were laid down in."""
    if view.hand or view.seat is None:
        return row(view.hand)
    split = view.splits[view.seat]
    return "" if split is None else laid(split, say)
