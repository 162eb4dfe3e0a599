"""Voyages: the same secret deals for everyone, each alone, until a last day."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from bot.leagues.errors import LeagueError
from bot.leagues.voyages import Yardstick, beyond, of_left, yardstick
from bot.model.leagues import Format, LeagueStage
from bot.model.matches import ResultRow
from bot.model.solo import Series
from bot.seasons import (
    corrections,
    creation,
    editing,
    export,
    league_admin,
    next_season,
    participation,
    voyages,
)
from bot.seasons.corrections import Given, Stated
from bot.seasons.erasing import erase
from bot.seasons.league import League
from bot.solo.hands import Hand
from bot.solo.playing import YOU, by_the_rule
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from tests.seasons.leagues import CHANNEL, DAY, GUILD, MAKER, Killed, Leagues, person

ANNA, BEN, CARLA, ZORA = (person(number) for number in range(4))


async def drafted(leagues: Leagues, people: int = 3, **changes: Any) -> League:
    """A voyage of three short games of Skull King, in which so many take part, in a week."""
    return await leagues.created(
        "Far",
        people=people,
        format=Format.VOYAGE,
        **{"rounds": 3, "voyage_until": leagues.now + 7 * DAY, **changes},
    )


async def begun(leagues: Leagues, people: int = 3, **changes: Any) -> League:
    league = await drafted(leagues, people, **changes)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


async def play(leagues: Leagues, league: League, who: Person, deal: int, moves: int = 999) -> Hand:
    """A person's game of a deal, so many moves on, as the rule plays it."""
    hand = await voyages.take_up(leagues.seasons, leagues.solo, league.id, deal, who.user_id)
    while not hand.is_over and moves:
        move = by_the_rule(hand.entry, hand.play)
        hand = await voyages.move(leagues.seasons, leagues.solo, hand, move, hand.decision)
        moves -= 1
    await leagues.settle()
    return hand


async def play_badly(leagues: Leagues, league: League, who: Person, deal: int, moves: int) -> Hand:
    """So many times the last of the legal moves."""
    hand = await voyages.take_up(leagues.seasons, leagues.solo, league.id, deal, who.user_id)
    for _ in range(moves):
        move = [*hand.entry.game.legal(hand.play.state, YOU)][-1]
        hand = await voyages.move(leagues.seasons, leagues.solo, hand, move, hand.decision)
    await leagues.settle()
    return hand


def result_of(league: League, who: Person, deal: int) -> ResultRow:
    [match] = [match for match in league.matches_of(deal) if match.seats == (who.user_id,)]
    return league.results[match.id][0]


def points(league: League) -> dict[int, int]:
    return {row.person: int(row.points) for row in league.standings}


def test_a_yardstick_is_the_mean_and_the_tenth_percentile_from_the_bad_end() -> None:
    """Of twenty scores from 1 to 20 the mean is 10.5, and two are no better than 2."""
    assert yardstick(range(1, 21), low_is_good=False) == Yardstick(mean=11, tenth=2)
    assert yardstick(range(1, 21), low_is_good=True) == Yardstick(mean=11, tenth=19)
    assert yardstick([-3, -2], low_is_good=False).mean == -2


def test_a_deal_that_is_missed_never_brings_more_than_the_mean() -> None:
    """Of nineteen times 30 and once −50 the mean is 26, and the second from the bad end is 30."""
    assert yardstick([30] * 19 + [-50], low_is_good=False) == Yardstick(mean=26, tenth=26)
    assert yardstick([10] * 19 + [90], low_is_good=True) == Yardstick(mean=14, tenth=14)


def test_points_are_what_is_better_than_the_mean() -> None:
    assert beyond(30, Yardstick(12, 0), low_is_good=False) == 18
    assert beyond(30, Yardstick(12, 40), low_is_good=True) == -18


