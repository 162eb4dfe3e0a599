"""The table as one seat sees it."""

from collections.abc import Iterator, Sequence

from bot.games.playapirata import View
from bot.presenters.contract import Names
from bot.presenters.playapirata.board import (
    EYE,
    TOWEL_STEPS,
    beach,
    evening,
    evening_brief,
    evening_is_news,
    headline,
    noted,
    players,
    step_line,
)
from bot.presenters.playapirata.cards import coded, listed, several, with_effect
from bot.presenters.playapirata.choices import LAY, chosen_towels, lay_begun, sound
from bot.texts.catalog import Say
from bot.texts.keys import key_of


def hand(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question, the table as the viewer knows it, their cards and sights, the others."""
    names = names.brief
    blocks = [f"{headline(view, say)}\n{_ask(view, names, say, draft)}\n-# {say('playapirata-wins')}"]
    if evening_is_news(view):
        blocks.append(evening(view, names, say))
    if view.step == "draft" and view.turn == view.seat:
        blocks.append("\n".join(with_effect(card, say) for card in view.packet))
    elif view.step not in ("draft", "sit"):
        blocks.append(beach(view, names, say))
    own = [] if view.step == "sit" else list(_own_cards(view, say))
    if known := [*own, *(f"-# {fact}" for fact in _seen(view, names, say))]:
        blocks.append("\n".join(known))
    others = [seat for seat in view.order if seat != view.seat]
    return [*blocks, players(view, others, names, say, with_colour=False)]


def beside(view: View, names: Names, say: Say, draft: str) -> Sequence[str]:
    """The question; then the last evening, effects of special cards, and cards shown to the viewer."""
    names = names.brief
    lines = [f"-# {say('playapirata-wins')}"]
    if evening_is_news(view):
        lines.append(evening_brief(view, names, say))
    if view.step == "draft" and view.turn == view.seat:
        lines += [f"-# {with_effect(card, say)}" for card in view.packet]
    elif view.special:
        lines.append(f"-# {with_effect(view.special, say)}")
    if facts := [*_seen(view, names, say), *noted(view, names, say)]:
        lines.append(f"-# {' · '.join(facts)}")
    return [_ask(view, names, say, draft), *lines]


def _ask(view: View, names: Names, say: Say, draft: str) -> str:
    return _asked_on(view, say, sound(view, draft)) or _asked(view, names, say)


def _asked_on(view: View, say: Say, draft: str) -> str:
    if draft == LAY:
        return say("playapirata-do-other-towels")
    if (lay := lay_begun(view, draft)) is not None:
        asked = say("playapirata-ask-lay", place=lay.place, needed=lay.needed)
        chosen = chosen_towels(draft)
        if not chosen:
            return asked
        total = sum(int(code[1]) for code in chosen)
        return f"{asked}\n{say('playapirata-chosen', towels=several(chosen, say), sum=total)}"
    verb, *given = draft.split() or [""]
    if verb == "piggy" and given:
        return say("playapirata-ask-piggy-towel", place=int(given[0]))
    return say(key_of("playapirata-ask", verb)) if verb else ""


def _asked(view: View, names: Names, say: Say) -> str:
    if view.turn == view.seat:
        return say(key_of("playapirata-do", _step(view)))
    text = step_line(view, names, say)
    return f"{text}\n{say('playapirata-do-guard')}" if view.choices else text


def _step(view: View) -> str:
    if view.step == "card":
        return "bury" if view.turn_number == 1 else _playable(view)
    if view.step != "towels":
        return view.step
    if view.lays:
        if view.laid:
            return "lay-more"
        return "lay"
    return "done" if view.laid else "show"


def _playable(view: View) -> str:
    if view.treasures and view.pirates:
        return "card"
    return "treasure" if view.treasures else "pirate"


def _own_cards(view: View, say: Say) -> Iterator[str]:
    total = "" if view.seat is None else f" · {say('playapirata-total', total=view.totals[view.seat])}"
    yield f"**{say('playapirata-your-cards')}**{total}"
    line = " · ".join(coded(codes) for codes in (view.treasures, view.pirates) if codes)
    lines, own_towels = [line] if line else [], coded(view.towels) or say("playapirata-no-towels-left")
    yield from [own_towels, *lines] if view.step in TOWEL_STEPS else [*lines, own_towels]
    if view.special:
        yield with_effect(view.special, say)


def _seen(view: View, names: Names, say: Say) -> Iterator[str]:
    for sight in view.sights:
        if sight.number == view.round and sight.seat is not None:
            text = listed(sight.treasures, say)
            yield f"{EYE} {say('playapirata-seen-hand', name=names[sight.seat], cards=text)}"
    if view.packet and view.step != "draft":
        yield say("playapirata-seen-draft", cards=listed(view.packet, say))


def holdings(view: View, say: Say) -> str:
    """The viewer's treasures, pirates, towels and special cards."""
    is_drafting = view.step == "draft" and view.turn == view.seat
    specials = view.packet if is_drafting else tuple(filter(None, [view.special]))
    parts = (view.treasures, view.pirates, view.towels, specials)
    return " · ".join(several(codes, say) for codes in parts if codes)
