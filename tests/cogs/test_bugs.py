"""A bug gets an apology with a reference, and the log tells of it what is no secret."""

import re
from pathlib import Path

import discord
import pytest

from bot.delivery.discord_errors import InvalidRequestError
from bot.logs import fields_of
from bot.store.errors import StoreError
from bot.store.sqlite.database import SqliteDatabase
from bot.tables import lobby, moves
from bot.texts.catalog import speaker
from bot.ui.kit import errors
from bot.ui.kit.caller import Caller
from bot.ui.live import announcer
from tests.databases import sqlite_only
from tests.messages import press_of
from tests.simulated.locale import speaking
from tests.store.sample import spoil
from tests.tavern import Tavern, tavern

MINUTE = 60
"""Seconds, long enough for the simulation to wait until a test moves the time."""


async def test_a_bug_in_a_command_gets_an_apology_with_a_reference_that_stands_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("reference")
        t.overheard.expect("the cannon is loose")
        await t.start(rounds=1)

        async def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError("the cannon is loose")

        monkeypatch.setattr(moves, "make", broken)
        async with t.unchanged():
            with speaking(t.people[0], "fr"):
                answer = await t.slash(t.people[0], "bid", tricks=0)
        check_apology(t, answer.text, answer.private, "fr")
        async with t.unchanged():
            answer = await t.press(t.people[0].user, "move", "bid 0")
        check_apology(t, answer.text, answer.private, "en", dm=True)


async def test_a_bug_behind_a_button_of_the_post_gets_an_apology_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("reference")
        await t.slash(t.people[0], "start")

        async def broken(*_: object, **__: object) -> None:
            raise KeyError("the cannon is loose")

        monkeypatch.setattr(lobby, "join", broken)
        async with t.unchanged():
            answer = await t.press(t.people[1], "join")
        check_apology(t, answer.text, answer.private, "en")


@sqlite_only("the file is spoilt")
async def test_while_the_database_can_not_be_read_people_and_once_the_host_are_told(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("is damaged")
        anna, ben = t.people
        await t.start(rounds=1)
        hand, _ = t.find(anna.user, "move", "bid 0")
        database = await t.bot.open_store()
        assert isinstance(database, SqliteDatabase)
        assert await database.empty_log()
        spoil(database.path)
        pressed = [await t.press(anna.user, "move", "bid 0", on=hand) for _ in range(5)]
        typed = [await t.slash(ben, command) for command in ("show", "hand", "scores")]
        assert {answer.text for answer in (*pressed, *typed)} == {speaker("en")("error-not-stored")}
        assert all(answer.private for answer in typed)
        assert sum("the database fails" in line for line in t.overheard.lines()) == 1
        assert not any(record.exc_info for record in t.overheard.records)


async def test_a_database_that_fails_while_a_refusal_is_worded_is_told_as_if_it_had_failed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        await t.slash(t.people[0], "start")

        async def lost(*_: object) -> None:
            raise StoreError("lease_lost", address="tavern")

        monkeypatch.setattr(errors, "_table", lost)
        answer = await t.slash(t.people[0], "bid", tricks=1)  # no cards are dealt
        assert answer.text == speaker("en")("error-not-stored")
        assert not any(record.exc_info for record in t.overheard.records)


async def test_a_database_that_fails_after_a_move_was_stored_denies_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("it restarts")
        await t.start(rounds=1)

        async def lost(*_: object) -> None:
            raise StoreError("unreached", address="tavern", reason="it restarts")

        monkeypatch.setattr(Caller, "show", lost)
        answer = await t.slash(t.people[0], "bid", tricks=1)
        assert len(await t.store.log.moves((await t.table()).id)) == 1
        assert answer.text == speaker("en")("error-partly-stored")


def check_apology(t: Tavern, text: str, private: bool, language: str, dm: bool = False) -> None:
    """The text is the apology in that language; its reference is in the log, with the error."""
    found = re.search(r"`([0-9a-f]{8})`", text)
    assert found, text
    assert text == speaker(language)("error-bug", reference=found[1])
    assert private or dm
    [record] = [r for r in t.overheard.records if fields_of(r).get("reference") == found[1]]
    assert record.exc_info
    assert "the cannon is loose" in str(record.exc_info[1])


@pytest.mark.slow
async def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    async with tavern(tmp_path, log_level="DEBUG") as t:
        t.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
        await t.start(computers=1, rounds=2)
        table = await t.table()
        await t.play()
        said = "\n".join(t.overheard.lines(level=0))
        assert table.row.seed.hex() not in said
        assert "play " not in said
        assert "bid " not in said


def test_a_press_is_read_back() -> None:
    assert press_of("t:3:join::").table == 3


@pytest.mark.slow
async def test_what_discord_does_not_understand_is_a_bug_that_stays_untold_and_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "ONCE_MORE_AFTER", MINUTE)
    async with tavern(tmp_path, buried_after=0) as t:
        t.overheard.expect("Discord does not understand a request")
        await t.start(rounds=1)
        post = await t.post()
        path = f"/channels/{t.channel.id}/messages/{post.id}"
        t.env.inject_error("PATCH", path, status=400, code=50035)
        await t.move(await t.table(), 0)
        row = (await t.table()).row
        assert row.told < row.revision
        assert t.bot.services.delivery.messenger.invalid == 1
        [line] = [line for line in t.overheard.lines() if "does not understand" in line]
        assert "50035" in line
        await t.restart()
        row = (await t.table()).row
        assert row.told == row.revision, "the next start tries again"


@pytest.mark.parametrize(("refusals", "is_told"), [(1, True), (2, False)])
async def test_what_discord_has_not_understood_is_tried_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int, is_told: bool
) -> None:
    monkeypatch.setattr(announcer, "ONCE_MORE_AFTER", MINUTE)
    async with tavern(tmp_path, buried_after=0) as t:
        t.overheard.expect("Discord does not understand a request")
        await t.start(rounds=1)
        post = await t.post()
        path = f"/channels/{t.channel.id}/messages/{post.id}"
        t.env.inject_error("PATCH", path, status=400, code=50035, times=refusals)
        await t.move(await t.table(), 0)
        assert t.bot.services.delivery.messenger.invalid == 1
        for seconds, known in ((MINUTE - 1, False), (1, is_told), (2 * MINUTE, is_told)):
            await t.wait(seconds)
            row = (await t.table()).row
            assert (row.told == row.revision) is known
        assert t.bot.services.delivery.messenger.invalid == refusals
        assert t.bot.tables_with_bugs() == (set() if is_told else {(await t.table()).id})


def test_of_what_discord_does_not_understand_only_the_fields_are_told() -> None:
    body = {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"components": {"0": {"_errors": [{"code": "BAD", "message": "not allowed: Y5 bid 3"}]}}},
    }
    response = type("Response", (), {"status": 400, "reason": "Bad Request"})()
    told = str(InvalidRequestError(discord.HTTPException(response, body)))
    assert told == "50035 components.0"
