"""What bad input gets: a clear private refusal in the reader's language, and nothing is lost or changed."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from discord import app_commands

from bot.model.tables import Status
from bot.texts.catalog import speaker
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.names import label_at
from bot.ui.kit.services import link_to
from tests.cogs.refused import game, refused
from tests.cogs.scorepad_tavern import command
from tests.messages import presses, text_of
from tests.taps import manage, read, tap
from tests.tavern import ENGLISH, Answer, tavern


@pytest.mark.slow
async def test_no_table_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        for command in ("join", "leave", "hand", "show", "scores", "undo", "log", "replay"):
            await refused(
                t,
                anna,
                lambda command=command: t.slash(anna, command),  # type: ignore[misc]
                "no-table-in-channel",
            )
        await refused(t, anna, lambda: manage(t, anna), "no-table-in-channel")
        await refused(
            t,
            anna,
            lambda: t.slash(anna, "bid", tricks=1),
            "no-table-here",
            lambda say: {"game": say("game-skullking"), "command": "skullking"},
        )


async def test_no_table_here_but_one_of_yours_elsewhere(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        table = await t.start()
        link = await link_to(t.bot.services.tables, table)
        t.channel = t.guild.create_text_channel("galley")
        for command in ("hand", "show", "scores"):
            await refused(
                t,
                anna,
                lambda command=command: t.slash(anna, command),  # type: ignore[misc]
                "table-elsewhere",
                lambda _: {"link": link},
            )


async def test_a_second_table_in_the_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        _, ben = t.people
        table = await t.start(players=1, computers=1)
        link = await link_to(t.bot.services.tables, table)
        await refused(t, ben, lambda: t.slash(ben, "start"), "channel-taken", lambda _: {"link": link})
        assert link.endswith(str((await t.post()).id))


async def test_not_your_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        stranger = t.people[2]
        await t.start(players=2)
        for act in (
            lambda: t.slash(stranger, "bid", tricks=0),
            lambda: t.slash(stranger, "undo"),
            lambda: t.slash(stranger, "leave"),
        ):
            await refused(t, stranger, act, "not-your-table", lambda _: {"free": 0})


async def test_who_asks_for_a_hand_and_has_none_is_shown_what_everybody_may_see(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        stranger = t.people[2]
        await t.start(players=2)
        acts: Sequence[Callable[[], Awaitable[Answer]]] = (
            lambda: t.slash(stranger, "hand"),
            lambda: t.press(stranger, "hand"),
            lambda: t.press(stranger, "hand"),
        )
        for act in acts:
            async with t.unchanged():
                shown = await act()
            assert shown.private
            assert speaker("en")("spectator-about") in shown.text
            assert {press.action for press in presses(shown.message)} & {"move", "draft"} == set()


async def test_joining_twice_shows_that_one_sits_there(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.slash(anna, "start")
        async with t.unchanged():
            for answer in (await t.slash(anna, "join"), await t.press(anna, "join", on=await t.post())):
                assert answer.private
                assert ENGLISH("hand-not-dealt") in answer.text


async def test_joining_a_full_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start", players=2)
        lobby = await t.post()
        _, add_computer = t.find(anna, "add_computer", on=await t.options(anna))
        await t.slash(ben, "join")
        await refused(t, carla, lambda: t.slash(carla, "join"), "table-full", lambda _: {"places": 2})
        late = lambda: t.press_forged(anna, lobby, add_computer)  # noqa: E731
        await refused(t, anna, late, "table-full", lambda _: {"places": 2})


async def test_joining_a_started_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        carla = t.people[2]
        await t.slash(t.people[0], "start", players=3)
        lobby = await t.post()
        _, join = t.find(carla, "join", on=lobby)
        await t.slash(t.people[1], "join")
        await t.press(t.people[0], "deal")
        await refused(t, carla, lambda: t.slash(carla, "join"), "already-started", game)
        await refused(t, carla, lambda: t.press_forged(carla, lobby, join), "already-started", game)


async def test_starting_with_one_player(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.slash(anna, "start")
        async with t.unchanged():
            answer = await t.press(anna, "deal", on=await t.post())
        assert answer.private
        assert answer.text.startswith(ENGLISH("refusal-too-few-players", least=2))
        await t.press(anna, "add_computer", on=answer.message)
        await t.press(anna, "deal", on=await t.post())
        assert (await t.table()).status is Status.RUNNING


async def test_a_table_that_the_game_can_not_seat(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        for seats in (1, 7, -1):
            await refused(
                t,
                anna,
                lambda seats=seats: t.slash(anna, "start", players=seats),  # type: ignore[misc]
                "places-out-of-range",
                lambda _: {"least": 2, "most": 6},
            )
        for computers in (-1, 4, 2**53 - 1):
            await refused(
                t,
                anna,
                lambda computers=computers: t.slash(anna, "start", players=4, computers=computers),  # type: ignore[misc]
                "too-many-computers",
                lambda _: {"most": 3},
            )
        for rounds in (0, 11):
            answer = await t.slash(anna, "start", rounds=rounds)
            assert answer.private
            assert str(rounds) in answer.text
        assert await t.stored() == []


@pytest.mark.slow
async def test_what_only_the_host_may_do(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.slash(ben, "join")
        post, number = await t.post(), (await t.table()).id
        for action in ("deal", "add_computer", "remove_computer"):
            custom_id = ButtonId(number, action).encode()
            await refused(
                t,
                ben,
                lambda custom_id=custom_id: t.press_forged(ben, post, custom_id),  # type: ignore[misc]
                "host-only",
            )
        forged = ButtonId(number, "option", None, "rounds 0").encode()
        await refused(t, ben, lambda: t.press_forged(ben, post, forged), "host-only")
        for forged in (f"t:{number}:oversee::end", f"t:{number}:replace::0"):
            await refused(
                t,
                ben,
                lambda custom_id=forged: t.press_forged(ben, post, custom_id),  # type: ignore[misc]
                "host-or-moderator-only",
            )


@pytest.mark.slow
async def test_an_interaction_after_the_table_was_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        panel = (await t.slash(ben, "hand")).message
        _, move = t.find(ben, "move", on=panel)
        letter, _ = t.find(ben.user, "move")
        post = await t.post()
        await manage(t, anna, "End the game", "Yes, end it")
        assert (await t.table()).status is Status.ENDED
        await refused(
            t,
            ben,
            lambda: t.slash(ben, "bid", tricks=1),
            "no-table-here",
            lambda say: {"game": say("game-skullking"), "command": "skullking"},
        )
        assert "move" not in {press.action for press in presses(panel) + presses(letter)}
        assert not {"choose", "hand"} & {press.action for press in presses(post)}
        await refused(t, ben, lambda: t.press_forged(ben, panel, move), "table-closed", game)
        await refused(
            t, ben, lambda: t.press_forged(ben, post, move.replace("move", "undo")), "table-closed", game
        )


async def test_a_button_that_no_version_of_the_bot_has_is_answered(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        ben = t.people[1]
        await t.start(rounds=2)
        panel = (await t.slash(ben, "hand")).message
        for custom_id in ("ahoy", "t:1:nonsense::", "t:999:hand::", "t:1:move:0:bid 9 9"):
            async with t.unchanged():
                answer = await t.press_forged(ben, panel, custom_id)
            assert answer.private
            assert answer.text


async def test_a_record_while_the_game_goes_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        table = await t.start(rounds=2)
        panel = await manage(t, anna)
        assert ENGLISH("button-record") not in read(panel)
        await refused(
            t, anna, lambda: t.press_forged(anna, panel.message, f"t:{table.id}:record::"), "not-over"
        )


@pytest.mark.slow
async def test_a_seat_that_can_not_be_given_away(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        table = await t.start(computers=1, rounds=2)
        robot = t.guild.add_member(t.env.create_user("robot", bot=True))
        panel = await manage(t, anna)
        for words, reason in (
            ("computer 7 0", "no-such-seat"),
            ("computer -1 0", "no-such-seat"),
            ("computer 1 0", "computer-already"),
            (f"computer 1 {ben.id}", "table-moved-on"),
        ):
            forged = f"t:{table.id}:oversee::{words}"
            await refused(
                t,
                anna,
                lambda custom_id=forged: t.press_forged(anna, panel.message, custom_id),  # type: ignore[misc]
                reason,
            )
        asked = await tap(t, anna, panel, f"2. {label_at(table, 1)}")
        assert ENGLISH("oversee-computer") not in read(asked)
        for who, reason in ((robot, "computer-only"), (ben, "already-seated-there")):
            await refused(
                t,
                anna,
                lambda who=who: manage(t, anna, "3. Ben", who),  # type: ignore[misc]
                reason,
                lambda _: {"name": "Ben"},
            )


async def test_somebody_outside_the_server_takes_no_seat_and_no_place_on_a_scorepad(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(computers=1, rounds=2)
        stranger = t.env.create_user("stranger")
        t.overheard.expect("TransformerError: ")
        await refused(t, anna, lambda: manage(t, anna, "3. Ben", stranger), "not-a-member")
        begin = {"game": "skullking", "player2": stranger}
        await refused(t, anna, lambda: command(t, anna, "start", **begin), "not-a-member")


async def test_a_command_as_it_was_before_an_update_is_to_be_typed_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=2)
        bid = next(each for each in t.bot.tree.walk_commands() if each.qualified_name == "skullking bid")
        assert isinstance(bid, app_commands.Command)
        t.overheard.expect("CommandSignatureMismatch: ")
        bid._params["more"] = replace(bid._params["tricks"], name="more")
        await refused(t, anna, lambda: t.slash(anna, "bid", tricks=1), "command-changed")


@pytest.mark.slow
async def test_a_computer_player_takes_the_seat_of_someone_who_has_left_the_server_when_they_are_nudged(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2, nudge_after=60) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        await t.slash(anna, "bid", tricks=0)
        t.guild.remove_member(ben)
        assert not (await t.table()).seats[1].is_computer
        await t.wait(121)
        table = await t.table()
        assert table.seats[1].is_computer
        assert table.view(None).step == "play"
        [gone] = [row for row in await t.store.actions.of_table(table.id) if row.kind == "gone"]
        assert (gone.other_id, gone.other_name) == (ben.id, "Ben")
        assert f"<@{ben.id}>" not in "".join(text_of(message) for message in t.public())
        t.people = [anna]
        await t.forward()
        assert (await t.table()).status is Status.FINISHED
