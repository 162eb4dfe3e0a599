"""The posts and forms of scorepads, in every language, are what Discord takes and a phone can show."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.games.contract import IllegalMove, Options
from bot.model.scorepads import ScorepadLineRow, ScorepadPlayerRow, ScorepadRow, ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import MAX_TEXT
from bot.ui.kit.modal import Form
from bot.ui.scorepads.forms import fields_for, naming, typed_line, written
from bot.ui.scorepads.post import scorepad_blocks, scorepad_post
from tests.entries import ENTRY_OF, GAMES, PAPER_RULES
from tests.messages import text_of_view
from tests.simulated.component_limits import form_complaints
from tests.ui.live.screens import Screen, components
from tests.ui.live.test_screens import LONG, NASTY, PING, complaints

GAME = pytest.mark.parametrize("game", PAPER_RULES)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PHONE = 29
"""Columns of code, 14 pixels tall, that a post on a phone 390 pixels wide shows on a line."""
HANDS = (("T3", "T4", "T5", "T6", "TS"), ("T3", "T4", "T5"), ("TT:9",), ("T6",))
LONGEST_ROUND: Mapping[str, Callable[[int], str]] = {
    "skullking": lambda number: f"bid {min(number, 8)} tricks {min(number, 8)} bonus 50",
    "playapirata": lambda seat: f"treasures {','.join(HANDS[seat])} towels 1 umbrella 0",
    "corsari": lambda seat: f"closed {int(seat == 0)} limit 9 stowaways 2",
    "hollander": lambda seat: "left 20 taken 999",
}
"""What a seat wrote: of Skull King by the number of the round, else by the seat."""


def lines(game: str, players: int, rounds: int) -> Sequence[ScorepadLineRow]:
    """Rounds that have much in them; each was corrected once."""
    found = []
    for number in range(1, rounds + 1):
        seats = [LONGEST_ROUND[game](number if game == "skullking" else seat) for seat in range(players)]
        line = " | ".join(seats)
        found += [
            ScorepadLineRow(number, line, 1, "W" * 32, 5),
            ScorepadLineRow(number, line, 2, "`" * 32, 6),
        ]
    return found


def scorepad(
    game: str, state: ScorepadState = ScorepadState.OPEN, rounds: int = 0, names: Sequence[str] = LONG
) -> Scorepad:
    rules = GAMES[game].RULES
    players = [ScorepadPlayerRow(seat, 100 + seat, names[seat]) for seat in range(rules.most_players_ever)]
    players[-1] = replace(players[-1], user_id=None)
    row = ScorepadRow(987, 1, 2, game, rules.options_for(len(players)), 100, "en", state, 5)
    return Scorepad(
        ENTRY_OF, row, tuple(players), tuple(lines(game, len(players), rounds)), "League " + "W" * 33
    )


@LANGUAGE
@GAME
def test_every_post_in_every_language_is_one_that_discord_takes(game: str, language: str) -> None:
    for state in ScorepadState:
        for rounds in (0, 1, 9 if game == "skullking" else 1):
            view = scorepad_post(scorepad(game, state, rounds), speaker(language))
            assert complaints(Screen(None, components(view))) == []
            assert len(text_of_view(view)) < MAX_TEXT, "nothing is cut off"


@GAME
def test_the_lines_are_as_narrow_as_a_phone(game: str) -> None:
    for language in LANGUAGES:
        for block in scorepad_blocks(scorepad(game, rounds=1), speaker(language)):
            for code in block.split("```")[1::2]:
                assert max(map(len, code.splitlines())) <= PHONE


@GAME
@pytest.mark.parametrize("names", [NASTY, LONG])
def test_names_can_neither_ping_nor_break_a_post(game: str, names: Sequence[str]) -> None:
    for state in ScorepadState:
        view = scorepad_post(scorepad(game, state, 1, names), speaker("de"))
        assert complaints(Screen(None, components(view))) == []
        assert not PING.search(text_of_view(view).replace("<t:", ""))


@LANGUAGE
@GAME
async def test_every_form_is_one_that_discord_takes(game: str, language: str) -> None:
    say, pad = speaker(language), scorepad(game, rounds=1)

    for number in (1, 2):
        fields = fields_for(pad, number, pad.paper.fields(number), written(pad, number, say), say)
        form = Form(say("pad-form-correct", round=number), fields, ButtonId(0, "pad_write", number, "1"))
        assert list(form_complaints(form.to_dict())) == []


def shown_in(pad: Scorepad, number: int) -> dict[str, str]:
    """By the name of its field, what the form of a round is filled with."""
    say = speaker("en")
    return {
        field.name: field.value
        for field in fields_for(pad, number, pad.paper.fields(number), written(pad, number, say), say)
    }


@GAME
def test_what_a_form_shows_of_a_round_is_read_as_that_round(game: str) -> None:
    pad = scorepad(game, rounds=1)
    assert pad.paper.read(typed_line(pad, 1, shown_in(pad, 1)), 1) == pad.paper.lines[0]


@pytest.mark.parametrize("players", [2, 5, 6, 8])
def test_a_form_names_every_player_whole_at_what_is_theirs(players: int) -> None:
    names = ("Anna", "Ben", "Carla", "Grandmother Rose", "Uncle Bartholomew", "Aunt Josephine", "Gus", "Hal")
    pad = scorepad("skullking", names=names)
    pad = replace(pad, players=pad.players[:players])
    fields = fields_for(pad, 1, pad.paper.fields(), [""] * players, speaker("en"))
    if players <= 5:
        assert [field.label for field in fields] == [*names[:players]]
    else:
        assert [field.value for field in fields] == ["\n".join(f"{name}: " for name in names[:players])]


def test_a_form_of_lines_wants_one_for_each_player() -> None:
    pad = scorepad("skullking", names=("Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"))
    with pytest.raises(Refusal) as caught:
        typed_line(pad, 1, {"all": "Ann: 1 1\n\nBob: 0 0"})
    assert (caught.value.code, caught.value.facts["count"], caught.value.facts["players"]) == (
        "pad_lines",
        2,
        8,
    )


def with_cannonball() -> Scorepad:
    pad = scorepad("skullking")
    chosen: Options = {"edition": "2021", "scoring": "rascal", "cannonball": True}
    line = "bid 1 tricks 1 bonus 0 load grape | bid 0 tricks 0 bonus 0 load cannon"
    row = replace(pad.row, options=GAMES["skullking"].RULES.complete(chosen))
    return replace(pad, row=row, players=pad.players[:2], written=(ScorepadLineRow(1, line, 1, "Ann", 5),))


@LANGUAGE
def test_loads_are_typed_with_the_letters_and_words_that_the_sheet_shows(language: str) -> None:
    say, pad = speaker(language), with_cannonball()
    legend = [shown.split(" ", 1) for shown in say("skullking-pad-loads").split(", ")]
    named = [say("skullking-load", load=load) for load in ("grape", "cannon")]
    buttons = [say(f"skullking-load-{load}") for load in ("grape", "cannon")]
    letters, words = zip(*legend, strict=True)
    for typed in (letters, words, [word.upper() for word in words], named, buttons):
        seats = {"seat0": f"1 1 0 {typed[0]}", "seat1": f"0 0 0 {typed[1]}"}
        assert pad.paper.read(typed_line(pad, 1, seats), 1) == pad.paper.lines[0], typed
    assert [row.split()[-1] for row in written(pad, 1, say)] == list(letters)


@LANGUAGE
def test_the_letters_of_the_loads_differ_by_more_than_their_case(language: str) -> None:
    """Phones write the first letter of a field large."""
    say = speaker(language)
    grape, cannon = (say("skullking-pad-load", load=load) for load in ("grape", "cannon"))
    assert grape.casefold() != cannon.casefold()


@pytest.mark.parametrize("bare", ["k", "K"])
def test_a_bare_k_is_refused_with_both_words(bare: str) -> None:
    say, pad = speaker("de"), with_cannonball()
    with pytest.raises(Refusal) as caught, naming(pad, say):
        pad.paper.read(f"1 1 0 {bare} | 0 0 0 kt", 1)
    assert caught.value.facts["allowed"] == "kt Kartätsche, kk Kanonenkugel"


@LANGUAGE
def test_the_form_and_its_refusal_ask_for_loads_in_the_reader_s_own_words(language: str) -> None:
    say, pad = speaker(language), with_cannonball()
    shown = say("skullking-pad-loads")
    load = pad.paper.fields()[-1]
    assert fields_for(pad, 1, [load], ["", ""], say)[0].about == f"{say('skullking-home-load')} ({shown})"
    with pytest.raises(Refusal) as caught, naming(pad, say):
        pad.paper.write([{"bid": "1", "tricks": "1", "load": "x"}, {"bid": "0", "tricks": "0"}], 1)
    assert caught.value.facts["allowed"] == shown


def test_values_may_be_parted_as_people_type_them() -> None:
    pad = scorepad("skullking", names=NASTY)
    pad = replace(pad, players=pad.players[:2])
    for typed in ("1 1 30", "1,1,30", " 1 / 1 | 30", "1;1 10 + 20", "1 1 10+20"):
        assert typed_line(pad, 1, {"seat0": typed, "seat1": ""}).replace("10+20", "30") == "1 1 30 | -"
    beach = scorepad("playapirata", names=NASTY)
    typed_by = {"seat0": "3,5", "seat1": "-", "seat2": "S, 4 1", "seat3": ""}
    line = beach.paper.read(typed_line(beach, 1, typed_by))
    assert line.startswith("treasures T3,T5 ")
    assert " | treasures TS,T4 towels 1 " in line or " | treasures T4,TS towels 1 " in line


@pytest.mark.slow
@LANGUAGE
@GAME
def test_whatever_is_refused_can_be_told(game: str, language: str) -> None:
    """Rounds made of chance: each refusal has all that its sentence wants."""
    say, chance, refused = speaker(language), Random(game), set()
    pad = scorepad(game, names=("Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"))
    for _ in range(300):
        typed = [
            {
                field.key: chance.choice(
                    ["", "x", "-", "0", "1", *map(str, field.numbers[:4]), field.example]
                )
                for field in pad.paper.fields()
            }
            for _ in pad.players
        ]
        try:
            with naming(pad, say):
                pad.paper.add(pad.paper.write(typed))
        except Refusal as error:
            told = say(f"refusal-{error.code.replace('_', '-')}", **error.facts)
            assert "{" not in told
            refused.add(error.code)
    assert len(refused) > 1, refused


def test_a_refusal_names_the_player_and_the_field() -> None:
    pad, say = scorepad("skullking", names=("Ann", "B*b", *"CDEFGH")), speaker("en")
    with pytest.raises(Refusal) as caught, naming(pad, say):
        raise IllegalMove("pad_too_much", seat=1, word="7", fields="bid, tricks")
    assert caught.value.facts["name"] == "B\\*b"
    assert caught.value.facts["fields"] == "Bid, Tricks won"


@GAME
def test_a_french_post_has_the_space_before_a_colon(game: str) -> None:
    for state in ScorepadState:
        text = text_of_view(scorepad_post(scorepad(game, state, rounds=1), speaker("fr")))
        assert re.findall(r"\S\*\*: |\w: ", text) == []
