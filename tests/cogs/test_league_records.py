"""What everybody may look at in the leagues of a server, by its slash commands: on the simulated Discord."""

import io
import json
import threading
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from zipfile import ZipFile

import pytest
from simcord import MemberActor

from bot.model.leagues import LeagueStage
from bot.seasons.export import Names, sheets
from bot.seasons.league import League
from bot.seasons.seasons import LARGE
from bot.tables.refusal import Refusal
from bot.ui.actions import ACTIONS
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.leagues import records, standings
from tests.cogs.league_tavern import command, organiser
from tests.messages import presses, text_of
from tests.seasons.snapshots import SECRET, kept, season, with_correction
from tests.tavern import ENGLISH, Answer, Tavern, tavern
from tests.ui.server.moderators import choose, joined, there


async def league_of(t: Tavern, name: str, stage: LeagueStage = LeagueStage.RUNNING, **changes: Any) -> League:
    first, second = t.people[:2]
    people = {person.id: str(person.user.global_name) for person in t.people}
    tables = [[(first.id, 9), (second.id, 5)]]
    made = season(*tables, people=people, name=name, stage=stage, guild_id=t.guild.id, **changes)
    return await kept(t.bot.services.seasons, with_correction(made, 1, "a slip"))


def contents(t: Tavern, answer: Answer) -> Mapping[str, str]:
    return {name: data.decode() for name, data in files_of(t, answer).items()}


def files_of(t: Tavern, answer: Answer) -> Mapping[str, bytes]:
    found: dict[str, bytes] = {}
    for attachment in answer.message.attachments:
        content = t.env.backend.cdn.get(attachment.url)
        assert content is not None
        found[attachment.filename] = content
    return found


