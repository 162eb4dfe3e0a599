"""What a seat is asked, step by step: the question, and the choices that answer it.

A Wormhole's call and a Pirate's swap are asked for after the cards, as drafts:

    play WH                 who plays next?
    play PI, swap           with whom?
    play PI 2               what?
    play PI clash 2         which cards in that place? (where a list would be too long)

Two more drafts are no beginnings of moves: `lift 12` (which card is laid down for that clash card?) and
`count 7` (how many of them?).
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Move, Seat
from bot.games.hollander import View
from bot.games.hollander.view import PlayOffer, SwapOffer
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.hollander.board import unready
from bot.presenters.hollander.cards import SHAPES, SIGNS, brief, label
from bot.texts.catalog import Say

AT_ONCE = 15  # up to so many plays each has its button; beyond, kinds come first
AT_A_GLANCE = 4  # up to so many swaps each has its button; beyond, they are a list
LISTED = 25  # a list has no more
NAME = 40  # characters of a name on a button


class Asked(NamedTuple):
    """A question, and the buttons and lists that answer it; none for a player who must wait."""

    question: str
    choices: Sequence[Choice] = ()
    menus: Sequence[Menu] = ()


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
        left = label(lifted, say)
        choices = [
            Choice(f"swap {code} {lifted}", f"{left} → {label(code, say)}", SHAPES[lifted]) for code in laid
        ]
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
    return [Choice(f"{draft} {seat}", names.bare(seat, NAME), SHAPES["WH"]) for seat in seats]


def _ask_swap(move: str, swaps: Sequence[SwapOffer], names: Names, say: Say, draft: str) -> Asked:
    seats = sorted({swap.seat for swap in swaps})
    place, _, seat = draft.removeprefix(f"{move} ").rpartition(" ")
    found = [swap for swap in swaps if str(swap.seat) == seat and place in ("", swap.place)]
    if not found and len(seats) == 1:
        found = list(swaps)
    if not found:
        whom = [Choice(f"{move} {one}", names.bare(one, NAME), SHAPES["PI"], whole=False) for one in seats]
        return Asked(say("hollander-swap-whom"), whom)
    places, name = dict.fromkeys(swap.place for swap in found), names[found[0].seat]
    if len(found) > LISTED:
        drafts = [(f"{move} {one} {found[0].seat}", one) for one in places]
        return Asked(say("hollander-swap-what", name=name), [_place(*one, say) for one in drafts])
    is_mixed = len(places) > 1
    question = say("hollander-swap-which", place="any" if is_mixed else found[0].place, name=name)
    shown = [(swap.words, _swap(swap, say, says_place=is_mixed), SIGNS[swap.place]) for swap in found]
    if len(shown) > AT_A_GLANCE:
        both = say("hollander-swap-menu", name=names.bare(found[0].seat, NAME))
        return Asked(question, menus=[Menu(move, both, shown)])
    return Asked(question, [Choice(f"{move} {words}", text, sign) for words, text, sign in shown])


def _place(draft: str, place: str, say: Say) -> Choice:
    return Choice(draft, say("hollander-where", place=place), SIGNS[place], whole=False)


def _swap(swap: SwapOffer, say: Say, *, says_place: bool) -> str:
    if swap.place == "final":
        cards = f"{swap.give} ⇄ {swap.get}"
    else:
        cards = f"{label(swap.give, say)} ⇄ {label(swap.get, say) if swap.get else '?'}"
    place = say("hollander-where", place=swap.place)
    return say("labelled", label=place, text=cards) if says_place else cards


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """The moves by kind and count, and their further choices."""
    return ask(view, names, say, draft).choices


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """What a Pirate swaps, where buttons would be many."""
    return ask(view, names, say, draft).menus
