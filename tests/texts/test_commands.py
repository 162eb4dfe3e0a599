"""How a text names a command: by a mention where its reader sees the command's own name, else by its name."""

from collections.abc import Iterator

import pytest

from bot.texts import commands
from bot.texts.catalog import know_commands, speaker

IDS = {"tavern": 11, "skullking": 12, "league": 13}
KEY = "refusal-no-such-table"


@pytest.fixture
def known() -> Iterator[None]:
    before = dict(commands.IDS)
    know_commands(IDS)
    yield
    know_commands(before)


@pytest.fixture
def unknown() -> Iterator[None]:
    """Discord has not said yet which ids the commands have."""
    before = dict(commands.IDS)
    know_commands({})
    yield
    know_commands(before)


@pytest.mark.usefixtures("known")
def test_who_sees_a_commands_own_name_can_tap_it() -> None:
    assert speaker("en")(KEY) == "That table is gone. </tavern my-tables:11> lists yours."
    assert "</skullking start:12>" in speaker("de")("refusal-table-closed", command="skullking")


@pytest.mark.usefixtures("known")
def test_who_sees_a_translated_name_reads_that_name() -> None:
    """Discord follows a mention of the command's own name only, and would show that name."""
    assert "`/taverne meine-tische`" in speaker("de")(KEY)
    assert "`/taberna mis-mesas`" in speaker("es")(KEY)
    assert "`/skullking ouvrir`" in speaker("fr")("refusal-table-closed", command="skullking")


@pytest.mark.usefixtures("known")
def test_names_are_those_of_the_readers_discord_whatever_language_they_are_spoken_to_in() -> None:
    assert "</tavern my-tables:11>" in speaker("it", "en")(KEY)
    assert "`/taverna miei-tavoli`" in speaker("en", "it")(KEY)
    assert "`ladung`" in speaker("en", "de")("refusal-load-needed")


@pytest.mark.usefixtures("known")
def test_where_no_mention_can_show_there_is_the_name() -> None:
    assert "/tavern my-tables" in speaker("en")("nudges-none-about")
    assert "<" not in speaker("en")("nudges-none-about")


@pytest.mark.usefixtures("unknown")
def test_until_the_ids_are_known_there_is_the_name() -> None:
    assert speaker("en")(KEY) == "That table is gone. `/tavern my-tables` lists yours."


def test_what_was_said_before_the_ids_were_known_is_said_with_them(unknown: None) -> None:
    say = speaker("en")
    assert "`/tavern my-tables`" in say(KEY)
    know_commands(IDS)
    assert "</tavern my-tables:11>" in say(KEY)
