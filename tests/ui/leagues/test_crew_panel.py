"""Fewer taps for who runs a league: nudge all that is late, find a person, replace them for good."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.model.leagues import EntrantRow, Role, WishKind
from bot.model.matches import MatchState
from bot.tables.clock import HOUR
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.custom_id import NO_TABLE
from bot.ui.leagues.entrants import entrant_page
from bot.ui.leagues.widgets import entrant_name
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    command,
    created,
    fill,
    founding,
    organiser,
    the_league,
)
from tests.cogs.league_tavern import choose as choose_in
from tests.messages import presses, text_of, text_of_view
from tests.tavern import Answer, Tavern, tavern
from tests.ui.leagues.sample import entrants, running
from tests.ui.server.moderators import choose, joined, press

SAY = speaker("en")


@pytest.mark.slow
async def test_all_late_tables_are_nudged_with_one_press_and_not_twice(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        panel = await command(t, captain, "manage", league=LEAGUE)
        assert "league_nudge_late" not in [one.action for one in presses(panel.message)]
        await t.wait(54 * HOUR)  # 28 hours to come, a day for the first bid, and its grace has begun
        await at_rest(t)
        panel = await command(t, captain, "manage", league=LEAGUE)
        done = await press(t, captain, panel, f"league_nudge_late {league.id}")
        assert SAY("done-late-nudged", names="", refused=0).split(":")[0] in done.text
        nudged = [
            text_of(one) for thread in t.channel.threads for one in t.public(thread) if "👋" in one.content
        ]
        assert len(nudged) == 2
        again = await press(t, captain, done, f"league_nudge_late {league.id}")
        assert SAY("refusal-nobody-is-late", refused=2) in again.text


@pytest.mark.slow
async def test_a_person_is_found_by_a_part_of_the_name_and_replaced_for_good(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain, newcomer = organiser(t), joined(t, "Newcomer")
        league = await created(t, captain)
        await begun(t, t.people)
        panel = await press(
            t, captain, await command(t, captain, "manage", league=LEAGUE), f"league_people {league.id} show"
        )
        beyond = await t.press_forged(captain, panel.message, f"t:0:league_people_page::3 ▶ {league.id}")
        assert "entrant_show" in [one.action for one in presses(beyond.message)]
        nobody = await fill(t, captain, panel.message, "league_search", name="zz")
        assert SAY("refusal-nobody-called", value="zz") in nobody.text
        both = await fill(t, captain, nobody.message, "league_search", name="n")
        assert SAY("managing-found", count=2) in both.text
        back = await press(t, captain, both, f"league_people {league.id} show")
        anna = t.people[0].id
        one = await fill(t, captain, back.message, "league_search", name="NNA")
        assert "**Anna** · playing" in one.text
        assert SAY("league-round-short", round=1) in one.text
        done = await choose(t, captain, one, f"entrant_anybody {league.id} {anna}", [newcomer])
        assert SAY("done-replaced-for-good", name="Anna", other="Newcomer") in done.text
        after = await the_league(t)
        assert {entrant.name: entrant.role for entrant in after.entrants} == {
            "Anna": Role.OUT,
            "Ben": Role.PLAYER,
            "Newcomer": Role.PLAYER,
        }
        assert newcomer.id in after.matches[0].seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_person_fits_into_a_message_in_every_language(language: str) -> None:
    league = running(entrants(8, "W" * 32), [MatchState.WAITING], rounds=30)
    say = speaker(language)
    text = text_of_view(entrant_page(league, league.entrants[0], say, "x" * 300))
    assert len(text) < 3_900
    assert say("entrant-player") in text


async def test_two_people_are_kept_apart_seated_together_and_drawn_freely_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        for person in t.people:
            await t.press(person, "league_join")
        anna, ben = t.people[:2]
        panel = await command(t, captain, "manage", league=LEAGUE)
        people = await press(t, captain, panel, f"league_people {league.id} show")
        page = await fill(t, captain, people.message, "league_search", name="anna")
        apart = await choose(t, captain, page, f"wish_apart {league.id} {anna.id}", [ben])
        assert SAY("done-wished-apart", name="Anna", other="Ben") in apart.text
        assert SAY("wished-apart", names="Ben") in apart.text
        together = await choose(t, captain, apart, f"wish_together {league.id} {anna.id}", [ben])
        assert SAY("wished-together", names="Ben") in together.text
        assert SAY("wished-apart", names="Ben") not in together.text
        oneself = await choose(t, captain, together, f"wish_apart {league.id} {anna.id}", [anna])
        assert SAY("refusal-wishes-need-two") in oneself.text
        free = await choose(t, captain, oneself, f"wish_forgotten {league.id} {anna.id}", [str(ben.id)])
        assert SAY("done-wish-forgotten", name="Anna", other="Ben") in free.text
        assert (await the_league(t)).wishes == ()


@pytest.mark.slow
async def test_a_draw_is_looked_at_two_are_swapped_and_then_its_tables_open(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        league = await created(t, captain)
        for person in t.people:
            await t.press(person, "league_join")
        panel = await command(t, captain, "manage", league=LEAGUE)
        on = await press(t, captain, panel, f"draw_look {league.id} on")
        assert SAY("done-draw-look-on") in on.text
        drawn = await press(t, captain, on, f"league_manage {league.id} begin")
        assert SAY("done-league-drawn") in drawn.text
        assert "⏳" not in drawn.text, "no table is being opened"
        await at_rest(t)
        held = await the_league(t)
        assert [match.state for match in held.matches] == [MatchState.PLANNED] * len(held.matches)
        assert t.channel.threads == []
        post = " ".join(text_of(one) for one in t.public())
        assert SAY("league-draw-held") in post
        drawn = await press(t, captain, drawn, f"league_manage {league.id} show")
        assert SAY("refusal-draw-is-held", round=1).split("{")[0] in drawn.text
        first, second = (match.seats for match in held.matches)
        names = {person.id: person for person in t.people}
        two = [names[first[0]], names[second[0]]]
        swapped = await choose(t, captain, drawn, f"draw_swap {league.id}", two)
        assert [match.seats for match in (await the_league(t)).matches] == [
            (second[0], *first[1:]),
            (first[0], *second[1:]),
        ]
        opened = await press(t, captain, swapped, f"league_manage {league.id} resume")
        assert SAY("done-draw-opened") in opened.text
        await at_rest(t)
        assert {match.state for match in (await the_league(t)).matches} == {MatchState.WAITING}
        late = await t.press(captain, "league_join")
        assert "from the next league round on." in late.text
        assert "Earlier league rounds bring you no points." in late.text


async def choose_computer(
    t: Tavern, who: MemberActor, panel: Answer, select: str, computer: EntrantRow
) -> Answer:
    custom_id = f"st:{NO_TABLE}:{select}"
    return t._answer(await who.select(panel.message, [str(computer.user_id)], custom_id=custom_id))


@pytest.mark.slow
async def test_a_computer_player_is_swapped_in_a_draw_kept_apart_and_seated_together(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        captain, (anna, ben) = organiser(t), t.people
        panel = await founding(t, captain)
        await choose_in(t, captain, panel, "size", "2")
        panel = (await choose_in(t, captain, panel, "computers", "3")).message
        await t.press(captain, "founding_open", on=panel)
        league = await the_league(t)
        for person in (anna, ben):
            await t.press(person, "league_join")
        bart, other = (one for one in league.players[:2])
        manage = await command(t, captain, "manage", league=LEAGUE)
        people = await press(t, captain, manage, f"league_people {league.id} show")
        page = await fill(t, captain, people.message, "league_search", name="anna")
        apart = await choose_computer(t, captain, page, f"wish_apart::{league.id} {anna.id}", bart)
        assert bart.name in apart.text
        people = await press(t, captain, apart, f"league_people {league.id} show")
        page = await choose(t, captain, people, f"entrant_show {league.id}", [str(bart.user_id)])
        asked = await choose_computer(t, captain, page, f"wish_together::{league.id} {bart.user_id}", other)
        assert {(one.one, one.other, one.kind) for one in (await the_league(t)).wishes} == {
            (bart.user_id, anna.id, WishKind.APART),
            (*sorted((bart.user_id, other.user_id)), WishKind.TOGETHER),
        }
        assert other.name in asked.text

        manage = await command(t, captain, "manage", league=LEAGUE)
        manage = await press(t, captain, manage, f"draw_look {league.id} on")
        await press(t, captain, manage, f"league_manage {league.id} begin")
        await at_rest(t)
        held = await the_league(t)
        assert held.round is not None
        table = next(match.seats for match in held.matches if bart.user_id in match.seats)
        person = next(one for one in (anna, ben) if one.id not in table)
        manage = await command(t, captain, "manage", league=LEAGUE)
        asked = await choose_computer(t, captain, manage, f"draw_swap_computer::{league.id}", bart)
        assert bart.name in asked.text
        asked = await choose(t, captain, asked, f"draw_swap_with {league.id} {bart.user_id}", [person])
        names = sorted((bart.user_id, other.user_id))
        one, two = (entrant_name(held, user_id) for user_id in names)
        assert SAY("swap-breaks-together", name=one, other=two) in asked.text
        assert [match.seats for match in (await the_league(t)).matches] == [
            each.seats for each in held.matches
        ]
        await press(t, captain, asked, f"draw_swap_anyway {league.id} {bart.user_id} {person.id}")
        after = await the_league(t)
        assert {*table} - {bart.user_id} | {person.id} in [{*match.seats} for match in after.matches]
