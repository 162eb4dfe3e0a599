"""A move that a computer player made for somebody bears a ⏰ wherever it is shown, and no other does."""

from dataclasses import replace

import pytest

from bot.model.tables import Player
from bot.tables.table import Table
from bot.ui.live.post import post
from bot.ui.table.history import History
from bot.ui.table.log import log
from bot.ui.table.recap import recap
from tests.games.random_play import random_playing
from tests.messages import text_of_view
from tests.tavern import ENGLISH
from tests.ui.live.screens import tables
from tests.ui.table.histories import did, history

BEN = 1


def in_play(player: Player = Player.PERSON, missed: int = 0) -> Table:
    table = list(tables(random_playing("skullking", 3, 0, ("edition", "first"), ("dealing", "classic"))))[6]
    seats = tuple(
        replace(row, player=player, missed=missed) if row.seat == BEN else row for row in table.seats
    )
    return replace(table, seats=seats)


def bids_told(told: History) -> list[str]:
    lines = [line.text for line in told.lines(None, ENGLISH)]
    return [text for text in lines if text.endswith("has bid.") and "Carla" not in text]


def test_the_live_post_marks_whose_last_turn_a_computer_player_made() -> None:
    assert "**Ben ⏰**" in text_of_view(post(in_play(missed=1), ENGLISH))
    assert "⏰" not in text_of_view(post(in_play(), ENGLISH))


@pytest.mark.parametrize("kind", ["missed", "away"])
def test_the_log_and_the_recap_mark_the_moves_that_were_made_for_somebody_and_no_others(kind: str) -> None:
    table = in_play(Player.ABSENT if kind == "away" else Player.PERSON, missed=int(kind == "missed"))
    [bid] = [played.number for played in table.dealt.history if played.seat == BEN][:1]
    actions = [did(kind, bid - 1, seat=BEN, other_name="Ben")]
    if kind == "away":
        actions.append(did("back", bid, seat=BEN, other_name="Ben"))
    told = history(table, actions)
    assert sorted(bids_told(told)) == ["Anna has bid.", "Ben ⏰ has bid."]
    played = [line.text for line in told.lines(None, ENGLISH) if "Ben" in line.text and "plays" in line.text]
    assert not [text for text in played if "⏰" in text and "computer" not in text]
    for shown in (log(told, ENGLISH), recap(told, None, ENGLISH)):
        assert "Ben ⏰ has bid." in text_of_view(shown)
        assert "Anna ⏰" not in text_of_view(shown)


def test_moves_with_which_computers_finish_a_game_are_marked_though_their_people_stay() -> None:
    table = in_play()
    bid = next(played.number for played in table.dealt.history if played.seat == BEN)
    told = history(table, [did("played_out", bid - 1)])
    moves = tuple(
        replace(line, by_computer=True, played_out=True) if line.number == bid else line
        for line in told.moves
    )
    told = replace(told, moves=moves)
    assert sorted(bids_told(told)) == ["Anna has bid.", "Ben ⏰ has bid."]
    lines = [line.text for line in told.lines(None, ENGLISH)]
    assert ENGLISH("action-played-out") in lines
    last = [played.number for played in table.dealt.history if played.seat == BEN][-1]
    assert told.own_last(BEN) == last
    out = tuple(replace(line, played_out=line.number in (bid, last)) for line in moves)
    assert replace(told, moves=out).own_last(BEN) is None, "he has made none himself"
