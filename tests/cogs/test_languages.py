"""Everything that the bot answers, and the commands themselves, in each of the five languages."""

from pathlib import Path

import pytest
from discord import MessageFlags

from bot.model.tables import Status
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.services import link_to
from tests.messages import nudge_of, text_of
from tests.simulated.locale import guild_speaks, speaking
from tests.taps import manage, tap
from tests.tavern import Tavern, tavern


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_and_button_answers_in_the_language_of_who_asks(
    tmp_path: Path, language: str
) -> None:
    """That Discord takes all of it is asserted when the tavern closes."""
    say, locale = speaker(language), LANGUAGES[language][-1]
    async with tavern(tmp_path, nudge_after=60) as t:
        anna, ben = t.people
        guild_speaks(t.env, t.guild, locale)
        with speaking(anna, locale), speaking(ben, locale):
            opened = await t.slash(anna, "start", players=3, computers=1, rounds=2)
            assert opened.text == say("done-opened")
            assert (await t.slash(ben, "join")).text.startswith(say("done-joined"))
            options = await t.options(anna)
            await t.choose(anna, "option", "1", on=options, argument="rounds")
            title = say("options-title", game=say("game-skullking"))
            assert text_of(options).startswith(f"### {title}")
            assert (await t.press(anna, "deal")).text.startswith(say("done-dealt"))
            await talk(t, language)
            await t.wait(121)
            table = await t.table()
            told = [message.content.partition("\n")[0] for message in t.public()]
            assert nudge_of(table, [table.seated(ben.id)], say) in told
            await t.forward(lambda table: table.view(None).round == 2)
            await t.play()
            assert (await t.table()).status is Status.FINISHED
            assert "🏁" in text_of(await t.post())
            assert (await manage(t, ben, say("button-record"))).text == say("done-record")
            again = await t.press(ben, "again")
            assert again.text == say("done-opened")


async def talk(t: Tavern, language: str) -> None:
    """What can be asked while a game goes on, in its first round."""
    say, (anna, ben) = speaker(language), t.people
    assert say("skullking-tip-trick") in (await t.slash(anna, "rules")).text
    rules = await t.press(ben, "rules", on=await t.post())
    assert say("rules-title", game="Skull King", page=1, pages=3) in rules.text
    assert say("hand-title", game=say("game-skullking")) in (await t.slash(anna, "hand")).text
    assert say("scorepad-empty") in (await t.slash(anna, "scores")).text
    await t.slash(anna, "bid", tricks=1)
    assert say("skullking-your-bid", bid=1) in (await t.slash(anna, "hand")).text
    assert (await t.slash(anna, "undo")).text.startswith(say("done-undone"))
    await t.slash(anna, "bid", tricks=0)
    shown = await t.slash(ben, "show")
    assert shown.text == say("done-shown", link=await link_to(t.bot.services.tables, await t.table()))
    asked = await t.slash(ben, "leave")
    assert asked.text == say("confirm-leave")
    await t.press(ben, "no", on=asked.message)
    assert text_of(asked.message) == say("done-kept")
    asked = await manage(t, anna, say("button-end"))
    assert asked.text == say("confirm-end")
    assert say("status-running") in (await tap(t, anna, asked, say("button-no"))).text


async def test_every_command_and_option_has_a_name_and_a_description_in_every_language(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        [request] = [r for r in t.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        assert isinstance(request.json, list)
        locales = {locale for served in LANGUAGES.values() for locale in served}
        named = 0
        waiting = list(request.json)
        while waiting:
            part = waiting.pop()
            waiting += part.get("options") or []
            # The menu of a person has names alone.
            for key in ("name", "description") if "description" in part else ("name",):
                assert locales - {"en-US"} <= set(part[f"{key}_localizations"] or {}) | {"en-US"}
            named += 1
        assert named >= 1 + 13


@pytest.mark.slow
async def test_no_answer_of_a_person_s_own_is_public_and_nothing_public_notifies_but_nudge_and_end(
    tmp_path: Path,
) -> None:
    """Nobody is nudged here; the end mentions who played."""
    ringing = []
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        await t.play()
        for request in t.env.http_requests:
            body = request.json
            if not isinstance(body, dict) or request.method != "POST":
                continue
            if request.path.endswith("/callback") and body["type"] == 4:
                assert MessageFlags._from_value(body["data"]["flags"]).ephemeral
            if request.path == f"/channels/{t.channel.id}/messages":
                assert not body["allowed_mentions"]["parse"]
                if not MessageFlags._from_value(body.get("flags", 0)).suppress_notifications:
                    ringing.append(body["allowed_mentions"]["users"])
        assert ringing == [[person.id for person in t.people]]
