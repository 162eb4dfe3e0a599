"""All games alone: the same for everyone by the seed, whatever Python plays them, and to their end."""

import hashlib
from collections import Counter
from typing import NamedTuple

import pytest

from bot.ai.contract import Level
from bot.games import record
from bot.games.contract import Options
from bot.model.solo import DAYS, Series
from bot.registry import ENTRIES
from bot.solo.chance import Chance
from bot.solo.deals import Deal, DealName
from bot.solo.playing import YOU, is_over, line_of, moved, played, record_of, replayed
from bot.solo.reference import par, score
from tests.solo.conftest import Alone
from tests.tables.company import ANNA

GAMES = {entry.key: entry for entry in ENTRIES}


class Golden(NamedTuple):
    """A deal that a league may draw: how long the rule plays it, what it scores, and its first slips."""

    game: str
    options: Options
    moves: int
    par: int
    field: tuple[int, ...]
    log: str  # the first digits of SHA-256 of all moves


GOLDEN = (
    Golden("skullking", {"rounds": 10}, 260, 90, (30, 90, 90, -20), "28c630b378cf"),
    Golden("skullking", {"edition": "2021"}, 260, 120, (80, 70, 120, 20), "c33003490c4d"),
    Golden("playapirata", {"hands": "two"}, 131, 31, (19, 19, 31, 22), "76d5c8b57346"),
    Golden("playapirata", {"hands": "match", "specials": True}, 301, 73, (56, 61, 73, 55), "a893b4064645"),
    Golden("corsari", {}, 164, 10, (28, 48, 10, 45), "755a0841598e"),
    Golden("hollander", {}, 116, 8, (14, 10, 8, 19), "b7aecb5a3355"),
    Golden("hollander", {"play_on": True}, 354, 0, (0, 15, 0, 17), "1626ac632331"),
)
"""Found on Python 3.11; every other has to come to the same."""
EVERY = pytest.mark.parametrize(
    "golden", GOLDEN, ids=lambda one: " ".join([one.game, *map(str, one.options.values())])
)


def deal_of(game: str, options: Options, level: Level = Level.BOSUN) -> Deal:
    return Deal(DealName(2, series=Series.of_league(9)), game, bytes(range(32)), options, level)


@EVERY
def test_a_game_alone_is_that_of_the_golden_list(golden: Golden) -> None:
    entry, deal = GAMES[golden.game], deal_of(golden.game, golden.options)
    play = par(entry, deal)
    moves = ", ".join(f"{seat} {move}" for seat, move in play.log)
    assert hashlib.sha256(moves.encode()).hexdigest()[:12] == golden.log
    assert len(play.log) == golden.moves
    assert line_of(entry, play).total == golden.par
    assert tuple(score(entry, deal, number) for number in range(4)) == golden.field


@EVERY
def test_a_game_goes_on_from_its_record_as_if_it_had_never_been_left(golden: Golden) -> None:
    entry, deal = GAMES[golden.game], deal_of(golden.game, golden.options)
    whole = par(entry, deal)
    own = iter(whole.own)
    play = moved(entry, played(entry, deal, ()), next(own))
    for move in own:
        text = record.export(record_of(entry, play))
        play = moved(entry, replayed(deal, record.read(text, [entry.game])), move)
    assert is_over(entry, play)
    assert play.log == whole.log


def test_the_pirates_of_a_deal_play_at_its_level() -> None:
    """Cabin boys of Corsari slip; who plays by the rule against them does better."""
    entry = GAMES["corsari"]
    easy = [par(entry, deal_of("corsari", {}, Level.CABIN_BOY)), par(entry, deal_of("corsari", {}))]
    assert easy[0].log != easy[1].log


def test_what_is_drawn_by_lot_is_the_shuffle_of_every_table() -> None:
    """`printf label/0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:00…` begins with 1e 22 a2 78."""
    pile = list("abcd")
    Chance(bytes(32), "label").shuffle(pile)
    # 0x1e = 30 of 4: 2 with c to the front; 0x22 = 34 of 3: 1, so a; 0xa2 = 162 of 2: 0, so b stays.
    assert pile == ["c", "a", "b", "d"]
    assert Chance(bytes(32), "label").sample("abcd", 2) == ["c", "a"]


def test_every_order_is_equally_likely() -> None:
    chance = Chance(bytes(32), "orders")
    orders = Counter("".join(chance.sample("abc", 3)) for _ in range(3000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_more_than_there_are_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="can't be drawn"):
        Chance(bytes(32), "label").sample("abc", 4)


async def test_a_drawn_deal_is_played_over_days_by_everyone_alike(alone: Alone) -> None:
    """It is no hand of a day: those of days are neither shown in its place nor counted with it."""
    drawn = await alone.drawn("hollander", {})
    hand = await alone.solo.begin_drawn(ANNA.user_id, drawn)
    while not hand.is_over:
        hand = await alone.as_the_rule_does(await alone.solo.begin_drawn(ANNA.user_id, drawn))
    assert hand.row.score == line_of(hand.entry, hand.play).total
    again = await alone.solo.begin_drawn(ANNA.user_id, drawn)
    assert (again.is_over, again.play) == (True, hand.play)
    today = await alone.solo.take_up(ANNA.user_id)
    assert today.row.series == DAYS
    assert await alone.solo.days(ANNA.user_id, 142) == 0


async def test_the_pirates_of_an_upgrade_leave_what_they_have_played(
    alone: Alone, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = await alone.drawn("hollander", {})
    hand = await alone.as_the_rule_does(await alone.solo.begin_drawn(ANNA.user_id, drawn))
    # As if they took their chance otherwise: nothing that has been played is played again.
    monkeypatch.setattr("bot.solo.playing.Chance", lambda seed, label: Chance(seed, f"another {label}"))
    later = await alone.solo.begin_drawn(ANNA.user_id, drawn)
    assert later.play.log == hand.play.log
    assert YOU in later.entry.game.to_move(later.play.state)
    assert len((await alone.as_the_rule_does(later)).play.log) > len(hand.play.log)
