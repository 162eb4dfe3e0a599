"""The log: events with fields, in a form for people and one for programs, without tokens and secrets."""

import ast
import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

import bot
from bot.games import skullking
from bot.games.contract import IllegalMove
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.logs import FORMS, Discreet, Stderr, set_up
from bot.model.tables import Status
from bot.settings import LOG_FORMS, BadSettings, read_settings
from tests.games.secrecy import words
from tests.overheard import logging_as_before
from tests.tables.company import Company
from tests.tavern import tavern

ROOT = Path(bot.__file__).parents[1]
TOKEN = "MTA1.GhTk-x.a_very_secret_one"
log = logging.getLogger("bot.tests")

Logged = Callable[[], str]


@pytest.fixture
def logged(request: pytest.FixtureRequest) -> Iterator[Logged]:
    """What has been written since the log was set up at DEBUG, in the form that the test names."""
    with logging_as_before() as handlers:
        set_up("DEBUG", request.param, TOKEN)
        [added] = [handler for handler in logging.getLogger().handlers if handler not in handlers]
        assert isinstance(added, Stderr)
        added.setStream(stream := io.StringIO())
        yield stream.getvalue


in_lines = pytest.mark.parametrize("logged", ["lines"], indirect=True)
in_json = pytest.mark.parametrize("logged", ["json"], indirect=True)
in_both = pytest.mark.parametrize("logged", list(FORMS), indirect=True)


def event(message: str, **fields: object) -> logging.LogRecord:
    record = logging.makeLogRecord(
        {"name": "bot.ui.live.posts", "levelno": 30, "levelname": "WARNING", **fields}
    )
    record.msg = message
    record.created = datetime(2026, 1, 1, 12, tzinfo=UTC).timestamp()
    return record


def written(form: str, record: logging.LogRecord) -> str:
    return Discreet(FORMS[form](), TOKEN).format(record)


def test_people_read_the_time_the_level_who_says_it_the_message_and_the_fields() -> None:
    record = event("the post can't be edited", table=17, error="403 Forbidden", path="")
    assert written("lines", record) == (
        "2026-01-01 12:00:00Z WARNING bot.ui.live.posts the post can't be edited"
        ' table=17 error="403 Forbidden" path=""'
    )


def test_programs_read_an_object_with_the_fields_in_it() -> None:
    record = event("the post can't be edited", table=17, error="403 Forbidden")
    assert json.loads(written("json", record)) == {
        "time": "2026-01-01T12:00:00.000Z",
        "level": "WARNING",
        "logger": "bot.ui.live.posts",
        "message": "the post can't be edited",
        "table": 17,
        "error": "403 Forbidden",
    }


def test_whatever_is_given_as_a_field_can_be_written() -> None:
    fields = {"path": Path("a"), "when": datetime(2026, 1, 1, tzinfo=UTC), "what": object(), "raw": b"\xff"}
    assert json.loads(written("json", event("this", **fields)))["path"]
    assert "path=a " in written("lines", event("this", **fields))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("mark", ["\n", "\r\n", "\x0b", "\x85", "\u2028", "\x1b[2K", "\x00"])
def test_no_text_breaks_a_line_or_writes_over_it(form: str, mark: str) -> None:
    forged = f"x{mark}2026-01-01 12:00:00Z ERROR bot all is lost"
    line = written(form, event(forged, error=forged))
    assert len(line.splitlines()) == 1
    assert line.isprintable()


def test_fields_can_be_told_apart_whatever_they_hold() -> None:
    line = written("lines", event("this", error='a "b" table=18', seat=1))
    assert line.endswith(r' this error="a \"b\" table=18" seat=1')


@in_lines
def test_a_traceback_follows_its_event_indented(logged: Logged) -> None:
    try:
        raise OSError("one\n2026-01-01 ERROR two")
    except OSError:
        log.exception("it can't be counted", extra={"table": 3})
    first, *others = logged().splitlines()
    assert first.endswith(" ERROR bot.tests it can't be counted table=3")
    assert others[0] == "    Traceback (most recent call last):"
    assert others[-2:] == ["    OSError: one", "    2026-01-01 ERROR two"]
    assert all(line.startswith("    ") for line in others)


