"""What The Flying Hollander shows to whom, and that Discord takes it."""

import pytest

from bot.games import hollander
from bot.games.hollander.cards import COPIES
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.kit.layout import MAX_TEXT
from bot.ui.kit.names import names_at
from bot.ui.live.hand import hand
from bot.ui.live.post import post
from tests.games.hollander.position import position
from tests.games.hollander.secrecy import twin
from tests.games.hollander.table import after, dealt
from tests.presenters.hollander_games import (
    ENGLISH,
    EVERY,
    FACE,
    LONG,
    NAMES,
    PAD_WIDTH,
    SEEN,
    THREE,
    choices_of,
    drafts,
    played,
    some,
    table_at,
    told,
)
from tests.simulated.component_limits import COMPONENTS_V2, component_complaints, layout_complaints
from tests.ui.live.screens import LINK, components

pytestmark = pytest.mark.slow

AND = {"en": "and", "de": "und", "fr": "et", "it": "e", "es": "y"}


def test_no_text_holds_what_its_reader_may_not_know() -> None:
    """In a state that differs in all that the viewer may not know, everything looks the same."""
    looked = 0
    for state, chance in some(SEEN):
        looked += 1
        other = hollander.view(twin(state, None, chance), None)
        public = hollander.view(state, None)
        assert FACE.board.board(other, NAMES, ENGLISH) == FACE.board.board(public, NAMES, ENGLISH)
        assert FACE.scorepad.scorepad(other, NAMES, ENGLISH) == FACE.scorepad.scorepad(public, NAMES, ENGLISH)
        seat = chance.randrange(state.setup.players)
        own, twins = hollander.view(state, seat), hollander.view(twin(state, seat, chance), seat)
        for draft, choices in drafts(own, ENGLISH):
            assert told(twins, draft=draft) == told(own, draft=draft)
            assert choices_of(twins, ENGLISH, draft) == choices
    assert looked > 250


def test_only_the_two_who_swapped_cards_in_hand_read_which() -> None:
    state = after(position(*THREE, pile="7"), "play PI hand 1 9")
    assert "Anna gave Ben 🩺 9 for 🔭 4" in told(hollander.view(state, 0))
    assert "Anna gave Ben 🩺 9 for 🔭 4" in told(hollander.view(state, 1))
    for text in (
        told(hollander.view(state, 2)),
        *FACE.board.board(hollander.view(state, None), NAMES, ENGLISH),
    ):
        assert "🩺" not in text
        assert "🔭" not in text
    assert "Anna and Ben swapped a card in hand" in told(hollander.view(state, 2))


def test_only_who_draws_reads_what() -> None:
    state = after(position("7 8 9", "1", pile="5", draw="FH"), "play 7")
    assert "You drew 👻 Flying Hollander" in told(hollander.view(state, 0))
    assert "👻" not in told(hollander.view(state, 1))
    assert "👻" not in "".join(FACE.board.board(hollander.view(state, None), NAMES, ENGLISH))


@EVERY
def test_discord_takes_every_board_and_every_hand(language: str) -> None:
    looked = 0
    for state, _ in some(SEEN / 10):
        looked += 1
        check_table(table_at(state), speaker(language), cut=False)
    assert looked > 50


@EVERY
def test_discord_takes_the_largest_hand_and_the_longest_names(language: str) -> None:
    everything = " ".join(f"{code} {code} {code}" for code in COPIES)
    others = ["1 2 3 / 12 FH MU / 1 2 3"] * 5
    largest = position(f"{everything} / 1 2 3 / 1 2 3", *others, pile="FH " * 40)
    check_table(table_at(largest, LONG), speaker(language), cut=True)
    check_table(table_at(largest), speaker(language), cut=False)


def check_table(table: Table, say: Say, *, cut: bool) -> None:
    """The post, and the hand of whoever is awaited at every step, are messages that Discord takes.

    Unless they may be cut for their names, nothing of them is lost.
    """
    state = table.dealt.state
    views = [post(table, say)]
    for seat in hollander.to_move(state):
        view = hollander.view(state, seat)
        for draft, _ in drafts(view):
            views.append(hand(table, seat, say, LINK, draft=draft))
            said = "".join(FACE.hand.hand(view, names_at(table, say), say, draft))
            assert cut or len(said) < MAX_TEXT - 400
    for shown in views:
        message = {"flags": COMPONENTS_V2, "components": components(shown)}
        assert [*layout_complaints(message), *component_complaints(message)] == []


@EVERY
def test_the_scorepad_is_as_narrow_as_a_phone(language: str) -> None:
    for state in filter(hollander.result, played()):
        for names in (NAMES.by_seat, LONG):
            table = table_at(state, names)
            pad = FACE.scorepad.scorepad(
                table.view(None), names_at(table, speaker(language)), speaker(language)
            )
            lines = pad.split("```")[1].strip("\n").splitlines()
            assert len(lines) == 1 + state.setup.players
            assert max(map(len, lines)) <= PAD_WIDTH


def test_the_scorepad_tells_who_went_out_when_and_what_the_others_have() -> None:
    state = after(position("7", "4 5 / 9 / 1 2 3", pile="6", plays=33), "play 7")
    pad = FACE.scorepad.scorepad(hollander.view(state, None), NAMES, ENGLISH)
    rows = [line.split() for line in pad.split("```")[1].strip().splitlines()]
    assert rows[1:] == [["Anna", "0", "0", "1.(34)"], ["Ben", "6", "0", "–"]]


def test_what_others_do_in_the_setup_leaves_the_hand_as_it_is() -> None:
    state = dealt("1 2 3 / 4 5 6 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9")
    later = hollander.play(hollander.play(state, 1, "swap 1 5"), 2, "ready")
    assert told(hollander.view(later, 0)) == told(hollander.view(state, 0))


@EVERY
def test_facts_of_refusals_are_told_by_name(language: str) -> None:
    say = speaker(language)
    gunner = say("hollander-card-7")
    assert FACE.cards.fact("card", "7", say) == f"{gunner} (7)"
    assert FACE.cards.fact("card", "KR", say) == say("hollander-card-kr")
    cards = FACE.cards.fact("cards", ("7", "KR"), say)
    assert cards == f"{gunner} (7) {AND[language]} {say('hollander-card-kr')}"
    assert FACE.cards.fact("must_take", True, say) == "yes"
    assert FACE.cards.fact("rank", 7, say) == 7
