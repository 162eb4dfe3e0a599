"""`move`: what can be played can be typed in any language; else the answer says what is possible."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.presenters.skullking.cards import card_name
from bot.texts.catalog import LANGUAGES, speaker
from tests.cogs.hollander_play import before, dealt, forward
from tests.cogs.refused import refused
from tests.cogs.test_hollander_typed import a_wormhole_was_turned_up
from tests.cogs.test_skullking_2021 import power_of
from tests.simulated.locale import speaking
from tests.tavern import ENGLISH, Tavern, tavern

REVERSED = "\u202edark_lord_99\u202c"


async def offered(t: Tavern, who: MemberActor, typed: str = "", game: str = "skullking") -> Sequence[str]:
    found = await who.autocomplete(t.channel, f"{game} move", "move", typed)
    assert all(choice["name"] == choice["value"] for choice in found)
    return [str(choice["value"]) for choice in found]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_suggestion_is_the_move_and_the_answer_says_what_was_understood(
    tmp_path: Path, language: str
) -> None:
    say, locale = speaker(language), LANGUAGES[language][0]
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        for person in t.people:
            with speaking(person, locale):
                first = say("command-bid")
                assert await offered(t, person) == [f"{first} 0", f"{first} 1"]
                answer = await t.slash(person, "move", move=f"{first} 1")
            assert answer.private
            assert say("done-moved", move=f"{first} 1") in answer.text
        table = await t.table()
        person, [card] = t.on_turn(table), table.view(table.to_move()[0]).playable[:1]
        with speaking(person, locale):
            [line, *_] = await offered(t, person)
            if ":" not in card:
                assert line == f"{say('command-play')} {card_name(card, say)}"
            await t.slash(person, "move", move=line)
        assert (await t.table()).dealt.moves[-1] == (table.to_move()[0], f"play {card}")


@pytest.mark.slow
async def test_players_are_counted_from_1_and_called_by_name(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        table = await forward(t, before(played, a_wormhole_was_turned_up))
        seat, person = table.to_move()[0], t.on_turn(table)
        names = ["Anna", "Ben", "Carla"]
        others = [other for other in range(3) if other != seat]
        verb = ENGLISH("hollander-typed-call")
        lines = [f"{verb} {other + 1}. {names[other]}" for other in others]
        assert sorted(await offered(t, person, game="hollander")) == lines
        for typed in ("call 0", f"call {seat + 1}", "call 4", "call Diego"):
            async with t.unchanged():
                answer = await t.slash(person, "move", move=typed)
            assert all(f"`{line}`" in answer.text for line in lines), typed
        await t.slash(person, "move", move=f"call {others[0] + 1}")
        assert (await t.table()).dealt.moves[-1] == (seat, f"call {others[0]}")


@pytest.mark.slow
async def test_a_play_calls_nobody_by_a_count_from_0(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        at = next(at for at, (_, move) in enumerate(played.moves) if move.startswith("play WH >"))
        table = await forward(t, played.moves[:at])
        seat, move = played.moves[at]
        person, called = t.seated(table, seat), int(move.split()[-1])
        for command, options in (("move", {"move": "play WH > 0"}), ("play", {"cards": "WH > 0"})):
            async with t.unchanged():
                await t.slash(person, command, **options)
        await t.slash(person, "play", cards=f"WH > {called + 1}")
        assert (await t.table()).dealt.moves[-1] == (seat, move)


@pytest.mark.parametrize("typed", ["bid", "dance", "bid bid", "0 1"])
async def test_what_is_no_move_is_answered_with_what_is_possible(tmp_path: Path, typed: str) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)

        async with t.unchanged():
            for language, (locale, *_) in LANGUAGES.items():
                say = speaker(language)
                with speaking(anna, locale):
                    answer = await t.slash(anna, "move", move=typed)
                verb = say("command-bid")
                moves = f"`{verb} 0` · `{verb} 1`"
                assert answer.private
                assert answer.text == say("refusal-move-unclear", words=typed, moves=moves)


async def test_who_is_not_on_turn_is_told_whose_turn_it_is_and_offered_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        for person in t.people:
            await t.slash(person, "move", move="bid 0")
        table = await t.table()
        seat = table.to_move()[0]
        waiting = t.seated(table, 1 - seat)
        assert await offered(t, waiting) == []
        facts = {"name": table.name(seat)}
        for typed in ("play Y5", "yellow 5"):
            await refused(
                t,
                waiting,
                lambda typed=typed: t.slash(waiting, "move", move=typed),  # type: ignore[misc]
                "not-your-turn",
                lambda _: facts,
            )


async def test_nothing_is_offered_at_a_table_of_another_game(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        assert await offered(t, anna, game="corsari") == []


async def test_a_name_is_offered_without_escapes_and_turns_no_line_around(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.people[1] = t.guild.add_member(t.env.create_user("lord", global_name=REVERSED))
        person = t.on_turn(await power_of(t, "PR"))
        assert await offered(t, person) == ["lead 1. Anna", "lead 2. dark_lord_99"]
