"""How long a league's rounds are: enough for its game, as it is played by people who sleep."""

from itertools import islice
from statistics import mean

import pytest

from bot.games.contract import Options
from bot.model.leagues import Rhythm
from bot.model.tables import Pace
from bot.seasons import creation, lengths
from bot.seasons.league import League
from bot.solo.deals import Deal, DealName
from bot.solo.playing import YOU, Play, by_the_rule, play_out
from bot.tables import guild_settings
from bot.tables.lobby import Place
from bot.tables.refusal import Refusal
from tests.entries import ENTRY_OF
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.snapshots import row
from tools import round_days
from tools.turns import turns

DAY = 24


async def draft(leagues: Leagues, game: str = "skullking") -> League:
    made = await creation.draft(leagues.seasons, "Winter", Place(10, 20, "en"), MAKER)
    return await creation.change(leagues.seasons, made.id, MAKER, game=game)


@pytest.mark.parametrize(("rhythm", "hours"), [(Rhythm.ONCE, 48), (Rhythm.FEW, 28), (Rhythm.OFTEN, 24)])
async def test_a_match_waits_until_each_has_looked_in_once(
    leagues: Leagues, rhythm: Rhythm, hours: int
) -> None:
    made = await draft(leagues)
    changed = await creation.change(leagues.seasons, made.id, MAKER, rhythm=rhythm)
    assert changed.row.start_hours == creation.usual(changed).start_hours == hours


async def test_a_match_waits_no_longer_than_a_round_is_long_unless_somebody_says_so(leagues: Leagues) -> None:
    made = await draft(leagues)
    short = await creation.change(leagues.seasons, made.id, MAKER, round_hours=12)
    assert short.row.start_hours == 12
    with pytest.raises(Refusal):
        await creation.change(leagues.seasons, made.id, MAKER, start_hours=13)


@pytest.mark.parametrize(
    ("game", "options", "days"),
    [
        ("skullking", {"rounds": 5}, 16),
        ("playapirata", {"hands": "two"}, 21),
        ("corsari", {}, 42),
        ("hollander", {}, 60),
    ],
)
async def test_a_new_league_is_proposed_with_a_game_and_rounds_that_fit(
    leagues: Leagues, game: str, options: dict[str, object], days: int
) -> None:
    league = await draft(leagues, game)
    assert options.items() <= league.row.options.items()
    assert league.row.round_hours == days * DAY
    assert league.row.pace is Pace.DAILY
    assert lengths.fits(league.entry, league.row)


@pytest.mark.parametrize(
    ("game", "size", "bank", "days"),
    [
        ("skullking", 2, 14, 28),
        ("skullking", 4, 14, 60),
        ("skullking", 6, 14, 90),
        ("playapirata", 4, 14, 60),
        ("corsari", 4, 30, 120),
    ],
)
async def test_who_looks_in_once_a_day_is_proposed_a_bank_of_14_days_or_more_and_a_round_for_all_of_them(
    leagues: Leagues, game: str, size: int, bank: int, days: int
) -> None:
    league = await draft(leagues, game)
    await creation.change(leagues.seasons, league.id, MAKER, size=size)
    league = await creation.change(leagues.seasons, league.id, MAKER, rhythm=Rhythm.ONCE)
    assert (league.row.pace, league.row.bank_days) == (Pace.BANK, bank)
    assert league.row.round_hours == days * DAY
    assert days >= min(120, size * bank)
    often = await creation.change(leagues.seasons, league.id, MAKER, rhythm=Rhythm.OFTEN)
    assert often.row.pace is Pace.DAILY
    assert often.row.round_hours < days * DAY


