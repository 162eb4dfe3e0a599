"""The possible taps."""

from bot.games.contract import Move
from bot.games.skullking import View
from bot.games.skullking.moves import LOADS
from bot.presenters.contract import Label, Names
from bot.presenters.skullking.cards import card_name, is_number, kind_in, named, several, shape
from bot.texts.catalog import Say
from bot.texts.keys import key_of


def label(view: View, names: Names, say: Say, words: Move, given: int) -> Label:
    """A bid, a load, a card, or the answer to a power."""
    verb, *rest = words.split()
    if verb == "bid":
        return _bid(view, say, rest, given)
    if verb in ("play", "discard"):
        return _card(view, say, rest[-1])
    number = int(rest[0])
    match verb:
        case "lead":
            return Label(names.bare(number - 1, 78))
        case "bet":
            return Label(say("skullking-button-bet" if number else "skullking-button-no-bet", bet=number))
    assert view.seat is not None  # a power is used by a seat
    bid = int(view.bids[view.seat] or 0) + number
    return Label(say("skullking-button-change", change=number, bid=bid))


def _bid(view: View, say: Say, rest: list[str], given: int) -> Label:
    own = None if view.seat is None else view.bids[view.seat]
    loads = () if view.of_2021 is None or view.seat is None else view.of_2021.loads
    if rest[-1] not in LOADS or given < 2:
        return Label(rest[0], chosen=rest[0] == str(own))
    chosen = rest[0] == str(own) and view.seat is not None and loads[view.seat] == rest[1]
    return Label(say("skullking-load", load=rest[1]), chosen=chosen)


def _card(view: View, say: Say, word: str) -> Label:
    kind = kind_in(view, word)
    key = key_of("skullking-button", word)
    text = say(key) if ":" in word else word[1:] if is_number(word) else card_name(kind, say)
    return Label(text, shape(word), kind=kind)


def advised(view: View, names: Names, say: Say, move: Move) -> str:
    """A bid, a card, or the answer to a power, as advice."""
    verb, *words = move.split()
    match verb:
        case "bid":
            loads = [say("skullking-load", load=load) for load in words[1:]]
            return ", ".join([say("skullking-advised-bid", bid=int(words[0])), *loads])
        case "play":
            return named(words[0], say)
        case "discard":
            return say("skullking-advised-discard", cards=several(words, say))
        case "lead":
            return say("skullking-advised-lead", name=names[int(words[0]) - 1])
    return label(view, names, say, move, given=1).text


def moment(view: View, say: Say) -> str:
    """The round, and its bid or the trick; a power belongs to the trick that was taken."""
    if view.step == "bid":
        return say("skullking-moment-bid", round=view.round)
    trick = len(view.tricks) + (view.step != "power")
    return say("skullking-moment-trick", round=view.round, trick=trick)
