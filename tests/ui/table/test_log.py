"""The log: all that happened at a table, for everybody, in pages, and no secret in it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot.delivery.body import fingerprint
from bot.games.contract import Event
from bot.model.tables import MoveRow, Player, Status
from bot.tables.table import Table
from bot.tables.table_admin import MOST_HOURS
from bot.tables.tables import DEPARTURES
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.event_text import sentences
from bot.ui.kit.names import LATE_MARK
from bot.ui.kit.names import names_at as names
from bot.ui.kit.text import escape
from bot.ui.table.history import BULLET, Line
from bot.ui.table.log import ENOUGH_LINES, TOGETHER, log, pages
from bot.ui.table.showing import spectators_view
from tests.entries import GAMES, PRESENTERS
from tests.games.random_play import Playing, random_playing
from tests.games.secrecy import SECRECY, shown_in
from tests.messages import cards_in, presses, text_of, text_of_view
from tests.tavern import ENGLISH, tavern
from tests.ui.live.screens import Screen, components, tables
from tests.ui.live.test_screens import LONG, NASTY, check_harmless, complaints, longest_game, texts
from tests.ui.table.histories import DEALT_AT, did, history, moments, twin

PAGE_LINES = 32

GAME = pytest.mark.parametrize("key", PRESENTERS)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DETAILS = {
    "replaced": ("Ben",),
    "substituted": ("Ben",),
    "returned": ("Ben",),
    "pace": ("live", "none"),
    "absence": ("host", "seat"),
    "extended": ("1", str(MOST_HOURS)),
    "asked": ("undo 17", "pause", "resume", "pace live", "rematch"),
    "declined": ("undo 4", "rematch"),
    "impossible": ("pause", "rematch moderator"),
}
KINDS = (*DEPARTURES, "dealt", "away", "back", "missed", "ended", "paused", "resumed", "moved", *DETAILS)


@cache
def last_table(key: str, names: tuple[str, ...] | None = None) -> Table:
    playing = longest_game(key, GAMES[key].RULES.most_players_ever)
    *_, table = tables(playing, **({} if names is None else {"names": names}))
    return table


@pytest.mark.slow
@LANGUAGE
@GAME
def test_every_page_of_the_log_is_one_that_discord_takes(key: str, language: str) -> None:
    told = history(last_table(key, LONG))
    count = len(pages(told.lines(None, speaker(language))))
    for number in {0, 1, count // 2, count - 1}:
        assert complaints(Screen(None, components(log(told, speaker(language), number)))) == []


@GAME
def test_the_pages_hold_every_line_once_and_in_order(key: str) -> None:
    lines = history(last_table(key)).lines(None, ENGLISH)
    shown = "\n".join(pages(lines)).splitlines()
    assert [line for line in shown if line.startswith(BULLET)] == [f"{BULLET} {line.text}" for line in lines]


def test_a_full_page_stays_as_it_is_while_the_game_goes_on() -> None:
    lines = history(last_table("skullking")).lines(None, ENGLISH)
    whole = pages(lines)
    for count in range(1, len(lines), 7):
        *full, newest = pages(lines[:count])
        assert full == whole[: len(full)]
        assert whole[len(full)].startswith(newest)


def test_the_newest_page_comes_first_and_leads_to_the_others() -> None:
    told = history(last_table("skullking"))
    count = len(pages(told.lines(None, ENGLISH)))
    first_shown = log(told, ENGLISH)
    assert f"Page {count} of {count}" in text_of_view(first_shown)
    assert (
        fingerprint(first_shown)
        == fingerprint(log(told, ENGLISH, count - 1))
        == fingerprint(log(told, ENGLISH, 10_000))
    )
    [row] = [part for part in components(log(told, ENGLISH, 1))[0]["components"] if part["type"] == 1]
    leads = [(button["label"], button["custom_id"].split(":")[4]) for button in row["components"]]
    assert leads == [("⏮", "0 ⏮"), ("◀", "0 ◀"), ("▶", "2 ▶"), ("⏭", f"{count - 1} ⏭")]
    assert [button["disabled"] for button in row["components"]] == [False] * 4


def test_no_page_ends_within_a_trick_and_none_is_short() -> None:
    lines = history(last_table("skullking")).lines(None, ENGLISH)
    told = {line.text: line for line in lines}
    *full, _ = pages(lines)
    assert len(full) > 3
    for page in full:
        shown = [text.removeprefix(f"{BULLET} ") for text in page.splitlines() if text.startswith(BULLET)]
        assert told[shown[-1]].ends_turn
        assert len(shown) >= ENOUGH_LINES - 2


def test_what_happens_at_one_time_stands_under_one_time() -> None:
    ats = (0, 1, TOGETHER - 1, TOGETHER, TOGETHER + 5)
    [text] = pages([Line(at, DEALT_AT + at, f"line {at}") for at in ats])
    second = DEALT_AT + TOGETHER
    assert text.count("<t:") == 2
    assert text.index(f"<t:{DEALT_AT}:f>") < text.index("line 0")
    assert text.index(f"line {TOGETHER - 1}") < text.index(f"<t:{second}:f>") < text.index(f"line {TOGETHER}")
    assert len(pages([Line(at, 0, "x") for at in range(PAGE_LINES * 3)])) == 4


@pytest.mark.slow
@GAME
def test_the_log_of_a_running_game_names_no_card_that_was_hidden_from_all(key: str) -> None:
    checked = 0
    for number in range(3):
        playing = random_playing(key, GAMES[key].RULES.most_players_ever, number)
        table = list(tables(playing))[-2]
        for line in history(table).lines(None, ENGLISH):
            step = playing.step(line.number - 1)
            shown = shown_in(step.move, repr(playing.game.view(step.after, None)))
            named = cards_in(line.text)
            assert not named & (SECRECY[key].hidden(step.before, None) - shown), line
            checked += bool(named)
    assert checked


@GAME
def test_the_log_tells_what_everybody_may_be_told_of_each_move(key: str) -> None:
    playing = random_playing(key, GAMES[key].RULES.most_players_ever, 0)
    table = list(tables(playing))[-2]
    told = [
        PRESENTERS[key].events.event_text(event, names(table, ENGLISH), ENGLISH)
        for event in public_events(playing)
    ]
    assert [line.text for line in history(table).lines(None, ENGLISH)] == [text for text in told if text]


def public_events(playing: Playing) -> Sequence[Event]:
    *steps, _ = playing.steps()
    return [event for step in steps for event in playing.game.events(*step, None)]


@pytest.mark.slow
@GAME
def test_the_log_and_the_spectators_view_are_the_same_whatever_is_hidden_from_all(key: str) -> None:
    chance = Random(key)
    for number in range(2):
        for table in moments(random_playing(key, GAMES[key].RULES.most_players_ever, number)):
            if table.status is Status.RUNNING:
                other = twin(history(table), None, chance)
                assert fingerprint(log(other, ENGLISH)) == fingerprint(log(history(table), ENGLISH))
                assert fingerprint(spectators_view(other.table, ENGLISH)) == fingerprint(
                    spectators_view(table, ENGLISH)
                )


@LANGUAGE
@GAME
def test_the_spectators_view_is_one_that_discord_takes(key: str, language: str) -> None:
    for table in moments(longest_game(key, GAMES[key].RULES.most_players_ever), LONG):
        if table.status is Status.RUNNING:
            screen = Screen(None, components(spectators_view(table, speaker(language))))
            assert complaints(screen) == []
            for text in texts(screen):
                check_harmless(text)


@LANGUAGE
@pytest.mark.parametrize("kind", KINDS)
def test_what_people_do_is_told_in_every_language(kind: str, language: str) -> None:
    for detail in DETAILS.get(kind, ("",)):
        action = did(kind, name="Anna", seat=1, other_name="Carla", detail=detail)
        [line] = [*history(first_table(), [action]).lines(None, speaker(language))]
        assert "{" not in line.text
        assert "Anna" in line.text or "Carla" in line.text
        assert line.at == DEALT_AT
        if kind in ("pace", "absence"):
            assert speaker(language)(f"{kind}-{detail}") in line.text


def first_table() -> Table:
    return next(iter(tables(random_playing("skullking", 3, 0))))


def test_what_is_of_no_interest_to_others_is_not_told() -> None:
    assert history(first_table(), [did("read_the_hand", name="Anna")]).lines(None, ENGLISH) == []


@pytest.mark.parametrize("name", NASTY)
def test_names_in_the_log_can_neither_ping_nor_break_it(name: str) -> None:
    actions = [
        did(kind, name=name, seat=0, other_name=name, detail=DETAILS.get(kind, ("",))[0]) for kind in KINDS
    ]
    actions += [did(kind, name="Anna", detail=name) for kind in ("replaced", "substituted", "returned")]
    for text in texts(Screen(None, components(log(history(first_table(), actions), ENGLISH)))):
        check_harmless(text)


def test_a_substitutes_move_has_no_mark_of_a_computer_player() -> None:
    table = list(tables(random_playing("skullking", 3, 0)))[9]
    last = table.dealt.history[-1]
    away = did("away", 1, seat=last.seat)
    came = did("substituted", last.number - 1, seat=last.seat, other_name="Ann", detail="Anna")
    marked = [
        any(LATE_MARK in line.text for line in history(table, done).lines(None, ENGLISH) if line.number == 9)
        for done in ([away], [away, came])
    ]
    assert marked == [True, False]


def test_a_move_taken_back_is_not_told_but_that_it_was() -> None:
    table = list(tables(random_playing("skullking", 3, 0)))[9]
    last = table.dealt.history[-1]
    folded = table.dealt.played(10, last.seat, "undo 1")
    undone = [MoveRow(9, last.seat, last.move, 0), MoveRow(10, last.seat, "undo 1", 0)]
    told = history(replace(table, fold=folded), [did("paused", 10, name="Ben")], undone).lines(None, ENGLISH)
    assert [line.number for line in told[-2:]] == [10, 10]
    assert told[-2].text == ENGLISH("log-undone", name=table.name(last.seat), count=1)
    assert told[-1].text == ENGLISH("action-paused", name="Ben", other="", seat=1, detail="")
    assert 9 not in {line.number for line in told}
    assert {line.number for line in told} >= {1, 8}


def test_who_sat_there_then_is_named_in_what_they_did() -> None:
    table = list(tables(random_playing("skullking", 3, 0)))[-2]
    gone = did("replaced", 5, name="Anna", seat=1, other_name="O_d Ben", detail="Ben")
    told = history(table, [gone]).lines(None, ENGLISH)
    old, new = escape("O_d Ben"), "Ben"
    first = [line.text for line in told if line.number <= 5]
    later = [line.text for line in told if line.number > 5]
    assert f"{old} has bid." in first
    assert f"{new} has bid." not in first
    assert f"{new} has bid." in later
    assert not [text for text in later if old in text]


async def test_anyone_who_sees_the_table_may_read_its_log(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        stranger = t.people[2]
        await t.start(players=2, rounds=2)
        table = await t.forward(lambda table: bool(table.view(None).trick))
        opened = await t.slash(stranger, "log")
        shown = await t.press(stranger, "log", on=opened.message)
        assert shown.private
        assert ENGLISH("action-dealt", name="Anna", other="", seat=1, detail="") in shown.text
        assert f"<t:{(await t.store.log.moves(table.id))[0].at}:f>" in shown.text
        [step] = table.dealt.steps(len(table.dealt.history) - 1)
        [last] = sentences(table, step, None, names(table, ENGLISH), ENGLISH)
        assert last in shown.text


@pytest.mark.slow
async def test_the_log_is_leafed_through_in_place(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=5)
        await t.forward()
        panel = await t.press(anna, "more", on=await t.post())
        newest = await t.press(anna, "log", on=panel.message)
        assert newest.private
        before = len(t.seen_by(anna))
        first = await t.press(anna, "log", "0 ⏮", on=newest.message)
        assert len(t.seen_by(anna)) == before, "no new message"
        assert "Page 1 of" in text_of(first.message)
        assert "Anna deals the cards." in text_of(first.message)
        second = await t.press(anna, "log", "1 ▶", on=first.message)
        assert "Page 2 of" in text_of(second.message)


async def test_who_has_no_seat_sees_the_board_and_may_offer_to_step_in(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, _, stranger = t.people
        await t.start(players=2, rounds=2)
        table = await t.forward(lambda table: bool(table.view(None).trick))
        for shown in (await t.slash(stranger, "hand"), await t.press(stranger, "hand", on=await t.post())):
            assert shown.private
            assert ENGLISH("spectator-about") in shown.text
            for block in PRESENTERS["skullking"].board.board(
                table.view(None), names(table, ENGLISH), ENGLISH
            ):
                assert block in shown.text
            assert {press.action for press in presses(shown.message)} == {"log", "offer"}
        await t.press(stranger, "offer", on=shown.message)
        [ready] = await t.store.substitutes.of_table(table.id)
        assert ready.user_id == stranger.id
        assert (await t.press(stranger, "log", on=shown.message)).private
        assert all(row.player is Player.PERSON for row in table.seats)
        assert ENGLISH("spectator-about") not in (await t.slash(anna, "hand")).text


async def test_before_the_cards_are_dealt_there_is_no_log(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.slash(anna, "start")
        answer = await t.slash(anna, "log")
        assert answer.private
        assert answer.text == ENGLISH("refusal-not-started")
