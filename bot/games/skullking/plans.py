"""A card planned before one's turn, for one trick: `7.3 play Y5` in round 7, trick 3.

It may have a condition, and another card for when that fails: `7.3 play Y5 if leader wins else play K2`. The
conditions are `unless special` (no special card is in the trick), `if leader wins` (the player who led it
would still take it) and `if leading` (the planner leads it). Plans of older versions have no number of a
trick: `play Y5`.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Asked, IllegalMove, Move, NotYet, Plan, Seat
from bot.games.skullking.cards import CARD_OF_FACE, CODES, NO_SUIT, SKULL_KING, SPECIALS, WHITE_WHALE
from bot.games.skullking.moves import FACE_OF, check, is_bidding, legal
from bot.games.skullking.reading import KINDS, read_play
from bot.games.skullking.state import NO_POWER, State, is_over
from bot.games.skullking.trick import finish

UNLESS_SPECIAL, IF_LEADER_WINS, IF_LEADING = "unless special", "if leader wins", "if leading"

_PLAN = re.compile(
    r"(?:(?P<round>\d{1,2})\.(?P<trick>\d{1,2}) )?play (?P<card>.+?)"
    rf"(?: (?P<condition>{UNLESS_SPECIAL}|{IF_LEADER_WINS}|{IF_LEADING})(?: else play (?P<other>.+?))?)?"
)
# By card, the kind of which it is one of several equal ones.
_COPIES = tuple(code[0] if code[0] in KINDS and code[1:].isdigit() else "" for code in CODES)

Place = tuple[int, int]  # a round and a trick of it, from 1


class Planned(NamedTuple):
    """A plan, taken apart."""

    trick: Place | None  # None in plans of older versions
    play: Move
    condition: str = ""
    other: Move = ""  # for when the condition fails; without it the person is asked

    def __str__(self) -> str:
        trick = "" if self.trick is None else f"{self.trick[0]}.{self.trick[1]}"
        other = f"else {self.other}" if self.other else ""
        return " ".join(filter(None, (trick, self.play, self.condition, other)))


def taken_apart(plan: Plan) -> Planned | None:
    """A canonical plan, taken apart; None for anything else."""
    found = _PLAN.fullmatch(plan)
    if found is None:
        return None
    plays = [f"play {card}" for card in (found["card"], found["other"]) if card]
    if not all(play in FACE_OF for play in plays):
        return None
    return Planned(_place(found), plays[0], found["condition"] or "", *plays[1:])


def asked(state: State) -> Asked | None:
    """Those who are still to play in a trick that is led, the one on turn first."""
    if not state.trick or is_bidding(state):
        return None
    seats = tuple(seat for seat in state.order[len(state.trick) :] if seat != state.setup.edition.ghost)
    return Asked(f"{state.number}.{len(state.tricks) + 1}", seats)


def offered(state: State, seat: Seat) -> Sequence[Plan]:
    """A plan for each card that may be due, equal ones once as the lowest copy.

    A seat that has played in the trick is offered the cards to lead after taking it.
    """
    if is_bidding(state) or is_over(state) or seat == state.turn or not state.hands[seat]:
        return ()
    trick, condition = _next_trick(state, seat), IF_LEADING if _has_played(state, seat) else ""
    plays = dict.fromkeys(_lowest_copy(state, seat, play) for play in _playable(state, seat))
    return tuple(str(Planned(trick, play, condition)) for play in plays)


def variants(state: State, seat: Seat, plan: Plan) -> Sequence[Plan]:
    """The plan with each condition that can matter, and in any case if it has one."""
    planned = taken_apart(plan)
    if planned is None or not offered(state, seat) or _has_played(state, seat):
        return ()
    plain = [str(planned._replace(condition="", other=""))] if planned.condition else []
    conditions = (UNLESS_SPECIAL, IF_LEADER_WINS)
    others = [one for one in conditions if one != planned.condition and _can_matter(state, seat, one)]
    return [*plain, *(str(planned._replace(condition=one)) for one in others)]


def alternatives(state: State, seat: Seat, plan: Plan) -> Sequence[Plan]:
    """The plan with each other card for when its condition fails, and without any."""
    planned = taken_apart(plan)
    if planned is None or planned.condition in ("", IF_LEADING) or not offered(state, seat):
        return ()
    plays = dict.fromkeys(_lowest_copy(state, seat, play) for play in _playable(state, seat))
    return [str(planned._replace(other=other)) for other in ("", *plays) if other != planned.play]


def read(state: State, seat: Seat, words: str) -> Plan:
    """The plan meant, for the trick that the seat plays in next; of equal cards the lowest held.

    Raises `IllegalMove`: `no_plan_now`, `unknown_plan`, `table_moved_on` for another trick, `condition_gone`
    for what can't come about, `not_in_hand`, `must_follow`, or `face_needed` for Scary Mary.
    """
    found = _PLAN.fullmatch(" ".join(words.lower().split()))
    trick = None if found is None else _place(found)
    if trick is not None and trick != _next_trick(state, seat):
        raise IllegalMove("table_moved_on")
    if not offered(state, seat):
        raise IllegalMove("no_plan_now")
    if found is None:
        raise _unknown(words)
    play, condition = _read_play(state, seat, found["card"], words), found["condition"] or ""
    other = _read_play(state, seat, found["other"], words) if found["other"] else ""
    if play == other or (other and condition == IF_LEADING):
        raise _unknown(words)
    if condition and not _can_come_about(state, seat, condition):
        raise IllegalMove("condition_gone")
    return str(Planned(_next_trick(state, seat), play, condition, other))


def move(state: State, seat: Seat, plan: Plan) -> Move | NotYet | None:
    """The play once a card is due; None where it is illegal, or the condition fails without another card."""
    planned = taken_apart(plan)
    if planned is None or not holds(state, seat, plan):
        return None
    if seat != state.turn or state.powers.due != NO_POWER:
        return NotYet.DUE
    play = planned.play if _is_so(state, planned.condition) else planned.other
    return play if play in legal(state, seat) else None


def as_move(state: State, seat: Seat, plan: Plan) -> Move | None:
    """The play of an unconditional plan for the trick that the seat plays in now."""
    planned = taken_apart(plan)
    if planned is None or planned.condition or planned.trick != _trick_of(state):
        return None
    return planned.play


def holds(state: State, seat: Seat, plan: Plan) -> bool:
    """Whether the plan may still come to its card, by the seat's knowledge."""
    # Every round begins with bids, so no plan lives on into one that deals the same card again.
    planned = taken_apart(plan)
    if planned is None or is_bidding(state) or is_over(state):
        return False
    if planned.trick is None:
        return CARD_OF_FACE[FACE_OF[planned.play]] in state.hands[seat]
    if planned.trick != _next_trick(state, seat):
        return False
    can_come_about = _can_come_about(state, seat, planned.condition)
    return (planned.play if can_come_about else planned.other) in _playable(state, seat)


