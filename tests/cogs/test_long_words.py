"""Whatever somebody types, however long: it is answered in private, and nothing is lost."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.registry import ENTRIES
from tests.cogs.test_commands import SUBCOMMAND, sent
from tests.tavern import Tavern, tavern

STRING, INTEGER, BOOLEAN, USER, ATTACHMENT = 3, 4, 5, 6, 11
LONGEST = 6000
"""Characters that an option takes at most, unless it says so itself
(https://discord.com/developers/docs/interactions/application-commands)."""
OTHERS = ("league", "scorepad")


def free_options(t: Tavern, group: str) -> Iterator[tuple[str, Mapping[str, Any], Mapping[str, Any]]]:
    [command] = [one for one in sent(t) if one["name"] == group]
    for sub in command["options"]:
        assert sub["type"] == SUBCOMMAND
        options = {option["name"]: option for option in sub.get("options", ())}
        for option in options.values():
            if option["type"] == STRING and not option.get("choices"):
                yield f"{group} {sub['name']}", options, option


def some_value(t: Tavern, option: Mapping[str, Any]) -> Any:
    """Something for an option that must be given, too."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    values = {
        STRING: "x",
        INTEGER: option.get("min_value", 1),
        BOOLEAN: True,
        USER: t.people[0],
        ATTACHMENT: ("crew.csv", b"user_id"),
    }
    return values[option["type"]]


async def check_answered(t: Tavern, who: MemberActor, group: str) -> int:
    """Types long words into every free option of the group; returns how many options that were."""
    count = 0
    for command, options, free in free_options(t, group):
        count += 1
        for letter in "x*":
            given = {
                name: some_value(t, option)
                for name, option in options.items()
                if option.get("required") and option is not free
            }
            given[free["name"]] = letter * min(LONGEST, free.get("max_length", LONGEST))
            answer = t._answer(await who.slash(t.channel, command, **given))
            assert answer.private, (command, free["name"], letter)
            assert answer.text.strip(), (command, free["name"], letter)
    return count


@pytest.mark.slow
@pytest.mark.parametrize("game", [entry.rules.key for entry in ENTRIES])
async def test_long_words_for_a_move_are_answered(tmp_path: Path, game: str) -> None:
    async with tavern(tmp_path, game=game) as t:
        table = await t.start()
        assert await check_answered(t, t.on_turn(table), game) > 0


@pytest.mark.slow
@pytest.mark.parametrize("group", OTHERS)
async def test_long_words_for_leagues_and_scorepads_are_answered(tmp_path: Path, group: str) -> None:
    async with tavern(tmp_path) as t:
        await t.start()
        assert await check_answered(t, t.people[0], group) > 0
