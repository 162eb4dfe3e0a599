"""A lobby says how long a game is, for people who look in once a day and more often, or all at once."""

import re
from pathlib import Path

import pytest

from bot.model.tables import Pace
from bot.tables import lobby
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.ui.kit.custom_id import Words
from bot.ui.kit.options import chosen_options
from bot.ui.live.lobby import lobby as shown
from tests.messages import walk
from tests.tables.company import ANNA, HERE, Company
from tests.tavern import ENGLISH, tavern
from tests.ui.live.screens import components


async def line(company: Company, people: int, pace: Pace, *, computers: int = 0, places: int = 6) -> str:
    invitation = Invitation("skullking", places, computers, (("rounds", 5),), pace=pace)
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    for number in range(2, people + 1):
        table = await lobby.join(company.tables, table.id, Person(number, f"P{number}"))
    texts = [str(part.get("content", "")) for part in walk(components(shown(table, ENGLISH)))]
    return next(line for text in texts for line in text.splitlines() if "turns each" in line)


@pytest.mark.parametrize("pace", [Pace.DAILY, Pace.RELAXED, Pace.BANK])
async def test_at_slow_paces_both_lengths_are_said(company: Company, pace: Pace) -> None:
    # The days that tools.round_days measured for four with five rounds.
    assert "once a day: 26 days · twice or more: 15 days" in await line(company, 4, pace)


async def test_a_host_alone_reads_them_too(company: Company) -> None:
    assert "once a day: 17 days · twice or more: 9 days" in await line(company, 1, Pace.DAILY)


async def test_at_a_live_pace_they_are_minutes(company: Company) -> None:
    said = await line(company, 4, Pace.LIVE)
    assert "minutes" in said
    assert "day" not in said


async def test_one_person_among_computers_waits_for_nobody_and_reads_no_length(company: Company) -> None:
    assert "once a day" not in await line(company, 1, Pace.DAILY, computers=2, places=3)


async def buttons(
    company: Company, game: str, pace: Pace, people: int = 1, **options: str | int
) -> list[str]:
    """The labels of the buttons about the length, at a table at which so many people sit."""
    invitation = Invitation(game, options=tuple(options.items()), pace=pace)
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    for number in range(2, people + 1):
        table = await lobby.join(company.tables, table.id, Person(number, f"P{number}"))
    parts = [part for part in walk(components(shown(table, ENGLISH))) if part.get("custom_id")]
    await lobby.discard(company.tables, table.id)
    return [part["label"] for part in parts if re.search(":(option|pace):", part["custom_id"])]


async def test_skull_king_has_three_lengths_and_at_daily_paces_the_shortest_is_chosen(
    company: Company,
) -> None:
    # The days that tools.round_days measured for two with five rounds.
    for pace in (Pace.DAILY, Pace.RELAXED, Pace.BANK):
        first, *longer = await buttons(company, "skullking", pace)
        assert first == "✓ 5 rounds · 17 days"
        assert [label.split(" · ")[0] for label in longer] == ["7 rounds", "10 rounds"]
    for pace in (Pace.LIVE, Pace.NONE):
        *_, last = await buttons(company, "skullking", pace)
        assert last.split(" · ")[0] == "✓ 10 rounds"
    swift, brawl, classic = await buttons(company, "skullking", Pace.DAILY, edition="2021")
    assert swift.startswith("✓ 5 × 5 cards · ")
    assert brawl.startswith("6–10 cards · ")
    assert classic.startswith("1–10 cards · ")


async def test_playa_pirata_has_its_hands_and_a_length_that_was_chosen_stays(company: Company) -> None:
    one, two, each = await buttons(company, "playapirata", Pace.DAILY)
    assert (one.split(" · ")[0], two.split(" · ")[0]) == ("✓ 1 round", "2 rounds")
    assert each.startswith("a round each · ")
    assert [label[0] for label in await buttons(company, "playapirata", Pace.DAILY, hands="two")] == [*"1✓a"]


