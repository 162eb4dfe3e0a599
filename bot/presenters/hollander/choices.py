"""The questions to a seat, step by step, and the choices that answer them.

A Wormhole's call and a Pirate's swap are asked for after the cards, as drafts:

    play WH                 who plays next?
    play PI, swap           what, and with whom?
    play PI 2               what with that player? (where a list of all would be too long)

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

AT_ONCE = 10  # up to this number of plays each has its button; beyond, kinds come first
AT_A_GLANCE = 4  # up to this number of swaps in a place each has its button; beyond, they are a list
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
    return _ask_play(view, names, say, draft.split())


def _final(slot: int, say: Say) -> Choice:
    return Choice(f"final {slot}", say("hollander-final-card", slot=slot), SIGNS["final"])


def _ask_play(view: View, names: Names, say: Say, words: Sequence[str]) -> Asked:
    asked = say("hollander-your-turn", place=view.place)
    if len(view.offers) <= AT_ONCE:
        return Asked(asked, [choice for offer in view.offers for choice in _plays(offer, names, say)])
    kinds: dict[str, list[PlayOffer]] = {}
    for offer in view.offers:
        kinds.setdefault(offer.card, []).append(offer)
    if words[:1] == ["count"] and words[-1] in kinds:
        question = say("hollander-how-many", card=brief(words[-1], say))
        return Asked(question, [_play(offer, say) for offer in kinds[words[-1]]])
    return Asked(asked, [_kind(code, offers, say) for code, offers in kinds.items()])


def _plays(offer: PlayOffer, names: Names, say: Say) -> Sequence[Choice]:
    """The button of a play, or of a single Wormhole one for each player, where two are left to call."""
    if offer.count > 1 or len(offer.calls) != 2:
        return [_play(offer, say)]
    shown, sign = label(offer.card, say), SHAPES[offer.card]
    return [
        Choice(f"{offer.move} > {seat}", f"{shown} → {names.bare(seat, NAME)}", sign) for seat in offer.calls
    ]


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
    by_seat = _grouped(swaps, lambda swap: str(swap.seat))
    found = by_seat.get(draft.removeprefix(f"{move} "), swaps)
    by_place = _grouped(found, lambda swap: swap.place)
    if max(map(len, by_place.values())) > LISTED:
        return Asked(say("hollander-swap-whom"), [_whom(move, int(seat), names) for seat in sorted(by_seat)])
    seats = {swap.seat for swap in found}
    name = names.bare(found[0].seat, NAME) if len(seats) == 1 else ""
    buttons: list[Choice] = []
    lists: list[Menu] = []
    for place, group in by_place.items():
        shown = [(swap, _shown(swap, "" if name else names.bare(swap.seat, NAME), say)) for swap in group]
        if len(group) <= AT_A_GLANCE:
            buttons += [Choice(f"{move} {swap.words}", text, SIGNS[place]) for swap, text in shown]
            continue
        both = say("hollander-swap-both", name=name or "…")
        title = say("labelled", label=say("hollander-where", place=place), text=both)
        options = [(swap.words.removeprefix(f"{place} "), text, SIGNS[place]) for swap, text in shown]
        lists.append(Menu(f"{move} {place}", title, options))
    return Asked(say("hollander-swap-which", known="yes" if name else "no", name=name), buttons, lists)


def _grouped(swaps: Sequence[SwapOffer], by: Callable[[SwapOffer], str]) -> Mapping[str, list[SwapOffer]]:
    groups: dict[str, list[SwapOffer]] = {}
    for swap in swaps:
        groups.setdefault(by(swap), []).append(swap)
    return groups


def _whom(move: str, seat: Seat, names: Names) -> Choice:
    return Choice(f"{move} {seat}", names.bare(seat, NAME), SHAPES["PI"], whole=False)


def _shown(swap: SwapOffer, name: str, say: Say) -> str:
    if swap.place == "final":
        cards = f"{swap.give} ⇄ {swap.get}"
    else:
        cards = f"{label(swap.give, say)} ⇄ {label(swap.get, say) if swap.get else '?'}"
    return say("labelled", label=name, text=cards) if name else cards


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """The moves by kind and count, and their further choices."""
    return ask(view, names, say, draft).choices


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """The lists for a Pirate's swap, if buttons would be many."""
    return ask(view, names, say, draft).menus


def advised(view: View, names: Names, say: Say, move: Move) -> str:
    """A play with the choice that comes with it, or another due move."""
    verb, *words = move.split()
    match verb, words:
        case "take", []:
            return say("hollander-button-take", count=len(view.pile))
        case "ready", []:
            return say("hollander-button-ready")
        case "final", [slot]:
            return say("hollander-final-card", slot=slot)
        case "swap", [hand, clash]:
            return f"{brief(hand, say)} ⇄ {brief(clash, say)}"
        case "play", [card, *_]:
            count = words.count(card)
            shown, chosen = brief(card, say, count), _chosen(names, say, words[count:])
            return f"{shown}: {chosen}" if chosen else shown
    return _chosen(names, say, words)


def _chosen(names: Names, say: Say, words: Sequence[str]) -> str:
    match words:
        case [">", seat] | [seat]:
            return names[int(seat)]
        case [place, seat, give, *get]:
            swap = SwapOffer(place, int(seat), give, "".join(get))
            return f"{names[swap.seat]}, {_shown(swap, say('hollander-where', place=place), say)}"
    return ""


def moment(view: View, say: Say) -> str:
    """The play of the game."""
    return say("hollander-moment", number=view.plays + 1)
