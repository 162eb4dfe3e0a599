"""`/table manage`, and *More*: one panel of a table, which offers each person what they may do."""

from dataclasses import replace
from pathlib import Path

import pytest
from simcord import ChannelHandle, MemberActor

from bot.model.tables import Absence, Pace, Player, Status
from bot.tables import seats
from bot.tables.clock import HOUR
from bot.texts.catalog import LANGUAGES, speaker
from tests.messages import walk
from tests.simulated.locale import speaking
from tests.taps import manage, read, tap
from tests.tavern import ENGLISH, Answer, Tavern, tavern
from tests.ui.server.moderators import moderator
from tests.ui.server.table_panel import panel_of

COLOURED = (1, 3, 4)
"""Styles of buttons (https://discord.com/developers/docs/components/reference#button)."""
PLAYER = {"Undo my move", "Pause", "What happened?", "Leave the game", "Log", "My tables", "My preferences"}
PACES = {"no deadline", "live", "daily · Pace", "relaxed", "time bank"}
LATE = {
    "computer pirate moves once · When time is up",
    "computer pirate stays",
    "substitute plays",
    "just tell the host",
}
MORE_TIME = {"+1 h", "+3 h", "+6 h", "+12 h", "+1 day", "+3 days", "+7 days", "+14 days"}
SEATS = {"1. Anna", "2. Ben"}


async def more(t: Tavern, who: MemberActor) -> Answer:
    return await t.press(who, "more", on=await t.post())


def coloured(panel: Answer) -> list[str]:
    parts = walk(panel.message.components)
    return [part["label"] for part in parts if part["type"] == 2 and part["style"] in COLOURED]