async def test_the_standings_are_shown_with_why_and_the_corrections(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        league = await league_of(t, "Winter")
        async with t.unchanged():
            shown = await command(t, carla, "standings", league="winter")
            assert shown.private
            assert "1. **Anna** · 3 points" in shown.text
            assert ENGLISH("standings-corrected", count=1) in shown.text
            told = await t.press(carla, "why", on=shown.message)
            assert told.private
            assert "You are third with 0 points." in told.text
            assert "Above you: **Ben**" in told.text
            await t.press(carla, "league_history", on=shown.message)
            assert "**Mo** corrects (Anna 5, Ben 7) to (Anna 1, Ben 2): a slip" in text_of(shown.message)
            await t.press(carla, "standings", on=shown.message)
            assert "1. **Anna** · 3 points" in text_of(shown.message)
        assert {press.argument for press in presses(shown.message)} >= {str(league.id)}
        assert anna.id != ben.id


async def test_everybody_reads_decisions_about_results_and_who_runs_leagues_the_whole_history(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        captain, anna = organiser(t), t.people[0]
        league = await league_of(t, "Winter")
        shown = (await command(t, anna, "standings", league="winter")).message
        for words in ("", " all", " 1"):
            refused = await t.press_forged(anna, shown, f"t:0:league_history::0 · {league.id}{words}")
            assert refused.text == ENGLISH("refusal-leagues-by-moderators")
        for press in (f"league_history::0 · {league.id} results", f"corrections::0 · {league.id}"):
            answer = await t.press_forged(anna, shown, f"t:0:{press}")
            assert "a slip" in answer.text
            assert {one.action for one in presses(answer.message)} == {"standings"}
        shown = (await command(t, captain, "standings", league="winter")).message
        panel = await t.press_forged(captain, shown, f"t:0:league_history::0 · {league.id} all")
        menu = f"st:0:league_history::0 · {league.id}"
        for value, back in (("results", "league_manage"), (str(league.matches[0].id), "match_show")):
            only = t._answer(await captain.select(panel.message, [value], custom_id=menu))
            assert "a slip" in only.text
            assert {one.action for one in presses(only.message)} == {"league_history", back}


async def test_why_is_told_of_anybody_who_is_chosen(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, _ = t.people
        league = await league_of(t, "Winter")
        for words in ("show", "standings"):
            shown = await command(t, anna, words, league="Winter")
            menu = f"s{ButtonId(0, 'why', None, str(league.id)).encode()}"
            own = t._answer(await anna.select(shown.message, [str(anna.id)], custom_id=menu))
            assert "You are first" in own.text
            told = t._answer(await anna.select(shown.message, [str(ben.id)], custom_id=menu))
            assert told.private
            assert "**Ben** is second" in told.text
            assert "Above Ben: **Anna**. Points decide: 3 to 1." in told.text
        refused = await t.press_forged(
            anna, shown.message, ButtonId(0, "why", None, f"{league.id} 5").encode()
        )
        assert refused.text == ENGLISH("refusal-no-standing")


async def test_cards_and_ratings_are_told_for_a_game(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await league_of(t, "Winter")
        shown = (await command(t, anna, "show", league="Winter")).message
        own = await t.press(anna, "profile", on=shown)
        assert own.private
        assert "Anna’s profile" in own.text
        assert "1 game · 1 win" in own.text
        other = await choose(t, anna, own, "profile_of", [ben])
        assert "Ben’s profile" in other.text
        assert "Anna’s profile" not in text_of(own.message), "it is shown in place"
        assert "Average place: 2.0" in other.text
        assert ENGLISH("card-none") in (await choose(t, anna, own, "profile_of", [carla])).text
        rated = await t.press(anna, "league_ratings", on=shown)
        assert rated.text.index("Anna") < rated.text.index("Ben")
        assert "±" in rated.text
        unplayed = season(name="Corsairs", game="corsari", options={}, guild_id=t.guild.id)
        await kept(t.bot.services.seasons, unplayed)
        corsairs = (await command(t, carla, "show", league="Corsairs")).message
        assert ENGLISH("ratings-none") in (await t.press(carla, "league_ratings", on=corsairs)).text


async def test_the_archive_has_the_leagues_that_are_over_with_their_winners(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await league_of(t, "Going on")
        league = (await command(t, anna, "show", league="Going on")).message
        assert ENGLISH("archive-none") in (await t.press(anna, "archive", on=league)).text
        for number in range(9):
            await league_of(t, f"Season {number}", LeagueStage.FINISHED, closed_at=1_700_000_000)
        await league_of(t, "Given up", LeagueStage.ENDED)
        shown = await t.press(anna, "archive", on=league)
        assert "Going on" in text_of(league), "it stays"
        assert shown.private
        assert "Going on" not in shown.text
        assert "🏆 Anna" in shown.text
        assert "Season 0" not in shown.text
        await t.press(anna, "archive", "1 ▶", on=shown.message)
        assert "Season 0" in text_of(shown.message)
        oldest = await t.bot.services.seasons.named(t.guild.id, "Season 0")
        opened = await t.choose(anna, "archived", str(oldest.id), on=shown.message)
        assert opened.private
        assert "Standings · Season 0" in opened.text


async def test_a_league_that_is_over_leads_those_who_run_leagues_to_its_panel(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await league_of(t, "Winter", LeagueStage.FINISHED)
        shown = (await command(t, captain, "show", league="Winter")).message
        panel = await t.press(captain, "league_panel", on=shown)
        assert {"next_season", "match_show"} <= {press.action for press in presses(panel.message)}
        seen = (await command(t, t.people[0], "show", league="Winter")).message
        offered = ["archived", "league_ratings", "profile", "archive", "why"]
        assert [press.action for press in presses(seen)] == offered


async def test_a_league_is_exported_as_sheets_and_as_json(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await league_of(t, "Winter League!")
        sheets = await command(t, anna, "export", league="Winter League!", format="csv")
        assert sheets.private
        found = contents(t, sheets)
        assert list(found) == [
            f"winter-league-{name}.csv" for name in ("standings", "results", "corrections")
        ]
        assert "Anna" in found["winter-league-standings.csv"]
        whole = contents(t, await command(t, anna, "export", league="Winter League!", format="json"))
        [text] = whole.values()
        assert json.loads(text)["standings"][0]["name"] == "Anna"
        assert str(SECRET) not in text + "".join(found.values())


async def test_the_picture_of_large_standings_is_not_put_together_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_loop: list[bool] = []

    def noted(*_: Any) -> None:
        on_the_loop.append(threading.current_thread() is threading.main_thread())

    monkeypatch.setattr(standings, "standing_bars", noted)
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        people = {anna.id: "Anna", ben.id: "Ben"}
        tables = [[(anna.id, 9), (ben.id, 5)]] * (LARGE + 1)
        await kept(t.bot.services.seasons, season(*tables, people=people, guild_id=t.guild.id))
        await command(t, anna, "standings", league="Winter")
    assert on_the_loop == [False]


async def test_a_large_export_is_zipped_and_not_made_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_loop: list[bool] = []

    def noted(league: League, names: Names) -> Mapping[str, str]:
        on_the_loop.append(threading.current_thread() is threading.main_thread())
        return sheets(league, names)

    monkeypatch.setattr(records, "sheets", noted)
    monkeypatch.setattr(records, "MOST_BYTES", 100)
    async with tavern(tmp_path) as t:
        await league_of(t, "Winter League!")
        answer = await command(t, t.people[0], "export", league="Winter League!", format="csv")
        [(name, data)] = files_of(t, answer).items()
        assert name == "winter-league.zip"
        with ZipFile(io.BytesIO(data)) as whole:
            assert "winter-league-standings.csv" in whole.namelist()
            assert "Anna" in whole.read("winter-league-standings.csv").decode()
    assert on_the_loop == [False]


async def test_two_servers_see_nothing_of_each_other(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        mine = await league_of(t, "Winter", LeagueStage.FINISHED)
        guild = t.env.create_guild("The Other Tavern")
        channel = guild.create_text_channel("other")
        xenia, yago = (joined(t, name, guild=guild) for name in ("Xenia", "Yago"))
        other = there(t, guild, channel, xenia, yago)
        await league_of(other, "Summer", LeagueStage.FINISHED)
        for words in ("standings", "show"):
            refused = await command(other, xenia, words, league="Winter")
            assert refused.text == ENGLISH("refusal-no-such-league"), words
        for kind in ("csv", "json"):
            refused = await command(other, xenia, "export", league="winter", format=kind)
            assert refused.text == ENGLISH("refusal-no-such-league")
        summer = (await command(other, xenia, "show", league="Summer")).message
        assert "Summer" in (seen := (await other.press(xenia, "archive", on=summer)).text)
        assert "Winter" not in seen
        assert "Anna" not in (await other.press(xenia, "league_ratings", on=summer)).text
        winter = (await command(t, anna, "show", league="Winter")).message
        assert "Xenia" not in (await t.press(anna, "league_ratings", on=winter)).text
        assert await names(other, xenia, "standings", "league", "") == ["Summer"]
        caller = cast(
            "Caller", SimpleNamespace(interaction=SimpleNamespace(guild_id=guild.id), services=t.bot.services)
        )
        for action, argument in (
            ("why", str(mine.id)),
            ("standings", f"0 · {mine.id}"),
            ("corrections", f"0 · {mine.id}"),
            ("league_history", f"0 · {mine.id} results"),
            ("archived", str(mine.id)),
            ("league_ratings", str(mine.id)),
        ):
            with pytest.raises(Refusal, match="no_such_league"):
                await ACTIONS[action](caller, ButtonId(0, action, None, argument))


async def names(t: Tavern, who: MemberActor, words: str, option: str, typed: str, **more: Any) -> list[str]:
    """What is suggested for an option of `/league <words>`."""
    found = await who.autocomplete(t.channel, f"league {words}", option, typed, **more)
    return [str(choice["name"]) for choice in found]
