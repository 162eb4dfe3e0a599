"""The replay: a game that is over, step by step, with all hands open; and nothing of one that is not."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.body import fingerprint
from bot.model.tables import Status
from bot.presenters.picture import Title
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.event_text import sentences
from bot.ui.kit.layout import MAX_TEXT
from bot.ui.kit.names import names_at
from bot.ui.table.history import scored_steps
from bot.ui.table.replay import cut, frame, replay
from tests.entries import GAMES, PRESENTERS
from tests.games.random_play import random_playing
from tests.messages import text_of, text_of_view, walk
from tests.taps import manage
from tests.tavern import ENGLISH, tavern
from tests.ui.live.screens import Screen, components, tables
from tests.ui.live.test_screens import LONG, check_harmless, complaints, longest_game, texts

GAME = pytest.mark.parametrize("key", PRESENTERS)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
STEPS_LOOKED_AT = 16


@cache
def finished(key: str, names: tuple[str, ...]) -> Table:
    *_, table = tables(longest_game(key, GAMES[key].RULES.most_players_ever), names)
    return table


@pytest.mark.slow
@LANGUAGE
@GAME
def test_every_step_is_one_that_discord_takes(key: str, language: str) -> None:
    table = finished(key, LONG)
    last = len(table.dealt.history)
    for step in {*range(0, last, 1 + last // STEPS_LOOKED_AT), last - 1, last}:
        screen = Screen(None, components(replay(table, step, speaker(language))))
        assert complaints(screen) == []
        for text in texts(screen):
            check_harmless(text)


@pytest.mark.slow
@GAME
def test_every_eighth_step_of_whole_games_fits(key: str) -> None:
    for number in range(2):
        *_, table = tables(random_playing(key, GAMES[key].RULES.most_players_ever, number), LONG)
        for step in range(number, len(table.dealt.seats) + 1, 8):
            shown = texts(Screen(None, components(replay(table, step, ENGLISH))))
            assert sum(map(len, shown)) <= MAX_TEXT


@GAME
def test_a_step_shows_the_move_the_board_and_every_hand(key: str) -> None:
    playing = random_playing(key, GAMES[key].RULES.min_players, 0)
    *_, table = tables(playing)
    names, face, last = names_at(table, ENGLISH), PRESENTERS[key], len(playing.record.moves)
    for step in range(0, last + 1, 1 + last // STEPS_LOOKED_AT):
        text, state = text_of_view(replay(table, step, ENGLISH)), playing.states[step]
        assert f"**{step} / {last}**" in text
        for block in face.board.board(playing.game.view(state, None), names, ENGLISH):
            assert block in text
        for seat in range(playing.record.players):
            held = face.hand.holdings(playing.game.view(state, seat), ENGLISH)
            assert f"· {names[seat]}: {held or '–'}" in text
        mover = 0 if step == 0 else playing.record.moves[step - 1][0]
        told = [ENGLISH("replay-dealt")]
        if step:
            told = [*sentences(table, next(table.dealt.steps(step - 1)), mover, names, ENGLISH)]
        for sentence in told:
            assert sentence in text


def test_in_french_a_name_stands_off_its_colon() -> None:
    *_, table = tables(random_playing("skullking", 2, 0))
    say = speaker("fr")
    for seat in range(2):
        assert f"· {names_at(table, say)[seat]}\N{NO-BREAK SPACE}: " in text_of_view(replay(table, 0, say))


@pytest.mark.slow
@GAME
def test_the_states_stepped_through_are_those_of_the_game(key: str) -> None:
    playing = random_playing(key, GAMES[key].RULES.min_players, 0)
    *_, table = tables(playing)
    folded = replace(table.dealt, game=playing.game)
    assert [folded.state_after(step) for step in range(len(playing.states))] == list(playing.states)
    assert [step.before for step in folded.steps()] == list(playing.states[:-1])
    assert [step.after for step in folded.steps()] == list(playing.states[1:])


@GAME
def test_the_buttons_lead_on_and_back_and_from_round_to_round(key: str) -> None:
    *_, table = tables(random_playing(key, GAMES[key].RULES.min_players, 0))
    last = len(table.dealt.history)
    ends = [0, *scored_steps(table.dealt)]
    assert ends[-1] == last
    has_rounds = len(ends) > 2
    for before, after in pairwise(ends):
        rounds = {"⏪": (before, False), "⏩": (after, False)} if has_rounds else {}
        for step in {before + 1, (before + after) // 2, after - 1} - {before, after}:
            assert (
                leads(table, step).items()
                >= {
                    "⏮": (0, False),
                    "◀": (step - 1, False),
                    "▶": (step + 1, False),
                    "⏭": (last, False),
                    **rounds,
                }.items()
            )
        assert leads(table, after).get("⏪") == rounds.get("⏪")
    of_rounds = {"⏪", "⏩"} if has_rounds else set()
    assert {sign for sign, (_, off) in leads(table, 0).items() if off} == {"⏮", "◀", "↩️"} | of_rounds - {"⏩"}
    assert {sign for sign, (_, off) in leads(table, last).items() if off} == {"▶", "⏭", "↪️"} | of_rounds - {
        "⏪"
    }


def test_a_game_of_one_round_has_no_buttons_to_others() -> None:
    *_, table = tables(random_playing("playapirata", 2, 0, ("hands", "one")))
    assert set(leads(table, 1)) == {"⏮", "◀", "▶", "⏭", "↩️", "↪️"}


def test_in_a_game_of_tricks_two_buttons_lead_from_trick_to_trick() -> None:
    *_, table = tables(random_playing("skullking", 3, 0, ("edition", "first"), ("dealing", "classic")))
    bids, plays = 3, 3
    assert [leads(table, step)["↪️"][0] for step in (0, 2, 3, 5, 6)] == [bids, bids, *[bids + plays] * 2, 9]
    assert [leads(table, step)["↩️"][0] for step in (3, 5, 6)] == [0, bids, bids]
    assert leads(table, 6)["↪️"] == (9, False), "the bids of the second round"


def test_in_other_games_they_lead_to_where_somebody_else_is_awaited() -> None:
    *_, table = tables(random_playing("corsari", 2, 0))
    assert [move.split()[0] for _, move in table.dealt.moves[:3]] == ["draw", "sail", "lay"]
    assert [leads(table, step)["↪️"][0] for step in (0, 1)] == [2, 2]
    assert leads(table, 3)["↩️"] == (2, False)


def leads(table: Table, step: int) -> Mapping[str, tuple[int, bool]]:
    parts: list[dict[str, Any]] = [*walk(components(replay(table, step, ENGLISH)))]  # type: ignore[list-item]
    buttons = [part for part in parts if part.get("custom_id")]
    arguments = [button["custom_id"].split(":")[4].split() for button in buttons]
    disabled = [button.get("disabled", False) for button in buttons]
    return {sign: (int(to), off) for (to, sign), off in zip(arguments, disabled, strict=True)}


def test_a_step_beyond_the_end_is_the_last_one() -> None:
    table = finished("skullking", LONG)
    last = len(table.dealt.history)
    assert fingerprint(replay(table, last + 5, ENGLISH)) == fingerprint(replay(table, last, ENGLISH))


@pytest.mark.parametrize("key", GAMES)
def test_the_picture_of_a_step_has_one_title_at_most(key: str) -> None:
    table = finished(key, LONG)
    for step in range(len(table.dealt.numbers) + 1):
        picture = frame(table, step, ENGLISH)
        assert picture is not None
        assert sum(isinstance(block, Title) for block in picture.blocks) <= 1


def test_what_is_too_long_is_cut_at_the_end_of_a_line() -> None:
    text = "\n".join(["twelve chars"] * 10)
    assert cut(text, len(text)) == text
    assert cut(text, 30) == "twelve chars\ntwelve chars\n…"
    assert cut("no line ends", 5) == "no l…"
    assert all(len(cut(text, most)) <= most for most in range(1, 140))


@pytest.mark.slow
@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_game_that_is_over_is_stepped_through(tmp_path: Path, way: str) -> None:
    async with tavern(tmp_path, 3) as t:
        stranger = t.people[2]
        await t.start(players=2, rounds=1)
        table = await t.forward()
        assert table.status is Status.FINISHED
        if way == "button":
            shown = await t.press(stranger, "replay", on=await t.post())
        else:
            shown = await t.slash(stranger, "replay")
        assert shown.private
        assert ENGLISH("replay-dealt") in shown.text
        count, last = len(t.seen_by(stranger)), len(table.dealt.history)
        for step in range(1, last + 1):
            shown = await t.press(stranger, "replay", f"{step} ▶", on=shown.message)
            assert f"**{step} / {last}**" in text_of(shown.message)
        back = await t.press(stranger, "replay", "0 ⏮", on=shown.message)
        assert ENGLISH("replay-dealt") in text_of(back.message)
        assert len(t.seen_by(stranger)) == count, "all in one message"


async def test_a_game_that_was_ended_can_be_stepped_through_as_far_as_it_came(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        await t.forward(lambda table: bool(table.view(None).trick))
        await manage(t, anna, "End the game", "Yes, end it")
        shown = await t.slash(anna, "replay")
        assert "**0 / 3**" in shown.text


@pytest.mark.slow
async def test_nothing_is_replayed_before_the_end_or_where_nothing_was_played(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.slash(anna, "start")
        assert (await t.slash(anna, "replay")).text == ENGLISH("refusal-not-over")
        await manage(t, anna, "End the game", "Yes, end it")
        assert (await t.slash(anna, "replay")).text == ENGLISH("refusal-not-over")
        await t.start(rounds=1)
        for _ in range(3):
            answer = await t.slash(anna, "replay")
            assert answer.private
            assert answer.text == ENGLISH("refusal-not-over")
            await t.move(table := await t.table(), table.to_move()[0])
