"""`/tavern settings`: what a server settles for its tables, and that it is so."""

from dataclasses import replace
from pathlib import Path

from simcord import MemberActor

from bot.model.guilds import GuildRow, Openers
from bot.model.tables import Absence, Pace
from bot.texts.catalog import LANGUAGES, speaker
from tests.messages import custom_ids, press_of, presses, walk
from tests.simulated.locale import speaking
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import ask, choose, joined, manager, moderator, press, there

SAY = speaker("en")


async def settled(t: Tavern) -> GuildRow:
    return await t.store.guilds.guild(t.guild.id)


async def settle(t: Tavern, who: MemberActor, setting: str, *values: object) -> Answer:
    return await choose(t, who, await ask(t, who, "server-settings"), f"settle {setting}", values)


async def test_only_who_manages_the_server_sees_and_changes_the_settings(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        for nobody in (t.people[0], moderator(t)):
            answer = await ask(t, nobody, "server-settings")
            assert answer.private
            assert answer.text == SAY("refusal-manage-server-only")
        answer = await ask(t, manager(t), "server-settings")
        assert answer.private
        assert SAY("settings-title") in answer.text


async def test_every_setting_is_chosen_in_one_panel_that_shows_what_holds(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, role, galley = manager(t), t.guild.create_role("Crew"), t.guild.create_text_channel("galley")
        forum = t.guild.create_forum_channel("ports")
        panel = await ask(t, gina, "server-settings")
        for setting, values in (
            ("opener_role", [role]),
            ("moderator_role", [role]),
            ("channels", [galley, forum]),
            ("pace", ["relaxed"]),
            ("absence", ["host"]),
            ("vacation_days", ["60"]),
        ):
            panel = await choose(t, gina, panel, f"settle {setting}", values)
        assert await settled(t) == GuildRow(
            t.guild.id,
            openers=Openers.ROLE,
            opener_role=role.id,
            moderator_role=role.id,
            channels=(galley.id, forum.id),
            pace=Pace.RELAXED,
            absence=Absence.HOST,
            vacation_days=60,
        )
        assert f"<@&{role.id}>" in panel.text
        assert f"<#{galley.id}> <#{forum.id}>" in panel.text
        assert SAY("done-settled") in panel.text
        options = [one for part in walk(panel.message.components) for one in part.get("options", ())]
        assert {"relaxed", "host", "60"} <= {one["value"] for one in options if one.get("default")}
        ticked = {
            press_of(part["custom_id"]).argument: [int(value["id"]) for value in part["default_values"]]
            for part in walk(panel.message.components)
            if part.get("default_values")
        }
        assert ticked == {
            "opener_role": [role.id],
            "moderator_role": [role.id],
            "channels": [galley.id, forum.id],
        }


async def test_where_the_mornings_results_come_is_as_it_is_answered(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, quay = manager(t), t.guild.create_text_channel("quay")
        panel = await ask(t, gina, "server-settings")
        assert SAY("settings-mornings-on") in panel.text
        assert "t:0:settle::daily_channel" not in custom_ids(panel.message)
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, daily_channel=t.channel.id))
        panel = await ask(t, gina, "server-settings")
        assert SAY("settings-mornings-channel", value=f"<#{t.channel.id}>") in panel.text
        assert SAY("settings-mornings-on") not in panel.text
        panel = await choose(t, gina, panel, "settle daily_channel", [quay])
        assert (await settled(t)).daily_channel == quay.id
        panel = await press(t, gina, panel, "settle mornings off")
        assert SAY("settings-mornings-off") in panel.text
        assert ((await settled(t)).mornings, (await settled(t)).daily_channel) == (False, None)


async def test_roles_and_channels_are_cleared_by_a_button(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, role = manager(t), t.guild.create_role("Crew")
        panel = await ask(t, gina, "server-settings")
        for setting, value in (("opener_role", role), ("moderator_role", role), ("channels", t.channel)):
            panel = await choose(t, gina, panel, f"settle {setting}", [value])
        for setting in ("opener_role", "moderator_role", "channels"):
            panel = await press(t, gina, panel, f"settle {setting}")
            assert f"t:0:settle::{setting}" not in custom_ids(panel.message)
        assert await settled(t) == GuildRow(t.guild.id)


async def test_what_is_refused_is_told_above_the_panel_and_nothing_changes(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina = manager(t)
        answer = await settle(t, gina, "openers", "role")
        assert SAY("refusal-opener-role-missing") in answer.text
        answer = await settle(t, gina, "moderator_role", t.guild.default_role)
        assert SAY("refusal-everyone-moderates") in answer.text
        assert await settled(t) == GuildRow(t.guild.id)
        assert presses(answer.message)


async def test_the_panel_works_after_a_restart_and_its_roles_can_be_gone(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, role = manager(t), t.guild.create_role("Crew")
        panel = await settle(t, gina, "moderator_role", role)
        await t.restart()
        panel = await choose(t, gina, panel, "settle openers", ["moderators"])
        panel = await choose(t, gina, panel, "settle channels", [t.channel])
        guild = await settled(t)
        assert (guild.openers, guild.moderator_role, guild.channels) == (
            Openers.MODERATORS,
            role.id,
            (t.channel.id,),
        )
        t.env.backend.delete_role(t.guild.id, role.id)
        t.env.backend.delete_channel(t.channel.id)
        t.channel = t.guild.create_text_channel("galley")
        panel = await ask(t, gina, "server-settings")
        assert not [part for part in walk(panel.message.components) if part.get("default_values")]
        assert f"<@&{role.id}>" in panel.text


async def test_who_manages_the_server_no_longer_changes_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina = manager(t)
        panel = await ask(t, gina, "server-settings")
        [role] = [role for role in t.guild.roles.values() if role.name == "Gina's"]
        t.env.backend.delete_role(t.guild.id, role.id)
        answer = await choose(t, gina, panel, "settle pace", ["live"])
        assert answer.text == SAY("refusal-manage-server-only")
        assert await settled(t) == GuildRow(t.guild.id)


async def test_who_may_open_tables_is_as_the_server_has_settled(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna], gina, mo = t.people, manager(t), moderator(t)
        role = t.guild.create_role("Crew")
        sailor = joined(t, "Sailor", role)
        await settle(t, gina, "opener_role", role)
        async with t.unchanged():
            assert (await t.slash(anna, "start")).text == SAY("refusal-role-opens", role=f"<@&{role.id}>")
        await t.slash(sailor, "start")
        assert (await t.table()).row.host_id == sailor.id
        await settle(t, gina, "openers", "moderators")
        t.channel = t.guild.create_text_channel("galley")
        async with t.unchanged():
            assert (await t.slash(sailor, "start")).text == SAY("refusal-moderators-open")
        await t.slash(mo, "start")
        assert (await t.table()).row.host_id == mo.id


async def test_tables_stand_only_in_the_channels_that_are_settled_and_their_threads(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna], gina, allowed = t.people, manager(t), t.channel
        t.env.backend.create_thread(allowed.id, "table one", owner_id=anna.id)
        await settle(t, gina, "channels", allowed)
        t.channel = t.guild.create_text_channel("galley")
        async with t.unchanged():
            answer = await t.slash(anna, "start")
        assert answer.text == SAY("refusal-not-in-this-channel", channels=f"<#{allowed.id}>")
        for channel in (allowed, *allowed.threads):
            t.channel = channel
            await t.slash(anna, "start")
            assert (await t.table()).row.channel_id == channel.id


async def test_moderators_open_tables_in_every_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await settle(t, manager(t), "channels", t.channel)
        t.channel = t.guild.create_text_channel("galley")
        await t.slash(moderator(t), "start")
        assert (await t.table()).row.channel_id == t.channel.id


async def test_who_has_the_moderators_role_moderates_until_the_server_names_another(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, role = manager(t), t.guild.create_role("Bosun")
        bosun = joined(t, "Bosun", role)
        assert (await ask(t, bosun, "tables")).text == SAY("refusal-moderators-only")
        panel = await settle(t, gina, "moderator_role", role)
        await t.start(1, computers=1)
        assert SAY("tables-title", count=1) in (await ask(t, bosun, "tables")).text
        await press(t, gina, panel, "settle moderator_role")
        assert (await ask(t, bosun, "tables")).text == SAY("refusal-moderators-only")


async def test_what_one_server_settles_is_nothing_to_another(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        other = t.env.create_guild("The Other Tavern")
        role = t.guild.create_role("Crew")
        stranger = other.add_member(t.people[0].user)
        elsewhere = there(t, other, other.create_text_channel("bar"), stranger)
        await settle(t, manager(t), "openers", "moderators")
        await settle(t, manager(t, "Greta"), "moderator_role", role)
        await elsewhere.slash(stranger, "start")
        assert (await t.table()).row.guild_id == other.id
        assert await settled(elsewhere) == GuildRow(other.id)


async def test_the_panel_is_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina = manager(t)
        for language, (locale, *_) in LANGUAGES.items():
            with speaking(gina, locale):
                assert speaker(language)("settings-about") in (await ask(t, gina, "server-settings")).text
