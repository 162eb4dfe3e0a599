"""Each command, button and form is counted by its name; what nobody made adds no name."""

from pathlib import Path

from tests.tavern import Tavern, tavern


async def counted(t: Tavern) -> dict[str, int]:
    async with t.inside() as tables:
        return dict(await tables.uses.of_month())


async def test_commands_and_buttons_are_counted_and_stay_counted_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        before = await counted(t)
        answer = await t.slash(anna, "hand")
        await t.press_forged(anna, answer.message, "t:1:rules::")
        await t.press_forged(anna, answer.message, "t:1:rules:3:1 secret")
        await t.autocomplete(anna, "1")
        after = await counted(t)
        used = {name: after[name] - before.get(name, 0) for name in after if after[name] != before.get(name)}
        assert used == {"/table hand": 1, "rules": 2}
        await t.restart()
        assert await counted(t) == after
        assert t.bot.load().uses["rules"] == 0


async def test_a_forged_custom_id_adds_no_name(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        on = (await t.slash(anna, "hand")).message
        before = await counted(t)
        for forged in ("t:1:unheard_of::", "t:0:unreadable::", "unknown", f"t:{9**30}:hand::"):
            await t.press_forged(anna, on, forged)
        assert await counted(t) == before
        assert {"unheard_of", "unreadable", "unknown"}.isdisjoint(t.bot.load().uses)


async def test_what_was_never_used_is_a_figure_of_0(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        uses = t.bot.load().uses
        assert {"/tavern health", "/daily", "/Challenge", "hand", "pad_write_typed"} <= set(uses)
        assert set(uses.values()) == {0}