async def test_each_person_is_offered_what_they_may_do_by_the_command_and_behind_more(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        table, mo = await t.start(players=2, pace="daily"), moderator(t)
        for who, offered in (
            (carla, {"Offer to sub", "Log", "My tables", "My preferences"}),
            (ben, PLAYER | PACES | {"2. Ben"}),
            (anna, PLAYER | PACES | MORE_TIME | SEATS | {"End the game"}),
            (
                mo,
                PACES
                | LATE
                | MORE_TIME
                | SEATS
                | {"Offer to sub", "Pause", "Log", "My tables", "My preferences", "Post it again"}
                | {"End the game", "Back to the list"},
            ),
        ):
            panel = await manage(t, who)
            assert panel.private
            assert set(read(panel)) == offered
            assert read(await more(t, who)) == read(panel)
        assert read(await panel_of(t, mo, table.id)) == read(await manage(t, mo))


async def test_the_panel_names_its_game_table_and_place_in_each_language(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start()
        for language, (locale, *_) in LANGUAGES.items():
            say = speaker(language)
            with speaking(t.people[1], locale):
                panel = await manage(t, t.people[1])
            assert say("oversee-title", game="Skull King", id=str(table.id)) in panel.text
            assert f"<#{t.channel.id}>" in panel.text


@pytest.mark.slow
async def test_a_player_asks_the_others_gives_the_seat_away_and_takes_it_back(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        table = await t.start(players=2, pace="daily")
        assert ENGLISH("done-asked") in (await manage(t, ben, "relaxed")).text
        await t.press(anna, "agree")
        assert (await t.table()).row.pace is Pace.RELAXED
        async with t.inside() as tables:
            await seats.hand_over(tables, table.id, 1, ben.id)
        panel = await manage(t, ben)
        assert coloured(panel) == ["Take my seat back"]
        assert ENGLISH("done-back") in (await tap(t, ben, panel, "Take my seat back")).text
        assert (await t.table()).seats[1].player is Player.PERSON
        await manage(t, ben, "2. Ben", carla)
        assert (await t.table()).seats[1].user_id == carla.id
        offered = await manage(t, ben, "Offer to sub")
        assert ENGLISH("done-offered") in offered.text
        assert [row.user_id for row in await t.store.substitutes.of_table(table.id)] == [ben.id]
        assert ENGLISH("done-withdrawn") in (await tap(t, ben, offered, "Withdraw my offer")).text
        assert await t.store.substitutes.of_table(table.id) == ()


@pytest.mark.slow
async def test_a_host_extends_the_time_and_reads_who_has_done_what(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(pace="daily")
        before = (await t.table()).seats[0].clock
        panel = await manage(t, anna, "+1 day")
        after = (await t.table()).seats[0].clock
        assert before is not None
        assert before.due_at is not None
        assert after is not None
        assert after.due_at == before.due_at + 24 * HOUR
        assert ENGLISH("done-extended", hours=24) in panel.text
        told = ENGLISH("action-extended", name="Anna", detail="24")
        assert told in panel.text
        assert told not in (await manage(t, ben)).text
        asked = await tap(t, anna, panel, "End the game")
        assert (await t.table()).status is Status.RUNNING
        await tap(t, anna, asked, "Yes, end it")
        assert (await t.table()).status is Status.ENDED


@pytest.mark.slow
async def test_a_moderator_sets_what_happens_when_time_is_up(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(pace="daily")
        await manage(t, moderator(t), "just tell the host")
        assert (await t.table()).row.absence is Absence.HOST


@pytest.mark.slow
async def test_after_the_game_the_panel_has_a_rematch_and_the_file_of_the_last_game_here(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        table = await t.start(players=2, rounds=1)
        await t.forward()
        panel = await manage(t, ben)
        assert ENGLISH("oversee-title", game="Skull King", id=str(table.id)) in panel.text
        assert coloured(panel) == ["Rematch"]
        assert "Rematch" not in read(await manage(t, carla))
        saved = await manage(t, carla, "Save game file")
        assert saved.private
        assert len(saved.message.attachments) == 1
        assert (await tap(t, ben, panel, "Rematch")).text == ENGLISH("done-asked")
        await t.press(anna, "agree")
        again = await t.table()
        assert again.status is Status.RUNNING
        assert ENGLISH("oversee-title", game="Skull King", id=str(again.id)) in (await manage(t, ben)).text


def in_thread_of(t: Tavern, parent: ChannelHandle) -> Tavern:
    t.env.backend.create_thread(parent.id, "a table", owner_id=t.people[0].id)
    [thread] = parent.threads
    return replace(t, channel=thread)


@pytest.mark.slow
@pytest.mark.parametrize("place", ["thread", "forum post"])
async def test_the_panel_works_in_a(tmp_path: Path, place: str) -> None:
    async with tavern(tmp_path) as t:
        there = in_thread_of(t, t.channel if place == "thread" else t.guild.create_forum_channel("tables"))
        anna, ben = t.people
        await there.start(rounds=1, pace="daily")
        await manage(there, anna, "Pause", "Resume", "+6 h")
        assert ENGLISH("done-asked") in (await manage(there, ben, "Pause")).text
        await manage(there, anna, "2. Ben", "A computer pirate")
        assert (await there.table()).seats[1].player is Player.COMPUTER
        await manage(there, anna, "End the game", "Yes, end it")
        assert (await there.table()).status is Status.ENDED
        assert (await manage(there, anna, "Save game file")).message.attachments


async def test_at_most_one_button_is_coloured_and_it_is_the_way_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, mo = t.people[0], moderator(t)
        table = await t.start(pace="daily")
        assert coloured(await manage(t, anna)) == []
        assert coloured(await manage(t, anna, "Pause")) == ["Resume"]
        await t.store.tables.change(table.id, status=Status.FROZEN)
        assert coloured(await manage(t, mo)) == ["Thaw"]


async def test_what_is_for_others_can_be_forged_by_nobody(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        table = await t.start(pace="daily")
        for who, words, refusal in (
            (anna, "again", "moderators-only"),
            (anna, "thaw", "moderators-only"),
            (anna, "absence host", "agreement-needed"),
            (ben, "absence host", "agreement-needed"),
            (ben, "extend 12", "host-or-moderator-only"),
            (ben, "end", "host-or-moderator-only"),
            (ben, f"computer 0 {anna.id}", "host-or-moderator-only"),
        ):
            panel = await manage(t, who)
            async with t.unchanged():
                answer = await t.press_forged(who, panel.message, f"t:{table.id}:oversee::{words}")
            assert ENGLISH(f"refusal-{refusal}") in answer.text, words
        for forged in ("oversee_end::", f"oversee_seat::0 {anna.id}"):
            async with t.unchanged():
                answer = await t.press_forged(ben, panel.message, f"t:{table.id}:{forged}")
            assert answer.text == ENGLISH("refusal-host-or-moderator-only"), forged


@pytest.mark.slow
@pytest.mark.parametrize(
    ("custom_id", "said"),
    [
        ("oversee_show::", "status-running"),
        ("oversee::extend 12", "done-extended"),
        ("pause::", "done-paused"),
        ("pace::relaxed", "done-asked"),
        ("absence::host", "refusal-agreement-needed"),
        ("end::", "confirm-end"),
        ("oversee_end::", "confirm-end"),
        ("yes_end::", "done-ended"),
        ("replace::1", "done-replaced"),
        ("oversee::computer 1 {ben}", "done-replaced"),
    ],
)
async def test_buttons_and_lists_of_before_work(tmp_path: Path, custom_id: str, said: str) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        table = await t.start(pace="daily")
        on = (await t.slash(anna, "hand")).message
        forged = f"t:{table.id}:{custom_id.format(ben=ben.id)}"
        answer = await t.press_forged(anna, on, forged)
        name = (await t.table()).seats[1].name
        facts: dict[str, str | int] = {"hours": 12, "seat": 2, "name": f"Bosun {name} 🤖"}
        assert ENGLISH(said, **facts) in answer.text
