"""The people of a file, or of a menu, are invited to a league, and each bad row is named."""

from pathlib import Path

from simcord import InteractionResult, MemberActor

from bot.model.leagues import Role
from bot.seasons import league_admin
from bot.texts.catalog import speaker
from tests.cogs.league_tavern import LEAGUE, at_rest, command, created, organiser, the_league
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import choose, press

SAY = speaker("en")


async def file_form(t: Tavern, who: MemberActor) -> InteractionResult:
    panel = await command(t, who, "manage", league=LEAGUE)
    panel = await t.press(who, "league_people", on=panel.message)
    message, custom_id = t.find(who, "league_file", on=panel.message)
    return await who.click(message, custom_id=custom_id)


async def invite(t: Tavern, who: MemberActor, data: bytes) -> Answer:
    return t._answer(await who.submit_modal(await file_form(t, who), {"file": ("crew.csv", data)}))


async def test_a_file_of_people_invites_them_and_names_bad_rows(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        anna, ben = t.people
        text = f"user_id,name\n{anna.id},Anna\nnobody,X\n{ben.id},Ben\n123456789012345678,Y\n"
        done = await invite(t, captain, text.encode())
        assert SAY("done-invited", count=2, name=LEAGUE) in done.text
        assert SAY("invite-row-no-id", row=3, cell="nobody") in done.text
        assert SAY("invite-row-no-member", row=5, cell="123456789012345678") in done.text
        roles = {one.user_id: one.role for one in (await the_league(t)).entrants}
        assert roles == {anna.id: Role.INVITED, ben.id: Role.INVITED}
        await at_rest(t)
        assert [one for one in t.public() if one.content.startswith("📨")]
        bad = await invite(t, captain, b"\xff\xfe")
        assert bad.text == SAY("refusal-invite-file", most=200)
        named = await invite(t, captain, b"Anna\n1.45607E+18\n")
        assert SAY("invite-row-no-id", row=1, cell="Anna") in named.text
        assert SAY("invite-row-rounded", row=2, cell="1.45607E+18") in named.text
        assert SAY("invite-hint") in named.text
        late = await file_form(t, captain)
        async with t.inside():
            await league_admin.end(t.bot.services.seasons, league.id)
        refused = t._answer(await captain.submit_modal(late, {"file": ("crew.csv", text.encode())}))
        assert refused.text == SAY("refusal-league-over")


async def test_people_are_invited_from_a_menu_of_members(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        anna, ben = t.people
        panel = await command(t, captain, "manage", league=LEAGUE)
        panel = await press(t, captain, panel, f"league_people {league.id} show")
        parrot = t.guild.add_member(t.env.create_user("Polly", bot=True))
        panel = await choose(t, captain, panel, f"league_people {league.id} invite", [anna, ben, parrot])
        assert SAY("done-invited", count=2, name=LEAGUE) in panel.text
        assert SAY("invite-no-members", count=1) in panel.text
        roles = {one.user_id: one.role for one in (await the_league(t)).entrants}
        assert roles == {anna.id: Role.INVITED, ben.id: Role.INVITED}
