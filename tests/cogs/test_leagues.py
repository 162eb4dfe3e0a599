"""A league on Discord: created in a panel, joined by buttons, played in threads, shown in its post."""

import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.ai.contract import Level
from bot.model.leagues import Format, LeagueStage, Role
from bot.model.matches import MatchState
from bot.model.tables import Status
from bot.store.engine import Transaction
from bot.store.matches import upsert_match
from bot.tables import preferences
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    choose,
    command,
    created,
    everybody_is_there,
    fill,
    founding,
    of_kind,
    offered_to_sub,
    opened,
    organiser,
    play_out,
    post_of,
    posts_of,
    signed_up,
    the_league,
    threads,
)
from tests.cogs.test_outages import deny
from tests.entries import GAMES
from tests.messages import presses, text_of
from tests.simulated.locale import speaking
from tests.tavern import ENGLISH, tavern

LATER_IF_CLOSED = 10 * 60  # seconds

LONGEST_NAME = 40  # characters

MENTION = re.compile(r"<@(\d+)>")


@pytest.mark.slow
async def test_a_league_is_founded_joined_played_and_won(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        await created(t, captain)
        for person in t.people:
            answer = await t.press(person, "league_join")
            assert answer.private
            joined = ENGLISH("done-league-joined", name=LEAGUE)
            assert answer.text == f"{joined} {ENGLISH('league-your-seat')}"
        assert all(str(person.user.global_name) in text_of(post_of(t)) for person in t.people)

        league = await begun(t)
        names = [f"{LEAGUE} · league round 1 · table {number}" for number in (1, 2)]
        assert [thread.name for thread in threads(t)] == names
        invitations = [t.public(thread)[0] for thread in threads(t)]
        mentioned = [int(one) for text in map(text_of, invitations) for one in MENTION.findall(text)]
        assert sorted(mentioned) == sorted(person.id for person in t.people), "each one once"

        await everybody_is_there(t)
        league = await the_league(t)
        assert [match.state for match in league.matches] == [MatchState.PLAYING] * 2
        assert not presses(t.public(threads(t)[0])[0]), "the invitation has no buttons any more"

        await play_out(t, by_commands=True)
        league = await the_league(t)
        assert league.row.stage is LeagueStage.FINISHED
        told = text_of(post_of(t))
        assert "🏆" in told
        assert ENGLISH("league-standings") in told
        assert not presses(post_of(t))
        assert len(posts_of(t)) == 1, "it is edited in place"


async def test_a_match_waits_for_everybody_and_says_for_whom(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        await begun(t, t.people)
        anna, ben = t.people
        home, t.channel = t.channel, threads(t)[0]
        answer = await t.press(anna, "match_there")
        assert answer.private
        assert answer.text == ENGLISH("done-match-there", names="Ben")
        await at_rest(t)
        [invitation] = [one.content for one in t.public(t.channel) if one.components]
        assert "Anna ✅" in invitation
        assert f"<@{ben.id}>" in invitation
        assert f"<@{anna.id}>" not in invitation
        again = await t.press(anna, "match_there")
        assert again.text == ENGLISH("refusal-there-already")
        assert (await the_league(t)).matches[0].state is MatchState.WAITING
        t.channel = home
        await t.wait(28 * 3600 + 1)
        await at_rest(t)
        assert (await the_league(t)).matches[0].state is MatchState.PLAYING, "its time has come"
        assert ben.id in (await the_league(t)).matches[0].seats


@pytest.mark.slow
async def test_computer_pirates_take_part_from_the_beginning(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        await choose(t, captain, panel, "computers", "3")
        await choose(t, captain, panel, "option rounds", "0")
        await fill(t, captain, panel, "founding_rounds", rounds="1", sign_up_until="2")
        await t.press(captain, "founding_open", on=panel)
        await t.press(t.people[0], "league_join")
        await begun(t)
        await everybody_is_there(t)
        await play_out(t)
        league = await the_league(t)
        assert league.row.stage is LeagueStage.FINISHED
        assert len(league.players) == 4
        assert "🤖" in text_of(post_of(t))


async def test_the_form_of_a_league_has_editions_and_presets_and_as_many_at_a_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        assert "players: tables of" not in text_of(panel), "nobody has signed up"
        await choose(t, captain, panel, "option preset", "all_aboard")
        await choose(t, captain, panel, "size", "8")
        await choose(t, captain, panel, "option switches", "kraken")
        row = (await the_league(t)).row
        assert row.size == 8
        names = ("edition", "kraken", "whale", "loot", "powers", "ghost")
        assert [row.options[name] for name in names] == ["2021", True, False, False, False, False]


@pytest.mark.slow
@pytest.mark.parametrize("opened", [0, 1])
async def test_a_restart_while_tables_are_opened_opens_none_twice(tmp_path: Path, opened: int) -> None:
    async with tavern(tmp_path, 4) as t:
        await created(t, organiser(t))
        for person in t.people:
            await t.press(person, "league_join")
        t.overheard.expect("go on")
        path = "/channels/*/messages" if opened else "/channels/*/threads"
        t.env.inject_error("POST", path, status=500, times=None)
        await begun(t)
        assert len(threads(t)) == opened
        t.env.backend.faults.clear()
        await t.restart()
        await at_rest(t)
        league = await the_league(t)
        assert len(threads(t)) == 2
        assert [len(t.public(thread)) for thread in threads(t)] == [1, 1]
        assert [match.state for match in league.matches] == [MatchState.WAITING] * 2


async def test_who_withdraws_or_offers_to_step_in_is_told_so(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        anna, ben = t.people
        assert (await signed_up(t, anna)).private
        refused = await signed_up(t, anna, LEAGUE.upper())
        assert refused.text == ENGLISH("refusal-signed-up-already")
        shown = (await command(t, anna, "show", league=LEAGUE)).message
        left = await t.press(anna, "league_leave", on=shown)
        assert left.text == ENGLISH("done-league-left", name=LEAGUE)
        offered = await offered_to_sub(t, ben)
        assert offered.text == ENGLISH("done-league-offered", name=LEAGUE)
        league = await the_league(t)
        assert [entrant.role for entrant in league.entrants] == [Role.OUT, Role.SUBSTITUTE]


async def test_who_withdraws_from_a_running_game_is_told_that_they_still_sit_and_may_give_up_the_seat(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        await begun(t, t.people)
        await everybody_is_there(t)
        anna = t.people[0]
        shown = (await command(t, anna, "show", league=LEAGUE)).message
        left = await t.press(anna, "league_leave", on=shown)
        assert left.private
        assert ENGLISH("league-still-seated") in left.text
        assert f"[{ENGLISH('game-skullking')}](https://discord.com/channels/" in left.text
        assert f"/{threads(t)[0].id}" in left.text
        [match] = (await the_league(t)).matches
        hand = await t.press(anna, "hand", on=left.message)
        assert ENGLISH("hand-title", game=ENGLISH("game-skullking")) in hand.text
        asked = await t.press(anna, "give_up", on=left.message)
        await t.press(anna, "yes_leave", on=asked.message)
        async with t.inside() as tables:
            assert (await tables.load(match.table_id or 0)).seat_of(anna.id) is None


async def test_only_those_who_manage_the_server_found_leagues(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        answer = await command(t, t.people[0], "create", name=LEAGUE)
        assert answer.private
        assert answer.text == ENGLISH("refusal-leagues-by-moderators")
        database = await t.bot.open_store()
        assert await database.fetch_one("SELECT * FROM leagues") is None


async def test_without_a_permission_nothing_is_opened_and_the_permission_is_named(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        deny(t, create_public_threads=True, send_messages_in_threads=True)
        answer = await t.press(captain, "founding_open", on=panel)
        assert ENGLISH("permission-create-public-threads") in answer.text
        assert ENGLISH("permission-send-messages-in-threads") in answer.text
        assert (await the_league(t)).row.stage is LeagueStage.DRAFT
        assert t.public() == []
        deny(t)
        await t.press(captain, "founding_open", on=panel)
        assert (await the_league(t)).row.stage is LeagueStage.SIGN_UP


async def test_a_form_that_is_filled_in_wrongly_changes_nothing_and_says_why(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        wrong = {
            "rounds": ("many", ENGLISH("refusal-no-number", value="many")),
            "points": ("1-2-3", ENGLISH("refusal-points-rise")),
            "round_hours": ("soon", ENGLISH("refusal-no-hours", value="soon")),
            "sign_up_until": ("soon", "“soon” isn’t a date with a time. Write one such as 12/24/20"),
            "places": ("1", ENGLISH("refusal-setting-out-of-range", least=2, most=200)),
        }
        for field, (typed, told) in wrong.items():
            before = (await the_league(t)).row
            answer = await fill(t, captain, panel, "founding_rounds", **{field: typed})
            assert told in answer.text
            assert (await the_league(t)).row == before
        right = {
            "rounds": "3",
            "round_hours": "2 days",
            "points": "score",
            "sign_up_until": "48",
            "places": "12",
        }
        await fill(t, captain, panel, "founding_rounds", **right)
        row = (await the_league(t)).row
        assert (row.rounds, row.round_hours, row.points, row.places) == (3, 48, "score", 12)
        assert row.sign_up_until == t.bot.services.tables.now() + 48 * 3600


@pytest.mark.parametrize(
    ("locale", "typed", "shown"),
    [
        ("en-US", "12/24/2099 8pm", "12/24/2099 20:00"),
        ("en-GB", "24 Dec 2099 at 8pm", "24/12/2099 20:00"),
        ("de", "24.12.2099 20 Uhr", "24.12.2099 20:00"),
        ("fr", "24/12/2099 à 20h00", "24/12/2099 20:00"),
    ],
)
async def test_the_end_of_sign_up_is_typed_and_shown_again_as_its_writer_does(
    tmp_path: Path, locale: str, typed: str, shown: str
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await preferences.set_zone(t.bot.services.tables, captain.id, "Europe/Berlin")
        with speaking(captain, locale):
            panel = await founding(t, captain)
            await fill(t, captain, panel, "founding_rounds", sign_up_until=typed)
            form = (await t.press(captain, "founding_rounds", on=panel)).result
        evening = datetime(2099, 12, 24, 20, tzinfo=ZoneInfo("Europe/Berlin"))
        assert (await the_league(t)).row.sign_up_until == evening.timestamp()
        assert form.modal is not None
        assert shown in [part["component"].get("value") for part in form.modal["components"]]


async def test_a_league_is_listed_and_shown_to_its_own_server_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await created(t, organiser(t))
        anna = t.people[0]
        listed = await command(t, anna, "list")
        assert listed.private
        assert LEAGUE in listed.text
        assert ENGLISH("league-is-sign-up") in listed.text
        shown = await command(t, anna, "show", league=LEAGUE)
        assert ENGLISH("league-link", link="").split("(", maxsplit=1)[0] in shown.text
        offered = await anna.autocomplete(t.channel, "league show", "league", "aut")
        assert [choice["value"] for choice in offered] == [LEAGUE]

        elsewhere = t.env.create_guild("Another harbour")
        t.channel = elsewhere.create_text_channel("tavern")
        stranger = elsewhere.add_member(t.env.create_user("stranger", global_name="Stranger"))
        refused = await command(t, stranger, "show", league=LEAGUE)
        assert refused.text == ENGLISH("refusal-no-such-league")
        assert (await command(t, stranger, "list")).text == ENGLISH("leagues-none")


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-US", "de", "fr", "it", "es-ES"])
async def test_the_panel_and_its_forms_are_taken_by_discord_in_every_language(
    tmp_path: Path, locale: str
) -> None:
    """What `tavern` checks at its end: every message and form, with the longest name and time zone."""
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await preferences.set_zone(t.bot.services.tables, captain.id, "America/Argentina/ComodRivadavia")
        with speaking(captain, locale):
            panel = await founding(t, captain, "*" * LONGEST_NAME)
            for game in GAMES:
                await choose(t, captain, panel, "game", game)
            for kind in (Format.LADDER, Format.CUP, Format.VOYAGE, Format.SEASON):
                await of_kind(t, captain, panel, kind)
            await choose(t, captain, panel, "level", "1")
            for form in ("founding_rounds", "founding_cup"):
                await fill(t, captain, panel, form)
            await t.press(captain, "founding_open", on=panel)
            shown = await command(t, captain, "show", league="*" * LONGEST_NAME)
            assert "\\*" * LONGEST_NAME in shown.text
        assert (await the_league(t)).row.stage is LeagueStage.SIGN_UP
        assert (await the_league(t)).row.level == Level.CABIN_BOY


@pytest.mark.slow
async def test_nobody_opens_a_table_of_their_own_where_a_match_waits(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        await begun(t, t.people)
        home, t.channel = t.channel, threads(t)[0]
        answer = await t.slash(t.people[0], "start", players=2)
        assert answer.text == ENGLISH("refusal-match-waits-here")
        t.channel = home
        await everybody_is_there(t)
        [match] = (await the_league(t)).matches
        assert match.state is MatchState.PLAYING


@pytest.mark.slow
async def test_a_table_that_was_opened_before_a_kill_is_dealt_after_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        await begun(t, t.people)
        await everybody_is_there(t)
        league = await the_league(t)
        [match] = league.matches
        table_id = match.table_id
        await t.bot.services.seasons.store.change(
            league.id, upsert_match(replace(match, state=MatchState.WAITING, table_id=None))
        )
        database = await t.bot.open_store()

        def undealt(connection: Transaction) -> None:
            connection.execute("UPDATE tables SET status = 'open'")

        await database.write(undealt)
        await t.restart()
        await at_rest(t)
        [match] = (await the_league(t)).matches
        assert (match.state, match.table_id) == (MatchState.PLAYING, table_id)
        assert (await t.table()).status is Status.RUNNING


@pytest.mark.slow
async def test_a_post_that_was_deleted_is_posted_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        old = post_of(t)
        t.env.backend.delete_message(t.channel.id, old.id)
        await signed_up(t, t.people[0])
        assert post_of(t).id != old.id
        assert "Anna" in text_of(post_of(t))


@pytest.mark.slow
async def test_a_thread_that_was_opened_before_a_kill_is_found_by_its_name_after_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        league = await begun(t, t.people)
        [match] = league.matches
        forgotten = replace(match, state=MatchState.OPENING, thread_id=None)
        await t.bot.services.seasons.store.change(league.id, upsert_match(forgotten))
        await t.restart()
        await at_rest(t)
        [found] = (await the_league(t)).matches
        assert (found.state, found.thread_id) == (MatchState.WAITING, match.thread_id)
        [thread] = threads(t)
        sent = [one.json for one in t.env.http_requests if one.path == f"/channels/{thread.id}/messages"]
        assert len({(one or {}).get("nonce") for one in sent}) == 1, "Discord takes the invitation once"


@pytest.mark.slow
async def test_a_league_whose_channel_closes_goes_on_when_it_opens_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await created(t, organiser(t))
        for person in t.people:
            await t.press(person, "league_join")
        deny(t, create_public_threads=True)
        league = await begun(t)
        assert (threads(t), league.row.stage) == ([], LeagueStage.RUNNING)
        deny(t)
        await t.wait(LATER_IF_CLOSED + 1)
        await at_rest(t)
        assert len(threads(t)) == 1
        assert [match.state for match in (await the_league(t)).matches] == [MatchState.WAITING]


async def test_another_channel_can_be_chosen_and_who_comes_too_late_waits(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        captain, other = organiser(t), t.guild.create_text_channel("races")
        panel = await founding(t, captain)
        await opened(t, captain, panel, "channel_id")
        [channel] = [press for press in presses(panel) if press.argument.endswith(" channel_id")]
        await captain.select(panel, [other], custom_id=f"p{channel.encode()}")
        await fill(t, captain, panel, "founding_rounds", places="2")
        await t.press(captain, "founding_open", on=panel)
        assert posts_of(t) == []
        t.channel = other
        for person in t.people[:2]:
            await t.press(person, "league_join")
        late = await t.press(t.people[2], "league_join")
        assert late.text == ENGLISH("done-league-waiting", name=LEAGUE, place=1)
        assert ENGLISH("league-places", free=0, places=2) in text_of(post_of(t))
        await t.press(t.people[0], "league_leave")
        roles = [entrant.role for entrant in (await the_league(t)).entrants]
        assert roles == [Role.OUT, Role.PLAYER, Role.PLAYER], "the first of the waiting list has come in"
