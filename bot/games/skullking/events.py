"""What a move tells a viewer."""

from collections.abc import Sequence

from bot.games.contract import Event, Move, Seat
from bot.games.skullking.cards import FACES
from bot.games.skullking.moves import BID_OF, is_bidding
from bot.games.skullking.state import State, is_over
from bot.games.skullking.trick import Trick


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    """What the move tells: a bid was made (never which), the reveal, a card, a trick, a round, the end."""
    if move in BID_OF:
        return _bid_events(before, seat, after)
    found = [Event("played", {"seat": seat, "card": move.removeprefix("play ")})]
    if (trick := _trick_taken(before, after)) is not None:
        faces = tuple(FACES[face] for face in trick.faces)
        found.append(Event("trick_won", {"seat": trick.winner, "cards": faces, "bonus": trick.bonus}))
    if len(after.finished) > len(before.finished):
        lines = after.finished[-1].lines
        scores = tuple(line.score for line in lines)
        found.append(Event("round_scored", {"round": before.number, "scores": scores}))
        found.append(Event("game_over", {}) if is_over(after) else Event("dealt", {"round": after.number}))
    return found


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    """The last bid uncovers all bids, the last card of a round deals new hands."""
    return is_bidding(before) != is_bidding(after)


def _bid_events(before: State, seat: Seat, after: State) -> Sequence[Event]:
    found = [Event("bid_made", {"seat": seat})] if before.bids[seat] is None else []
    if not is_bidding(after):
        found.append(Event("bids_revealed", {"bids": tuple(bid for bid in after.bids if bid is not None)}))
    return found


def _trick_taken(before: State, after: State) -> Trick | None:
    if len(after.finished) > len(before.finished):
        return after.finished[-1].tricks[-1]
    return after.tricks[-1] if len(after.tricks) > len(before.tricks) else None