def is_undone(before: State, after: State, plan: Plan) -> bool:
    """Whether an undo has taken back a card of the plan's trick."""
    planned = taken_apart(plan)
    if planned is None or planned.trick is None:
        return True
    first, last = _trick_of(after), _trick_of(before)
    if planned.trick == last:
        return len(before.trick) > (len(after.trick) if first == last else 0)
    return first <= planned.trick < last


def _trick_of(state: State) -> Place:
    return (state.number, len(state.tricks) + 1)


def _has_played(state: State, seat: Seat) -> bool:
    return seat in state.order[: len(state.trick)]


def _next_trick(state: State, seat: Seat) -> Place:
    number, trick = _trick_of(state)
    return (number, trick + 1) if _has_played(state, seat) else (number, trick)


def _as_if_on_turn(state: State, seat: Seat) -> State:
    # Who has played in this trick plays next in another, to which nothing is led yet.
    state = state._replace(turn=seat, powers=state.powers._replace(due=NO_POWER))
    return state._replace(led=NO_SUIT, trick=()) if _has_played(state, seat) else state


def _playable(state: State, seat: Seat) -> Sequence[Move]:
    return sorted(legal(_as_if_on_turn(state, seat), seat), key=_in_hand)


def _in_hand(play: Move) -> tuple[int, int]:
    face = FACE_OF[play]
    return CARD_OF_FACE[face], face


