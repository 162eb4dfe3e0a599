"""What happened since my last move: all of it that I may know, the newest first to be kept, and no more."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.delivery.body import fingerprint
from bot.model.tables import ClockRow, MoveRow, Stage, Status
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.event_text import sentences
from bot.ui.kit.layout import MAX_TEXT
from bot.ui.kit.names import names_at
from bot.ui.kit.text import ago, until
from bot.ui.table.history import last_round_from, newest, scored_steps
from bot.ui.table.recap import recap
from tests.entries import GAMES, PRESENTERS
from tests.games.random_play import random_playing
from tests.messages import text_of_view
from tests.tavern import ENGLISH, tavern
from tests.ui.live.screens import Screen, components, tables
from tests.ui.live.test_screens import LONG, check_harmless, complaints, longest_game, texts
from tests.ui.table.histories import DEALT_AT, did, history, moments, twin

GAME = pytest.mark.parametrize("key", PRESENTERS)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def in_play(after: int) -> Table:
    return list(tables(random_playing("skullking", 3, 0)))[after]


@pytest.mark.slow
@LANGUAGE
@GAME
def test_every_recap_is_one_that_discord_takes(key: str, language: str) -> None:
    for table in moments(longest_game(key, GAMES[key].RULES.most_players_ever), LONG):
        told = history(table)
        for seat in (None, 0, len(table.seats) - 1):
            screen = Screen(seat, components(recap(told, seat, speaker(language))))
            assert complaints(screen) == []
            for text in texts(screen):
                check_harmless(text)


@pytest.mark.slow
@GAME
def test_a_recap_is_the_same_whatever_its_reader_may_not_know(key: str) -> None:
    chance = Random(key)
    for number in range(2):
        for table in moments(random_playing(key, GAMES[key].RULES.most_players_ever, number)):
            if table.status is Status.RUNNING:
                told = history(table)
                for seat in (None, chance.randrange(len(table.seats))):
                    other = twin(told, seat, chance)
                    assert fingerprint(recap(other, seat, ENGLISH)) == fingerprint(recap(told, seat, ENGLISH))


@GAME
def test_a_recap_tells_each_seat_its_own_events_since_its_last_move(key: str) -> None:
    told_something = 0
    for table in moments(random_playing(key, GAMES[key].RULES.most_players_ever, 1)):
        moves = table.dealt.history
        for seat in range(len(table.seats)):
            own = [step for step, played in enumerate(moves, start=1) if played.seat == seat]
            if not own:
                continue
            since = list(table.dealt.steps(own[-1]))
            names = names_at(table, ENGLISH)
            expected = [text for step in since for text in sentences(table, step, seat, names, ENGLISH)]
            shown = texts(Screen(seat, components(recap(history(table), seat, ENGLISH))))[1]
            if expected and not shown.startswith("-# …"):
                assert shown == "\n".join(f"· {text}" for text in expected)
                told_something += 1
            elif not expected:
                assert shown == ENGLISH("recap-nothing")
    assert told_something


def test_the_newest_lines_are_kept_where_there_are_too_many() -> None:
    lines = [f"line {number:03}" for number in range(400)]
    shown = newest(lines, 1_000, ENGLISH)
    assert len(shown) <= 1_000
    first, *kept = shown.splitlines()
    assert kept == [f"· {line}" for line in lines[-len(kept) :]]
    assert first == f"-# {ENGLISH('recap-earlier', count=400 - len(kept))}"
    assert len(kept) > 50
    assert newest(lines[:3], 1_000, ENGLISH) == "· line 000\n· line 001\n· line 002"


@LANGUAGE
def test_how_many_came_before_fits_into_its_room(language: str) -> None:
    lines = ["x" * 50] * 100_000
    assert len(newest(lines, 600, speaker(language))) <= 600


def test_a_recap_that_is_too_long_keeps_its_head_and_foot() -> None:
    table = in_play(3)
    own = table.dealt.history[-1].seat  # since whose move nobody has moved
    actions = [did("paused", 3, name=f"{number} {'W' * 25}") for number in range(300)]
    view = recap(history(table, actions), own, ENGLISH)
    text = text_of_view(view)
    assert complaints(Screen(0, components(view))) == []
    assert len(text) <= MAX_TEXT
    assert ENGLISH("recap-title", game="Skull King") in text
    assert "\n· 299 W" in text
    assert "\n· 0 W" not in text
    kept = text.count(" pauses the game.")
    assert ENGLISH("recap-earlier", count=300 - kept) in text
    assert 50 < kept < 100
    for seat in table.to_move():
        key = "recap-your-turn" if seat == own else "recap-awaited"
        assert ENGLISH(key, name=names_at(table, ENGLISH)[seat], until="") in text


def test_moves_that_a_computer_player_made_for_somebody_are_told_to_them() -> None:
    table = in_play(12)
    own = [played.number for played in table.dealt.history if played.seat == 0]
    assert len(own) >= 3
    assert history(table).own_last(0) == own[-1]
    missed = history(table, [did("missed", own[-1] - 1, seat=0)])
    assert missed.own_last(0) == own[-2]
    away = [did("away", own[0], seat=0), did("missed", own[0], seat=1)]
    assert history(table, away).own_last(0) == own[0]
    assert history(table, [*away, did("back", own[-1] - 1, seat=0)]).own_last(0) == own[-1]
    assert history(table, [*away, did("back", own[-1], seat=0)]).own_last(0) == own[0]


def test_who_stepped_in_is_told_of_the_whole_round() -> None:
    table = in_play(12)
    stepped_in = history(table, [did("substituted", 12, seat=0, other_name="Ann", detail="Anna")])
    assert stepped_in.own_last(0) is None
    text = text_of_view(recap(stepped_in, 0, ENGLISH))
    assert ENGLISH("recap-since-round") in text
    assert "Anna subs in for Ann, whose time was up." in text


def test_what_was_taken_back_counts_no_more() -> None:
    table = in_play(12)
    last = table.dealt.history[-1]
    undone = replace(table, fold=table.dealt.played(13, last.seat, "undo 1"))
    taken_back = [MoveRow(12, last.seat, last.move, 0), MoveRow(13, last.seat, "undo 1", 0)]
    told = history(undone, (), taken_back)
    before = [played.number for played in table.dealt.history[:-1] if played.seat == last.seat]
    assert told.own_last(last.seat) == before[-1]
    assert ENGLISH("log-undone", name=names_at(table, ENGLISH)[last.seat], count=1) in text_of_view(
        recap(told, last.seat, ENGLISH)
    )


@GAME
def test_the_public_is_told_of_the_last_round_that_has_something_to_tell(key: str) -> None:
    table = list(tables(random_playing(key, GAMES[key].RULES.min_players, 0)))[-1]
    folded = table.dealt
    ends = scored_steps(folded)
    assert ends[-1] == len(folded.history)
    assert last_round_from(folded) == (folded.history[ends[-2] - 1].number if ends[1:] else 0)
    text = text_of_view(recap(history(table), None, ENGLISH))
    assert ENGLISH("recap-since-round") in text
    assert ENGLISH("event-game-over") in text


def test_a_recap_says_whose_turn_it_is_and_until_when() -> None:
    table = next(table for table in map(in_play, range(3, 12)) if len(table.to_move()) == 1)
    [seat] = table.to_move()
    due = DEALT_AT + 7
    clock = ClockRow(table.id, seat, 100, 6, Stage.WAITING, None, None, None, due)
    seats = tuple(replace(row, clock=clock) if row.seat == seat else row for row in table.seats)
    told, name = history(replace(table, seats=seats)), names_at(table, ENGLISH)[seat]
    when = until(due, ENGLISH)
    assert ENGLISH("recap-your-turn", until=when) in text_of_view(recap(told, seat, ENGLISH))
    other = text_of_view(recap(told, (seat + 1) % 3, ENGLISH))
    assert ENGLISH("recap-awaited", name=name, until=when) in other
    paused = replace(table, row=replace(table.row, paused_at=due))
    text = text_of_view(recap(history(paused), seat, ENGLISH))
    assert ENGLISH("post-paused", ago=ago(due)) in text
    assert ENGLISH("recap-your-turn", until="") not in text
    ended = replace(table, row=replace(table.row, status=Status.ENDED))
    assert ENGLISH("table-ended") in text_of_view(recap(history(ended), seat, ENGLISH))


@pytest.mark.slow
async def test_what_happened_is_told_in_private_since_ones_last_move(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        table = await t.forward(lambda table: bool(table.view(None).trick))
        [played] = [played for played in table.dealt.history if played.move.startswith("play")]
        [step] = table.dealt.steps(len(table.dealt.history) - 1)
        [told] = sentences(table, step, None, names_at(table, ENGLISH), ENGLISH)
        for mine in (True, False):
            seat = played.seat if mine else 1 - played.seat
            answer = await t.slash(t.seated(table, seat), "log")
            assert answer.private
            assert (told in answer.text) is not mine
            assert (ENGLISH("recap-nothing") in answer.text) is mine


@pytest.mark.slow
async def test_the_panel_leads_to_what_happened_and_an_undo_is_told(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        table = await t.forward(lambda table: table.view(None).round > 1 and bool(table.view(None).trick))
        mover, other = (t.seated(table, seat) for seat in (1 - table.to_move()[0], table.to_move()[0]))
        await t.slash(mover, "undo")
        panel = await t.press(other, "more", on=await t.post())
        answer = await t.press(other, "recap", on=panel.message)
        assert answer.private
        assert ENGLISH("log-undone", name=mover.name.capitalize(), count=1) in answer.text
        assert " plays " not in answer.text
