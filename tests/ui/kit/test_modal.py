"""Forms: answered after a restart and each time they are submitted; what was typed in vain comes back."""

from pathlib import Path

from simcord import InteractionResult

from bot.model.people import PersonRow
from tests.cogs import league_tavern, scorepad_tavern
from tests.tavern import ENGLISH, Tavern, tavern

HOURS = {"begin": "22:00", "end": "7:00", "zone": "Europe/Berlin"}
IN_MINUTES = (22 * 60, 7 * 60)


async def quiet_form(t: Tavern) -> InteractionResult:
    anna = t.people[0]
    panel = t._answer(await anna.slash(t.channel, "tavern preferences"))
    return (await t.press(anna, "quiet", on=panel.message)).result


async def known(t: Tavern) -> PersonRow:
    person = await t.store.people.person(t.people[0].id)
    assert person is not None
    return person


async def test_a_form_that_was_open_during_a_restart_is_answered(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        form = await quiet_form(t)
        await t.restart()
        await t.people[0].submit_modal(form, HOURS)
        assert (await known(t)).quiet == IN_MINUTES


async def test_a_scorepads_round_typed_before_a_restart_is_written(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await scorepad_tavern.begun(t, "skullking")
        form = await scorepad_tavern.open_form(t, anna, "pad_enter")
        await t.restart()
        await scorepad_tavern.fill(t, anna, form, bid="1 0", tricks="1 0", bonus="0 0")
        assert len((await scorepad_tavern.the_pad(t)).paper.lines) == 1


async def test_a_leagues_form_filled_in_before_a_restart_changes_its_draft(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = league_tavern.organiser(t)
        panel = await league_tavern.founding(t, captain)
        message, custom_id = t.find(captain, "founding_rounds", on=panel)
        form = await captain.click(message, custom_id=custom_id)
        await t.restart()
        typed = {"rounds": "7", "round_hours": "24", "points": "", "places": "", "sign_up_until": ""}
        await captain.submit_modal(form, typed)
        assert (await league_tavern.the_league(t)).row.rounds == 7


async def test_a_second_submit_of_a_form_is_answered_as_the_first_was(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        form = await quiet_form(t)
        await t.people[0].submit_modal(form, {**HOURS, "begin": "25:00"})
        assert (await known(t)).quiet is None
        assert form._interaction is not None
        form._interaction.modal_consumed = False  # Discord keeps a form open, the simulation does not
        await t.people[0].submit_modal(form, HOURS)
        assert (await known(t)).quiet == IN_MINUTES


async def test_what_was_typed_in_vain_comes_back_in_private(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        form = await quiet_form(t)
        answer = t._answer(await t.people[0].submit_modal(form, {**HOURS, "begin": "late"}))
        assert answer.private
        assert "`late`" in answer.text
        assert "`7:00`" in answer.text


async def test_what_was_typed_into_a_form_of_an_older_version_comes_back(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        form = await quiet_form(t)
        assert form._interaction is not None
        assert form._interaction.modal is not None
        form._interaction.modal["custom_id"] = "0123456789abcdef0123456789abcdef"
        answer = t._answer(await t.people[0].submit_modal(form, HOURS))
        assert answer.private
        assert ENGLISH("refusal-unknown-button") in answer.text
        assert "`22:00`" in answer.text


async def test_a_forms_action_without_a_form_is_refused(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        panel = (await t.slash(t.people[0], "hand")).message
        answer = await t.press_forged(t.people[0], panel, "t:0:quiet_typed::")
        assert answer.text == ENGLISH("refusal-unknown-button")
