"""How a turn ends: by itself where public facts leave no choice, else by a move."""

from bot.games.contract import Seat
from bot.games.playapirata.match import finish_hand
from bot.games.playapirata.notation import Action
from bot.games.playapirata.state import State, Step, current, is_first_turn, turns_each

MOST_BATCHES = 2


def card_played(state: State, *, fresh: bool = False) -> State:
    """After the turn's treasure (`fresh`) or pirate towels are due, in a first turn nothing."""
    step: Step = "end" if is_first_turn(state) else "towels"
    return settle(state._replace(step=step, fresh=fresh))


def settle(state: State) -> State:
    """The next turn if nothing is left to choose, else the same state."""
    seat = current(state)
    if seat is None or state.step not in ("end", "towels", "last"):
        return state
    player = state.players[seat]
    # An end because of what is in hand would reveal it, so only two batches, or no towel and no special card,
    # end a turn.
    may_play_special = player.special is not None and not state.laid and state.step != "last"
    may_lay = bool(player.towels) and len(state.laid) < (1 if state.step == "last" else MOST_BATCHES)
    if may_play_special or (may_lay and state.step != "end"):
        return state
    return end_turn(state)


def end_turn(state: State) -> State:
    """The next turn; after the last a "special final turn" of the starting player; then evening."""
    over = state.step == "last"
    players = state.setup.players
    state = state._replace(turn=state.turn + 1, step="card", laid=(), fresh=False, parrot=False)
    if over:
        return finish_hand(state)
    if state.turn == players * turns_each(players):
        return settle(state._replace(step="last"))
    return state


def done(state: State, seat: Seat, action: Action) -> State:
    """The player ends the turn."""
    return end_turn(state)


def show(state: State, seat: Seat, action: Action) -> State:
    """ "If you can't play towels, show your hand to the others and skip this phase." """
    return end_turn(state.with_player(seat, shown=True))
