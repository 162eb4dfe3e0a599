"""Names in lists, where Discord shows no markdown: as they are, but for what turns a line around."""

from pathlib import Path

from tests.taps import manage, read
from tests.tavern import tavern

REVERSED = "\u202edark_lord_99\u202c"


async def test_a_name_is_offered_without_escapes_and_turns_no_line_around(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        user = t.env.create_user("lord", global_name=REVERSED)
        t.people[1] = t.guild.add_member(user)
        await t.start(rounds=1)
        labels = read(await manage(t, anna))
        assert [label for label in labels if label[:2] in ("1.", "2.")] == ["1. Anna", "2. dark_lord_99"]
