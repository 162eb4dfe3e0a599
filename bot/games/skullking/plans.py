"""A card planned before one's turn: `play Y5`, or `play Y5 unless special`."""

from collections.abc import Sequence

from bot.games.contract import IllegalMove, Move, NotYet, Plan, Seat
from bot.games.skullking.cards import CARD_OF_FACE, CODES, SPECIALS, TWO_FACED
from bot.games.skullking.moves import FACE_OF, PLAYS, is_bidding, legal
from bot.games.skullking.reading import KINDS, read_play
from bot.games.skullking.state import NO_POWER, State

CONDITION = " unless special"  # follows the move in a plan that fails when a special card is in the trick

# By card, the kind of which it is one of several equal ones.
_COPIES = tuple(code[0] if code[0] in KINDS and code[1:].isdigit() else "" for code in CODES)


def offered(state: State, seat: Seat) -> Sequence[Plan]:
    """A plan for each card in hand; equal cards once, as the lowest copy."""
    if is_bidding(state) or seat == state.turn:
        return ()
    plays = (PLAYS[face] for card in state.hands[seat] for face in (card, TWO_FACED.get(card, card)))
    return tuple(dict.fromkeys(_lowest_copy(state, seat, play) for play in plays))


def read(state: State, seat: Seat, words: str) -> Plan:
    """The plan meant; of equal cards the lowest held.

    Raises `IllegalMove`: `no_plan_now`, `unknown_plan`, `not_in_hand`, or `face_needed` for Scary Mary.
    """
    if not offered(state, seat):
        raise IllegalMove("no_plan_now")
    text = " ".join(words.lower().split())
    play = _read_play(state, seat, text.removesuffix(CONDITION), words)
    card = CARD_OF_FACE[FACE_OF[play]]
    if card not in state.hands[seat]:
        raise IllegalMove("not_in_hand", card=CODES[card])
    plan = _lowest_copy(state, seat, play)
    return plan + CONDITION if text.endswith(CONDITION) else plan


def move(state: State, seat: Seat, plan: Plan) -> Move | NotYet | None:
    """The play once a card is due; None if it is illegal or its condition fails."""
    play = plan.removesuffix(CONDITION)
    if not holds(state, seat, plan):
        return None
    if seat != state.turn or state.powers.due != NO_POWER:
        return NotYet.DUE
    # Scary Mary is special in either face. For the leader there is no trick yet, so the condition holds.
    if play != plan and any(CARD_OF_FACE[face] in SPECIALS for face in state.trick):
        return None
    return play if play in legal(state, seat) else None


def holds(state: State, seat: Seat, plan: Plan) -> bool:
    """Whether the plan's card is in hand while cards are played."""
    # Every round begins with bids, so no plan lives on into one that deals the same card again.
    face = FACE_OF.get(plan.removesuffix(CONDITION))
    return face is not None and not is_bidding(state) and CARD_OF_FACE[face] in state.hands[seat]


def _lowest_copy(state: State, seat: Seat, play: Move) -> Move:
    kind = _COPIES[CARD_OF_FACE[FACE_OF[play]]]
    equal = (CODES[card] for card in state.hands[seat] if kind and _COPIES[card] == kind)
    return next((f"play {code}" for code in equal), play)


def _read_play(state: State, seat: Seat, text: str, words: str) -> Move:
    try:
        if text.startswith("play "):
            return read_play(state, seat, text.removeprefix("play "))
    except IllegalMove as error:
        if error.code in ("face_needed", "which_pirate"):
            raise
    # The refusal repeats the card as it was typed.
    card = words.removeprefix("play ").removesuffix(CONDITION)
    raise IllegalMove("unknown_plan", words=card)
