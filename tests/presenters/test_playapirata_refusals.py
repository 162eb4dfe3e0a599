"""Every refusal of Playa Pirata is told in every language, by the names of cards."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest

from bot.games import playapirata
from bot.games.contract import Fact, IllegalMove
from bot.games.playapirata import State
from bot.games.playapirata.cards import COLOURS, PIRATES, SPECIALS, TREASURES
from bot.presenters import playapirata as face
from bot.texts.catalog import FOLDER, LANGUAGES, speaker
from tests.games.playapirata.table import (
    at_the_last_turn,
    buried,
    deal,
    deal_special,
    holding,
    piled,
    play,
    turn,
)
from tests.games.secrecy import words
from tests.presenters.playapirata_taps import states


def tried() -> Sequence[str]:
    """Moves as people type them, most of them wrong; `{0}` is the letter of their colour."""
    targets = [
        "",
        *(f" {place}" for place in range(0, 15, 2)),
        " R",
        " G",
        " Y",
        " Y1",
        " 1 R2",
        " 1 top",
        " 2 Y3",
    ]
    verbs = ("spy", "map", "umbrella", "lay", "show", "done", "sit", *map(str.lower, SPECIALS))
    cards = [f"{verb} {card}" for verb in ("bury", "keep") for card in (*TREASURES, *SPECIALS)]
    batches = [f"lay {place}{' {0}1' * count}" for place in range(1, 12) for count in range(1, 6)]
    return [*(f"{verb}{target}" for verb in verbs for target in targets), *cards, *batches]


def positions() -> Iterator[State]:
    yield from (*states(2, 0.2), *states(3, 0.2))
    for card in SPECIALS:
        state = buried(deal_special(card))
        yield from [state, play(state, "bury T4a"), piled(play(state, "spy 1"), 1, "Y3")] * 20
    yield from [at_the_last_turn(buried(deal()))] * 20
    yield from [piled(buried(deal_special("FLIPFLOPS")), 2, "Y3").with_treasure(2, umbrella=0)] * 20
    yield from [holding(buried(deal_special("LIFEGUARD")), 1, treasures="")] * 20


@pytest.fixture(scope="module")
def refusals() -> Mapping[str, Mapping[str, Fact]]:
    """Each code with which a move was refused, and its facts."""
    chance, moves, found = Random(5), tried(), {}
    for state in positions():
        seat = chance.randrange(state.setup.players) if chance.random() < 0.1 else turn(state)
        for typed in chance.sample(moves, 60):
            try:
                move = playapirata.read(state, seat, typed.format(COLOURS[seat]))
                playapirata.check(state, seat, move)
            except IllegalMove as error:
                found[error.code] = error.facts
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_in_names_rather_than_codes(
    refusals: Mapping[str, Mapping[str, Fact]], language: str
) -> None:
    say = speaker(language)
    text = (FOLDER / language / "playapirata.ftl").read_text(encoding="utf-8")
    keys = {line.split(" ")[0] for line in text.splitlines() if line.startswith("refusal-")}
    met = {f"refusal-{code.replace('_', '-')}": facts for code, facts in refusals.items()}
    assert keys - met.keys() == set()
    for key in keys:
        named = {name: face.cards.fact(name, value, say) for name, value in met[key].items()}
        told = say(key, **named, name="Anna")
        assert not {*TREASURES, *PIRATES, *SPECIALS} & set(words(told)), told
