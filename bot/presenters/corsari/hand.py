"""What one player holds and is asked, for their eyes only."""

from collections.abc import Iterator, Sequence

from bot.games.corsari.view import View, offers_with
from bot.presenters.contract import Names
from bot.presenters.corsari.board import closed, ended, headline, table
from bot.presenters.corsari.cards import by_colour, fact, row, shown
from bot.presenters.corsari.choices import discard_of
from bot.presenters.corsari.drafts import Draft, draft_in, problem, split_so_far
from bot.presenters.corsari.splits import best_now, laid, numbered, worth
from bot.texts.catalog import Say


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """What the viewer is asked, what they need to see for it, and their cards."""
    begun = draft_in(view, draft)
    if begun is not None:
        return [f"{headline(view, say)}\n{_asked_in(begun, say)}", *_drafted(view, begun, names, say)]
    return [f"{headline(view, say)}\n{_asked(view, names, say)}", *_shown(view, names, say)]


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


def _shown(view: View, names: Names, say: Say) -> Iterator[str]:
    if view.step == "lay":
        yield from _laying(view, names, say)
        return
    has_moved = any(turn.seat == view.seat for turn in view.history)
    if view.previous is not None and not has_moved:
        yield f"-# {ended(view.previous, names, say)}"
    if view.turn == view.seat and view.step != "over":
        yield table(view, say)
    if view.offers:
        yield _limits(view, say)
    elif (best := best_now(view)) is not None:
        yield f"{say('corsari-best-now')} {worth(best, say)}\n{laid(best, say)}"
    if view.hand:
        yield _cards(view, say)


def _laying(view: View, names: Names, say: Say) -> Iterator[str]:
    """The closer's cards, and what the viewer may do about them, or has done."""
    yield closed(view, names, say)
    own = None if view.seat is None or view.seat == view.closer else view.splits[view.seat]
    if own is not None:
        yield f"{say('corsari-you-laid')} {worth(own, say)}\n{laid(own, say)}"
    if view.offers:
        yield numbered(view.offers, say)
        yield _cards(view, say)


def _limits(view: View, say: Say) -> str:
    """The best way to set sail now, and the limit after every other discard."""
    best, *others = view.offers
    discard = shown(discard_of(best), say)
    lines = [
        f"{say('corsari-if-you-sail', discard=discard)} {worth(best.split, say)}",
        laid(best.split, say),
    ]
    limits = " · ".join(f"{row([discard_of(offer)])} {offer.split.limit}" for offer in others)
    return "\n".join([*lines, f"-# {say('corsari-other-limits', limits=limits)}"])


def _cards(view: View, say: Say) -> str:
    return f"**{say('corsari-your-cards', cards=len(view.hand))}**\n{by_colour(view.hand, say)}"


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
