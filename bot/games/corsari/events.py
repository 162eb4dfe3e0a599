"""The events of a move, for each viewer."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Event, Fact, Move, Seat
from bot.games.corsari.cards import CODES, COLOURS, codes_of
from bot.games.corsari.notation import DISCARDS, DRAWS
from bot.games.corsari.split import Split
from bot.games.corsari.state import NOBODY, Round, State, must_sail, pier_colour


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    """A card from the stock only for its drawer; splits for everyone once the last is in."""
    found = list(_events_of_move(before, seat, move, after, viewer))
    if len(after.finished) > len(before.finished):
        found += _events_of_round(after.finished[-1])
        found += _events_of_next(before, after)
    return found


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    """A card from the stock, new hands, and several opponents' hidden splits."""
    revealed = before.step == "lay" and len(after.finished) > len(before.finished)
    return move == "draw stock" or after.number > before.number or (revealed and before.setup.players > 2)


def _events_of_move(
    before: State, seat: Seat, move: Move, after: State, viewer: Seat | None
) -> Iterator[Event]:
    if move in DRAWS:
        yield from _events_of_draw(before, seat, move, after, viewer)
    elif move in DISCARDS:
        yield Event("discarded", {"seat": seat, "card": CODES[DISCARDS[move]]})
    elif before.step == "lay":
        yield Event("laid", {"seat": seat})
    else:
        split = after.splits[seat] or after.finished[-1].splits[seat]
        yield Event("sailed", {"seat": seat, "discard": move.split(" ")[1], **_facts(split)})


def _events_of_draw(
    before: State, seat: Seat, move: Move, after: State, viewer: Seat | None
) -> Iterator[Event]:
    source = DRAWS[move]
    drawn = {
        "stock": after.drawn if viewer == seat else None,
        "pier": before.pier[0],
        "discard": before.pile[-1],
    }
    card = drawn[source]
    yield Event("drew", {"seat": seat, "source": source, "card": None if card is None else CODES[card]})
    if source == "pier" and len(before.pier) > 1 and pier_colour(before) != pier_colour(after):
        yield Event("pier_colour_changed", {"pier": COLOURS[pier_colour(after)]})
    if must_sail(after):
        yield Event("last_stock_card", {"seat": seat})


def _events_of_round(finished: Round) -> Iterator[Event]:
    if finished.closer == NOBODY:
        yield Event("round_void", {"round": finished.number, "seat": finished.ender})
        return
    outcome = finished.outcome
    for seat, split in enumerate(finished.splits):
        if split is not None and seat != finished.closer:
            yield Event("revealed", {"seat": seat, **_facts(split)})
    if outcome.sweepers:
        yield Event("swept", {"seats": outcome.sweepers})
        return
    code = "sent_under" if outcome.senders else "not_sent_under"
    yield Event(code, {"closer": finished.closer, "seats": outcome.senders})
    scores = tuple(line.score for line in finished.lines)
    totals = tuple(line.total for line in finished.lines)
    yield Event("round_scored", {"round": finished.number, "scores": scores, "totals": totals})


def _events_of_next(before: State, after: State) -> Iterator[Event]:
    if after.step == "over":
        yield Event("game_over", {})
        return
    if after.is_last and not before.is_last:
        yield Event("last_round", {"round": after.number})
    yield Event("dealt", {"round": after.number, "dealer": after.setup.dealer(after.number)})


def _facts(split: Split | None) -> dict[str, Fact]:
    if split is None:
        return {}
    parts = zip(("crew", "prisoners", "attached", "stowaways"), map(codes_of, split), strict=True)
    return {**dict(parts), "limit": split.limit}