def _is_so(state: State, condition: str) -> bool:
    if not state.trick:
        return True  # to the leader no trick speaks against it
    if condition == UNLESS_SPECIAL:
        # Scary Mary is special in either face.
        return not any(CARD_OF_FACE[face] in SPECIALS for face in state.trick)
    if condition == IF_LEADER_WINS:
        return _leader_wins(state, state.trick)
    return condition != IF_LEADING


def _leader_wins(state: State, trick: tuple[int, ...]) -> bool:
    # What follows an Escape or a special card may set the suit; without a suit card there is none to follow.
    led = state.led
    if led == NO_SUIT:
        leads = state.setup.edition.leads
        led = next((leads[face] for face in trick if leads[face] != NO_SUIT), NO_SUIT)
    return finish(state.order[: len(trick)], trick, led, state.setup.edition.bonuses).winner == state.order[0]


def _can_come_about(state: State, seat: Seat, condition: str) -> bool:
    has_played = _has_played(state, seat)
    if condition == UNLESS_SPECIAL:
        return has_played or _is_so(state, condition)
    if condition == IF_LEADER_WINS:
        return bool(state.trick) and not has_played and _may_leader_win(state, seat)
    if condition == IF_LEADING:
        may_lead = seat == state.turn or state.powers.due != NO_POWER
        return has_played or (not state.trick and may_lead)
    return True


def _may_leader_win(state: State, seat: Seat) -> bool:
    if _leader_wins(state, state.trick):
        return True
    if seat == state.turn:
        return False
    # A Mermaid that led beats the Skull King after a Pirate, and a whale gives the trick back to a number:
    # nothing else that is laid later does the leader any good.
    return any(
        _leader_wins(state, (*state.trick, face))
        for face in (SKULL_KING, WHITE_WHALE)
        if CARD_OF_FACE[face] in state.setup.edition.deck and face not in state.trick
    )


def _can_matter(state: State, seat: Seat, condition: str) -> bool:
    # A leader who has lost the trick hardly gets it back.
    return _can_come_about(state, seat, condition) and _is_so(state, condition)


def _place(found: "re.Match[str]") -> Place | None:
    return None if found["round"] is None else (int(found["round"]), int(found["trick"]))


def _lowest_copy(state: State, seat: Seat, play: Move) -> Move:
    kind = _COPIES[CARD_OF_FACE[FACE_OF[play]]]
    equal = (CODES[card] for card in state.hands[seat] if kind and _COPIES[card] == kind)
    return next((f"play {code}" for code in equal), play)


def _read_play(state: State, seat: Seat, card: str, words: str) -> Move:
    try:
        play = read_play(state, seat, card)
    except IllegalMove as error:
        if error.code in ("face_needed", "which_pirate"):
            raise
        raise _unknown(words) from None
    if CARD_OF_FACE[FACE_OF[play]] not in state.hands[seat]:
        raise IllegalMove("not_in_hand", card=CODES[CARD_OF_FACE[FACE_OF[play]]])
    play = _lowest_copy(state, seat, play)
    check(_as_if_on_turn(state, seat), seat, play)
    return play


def _unknown(words: str) -> IllegalMove:
    # The refusal repeats the card as it was typed.
    return IllegalMove("unknown_plan", words=words.removeprefix("play ").removesuffix(f" {UNLESS_SPECIAL}"))
