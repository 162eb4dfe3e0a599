"""A text of the organiser's own on the league's post: rules, prizes, dates."""

from pathlib import Path

import pytest

from bot.ui.leagues.creation import MORE
from tests.cogs.league_tavern import LEAGUE, command, created, founding, organiser, post_of, the_league, turn
from tests.messages import text_of
from tests.tavern import ENGLISH, tavern
from tests.ui.server.moderators import press

RULES = "**Prize:** a barrel of rum\n\n1. No peeking\n2. Be kind, `please`"
LONG = "\n".join(f"{number}. {'Rum! ' * 18}" for number in range(10))


@pytest.mark.slow
async def test_an_organisers_text_is_on_the_post_as_it_was_typed(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        panel = await command(t, captain, "manage", league=LEAGUE)
        panel = await press(t, captain, panel, f"league_edit {league.id}")
        form = await press(t, captain, panel, f"edit_form {league.id} 1")
        assert form.result.modal is not None
        about = next(
            part["component"]
            for part in form.result.modal["components"]
            if part["component"]["custom_id"] == "about"
        )
        assert (about["style"], about["max_length"]) == (2, 1_000), "a paragraph"
        rest = {"finalists": "0", "advance": "1", "start_hours": "24"}
        panel = t._answer(await captain.submit_modal(form.result, {**rest, "about": RULES}))
        done = await t.press(captain, "league_edit_do", on=panel.message)
        assert ENGLISH("done-league-edited") in done.text
        await t.wait(1)
        assert RULES in text_of(post_of(t))
        kept = await press(t, captain, done, f"league_history 0 · {league.id} all")
        assert "**A text of your own**: none → \\*\\*Prize:\\*\\* a barrel of rum" in kept.text


@pytest.mark.slow
async def test_a_text_with_mentions_is_refused_and_comes_back_with_its_lines(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        await turn(t, captain, panel, MORE)
        for bad in ("@everyone", "@here", f"<@{captain.id}>", f"<@&{captain.id}>"):
            message, custom_id = t.find(captain, "founding_about", on=panel)
            shown = await captain.click(message, custom_id=custom_id)
            refused = t._answer(await captain.submit_modal(shown, {"about": f"{LONG}\n{bad}"}))
            assert ENGLISH("refusal-about-has-mentions") in refused.text
            again = await t.press(captain, "founding_about", on=refused.message)
            assert again.result.modal is not None
            [field] = [part["component"] for part in again.result.modal["components"]]
            assert field["value"] == f"{LONG}\n{bad}"[:1_000], "nothing is lost"
        t._answer(await captain.submit_modal(again.result, {"about": LONG}))
        assert (await the_league(t)).row.about == LONG.strip()
