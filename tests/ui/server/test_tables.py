"""`/tavern tables`: a moderator sees all tables of the server, and can end or mend each, whatever is gone."""

from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.model.tables import Absence, Pace, Player, Status
from bot.tables import lobby, table_admin
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.person import Person
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.names import label_at
from bot.ui.kit.services import link_to
from tests.messages import presses, text_of, walk
from tests.simulated.locale import speaking
from tests.taps import manage, read, tap
from tests.tavern import Tavern, tavern
from tests.ui.server.moderators import ask, choose, joined, manager, moderator, press, there
from tests.ui.server.table_panel import SAY, offered, panel_of


async def last_action(t: Tavern, table_id: int) -> tuple[str, str]:
    action = (await t.store.actions.of_table(table_id))[-1]
    return action.kind, action.name


def posts(t: Tavern) -> int:
    """How many posts of tables stand in the tavern's channel; a nudge has a button too, but not *More*."""
    return sum(any(one.action == "more" for one in presses(message)) for message in t.public())


async def test_the_list_is_for_moderators_only(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        answer = await ask(t, t.people[0], "tables")
        assert answer.private
        assert answer.text == SAY("refusal-moderators-only")
        for somebody in (moderator(t), manager(t)):
            answer = await ask(t, somebody, "tables")
            assert answer.private
            assert SAY("tables-none") in answer.text


async def test_a_server_that_knew_the_bot_is_told_once_that_rights_of_before_do_not_reach_the_new_group(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 1) as t:
        mo, manages = moderator(t), manager(t)
        await t.store.notes.keep(**{f"welcomed {t.guild.id}": "yes"})
        answers = [await ask(t, who, "tables") for who in (mo, mo, manages)]
        assert [SAY("tables-rights") in answer.text for answer in answers] == [True, False, False]
        assert "</table show:" in answers[0].text


async def test_a_new_server_is_told_of_no_rights_of_before(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        manages = manager(t)
        answers = [await ask(t, manages, "tables") for _ in range(2)]
        assert await t.store.notes.note(f"welcomed {t.guild.id}") == "yes"
        assert [SAY("tables-rights") in answer.text for answer in answers] == [False, False]


async def test_manage_messages_in_one_channel_moderates_the_table_of_that_channel_alone(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        host, other, mo = t.people
        quay = t.guild.create_text_channel(
            "quay", overwrites={mo: discord.PermissionOverwrite(manage_messages=True)}
        )
        await t.slash(host, "start")
        theirs = await t.table()
        await host.slash(quay, "skullking start")
        own = await t.table()
        listed = await mo.slash(quay, "tavern tables")
        assert listed.response is not None
        assert SAY("refusal-moderators-only") in (listed.response.content or "")
        await manage(there(t, t.guild, quay), mo, "computer pirate stays")
        assert (await t.bot.services.tables.load(own.id)).row.absence is Absence.SEAT
        for who in (mo, other):
            panel = await manage(t, who)
            assert "computer pirate stays" not in read(panel)
            async with t.unchanged():
                refused = await t.press_forged(who, panel.message, f"t:{theirs.id}:oversee::absence seat")
            assert SAY("refusal-host-or-moderator-only") in refused.text
        assert (await t.bot.services.tables.load(theirs.id)).row.absence is not Absence.SEAT


@pytest.mark.slow
async def test_the_list_tells_number_game_channel_host_and_whom_it_waits_for(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start(pace="daily")
        seats = (await t.table()).seats
        answer = await ask(t, mo, "tables")
        line = SAY(
            "tables-line",
            id=str(table.id),
            game=SAY("game-skullking"),
            channel=f"<#{t.channel.id}>",
            status=SAY("status-running"),
            host="Anna",
        )
        assert line in answer.text
        for row in seats:
            assert row.clock is not None
            since = SAY("tables-waits", name=row.name, since=f"<t:{row.clock.since}:f>")
            assert f"{since} {SAY('tables-until', until=f'<t:{row.clock.due_at}:R>')}" in answer.text
        await t.wait(DAY + HOUR)
        late = await ask(t, mo, "tables")
        assert SAY("tables-late") in late.text
        [[option]] = [part["options"] for part in walk(late.message.components) if part.get("options")]
        assert option["emoji"]["name"] == "⏰"


@pytest.mark.slow
async def test_more_tables_than_fit_are_leafed_through_and_each_can_be_picked(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        mo, tables, host = moderator(t), t.bot.services.tables, Person(9, "*" * 32, frozenset({t.guild.id}))
        ids = []
        for number in range(20):
            place = lobby.Place(t.guild.id, t.guild.create_text_channel(f"quay-{number}").id, "en")
            opened = await lobby.open_table(tables, lobby.Invitation("skullking"), place, host)
            ids.append(opened.id)
        await t.env.settle()
        pages = [await ask(t, mo, "tables")]
        seen = offered(pages[0])
        for _ in range(2):
            pages.append(await press(t, mo, pages[-1], f"tables {len(pages)} ▶"))
            seen += offered(pages[-1])
        assert sorted(seen) == ids
        for table_id in ids[4:]:
            await table_admin.end(tables, table_id, host)
        await t.env.settle()
        answer = await press(t, mo, pages[-1], "tables 2 🔄")
        assert SAY("tables-title", count=4) in answer.text


@pytest.mark.slow
async def test_a_moderator_pauses_extends_and_changes_pace_and_absence_in_one_panel(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start(pace="daily")
        panel = await panel_of(t, mo, table.id)
        shown = panel.message.id
        due = (await t.table()).seats[0].clock
        panel = await choose(t, mo, panel, "oversee extend", ["12"])
        assert SAY("done-extended", hours=12) in panel.text
        later = (await t.table()).seats[0].clock
        assert due is not None
        assert due.due_at is not None
        assert later is not None
        assert later.due_at == due.due_at + 12 * HOUR
        panel = await press(t, mo, panel, "oversee pause")
        assert (await t.table()).is_paused
        assert SAY("status-paused") in panel.text
        panel = await press(t, mo, panel, "oversee resume")
        assert not (await t.table()).is_paused
        panel = await choose(t, mo, panel, "oversee pace", ["relaxed"])
        panel = await choose(t, mo, panel, "oversee absence", ["host"])
        row = (await t.table()).row
        assert (row.pace, row.absence) == (Pace.RELAXED, Absence.HOST)
        for key, detail in (("paused", ""), ("resumed", ""), ("pace", SAY("pace-relaxed"))):
            assert SAY(f"action-{key}", name="Mo", detail=detail) in panel.text
        assert panel.message.id == shown
        kinds = [(action.kind, action.name) for action in await t.store.actions.of_table(table.id)]
        assert kinds[1:] == [(kind, "Mo") for kind in ("extended", "paused", "resumed", "pace", "absence")]


@pytest.mark.slow
async def test_a_table_is_ended_after_the_question_only(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        question = await press(t, mo, await panel_of(t, mo, table.id), "oversee_end")
        assert SAY("confirm-end") in question.text
        panel = await press(t, mo, question, "oversee_show")
        assert (await t.table()).status is Status.RUNNING
        question = await press(t, mo, panel, "oversee_end")
        panel = await press(t, mo, question, "oversee end")
        assert (await t.table()).status is Status.ENDED
        assert await last_action(t, table.id) == ("ended", "Mo")
        assert SAY("done-ended") in panel.text
        assert not {"oversee", "oversee_end"} & {one.action for one in presses(panel.message)}
        log = await press(t, mo, panel, "log")
        assert SAY("action-ended", name="Mo") in log.text
        back = await press(t, mo, panel, "tables")
        assert SAY("tables-none") in back.text


@pytest.mark.slow
async def test_a_person_is_replaced_by_a_computer_player_or_by_somebody_else(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table, carla = moderator(t), await t.start(), joined(t, "Carla")
        panel = await panel_of(t, mo, table.id)
        panel = await tap(t, mo, panel, "2. Ben", "A computer pirate")
        computer = await t.table()
        assert computer.seats[1].player is Player.COMPUTER
        panel = await tap(t, mo, panel, f"2. {label_at(computer, 1)}", carla)
        taken = (await t.table()).seats[1]
        assert (taken.user_id, taken.name, taken.player) == (carla.id, "Carla", Player.PERSON)
        assert SAY("done-replaced", name="Carla", seat=2) in panel.text
        assert await last_action(t, table.id) == ("replaced", "Mo")


async def test_a_substitute_is_a_person_of_this_server_who_does_not_sit_there(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        anna, ben = t.people
        robot = t.guild.add_member(t.env.create_user("robot", bot=True))
        panel = await panel_of(t, mo, table.id)
        for who, refusal in (
            (robot, SAY("refusal-computer-only")),
            (anna, SAY("refusal-already-seated-there", name="Anna")),
        ):
            asked = await choose(t, mo, panel, "oversee_seat", [f"1 {ben.id}"])
            async with t.unchanged():
                panel = await choose(t, mo, asked, f"oversee substitute 1 {ben.id}", [who])
            assert refusal in panel.text


async def test_an_old_panel_replaces_nobody_who_has_sat_down_since(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table, carla = moderator(t), await t.start(), joined(t, "Carla")
        anna, ben = t.people
        panel = await panel_of(t, mo, table.id)
        await manage(t, anna, "2. Ben", carla)
        async with t.unchanged():
            panel = await t.press_forged(mo, panel.message, f"t:{table.id}:oversee::computer 1 {ben.id}")
        assert SAY("refusal-table-moved-on") in panel.text


async def test_a_deleted_post_is_shown_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        t.env.backend.delete_message(t.channel.id, (await t.post()).id)
        panel = await press(t, mo, await panel_of(t, mo, table.id), "oversee again")
        assert posts(t) == 1
        assert str((await t.post()).id) in panel.text


@pytest.mark.slow
async def test_a_table_whose_channel_is_gone_is_mended_shown_here_and_played_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start(rounds=1, pace="daily")
        t.env.backend.delete_channel(t.channel.id)
        t.channel = t.guild.create_text_channel("galley")
        panel = await panel_of(t, mo, table.id)
        panel = await tap(t, mo, panel, "+1 day", "Pause", "Resume")
        panel = await press(t, mo, panel, "oversee again")
        assert (await t.table()).row.channel_id == t.channel.id
        assert posts(t) == 1
        assert await last_action(t, table.id) == ("moved", "Mo")
        assert (await t.forward()).status is Status.FINISHED


@pytest.mark.slow
async def test_a_table_whose_channel_is_gone_can_be_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        t.env.backend.delete_channel(t.channel.id)
        t.channel = t.guild.create_text_channel("galley")
        question = await press(t, mo, await panel_of(t, mo, table.id), "oversee_end")
        await press(t, mo, question, "oversee end")
        assert (await t.table()).status is Status.ENDED


async def test_a_table_whose_channel_is_closed_to_the_bot_is_shown_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table, closed = moderator(t), await t.start(), t.channel
        denied = discord.Permissions(send_messages=True).value
        bot_id = t.env.backend.bot_user.id
        overwrite = Overwrite(bot_id, OverwriteType.MEMBER, allow=0, deny=denied)
        t.env.backend.set_overwrite(closed.id, overwrite)
        panel = await panel_of(t, mo, table.id)
        async with t.unchanged():
            panel = await press(t, mo, panel, "oversee again")
        permission = SAY("permission-send-messages")
        assert SAY("refusal-missing-permissions", permissions=permission) in panel.text
        t.channel = t.guild.create_text_channel("galley")
        await press(t, mo, await panel_of(t, mo, table.id), "oversee again")
        assert (await t.table()).row.channel_id == t.channel.id


@pytest.mark.slow
async def test_a_table_is_not_shown_where_another_stands(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        t.env.backend.delete_channel(t.channel.id)
        t.channel = t.guild.create_text_channel("galley")
        await t.slash(t.people[0], "start")
        link = await link_to(t.bot.services.tables, await t.table())
        panel = await panel_of(t, mo, table.id)
        async with t.unchanged():
            panel = await press(t, mo, panel, "oversee again")
        assert SAY("refusal-channel-taken", link=link) in panel.text


async def test_a_table_whose_host_is_gone_from_the_server_is_mended(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        mo, table = moderator(t), await t.start()
        t.guild.remove_member(anna)
        panel = await panel_of(t, mo, table.id)
        panel = await tap(t, mo, panel, "1. Anna", "A computer pirate")
        after = await t.table()
        assert (after.row.host_id, after.seats[0].player) == (ben.id, Player.COMPUTER)
        assert (
            SAY("action-replaced", name="Mo", seat=1, detail=after.seats[0].name, other="Anna") in panel.text
        )


async def test_an_open_table_whose_host_is_gone_is_handed_on_or_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        mo = moderator(t)
        await t.slash(anna, "start")
        await t.slash(ben, "join")
        t.guild.remove_member(anna)
        table = await t.table()
        panel = await panel_of(t, mo, table.id)
        panel = await tap(t, mo, panel, "1. Anna", "A computer pirate")
        assert (await t.table()).row.host_id == ben.id
        panel = await press(t, mo, await press(t, mo, panel, "oversee_end"), "oversee end")
        assert (await t.table()).status is Status.ENDED


async def test_a_frozen_table_can_be_seen_and_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        await t.store.tables.change(table.id, status=Status.FROZEN)
        panel = await panel_of(t, mo, table.id)
        found = [(one.action, one.argument) for one in presses(panel.message)]
        own = [("my_tables", ""), ("my_preferences", "")]
        assert found == [("oversee", "thaw"), ("oversee", "again"), ("oversee_end", ""), *own, ("tables", "")]
        await press(t, mo, await press(t, mo, panel, "oversee_end"), "oversee end")
        assert (await t.table()).status is Status.ENDED


async def test_a_frozen_table_goes_on_by_a_press_once_its_log_can_be_trusted(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        await t.store.tables.change(table.id, status=Status.FROZEN)
        panel = await panel_of(t, mo, table.id)
        panel = await press(t, mo, panel, "oversee thaw")
        assert (await t.table()).status is Status.RUNNING
        assert SAY("done-thawed") in text_of(panel.message)


@pytest.mark.slow
async def test_a_moderator_by_role_mends_tables(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        role = t.guild.create_role("Bosun")
        bosun, gina, table = joined(t, "Bosun", role), manager(t), await t.start()
        settings = await ask(t, gina, "server-settings")
        await choose(t, gina, settings, "settle moderator_role", [role])
        panel = await panel_of(t, bosun, table.id)
        await press(t, bosun, panel, "oversee pause")
        assert (await t.table()).is_paused


@pytest.mark.slow
async def test_who_moderates_no_longer_mends_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        panel = await panel_of(t, mo, table.id)
        [role] = [role for role in t.guild.roles.values() if role.name == "Mo's"]
        t.env.backend.delete_role(t.guild.id, role.id)
        async with t.unchanged():
            panel = await press(t, mo, panel, "oversee pause")
        assert SAY("refusal-not-your-table", free=0) in panel.text


@pytest.mark.slow
async def test_the_panel_works_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table, carla = moderator(t), await t.start(), joined(t, "Carla")
        listed = await ask(t, mo, "tables")
        await t.restart()
        panel = await choose(t, mo, listed, "pick", [str(table.id)])
        panel = await press(t, mo, panel, "oversee pause")
        asked = await choose(t, mo, panel, "oversee_seat", [f"1 {t.people[1].id}"])
        await t.restart()
        await choose(t, mo, asked, f"oversee substitute 1 {t.people[1].id}", [carla])
        after = await t.table()
        assert after.is_paused
        assert after.seats[1].user_id == carla.id


async def test_what_can_not_be_done_is_told_in_the_panel(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        old = await panel_of(t, mo, table.id)
        await table_admin.end(t.bot.services.tables, table.id, Person(mo.id, "Mo", frozenset({t.guild.id})))
        await t.env.settle()
        async with t.unchanged():
            panel = await press(t, mo, old, "oversee pause")
        assert SAY("refusal-table-closed", command="skullking") in panel.text
        assert SAY("status-ended") in panel.text


async def test_list_and_panel_are_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        mo, table = moderator(t), await t.start()
        for language, (locale, *_) in LANGUAGES.items():
            say = speaker(language)
            with speaking(mo, locale):
                assert say("tables-title", count=1) in (await ask(t, mo, "tables")).text
                panel = await panel_of(t, mo, table.id)
            assert say("oversee-title", game=say("game-skullking"), id=str(table.id)) in panel.text
