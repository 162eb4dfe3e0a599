"""The possible taps, step by step."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Move
from bot.games.corsari.cards import NUMBERS
from bot.games.corsari.notation import laying_in, stowaways_of
from bot.games.corsari.view import Offer, View, offers_with
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.corsari.cards import BACK, card_name, named, rank, shape
from bot.presenters.corsari.drafts import Draft, cards_left, draft_in, move_of, problem, split_so_far
from bot.presenters.corsari.splits import way, way_in_short
from bot.texts.catalog import Say

SAIL = "⛵"


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """The piles to draw from, the discards, the ways to lay down: the best splits, or one's own."""
    begun = draft_in(view, draft)
    if begun is not None:
        return list(_drafted(view, begun, say))
    if view.step == "draw" and view.turn == view.seat:
        return _draws(view, say)
    if view.step == "discard" and view.turn == view.seat:
        return list(_discards(view, say))
    return list(_splits(view, view.offers, say)) if view.step == "lay" else []


def _draws(view: View, say: Say) -> Sequence[Choice]:
    pier, top = view.pier[0], view.pile[-1]
    stock = "corsari-draw-last-stock" if view.stock == 1 else "corsari-draw-stock"
    from_pier = "corsari-draw-last-pier" if len(view.pier) == 1 else "corsari-draw-pier"
    return [
        Choice("draw stock", say(stock, cards=view.stock), BACK),
        Choice("draw discard", say("corsari-draw-discard", card=rank(top)), shape(top)),
        Choice("draw pier", say(from_pier, card=rank(pier)), shape(pier)),
    ]


def _discards(view: View, say: Say) -> Iterator[Choice]:
    if not view.must_sail:
        limits = {discard_of(offer): offer.split.limit for offer in view.offers}
        for at, code in enumerate(sorted(view.hand, key=limits.__getitem__)):
            yield Choice(f"discard {code}", f"{rank(code)} · {limits[code]}", shape(code), best=at == 0)
    best = view.offers[0]
    label = say("corsari-sail", limit=best.split.limit)
    yield Choice(f"sail {discard_of(best)}", label, SAIL, whole=False)


def _splits(view: View, offers: Sequence[Offer], say: Say) -> Iterator[Choice]:
    if len(offers) == 1:
        label = say("corsari-confirm", limit=offers[0].split.limit)
        yield Choice(offers[0].move, label, SAIL, best=True)
    else:
        for number, offer in enumerate(offers):
            yield Choice(offer.move, way_in_short(view, offer.split, say), best=number == 0)
    if offers:
        yield Choice(offers[0].move, say("corsari-split-yourself"), "✏️", whole=False)


def _drafted(view: View, draft: Draft, say: Say) -> Iterator[Choice]:
    if draft.crew is None:
        yield from _splits(view, offers_with(view, draft.discard or ""), say)
        return
    broken = problem(view, draft)
    if broken is None:
        label = say("corsari-confirm", limit=split_so_far(view, draft).limit)
        yield Choice(move_of(view, draft), label, SAIL, best=True)
    elif broken.code == "stowaway_could_join":
        card = str(broken.facts["card"])
        longer = draft.with_crew(card)
        yield Choice(longer.text, say("corsari-into-crew", card=rank(card)), shape(card), whole=False)


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """The discard before setting sail; for one's own split the crew, and what to attach."""
    begun = draft_in(view, draft)
    if begun is None:
        return [_sailings(view, say)] if view.step == "discard" and view.offers else []
    return [] if begun.crew is None else list(_parts(view, begun, say))


def _sailings(view: View, say: Say) -> Menu:
    options = [
        (discard_of(offer), sail_option(offer, say), shape(discard_of(offer))) for offer in view.offers
    ]
    return Menu("sail", say("corsari-sail-menu"), options, whole=False)


def discard_of(offer: Offer) -> str:
    """The card that a closer discards first."""
    assert offer.discard is not None  # only an opponent of the closer discards nothing
    return offer.discard


def sail_option(offer: Offer, say: Say) -> str:
    """The discard, and the worth of the best split of the other cards."""
    split, card = offer.split, card_name(discard_of(offer), say)
    return say("corsari-sail-option", card=card, limit=split.limit, stowaways=len(split.stowaways))


def _parts(view: View, draft: Draft, say: Say) -> Iterator[Menu]:
    cards = cards_left(view, draft)
    crew = tuple(draft.crew or ())
    yield Menu(
        f"{draft.start} crew",
        say("corsari-crew-menu"),
        [_option(code, say) for code in cards],
        least=0 if view.step == "lay" else 1,
        most=min(NUMBERS, len(cards)),
        whole=False,
        chosen=crew,
    )
    fitting = [code for code in cards if code in view.openings]
    if view.step == "lay" and fitting:
        yield Menu(
            f"{' '.join(['lay crew', *crew])} attach",
            say("corsari-attach-menu"),
            [_option(code, say) for code in fitting],
            least=0,
            most=len(fitting),
            whole=False,
            chosen=draft.attached,
        )


def _option(code: str, say: Say) -> tuple[str, str, str | None]:
    return code, card_name(code, say), shape(code)


def advised(view: View, names: Names, say: Say, move: Move) -> str:
    """The pile to draw from, the discard, or the way to lay down."""
    verb, *words = move.split()
    match verb, words:
        case "draw", _:
            return next(choice.label for choice in _draws(view, say) if choice.move == move)
        case "discard", [card]:
            return say("corsari-advised-discard", card=named(card, say))
        case "lay", _:
            return next(way(view, offer.split, say) for offer in view.offers if offer.move == move)
    limit = sum(map(rank, stowaways_of(view.hand, laying_in(move))))
    return say("corsari-advised-sail", limit=limit, card=named(words[0], say))


def moment(view: View, say: Say) -> str:
    """The round, and the viewer's turn in it."""
    turns = sum(turn.seat == view.seat and turn.discarded is not None for turn in view.history)
    return say("corsari-moment", number=view.round, turn=turns + 1)
