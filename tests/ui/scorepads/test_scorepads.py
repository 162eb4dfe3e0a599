"""The posts and forms of scorepads, in every language, are what Discord takes and a phone can show."""

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
from bot.ui.scorepads.forms import by_seat, fields_for, naming, written
from bot.ui.scorepads.post import scorepad_blocks, scorepad_post
from tests.entries import ENTRY_OF, GAMES, PAPER_RULES
from tests.messages import text_of_view
from tests.simulated.component_limits import form_complaints
from tests.ui.live.screens import Screen, components
from tests.ui.live.test_screens import LONG, NASTY, PING, complaints

GAME = pytest.mark.parametrize("game", PAPER_RULES)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PHONE = 40
"""Columns that a phone shows of a block of code without breaking a line."""
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
        fields = fields_for(pad, number, say, written(pad, number, say))
        form = Form(say("pad-form-correct", round=number), fields, ButtonId(0, "pad_write", number, "1"))
        assert list(form_complaints(form.to_dict())) == []


@GAME
def test_what_a_form_shows_of_a_round_is_read_as_that_round(game: str) -> None:
    pad = scorepad(game, rounds=1)
    seats = by_seat(pad, 1, written(pad, 1, speaker("en")), speaker("en"))
    assert pad.paper.write(seats, 1) == pad.paper.lines[0]


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
    for typed in (
        " ".join(letters),
        " ".join(words),
        " ".join(words).upper(),
        *(" | ".join(two) for two in (named, buttons)),
        written(pad, 1, say)["load"],
    ):
        seats = by_seat(pad, 1, {"bid": "1 0", "tricks": "1 0", "bonus": "0 0", "load": typed}, say)
        assert pad.paper.write(seats, 1) == pad.paper.lines[0], typed
    assert written(pad, 1, say)["load"] == " ".join(letters)


@LANGUAGE
def test_the_form_and_its_refusal_ask_for_loads_in_the_reader_s_own_words(language: str) -> None:
    say, pad = speaker(language), with_cannonball()
    shown = say("skullking-pad-loads")
    assert fields_for(pad, 1, say, {})[-1].label == f"{say('skullking-home-load')} ({shown})"
    with pytest.raises(Refusal) as caught, naming(pad, say):
        pad.paper.write([{"bid": "1", "tricks": "1", "load": "x"}, {"bid": "0", "tricks": "0"}], 1)
    assert caught.value.facts["allowed"] == shown


def test_values_may_be_parted_as_people_type_them() -> None:
    pad, say = scorepad("skullking", names=NASTY), speaker("en")
    for typed in ("1 0 0 0 0 0 0 0", "1,0,0,0,0,0,0,0", " 1 / 0 | 0;0, 0 0  0\t0 "):
        seats = by_seat(pad, 1, {"bid": typed}, say)
        assert [seat["bid"] for seat in seats] == ["1", *["0"] * 7]
    beach = scorepad("playapirata", names=NASTY)
    for typed in ("3,5 - s -", "3 5 | | S | -"):
        seats = by_seat(beach, 1, {"treasures": typed}, say)
        assert beach.paper.write(seats, 1).startswith("treasures T3,T5 ")
    with pytest.raises(Refusal, match="pad_values"):
        by_seat(pad, 1, {"bid": "1 0"}, say)


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
