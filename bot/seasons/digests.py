"""What is still to play in a league, summed up once a week in its channel, if those who run it like."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.model.leagues import LeagueStage
from bot.seasons import history
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.seasons import LeaguePort, Seasons
from bot.store.league_actions import insert_league_action
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.zones import UNSET, likely_zone

MONDAY, EVENING = 0, time(18)
"""When a week is summed up: most have time to play then, and the week before them."""


async def switch(seasons: Seasons, league_id: int, by: Person, *, on: bool) -> League:
    """Lets a league sum up its weeks from the next Monday on, or no more. Raises `Refusal("league_over")`."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        at = following(seasons.now(), await _zone(seasons, league)) if on else None
        kept = insert_league_action(history.action(seasons, league_id, by, Note(Kind.EDITED)))
        await seasons.store.change(league_id, kept, digest_at=at)
        return await seasons.changed(league_id)


async def tell(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Sums up the week once its time has come, and sets the next; a week without an open game tells nothing.

    Nothing is told a day late, as after a long downtime.
    """
    at, now = league.row.digest_at, seasons.now()
    if at is None or at > now or not league.row.stage.live:
        return
    goes_on = league.row.stage is LeagueStage.RUNNING
    if goes_on and now - at < DAY and not all(match.state.is_over for match in league.matches):
        await port.sum_up(league, at)
    zone = await _zone(seasons, league)
    async with seasons.locked(league.id) as latest:
        if latest.row.digest_at == at:
            await seasons.store.change(league.id, revise=False, digest_at=following(now, zone))
            await seasons.changed(league.id)


def following(after: int, zone: ZoneInfo) -> int:
    """The next Monday evening in a zone, in seconds since 1970."""
    local = datetime.fromtimestamp(after, zone)
    first = local.date() + timedelta(days=(MONDAY - local.weekday()) % 7)
    evenings = (datetime.combine(first + timedelta(weeks=weeks), EVENING, zone) for weeks in (0, 1))
    return next(at for at in (int(evening.timestamp()) for evening in evenings) if at > after)


async def _zone(seasons: Seasons, league: League) -> ZoneInfo:
    """The zone of who has made the league; a likely one for its language where that is not known."""
    person = await seasons.tables.store.people.person(league.row.created_by)
    chosen = UNSET if person is None else person.zone
    return ZoneInfo(likely_zone(chosen, league.row.language))
