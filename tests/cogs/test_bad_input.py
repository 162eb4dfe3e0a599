"""What bad input gets: a clear private refusal in the reader's language, and nothing is lost or changed."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from discord import app_commands
from simcord import MemberActor

from bot.games.contract import Fact
from bot.model.tables import Status
from bot.presenters.skullking import card_name
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, Say, speaker
from tests.cogs.scorepad_tavern import command
from tests.deals import leader_holds, second_must_follow_black, seed_where
from tests.messages import presses, text_of
from tests.simulated.at_once import at_once
from tests.simulated.locale import speaking
from tests.tavern import Answer, Tavern, tavern


def bidding(table: Table) -> bool:
    return bool(table.view(None).step == "bid")


def playing(table: Table) -> bool:
    return bool(table.view(None).step == "play")


async def refused(
    t: Tavern,
    who: MemberActor,
    act: Callable[[], Awaitable[Answer]],
    key: str,
    facts: Callable[[Say], Mapping[str, Fact]] = lambda _: {},
) -> None:
    """Lets somebody try in every language what must be refused."""
    for language, (locale, *_) in LANGUAGES.items():
        say = speaker(language)
        with speaking(who, locale):
            async with t.unchanged():
                answer = await act()
        assert answer.private
        assert say(f"refusal-{key}", **facts(say)) in answer.text


def game(_: Say) -> Mapping[str, Fact]:
    """The command of the game, for refusals that show a whole command."""
    return {"command": "skullking"}


async def test_no_table_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        for command in ("join", "leave", "hand", "table", "scorepad", "undo", "end", "record"):
            await refused(
                t,
                anna,
                lambda command=command: t.slash(anna, command),  # type: ignore[misc]
                "no-table-here",
                lambda say: {"game": say("game-skullking"), "command": "skullking"},
            )
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
        link = await t.bot.services.link(table)
        t.channel = t.guild.create_text_channel("galley")
        for command in ("hand", "table", "scorepad"):
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
        link = await t.bot.services.link(table)
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
            lambda: t.press(stranger, "choose"),
        )
        for act in acts:
            async with t.unchanged():
                shown = await act()
            assert shown.private
            assert speaker("en")("spectator-about") in shown.text
            assert {press.action for press in presses(shown.message)} & {"move", "draft"} == set()


async def test_not_your_turn(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=2)
        table = await t.play(playing)
        seat = table.awaited()[0]
        waiting, name = t.seated(table, (seat + 1) % 3), table.seats[seat].name
        card = table.view((seat + 1) % 3).hand[0]
        await refused(
            t,
            waiting,
            lambda: t.slash(waiting, "play", card=card if card != "SM" else "SM:P"),
            "not-your-turn",
            lambda _: {"name": name},
        )


@pytest.mark.parametrize("bid", [2, -1, 99, -(2**53) + 1])
async def test_a_bid_above_the_round_or_negative(tmp_path: Path, bid: int) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start()
        await refused(
            t, anna, lambda: t.slash(anna, "bid", tricks=bid), "bid-out-of-range", lambda _: {"most": 1}
        )


async def test_a_bid_after_the_reveal(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start()
        message, _ = t.find(anna.user, "move", "bid 1")
        await t.play(playing)
        await refused(t, anna, lambda: t.slash(anna, "bid", tricks=1), "bids-revealed")
        assert not [press for press in presses(message) if press.argument.startswith("bid")]


async def test_a_card_while_bids_are_made(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start()
        await refused(t, anna, lambda: t.slash(anna, "play", card="Y5"), "still-bidding")


async def test_a_card_that_you_do_not_hold(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(seed=seed_where(2, 1, leader_holds("Y5")))
        person = t.on_turn(await t.play(playing))
        for card in ("K13", "p", "m", "e", "sk"):
            code = {"p": "P1", "m": "M1", "e": "E1", "sk": "SK"}.get(card, card)
            await refused(
                t,
                person,
                lambda card=card: t.slash(person, "play", card=card),  # type: ignore[misc]
                "not-in-hand",
                lambda say, code=code: {"card": card_name(code, say)},  # type: ignore[misc]
            )


async def test_a_card_that_breaks_following_is_told_which_suit_must_be_followed(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2, seed=seed_where(2, 2, second_must_follow_black))
        table = await t.play(lambda table: table.view(None).round == 2 and playing(table))
        await t.move(table, table.awaited()[0])
        table = await t.table()
        seat = table.awaited()[0]
        person = t.seated(table, seat)
        [yellow] = [card for card in table.view(seat).hand if card[0] == "Y"]
        await refused(
            t,
            person,
            lambda: t.slash(person, "play", card=yellow.lower()),
            "must-follow",
            lambda say: {"suit": say("skullking-suit-k"), "card": card_name(yellow, say)},
        )


@pytest.mark.parametrize("word", ["Y99", "parrot", "**@everyone**", "<@1>", "x" * 6000])
async def test_an_unknown_card_word(tmp_path: Path, word: str) -> None:
    async with tavern(tmp_path) as t:
        await t.start()
        person = t.on_turn(await t.play(playing))
        async with t.unchanged():
            answer = await t.slash(person, "play", card=word)
        assert answer.private
        start = speaker("en")("refusal-unknown-card", word="|").split("|")[0]
        assert answer.text.startswith(start)
        assert len(answer.text) < 300
        assert "@everyone" not in answer.text
        assert "<@1>" not in answer.text


async def test_scary_mary_without_a_face(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(seed=seed_where(2, 1, leader_holds("SM")))
        person = t.on_turn(await t.play(playing))
        await refused(t, person, lambda: t.slash(person, "play", card="sm"), "face-needed")
        offered = [press.argument for press in presses(t.find(person.user, "move")[0])]
        assert offered == ["play SM:P", "play SM:E"]
        await t.slash(person, "play", card="sm:e")
        assert (await t.table()).view(None).trick == ("SM:E",)


async def test_a_button_of_an_earlier_trick(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=3)
        table = await t.play(lambda table: table.view(None).round == 3 and playing(table))
        seat = table.awaited()[0]
        person = t.seated(table, seat)
        panel = (await t.slash(person, "hand")).message
        _, old = t.find(person, "move", on=panel)
        await t.restart()  # from now on the panel is not kept up to date
        await t.move(table, seat)
        await t.play(lambda table: list(table.awaited()) == [seat] and len(table.view(None).tricks) > 0)
        async with t.unchanged():
            answer = t._answer(await person.click(panel, custom_id=old))
        assert speaker("en")("refusal-table-moved-on") in answer.text
        fresh = await t.table()
        decisions = {press.decision for press in presses(answer.message) if press.action == "move"}
        assert decisions == {fresh.dealt.decisions[seat]}, "the answer is the hand as it is now"


async def test_of_two_clicks_at_once_exactly_one_counts(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=3, seed=seed_where(2, 3, lambda hands, leader: "SM" not in hands[leader]))
        table = await t.play(lambda table: table.view(None).round == 3 and playing(table))
        seat = table.awaited()[0]
        person = t.seated(table, seat)
        panel = (await t.slash(person, "hand")).message
        moves = [press.encode() for press in presses(panel) if press.action == "move"]
        assert len(moves) >= 2
        before = len(await t.store.log.moves(table.id))
        answers = await at_once(t.env, *(person.click(panel, custom_id=move) for move in moves))
        log = await t.store.log.moves(table.id)
        assert len(log) == before + 1
        assert moves[0].endswith(log[-1].move)
        moved_on = speaker("en")("refusal-table-moved-on")
        told = [moved_on in t._answer(answer).text for answer in answers]
        assert told == [False] + [True] * (len(moves) - 1)


async def test_a_click_and_a_command_at_once_count_once(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=3)
        table = await t.play(lambda table: table.view(None).round == 3 and playing(table))
        seat = table.awaited()[0]
        person = t.seated(table, seat)
        letter, custom_id = t.find(person.user, "move")
        card = press_argument(custom_id).removeprefix("play ")
        before = len(await t.store.log.moves(table.id))
        await at_once(
            t.env,
            person.slash(t.channel, "skullking play", card=card),
            person.user.click(letter, custom_id=custom_id),
        )
        assert len(await t.store.log.moves(table.id)) == before + 1


def press_argument(custom_id: str) -> str:
    return custom_id.split(":", 4)[4]


async def test_of_a_hundred_who_join_at_once_each_is_answered_and_six_sit(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await t.slash(t.people[0], "start")
        crowd = [t.guild.add_member(t.env.create_user(f"sailor{n}")) for n in range(100)]
        results = await at_once(t.env, *(one.slash(t.channel, "skullking join") for one in crowd))
        answers = [t._answer(result) for result in results]
        full = speaker("en")("refusal-table-full", places=6)
        assert all(answer.private for answer in answers)
        assert [answer.text == full for answer in answers].count(False) == 5
        assert [row.name for row in (await t.table()).seats[1:]] == [f"sailor{n}" for n in range(5)]


async def test_a_hundred_bids_at_once_are_all_stored_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        table = await t.start()
        actions = [t.people[n % 2].slash(t.channel, "skullking bid", tricks=n // 2 % 2) for n in range(100)]
        await at_once(t.env, *actions)
        log = await t.store.log.moves(table.id)
        assert [line.number for line in log] == list(range(1, 101))
        assert [line.seat for line in log].count(0) == 50
        seats = {seat: [line.move for line in log if line.seat == seat] for seat in (0, 1)}
        assert seats[0] == seats[1] == [f"bid {n % 2}" for n in range(50)]


async def test_joining_twice(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.slash(anna, "start")
        await refused(t, anna, lambda: t.slash(anna, "join"), "already-seated")
        await refused(t, anna, lambda: t.press(anna, "join"), "already-seated")


async def test_joining_a_full_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start", seats=2)
        await t.slash(ben, "join")
        await refused(t, carla, lambda: t.slash(carla, "join"), "table-full", lambda _: {"places": 2})
        await refused(t, anna, lambda: t.press(anna, "add_computer"), "table-full", lambda _: {"places": 2})


async def test_joining_a_started_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        carla = t.people[2]
        await t.slash(t.people[0], "start", seats=3)
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
        await refused(t, anna, lambda: t.press(anna, "deal"), "too-few-players", lambda _: {"least": 2})


async def test_a_table_that_the_game_can_not_seat(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        for seats in (1, 7, -1):
            await refused(
                t,
                anna,
                lambda seats=seats: t.slash(anna, "start", seats=seats),  # type: ignore[misc]
                "places-out-of-range",
                lambda _: {"least": 2, "most": 6},
            )
        for computers in (-1, 4):
            await refused(
                t,
                anna,
                lambda computers=computers: t.slash(anna, "start", seats=4, computers=computers),  # type: ignore[misc]
                "too-many-computers",
                lambda _: {"most": 3},
            )
        for rounds in (0, 11):
            answer = await t.slash(anna, "start", rounds=rounds)
            assert answer.private
            assert str(rounds) in answer.text
        assert await t.stored() == []


async def test_what_only_the_host_may_do(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.slash(ben, "join")
        for action in ("deal", "add_computer", "remove_computer"):
            await refused(
                t,
                ben,
                lambda action=action: t.press(ben, action),  # type: ignore[misc]
                "host-only",
            )
        await refused(t, ben, lambda: t.choose(ben, "option", "0"), "host-only")
        await refused(t, ben, lambda: t.slash(ben, "end"), "host-or-moderator-only")
        await refused(t, ben, lambda: t.slash(ben, "replace", seat=1), "host-or-moderator-only")


async def test_an_interaction_after_the_table_was_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        panel = (await t.slash(ben, "hand")).message
        _, move = t.find(ben, "move", on=panel)
        letter, _ = t.find(ben.user, "move")
        post = await t.post()
        asked = await t.slash(anna, "end")
        await t.press(anna, "yes_end", on=asked.message)
        assert (await t.table()).status is Status.ENDED
        await refused(
            t,
            ben,
            lambda: t.slash(ben, "bid", tricks=1),
            "no-table-here",
            lambda say: {"game": say("game-skullking"), "command": "skullking"},
        )
        assert "move" not in {press.action for press in presses(panel) + presses(letter)}
        assert "choose" not in {press.action for press in presses(post)}
        await refused(t, ben, lambda: t.press_forged(ben, panel, move), "table-closed", game)
        await refused(
            t, ben, lambda: t.press_forged(ben, post, move.replace("move", "undo")), "table-closed", game
        )


@pytest.mark.parametrize("custom_id", ["t:1:nonsense::", "t:999:hand::", "t:1:move:0:bid 9 9"])
async def test_a_button_that_no_version_of_the_bot_has_is_answered(tmp_path: Path, custom_id: str) -> None:
    async with tavern(tmp_path) as t:
        ben = t.people[1]
        await t.start(rounds=2)
        panel = (await t.slash(ben, "hand")).message
        async with t.unchanged():
            answer = await t.press_forged(ben, panel, custom_id)
        assert answer.private
        assert answer.text


async def test_a_record_while_the_game_goes_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        await refused(t, anna, lambda: t.slash(anna, "record"), "not-over")


async def test_undo_when_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        await refused(t, anna, lambda: t.slash(anna, "undo"), "nothing-to-undo")
        await t.slash(ben, "bid", tricks=0)
        await refused(t, anna, lambda: t.slash(anna, "undo"), "nothing-to-undo")


@pytest.mark.parametrize(("asks", "left"), [(0, []), (1, ["bid 0"])])
async def test_what_others_have_moved_after_or_was_uncovered_is_taken_back_when_they_agree(
    tmp_path: Path, asks: int, left: list[str]
) -> None:
    async with tavern(tmp_path) as t:
        say = speaker("en")
        await t.start(rounds=2)
        for person in t.people:
            await t.slash(person, "bid", tricks=0)
        before = (await t.table()).dealt
        asked = await t.slash(t.people[asks], "undo")
        assert asked.private
        assert say("done-asked") in asked.text
        assert (await t.table()).dealt == before
        agreed = await t.press(t.people[1 - asks], "agree")
        assert agreed.text == say("done-agreed-all")
        table = await t.table()
        assert [move for _, move in table.dealt.moves] == left
        assert table.row.proposal is None
        assert "agree" not in {press.action for message in t.public() for press in presses(message)}


async def test_a_seat_that_can_not_be_given_away(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(computers=1, rounds=2)
        robot = t.guild.add_member(t.env.create_user("robot", bot=True))
        await refused(t, anna, lambda: t.slash(anna, "replace", seat=7), "no-such-seat")
        await refused(t, anna, lambda: t.slash(anna, "replace", seat=0), "no-such-seat")
        await refused(t, anna, lambda: t.slash(anna, "replace", seat=2), "computer-already")
        await refused(t, anna, lambda: t.slash(anna, "replace", seat=3, by=robot), "computer-only")
        await refused(
            t,
            anna,
            lambda: t.slash(anna, "replace", seat=3, by=ben),
            "already-seated-there",
            lambda _: {"name": "Ben"},
        )


async def test_somebody_outside_the_server_takes_no_seat_and_no_place_on_a_scorepad(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(computers=1, rounds=2)
        stranger = t.env.create_user("stranger")
        t.overheard.expect("TransformerError: ")
        await refused(t, anna, lambda: t.slash(anna, "replace", seat=3, by=stranger), "not-a-member")
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
        await t.play()
        assert (await t.table()).status is Status.FINISHED
