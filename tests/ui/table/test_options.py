"""The options of an open table, in front of people who look at them while the cards are dealt."""

from pathlib import Path

from tests.messages import text_of
from tests.tavern import ENGLISH, tavern


async def test_options_that_are_open_when_the_cards_are_dealt_say_so_when_they_are_pressed(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start", players=2, rounds=1)
        await t.slash(ben, "join")
        panel = await t.options(anna)
        before = text_of(panel)
        await t.press(anna, "deal", on=await t.post())
        assert text_of(panel) == before
        answer = await t.choose(anna, "option", "2", on=panel, argument="rounds")
        assert answer.private
        assert answer.text == ENGLISH("refusal-already-started", command="skullking")
        assert (await t.table()).row.options["rounds"] == 1
