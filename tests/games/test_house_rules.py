"""House rules: the form of a round asks for any bonus."""

from dataclasses import replace

import pytest

from tests.games.paper_fields import blank


@pytest.mark.parametrize("edition", ["first", "2021"])
def test_a_form_for_house_rules_names_no_printed_bound(edition: str) -> None:
    printed = blank("skullking", 4, edition=edition)
    house = replace(printed, house_rules=True)
    assert (printed.fields()[2].allowed, house.fields()[2].allowed) == (
        {"first": "0, 30, 50, 60, 90", "2021": "0, 10 … 90"}[edition],
        "-400–400",
    )