@pytest.mark.parametrize(("game", "size", "days"), [("corsari", 3, 90), ("hollander", 4, 120)])
async def test_where_no_bank_lasts_for_who_looks_in_once_a_day_beside_quick_ones_each_turn_has_three_days(
    leagues: Leagues, game: str, size: int, days: int
) -> None:
    league = await draft(leagues, game)
    await creation.change(leagues.seasons, league.id, MAKER, size=size)
    league = await creation.change(leagues.seasons, league.id, MAKER, rhythm=Rhythm.ONCE)
    assert league.row.pace is Pace.RELAXED
    assert league.row.round_hours == days * DAY
    assert lengths.fits(league.entry, league.row)


def test_a_live_game_takes_an_hour_for_each_30_of_its_turns() -> None:
    two = row(game="corsari", size=2, options={}, pace=Pace.LIVE)
    assert lengths.hours_for(ENTRY_OF["corsari"], two) == 6, "155 turns in 19 games of 20"


@pytest.mark.parametrize(
    ("rhythm", "round_days", "days"), [(Rhythm.ONCE, 60, 3 * 27), (Rhythm.FEW, 16, 3 * 16)]
)
async def test_a_league_lasts_as_long_as_its_games_and_not_as_all_their_banks(
    leagues: Leagues, rhythm: Rhythm, round_days: int, days: int
) -> None:
    league = await draft(leagues)
    league = await creation.change(leagues.seasons, league.id, MAKER, rhythm=rhythm)
    assert league.row.round_hours == round_days * DAY
    assert lengths.hours_of(league.entry, league.row, 0) == days * DAY
    short = await creation.change(leagues.seasons, league.id, MAKER, round_hours=7 * DAY)
    assert lengths.hours_of(short.entry, short.row, 1) == (short.row.rounds + 1) * 7 * DAY


async def test_a_larger_bank_makes_the_round_longer_until_another_length_was_chosen(leagues: Leagues) -> None:
    league = await draft(leagues)
    league = await creation.change(leagues.seasons, league.id, MAKER, rhythm=Rhythm.ONCE)
    larger = await creation.change(leagues.seasons, league.id, MAKER, bank_days=30)
    assert larger.row.round_hours == 120 * DAY
    await creation.change(leagues.seasons, league.id, MAKER, round_hours=50 * DAY)
    smaller = await creation.change(leagues.seasons, league.id, MAKER, bank_days=4)
    assert smaller.row.round_hours == 50 * DAY


@pytest.mark.parametrize(("pace", "days"), [(Pace.LIVE, 7), (Pace.RELAXED, 16), (Pace.NONE, 16)])
async def test_a_server_with_a_pace_of_its_own_keeps_it_until_it_says_how_often_people_look_in(
    leagues: Leagues, pace: Pace, days: int
) -> None:
    settled = guild_settings.change("pace", pace)
    await guild_settings.settle(leagues.seasons.tables, 10, settled, MAKER)
    league = await draft(leagues)
    assert league.row.pace is (Pace.DAILY if pace is Pace.NONE else pace)
    assert league.row.round_hours == days * DAY
    league = await creation.change(leagues.seasons, league.id, MAKER, rhythm=Rhythm.ONCE)
    assert league.row.pace is Pace.BANK


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("skullking", 4), ("playapirata", 3)])
def test_nine_games_of_ten_are_over_in_about_as_many_days_as_is_said(game: str, players: int) -> None:
    rules = ENTRY_OF[game].rules
    found, _ = round_days.days(ENTRY_OF[game], players, rules.complete(rules.league_options), games=10)
    for said, measured in zip(rules.days[players], found, strict=True):
        assert said == pytest.approx(measured, rel=0.15, abs=1)


async def test_ten_rounds_of_skull_king_a_day_a_turn_do_not_fit_into_a_week(leagues: Leagues) -> None:
    league = await draft(leagues)
    longer = await creation.change(
        leagues.seasons, league.id, MAKER, options={"edition": "first", "rounds": 10}
    )
    assert longer.row.round_hours > 28 * DAY, "the proposal follows the game"
    chosen = await creation.change(leagues.seasons, league.id, MAKER, round_hours=7 * DAY)
    assert chosen.row.round_hours == 7 * DAY
    assert not lengths.fits(chosen.entry, chosen.row)
    live = await creation.change(leagues.seasons, league.id, MAKER, pace=Pace.LIVE)
    assert live.row.round_hours == 7 * DAY, "what was chosen stays"
    assert lengths.fits(live.entry, live.row)


