"""Hands and posts that are kept: each is drawn again where it would look different, and only there."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.games.contract import Seat
from bot.tables.table import Table
from bot.ui.live import hands
from bot.ui.live.drawn import Drawn, source
from bot.ui.live.hand import hand
from bot.ui.live.hands import Hands
from bot.ui.live.post import post
from tests.entries import GAMES
from tests.games.random_play import play_at_random, random_options
from tests.tavern import ENGLISH
from tests.ui.live.screens import LINK, components, tables

MOST = 60
"""States of a game that are looked at."""


def some_tables(key: str) -> list[Table]:
    """A table at many states of a random game of three; two in a row stay together."""
    chance = Random(key)
    game = play_at_random(key, 3, random_options(key, 3, chance, {}, 2), chance)
    return [*tables(game)][-MOST:]


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_what_is_kept_looks_as_if_it_were_drawn_anew_whatever_came_before_it(key: str) -> None:
    kept, posts, found = Hands(), Drawn(), some_tables(key)
    for table in [*found, *Random(1).sample(found, len(found))]:  # as after moves, and as after undos
        public = posts.view(table.id, source(table, None), partial(post, table, ENGLISH))
        assert components(public) == components(post(table, ENGLISH))
        for row in table.seats:
            shown = kept.drawn(table, row.seat, ENGLISH, LINK)
            assert components(shown) == components(hand(table, row.seat, ENGLISH, LINK))


def test_what_others_do_unseen_draws_no_hand_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Seat] = []

    def counted(table: Table, seat: Seat, *rest: object) -> object:
        drawn.append(seat)
        return hand(table, seat, *rest)  # type: ignore[arg-type] # as they come

    monkeypatch.setattr(hands, "hand", counted)
    chance = Random(2)
    playing = play_at_random("skullking", 2, random_options("skullking", 2, chance, {}, 1), chance)
    kept, table = Hands(), next(tables(playing))
    bids = ("bid 0", "bid 1", "bid 0")
    for number, bid in enumerate(bids, start=1):
        row = replace(table.row, revision=table.row.revision + 1)
        table = replace(table, row=row, fold=table.dealt.played(number, 0, bid))
        for seat in (0, 1):
            kept.drawn(table, seat, ENGLISH, LINK)
    assert drawn == [0, 1, 0, 0], "the other sees that somebody has bid, not what, nor that it is another bid"
