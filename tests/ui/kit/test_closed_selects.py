"""A closed select shows the chosen value alone, and a phone cuts it: the value comes first, and is short."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from bot.model.guilds import GuildRow
from bot.model.leagues import LeagueRow
from bot.model.people import PersonRow
from bot.model.settings import settings_of
from bot.texts.catalog import LANGUAGES, Say, speaker
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.options import PRESET, SWITCHES, option_selects
from bot.ui.kit.settings import is_chosen, select
from tests.entries import ENTRY_OF

ID = ButtonId(NO_TABLE, "option")
ON_A_PHONE = 26  # letters of a closed select that are always seen where a screen is 390 pixels wide


def named(name: str) -> ButtonId:
    return ButtonId(NO_TABLE, "option", None, name)


def selects(say: Say) -> Iterator[tuple[str, Any]]:
    """The selects of all settings and options, each with what it is called."""
    for row in (GuildRow, PersonRow, LeagueRow):
        usual = {field.name: field.default for field in fields(row)}
        for name, one in settings_of(row).items():
            made = select(one, usual[name], ID, None, say) if is_chosen(one) else None
            if isinstance(made, TableSelect):
                yield made.item.placeholder or "", made.item
    for entry in ENTRY_OF.values():
        for options in ({}, *entry.rules.presets.values()):
            for made in option_selects(entry.rules, options, named, say):
                if not made.item.custom_id.endswith((PRESET, SWITCHES)):  # those are called by what they do
                    yield made.item.placeholder or "", made.item


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_can_be_read_whole_in_a_closed_select(language: str) -> None:
    values = {
        one.label.removesuffix(f" · {name}")
        for name, item in selects(speaker(language))
        for one in item.options
    }
    assert len(values) > 50
    assert {value for value in values if len(value) > ON_A_PHONE} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chosen_value_alone_says_what_it_is_of(language: str) -> None:
    for name, item in selects(speaker(language)):
        chosen = [one.label for one in item.options if one.default]
        assert [label.endswith(f" · {name}") for label in chosen] == [True] * len(chosen)