async def test_what_was_chosen_is_not_overruled_by_a_proposal(leagues: Leagues) -> None:
    league = await draft(leagues)
    await creation.change(leagues.seasons, league.id, MAKER, round_hours=30)
    changed = await creation.change(leagues.seasons, league.id, MAKER, game="hollander")
    assert changed.row.round_hours == 30


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        ("skullking", {"rounds": 5}, 4),
        ("skullking", {"rounds": 3}, 6),
        ("skullking", {"edition": "2021", "dealing": "swift"}, 7),
        ("playapirata", {"hands": "two"}, 4),
        ("playapirata", {"hands": "one", "specials": True}, 3),
        ("corsari", {}, 4),
        ("hollander", {}, 5),
    ],
)
def test_a_game_has_about_as_many_turns_as_is_said(
    game: str, options: dict[str, object], players: int
) -> None:
    entry = ENTRY_OF[game]
    complete = entry.rules.complete(options)  # type: ignore[arg-type]
    assert entry.rules.length is not None
    said = entry.rules.length(players, complete)
    found = sorted(turns(entry, players, complete, seed) for seed in range(15))
    wide = 1.05 if game in ("skullking", "playapirata") else 2  # chance makes the others long or short
    assert said.usual / wide <= found[7] <= said.usual * wide
    assert found[-3] <= said.most


WEEKS_8 = 56 * DAY


@pytest.mark.parametrize("game", ["skullking", "playapirata", "corsari", "hollander"])
@pytest.mark.parametrize("rhythm", Rhythm)
async def test_a_proposed_season_has_three_rounds_within_eight_weeks_or_a_voyage_is_proposed(
    leagues: Leagues, game: str, rhythm: Rhythm
) -> None:
    league = await draft(leagues, game)
    league = await creation.change(leagues.seasons, league.id, MAKER, rhythm=rhythm)
    assert league.row.rounds >= 3
    assert lengths.is_too_long(league.row) == (3 * league.row.round_hours > WEEKS_8)
    assert lengths.is_too_long(league.row) or league.row.rounds * league.row.round_hours <= WEEKS_8


async def test_rounds_that_were_typed_stay_whatever_they_last(leagues: Leagues) -> None:
    league = await draft(leagues)
    await creation.change(leagues.seasons, league.id, MAKER, rounds=20)
    changed = await creation.change(leagues.seasons, league.id, MAKER, game="corsari")
    assert changed.row.rounds == 20


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("skullking", {"rounds": 5}),
        ("skullking", {}),
        ("skullking", {"edition": "2021"}),
        ("playapirata", {"hands": "one"}),
        ("playapirata", {}),
        ("corsari", {}),
        ("hollander", {}),
    ],
)
def test_a_game_of_a_voyage_has_about_as_many_decisions_as_its_post_says(game: str, options: Options) -> None:
    """Between those of a game by the rule without the moves that are forced, and all of its moves."""
    entry, played, chosen = ENTRY_OF[game], [], []
    for number in range(10):
        deal = Deal(DealName(1), game, bytes([number]) * 32, entry.rules.complete(options))
        moves: list[int] = []

        def choose(play: Play, moves: list[int] = moves) -> str:
            moves.append(len(list(islice(entry.game.legal(play.state, YOU), 2))))
            return by_the_rule(entry, play)

        play_out(entry, deal, choose)
        played.append(len(moves))
        chosen.append(moves.count(2))
    told = lengths.moves_alone(entry, row(game=game, size=4, options=entry.rules.complete(options)))
    assert told is not None
    assert 0.85 * mean(chosen) <= told <= 1.15 * mean(played)
