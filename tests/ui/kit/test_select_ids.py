"""A select has an id of its own, so that no viewer takes it for another that stood in its place before."""

import discord

from bot.ui.kit.buttons import TablePicker, TableSelect
from bot.ui.kit.custom_id import ButtonId


def select(what: str, ticked: str = "a") -> TableSelect:
    options = [discord.SelectOption(label=one, value=one, default=one == ticked) for one in "ab"]
    return TableSelect(ButtonId(0, what), what, options)


def role(what: str, *ids: int) -> TablePicker:
    ticked = [discord.Object(one) for one in ids]
    return TablePicker(ButtonId(0, what), discord.ui.RoleSelect(default_values=ticked))


def test_selects_for_other_things_or_with_other_choices_have_other_ids_and_the_same_one_keeps_its() -> None:
    shown: list[TableSelect | TablePicker] = [
        select("size"),
        select("pace"),
        select("pace", "b"),
        role("crew"),
        role("crew", 5),
        role("crew", 6),
    ]
    ids = [one.to_component_dict()["id"] for one in shown]
    assert len({*ids}) == len(ids)
    assert select("size").to_component_dict()["id"] == ids[0]
    assert all(100 < one < 2**31 for one in ids), "as Discord takes them, and above those it gives itself"
