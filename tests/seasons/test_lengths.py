"""How long a league's rounds are: enough for its game, as it is played by people who sleep."""

import pytest

from bot.model.tables import Pace
from bot.seasons import creation, lengths
from bot.seasons.league import League
from bot.tables.lobby import Place
from tests.entries import ENTRY_OF
from tests.seasons.leagues import MAKER, Leagues
from tools.turns import turns

DAY = 24


async def draft(leagues: Leagues, game: str = "skullking") -> League:
    made = await creation.draft(leagues.seasons, "Winter", Place(10, 20, "en"), MAKER)
    return await creation.change(leagues.seasons, made.id, MAKER, game=game)


@pytest.mark.parametrize(
    ("game", "options", "days"),
    [
        ("skullking", {"rounds": 5}, 7),
        ("playapirata", {"hands": "two"}, 7),
        ("corsari", {}, 10),
        ("hollander", {}, 14),
    ],
)
async def test_a_new_league_is_proposed_with_a_game_and_rounds_that_fit(
    leagues: Leagues, game: str, options: dict[str, object], days: int
) -> None:
    league = await draft(leagues, game)
    assert options.items() <= league.row.options.items()
    assert league.row.round_hours == days * DAY
    assert lengths.fits(league.entry, league.row)


async def test_ten_rounds_of_skull_king_a_day_a_turn_do_not_fit_into_a_week(leagues: Leagues) -> None:
    league = await draft(leagues)
    longer = await creation.change(
        leagues.seasons, league.id, MAKER, options={"edition": "first", "rounds": 10}
    )
    assert longer.row.round_hours > 7 * DAY, "the proposal follows the game"
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
