"""What chaos is judged by finds what it is to find, and nothing else."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.loopback.faults import Drops
from tests.loopback.interactions import COMPONENT, MESSAGE, Interaction
from tests.loopback.lively import LivelyCompany
from tests.loopback.offers import DRAFT, offers
from tests.loopback.people import Person
from tests.loopback.play import Attempt, Company
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.loopback.stored import Stored
from tests.loopback.world import Channel, Message, World
from tests.patience import eventually
from tests.simulated.component_limits import COMPONENTS_V2
from tests.tavern import ENGLISH
from tools.chaos import verdict
from tools.chaos.count import Counting


@pytest.mark.parametrize(
    ("pressed", "lines", "lost_doubled_denied"),
    [
        ("a+ b+ c+", "a b c", (0, 0, 0)),
        ("a+ b? b+", "a b", (0, 0, 0)),
        ("a+ b? b-", "a b", (0, 0, 0)),
        ("a+ b+ c+", "a c", (1, 0, 0)),
        ("a+ b+", "a b b", (0, 1, 0)),
        ("a+ b- c+", "a b c", (0, 0, 1)),
        ("a? a?", "a a", (0, 0, 0)),
        ("", "a", (0, 1, 0)),
        ("a+ b+", "b a", (1, 1, 0)),
    ],
)
def test_answered_presses_and_stored_lines_are_matched_in_order(
    pressed: str, lines: str, lost_doubled_denied: tuple[int, int, int]
) -> None:
    done: Mapping[str, Any] = {"+": True, "-": False, "?": None}
    presses = [(press[0], done[press[1]]) for press in pressed.split()]
    assert verdict.aligned(presses, lines.split()) == lost_doubled_denied


@pytest.mark.parametrize(
    ("key", "done"),
    [
        ("error-not-stored", False),
        ("error-not-certain", None),
        ("error-late", None),
        ("error-partly-stored", None),
        ("error-answer-lost", None),
    ],
)
def test_only_who_is_told_that_nothing_was_stored_is_denied(key: str, done: bool | None) -> None:
    world = World()
    channel = world.add_channel(world.add_guild("The Pirate Tavern"), "tavern")
    press = Interaction(COMPONENT, world.bot, channel, {})
    press.answer(world, MESSAGE, {"content": ENGLISH(key)})
    assert Attempt(1, "bid 1", press).done is done


def test_two_showings_of_the_same_look_alike_and_others_do_not() -> None:
    def shown(text: str) -> verdict.Looks:
        return verdict.looks(Message(1, World().bot, {"components": [{"type": 10, "content": text}]}))

    first = "Until <t:1795420933:R>, [post](https://discord.com/channels/1/2/3): bid 1"
    again = "Until <t:1795429999:R>, [post](https://discord.com/channels/1/2/4): bid 1"
    star = "<:pt_star_gold_3_1:7> `Y3`"
    assert not shown(first).differ(shown(again))
    assert not shown("⭐ `Y3`").differ(shown(star))
    assert not shown(f"⚠️ The table has moved on.\n{first}").differ(shown(first))
    assert shown(first).differ(shown(again.replace("bid 1", "bid 2")))
    assert shown("⭐ `Y4`").differ(shown(star))


def test_offers_that_end_at_another_table_make_no_difference() -> None:
    def shown(*texts: str, presses: Sequence[str]) -> verdict.Looks:
        line = {"type": 14, "divider": True}
        lines = [part for text in texts for part in (line, {"type": 10, "content": text})]
        buttons = [{"type": 2, "custom_id": f"t:1:{press}:"} for press in presses]
        rows = [{"type": 1, "components": buttons[at : at + 2]} for at in range(0, len(buttons), 2)]
        return verdict.looks(Message(1, World().bot, {"components": lines[1:] + rows}))

    hand = shown("Bid!", "You hold Y3.", presses=["move:0:bid 1", "rules:", "signs:"])
    offered = ["move:0:bid 1", "no_tips:", "forced::on", "rules:", "signs:"]
    assert not hand.differ(shown("Bid!", "💡 A bid is a promise.", "You hold Y3.", presses=offered))
    assert hand.differ(shown("Bid!", "You hold Y3.", presses=["move:0:bid 2", *offered[1:]]))


@pytest.mark.parametrize(("button", "differ"), [("bid 1", False), ("bid 2", True)])
def test_with_a_picture_and_without_what_can_be_pressed_is_compared(button: str, differ: bool) -> None:
    def shown(text: str, button: str, *pictures: dict[str, Any]) -> verdict.Looks:
        row = {"type": 1, "components": [{"type": 2, "custom_id": button}]}
        parts = [{"type": 10, "content": text}, *pictures, row]
        return verdict.looks(Message(1, World().bot, {"components": parts}))

    picture = {"type": 12, "items": [{"media": {"url": "attachment://picture.png"}, "description": "Y3"}]}
    assert shown("You hold Y3. Bid!", "bid 1").differ(shown("Bid!", button, picture)) is differ


def test_a_message_whose_picture_is_not_the_one_that_it_means_is_found() -> None:
    def gallery(told: str) -> Mapping[str, Any]:
        item = {"media": {"url": "attachment://picture.png"}, "description": told}
        return {"flags": COMPONENTS_V2, "components": [{"type": 12, "items": [item]}]}

    world = World()
    channel = world.add_channel(world.add_guild("The Pirate Tavern"), "games")
    message = channel.messages[1] = Message(channel.id, world.bot, {})
    message.edit(
        {
            **gallery("You hold Y3"),
            "attachments": [{"id": 0, "filename": "picture.png"}],
            "files": [{"filename": "picture.png", "size": 1}],
        }
    )
    assert list(verdict.with_wrong_pictures(world)) == []
    [kept] = message.attachments
    message.edit({**gallery("You hold Y4"), "attachments": [{"id": kept["id"], "filename": "picture.png"}]})
    assert list(verdict.with_wrong_pictures(world)) == [(message, "'You hold Y4' is shown by 'You hold Y3'")]


@pytest.mark.slow
async def test_a_move_whose_answer_was_lost_is_not_held_to_be_denied_when_the_person_is_told_to_look(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=2)
    discord.faults.add("POST /interactions/*", Drops(), times=1)
    reply = await people[0].slash(channel, "skullking bid", tricks=1)
    attempt = Attempt(table, "bid 1", reply.interaction)
    assert (reply.text.split(",")[0], attempt.done) == ("Discord didn’t deliver my reply", None)
    assert verdict.moves([attempt], Stored.read(bot.database)) == verdict.Moves(0, 0, 0, 0)


@pytest.mark.slow
async def test_presses_at_a_table_that_was_brought_to_another_channel_count_in_the_order_of_their_time(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    there, here = (
        Company(place, people, "skullking")
        for place in (channel, await discord.add_channel(people[0].guild, "elsewhere"))
    )
    table = await there.open(rounds=1)
    for person in people:
        assert await there.move(person, table)
    await discord.delete(channel)
    reply = await people[0].slash(here.channel, "table show")
    await eventually(lambda: reply.message.edits > 0, "the table is here")
    await here.play(table)
    stored = Stored.read(bot.database)
    for attempts in ([*there.attempts, *here.attempts], [*here.attempts, *there.attempts]):
        assert verdict.moves(attempts, stored) == verdict.Moves(4, 0, 0, 0)


@pytest.mark.slow
async def test_a_game_that_was_played_in_peace_is_found_whole_and_each_flaw_in_it_is_named(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=2)
    for person in people:
        await company.move(person, table)
    await eventually(lambda: not verdict.unsettled(Stored.read(bot.database)))
    assert await bot.at_rest()
    stored, world = Stored.read(bot.database), discord.world
    assert verdict.moves(company.attempts, stored) == verdict.Moves(2, 0, 0, 0)
    assert verdict.orphans(world, stored) == []
    assert (verdict.unsettled(stored), verdict.broken(stored)) == ([], [])
    assert verdict.outdated(world, stored) == []
    assert [*verdict.posts(world, stored)] == [table]

    last = company.attempts[-1].words
    lost = verdict.moves([*company.attempts, company.attempts[-1]], stored)
    assert (lost.lost, lost.wrong) == (1, (f"table {table}, seat 1: pressed [('{last}', True)], stored []",))
    doubled = verdict.moves(company.attempts[:-1], stored)
    assert (doubled.doubled, doubled.wrong) == (1, (f"table {table}, seat 1: pressed [], stored ['{last}']",))
    *before, (number, seat, words, _) = stored.moves[table]
    by_itself = replace(stored, moves={table: [*before, (number, seat, words, 1)]})
    assert verdict.moves(company.attempts[:-1], by_itself) == verdict.Moves(1, 0, 0, 0)
    alien = Message(channel.id, world.bot, {"content": "who sent me?"})
    channel.messages[alien.id] = alien
    assert verdict.orphans(world, stored) == [alien]
    nudge = Message(people[0].dm.id, world.bot, {"components": [_button(table, "play SK9")]})  # type: ignore[union-attr]
    people[0].dm.messages[nudge.id] = nudge  # type: ignore[union-attr]
    beside = replace(stored, kept=stored.kept | {nudge.id})
    assert verdict.outdated(world, beside) == [], "what is kept in direct messages beside a hand is none"
    company.post("hand", table).body["content"] = f"<@{people[0].user.id}> <@{alien.id}>"  # type: ignore[union-attr]
    assert len(verdict.outdated(world, stored)) == 1
    [post] = [channel.messages.pop(number) for number in stored.posts.values()]
    assert verdict.without_post(world, stored, set()) == [table]
    assert verdict.without_post(world, stored, {post.id}) == []
    channel.messages[post.id] = post
    assert verdict.without_post(world, stored, set()) == []
    for hand in verdict.hands(world, stored).values():
        hand.edit({"components": [_button(table, "play SK9")]})
    assert len(verdict.outdated(world, stored)) == 1 + len(verdict.hands(world, stored))


def _button(table: int, move: str) -> Mapping[str, Any]:
    button = {"type": 2, "style": 1, "label": "?", "custom_id": f"t:{table}:move:0:{move}"}
    return {"type": 1, "components": [button]}


@pytest.mark.slow
async def test_a_hand_in_which_a_move_is_begun_is_not_stale(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = LivelyCompany(channel, people, "corsari", by_dm=1.0)
    table = await company.open()
    while (found := _first_step(people, table)) is None:
        assert any([await company.move(person, table) for person in people])
        assert await bot.at_rest()
    person, hand, step = found
    await person.press(hand, step)
    assert (await Counting(bot, [company], company.attempts, set()).count()).stale == []


@pytest.mark.slow
async def test_a_hand_with_the_tips_of_a_first_game_is_not_stale_once_another_game_has_ended(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    elsewhere = await discord.add_channel(people[0].guild, "elsewhere")
    left, ended = (LivelyCompany(place, people, "skullking", by_dm=1.0) for place in (channel, elsewhere))
    await left.open(rounds=1)
    await ended.play(await ended.open(rounds=1))
    counting = Counting(bot, [left, ended], ended.attempts, set())
    assert (await counting.count()).stale == []


async def test_a_table_that_goes_on_by_itself_while_it_is_looked_at_is_not_stale(
    bot: Bot, channel: Channel, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    company = LivelyCompany(channel, people, "skullking", by_dm=1.0)
    await company.open()
    start = bot.start

    async def start_and_play() -> None:  # as a last card plays itself
        await start()
        assert await company.go_on()

    monkeypatch.setattr(bot, "start", start_and_play)
    assert (await Counting(bot, [company], company.attempts, set()).count()).stale == []


def _first_step(people: Sequence[Person], table: int) -> tuple[Person, Message, str] | None:
    """Somebody in whose direct messages a hand offers to begin a move, and the button for it."""
    for person in people:
        for hand in person.sees(person.dm):
            for one in offers(hand):
                if one.table == table and one.action == DRAFT and one.argument and not one.options:
                    return person, hand, one.custom_id
    return None
