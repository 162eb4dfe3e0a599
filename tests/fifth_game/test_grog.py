"""Grog is added to the bot by its entry alone, and is played on Discord like the other four."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.games.contract import IllegalMove
from bot.games.record import read, replay
from bot.games.shuffle import SeededShuffler
from bot.model.tables import Status
from bot.registry import ENTRIES
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, add_texts, speaker
from tests.fifth_game import computer, rules
from tests.fifth_game.entry import GROG
from tests.messages import custom_ids, press_of, text_of
from tests.taps import manage
from tests.tavern import Tavern, tavern

SEED = bytes(range(32))
HOUSE = [entry.game for entry in (*ENTRIES, GROG)]


@asynccontextmanager
async def grog_tavern(folder: Path, people: int = 2) -> AsyncIterator[Tavern]:
    async with tavern(folder, people, (*ENTRIES, GROG), game="grog") as t:
        yield t


def first_hand(table: Table, seat: int) -> list[str]:
    return list(table.view(seat).hand)


# The rules


def started(**hands: str) -> rules.State:
    first = rules.start(len(hands), {"rounds": 1}, SeededShuffler(SEED))
    return first._replace(hands=tuple(tuple(cards.split()) for cards in hands.values()))


def played(state: rules.State, *cards: str) -> rules.State:
    for card in cards:
        assert state.turn is not None
        state = rules.play(state, state.turn, f"play {card}")
    return state


def test_the_highest_card_of_the_suit_that_was_led_takes_the_trick_and_leads_the_next() -> None:
    state = played(started(anna="A3 B1", ben="A9 B2", carla="C10 C1"), "A3", "A9", "C10")
    assert (state.won, state.turn) == ((0, 1, 0), 1)


def test_the_last_trick_of_a_round_is_worth_three() -> None:
    over = played(started(anna="A3 B1", ben="A9 B2"), "A3", "A9", "B2", "B1")
    assert [(line.seat, line.score) for line in rules.scorepad(over)] == [(0, 0), (1, 4)]
    assert [(p.seat, p.place) for p in rules.result(over) or ()] == [(1, 1), (0, 2)]


def test_who_can_follow_must() -> None:
    state = played(started(anna="A3 B1", ben="A9 B2"), "A3")
    assert rules.legal(state, 1) == ["play A9"]
    with pytest.raises(IllegalMove, match="must_follow"):
        rules.check(state, 1, "play B2")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_with_every_point_given(players: int) -> None:
    for number in range(20):
        chance = random.Random(number)
        state = rules.start(players, {"rounds": 3}, SeededShuffler(chance.randbytes(32)))
        while state.turn is not None:
            seat, by_chance = state.turn, chance.choice(rules.legal(state, state.turn))
            move = by_chance if seat else computer.choose(rules.view(state, seat), chance)
            state = rules.play(state, seat, move)
        # Four tricks of 1 point and one of 3, three times.
        assert sum(placing.score for placing in rules.result(state) or ()) == 3 * 7


# The texts


def test_grog_has_every_sentence_in_every_language() -> None:
    keys = {language: sentences(language).keys() for language in LANGUAGES}
    assert len(keys["en"]) > 20
    assert {frozenset(found) for found in keys.values()} == {frozenset(keys["en"])}


def sentences(language: str) -> Any:
    bundle = FluentBundle([language])
    for file in (GROG.texts / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle._messages


# On Discord


@pytest.mark.slow
async def test_grog_is_played_to_its_end_by_slash_commands_and_its_record_replays(tmp_path: Path) -> None:
    async with grog_tavern(tmp_path) as t:
        table = await t.start(rounds=2)
        while table.status is Status.RUNNING:
            await t.move(table, table.to_move()[0])
            table = await t.table()
        result = await t.store.log.results(table.id)
        answer = await manage(t, t.people[0], "Save game file")
        [attachment] = answer.message.attachments
        content = t.env.backend.cdn.get(attachment.url)
        assert content is not None
        kept = read(content.decode(), HOUSE)
        assert tuple(rules.result(replay(kept)) or ()) == tuple(result)
        assert "🏁" in text_of(await t.post())
        assert (await t.slash(t.people[0], "scores")).text.count("Anna") == 2


async def test_grog_is_played_by_buttons_against_a_computer_player(tmp_path: Path) -> None:
    async with grog_tavern(tmp_path, people=1) as t:
        [anna] = t.people
        table = await t.start(computers=1, rounds=1)
        taps = 0
        while table.status is Status.RUNNING:
            shown = (await t.slash(anna, "hand")).message
            moves = [press_of(custom_id) for custom_id in custom_ids(shown)]
            offered = [press.argument for press in moves if press.action == "move"]
            assert sorted(offered) == sorted(table.game.legal(table.dealt.state, table.seated(anna.id)))
            await t.press(anna, "move", offered[0], on=shown)
            table, taps = await t.table(), taps + 1
        assert taps == rules.DEALT, "one tap a card"
        assert table.status is Status.FINISHED


async def test_autocomplete_offers_exactly_the_cards_that_may_be_played(tmp_path: Path) -> None:
    async with grog_tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        anna, ben = t.people
        found = await anna.autocomplete(t.channel, "grog play", "card", "")
        assert [choice["value"] for choice in found] == first_hand(table, 0)
        assert await ben.autocomplete(t.channel, "grog play", "card", "") == []
        code = str(found[0]["value"])
        typed = await anna.autocomplete(t.channel, "grog play", "card", code.lower())
        assert code in [choice["value"] for choice in typed]


@pytest.mark.slow
async def test_grog_is_refused_in_words_undone_and_seen_again_after_a_restart(tmp_path: Path) -> None:
    async with grog_tavern(tmp_path) as t:
        table = await t.start(rounds=1, seed=SEED)
        anna, _ = t.people
        answer = await t.slash(anna, "play", card=first_hand(table, 1)[0])
        assert answer.private
        say = speaker("en")
        card = first_hand(table, 1)[0]
        suit = say(f"grog-suit-{card[0].lower()}")
        assert say("grog-card", suit=suit, rank=int(card[1:])) in answer.text
        await t.slash(anna, "play", card=first_hand(table, 0)[0])
        await t.slash(anna, "undo")
        await t.restart()
        assert (await t.slash(anna, "hand")).text.count("`") == 2 * rules.DEALT


async def test_the_other_games_and_the_rules_know_grog(tmp_path: Path) -> None:
    async with grog_tavern(tmp_path) as t:
        [request] = [r for r in t.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        commands = {command["name"]: command for command in request.json or ()}
        assert {"grog", "skullking", "corsari"} <= commands.keys()
        [asked] = [sub for sub in commands["table"]["options"] if sub["name"] == "rules"]
        assert "grog" in [choice["value"] for choice in asked["options"][0]["choices"]]


def test_texts_are_added_once() -> None:
    add_texts(GROG.texts)
    add_texts(GROG.texts)
    assert speaker("de")("game-grog") == "Grog"