def test_a_game_that_was_left_counts_no_more_than_the_tenth_percentile() -> None:
    assert [of_left(score, Yardstick(12, -40), low_is_good=False) for score in (-90, 60)] == [-90, -40]
    assert [of_left(score, Yardstick(12, 40), low_is_good=True) for score in (90, 3)] == [90, 40]


async def test_everyone_plays_the_same_secret_deals(leagues: Leagues) -> None:
    league = await begun(leagues)
    assert league.row.stage is LeagueStage.RUNNING
    assert [row.number for row in league.rounds] == [1, 2, 3]
    drawn = await leagues.seasons.tables.store.solo.drawn_for(Series.of_league(league.id))
    assert len({deal.seed for deal in drawn}) == 3
    hands = [await play(leagues, league, who, 2, 0) for who in (ANNA, BEN)]
    views = [hand.entry.game.view(hand.play.state, YOU) for hand in hands]
    assert views[0] == views[1]
    assert "seed" not in repr(drawn) + repr(hands)


async def test_the_sum_of_all_deals_counts_and_what_is_missing_is_the_tenth_percentile(
    leagues: Leagues,
) -> None:
    league = await begun(leagues)
    scores: dict[tuple[int, int], int] = {}
    for who, deals in ((ANNA, (1, 2, 3)), (BEN, (1, 3)), (CARLA, ())):
        for deal in deals:
            scores[who.user_id, deal] = (await play(leagues, league, who, deal)).row.score or 0
    await leagues.wait(7 * DAY)
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    by = league.yardsticks
    assert sorted(by) == [1, 2, 3]
    wanted = {
        who.user_id: sum(scores.get((who.user_id, deal), by[deal].tenth) - by[deal].mean for deal in by)
        for who in (ANNA, BEN, CARLA)
    }
    assert points(league) == wanted
    assert {row.person: (row.games, row.forfeits) for row in league.standings} == {
        ANNA.user_id: (3, 0),
        BEN.user_id: (3, 1),
        CARLA.user_id: (3, 3),
    }
    assert set(league.winners) <= {ANNA.user_id, BEN.user_id}
    assert all(corrected == () for corrected in [league.corrections])


async def left(leagues: Leagues) -> tuple[League, dict[int, int]]:
    """A voyage whose games Anna leaves before the last card, and Ben, who has played as badly as Carla.

    She plays hers on by the rule, to these scores.
    """
    league, before_the_last = await begun(leagues, options={"rounds": 5}), 14
    scores = {}
    for deal in (1, 2, 3):
        await play(leagues, league, ANNA, deal, before_the_last)
        await play_badly(leagues, league, BEN, deal, before_the_last)
        await play_badly(leagues, league, CARLA, deal, before_the_last)
        scores[deal] = (await play(leagues, league, CARLA, deal)).row.score or 0
    return league, scores


async def test_leaving_a_bad_game_brings_nothing(leagues: Leagues) -> None:
    league, scores = await left(leagues)
    await leagues.wait(7 * DAY)
    league = await leagues.load(league.id)
    tenths = {deal: by.tenth for deal, by in league.yardsticks.items()}
    assert any(scores[deal] < tenths[deal] for deal in scores)
    for deal, score in scores.items():
        assert result_of(league, BEN, deal).score == min(score, tenths[deal])
        assert result_of(league, ANNA, deal).score <= tenths[deal], "nor does leaving a good one"
    assert {row.person: row.forfeits for row in league.standings} == {
        ANNA.user_id: 3,
        BEN.user_id: 3,
        CARLA.user_id: 0,
    }


