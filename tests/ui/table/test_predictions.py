"""Predicting on Discord: two taps from the post, and nothing on the screen that is hidden."""

from pathlib import Path
from random import Random

import pytest

from bot.delivery.body import fingerprint
from bot.model.predictions import PredictionRow
from bot.model.tables import Status
from bot.tables.predictions import Heard, Predictor, watched
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.table.predictions import predictions_block, predictions_selects
from bot.ui.table.showing import spectators_view
from tests.entries import GAMES, PRESENTERS
from tests.games.random_play import random_playing
from tests.messages import presses
from tests.tavern import tavern
from tests.ui.live.screens import Screen, components
from tests.ui.live.test_screens import LONG, check_harmless, complaints, longest_game, texts
from tests.ui.table.histories import history, moments, twin

SAY = speaker("en")


def shown(table: Table, language: str = "en") -> object:
    """The screen of one who watches, with all that there can be on it."""
    say, of = speaker(language), watched(table)
    seats = range(len(table.seats))
    said = [
        PredictionRow(table.id, question.round, 900 + at, "W" * 32, tuple(seats), 5)
        for question in of.questions
        for at in range(9)
        if not question.is_open
    ]
    own = {question.round: tuple(seats) for question in of.questions if question.is_open}
    known = Heard(True, own, said, [Predictor(at, "W" * 32, 1_000, at + 1) for at in range(9)])
    block = predictions_block(of, known, list(seats), say)
    return spectators_view(table, say, [block], predictions_selects(of, known, say))


@pytest.mark.parametrize("key", PRESENTERS)
def test_the_screen_for_predicting_is_the_same_bytes_whatever_is_hidden(key: str) -> None:
    chance = Random(key)
    for table in moments(random_playing(key, GAMES[key].RULES.most_players_ever, 1)):
        if table.status is Status.RUNNING:
            other = twin(history(table), None, chance).table
            assert fingerprint(shown(other)) == fingerprint(shown(table))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_screen_is_one_that_discord_takes(language: str) -> None:
    for table in moments(longest_game("skullking", 8), LONG):
        if table.status is Status.RUNNING:
            screen = Screen(None, components(shown(table, language)))  # type: ignore[arg-type]
            assert complaints(screen) == []
            for text in texts(screen):
                check_harmless(text)


async def test_two_taps_predict_the_players_see_nothing_and_all_who_watch_read_it_once_it_locks(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 4) as t:
        dora, emil = t.people[2:]
        await t.start(2, rounds=3)
        await t.forward(lambda table: table.view(None).step == "play" and table.view(None).round == 2)
        watching = await t.press(dora, "hand", on=await t.post())
        answer = await t.choose(dora, "predict", "0", on=watching.message, argument="2")
        assert answer.private
        assert answer.text.index(SAY("predict-title")) < answer.text.index(SAY("spectator-last"))
        name = (await t.table()).name(0)
        own = SAY("predict-said", name=SAY("predict-you"), names=name)
        assert f"{SAY('predict-bids', round=2)}\n{own}" in answer.text
        other = await t.press(emil, "hand", on=await t.post())
        assert "Dora" not in other.text
        assert "Carla" not in other.text
        player = await t.press(t.people[0], "hand", on=await t.post())
        assert "predict" not in {press.action for press in presses(player.message)}
        await t.forward(lambda table: bool(table.view(None).tricks))
        late = await t.choose(emil, "predict", "0", on=other.message, argument="2")
        assert late.text == SAY("refusal-prediction-locked")
        other = await t.press(emil, "hand", on=await t.post())
        assert f"- {SAY('predict-said', name=dora.name.capitalize(), names=name)}" in other.text
        await t.forward()
        panel = await t.press(t.people[0], "more", on=await t.post())
        answer = await t.press(t.people[0], "predictions", on=panel.message)
        assert f"🥇 {dora.name.capitalize()}: " in answer.text