@in_json
def test_a_traceback_is_a_field_of_its_object(logged: Logged) -> None:
    try:
        Path("nowhere").read_text(encoding="utf-8")
    except FileNotFoundError:
        log.exception("it can't be counted", extra={"table": 3})
    [line] = logged().splitlines()
    read = json.loads(line)
    assert (read["table"], read["level"]) == (3, "ERROR")
    assert read["traceback"].startswith("Traceback")
    assert "test_logs.py" in read["traceback"]
    assert read["traceback"].splitlines()[-1].startswith("FileNotFoundError: [Errno 2]")


@in_both
def test_an_error_is_written_with_those_that_led_to_it(logged: Logged) -> None:
    try:
        try:
            raise TimeoutError("the first")
        except TimeoutError as error:
            raise ConnectionError("the second") from error
    except ConnectionError:
        log.exception("both")
    said = logged()
    assert -1 < said.index("TimeoutError: the first") < said.index("ConnectionError: the second")


@in_both
def test_the_token_is_written_nowhere(logged: Logged) -> None:
    log.warning(f"{TOKEN} in a message")
    log.warning("%s in an argument", TOKEN)
    log.warning("in a field", extra={"error": f"Bot {TOKEN}\n", "headers": {"Authorization": TOKEN}})
    try:
        raise ConnectionError(f"Bot {TOKEN}")
    except ConnectionError:
        log.exception("in a traceback")
    said = logged()
    assert TOKEN not in said
    assert said.count("[token]") == 5
    assert "ConnectionError: Bot [token]" in said


@in_both
def test_an_event_that_can_not_be_written_is_told_without_what_it_holds(logged: Logged) -> None:
    [handler] = [each for each in logging.getLogger().handlers if isinstance(each, Stderr)]
    handler.handle(event("%d cards", args=(TOKEN,)))
    assert logged() == "an event of bot.ui.live.posts could not be written: TypeError\n"


@in_both
def test_the_token_of_an_interaction_is_written_nowhere(logged: Logged) -> None:
    base = "https://discord.com/api/v10"
    log.warning("late", extra={"error": f"url='{base}/webhooks/42/aW50ZXJhY3Rpb24/messages/@original'"})
    log.warning("late", extra={"error": f"{base}/interactions/43/aW50ZXJhY3Rpb24/callback?with=it"})
    said = logged()
    assert "aW50ZXJhY3Rpb24" not in said
    assert "/webhooks/42/[token]/messages/@original" in said
    assert "/interactions/43/[token]/callback" in said


def test_a_token_of_odd_letters_is_not_written_as_json_spells_it() -> None:
    odd = 'odd "töken"'
    for form in FORMS.values():
        text = Discreet(form(), odd).format(event("this", error=f"the {odd}"))
        assert "[token]" in text
        assert "ken" not in text.replace("[token]", "")


def test_without_a_token_nothing_is_replaced() -> None:
    assert "[token]" not in Discreet(FORMS["lines"](), "").format(event("this"))


@in_both
def test_the_chosen_level_is_for_the_bot_alone_since_libraries_tell_secrets(logged: Logged) -> None:
    logging.getLogger("bot.ui").debug("ours")
    logging.getLogger("discord.http").debug("a whole message with a hand in it")
    logging.getLogger("aiosqlite").debug("a whole row with a seed in it")
    logging.getLogger("discord.gateway").info("theirs")
    said = logged()
    assert "ours" in said
    assert "theirs" in said
    assert "whole" not in said


@in_both
def test_an_error_of_the_rules_tells_its_code_and_where_it_was_but_no_card(logged: Logged) -> None:
    state = skullking.start(2, skullking.RULES.complete({}), SeededShuffler(bytes(SEED_BYTES)))
    typed = "dance SM:P"
    with pytest.raises(IllegalMove, match=typed) as caught:
        skullking.check(state, 0, typed)
    log.error("that can't be folded", exc_info=caught.value)
    said = logged()
    assert "IllegalMove: unknown_move" in said
    assert "/games/skullking/" in said
    assert "SM:P" not in said


@in_both
def test_a_bug_in_code_that_handles_cards_keeps_its_words_and_those_of_what_it_led_to(logged: Logged) -> None:
    try:
        try:
            SeededShuffler(b"short")
        except ValueError as error:
            raise RuntimeError(f"Command raised an exception: {error}") from error
    except RuntimeError:
        log.exception("a bug was met")
    said = logged()
    assert "ValueError: [withheld]" in said
    assert "RuntimeError: [withheld]" in said
    assert "bytes, not 5" not in said


