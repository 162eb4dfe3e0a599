"""A short hand to learn by. It counts for nothing, and its buttons alone keep its moves."""

import hashlib
from collections.abc import Mapping, Sequence

from bot.entry import Entry
from bot.games.contract import IllegalMove, Move
from bot.model.solo import SoloHandRow
from bot.solo.deals import Deal, DealName
from bot.solo.hands import Hand
from bot.solo.playing import YOU, played, tapped
from bot.tables.refusal import Refusal

# Of such names the first whose hand has a pirate, a high trump, a low card and an Escape: R8 K13 E5 P1.
NAMED = "Pirate Tavern, practice 18"
SIZE = 4
DEAL = Deal(
    DealName(0), "skullking", hashlib.sha256(NAMED.encode()).digest(), {"rounds": 1, "first_round": SIZE}
)


def is_practice(hand: Hand) -> bool:
    """Whether it is this hand, and not one that is stored."""
    return hand.deal == DEAL


def practised(entries: Mapping[str, Entry], moves: Sequence[Move], user_id: int, now: int) -> Hand:
    """The hand after these moves. Raises `Refusal("deal_gone")` for moves that no button has."""
    entry = entries[DEAL.game]
    play = played(entry, DEAL, ())
    try:
        for words in moves:
            play = tapped(entry, play, entry.game.read(play.state, YOU, words))
    except IllegalMove:
        raise Refusal("deal_gone") from None
    is_over = entry.game.result(play.state) is not None
    row = SoloHandRow(user_id, DEAL.name, DEAL.number, False, now, tuple(moves), now if is_over else None)
    return Hand(row, entry, play)
