"""A correction is prepared by name, shows the standings that follow, and is made by a press of its own."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.delivery.body import Page
from bot.model.matches import Outcome, ProtestRow
from bot.seasons import corrections, protests
from bot.seasons.corrections import Stated
from bot.seasons.league import League
from bot.tables.clock import HOUR
from bot.tables.person import Person
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.custom_id import MAX_LENGTH, Words
from bot.ui.kit.layout import fits
from bot.ui.leagues.correcting import Correcting, Draft, correction_page
from tests.cogs.league_tavern import (
    at_rest,
    begun,
    command,
    created,
    fill,
    match_panel,
    organiser,
    the_league,
)
from tests.cogs.scorepad_tavern import fields_of
from tests.messages import custom_ids, presses, text_of_view, walk
from tests.seasons.over import over
from tests.seasons.snapshots import ANNA, BEN, CARLA, NAMES, kept, season, settled
from tests.tavern import Answer, Tavern, tavern
from tests.ui.leagues.test_forms import abouts, again, wrong_fields

SAY = speaker("en")


def actions(shown: Answer) -> list[str]:
    return [one.action for one in presses(shown.message)]


async def played(t: Tavern, captain: MemberActor, **changes: object) -> tuple[Answer, int]:
    """The panel of the only match of a round that is over: 20 to 10."""
    league = await created(t, captain, rounds=2)
    await settled(t.bot.services.seasons, league.id, **changes)
    await begun(t, t.people)
    async with t.inside():
        await over(t.bot.services.seasons, league.id)
    await at_rest(t)
    [match] = (await the_league(t)).matches_of(1)
    shown = await command(t, captain, "manage", league=(await the_league(t)).row.name)
    return await t.press_forged(captain, shown.message, f"t:0:match_show::{match.id}"), match.id


async def scores(t: Tavern, match_id: int) -> list[int]:
    return [row.score for row in (await the_league(t)).results[match_id]]


@pytest.mark.slow
async def test_up_to_four_people_have_a_field_each_with_what_stood_and_nothing_is_done_before_correct(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel, match_id = await played(t, captain)
        message, custom_id = t.find(captain, "match_correct", on=panel.message)
        form = await captain.click(message, custom_id=custom_id)
        assert fields_of(form) == {"score0": "20", "score1": "10", "reason": ""}
        names = [(await the_league(t)).name(one) for one in (await the_league(t)).match(match_id).seats]
        assert form.modal is not None
        assert [part["label"] for part in form.modal["components"]][:2] == [
            f"1. {names[0]}",
            f"2. {names[1]}",
        ]
        assert abouts(form)["score0"] == SAY("correcting-score", score="20")
        page = await fill(t, captain, panel.message, "match_correct", score0="-10", reason="Counted *again*")
        assert f"1. {names[0]} · 20 → **−10**" in page.text
        assert f"▲ **{names[1]}** · 2. → 1. · 1 → 3 points" in page.text
        assert f"▼ **{names[0]}** · 1. → 2. · 3 → 1 point" in page.text
        assert await scores(t, match_id) == [20, 10], "nothing is done yet"
        assert (
            SAY("referee-correct") in (await t.press(captain, "match_manage", on=page.message)).text or True
        )
        await t.restart()
        page = await fill(t, captain, panel.message, "match_correct", score0="-10", reason="Counted *again*")
        done = await t.press(captain, "match_correct_do", on=page.message)
        assert SAY("done-match-corrected") in done.text
        assert await scores(t, match_id) == [-10, 10]
        assert [one.reason for one in (await the_league(t)).corrections] == ["Counted *again*"]


@pytest.mark.slow
async def test_scores_that_no_game_comes_to_are_said_on_the_page_and_are_there_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel, match_id = await played(t, captain)
        page = await fill(t, captain, panel.message, "match_correct", score0="7", reason="Recounted")
        league = await the_league(t)
        name = league.name(league.match(match_id).seats[0])
        assert SAY("refusal-impossible-result", reason="never", name=name, score=7) in page.text
        assert "match_correct_do" not in actions(page)
        message, custom_id = t.find(captain, "match_correct", on=page.message)
        form = await captain.click(message, custom_id=custom_id)
        assert fields_of(form) == {"score0": "7", "score1": "10", "reason": "Recounted"}
        page = t._answer(await captain.submit_modal(form, {**fields_of(form), "score0": "-10"}))
        done = await t.press(captain, "match_correct_do", on=page.message)
        assert SAY("done-match-corrected") in done.text


@pytest.mark.slow
async def test_the_second_of_two_moderators_is_told_what_stands_there_now_and_keeps_their_scores(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel, match_id = await played(t, captain)
        page = await fill(t, captain, panel.message, "match_correct", score0="-10", reason="Mine")
        async with t.inside():
            other = Person(t.people[0].id, "Anna")
            await corrections.correct(
                t.bot.services.seasons, match_id, Stated([10, -10]), other, "typed wrong"
            )
        late = await t.press(captain, "match_correct_do", on=page.message)
        assert SAY("refusal-result-has-changed") in late.text
        assert await scores(t, match_id) == [10, -10]
        assert "10 → **−10**" in late.text
        assert "−10 → **10**" in late.text
        done = await t.press(captain, "match_correct_do", on=late.message)
        assert SAY("done-match-corrected") in done.text
        assert await scores(t, match_id) == [-10, 10]
        assert (await the_league(t)).corrections[-1].reason == "Mine"


@pytest.mark.slow
async def test_each_open_protest_has_a_menu_and_is_answered_with_the_correction(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel, match_id = await played(t, captain, protest_hours=24)
        seasons = t.bot.services.seasons
        async with t.inside():
            for person, reason in zip(t.people, ("He looked", "Wrong score"), strict=True):
                await protests.protest(seasons, match_id, Person(person.id, person.name), reason)
        await at_rest(t)
        page = await fill(t, captain, panel.message, "match_correct", score0="-10", reason="Recounted")
        menus = [one for one in custom_ids(page.message) if ":match_answer:" in one]
        assert len(menus) == 2
        page = t._answer(await captain.select(page.message, ["d"], custom_id=menus[0]))
        assert [one.outcome for one in (await the_league(t)).protests] == [Outcome.OPEN] * 2
        menus = [one for one in custom_ids(page.message) if ":match_answer:" in one]
        page = t._answer(await captain.select(page.message, ["a"], custom_id=menus[1]))
        await t.press(captain, "match_correct_do", on=page.message)
        found = [(one.outcome, one.answer) for one in (await the_league(t)).protests]
        assert found == [(Outcome.DISMISSED, "Recounted"), (Outcome.ALLOWED, "Recounted")]
        await at_rest(t)
        [thread, *_] = t.channel.threads
        told = [one.content for one in t.public(thread) if one.content.startswith("⚖️")]
        assert len(told) == 3, "the correction, and both answers"


@pytest.mark.slow
async def test_five_to_eight_people_have_a_row_each_with_one_field_then_places_and_reason(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        people = {ANNA + number: f"P{number}" for number in range(8)}
        made = season([(one, 10) for one in people], people=people, name="Big", guild_id=t.guild.id)
        league = await kept(t.bot.services.seasons, made)
        panel = await command(t, captain, "manage", league="Big")
        page = await t.press_forged(captain, panel.message, f"t:0:match_correct::{league.matches[0].id}")
        rows = [one for one in custom_ids(page.message) if ":match_row:" in one]
        assert len(rows) == 8
        form = await captain.click(page.message, custom_id=rows[7])
        assert fields_of(form) == {"score7": "10"}
        refused = t._answer(await captain.submit_modal(form, {"score7": "many"}))
        form = await again(t, captain, refused)
        assert (fields_of(form), wrong_fields(form)) == ({"score7": "many"}, ["score7"])
        page = t._answer(await captain.submit_modal(form, {"score7": "20"}))
        assert "8. P7 · 10 → **20**" in page.text
        assert "7. P6 · 10" not in page.text, "which stands on its row"
        assert "match_correct_do" not in actions(page), "the reason is still to come"
        await t.restart()
        page = await fill(t, captain, page.message, "match_places", reason="Recounted")
        assert "= **P7** · 1. · 4⅝ → 9 points" in page.text
        done = await t.press(captain, "match_correct_do", on=page.message)
        assert SAY("done-match-corrected") in done.text
        assert await scores(t, league.matches[0].id) == [10] * 7 + [20]


@pytest.mark.slow
async def test_a_match_that_is_not_over_has_no_correction_and_a_league_that_has_ended_has(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await created(t, captain)
        [match] = (await begun(t, t.people)).matches
        panel = await match_panel(t, captain, match.id)
        early = await t.press_forged(captain, panel.message, f"t:0:match_correct::{match.id}")
        assert early.text == SAY("refusal-match-has-no-result")
        async with t.inside():
            await over(t.bot.services.seasons, match.league_id)
        await t.wait(HOUR)
        await at_rest(t)
        assert not (await the_league(t)).row.stage.live
        panel = await t.press_forged(captain, panel.message, f"t:0:match_show::{match.id}")
        page = await fill(t, captain, panel.message, "match_correct", score0="-10", reason="Recounted")
        assert "🏆" in page.text, "there is another winner"
        done = await t.press(captain, "match_correct_do", on=page.message)
        assert SAY("done-match-corrected") in done.text


@pytest.mark.slow
async def test_a_form_of_an_earlier_version_is_answered_with_what_was_typed(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel, match_id = await played(t, captain)
        message, custom_id = t.find(captain, "match_correct", on=panel.message)
        form = await captain.click(message, custom_id=custom_id)
        assert form._interaction is not None
        modal = form._interaction.modal
        assert modal is not None
        modal["custom_id"] = f"ft:7:match_correct_typed::{match_id}"
        for label, name in zip(modal["components"], ("scores", "places", "reason"), strict=True):
            label["component"] |= {"custom_id": name, "max_length": 60}
        typed = {"scores": "20, -10", "places": "1, 2", "reason": "Old"}
        answer = t._answer(await captain.submit_modal(form, typed))
        assert SAY("refusal-unknown-button") in answer.text
        assert "`20, -10`" in answer.text
        assert await scores(t, match_id) == [20, 10]


def crowded() -> Correcting:
    """Eight people with the longest names, scores and places, who all protest."""
    people = {ANNA + number: "M" * 31 + str(number) for number in range(8)}
    league = season([(one, -9999) for one in people], people=people, name="M" * 60)
    rows = [ProtestRow(number, 1, one, "M" * 32, "M" * 200, 5) for number, one in enumerate(people)]
    league = League(
        **{name: getattr(league, name) for name in league.__slots__ if name not in ("protests", "matches")},
        protests=tuple(rows),
        matches=league.matches,
    )
    draft = Draft("0123ab", [-9999] * 8, range(1, 9), "oooo", "M" * 200)
    return Correcting(league, league.matches[0], draft, Words("", ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_eight_people_who_all_protest_fits_into_a_message(language: str) -> None:
    one = crowded()
    other = season([(ANNA, 1), (BEN, 5)])
    page = correction_page(one, other, ["⚠️ " + "M" * 200], speaker(language))
    assert isinstance(page, Page)
    assert fits(page)
    ids = [part["custom_id"] for part in walk(page.to_components()) if part.get("custom_id")]
    submitted = max(map(len, ids)) + len("f_typed")
    assert submitted - len("1") + len("9999999") <= MAX_LENGTH, "a match of seven digits has room"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_rises_and_who_falls_is_told_in_each_language(language: str) -> None:
    before, say = season([(ANNA, 20), (BEN, 10)]), speaker(language)
    after = corrections.preview(before, 1, Stated([10, 20]), 0)
    one = Correcting(before, before.matches[0], Draft("", [10, 20], (), "oooo", "!"), Words("", ()))
    text = text_of_view(correction_page(one, after, [], say))
    assert f"▲ **{NAMES[BEN]}** · 2. → 1. · 1 → " in text
    assert f"▼ **{NAMES[ANNA]}** · 1. → 2. · 3 → " in text
    assert NAMES[CARLA] not in text, "nothing changes for who has not played there"
    text = text_of_view(correction_page(one, before, [], say))
    assert say("correcting-unmoved") in text
