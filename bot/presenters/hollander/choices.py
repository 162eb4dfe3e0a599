"""What a seat is asked, step by step: the question, and the choices that answer it.

A Wormhole's call and a Pirate's swap are asked for after the cards, as drafts:

    play WH                 who plays next?
    play PI, swap           with whom?
    play PI 2               what?
    play PI clash 2         which cards in that place? (where all of them would be too many)

Two more drafts are no beginnings of moves: `lift 12` (which card is laid down for that clash card?) and
`count 7` (how many of them?).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.games.contract import Move, Seat
from bot.games.hollander import View
from bot.games.hollander.view import PlayOffer, SwapOffer
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.hollander.board import unready
from bot.presenters.hollander.cards import SHAPES, SIGNS, brief, label
from bot.texts.catalog import Say

AT_ONCE = 15  # up to so many plays, or swaps with one player, each has its button; beyond, kinds come first
NAME = 40  # characters of a name on a button


class Asked(NamedTuple):
    """A question and its choices; none for a player who must wait."""

    question: str
    choices: Sequence[Choice] = ()


def ask(view: View, names: Names, say: Say, draft: str) -> Asked:
    """The question after the draft; a draft that leads nowhere counts as none."""
    if view.step == "setup":
        return _ask_setup(view, names, say, draft)
    if view.turn is None or view.turn != view.seat:
        return Asked(_wait(view, names, say))
    if view.calls:
        return Asked(say("hollander-whom-to-call"), _calls("call", view.calls, names))
    if view.swaps:
        return _ask_swap("swap", view.swaps, names, say, draft)
    return _ask_turn(view, names, say, draft)


def _wait(view: View, names: Names, say: Say) -> str:
    if view.turn is None:
        return say("hand-over")
    if view.seat in view.out:
        return say("hollander-you-are-out", place=view.out.index(view.seat) + 1)
    return say("hollander-wait", name=names[view.turn])


def _ask_setup(view: View, names: Names, say: Say, draft: str) -> Asked:
    assert view.seat is not None  # only a seat is asked
    if view.ready[view.seat]:
        return Asked(say("hollander-you-are-ready", names=unready(view, names)))
    verb, _, lifted = draft.partition(" ")
    hand, clash = dict.fromkeys(view.hand), dict.fromkeys(view.clash[view.seat])
    if verb == "lift" and lifted in clash:
        laid = [code for code in hand if code != lifted]
        choices = [Choice(f"swap {code} {lifted}", label(code, say), SHAPES[code]) for code in laid]
        return Asked(say("hollander-lay-which", card=brief(lifted, say)), choices)
    choices = [
        Choice(f"lift {code}", label(code, say), SHAPES[code], whole=False)
        for code in clash
        if any(other != code for other in hand)
    ]
    return Asked(
        say("hollander-prepare"), [*choices, Choice("ready", say("hollander-button-ready"), "✅", best=True)]
    )


def _ask_turn(view: View, names: Names, say: Say, draft: str) -> Asked:
    if view.may_take:
        count = len(view.pile)
        take = Choice("take", say("hollander-button-take", count=count), "📥")
        return Asked(say("hollander-must-take", count=count), [take])
    if view.slots:
        return Asked(say("hollander-turn-one"), [_final(slot, say) for slot in view.slots])
    for offer in sorted(view.offers, key=lambda offer: offer.count, reverse=True):
        is_played = f"{draft} ".startswith(f"{offer.move} ")
        if is_played and offer.calls:
            return Asked(say("hollander-whom-to-call"), _calls(f"{offer.move} >", offer.calls, names))
        if is_played and offer.swaps:
            return _ask_swap(offer.move, offer.swaps, names, say, draft)
    return _ask_play(view, say, draft.split())


def _final(slot: int, say: Say) -> Choice:
    return Choice(f"final {slot}", say("hollander-final-card", slot=slot), SIGNS["final"])


def _ask_play(view: View, say: Say, words: Sequence[str]) -> Asked:
    asked = say("hollander-your-turn", place=view.place)
    if len(view.offers) <= AT_ONCE:
        return Asked(asked, [_play(offer, say) for offer in view.offers])
    kinds: dict[str, list[PlayOffer]] = {}
    for offer in view.offers:
        kinds.setdefault(offer.card, []).append(offer)
    if words[:1] == ["count"] and words[-1] in kinds:
        question = say("hollander-how-many", card=brief(words[-1], say))
        return Asked(question, [_play(offer, say) for offer in kinds[words[-1]]])
    return Asked(asked, [_kind(code, offers, say) for code, offers in kinds.items()])


def _kind(code: str, offers: Sequence[PlayOffer], say: Say) -> Choice:
    if len(offers) == 1:
        return _play(offers[0], say)
    return Choice(f"count {code}", f"{label(code, say)} …", SHAPES[code], whole=False)


def _play(offer: PlayOffer, say: Say) -> Choice:
    move = _whole(offer)
    shown = label(offer.card, say, offer.count)
    return Choice(move or offer.move, shown, SHAPES[offer.card], whole=move is not None)


def _whole(offer: PlayOffer) -> Move | None:
    match offer.calls, offer.swaps:
        case (), ():
            return offer.move
        case (seat,), ():
            return f"{offer.move} > {seat}"
        case (), (swap,):
            return f"{offer.move} {swap.words}"
    return None


def _calls(draft: str, seats: Sequence[Seat], names: Names) -> Sequence[Choice]:
    return [Choice(f"{draft} {seat}", names.bare(seat, NAME)) for seat in seats]


def _ask_swap(move: str, swaps: Sequence[SwapOffer], names: Names, say: Say, draft: str) -> Asked:
    by_seat = _grouped(swaps, lambda swap: str(swap.seat))
    by_place = _grouped(swaps, lambda swap: f"{swap.place} {swap.seat}")
    is_short = max(map(len, by_seat.values())) <= AT_ONCE and min(map(len, by_place.values())) > 1
    # Whom first, if each has few swaps; else whom and where at once.
    groups = by_seat if is_short or len(by_seat) == len(by_place) else by_place
    chosen = next(iter(groups)) if len(groups) == 1 else draft.removeprefix(f"{move} ")
    if chosen in groups:
        found = groups[chosen]
        places = {swap.place for swap in found}
        place = found[0].place if len(places) == 1 else "any"
        question = say("hollander-swap-which", place=place, name=names[found[0].seat])
        return Asked(question, [_swap(move, swap, say) for swap in found])
    question = "hollander-swap-whom" if groups is by_seat else "hollander-swap-where"
    choices = [_first(move, words, found, names, say) for words, found in groups.items()]
    return Asked(say(question), choices)


def _grouped(swaps: Sequence[SwapOffer], words: Callable[[SwapOffer], str]) -> Mapping[str, list[SwapOffer]]:
    groups: dict[str, list[SwapOffer]] = {}
    for swap in swaps:
        groups.setdefault(words(swap), []).append(swap)
    return groups


def _first(move: str, words: str, swaps: Sequence[SwapOffer], names: Names, say: Say) -> Choice:
    first, whole = swaps[0], len(swaps) == 1
    shown, sign = names.bare(first.seat, NAME), None
    if " " in words:
        shown, sign = say("hollander-button-where", name=shown, place=first.place), SIGNS[first.place]
    return Choice(f"{move} {first.words if whole else words}", shown, sign, whole=whole)


def _swap(move: str, swap: SwapOffer, say: Say) -> Choice:
    if swap.place == "final":
        shown = f"{swap.give} ⇄ {swap.get}"
    elif swap.place == "clash":
        shown = f"{label(swap.give, say)} ⇄ {label(swap.get, say)}"
    else:
        shown = f"{label(swap.give, say)} ⇄ ?"
    return Choice(f"{move} {swap.words}", shown, SIGNS[swap.place])


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """The moves by kind and count, and their further choices."""
    return ask(view, names, say, draft).choices


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """None: everything has a button."""
    return ()
