"""A game that was played, written down as if it had been played with real cards; and what is refused."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from bot.games.contract import Fact, IllegalMove, Options, OptionValue, ScoreLine
from bot.games.paper import PaperGame
from bot.games.playapirata.cards import NUMBER_OF, SKULL_TREASURES
from bot.games.playapirata.scoring import POINTS_FOR_TOWEL_ON_TREASURE, treasure_points
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import GAMES, PAPER_RULES
from tests.games.random_play import Playing

Written = dict[str, str]


def sheet_of(playing: Playing) -> PaperGame:
    """The sheet of a finished game, from what its scorepad says of each round that counted."""
    record = playing.record
    sheet = PaperGame(PAPER_RULES[record.game.RULES.key], record.players, record.options)
    lines = playing.game.scorepad(playing.end)
    for number in dict.fromkeys(line.round for line in lines):
        of_round = [line for line in lines if line.round == number]
        written = [WRITTEN[record.game.RULES.key](line, record.options) for line in of_round]
        sheet = sheet.add(sheet.write(written))
    return sheet


def blank(key: str, players: int, **options: OptionValue) -> PaperGame:
    return PaperGame(PAPER_RULES[key], players, GAMES[key].RULES.complete(options))


def filled(sheet: PaperGame, *rounds: str) -> PaperGame:
    for words in rounds:
        sheet = sheet.add(sheet.read(words))
    return sheet


def refused(sheet: PaperGame, words: str) -> tuple[str, dict[str, Fact]]:
    with pytest.raises(IllegalMove) as error:
        filled(sheet, words)
    return told(error.value)


def impossible(sheet: PaperGame, scores: Sequence[int], *places: int) -> tuple[str, dict[str, Fact]]:
    """Why this result of such a game is refused: its reason, and the other facts."""
    with pytest.raises(IllegalMove) as error:
        sheet.rules.possible(sheet.players, sheet.options, scores, places)
    code, facts = told(error.value)
    return str(facts.pop("reason", code)), facts


def told(error: IllegalMove) -> tuple[str, dict[str, Fact]]:
    """The code and the facts of a refusal, for which every language has a sentence that they fill."""
    facts = dict(error.facts)
    for language in LANGUAGES:
        said = speaker(language)(f"refusal-{error.code.replace('_', '-')}", name="Anna", **facts)
        assert said
    return error.code, facts


def _number(fact: Fact) -> str:
    return "" if fact is None else str(int(str(fact)))


def _skullking(line: ScoreLine, options: Options) -> Written:
    load = {"load": str(line.details["load"])} if "load" in line.details else {}
    return {key: _number(line.details[key]) for key in ("bid", "tricks", "bonus")} | load


def _corsari(line: ScoreLine, options: Options) -> Written:
    laid = {key: _number(line.details[key]) for key in ("limit", "stowaways")}
    return {"closed": "1" if line.details["closed"] else "", **laid}


def _playapirata(line: ScoreLine, options: Options) -> Written:
    cards = line.details["treasures"]
    assert isinstance(cards, tuple)
    numbers = [str(card) for card in cards if card in NUMBER_OF or card in SKULL_TREASURES]
    towels = int(str(line.details["treasure_points"])) - treasure_points([(card, 0) for card in numbers])
    kinds = [card[:2] for card in numbers]
    if "TT" in cards:
        kinds.append(f"TT:{towels // POINTS_FOR_TOWEL_ON_TREASURE}")
    written = {"treasures": " ".join(kinds)}
    written |= {key: _number(line.details[key]) for key in ("towels", "umbrella")}
    return {**written, "special": _number(line.details["special_points"])}


def _hollander(line: ScoreLine, options: Options) -> Written:
    return {"left": str(line.score), **{key: _number(line.details[key]) for key in ("out", "taken")}}


WRITTEN: Mapping[str, Callable[[ScoreLine, Options], Written]] = {
    "skullking": _skullking,
    "corsari": _corsari,
    "playapirata": _playapirata,
    "hollander": _hollander,
}
"""By the game's key: what a line of its scorepad says, written into the fields of a seat."""
