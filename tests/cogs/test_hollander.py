"""The Flying Hollander by commands and by buttons: whole games, restarts, what is private, the next game."""

from pathlib import Path

import pytest

from bot.ai import hollander as computer
from bot.games import record
from bot.games.hollander import View
from bot.games.record import Record
from bot.model.tables import Status
from tests.cogs.hollander_play import before, dealt, fields, forward, path_to, take_step, tap, until
from tests.messages import presses, text_of
from tests.simulated.watch import messages_seen_by_others
from tests.taps import manage
from tests.tavern import ENGLISH, Tavern, tavern

pytestmark = pytest.mark.slow


async def end_of(t: Tavern, played: Record) -> None:
    table, text = await t.table(), text_of(await t.post())
    assert table.status is Status.FINISHED
    assert tuple(table.dealt.moves) == played.moves
    assert tuple(table.game.result(record.replay(played)) or ()) == await t.store.log.results(table.id)
    assert "🏁" in text
    for row in table.seats:
        assert row.name in text
    assert ENGLISH("hollander-pad-legend") in (await t.slash(t.people[0], "scores")).text


async def test_a_whole_game_by_slash_commands_alone(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        table = await t.table()
        for seat, move in played.moves:
            verb, options = fields(move)
            answer = await t.slash(t.seated(table, seat), verb, **options)
            assert answer.private
        await end_of(t, played)


async def test_a_whole_game_by_buttons_in_direct_messages_and_in_one_panel_each_in_turn(
    tmp_path: Path,
) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        panels = [(await t.press(person, "hand", on=await t.post())).message for person in t.people]
        taps = []
        for number, (seat, move) in enumerate(played.moves):
            if number % 2:
                taps.append(await tap(t, seat, move, panels[seat]))
                continue
            table = await t.table()
            path = path_to(table, seat, move)
            for step in path:
                await take_step(t, t.seated(table, seat).user, step)
            taps.append(len(path))
        assert max(taps) <= 3
        assert sum(taps) < 1.5 * len(taps)
        await end_of(t, played)


async def test_one_person_plays_with_computer_players_by_buttons_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1, game="hollander") as t:
        [anna] = t.people
        await t.slash(anna, "start", players=4, computers=3)
        await t.press(anna, "deal")
        panel = (await t.press(anna, "hand")).message
        await t.play(
            by=lambda t, table, seat: tap(t, seat, computer.choose(table.view(seat), t.chance), panel)
        )
        assert "🏁" in text_of(await t.post())


def some_are_ready(view: View) -> bool:
    return any(view.ready)


def cards_are_played(view: View) -> bool:
    return view.plays == 9


def a_wormhole_was_turned_up(view: View) -> bool:
    return view.step == "call"


def a_pirate_was_turned_up(view: View) -> bool:
    return view.step == "swap"


PHASES = (some_are_ready, a_pirate_was_turned_up, a_wormhole_was_turned_up, cards_are_played)


async def test_a_game_goes_on_after_a_restart_in_any_of_its_phases(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        states, made = [*record.replay_steps(played)], 0
        for count in sorted(len(before(played, phase)) for phase in PHASES):
            table = await forward(t, played.moves[made:count])
            seat, move = played.moves[count]
            old = (await t.slash(t.seated(table, seat), "hand")).message
            shown, stored = text_of(await t.post()), await t.stored()
            await t.restart()
            assert (text_of(await t.post()), await t.stored()) == (shown, stored)
            assert (await t.table()).dealt.state == table.dealt.state == states[count]
            await tap(t, seat, move, old)
            made = count + 1
            assert (await t.table()).dealt.state == states[made]
        await forward(t, played.moves[made:])
        await end_of(t, played)


async def test_a_swap_that_was_begun_is_not_interrupted_by_what_others_do(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, _):
        anna, ben, _ = t.people
        panel = (await t.slash(anna, "hand")).message
        view = (await t.table()).view(0)
        card = next(card for card in view.clash[0] if any(other != card for other in view.hand))
        await t.press(anna, "draft", f"lift {card}", on=panel)
        await t.slash(ben, "move", move="ready")
        begun = [press.argument for press in presses(panel) if press.action == "move"]
        assert begun
        assert all(argument.startswith("swap ") for argument in begun)
        await t.press(anna, "move", begun[0], on=panel)
        assert (await t.table()).dealt.moves[-1] == (0, begun[0])


async def test_only_the_two_who_swap_cards_in_hand_are_told_which(tmp_path: Path) -> None:
    async with dealt(tmp_path, "blind_choices") as (t, played):
        done = until(played, "play PI hand")
        table = await forward(t, done)
        seat, move = played.moves[len(done)]
        verb, options = fields(move)
        await t.slash(t.seated(table, seat), verb, **options)
        [swap] = (await t.table()).view(seat).seen
        sentence = ENGLISH("hollander-seen", name="|", other="", gave="", got="").split("|")[0]
        for person in t.people:
            shown = text_of((await t.slash(person, "hand")).message)
            assert (sentence in shown) == (
                person in (t.seated(table, swap.seat), t.seated(table, swap.other))
            )
        third = ({0, 1, 2} - {swap.seat, swap.other}).pop()
        others = [person.id for person in t.people if person != t.seated(table, third)]
        for_all = set(messages_seen_by_others(t.env, others[0])) & set(
            messages_seen_by_others(t.env, others[1])
        )
        assert not [text for text in for_all if sentence in text or move in text]


async def test_the_options_are_the_hosts_but_for_the_dealer(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1, game="hollander") as t:
        [anna] = t.people
        await t.slash(anna, "start", players=2, computers=1, **{"play-on": True, "play-limit": False})
        table = await t.table()
        assert table.row.options == {"play_on": True, "play_limit": False, "dealer": "random"}
        offered = [press.argument for press in presses(await t.options(anna)) if press.action == "option"]
        assert offered == ["play_on", "play_limit"]


async def test_the_next_game_at_the_table_is_dealt_by_the_next_player(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, game="hollander") as t:
        await t.start(computers=1)
        dealer = (await t.table()).view(None).dealer
        await manage(t, t.people[0], "End the game", "Yes, end it")
        await t.press(t.people[0], "again")
        await t.slash(t.people[1], "join")
        await t.press(t.people[0], "deal")
        assert (await t.table()).view(None).dealer == (dealer + 1) % 3
