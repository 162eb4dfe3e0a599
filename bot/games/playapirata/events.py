"""The events of a move, for each viewer; a card that only the mover may know is None for everyone else."""

from collections.abc import Callable, Iterator, Sequence

from bot.games.contract import Event, Fact, Move, Seat
from bot.games.playapirata.cards import towel_code, towel_codes
from bot.games.playapirata.notation import TOP, Action, parse
from bot.games.playapirata.state import State, current

# Facts of a move: from the state before, who moved, the move, the state after, whether the mover looks.
Teller = Callable[[State, Seat, Action, State, bool], dict[str, Fact]]


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    """The event of the move, then those that follow from it."""
    action = parse(move, seat)
    code, facts = EVENT_OF[action.verb]
    found = Event(code, {"seat": seat, **facts(before, seat, action, after, viewer == seat)})
    return [found, *_sequel(before, after)]


def _sequel(before: State, after: State) -> Iterator[Event]:
    if after.step == "last" and before.step != "last":
        yield Event("last_turn", {"seat": current(after)})
    if len(after.finished) > len(before.finished):
        yield from _evening(after)
    if after.number > before.number:
        yield Event("dealt", {"hand": after.number, "order": after.order, "starter": after.order[0]})
    elif before.step == "draft" and after.step == "card":
        yield Event("draft_over", {"seat": current(after)})


def _evening(after: State) -> Iterator[Event]:
    hand = after.finished[-1]
    for place, seat, card in hand.dug_up:
        if seat is not None:
            yield Event("treasure_taken", {"seat": seat, "place": place, "card": card})
    scores = tuple(line.score for line in hand.lines)
    yield Event("hand_scored", {"hand": hand.number, "scores": scores})
    if after.step == "over":
        yield Event("game_over", {})
    elif after.step == "sit":
        yield Event("seat_choice", {"seat": current(after)})


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    """Whether the move shows cards: looked at, turned up, shown or passed on, an evening, or new cards."""
    action = parse(move, seat)
    if len(after.finished) > len(before.finished) or after.number > before.number:
        return True
    match action.verb:
        case "keep":
            return after.step == "draft"
        case "spy" | "map":
            return action.place > 0
        case "piggy":
            return action.card == TOP
        case verb:
            return verb in ("show", "bucket", "lifeguard")


def _nothing(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {}


def _place(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {"place": action.place}


def _keep(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {"card": action.card if mine else None}


def _bury(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {"place": len(before.treasures) + 1, "card": action.card if mine else None}


def _look(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    seen = mine and action.place
    return {"place": action.place or None, "card": after.sights[-1].treasures[0] if seen else None}


def _map(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    place = action.place
    if not place:
        return {"place": None, "card": None}
    # The card may have brought the evening, and with it a new beach.
    evening = len(after.finished) > len(before.finished)
    card = after.finished[-1].dug_up[place - 1].card if evening else after.treasures[place - 1].card
    return {"place": place, "card": card}


def _umbrella(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {"place": action.place or None}


def _lay(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    treasure = before.treasures[action.place - 1]
    codes = towel_codes(seat, action.towels)
    return {"place": action.place, "towels": codes, "top": codes[-1], "occupier_before": treasure.occupier}


def _show(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {"towels": towel_codes(seat, before.players[seat].towels)}


def _flag(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {"place": len(before.treasures)}


def _lifeguard(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    return {"of": action.target, "cards": after.sights[-1].treasures if mine else None}


def _piggy(before: State, seat: Seat, action: Action, after: State, mine: bool) -> dict[str, Fact]:
    treasure = before.treasures[action.place - 1]
    card = action.card
    if card == TOP and treasure.top:
        card = towel_code(*treasure.top)
    top = after.treasures[action.place - 1].top
    return {"place": action.place, "card": card, "top": towel_code(*top) if top else None}


# The event of each verb, and its facts.
EVENT_OF: dict[str, tuple[str, Teller]] = {
    "keep": ("kept", _keep),
    "sit": ("seat_chosen", _place),
    "bury": ("buried", _bury),
    "spy": ("spied", _look),
    "map": ("mapped", _map),
    "umbrella": ("umbrella_played", _umbrella),
    "lay": ("laid", _lay),
    "show": ("towels_shown", _show),
    "done": ("turn_done", _nothing),
    "double": ("double_laid", _place),
    "flag": ("flag_laid", _flag),
    "bucket": ("bucket_played", _look),
    "lifeguard": ("lifeguard_played", _lifeguard),
    "flipflops": ("umbrella_moved", _place),
    "piggy": ("towel_taken_back", _piggy),
    "parrot": ("parrot_played", _nothing),
}
