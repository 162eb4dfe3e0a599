"""Correcting what a match came to: the forms in which a moderator says what holds, and why."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.model.matches import MatchRow
from bot.seasons import corrections
from bot.seasons.corrections import Stated
from bot.seasons.history import LONGEST_REASON
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import Typed
from bot.ui.kit.fields import Field, naming
from bot.ui.kit.modal import SUBMITTED, open_form, typed_in
from bot.ui.leagues.match_panel import form_on, refereed, show_match_panel

LONGEST_SCORES = 60
"""Characters of the scores of all seats."""
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
    with naming({"no_scores": caller.say("referee-scores")}):
        scores = whole_numbers(typed["scores"])
    with naming({"no_scores": caller.say("referee-places")}):
        stated = Stated(scores, whole_numbers(typed["places"]))
    await corrections.correct(caller.services.seasons, match.id, stated, caller.person, typed["reason"])
    return caller.say("done-match-corrected")


_SUBMITTED: Mapping[str, Callable[[Caller, MatchRow, Typed], Awaitable[str]]] = {
    "match_void": _void,
    "match_count": _count,
    "match_correct": _correct,
}
_ABOUT = {
    "reason_wanted": "referee-reason",
    "places_needed": "referee-places",
    "scores_wanted": "referee-scores",
    "impossible_result": "referee-scores",
}
"""By what is refused, the field that it is about."""
_TITLES = {"match_void": "referee-void", "match_count": "referee-count", "match_correct": "referee-correct"}


async def _ask(caller: Caller, button_id: ButtonId) -> None:
    """Opens the form of a button; what is written into it is checked again by `_correct_typed`."""
    league, match, _ = await refereed(caller, button_id)
    say = caller.say
    fields = _fields(league, match, say) if button_id.action == "match_correct" else [_reason(say)]

    await open_form(caller, say(_TITLES[button_id.action]), fields, form_on(match, "", button_id.action))


async def _correct_typed(caller: Caller, button_id: ButtonId) -> None:
    """Takes what was written into a form, and shows what came of it in the match's panel."""
    _, match, _ = await refereed(caller, button_id)
    take = _SUBMITTED[button_id.action.removesuffix(SUBMITTED)]
    with naming({what: caller.say(key) for what, key in _ABOUT.items()}):
        notice = await take(caller, match, typed_in(caller.interaction))
    await show_match_panel(caller, match.id, notice)


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    **dict.fromkeys(_SUBMITTED, _ask),
    **dict.fromkeys((f"{action}{SUBMITTED}" for action in _SUBMITTED), _correct_typed),
}