@pytest.mark.parametrize("game", ["corsari", "hollander"])
async def test_a_game_with_one_length_of_more_than_a_month_offers_the_live_pace(
    company: Company, game: str
) -> None:
    [live] = await buttons(company, game, Pace.DAILY)
    assert re.fullmatch(r"Live: \d+ min", live)
    assert await buttons(company, game, Pace.LIVE) == []


@pytest.mark.parametrize(
    ("people", "edition", "length", "is_long"),
    [
        (4, "2021", {"dealing": "swift"}, True),
        (2, "2021", {"dealing": "swift"}, False),
        (4, "first", {"rounds": 5}, False),
        (6, "first", {"rounds": 5}, True),
    ],
)
async def test_a_length_of_more_than_a_month_has_the_live_pace_beside_it(
    company: Company, people: int, edition: str, length: dict[str, str | int], *, is_long: bool
) -> None:
    labels = await buttons(company, "skullking", Pace.DAILY, people, edition=edition, **length)
    assert [bool(re.fullmatch(r"Live: \d+ min", label)) for label in labels[3:]] == [True] * is_long


async def test_a_new_edition_is_short_too_and_a_preset_keeps_the_length(company: Company) -> None:
    table = await lobby.open_table(company.tables, Invitation("skullking"), HERE, ANNA)
    rules = table.game.RULES
    table = await lobby.set_options(company.tables, table.id, ANNA.user_id, {"rounds": 7})
    preset = chosen_options(rules, table.row.options, Words("option", ("preset", "all_aboard")))
    table = await lobby.set_options(company.tables, table.id, ANNA.user_id, preset)
    assert (table.row.options["kraken"], table.row.options["dealing"]) == (True, "swift")
    assert rules.complete(table.row.options) == table.row.options
    table = await lobby.set_options(company.tables, table.id, ANNA.user_id, {"dealing": "classic"})
    preset = chosen_options(rules, table.row.options, Words("option", ("preset", "beginner")))
    table = await lobby.set_options(company.tables, table.id, ANNA.user_id, preset)
    assert (table.row.options["kraken"], table.row.options["dealing"]) == (False, "classic")


async def test_rounds_that_are_typed_for_the_edition_of_2021_are_its_length(company: Company) -> None:
    typed = (("edition", "2021"), ("rounds", 4))
    table = await lobby.open_table(company.tables, Invitation("skullking", options=typed), HERE, ANNA)
    assert (table.row.pace, table.row.options["dealing"]) == (Pace.DAILY, "classic")
    assert table.row.options["rounds"] == 4


async def test_a_game_of_a_league_keeps_the_leagues_length(company: Company) -> None:
    await company.execute(
        "INSERT INTO leagues (guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,"
        " start_hours, channel_id, language, created_by, created_at, seed)"
        " VALUES (10, 'Cup', 'running', 'cup', 'skullking', '{}', 2, 'daily', 1, 1, 1, 30, 'en', 1, 5, 6)"
    )
    await company.execute(
        "INSERT INTO matches (league_id, round, number, state, seats, ready, forfeits)"
        " VALUES (1, 1, 1, 'playing', '[1, 2]', '[]', '[]')"
    )
    table = await lobby.open_table(company.tables, Invitation("skullking", match_id=1), HERE, ANNA)
    assert table.row.options["rounds"] == 10


async def test_the_host_chooses_the_length_by_a_tap_and_others_read_who_can(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        assert (await t.table()).row.options["rounds"] == 5
        async with t.unchanged():
            refused = await t.press(ben, "option", "rounds 6", on=await t.post())
        assert (refused.private, refused.text) == (True, ENGLISH("refusal-host-only", host="Anna"))
        answer = await t.press(anna, "option", "rounds 6", on=await t.post())
        assert (answer.private, answer.text) == (True, ENGLISH("done-option"))
        assert (await t.table()).row.options["rounds"] == 7
        post = await t.post()
        assert "✓ 7 rounds" in str(post.components)


async def test_one_tap_makes_a_long_game_live(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="corsari") as t:
        await t.slash(t.people[0], "start")
        await t.press(t.people[0], "pace", "live", on=await t.post())
        assert (await t.table()).row.pace is Pace.LIVE
