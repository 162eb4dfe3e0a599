"""Correcting what a match came to: the forms in which a moderator says what holds, and why."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.model.matches import MatchRow
from bot.seasons import corrections
from bot.seasons.corrections import Stated
from bot.seasons.league import League
from bot.seasons.reasons import LONGEST_REASON
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import Typed
from bot.ui.kit.modal import Field, open_form, typed_in
from bot.ui.leagues.league_panel import outcome
from bot.ui.leagues.match_panel import press_on, refereed, show_match_panel, table_of

LONGEST_SCORES = 60
"""Characters of the scores of all seats."""
TYPED = "_typed"
"""How the action of a form ends, after that of the button that opened it."""
NUMBER = re.compile(r"[+-]?[0-9]{1,6}")


def whole_numbers(typed: str) -> Sequence[int]:
    """The numbers of a line such as "120, 80, -10, 40". Raises `Refusal("no_scores")` for anything else."""
    words = typed.replace(",", " ").replace(";", " ").split()
    if not all(NUMBER.fullmatch(word) for word in words):
        raise Refusal("no_scores", value=typed)
    return [int(word) for word in words]


def _reason(say: Say) -> Field:
    return Field("reason", say("referee-reason"), say("referee-reason-about"), longest=LONGEST_REASON)


def _fields(league: League, match: MatchRow, say: Say) -> Sequence[Field]:
    """Asks for the scores by seat, the present ones filled in, the places if they are needed, and why."""
    rows = league.results.get(match.id, ())
    scores = ", ".join(str(row.score) for row in rows)
    about = say("referee-scores-about", count=len(match.seats))
    places = say("referee-places")
    return [
        Field("scores", say("referee-scores"), about, scores, longest=LONGEST_SCORES),
        Field("places", places, say("referee-places-about"), required=False, longest=LONGEST_SCORES),
        _reason(say),
    ]


async def _void(caller: Caller, match: MatchRow, typed: Typed) -> str:
    await corrections.void(caller.services.seasons, match.id, caller.person, typed["reason"])
    return caller.say("done-match-voided")


async def _count(caller: Caller, match: MatchRow, typed: Typed) -> str:
    await corrections.count_again(caller.services.seasons, match.id, caller.person, typed["reason"])
    return caller.say("done-match-counted")


async def _correct(caller: Caller, match: MatchRow, typed: Typed) -> str:
    stated = Stated(whole_numbers(typed["scores"]), whole_numbers(typed["places"]))
    await corrections.correct(caller.services.seasons, match.id, stated, caller.person, typed["reason"])
    return caller.say("done-match-corrected")


_SUBMITTED: Mapping[str, Callable[[Caller, MatchRow, Typed], Awaitable[str]]] = {
    "match_void": _void,
    "match_count": _count,
    "match_correct": _correct,
}
_TITLES = {"match_void": "referee-void", "match_count": "referee-count", "match_correct": "referee-correct"}


async def _ask(caller: Caller, button_id: ButtonId) -> None:
    """Opens the form of a button; what is written into it is checked again by `_correct_typed`."""
    league, match, _ = await refereed(caller, button_id)
    say = caller.say
    fields = _fields(league, match, say) if button_id.action == "match_correct" else [_reason(say)]

    done = press_on(match, "", f"{button_id.action}{TYPED}")
    await open_form(caller, say(_TITLES[button_id.action]), fields, done)


async def _correct_typed(caller: Caller, button_id: ButtonId) -> None:
    """Takes what was written into a form, and shows what came of it in the match's panel."""
    _, match, _ = await refereed(caller, button_id)
    take = _SUBMITTED[button_id.action.removesuffix(TYPED)]
    step = take(caller, match, typed_in(caller.interaction))
    await show_match_panel(caller, match.id, await outcome(caller, step, await table_of(caller, match)))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    **dict.fromkeys(_SUBMITTED, _ask),
    **dict.fromkeys((f"{action}{TYPED}" for action in _SUBMITTED), _correct_typed),
}
