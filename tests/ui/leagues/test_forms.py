"""Forms of a league that were refused are opened again with what was typed, and say which field is wrong."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.texts.catalog import speaker
from bot.ui.actions import ACTIONS
from bot.ui.kit.buttons import AGAIN
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.modal import SUBMITTED, refusal_page
from tests.cogs.league_tavern import (
    LEAGUE,
    begun,
    command,
    created,
    fill,
    founding,
    match_panel,
    organiser,
    the_league,
)
from tests.cogs.scorepad_tavern import fields_of
from tests.messages import custom_ids, text_of_view
from tests.seasons.over import over
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import press

SAY = speaker("en")


async def again(t: Tavern, who: MemberActor, refused: Answer) -> InteractionResult:
    assert refused.private
    [custom_id] = custom_ids(refused.message)
    assert custom_id.startswith(AGAIN)
    return await who.click(refused.message, custom_id=custom_id)


def abouts(form: InteractionResult) -> Mapping[str, str]:
    assert form.modal is not None
    labels: Any = form.modal["components"]
    return {label["component"]["custom_id"]: label.get("description") or "" for label in labels}


def wrong_fields(form: InteractionResult) -> list[str]:
    return [name for name, about in abouts(form).items() if about.startswith("⚠️")]


def test_the_refusal_of_a_file_shows_nothing_typed() -> None:
    refused = refusal_page("Too late.", {}, ButtonId(0, "league_file", None, "1"), SAY)
    assert text_of_view(refused) == "⚠️ Too late."


def test_whatever_is_done_with_a_form_has_an_action_that_opens_it_again() -> None:
    submitted = [action for action in ACTIONS if action.endswith(SUBMITTED)]
    assert len(submitted) >= 14
    assert [action for action in submitted if action.removesuffix(SUBMITTED) not in ACTIONS] == []


async def test_a_refused_form_of_a_new_league_keeps_what_was_typed_and_names_the_field(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        typed = {
            "rounds": "7",
            "round_hours": "2 days",
            "points": "5-3-9",
            "places": "12",
            "sign_up_until": "",
        }
        refused = await fill(t, captain, panel, "founding_rounds", **typed)
        assert refused.text.startswith(f"⚠️ **{SAY('form-points')}:** {SAY('refusal-points-rise')}")
        await t.restart()
        form = await again(t, captain, refused)
        assert fields_of(form) == typed, "as it was typed, what was left empty too"
        assert wrong_fields(form) == ["points"]
        assert abouts(form)["points"].startswith("⚠️ A later place can’t be worth more")

        worse = t._answer(await captain.submit_modal(form, {**typed, "points": "5-3", "rounds": "70"}))
        assert worse.message.id == refused.message.id, "one refusal, which tells what is wrong now"
        form = await again(t, captain, worse)
        assert wrong_fields(form) == ["rounds"]
        done = t._answer(await captain.submit_modal(form, {**fields_of(form), "rounds": "5"}))
        assert done.message.id == refused.message.id
        assert SAY("form-typed") not in done.text
        row = (await the_league(t)).row
        assert (row.rounds, row.round_hours, row.points, row.places) == (5, 48, "5-3", 12)

        cup = {"finalists": "8", "advance": "9", "start_hours": "1 day", "best": "2"}
        refused = await fill(t, captain, panel, "founding_cup", **cup)
        form = await again(t, captain, refused)
        assert (fields_of(form), wrong_fields(form)) == (cup, ["advance"])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rounds", "51"),
        ("round_hours", "0"),
        ("places", "1"),
        ("sign_up_until", "1.1.2001"),
        ("sign_up_until", "soon"),
    ],
)
async def test_the_field_that_is_wrong_is_named_whichever_it_is(
    tmp_path: Path, field: str, value: str
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        form = await again(t, captain, await fill(t, captain, panel, "founding_rounds", **{field: value}))
        assert wrong_fields(form) == [field]
        assert fields_of(form)[field] == value


@pytest.mark.slow
async def test_every_form_about_a_running_league_and_its_matches_is_opened_again_as_it_was(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        panel = await press(
            t, captain, await command(t, captain, "manage", league=LEAGUE), f"league_edit {league.id}"
        )
        typed = {"rounds": "3", "round_hours": "9999", "points": "4-2", "places": "", "best": "2"}
        form = await again(t, captain, await fill(t, captain, panel.message, "edit_form", **typed))
        assert (fields_of(form), wrong_fields(form)) == (typed, ["round_hours"])

        people = await press(
            t,
            captain,
            await command(t, captain, "manage", league=LEAGUE),
            f"league_people {league.id} show",
        )
        refused = await fill(t, captain, people.message, "league_search", name="Nobody at all")
        assert fields_of(await again(t, captain, refused)) == {"name": "Nobody at all"}

        async with t.inside():
            await over(t.bot.services.seasons, league.id)
        panel = await match_panel(t, captain, (await the_league(t)).matches[0].id)
        typed = {"score0": "1,5", "score1": "-10", "reason": "Counted *again*, 2 × `30` too much"}
        refused = await fill(t, captain, panel.message, "match_correct", **typed)
        form = await again(t, captain, refused)
        kept = {**typed, "reason": "Counted *again*, 2 ×  30  too much"}
        assert (fields_of(form), wrong_fields(form)) == (kept, ["score0"])
        page = t._answer(await captain.submit_modal(form, {**kept, "score0": "20"}))
        refused = await fill(t, captain, page.message, "match_places", places="first")
        form = await again(t, captain, refused)
        assert (fields_of(form)["places"], wrong_fields(form)) == ("first", ["places"])
