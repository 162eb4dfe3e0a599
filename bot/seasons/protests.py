"""Protests: for some hours after a match its people may object to its result, and moderators decide."""

from collections.abc import Sequence
from dataclasses import replace

from bot.model.matches import MatchRow, MatchState, Outcome, ProtestRow
from bot.model.messages import MessageKind
from bot.seasons.history import reason_of
from bot.seasons.league import League
from bot.seasons.seasons import LeaguePort, Notice, Seasons
from bot.store.matches import decide_protest, insert_protest, mark_protest_announced, mark_protest_answered
from bot.store.statements import Statement
from bot.tables.clock import HOUR
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal


def until(league: League, match: MatchRow) -> int | None:
    """Until when one may protest against a match; None where one may not at all."""
    if not league.row.protest_hours or match.state is not MatchState.DONE or match.finished_at is None:
        return None
    return match.finished_at + league.row.protest_hours * HOUR


def open_until(league: League) -> int | None:
    """Until when the league's next step waits for protests against its latest round, if it does."""
    last = league.round
    found = () if last is None else league.matches_of(last.number)
    return max((at for match in found if (at := until(league, match)) is not None), default=None)


async def protest(seasons: Seasons, match_id: int, person: Person, reason: str) -> League:
    """Keeps a person's protest against the result of a match that they were drawn for, or have played.

    Raises `Refusal` for other people, out of time, for a second one, and without a reason.
    """
    async with seasons.locked_match(match_id) as league:
        match = league.match(match_id)
        played = {row.user_id for row in league.results.get(match_id, ())}
        if person.user_id not in match.seats and person.user_id not in played:
            raise Refusal("not_your_match")
        ends_at = until(league, match)
        if ends_at is None or ends_at <= seasons.now():
            raise Refusal("no_protest_any_more")
        if any(one.user_id == person.user_id for one in undecided(league, match_id)):
            raise Refusal("protested_already")
        row = ProtestRow(
            0, match_id, person.user_id, shown_name(person.name), reason_of(reason), seasons.now()
        )
        return await seasons.change(league, insert_protest(row))


async def decide(seasons: Seasons, protest_id: int, outcome: Outcome, by: Person, answer: str) -> League:
    """Allows or dismisses a protest; the result itself is corrected apart.

    Raises `Refusal` for a decided protest, and without a reason.
    """
    match_id = await seasons.matches.match_of_protest(protest_id)
    async with seasons.locked_match(match_id) as league:
        found = next((one for one in league.protests if one.id == protest_id), None)
        if found is None or found.outcome is not Outcome.OPEN:
            raise Refusal("protest_is_decided")
        return await seasons.change(league, decision(found, outcome, by, answer))


def decision(one: ProtestRow, outcome: Outcome, by: Person, answer: str) -> Statement:
    """The statement that decides a protest, for the transaction of a correction too."""
    return decide_protest(
        replace(
            one,
            outcome=outcome,
            answer=reason_of(answer),
            decider_id=by.user_id,
            decided_by=shown_name(by.name),
        )
    )


async def tell(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Announces new protests to moderators and a match's people, and decisions to the people, once each.

    Raises the errors of `port`.
    """
    for one in league.protests:
        if one.outcome is Outcome.OPEN and not one.told:
            await port.say(league, _notice(MessageKind.PROTEST, league, one))
            if one is undecided(league, one.match_id)[0]:
                await port.say(league, _notice(MessageKind.DISPUTE, league, one))
            await seasons.store.change(league.id, mark_protest_announced(one.id), revise=False)
        elif one.outcome is not Outcome.OPEN and not one.answered:
            await port.say(league, _notice(MessageKind.ANSWER, league, one))
            await seasons.store.change(league.id, mark_protest_answered(one.id), revise=False)


def _notice(kind: MessageKind, league: League, one: ProtestRow) -> Notice:
    return Notice(kind, one.id, league.match(one.match_id))


def undecided(league: League, match_id: int) -> Sequence[ProtestRow]:
    """The open protests against a match's result, in order."""
    return [one for one in league.protests if one.match_id == match_id and one.outcome is Outcome.OPEN]
