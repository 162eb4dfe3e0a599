"""The shorter ways through the simulation come to what the longer ones came to."""

import copy
from typing import Any

import pytest
from simcord import components as theirs

from tests.simulated.shortcuts import take_shortcuts, validated_once

take_shortcuts()

V2 = 1 << 15
TEXT = [{"type": 10, "content": "ahoy"}]
BUTTON = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "play"}]}]


@pytest.mark.parametrize(("components", "flags"), [(TEXT, V2), (BUTTON, 0)])
def test_what_was_normalised_stays_so_and_is_shared_with_nobody(components: Any, flags: int) -> None:
    sent = copy.deepcopy(components)
    first = theirs.validate_components(sent, flags=flags)
    assert sent == components
    kept = copy.deepcopy(first)
    second = theirs.validate_components(first, flags=flags)
    first[0]["type"] = 99
    assert second == kept
    assert validated_once(kept, flags=flags) == kept


def test_components_are_judged_by_the_flags_of_their_own_message() -> None:
    normalised = theirs.validate_components(TEXT, flags=V2)
    with pytest.raises(theirs.ComponentValidationError):
        theirs.validate_components(normalised, flags=0)
