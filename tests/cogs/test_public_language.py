"""The language of what all can read: settled by the server, else that of a Community, else of who opens."""

from pathlib import Path

from simcord import MemberActor

from bot.texts.catalog import speaker
from tests.cogs.league_tavern import choose, founding, organiser, the_league
from tests.messages import presses, text_of
from tests.simulated.locale import guild_speaks, speaking
from tests.tavern import Tavern, tavern
from tests.ui.server import moderators
from tests.ui.server.moderators import ask, manager

DE, IT = speaker("de"), speaker("it")


async def settle(t: Tavern, who: MemberActor, language: str) -> None:
    panel = await ask(t, who, "server-settings")
    await moderators.choose(t, who, panel, "settle language", [language])


async def lobby_in(t: Tavern, who: MemberActor) -> str:
    await t.slash(who, "start", rounds=1)
    text = text_of(await t.post())
    table = await t.table()
    await t.press_forged(who, await t.post(), f"t:{table.id}:yes_end::")
    return text


def seats(language: str) -> str:
    return speaker(language)("lobby-seats", taken=1, places=6)


async def test_a_server_that_is_no_community_gets_the_language_of_who_opens(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        with speaking(anna, "de"), speaking(ben, "fr"):
            assert seats("de") in await lobby_in(t, anna)
            assert seats("fr") in await lobby_in(t, ben)


async def test_a_community_has_the_language_that_it_has_chosen(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        guild_speaks(t.env, t.guild, "it")
        with speaking(anna, "de"):
            assert seats("it") in await lobby_in(t, anna)


async def test_what_the_server_has_settled_counts_for_all_until_it_is_taken_back(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        gina = manager(t)
        guild_speaks(t.env, t.guild, "it")
        await settle(t, gina, "fr")
        with speaking(anna, "de"):
            assert seats("fr") in await lobby_in(t, anna)
            await settle(t, gina, "discord")
            assert seats("it") in await lobby_in(t, anna)


async def test_the_host_changes_the_language_of_an_open_table_and_nobody_else_does(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start", rounds=1)
        async with t.unchanged():
            refused = await t.press_forged(ben, await t.post(), "t:1:table_language::de")
        assert refused.private
        await t.choose(anna, "table_language", "de", on=await t.options(anna))
        assert seats("de") in text_of(await t.post())
        assert (await t.table()).row.language == "de"
        await t.slash(ben, "join")
        await t.press(anna, "deal")
        assert "options" not in {press.action for press in presses(await t.post())}
        assert DE("skullking-round", round=1, rounds=1) in text_of(await t.post())


async def test_a_league_has_the_language_that_is_chosen_in_its_form(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        with speaking(captain, "fr"):
            panel = await founding(t, captain, "Coupe")
            assert (await the_league(t)).row.language == "fr"
            await choose(t, captain, panel, "language", "it")
            assert (await the_league(t)).row.language == "it"
            await t.press(captain, "founding_open", on=panel)
            [post] = [one for one in t.public() if "Coupe" in text_of(one)]
            assert IT("button-league-join") in str(post.components)
