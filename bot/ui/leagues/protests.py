"""Protests against results: the button in a match's thread, its form, messages and lines about them."""

from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.delivery.body import Plain
from bot.model.matches import MatchRow, Outcome, ProtestRow
from bot.seasons import protests
from bot.seasons.history import LONGEST_REASON
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.modal import Field, open_form, typed_in
from bot.ui.kit.text import ago, at, escape, label
from bot.ui.leagues.lookup import league_link, league_of_match
from bot.ui.leagues.matches import match_name

_ANSWERS = {
    Outcome.ALLOWED: "protest-answered-allowed",
    Outcome.DISMISSED: "protest-answered-dismissed",
}
_OUTCOMES = {
    Outcome.OPEN: "protest-open",
    Outcome.ALLOWED: "protest-allowed",
    Outcome.DISMISSED: "protest-dismissed",
}


def open_to_protest(match: MatchRow, until: int, say: Say) -> Plain:
    """The message after a match with the button to protest, and its end."""
    button = TableButton(
        ButtonId(NO_TABLE, "match_protest", None, str(match.id)), say("button-protest"), emoji="✋"
    )
    return Plain(say("protest-until", at=at(until), ago=ago(until)), [button])


def protest_lines(league: League, match: MatchRow, say: Say) -> Iterator[str]:
    """The protests against a match with their outcomes, the latest first."""
    for row in [row for row in league.protests if row.match_id == match.id][::-1]:
        text = say("protest-line", name=escape(row.name), reason=escape(row.reason))
        outcome = say(_OUTCOMES[row.outcome], name=escape(row.decided_by), reason=escape(row.answer))
        yield f"✋ {ago(row.at)} · {text} · {outcome}{_own_note(league, row, say)}"


def decide_selects(league: League, match: MatchRow, say: Say) -> Sequence[TableSelect]:
    """The selects that allow or dismiss an open protest; the result is corrected apart."""
    options = [
        discord.SelectOption(
            label=label(row.name)[:100], value=str(row.id), description=label(row.reason)[:100]
        )
        for row in league.protests
        if row.match_id == match.id and row.outcome is Outcome.OPEN
    ][:25]
    asked = {"match_allow": "protest-allow", "match_dismiss": "protest-dismiss"} if options else {}
    return [
        TableSelect(ButtonId(NO_TABLE, action, None, str(match.id)), say(key), options)
        for action, key in asked.items()
    ]


def protest_for_moderators(league: League, row: ProtestRow, link: str, say: Say) -> str:
    """The message to moderators about a protest."""
    match = league.match(row.match_id)
    where = match_name(league, match, say)
    text = say("protest-told", name=escape(row.name), match=where, reason=escape(row.reason))
    return f"✋ {text}\n{say('league-link', link=link)}"


def protest_in_public(league: League, row: ProtestRow, say: Say) -> str:
    """The message about a protest that others can read, without its person and reason."""
    match = league.match(row.match_id)
    where = match_name(league, match, say)
    text = say("protest-told-publicly", match=where)
    return f"✋ {text}\n{say('league-link', link=league_link(league.row))}"


def disputed(people: Iterable[int], say: Say) -> Plain:
    """The message about a new protest in a match's thread."""
    return Plain(f"✋ {say('protest-disputed', mentions=_mentions(people))}")


def answered(league: League, row: ProtestRow, people: Iterable[int], say: Say) -> Plain:
    """The message about a decision in a match's thread, without the reason of the protest."""
    reason, name = escape(row.answer), escape(row.decided_by)
    text = say(_ANSWERS[row.outcome], mentions=_mentions(people), reason=reason, name=name)
    return Plain(f"⚖️ {text}{_own_note(league, row, say)}")


def _own_note(league: League, row: ProtestRow, say: Say) -> str:
    is_own = row.decider_id is not None and row.decider_id in league.people_of(row.match_id)
    return f" {say('history-own-table')}" if is_own else ""


def _mentions(people: Iterable[int]) -> str:
    return " ".join(f"<@{user_id}>" for user_id in people)


@answers("match_protest")
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    """Asks for the reason of a protest."""
    league = await league_of_match(caller, button_id.words.number(0))
    match = league.match(button_id.words.number(0))
    ends_at = protests.until(league, match)
    if ends_at is None or ends_at <= caller.tables.now():
        raise Refusal("no_protest_any_more")
    say = caller.say
    field = Field("reason", say("referee-reason"), say("protest-about"), longest=LONGEST_REASON)
    await open_form(caller, say("button-protest"), [field], button_id)


@answers("match_protest_typed")
async def _protest(caller: Caller, button_id: ButtonId) -> None:
    match_id = button_id.words.number(0)
    await league_of_match(caller, match_id)
    reason = typed_in(caller.interaction)["reason"]
    await protests.protest(caller.services.seasons, match_id, caller.person, reason)
    await reply(caller.interaction, caller.say("done-protest"))