@pytest.mark.parametrize("games", [0, 3, 6])
async def test_a_kill_while_the_computer_plays_on_changes_nothing(
    leagues: Leagues, monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    """Killed in the game of that number, or with all six played on before the end is on the disk."""
    league, scores = await left(leagues)
    to_thread, begun_games = asyncio.to_thread, 0

    async def mortal(*args: Any) -> Any:
        nonlocal begun_games
        if begun_games == games:
            leagues.dies_at = leagues.instants
            raise Killed
        begun_games += 1
        if begun_games == games == 6:
            leagues.dies_at = leagues.instants + 1
        return await to_thread(*args)

    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "to_thread", mortal)
        with suppress(Killed):
            await leagues.wait(7 * DAY)
        assert begun_games == games
        assert (await leagues.load(league.id)).row.stage is LeagueStage.RUNNING
    await leagues.restarted()
    await leagues.wait(7 * DAY)
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    assert sorted((match.round, match.seats[0]) for match in league.matches) == [
        (deal, who.user_id) for deal in (1, 2, 3) for who in (ANNA, BEN, CARLA)
    ]
    for deal, score in scores.items():
        assert result_of(league, BEN, deal).score == min(score, league.yardsticks[deal].tenth)


async def test_who_is_erased_while_the_computer_plays_on_stays_as_anon(
    leagues: Leagues, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, _ = await left(leagues)
    erased: list[asyncio.Task[object]] = []

    async def begin_to_erase(*args: Any) -> Any:
        if not erased:
            erased.append(asyncio.create_task(erase(leagues.seasons, BEN)))
        return await to_thread(*args)

    to_thread = asyncio.to_thread
    monkeypatch.setattr(asyncio, "to_thread", begin_to_erase)
    await league_admin.end(leagues.seasons, league.id)
    await asyncio.gather(*erased)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert BEN.user_id not in {one.user_id for one in league.entrants}
    assert all(BEN.user_id not in match.seats for match in league.matches)
    assert len(league.results) == 9


async def test_who_signs_up_late_can_play_all(leagues: Leagues) -> None:
    league = await begun(leagues, people=2)
    await leagues.wait(6 * DAY)
    with pytest.raises(Refusal, match="voyage_sign_up_first"):
        await play(leagues, league, CARLA, 1)
    await participation.sign_up(leagues.seasons, league.id, CARLA)
    for deal in (1, 2, 3):
        await play(leagues, league, CARLA, deal)
    await leagues.wait(DAY)
    league = await leagues.load(league.id)
    assert league.winners == (CARLA.user_id,)


async def test_nobody_signs_up_or_plays_after_the_last_day(leagues: Leagues) -> None:
    league = await begun(leagues, options={"rounds": 2})
    hand = await play(leagues, league, ANNA, 1, 1)
    leagues.now += 7 * DAY  # before anything that is due was done
    with pytest.raises(Refusal, match="voyage_over"):
        await participation.sign_up(leagues.seasons, league.id, ZORA)
    with pytest.raises(Refusal, match="voyage_over"):
        await voyages.move(
            leagues.seasons, leagues.solo, hand, by_the_rule(hand.entry, hand.play), hand.decision
        )
    with pytest.raises(Refusal, match="voyage_over"):
        await play(leagues, league, ANNA, 2)
    await leagues.wait(1)
    with pytest.raises(Refusal, match="league_over"):
        await participation.sign_up(leagues.seasons, league.id, ZORA)


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"rounds": 2}, "voyage_deals"), ({"rounds": 16}, "voyage_deals"), ({"voyage_until": 1}, "voyage_past")],
)
async def test_what_cannot_be_a_voyage_is_refused(
    leagues: Leagues, changes: dict[str, int], code: str
) -> None:
    with pytest.raises(Refusal, match=code):
        await drafted(leagues, **changes)


async def test_a_voyage_does_not_end_before_its_sign_up_or_without_people(leagues: Leagues) -> None:
    with pytest.raises(Refusal, match="voyage_past"):
        await drafted(leagues, sign_up_until=leagues.now + 8 * DAY)
    league = await drafted(leagues, people=1)
    with pytest.raises(LeagueError, match="too_few_people"):
        await league_admin.begin(leagues.seasons, league.id)
    leagues.now += 8 * DAY
    with pytest.raises(Refusal, match="voyage_past"):
        await league_admin.begin(leagues.seasons, league.id)


