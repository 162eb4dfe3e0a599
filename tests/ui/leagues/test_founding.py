"""A new league: first its kind, then five questions with their answers proposed; a page has all the rest."""

from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.leagues.cup import stages
from bot.model.leagues import ComputerSeats, Format, LeagueStage, PlayedOut
from bot.seasons import creation
from bot.seasons.strictness import Strictness
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.ui.leagues.creation import MORE
from tests.cogs.league_tavern import (
    LEAGUE,
    choose,
    command,
    fill,
    found,
    founding,
    of_kind,
    opened,
    organiser,
    the_league,
    turn,
)
from tests.messages import presses, text_of, walk
from tests.tavern import ENGLISH, tavern
from tests.ui.server.moderators import manager

WORDS_OF_THE_FORM = 90
"""It was 305 on its first page."""
WORDS_OF_ALL_ELSE = 150
"""It was 207, and 1,025 pixels high on a phone that shows 732."""
QUESTIONS = {
    Format.SEASON: ["game", "rhythm", "rounds", "sign_up_until", "strictness"],
    Format.CUP: ["game", "rhythm", "sign_up_until", "strictness"],
    Format.LADDER: ["game", "strictness"],
    Format.VOYAGE: ["game", "rounds", "voyage_until", "sign_up_until"],
}


def asked(panel: ResponseMessage) -> list[str]:
    return [one.argument.split()[-1] for one in presses(panel) if one.action == "founding_set"]


