"""Voyages from sign-up to their end, whatever kills the bot, and standings worked out from the export."""

import json
import random
from collections.abc import Awaitable, Callable
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.ai.contract import Level
from bot.model.leagues import Format, LeagueStage, Role
from bot.model.solo import Series
from bot.seasons import export, league_admin, participation, voyages
from bot.seasons.league import League
from bot.solo.deals import Deal, DealName
from bot.solo.playing import YOU
from bot.solo.reference import score
from bot.tables.refusal import Refusal
from tests import chance
from tests.databases import ON_POSTGRES
from tests.entries import ENTRY_OF
from tests.seasons.leagues import DAY, MAKER, Killed, Leagues, person

DEALS, DAYS, PEOPLE = 3, 6, 4
LATE = 2
"""The day on which the last of the people signs up."""
FIELD = 12
"""Games of a field, of which the tenth percentile is the second from the bad end."""
OPTIONS: dict[str, dict[str, Any]] = {"skullking": {"rounds": 2}, "hollander": {}}


async def survived(leagues: Leagues, chance: random.Random, step: Callable[[], Awaitable[object]]) -> bool:
    """Takes a step, in which at times the bot is killed and another takes over what is on the disk."""
    if chance.random() < 0.4:
        leagues.dies_at = leagues.instants + chance.randint(1, 12)
    try:
        await step()
        await leagues.settle()
    except Killed:
        await leagues.restarted()
        return False
    leagues.dies_at = None
    return True


async def play_some(leagues: Leagues, league_id: int, number: int, chance: random.Random) -> None:
    """Some moves of a deal by chance, the legal ones alike; a game that is over stays so."""
    deal, moves = chance.randint(1, DEALS), chance.choice([1, 3, 400])
    hand = await voyages.take_up(leagues.seasons, leagues.solo, league_id, deal, person(number).user_id)
    while not hand.is_over and moves:
        move = chance.choice([*hand.entry.game.legal(hand.play.state, YOU)][:50])
        hand = await voyages.move(leagues.seasons, leagues.solo, hand, move, hand.decision)
        moves -= 1


async def sailed(leagues: Leagues, game: str, chance: random.Random) -> tuple[League, int]:
    """A voyage that is over, in which the last of the people has signed up late, and how many kills."""
    entry, kills = ENTRY_OF[game], 0
    league = await leagues.created(
        "Far",
        people=PEOPLE - 1,
        game=game,
        options=entry.rules.complete(OPTIONS[game]),
        format=Format.VOYAGE,
        rounds=DEALS,
        voyage_until=leagues.now + DAYS * DAY,
    )
    while (await leagues.load(league.id)).row.stage is LeagueStage.SIGN_UP:
        kills += not await survived(leagues, chance, lambda: league_admin.begin(leagues.seasons, league.id))
    for day in range(DAYS):
        if day == LATE:
            while len((await leagues.load(league.id)).players) < PEOPLE:
                late = partial(participation.sign_up, leagues.seasons, league.id, person(PEOPLE - 1))
                kills += not await survived(leagues, chance, late)
        for number in range(PEOPLE if day >= LATE else PEOPLE - 1):
            step = partial(play_some, leagues, league.id, number, chance)
            kills += not await survived(leagues, chance, step)
        await leagues.wait(DAY)
    return await leagues.load(league.id), kills


def points_worked_out(told: dict[str, Any]) -> dict[str, int]:
    """What each name has by the export alone: its deals are played anew from their seeds."""
    game, options = told["league"]["game"], told["league"]["options"]
    entry = ENTRY_OF[game]
    sign = -1 if entry.rules.low_is_good else 1
    points: dict[str, int] = {}
    for deal in told["deals"]:
        drawn = Deal(DealName(deal["number"]), game, bytes.fromhex(deal["seed"]), options, Level.BOSUN)
        field = sorted((score(entry, drawn, number) for number in range(FIELD)), key=lambda one: sign * one)
        mean = (Fraction(sum(field), FIELD) + Fraction(1, 2)).__floor__()
        missed = min(mean, field[1], key=lambda one: sign * one)
        assert (deal["field_mean"], deal["field_tenth_percentile"]) == (mean, missed)
        matches = [match for match in told["matches"] if match["round"] == deal["number"]]
        for [result] in (match["results"] for match in matches):
            if result["by_computer"]:
                assert sign * result["score"] <= sign * missed
            elif result["forfeited"]:
                assert result["score"] == missed
            assert result["points"] == sign * (result["score"] - mean)
            points[result["name"]] = points.get(result["name"], 0) + sign * (result["score"] - mean)
    return points


async def whole(folder: Path, game: str, number: int) -> tuple[int, int]:
    """Sails a voyage of that number; how many games were finished, and how often the bot was killed."""
    chance = random.Random(f"voyage {number} {game}")
    leagues = await Leagues.opened(folder)
    leagues.plays = FIELD
    await leagues.restarted()
    league, kills = await sailed(leagues, game, chance)
    assert league.row.stage is LeagueStage.FINISHED
    played = sorted((match.round, match.seats[0]) for match in league.matches)
    people = [one.user_id for one in league.in_role(Role.PLAYER)]
    assert played == sorted((deal, one) for deal in range(1, DEALS + 1) for one in people), "each once"
    hands = await leagues.seasons.tables.store.solo.in_series(Series.of_league(league.id))
    finished = {(row.number, row.user_id): row.score for row in hands if row.finished_at is not None}
    own = {
        (match.round, match.seats[0]): league.results[match.id][0]
        for match in league.matches
        if not league.results[match.id][0].forfeited
    }
    assert {key: row.score for key, row in own.items()} == finished, "nothing acknowledged is lost"
    deals = await voyages.revealed_deals(leagues.seasons, league)
    told = json.loads(json.dumps(export.exported(league, {}, deals)))
    points = points_worked_out(told)
    assert {row["name"]: row["points"] for row in told["standings"]} == points
    ordered = [points[row["name"]] for row in told["standings"]]
    assert ordered == sorted(points.values(), reverse=True)
    sailors = [row for row in told["standings"] if row["games"] > row["forfeits"]]
    best = min((row["rank"] for row in sailors), default=0)
    winners = [row["name"] for row in sailors if row["rank"] == best]
    assert told["league"]["winners"] == winners, "nobody wins who has finished nothing"
    late = person(PEOPLE - 1)
    with pytest.raises(Refusal, match="league_over"):
        await participation.sign_up(leagues.seasons, league.id, late)
    assert MAKER.user_id not in people
    await leagues.close()
    return len(finished), kills


@pytest.mark.slow
@pytest.mark.parametrize("game", OPTIONS)
async def test_a_voyage_ends_rightly_whatever_kills_the_bot(tmp_path: Path, game: str) -> None:
    chance.always(3)  # so many games are finished between the kills
    finished, kills = await whole(tmp_path, game, 1)
    # Where the kills fall is decided by nobody on a server, and so how many are finished.
    assert finished >= (1 if ON_POSTGRES else DEALS)
    assert kills > 0