async def test_the_last_day_can_be_changed_until_the_voyage_begins(leagues: Leagues) -> None:
    league = await drafted(leagues, sign_up_until=leagues.now + 3 * DAY)
    for day in (0, 2, 3):
        with pytest.raises(Refusal, match="voyage_past"):
            await editing.edit(leagues.seasons, league.id, MAKER, {"voyage_until": leagues.now + day * DAY})
    later = {"voyage_until": leagues.now + 9 * DAY}
    await editing.edit(leagues.seasons, league.id, MAKER, later)
    await editing.keep_draft(leagues.seasons, league, MAKER, {"voyage_until": leagues.now + 5 * DAY})
    await leagues.wait(3 * DAY)
    league = await leagues.load(league.id)
    assert league.round is not None
    assert league.round.ends_at == later["voyage_until"]
    assert await editing.draft(leagues.seasons, league, MAKER) == {}, "what was drafted came too late"


async def test_a_new_voyage_has_two_weeks_against_pirates_without_a_search(leagues: Leagues) -> None:
    league = await leagues.created("Far", format=Format.VOYAGE, level=3)
    assert (league.row.size, league.row.level) == (4, 2)
    assert league.row.voyage_until == leagues.now + 14 * DAY


async def test_a_new_voyage_proposes_fourteen_short_games_or_seven_of_a_game_of_one_length(
    leagues: Leagues,
) -> None:
    league = await creation.draft(leagues.seasons, "Far", Place(GUILD, CHANNEL, "en"), MAKER)
    league = await creation.change(leagues.seasons, league.id, MAKER, format=Format.VOYAGE)
    assert (league.row.options["rounds"], league.row.rounds) == (5, 14)
    for game, games in (("corsari", 7), ("playapirata", 14), ("hollander", 7), ("skullking", 14)):
        league = await creation.change(leagues.seasons, league.id, MAKER, game=game)
        assert league.row.rounds == games
        assert league.row.options.get("hands", "one") == "one"


async def test_the_games_of_a_voyage_follow_their_length_until_somebody_chooses(leagues: Leagues) -> None:
    league = await creation.draft(leagues.seasons, "Far", Place(GUILD, CHANNEL, "en"), MAKER)
    league = await creation.change(leagues.seasons, league.id, MAKER, format=Format.VOYAGE)

    async def of_rounds(rounds: int) -> int:
        options = {**league.row.options, "rounds": rounds}
        changed = await creation.change(leagues.seasons, league.id, MAKER, options=options)
        return changed.row.rounds

    assert [await of_rounds(rounds) for rounds in (10, 7, 3, 10)] == [7, 7, 14, 7]
    await creation.change(leagues.seasons, league.id, MAKER, rounds=9)
    assert await of_rounds(5) == 9


async def test_a_new_voyage_keeps_what_was_chosen(leagues: Leagues) -> None:
    league = await creation.draft(leagues.seasons, "Far", Place(GUILD, CHANNEL, "en"), MAKER)
    chosen = await creation.change(
        leagues.seasons, league.id, MAKER, options={**league.row.options, "rounds": 8}
    )
    chosen = await creation.change(leagues.seasons, chosen.id, MAKER, format=Format.VOYAGE, rounds=4)
    assert (chosen.row.options["rounds"], chosen.row.rounds) == (8, 4)


