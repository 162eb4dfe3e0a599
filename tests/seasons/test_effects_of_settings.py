"""A league is asked for nothing that does nothing: with another value of a setting something differs.

Each setting of each kind is tried: in a league that begins, or in the snapshot of one with results.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.ai.contract import Level
from bot.leagues.cup import stages
from bot.model.leagues import ComputerSeats, Draws, Format, LeagueRow, LeagueStage, PlayedOut, Ranking, Rhythm
from bot.model.settings import settings_of
from bot.model.solo import Series
from bot.model.tables import Pace
from bot.seasons import counting, league_admin, matches, next_season, participation, protests, rounds
from bot.seasons.league import League
from bot.seasons.participation import Membership
from bot.tables.clock import HOUR
from bot.tables.refusal import Refusal
from bot.texts.catalog import speaker
from bot.ui.leagues.lookup import league_link
from bot.ui.leagues.post import league_post
from tests.entries import ENTRY_OF
from tests.messages import text_of_view
from tests.seasons.leagues import DAY, Leagues, person
from tests.seasons.over import over
from tests.seasons.played_matches import played_table
from tests.seasons.snapshots import ANNA, BEN, CARLA, row, season, with_result
from tests.seasons.test_roles import sailor
from tests.seasons.test_voyages import play

Changes = Mapping[str, Any]
Seen = Callable[[Leagues, Format, Changes], Awaitable[Any]]
PEOPLE, SUBSTITUTE = 9, person(20)
ROLE, CHANNEL = 77, 88


async def created(leagues: Leagues, kind: Format, changes: Changes, people: int = PEOPLE) -> League:
    usual: Changes = {"format": kind, "rounds": 3, "least_games": 1}
    if kind is Format.VOYAGE:
        usual = {**usual, "voyage_until": leagues.now + 7 * DAY}
    return await leagues.created(f"{len(changes)} {changes}"[:40], people=people, **{**usual, **changes})


async def begun(leagues: Leagues, kind: Format, changes: Changes, people: int = PEOPLE) -> League:
    league = await created(leagues, kind, changes, people)
    if kind is not Format.LADDER:
        await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


async def tables(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    """The tables of the first round and their deals; one person has forfeited, others have not come."""
    league = await begun(leagues, kind, changes)
    dealt = await leagues.seasons.tables.store.solo.drawn_for(Series.of_league(league.id))
    await participation.offer(leagues.seasons, league.id, SUBSTITUTE)
    for match in league.matches:
        if match.number == 1:
            await league_admin.forfeit(leagues.seasons, match.id, match.seats[0])
        for user_id in match.seats[1:]:
            await matches.be_there(leagues.seasons, match.id, user_id)
    await leagues.wait(2 * DAY)
    found = []
    for match in (await leagues.load(league.id)).matches:
        assert match.table_id is not None
        table = await leagues.company.tables.load(match.table_id)
        seats = [(seat.level, seat.user_id == SUBSTITUTE.user_id) for seat in table.seats]
        found.append((table.row.game, table.row.pace, table.row.bank_days, sorted(seats)))
    return sorted(found), league.row.game, [one.level for one in dealt]


async def clocks(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    now = leagues.now
    league = await begun(leagues, kind, changes)
    ends = [None if one.ends_at is None else one.ends_at - now for one in league.rounds]
    return ends, [None if one.starts_at is None else one.starts_at - now for one in league.matches]


async def sign_up(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    """Who is in a league after its people and a stranger have tried to sign up, and whether it begins."""
    league, answers = await created(leagues, kind, changes, people=0), []
    for number in range(PEOPLE):
        try:
            after = await participation.sign_up(leagues.seasons, league.id, person(number), Membership())
        except Refusal as refusal:
            answers.append(refusal.code)
        else:
            answers.append(str(after.entrants[-1].role))
    await leagues.wait(3 * HOUR)
    return answers, (await leagues.load(league.id)).row.stage


async def given_roles(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    """The roles that people have been given, at the beginning and at the end."""
    leagues.discord.roles.clear()
    league = await created(leagues, kind, changes, people=0)
    people = [sailor(number) for number in range(4)]
    for one in people:
        await participation.sign_up(leagues.seasons, league.id, one)
    if kind is not Format.LADDER:
        await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    before = {*leagues.discord.roles}
    if kind is Format.VOYAGE:
        await play(leagues, await leagues.load(league.id), people[0], 1)
        await leagues.wait(8 * DAY)
    elif kind is Format.LADDER:
        table = await leagues.company.play(await played_table(leagues, 60, people=people[:2]))
        await counting.count_table(leagues.seasons, league.id, table)
        await league_admin.end(leagues.seasons, league.id)
    while (await leagues.load(league.id)).row.stage.live:
        await over(leagues.seasons, league.id)
        await leagues.settle()
    await leagues.settle()
    return before, {*leagues.discord.roles}


async def counted(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    """Whether a ladder takes a table of two people."""
    league = await begun(leagues, kind, changes)
    try:
        await counting.count_table(leagues.seasons, league.id, await played_table(leagues, 60 + len(changes)))
    except Refusal as refusal:
        return refusal.code
    return None


async def second_draw(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    """Whether a second round is drawn while the first is played."""
    league = await begun(leagues, kind, changes)
    try:
        await league_admin.next_round(leagues.seasons, league.id)
    except Refusal as refusal:
        return refusal.code
    return None


async def tagged(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    await begun(leagues, kind, changes)
    return bool(leagues.discord.tags)


async def last_round(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    league = await begun(leagues, kind, {"rounds": 1, **changes} if kind is Format.SEASON else changes)
    return rounds.is_last(league), len(league.rounds)


async def post(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    league = await created(leagues, kind, changes, people=2)
    return text_of_view(league_post(league, speaker(league.row.language))), league_link(league.row)


def played(kind: Format, changes: Changes) -> League:
    """A league of three tables: at the first a computer player sat for Anna, and one finished the second."""
    tables = [[(ANNA, 9), (BEN, 5)], [(ANNA, 3), (BEN, 8)], [(BEN, 4), (CARLA, 7)]]
    league = season(*tables, **{"format": kind, "least_games": 2, **changes})
    league = with_result(league, 1, 0, by_computer=True)
    if kind is Format.SEASON:
        league = with_result(league, 2, 0, played_out=9, of_moves=2)
    is_stage = kind is Format.CUP
    number = 0 if kind is Format.LADDER else None
    return replace(
        league,
        rounds=tuple(
            replace(one, is_stage=is_stage, number=one.number if number is None else number)
            for one in league.rounds
        ),
        matches=tuple(replace(one, round=one.round if number is None else number) for one in league.matches),
    )


async def standings(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    return [(one.person, one.points, one.is_ranked) for one in played(kind, changes).standings]


async def snapshot(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    """Until when one may protest, who is put out, the stages of a cup, and when the next season opens."""
    league = played(kind, changes)
    over_ = replace(league, row=replace(league.row, stage=LeagueStage.FINISHED, closed_at=1))
    return (
        protests.until(league, league.matches[0]),
        participation.out_after(league),
        stages(16, replace(league, row=replace(league.row, size=4)).shape),
        next_season.opens_at(over_),
    )


async def division(leagues: Leagues, kind: Format, changes: Changes) -> Any:
    league = await begun(leagues, kind, changes, people=8)
    return [len(match.seats) for match in league.matches]


# By setting: another value than the usual one (or several), and where it shows.
EFFECTS: Mapping[str, tuple[Changes, Seen]] = {
    "game": ({"game": "corsari", "options": {}}, tables),
    "size": ({"size": 2}, division),
    "rhythm": ({"rhythm": Rhythm.ONCE}, tables),
    "pace": ({"pace": Pace.RELAXED}, tables),
    "bank_days": ({"bank_days": 30}, tables),
    "language": ({"language": "de"}, post),
    "channel_id": ({"channel_id": CHANNEL}, post),
    "forum_id": ({"forum_id": CHANNEL}, tagged),
    "level": ({"level": Level.CABIN_BOY}, tables),
    "draws": ({"draws": Draws.SWISS}, second_draw),
    "protest_hours": ({"protest_hours": 24}, snapshot),
    "computer_seats": ({"computer_seats": ComputerSeats.POINTS}, standings),
    "played_out": ({"played_out": PlayedOut.AS_IT_STANDS}, standings),
    "least_people": ({"least_people": 3}, counted),
    "ranking": ({"ranking": Ranking.POINTS}, standings),
    "least_games": ({"least_games": 3}, standings),
    "no_shows": ({"no_shows": 2}, snapshot),
    "substitutes": ({"substitutes": False}, tables),
    "rounds": ({"rounds": 4}, last_round),
    "round_hours": ({"round_hours": 50}, clocks),
    "points": ({"points": "7-1"}, standings),
    "best": ({"best": 1}, standings),
    "places": ({"places": 4}, sign_up),
    "sign_up_until": ({"sign_up_until": 2 * HOUR}, sign_up),
    "voyage_until": ({"voyage_until": 3 * DAY}, clocks),
    "finalists": ({"finalists": 4}, last_round),
    "advance": ({"advance": 2}, snapshot),
    "start_hours": ({"start_hours": 5}, clocks),
    "about": ({"about": "A barrel of rum"}, post),
    "player_role_id": ({"player_role_id": ROLE}, given_roles),
    "champion_role_id": ({"champion_role_id": ROLE}, given_roles),
    "continues": ({"continues": False}, snapshot),
    "sign_up_role_id": ({"sign_up_role_id": ROLE}, sign_up),
    "only_invited": ({"only_invited": True}, sign_up),
}
# What must be so that a setting is asked for, or does what it says.
WITH: Mapping[str, Changes] = {
    "bank_days": {"pace": Pace.BANK},
    "level": {"game": "playapirata", "options": ENTRY_OF["playapirata"].rules.complete({})},
}
MOMENTS = ("sign_up_until", "voyage_until")
TRIED = [
    (kind, name)
    for kind in Format
    for name, one in settings_of(LeagueRow).items()
    if one.asked and name != "format" and one.fits(row(format=kind, stage=LeagueStage.DRAFT, pace=Pace.BANK))
]


@pytest.mark.parametrize(("kind", "name"), TRIED)
async def test_another_value_of_a_setting_changes_something(
    leagues: Leagues, kind: Format, name: str
) -> None:
    other, seen = EFFECTS[name]
    usual = WITH.get(name, {})
    before = await seen(leagues, kind, usual)
    if name in MOMENTS:
        other = {name: leagues.now + other[name]}
    assert await seen(leagues, kind, {**usual, **other}) != before


def test_a_ladder_by_points_is_asked_for_points_and_how_many_games_count() -> None:
    by_points = row(format=Format.LADDER, ranking=Ranking.POINTS)
    named = {name for name, one in settings_of(LeagueRow).items() if one.asked and one.fits(by_points)}
    assert {"points", "best"} < named
    assert "least_games" not in named
