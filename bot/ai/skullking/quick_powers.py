"""The use of a pirate's power in rollouts: the one that brings the hand nearest to the bid."""

from bot.ai.skullking.simulator import BIT, ORDER, Rest, Table
from bot.ai.skullking.values import Values, value_of
from bot.games.contract import Move, Seat
from bot.games.skullking.cards import BENDT, CODES, HARRY, RASCAL, ROSIE
from bot.games.skullking.powers import BETS
from bot.games.skullking.state import DRAWN

POWERS = frozenset(BIT[pirate] for pirate in (ROSIE, BENDT, RASCAL, HARRY))  # Juanita changes no play
NEAR = 0.5  # how far in tricks a hand may be from what it needs


def use(table: Table, rest: Rest, values: Values, played: list[tuple[Seat, Move]] | None) -> Seat:
    """Uses the power of the pirate that took the trick, if it is due. Returns the seat that leads next."""
    seat, pirate = table.winner, ORDER[table.winning]
    if pirate == HARRY:
        move = _change(seat, rest, values)
    elif not rest.hands[seat] or (pirate == BENDT and not rest.pile):
        return seat
    elif pirate == ROSIE:
        # Who needs no trick plays last.
        leads = seat if rest.needs[seat] > 0 else (seat + 1) % len(rest.bids)
        if played is not None:
            played.append((seat, f"lead {leads + 1}"))
        return leads
    else:
        move = _bet(seat, rest, values) if pirate == RASCAL else _discard(seat, rest, values)
    if played is not None:
        played.append((seat, move))
    return seat


def _surplus(seat: Seat, rest: Rest, values: Values) -> float:
    return value_of(rest.hands[seat], values) - rest.needs[seat]


def _change(seat: Seat, rest: Rest, values: Values) -> Move:
    surplus = _surplus(seat, rest, values)
    wanted = 1 if surplus > NEAR else -1 if surplus < -NEAR else 0
    change = max(0, min(rest.bids[seat] + wanted, rest.number)) - rest.bids[seat]
    rest.bids[seat] += change
    rest.needs[seat] += change
    return f"change {change}"


def _bet(seat: Seat, rest: Rest, values: Values) -> Move:
    bet = BETS[-1] if abs(_surplus(seat, rest, values)) < NEAR else BETS[0]
    rest.bets.append((seat, bet))
    return f"bet {bet}"


def _discard(seat: Seat, rest: Rest, values: Values) -> Move:
    drawn = rest.pile[:DRAWN]
    del rest.pile[:DRAWN]
    for bit in drawn:
        rest.hands[seat] |= 1 << bit
    rest.hands[seat], thrown = min(
        (_without(rest.hands[seat], len(drawn), highest=highest) for highest in (False, True)),
        key=lambda kept: abs(value_of(kept[0], values) - rest.needs[seat]),
    )
    return f"discard {' '.join(CODES[ORDER[bit]] for bit in thrown)}"


def _without(hand: int, cards: int, *, highest: bool) -> tuple[int, list[int]]:
    thrown = []
    for _ in range(cards):
        bit = (hand if highest else hand & -hand).bit_length() - 1
        thrown.append(bit)
        hand ^= 1 << bit
    return hand, thrown