async def test_only_who_has_played_a_deal_knows_what_others_made_of_it(leagues: Leagues) -> None:
    league = await begun(leagues)
    for who, deals in ((ANNA, (1, 2, 3)), (BEN, (1, 2)), (CARLA, (1,))):
        for deal in deals:
            await play(leagues, league, who, deal)
    league = await leagues.load(league.id)

    def opened(seen: League) -> list[int]:
        return sorted(match.round for match in seen.matches if match.id in seen.results)

    assert opened(league) == [1, 1, 1], "which all have finished"
    assert opened(await leagues.seasons.as_seen_by(league, BEN.user_id)) == [1, 1, 1, 2, 2]
    assert opened(await leagues.seasons.as_seen_by(league, ZORA.user_id)) == []
    seen = await leagues.seasons.as_seen_by(league, ANNA.user_id)
    assert opened(seen) == [1, 1, 1, 2, 2, 3]
    told = export.exported(league, {})
    assert sum(len(match["results"]) for match in told["matches"]) == 3
    assert "deals" not in told
    await participation.sign_up(leagues.seasons, league.id, ZORA)
    assert opened(await leagues.load(league.id)) == [], "somebody may still play them all"


async def test_a_result_is_corrected_only_once_the_voyage_is_over(leagues: Leagues) -> None:
    league = await begun(leagues)
    await play(leagues, league, ANNA, 1)
    [match] = (await leagues.load(league.id)).matches
    with pytest.raises(Refusal, match="voyage_is_sealed"):
        await corrections.correct(leagues.seasons, match.id, Stated([90]), MAKER, "a slip")
    await leagues.wait(7 * DAY)
    before = points(await leagues.load(league.id))[ANNA.user_id]
    score = (await leagues.load(league.id)).results[match.id][0].score
    after = await corrections.correct(leagues.seasons, match.id, Stated([score + 50]), MAKER, "a slip")
    assert points(after)[ANNA.user_id] == before + 50
    after = await corrections.give_points(leagues.seasons, league.id, Given(BEN.user_id, 3), MAKER, "kind")
    assert points(after)[BEN.user_id] == points(await leagues.load(league.id))[BEN.user_id]


async def test_who_is_erased_stays_as_anon_with_their_points(leagues: Leagues) -> None:
    league = await begun(leagues, options={"rounds": 2})
    score = (await play(leagues, league, ANNA, 1)).row.score
    await play(leagues, league, ANNA, 2, 1)
    await erase(leagues.seasons, ANNA)
    await leagues.wait(7 * DAY)
    league = await leagues.load(league.id)
    [anon] = [one for one in league.entrants if one.name == "Anon."]
    own = [league.results[match.id][0] for match in league.matches if match.seats == (anon.user_id,)]
    assert len(own) == 3, "the game that she left went with her"
    assert [row.score for row in own if not row.forfeited] == [score]
    assert not await leagues.seasons.tables.store.solo.in_series(Series.of_league(league.id))


async def test_the_next_voyage_is_as_long_with_other_deals(leagues: Leagues) -> None:
    league = await begun(leagues)
    await play(leagues, league, ANNA, 1)
    await leagues.wait(7 * DAY)
    [after] = await next_season.begin(leagues.seasons, league.id, MAKER)
    assert after.row.voyage_until == leagues.now + 7 * DAY
    for number in (0, 1):
        await participation.sign_up(leagues.seasons, after.id, person(number))
    await league_admin.begin(leagues.seasons, after.id)
    store = leagues.seasons.tables.store.solo
    seeds = {
        one.seed
        for one in (
            *await store.drawn_for(Series.of_league(league.id)),
            *await store.drawn_for(Series.of_league(after.id)),
        )
    }
    assert len(seeds) == 6


async def test_a_voyage_that_is_ended_early_counts_as_if_its_last_day_had_come(leagues: Leagues) -> None:
    league = await begun(leagues)
    await play(leagues, league, BEN, 3)
    after = await league_admin.end(leagues.seasons, league.id)
    assert after.row.stage is LeagueStage.FINISHED
    assert len(after.results) == 9
    league = await leagues.load(league.id)
    assert league.winners == (BEN.user_id,)


async def test_a_voyage_in_which_nobody_plays_has_no_winner(leagues: Leagues) -> None:
    league = await begun(leagues, people=2)
    await leagues.wait(7 * DAY)
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    assert league.winners == ()
