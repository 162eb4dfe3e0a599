"""An organiser's decisions about a finished match: whether it counts, forfeits, who played a seat."""

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.model.leagues import Role
from bot.model.matches import MatchRow, Outcome
from bot.seasons import corrections, protests
from bot.seasons.corrections import SeatPlayed
from bot.seasons.league import League
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, picked_person
from bot.ui.kit.caller import Caller, person_of
from bot.ui.kit.custom_id import ButtonId, Words
from bot.ui.kit.errors import Typed
from bot.ui.kit.layout import page
from bot.ui.kit.modal import SUBMITTED, naming, open_form, typed_in
from bot.ui.kit.text import escape
from bot.ui.leagues.match_panel import form_on, press_on, refereed, show_match_panel, substitute_rows
from bot.ui.leagues.widgets import entrant_name, reason_field

OFFERED = "match_credit_offered"  # opens the form about the substitute who played a seat


async def _void(caller: Caller, match: MatchRow, typed: Typed) -> str:
    await corrections.void(caller.services.seasons, match.id, caller.person, typed["reason"])
    return caller.say("done-match-voided")


async def _count(caller: Caller, match: MatchRow, typed: Typed) -> str:
    await corrections.count_again(caller.services.seasons, match.id, caller.person, typed["reason"])
    return caller.say("done-match-counted")


_SUBMITTED: Mapping[str, Callable[[Caller, MatchRow, Typed], Awaitable[str]]] = {
    "match_void": _void,
    "match_count": _count,
}
_TITLES = {
    "match_void": "referee-void",
    "match_count": "referee-count",
}


@answers(*_SUBMITTED)
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    """Asks for the reason."""
    _, match, _ = await refereed(caller, button_id)
    about = form_on(match, "", button_id.action)
    await open_form(caller, caller.say(_TITLES[button_id.action]), [reason_field(caller.say)], about)


@answers(*(f"{action}{SUBMITTED}" for action in _SUBMITTED))
async def _reason_typed(caller: Caller, button_id: ButtonId) -> None:
    _, match, _ = await refereed(caller, button_id)
    take = _SUBMITTED[button_id.action.removesuffix(SUBMITTED)]
    with naming({"reason_wanted": caller.say("referee-reason")}):
        notice = await take(caller, match, typed_in(caller.interaction))
    await show_match_panel(caller, match.id, notice)


async def _forfeit(caller: Caller, league: League, match: MatchRow, words: Words, reason: str) -> str:
    user_id = words.number(0)
    await corrections.forfeit(caller.services.seasons, match.id, user_id, caller.person, reason)
    return caller.say("done-match-forfeited", name=entrant_name(league, user_id))


async def _forfeit_back(caller: Caller, league: League, match: MatchRow, words: Words, reason: str) -> str:
    user_id = words.number(0)
    await corrections.take_forfeit_back(caller.services.seasons, match.id, user_id, caller.person, reason)
    return caller.say("done-match-forfeit-back", name=entrant_name(league, user_id))


async def _themselves(caller: Caller, league: League, match: MatchRow, words: Words, reason: str) -> str:
    user_id = words.number(0)
    await corrections.give_seat_back(caller.services.seasons, match.id, user_id, caller.person, reason)
    return caller.say("done-match-themselves", name=entrant_name(league, user_id))


async def _reassign(caller: Caller, league: League, match: MatchRow, words: Words, reason: str) -> str:
    user_id, other = words.number(0), await _member(caller, league, words.number(1))
    seat = SeatPlayed(user_id, other)
    await corrections.reassign(caller.services.seasons, match.id, seat, caller.person, reason)
    return caller.say("done-match-credited", name=entrant_name(league, user_id), other=escape(other.name))


async def _member(caller: Caller, league: League, user_id: int) -> Person:
    """A person of the league, or of the server. Raises `Refusal("not_a_member")`."""
    entrant, guild = league.entrant(user_id), caller.interaction.guild
    if entrant is not None:
        return Person(entrant.user_id, entrant.name)
    try:
        assert guild is not None  # leagues are run in servers
        return person_of(await guild.fetch_member(user_id))
    except discord.NotFound:
        raise Refusal("not_a_member") from None


async def _allow(caller: Caller, league: League, match: MatchRow, words: Words, reason: str) -> str:
    await protests.decide(caller.services.seasons, words.number(0), Outcome.ALLOWED, caller.person, reason)
    return caller.say("done-protest-allowed")


async def _dismiss(caller: Caller, league: League, match: MatchRow, words: Words, reason: str) -> str:
    await protests.decide(caller.services.seasons, words.number(0), Outcome.DISMISSED, caller.person, reason)
    return caller.say("done-protest-dismissed")


# The steps that need a reason, by the action that opens the form for it.
_TAKEN: Mapping[str, Callable[[Caller, League, MatchRow, Words, str], Awaitable[str]]] = {
    "match_forfeited": _forfeit,
    "match_forfeit_back": _forfeit_back,
    "match_themselves": _themselves,
    OFFERED: _reassign,
    "match_allow": _allow,
    "match_dismiss": _dismiss,
}
_SEAT_TITLES = {
    "match_forfeited": "referee-select-forfeit",
    "match_forfeit_back": "referee-select-forfeit-back",
    "match_themselves": "referee-select-themselves",
    OFFERED: "referee-select-credit",
    "match_allow": "protest-allow",
    "match_dismiss": "protest-dismiss",
}


@answers(*_TAKEN)
async def _ask_about_seat(caller: Caller, button_id: ButtonId) -> None:
    _, match, words = await refereed(caller, button_id)
    await _ask_why(caller, match, " ".join(words.all), button_id.action)


@answers("match_credit_anybody")
async def _ask_why_of_picked(caller: Caller, button_id: ButtonId) -> None:
    _, match, words = await refereed(caller, button_id)
    other = picked_person(caller.interaction).user_id
    await _ask_why(caller, match, f"{words.number(0)} {other}", OFFERED)


async def _ask_why(caller: Caller, match: MatchRow, chosen: str, action: str) -> None:
    say = caller.say
    await open_form(caller, say(_SEAT_TITLES[action]), [reason_field(say)], form_on(match, chosen, action))


@answers("match_credit")
async def _ask_who_played(caller: Caller, button_id: ButtonId) -> None:
    """Asks for the player of a seat: a substitute of the league, or any member."""
    league, match, words = await refereed(caller, button_id)
    say, user_id = caller.say, words.number(0)
    presses = press_on(match, str(user_id), OFFERED), press_on(match, str(user_id), "match_credit_anybody")
    rows = list(substitute_rows(league, match, (Role.SUBSTITUTE,), presses, say))
    back = TableButton(press_on(match, "show"), say("button-back"))
    hint = say("referee-credit-about", name=entrant_name(league, user_id))
    await caller.show_in_place(page([hint], [back], rows))


@answers(*(f"{action}{SUBMITTED}" for action in _TAKEN))
async def _seat_typed(caller: Caller, button_id: ButtonId) -> None:
    league, match, words = await refereed(caller, button_id)
    take = _TAKEN[button_id.action.removesuffix(SUBMITTED)]
    with naming({"reason_wanted": caller.say("referee-reason")}):
        notice = await take(caller, league, match, words, typed_in(caller.interaction)["reason"])
    await show_match_panel(caller, match.id, notice)
