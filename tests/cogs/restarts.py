"""Stops the bot and starts it again while a player is in the middle of a move."""

from collections.abc import Awaitable, Callable

from bot.tables.table import Table
from tests.messages import presses, text_of
from tests.tavern import Person, Tavern


async def goes_on_after_a_restart(
    t: Tavern, before: Table, tap_a_move: Callable[[Tavern, Person], Awaitable[object]]
) -> None:
    """A restart changes nothing that anybody sees, and the open hand takes the move that was begun."""
    person = t.on_turn(before)
    letter = t.seen_by(person.user)[-1]
    if "draft" in {press.action for press in presses(letter)}:
        await t.press(person.user, "draft", on=letter)
    seen = [text_of(message) for message in (*t.public(), letter)]
    await t.restart()
    after = await t.table()
    assert after.dealt.state == before.dealt.state
    assert [text_of(message) for message in (*t.public(), letter)] == seen
    await tap_a_move(t, person.user)
    assert len(await t.store.log.moves(after.id)) == len(before.dealt.history) + 1
