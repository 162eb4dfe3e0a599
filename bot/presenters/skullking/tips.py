"""Tips for a first game: the bid, the card to play, the special cards."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.contract import ScoreLine
from bot.games.skullking import View, takes_trick
from bot.games.skullking.cards import FIRST_DECK, SUITS, codes_of
from bot.presenters.skullking.cards import is_number, kind, kind_in, shape
from bot.texts.catalog import Say
from bot.texts.keys import key_of

# About how often a card takes a trick at a table of four; fitted to the Bosun's bids in 1,250 hands.
OFTEN = {"SK": 1.0, "P": 0.8, "SM": 0.7, "TI": 0.7, "M": 0.8}
LEAST = 0.05  # of any number
BLACK_STEP = 0.06  # for each rank of black
SUIT_FROM, SUIT_STEP = 9, 0.1  # for each rank above this one of the other suits
UNSURE = 0.25  # from this expectation of tricks on, 1 may do as well as 0
STRONG = 0.5  # what takes a trick so often is called a card that often wins


class Bid(NamedTuple):
    """The look of a hand before the bid."""

    about: int
    strong: int  # cards that often win
    key: str  # which sentence says so
    good: tuple[int, ...]  # the bids that the tip has in mind


class Aim(NamedTuple):
    """The aim of a card, and the faces that reach it."""

    key: str  # which sentence says so
    faces: tuple[str, ...]


def tips(view: View, say: Say) -> Sequence[str]:
    """About the bid, with new special cards and the last round; or about the card."""
    if view.seat is None:
        return []
    if view.step == "bid":
        return list(_before_a_bid(view, say))
    if view.turn != view.seat:
        return []
    if view.step == "play":
        if len(view.hand) == 1:
            return []  # nothing to choose, and nothing to learn
        chosen = aim(view)
        return [say("skullking-tip-play", aim=chosen.key, needed=max(0, _needed(view)), left=len(view.hand))]
    return _about(_drawn(view), view, say)


def special_cards(view: View, say: Say) -> Sequence[str]:
    """A sentence for each special card in hand."""
    return [_sentence(code, view, say) for code in _kinds(view.hand, view)]


def _before_a_bid(view: View, say: Say) -> Iterator[str]:
    own = [line for line in view.scorepad if line.seat == view.seat]
    yield _example(own[-1], say) if own else say("skullking-tip-trick")
    found = bid(view)
    two_faced = shape("SM" if view.of_2021 is None else "TI")
    yield say(
        "skullking-tip-bid",
        strong=found.strong,
        two_faced=two_faced,
        bid=found.about,
        good=found.key,
        fewer="yes" if found.about < found.strong else "no",
    )
    yield from _about(view.hand, view, say)


def bid(view: View) -> Bid:
    """About how many tricks a hand takes: an even share of them, more for better cards than usual."""
    deck = codes_of(FIRST_DECK) if view.of_2021 is None else view.of_2021.deck
    chances = [_chance(code) for code in view.hand]
    usual = sum(map(_chance, deck)) / len(deck)
    even = view.cards / view.players
    expected = even + sum(chances) - view.cards * usual
    about = min(max(0, round(expected)), view.cards)
    strong = sum(chance >= STRONG for chance in chances)
    if about == 0:
        return Bid(0, strong, "low", (0, 1)) if expected >= UNSURE else Bid(0, strong, "zero", (0,))
    good = tuple(each for each in range(about - 1, about + 2) if each <= view.cards)
    return Bid(about, strong, "either", (0, *good)) if strong < about else Bid(about, strong, "about", good)


def _chance(code: str) -> float:
    if not is_number(code):
        return OFTEN.get("P" if code[0] == "P" else kind(code), 0.0)
    rank = int(code[1:])
    return LEAST + (rank * BLACK_STEP if code[0] == "K" else max(0, rank - SUIT_FROM) * SUIT_STEP)


def aim(view: View) -> Aim:
    """The aim for the card that is due, by the cards that may be played."""
    faces, needed = view.playable, _needed(view)
    if len(faces) == 1:
        return Aim("only", faces)
    if needed > len(view.hand):
        return Aim("late", faces)
    if view.trick:
        return _to_follow(view, needed)
    if needed > 0:
        return Aim("take-lead", faces)
    low = _low(faces)
    return Aim("leave-lead", low) if low else Aim("leave-strong", faces)


def _to_follow(view: View, needed: int) -> Aim:
    if view.winning is None:
        return Aim("aside", view.playable)
    beating = tuple(face for face in view.playable if takes_trick(view, face))
    below = tuple(face for face in view.playable if face not in beating)
    is_last = len(view.trick) == len(view.order) - 1
    if needed > 0:
        return _to_take(view, beating, needed, is_last=is_last)
    if not below:
        return Aim("leave-last" if is_last else "leave-none", view.playable)
    if not is_last and not any(map(is_number, below)):
        return Aim("leave-special", view.playable)
    return Aim("leave-follow", below)


def _to_take(view: View, beating: tuple[str, ...], needed: int, *, is_last: bool) -> Aim:
    if not beating:
        return Aim("take-none", view.playable)
    # A card that wins anyway is better kept, unless there is none to spare.
    strong, left = sum(_chance(code) >= STRONG for code in view.hand), len(view.hand)
    is_cheap = any(is_number(face) and face[0] != "K" for face in beating)
    if needed < left and (strong >= needed or 2 * needed <= left or not is_cheap):
        return Aim("take-or-keep", view.playable)
    return Aim("take-last" if is_last else "take-follow", beating)


def _low(faces: Sequence[str]) -> tuple[str, ...]:
    # Escapes, and of each suit the lowest.
    escapes = [face for face in faces if face[0] in "EL" or face.endswith(":E")]
    numbers = [face for face in faces if is_number(face)]
    by_suit = ([face for face in numbers if face[0] == suit] for suit in SUITS)
    return (*escapes, *(min(held, key=lambda face: int(face[1:])) for held in by_suit if held))


def _needed(view: View) -> int:
    assert view.seat is not None  # only a seat plays
    return int(view.bids[view.seat] or 0) - view.won[view.seat]


def _example(line: ScoreLine, say: Say) -> str:
    bid, won = line.details["bid"], line.details["tricks"]
    how = f"{'zero' if bid == 0 else 'some'}-{'met' if bid == won else 'missed'}"
    return say("skullking-tip-scored", round=line.round, bid=bid, won=won, score=line.score, how=how)


def _about(codes: Sequence[str], view: View, say: Say) -> Sequence[str]:
    known = _kinds(view.held, view)
    return [_sentence(code, view, say) for code in _kinds(codes, view) if code not in known]


def _drawn(view: View) -> Sequence[str]:
    # Bendt's cards, while some are to be discarded.
    return () if view.of_2021 is None or view.of_2021.due != "PB" else view.of_2021.drawn


def _kinds(codes: Sequence[str], view: View) -> Sequence[str]:
    cards = (code.split(":")[0] for code in codes if not is_number(code))
    return list(dict.fromkeys(kind_in(view, card) for card in cards))


def _sentence(code: str, view: View, say: Say) -> str:
    return f"{shape(code)} {say(key_of('skullking-about', code))}"
