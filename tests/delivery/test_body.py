"""More people than one message mentions are mentioned in several, each of them once."""

import pytest

from bot.delivery.body import MOST_CONTENT, MOST_MENTIONED, parts_of

FIRST = 1456074443980800000
"""As long as ids are today; a mention of it has 22 characters."""


def people(count: int) -> list[int]:
    return list(range(FIRST, FIRST + count))


@pytest.mark.parametrize("count", [0, 1, 79, 80, 81, 200])
@pytest.mark.parametrize("length", [0, 5, 1_000, 1_970])
def test_everybody_is_mentioned_once_within_discords_limits(count: int, length: int) -> None:
    parts = parts_of("x" * length, people(count))
    assert [one for part in parts for one in part.people] == people(count)
    for part in parts:
        assert len(part.content) <= 2_000
        assert len(part.people) <= 80
        assert part.content.count("<@") == len(part.people)
        assert all(f"<@{one}>" in part.content for one in part.people)
    assert parts[0].content.startswith("x" * length)
    assert not any("x" in part.content for part in parts[1:])


def test_eighty_fit_into_one_message_of_their_own_and_one_more_does_not() -> None:
    assert MOST_MENTIONED * len(f"<@{FIRST}> ") <= MOST_CONTENT
    assert [len(part.people) for part in parts_of("", people(81))] == [80, 1]


def test_the_mentions_stand_on_a_line_below_the_text() -> None:
    [part] = parts_of("Round 1", [1, 2])
    assert part.content == "Round 1\n<@1> <@2>"


def test_mentions_without_a_text_stand_alone() -> None:
    [part] = parts_of("", [1, 2])
    assert part.content == "<@1> <@2>"
