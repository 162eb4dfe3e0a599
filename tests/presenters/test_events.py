"""Every game tells its events and its hands in words: all of them, in every language, and no secret."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest

import bot
from bot.games.contract import Event
from bot.presenters.contract import Names
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import GAMES, PRESENTERS
from tests.games.random_play import Playing, Step, random_playing
from tests.games.secrecy import SECRECY, shown_in
from tests.messages import cards_in

GAME = pytest.mark.parametrize("key", PRESENTERS)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAMES_OF_EACH_SIZE = 3
NAMES = Names(tuple(letter * 32 for letter in "ABCDEFGH"))
"""As long as Discord lets them be."""
MOST = 108 + sum(map(len, NAMES.by_seat))
"""Characters of a sentence that names everybody."""
LEFT_OVER = re.compile(r"[{}$\n]|\b(None|True|False)\b")
"""What is no language: a placeholder, a line's end, a value as Python writes it."""
MOVES_LOOKED_AT = 100
"""At most so many of each game, for secrets."""

RARE: Mapping[str, Sequence[Event]] = {
    "playapirata": [Event("last_turn", {"seat": 1})],
    "corsari": [
        Event("last_stock_card", {"seat": 1}),
        Event("round_void", {"round": 2, "seat": 1}),
        Event("swept", {"seats": (1,)}),
        Event("swept", {"seats": (0, 2)}),
    ],
    "hollander": [Event("pirate_as_hollander", {"seat": 1})],
}
"""Events that hardly come by chance."""
SILENT: Mapping[str, frozenset[str]] = {
    "playapirata": frozenset({"turn_done"}),
    "hollander": frozenset({"choice_due"}),
}
"""Events that need no telling, by game: the next tells as much."""


def playings(key: str) -> Iterator[Playing]:
    rules = GAMES[key].RULES
    for players in range(rules.min_players, rules.most_players_ever + 1):
        for number in range(GAMES_OF_EACH_SIZE):
            yield random_playing(key, players, number)


@cache
def every_event(key: str) -> tuple[Event, ...]:
    found = {repr(event): event for event in RARE.get(key, ())}
    for playing in playings(key):
        for step in playing.steps():
            for viewer in (None, *range(playing.record.players)):
                found |= {repr(event): event for event in playing.game.events(*step, viewer)}
    return tuple(found.values())


@pytest.mark.slow
@LANGUAGE
@GAME
def test_every_event_is_told_in_a_short_sentence(key: str, language: str) -> None:
    silent = SILENT.get(key, frozenset())
    for event in every_event(key):
        text = PRESENTERS[key].events.event_text(event, NAMES, speaker(language))
        assert bool(text) == (event.code not in silent), event
        assert not LEFT_OVER.search(text), text
        assert text == text.strip()
        assert len(text) <= MOST, text


@GAME
def test_no_event_in_the_rules_is_left_out_above(key: str) -> None:
    written = set(codes_written(key))
    assert written
    assert written <= {event.code for event in every_event(key)}


def codes_written(key: str) -> Iterator[str]:
    """The codes that stand in the game's source where events are made: `note(state, "turned", …)`."""
    folder = Path(bot.__file__).parent / "games" / key
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Event", "Happening", "note"):
                codes = (arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant))
                yield from (code for code in codes if isinstance(code, str))


@pytest.mark.slow
@GAME
def test_the_public_is_told_the_same_whatever_it_may_not_know(key: str) -> None:
    hides, chance = SECRECY[key], Random(key)
    for playing, step in some_steps(key):
        move = hides.disguise(step.before, step.seat, step.move, chance)
        before, after = (hides.twin(state, None, chance) for state in (step.before, step.after))
        twin = Step(before, step.seat, move, after)
        assert told_to_all(key, playing, twin) == told_to_all(key, playing, step)


@GAME
def test_the_public_is_told_no_card_that_is_still_hidden(key: str) -> None:
    told = 0
    for playing, step in some_steps(key):
        shown = shown_in(step.move, repr(playing.game.view(step.after, None)))
        hidden = SECRECY[key].hidden(step.before, None) - shown
        for text in told_to_all(key, playing, step):
            codes = cards_in(text)
            assert not codes & hidden, text
            told += 1
    assert told > GAMES_OF_EACH_SIZE


def some_steps(key: str) -> Iterator[tuple[Playing, Step]]:
    """Moves from all over each of the games, not too many of one."""
    for playing in playings(key):
        moves = len(playing.record.moves)
        for number in range(0, moves, 1 + moves // MOVES_LOOKED_AT):
            yield playing, playing.step(number)


def told_to_all(key: str, playing: Playing, step: Step) -> list[str]:
    say = speaker("en")
    return [
        PRESENTERS[key].events.event_text(event, NAMES, say) for event in playing.game.events(*step, None)
    ]


@LANGUAGE
@GAME
def test_what_a_seat_holds_is_one_line_at_any_time(key: str, language: str) -> None:
    chance = Random(f"{key} {language}")
    for playing in playings(key):
        for state in (playing.states[0], *chance.choices(playing.states, k=10), playing.end):
            for seat in range(playing.record.players):
                line = PRESENTERS[key].hand.holdings(playing.game.view(state, seat), speaker(language))
                assert line or state is not playing.states[0], "cards are dealt"
                assert len(line) <= MOST, line
                assert not LEFT_OVER.search(line), line


@GAME
def test_what_a_seat_holds_differs_when_its_cards_do(key: str) -> None:
    """Dealt by other seeds, the first seats hold other cards, and the lines say so."""
    game, rules = GAMES[key], GAMES[key].RULES
    views = [
        game.view(states[len(states) // 2], seat)
        for number in range(GAMES_OF_EACH_SIZE)
        for states in [random_playing(key, rules.most_players_ever, number).states]
        for seat in range(rules.most_players_ever)
    ]
    lines = {PRESENTERS[key].hand.holdings(view, speaker("en")) for view in views}
    assert len(lines) > GAMES_OF_EACH_SIZE