async def test_first_the_kinds_of_leagues_are_told_with_a_sentence_and_weeks_for_each(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = (await command(t, captain, "create", name=LEAGUE)).message
        text = text_of(panel)
        for kind in Format:
            assert ENGLISH(f"format-{kind}-about") in text
            assert found(panel, "founding_kind", f" {kind}")
        assert text.count("weeks") == 3, "a ladder has no end"
        assert "about 7 weeks" in text
        assert asked(panel) == []


@pytest.mark.parametrize("kind", Format)
async def test_a_kind_has_at_most_five_questions_and_its_sentence_changes_with_them(
    tmp_path: Path, kind: Format
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain, kind=kind)
        assert asked(panel) == QUESTIONS[kind]
        assert len(text_of(panel).split()) < WORDS_OF_THE_FORM
        before = text_of(panel)
        await choose(t, captain, panel, "game", "corsari")
        after = text_of(panel)
        assert (ENGLISH("game-corsari") in before, ENGLISH("game-corsari") in after) == (False, True)
        await t.press(captain, "founding_open", on=panel)
        live = LeagueStage.RUNNING if kind is Format.LADDER else LeagueStage.SIGN_UP
        assert (await the_league(t)).row.stage is live


async def test_strictness_sets_five_settings_and_is_told_where_they_are_a_mixture(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        wanted = {
            "friendly": (0, 0, ComputerSeats.POINTS, PlayedOut.AS_IT_STANDS, True),
            "strict": (24, 1, ComputerSeats.NONE, PlayedOut.UNDECIDED, True),
            "fair": (0, 2, ComputerSeats.NONE, PlayedOut.UNDECIDED, True),
        }
        for strictness, values in wanted.items():
            await choose(t, captain, panel, "strictness", strictness)
            row = (await the_league(t)).row
            now = row.protest_hours, row.no_shows, row.computer_seats, row.played_out, row.substitutes
            assert now == values
            assert f"{ENGLISH(f'strictness-{strictness}-about')}." in text_of(panel)
        await choose(t, captain, panel, "no_shows", "4")
        assert ENGLISH("strictness-own") in text_of(panel)


@pytest.mark.parametrize("kind", [Format.CUP, Format.LADDER])
async def test_strictness_promises_nothing_about_no_shows_where_nobody_is_put_out(
    tmp_path: Path, kind: Format
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain, kind=kind)
        for one in Strictness:
            await choose(t, captain, panel, "strictness", one)
            assert f"{ENGLISH(f'strictness-seats-{one}-about')}." in text_of(panel)
            assert "no-show" not in text_of(panel)


async def test_the_final_is_one_table_or_two_and_then_a_final_by_the_size_of_tables(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        for tables, people, drawn in (("2", 8, ((4, 4), (4,))), ("1", 4, ((4,),)), ("0", 0, None)):
            await choose(t, captain, panel, "final", tables)
            league = await the_league(t)
            assert league.row.finalists == people
            assert drawn is None or stages(people, league.shape) == drawn


async def test_all_else_is_on_a_page_with_its_usual_value_where_it_is_another(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        await turn(t, captain, panel, MORE)
        assert "(usually" not in text_of(panel)
        assert "None" not in text_of(panel), "what is not there is no line"
        await choose(t, captain, panel, "size", "3")
        await fill(t, captain, panel, "founding_rounds", rounds="9")
        text = text_of(panel)
        assert "**League rounds**: 9 (usually " in text


async def test_the_end_of_a_season_is_a_date_if_its_sign_up_has_one(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        assert "about 7 weeks" in text_of(panel)
        assert "<t:" not in text_of(panel), "nobody knows when a moderator starts it"
        await choose(t, captain, panel, "sign_up_until", "7")
        begins = (await the_league(t)).row.sign_up_until
        assert begins is not None
        assert f"<t:{begins + 3 * 16 * DAY}:D>" in text_of(panel)


@pytest.mark.parametrize("kind", Format)
async def test_the_page_of_all_else_is_short_and_its_menu_has_what_is_chosen(
    tmp_path: Path, kind: Format
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain, kind=kind)
        await turn(t, captain, panel, MORE)
        assert len(text_of(panel).split()) <= WORDS_OF_ALL_ELSE
        [menu] = [one for one in walk(panel.components) if str(one.get("custom_id")).endswith(" menu")]
        named = {one["label"]: one.get("description") for one in menu["options"]}
        assert named[ENGLISH("select-language")] == "English"
        assert named[ENGLISH("select-player-role")] == ENGLISH("league-role-none")
        await choose(t, captain, panel, "language", "de")
        assert f"**{ENGLISH('select-language')}**: Deutsch" in text_of(panel), "it is another than usual"


async def test_a_voyage_is_asked_for_games_and_a_season_for_rounds(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain, kind=Format.VOYAGE)
        for kind, label, about in (
            (Format.VOYAGE, "Games", "3 to 15"),
            (Format.SEASON, "League rounds", None),
        ):
            await of_kind(t, captain, panel, kind)
            await turn(t, captain, panel, MORE)
            message, custom_id = t.find(captain, "founding_rounds", on=panel)
            form = await captain.click(message, custom_id=custom_id)
            assert form.modal is not None
            [field] = [one for one in form.modal["components"] if one["component"]["custom_id"] == "rounds"]
            assert (field["label"], field.get("description")) == (label, about)
            refused = await fill(t, captain, panel, "founding_rounds", rounds="99")
            assert f"**{label}:**" in refused.text, "the field that is wrong is named"
            await fill(t, captain, panel, "founding_rounds", rounds="5")
            assert f"**{label}**: 5" in text_of(panel)
            assert "League rounds" not in text_of(panel) or kind is Format.SEASON


async def test_what_has_one_value_alone_is_not_asked(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain, kind=Format.VOYAGE)
        for game, is_asked in (("playapirata", True), ("skullking", False)):
            await of_kind(t, captain, panel, Format.VOYAGE)
            await choose(t, captain, panel, "game", game)
            await turn(t, captain, panel, MORE)
            [menu] = [one for one in walk(panel.components) if str(one.get("custom_id")).endswith(" menu")]
            values = [one["value"] for one in menu["options"]]
            assert ("level" in values) is is_asked, "only bosuns play reference games of Skull King"


async def test_where_eight_weeks_do_not_hold_three_rounds_a_voyage_is_proposed_beside_the_honest_end(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        assert not found(panel, "founding_kind", " voyage")
        await choose(t, captain, panel, "game", "hollander")
        assert (await the_league(t)).row.rounds == 3
        assert "about 22 weeks" in text_of(panel)
        assert ENGLISH("founding-too-long") in text_of(panel)
        await of_kind(t, captain, panel, Format.VOYAGE)
        assert (await the_league(t)).row.format is Format.VOYAGE


async def test_a_game_is_chosen_with_its_edition(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        await choose(t, captain, panel, "game", "skullking 1")
        assert (await the_league(t)).row.options["edition"] == "2021"
        assert "(2021 edition)" in text_of(panel)
        await choose(t, captain, panel, "game", "skullking")
        row = (await the_league(t)).row
        assert (row.options.get("edition", "first"), row.options["rounds"]) == ("first", 5)


async def test_an_option_of_a_game_that_is_not_played_any_more_changes_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        await opened(t, captain, panel, "option rounds")
        [select] = [one for one in presses(panel) if one.argument.endswith(" option rounds")]
        async with t.inside():
            league = await the_league(t)
            person = Person(captain.id, "Olivia")
            await creation.change(t.bot.services.seasons, league.id, person, game="corsari")
        before = (await the_league(t)).row
        answer = await t.press_forged(captain, panel, f"{select.encode()} 0")
        assert ENGLISH("game-corsari") in answer.text, "the form as it is now"
        assert (await the_league(t)).row == before


async def test_a_sign_up_whose_end_has_passed_meanwhile_is_refused_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        await choose(t, captain, panel, "rounds", "4")
        await choose(t, captain, panel, "sign_up_until", "3")
        await t.wait(4 * DAY)
        refused = await t.press(captain, "founding_open", on=panel)
        assert ENGLISH("refusal-deadline-past") in refused.text
        row = (await the_league(t)).row
        assert (row.stage, row.rounds) == (LeagueStage.DRAFT, 4)
        await choose(t, captain, panel, "sign_up_until", "7")
        await t.press(captain, "founding_open", on=panel)
        assert (await the_league(t)).row.stage is LeagueStage.SIGN_UP


async def test_a_name_that_is_taken_meanwhile_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        mate = manager(t)
        panels = [await founding(t, who) for who in (captain, mate)]
        await t.press(captain, "founding_open", on=panels[0])
        refused = await t.press(mate, "founding_open", on=panels[1])
        assert ENGLISH("refusal-league-name-taken", word=LEAGUE) in refused.text
        row = (await the_league(t)).row
        assert (row.stage, row.created_by) == (LeagueStage.DRAFT, mate.id)


async def test_buttons_of_the_form_before_show_the_form_as_it_is_now(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = (await command(t, captain, "create", name=LEAGUE)).message
        league = await the_league(t)
        for page in range(3):
            answer = await t.press_forged(captain, panel, f"t:0:founding_page::{league.id} 1 3 {page}")
            assert LEAGUE in answer.text
        answer = await t.press_forged(captain, panel, f"st:0:founding_set::{league.id} 1 3 format ladder")
        assert "⚠️" not in answer.text