@in_both
@pytest.mark.parametrize("kind", [KeyError, ValueError, RuntimeError, type("New", (Exception,), {})])
def test_the_words_of_an_error_are_withheld_wherever_it_comes_from(
    logged: Logged, kind: type[Exception]
) -> None:
    new_module = {"__name__": "bot.a_room_on_no_list.module", "kind": kind, "card": "-".join(("SM", "P"))}
    met = ConnectionError("the network")
    try:
        exec("raise kind(card)", new_module)  # noqa: S102 - code of a module that no list can know
    except kind as error:
        met.__cause__ = error
    log.error("a bug was met", exc_info=met)
    said = logged()
    assert f"{kind.__qualname__}: [withheld]" in said
    assert "ConnectionError: the network" in said
    assert "SM-P" not in said


@pytest.mark.slow
@in_both
async def test_a_table_that_can_not_be_folded_is_told_without_the_card_that_is_wrong(
    tmp_path: Path, logged: Logged
) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("can't be folded")
        await t.start(rounds=3)
        table = await t.play(lambda table: bool(table.view(None).round == 3 and table.view(None).trick))
        [line] = [line for line in await t.store.log.moves(table.id) if line.move.startswith("play")][-1:]
        wrong = next(iter(table.view(1 - line.seat).hand))
        company = Company(t.bot.services.tables, await t.bot.open_store())
        await company.execute(f"UPDATE moves SET move = 'play {wrong}' WHERE number = {line.number}")  # noqa: S608 - a card
        t.bot.services.tables.folds.forget(table.id)
        assert (await t.table()).status is Status.FROZEN
    said = logged()
    assert "the table's log can't be folded" in said
    assert "IllegalMove: " in said
    assert wrong not in words(said)


@pytest.mark.slow
@in_both
async def test_a_whole_game_writes_no_card_no_seed_and_no_token_to_the_log(
    tmp_path: Path, logged: Logged
) -> None:
    async with tavern(tmp_path, token=TOKEN) as t:
        closed = t.people[0].user.dm_channel.id
        t.env.inject_error("POST", f"/channels/{closed}/messages", status=403, code=50007, times=None)
        seed = (await t.start(computers=1, rounds=2)).row.seed
        t.env.inject_error("PATCH", f"/channels/{t.channel.id}/messages/*", status=403, code=50013, times=3)
        held: set[str] = set()
        while (table := await t.table()).status is Status.RUNNING:
            for row in table.seats:
                held |= set(table.view(row.seat).hand)
            await t.move(table, table.to_move()[0])
    said = logged()
    assert table.status is Status.FINISHED
    assert len(held) > 6
    assert "a hand can't be sent as a direct message" in said
    assert "the channel takes no post" in said
    assert not held & set(words(said))
    assert seed.hex() not in said
    assert repr(seed) not in said
    assert TOKEN not in said


CALL = r"(?i)log(ger|ging)?\.(debug|info|warn|warning|error|exception|critical|fatal|log)$"
"""A call of a logger; what `bot.ui.log` shows is no event."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for folder in ("bot", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and re.match(CALL, ast.unparse(node.func)):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


@pytest.mark.slow
def test_every_event_is_a_constant_message_whose_facts_are_fields() -> None:
    found = list(calls())
    assert len(found) > 10
    for place, call in found:
        assert ast.unparse(call.func).startswith("log."), f"{place}: a logger is called log"
        [message] = call.args
        assert isinstance(message, ast.Constant), f"{place}: facts are fields"
        assert isinstance(message.value, str)
        assert "%" not in message.value, place
        assert {word.arg for word in call.keywords} <= {"extra", "exc_info"}, place


def test_the_form_is_a_setting() -> None:
    assert set(FORMS) == set(LOG_FORMS)
    assert read_settings({}).log_form == "lines"
    assert read_settings({"LOG_FORM": " JSON "}).log_form == "json"
    with pytest.raises(BadSettings, match=r"^LOG_FORM is 'poem'; it must be one of lines, json\.$"):
        read_settings({"LOG_FORM": "poem"})
