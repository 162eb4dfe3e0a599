"""The events of a move, for each viewer."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Event, Fact, Move, Seat
from bot.games.skullking.cards import BENDT, CODES, FACES, HARRY, codes_of
from bot.games.skullking.moves import BID_OF, FACE_OF, is_bidding
from bot.games.skullking.state import NO_POWER, State, allies, is_over
from bot.games.skullking.trick import NOBODY, Trick


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    """The event of the bid, card or answer, and those that follow from it."""
    if move in BID_OF:
        return _bid_events(before, seat, after)
    if move in FACE_OF:
        found = [Event("played", {"seat": seat, "card": move.removeprefix("play ")})]
        if (trick := _trick_taken(before, after)) is not None:
            found += [_trick_event(before, trick), *_power_events(before, after, viewer)]
    else:
        found = [_answer_event(before, seat, move, viewer)]
    found += _ghost_events(before, after)
    if len(after.finished) > len(before.finished):
        lines = after.finished[-1].lines
        scores = tuple(line.score for line in lines)
        found.append(Event("round_scored", {"round": before.number, "scores": scores}))
        found.append(Event("game_over", {}) if is_over(after) else Event("dealt", {"round": after.number}))
    return found


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    """The last bid, the last card and its new hands, the ghost's card, Bendt and Juanita."""
    if is_bidding(before) != is_bidding(after):
        return True
    ghost_played = len(after.hands) > after.setup.players and before.hands[-1] != after.hands[-1]
    powers = after.powers
    return ghost_played or (before.powers.bandit, before.powers.lookout) != (powers.bandit, powers.lookout)


def _bid_events(before: State, seat: Seat, after: State) -> Sequence[Event]:
    found = [Event("bid_made", {"seat": seat})] if before.bids[seat] is None else []
    if not is_bidding(after):
        facts: dict[str, Fact] = {"bids": tuple(bid for bid in after.bids if bid is not None)}
        if after.loads:
            facts["loads"] = tuple("cannon" if cannon else "grape" for cannon in after.loads)
        found.append(Event("bids_revealed", facts))
    return found


def _trick_taken(before: State, after: State) -> Trick | None:
    if len(after.finished) > len(before.finished):
        return after.finished[-1].tricks[-1]
    return after.tricks[-1] if len(after.tricks) > len(before.tricks) else None


def _trick_event(state: State, trick: Trick) -> Event:
    faces = tuple(FACES[face] for face in trick.faces)
    if trick.winner == NOBODY:
        return Event("set_aside", {"seat": trick.leads, "cards": faces})
    facts: dict[str, Fact] = {"seat": trick.winner, "cards": faces, "bonus": trick.bonus}
    if allied := allies(state.setup, trick):
        facts["allies"] = allied
    return Event("trick_won", facts)


def _power_events(before: State, after: State, viewer: Seat | None) -> Iterator[Event]:
    powers = after.powers
    if powers.lookout != NOBODY and before.powers.lookout == NOBODY:
        seen = {"cards": codes_of(powers.seen)} if viewer == powers.lookout else {}
        yield Event("looked", {"seat": powers.lookout, **seen})
    if powers.due == BENDT:
        drawn = {"cards": codes_of(powers.drawn)} if viewer == powers.bandit else {}
        yield Event("drew", {"seat": powers.bandit, "count": len(powers.drawn), **drawn})
    elif powers.due != NO_POWER:
        yield Event("power_due", {"seat": after.turn, "card": CODES[powers.due]})


def _answer_event(before: State, seat: Seat, move: Move, viewer: Seat | None) -> Event:
    words = move.split()[1:]
    match move.partition(" ")[0]:
        case "lead":
            return Event("leader_chosen", {"seat": seat, "leader": int(words[0]) - 1})
        case "discard":
            thrown = {"cards": tuple(words)} if viewer == seat else {}
            return Event("discarded", {"seat": seat, "count": len(words), **thrown})
        case "bet":
            return Event("bet_made", {"seat": seat, "bet": int(words[0])})
    bid = before.bids[seat]
    assert bid is not None  # a power is due only when every bid is in
    assert before.powers.due == HARRY
    return Event("bid_changed", {"seat": seat, "change": int(words[0]), "bid": bid + int(words[0])})


def _ghost_events(before: State, after: State) -> Iterator[Event]:
    ghost = after.setup.edition.ghost
    for seat, face in zip(after.order, after.trick, strict=False):
        if seat == ghost and len(after.hands[-1]) < len(before.hands[-1]):
            yield Event("played", {"seat": ghost, "card": FACES[face]})
