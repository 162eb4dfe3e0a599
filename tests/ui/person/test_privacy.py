"""`/tavern privacy` as people meet it: what is told, the file, the question, and what is left afterwards."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from simcord import UserHandle

from bot.model.tables import Status
from bot.settings import Host
from bot.store.notes import PICTURE_SECRET
from bot.store.privacy import ANONYMOUS
from bot.tables.person import Person as Somebody
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.person.host import lines_of
from tests.messages import presses, text_of
from tests.simulated.locale import speaking
from tests.tavern import LATER, Answer, Person, Tavern, tavern
from tests.traces import traces


async def privacy(t: Tavern, who: Any) -> Answer:
    """`/tavern privacy` in the channel."""
    return t._answer(await who.slash(t.channel, "tavern privacy"))


async def deleted(t: Tavern, who: Any) -> Answer:
    panel = await privacy(t, who)
    await t.press(who, "delete_data", on=panel.message)
    return await t.press(who, "yes_delete_data", on=panel.message)


def file_of(t: Tavern, answer: Answer) -> Any:
    [attachment] = answer.message.attachments
    content = t.env.backend.cdn.get(attachment.url)
    assert content is not None
    return json.loads(content)


async def left_of(t: Tavern, who: Person) -> list[str]:
    return await traces(await t.bot.open_store(), Somebody(who.id, who.name.capitalize()))


async def test_everybody_is_told_in_their_own_language_and_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        for language, (locale, *_) in LANGUAGES.items():
            with speaking(anna, locale):
                panel = await privacy(t, anna)
            assert panel.private
            say = speaker(language)
            for key in ("title", "tables", "leagues", "scorepads", "person", "never", "until"):
                assert say(f"privacy-{key}") in text_of(panel.message)
            assert [press.action for press in presses(panel.message)] == ["my_data", "delete_data"]


async def test_who_hosts_the_bot_and_their_pages_are_in_help_and_privacy(tmp_path: Path) -> None:
    page = "https://example.org/{}"
    host = Host(
        "Anna, anna@example.org", page.format("privacy"), page.format("terms"), page.format("support")
    )
    async with tavern(tmp_path, 1, host=host) as t:
        [anna] = t.people
        labels = set()
        for language, (locale, *_) in LANGUAGES.items():
            with speaking(anna, locale):
                helped = t._answer(await anna.slash(t.channel, "tavern help"))
                shown = helped, await privacy(t, anna)
            labels.add(speaker(language)("host-terms"))
            for answer in shown:
                text = text_of(answer.message)
                assert "anna@example.org" in text
                assert all(f"]({page.format(name)})" in text for name in ("privacy", "terms", "support"))
        assert len(labels) == len(LANGUAGES)


async def test_a_host_who_says_nothing_takes_no_line(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        assert (await privacy(t, anna)).message is not None
        assert lines_of(Host(), speaker("en")) == []
        assert lines_of(Host(terms_url="https://example.org"), speaker("en")) == [
            "[Terms](https://example.org)"
        ]


@pytest.mark.slow
async def test_the_file_has_what_is_stored_and_nobody_else_sees_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        table = await t.start(rounds=2)
        await t.slash(anna, "bid", tricks=1)
        await t.slash(ben, "bid", tricks=0)
        await privacy(t, anna)
        answer = await t.press(anna, "my_data")
        assert answer.private
        found = file_of(t, answer)
        assert found == await t.store.privacy.export(anna.id)
        assert [(seat["seat"], seat["name"]) for seat in found["seats"]] == [(0, "Anna")]
        assert [line["move"] for line in found["moves"]] == ["bid 1"]
        [letter] = t.seen_by(anna.user)
        assert [message["message_id"] for message in found["messages"]] == [str(letter.id)]
        assert "Ben" not in json.dumps(found)
        assert table.row.seed.hex() not in json.dumps(found)
        secret = await t.store.notes.note(PICTURE_SECRET)
        assert secret, "the keys of pictures are made with one"
        assert not any(secret in told for told in (json.dumps(found), *t.overheard.lines(logging.INFO)))


async def test_nothing_is_deleted_without_a_yes(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        panel = await privacy(t, anna)
        async with t.unchanged():
            question = await t.press(anna, "delete_data", on=panel.message)
            assert text_of(question.message) == speaker("en")("delete-data-question", tables=1)
            await t.press(anna, "no", on=panel.message)
        assert text_of(panel.message) == speaker("en")("done-kept")
        assert presses(panel.message) == []


@pytest.mark.slow
async def test_in_the_middle_of_a_game_a_computer_player_goes_on_and_nothing_is_left(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, nudge_after=60) as t:
        anna, ben, carla = t.people
        await t.start(rounds=2)
        await t.slash(anna, "bid", tricks=1)
        await t.wait(130)  # Ben and Carla are called
        assert await left_of(t, ben)
        answer = await deleted(t, ben)
        assert answer.private
        assert text_of(answer.message) == speaker("en")("done-data-deleted")
        await t.env.settle()
        assert await left_of(t, ben) == []
        assert t.seen_by(ben.user) == []
        for message in t.public():
            assert str(ben.id) not in json.dumps(message.components)
        t.people = [anna, carla]
        table = await t.forward(lambda table: table.status is not Status.RUNNING)
        assert table.status is Status.FINISHED
        assert f"Seat 2: {ANONYMOUS} left" in text_of(await t.post())
        assert await left_of(t, ben) == []


async def test_a_finished_post_shows_the_name_no_more(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        table = await t.forward()
        before = await t.post()
        assert "Ben" in text_of(before)
        await deleted(t, ben)
        await t.env.settle()
        after = await t.post()
        assert after.id == before.id
        assert "Ben" not in text_of(after)
        assert ANONYMOUS in text_of(after)
        for message in t.public():
            assert "Ben" not in text_of(message)
            assert f"<@{ben.id}>" not in text_of(message)
        assert await t.store.log.results(table.id)
        assert await left_of(t, ben) == []
        assert await left_of(t, anna)


async def test_the_panel_works_in_direct_messages_too(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        user: UserHandle = anna.user
        panel = t._answer(await user.slash("tavern privacy"))
        assert panel.private
        answer = await t.press(user, "my_data", on=panel.message)
        assert file_of(t, answer)["user_id"] == str(anna.id)
        await t.press(user, "delete_data", on=panel.message)
        await t.press(user, "yes_delete_data", on=panel.message)
        await t.env.settle()
        assert await left_of(t, anna) == []


async def test_discord_being_out_does_not_stop_the_deletion(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        t.env.inject_error("DELETE", "/channels/*", status=503, times=2)
        answer = await deleted(t, anna)
        assert text_of(answer.message) == speaker("en")("done-data-deleted")
        table = await t.table()
        assert table.seat_of(anna.id) is None
        assert await t.store.people.person(anna.id) is None
        await t.wait(LATER)
        assert await left_of(t, anna) == []


@pytest.mark.slow
async def test_who_comes_back_is_met_anew(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        await deleted(t, anna)
        await t.env.settle()
        t.game = "corsari"
        await t.env.settle()
        found = file_of(t, await t.press(anna, "my_data", on=(await privacy(t, anna)).message))
        assert found["seats"] == []
        assert [person["language"] for person in found["person"]] == ["en"]
