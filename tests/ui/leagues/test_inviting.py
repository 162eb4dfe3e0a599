"""`/league invite`: the people of a file are invited, and each bad row is named."""

from pathlib import Path

from bot.model.leagues import Role
from bot.texts.catalog import speaker
from tests.cogs.league_tavern import LEAGUE, at_rest, command, created, organiser, the_league
from tests.tavern import tavern
from tests.ui.server.moderators import choose, press

SAY = speaker("en")


async def test_a_file_of_people_invites_them_and_names_bad_rows(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await created(t, captain)
        anna, ben = t.people
        text = f"user_id,name\n{anna.id},Anna\nnobody,X\n{ben.id},Ben\n123456789012345678,Y\n"
        done = await command(t, captain, "invite", league=LEAGUE, file=("crew.csv", text.encode()))
        assert SAY("done-invited", count=2, name=LEAGUE) in done.text
        assert SAY("invite-row-no-id", row=3, cell="nobody") in done.text
        assert SAY("invite-row-no-member", row=5, cell="123456789012345678") in done.text
        roles = {one.user_id: one.role for one in (await the_league(t)).entrants}
        assert roles == {anna.id: Role.INVITED, ben.id: Role.INVITED}
        await at_rest(t)
        assert [one for one in t.public() if one.content.startswith("📨")]
        bad = await command(t, captain, "invite", league=LEAGUE, file=("crew.csv", b"\xff\xfe"))
        assert bad.text == SAY("refusal-invite-file", most=200)
        named = await command(t, captain, "invite", league=LEAGUE, file=("crew.csv", b"Anna\n1.45607E+18\n"))
        assert SAY("invite-row-no-id", row=1, cell="Anna") in named.text
        assert SAY("invite-row-rounded", row=2, cell="1.45607E+18") in named.text
        assert SAY("invite-hint") in named.text
        stranger = await command(t, anna, "invite", league=LEAGUE, file=("crew.csv", text.encode()))
        assert stranger.text == SAY("refusal-leagues-by-moderators")


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
