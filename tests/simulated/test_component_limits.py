"""Each rule for components: what keeps it passes, and what breaks it is named."""

from collections.abc import Mapping
from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.simulated import limits
from tests.simulated.component_limits import COMPONENTS_V2
from tests.simulated.limits import message_complaints

Body = dict[str, Any]


def button(custom_id: str, **facts: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": custom_id, **facts}


def row(*parts: Body) -> Body:
    return {"type": 1, "components": list(parts)}


def select(count: int, **facts: Any) -> Body:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "select", "options": options, **facts}


def option_of(**facts: Any) -> Body:
    return select(1, options=[{"label": "1", "value": "1", **facts}])


def text(content: str) -> Body:
    return {"type": 10, "content": content}


def classic(*parts: Body) -> Body:
    return {"components": [row(*parts)]}


def v2(*parts: Body, **facts: Any) -> Body:
    return {"flags": COMPONENTS_V2, "components": list(parts), **facts}


LEGAL: Mapping[str, Body] = {
    "five rows of five buttons": {
        "components": [row(*(button(f"{n}:{m}") for m in range(5))) for n in range(5)]
    },
    "a select of 25": classic(select(25, min_values=0, max_values=25)),
    "a button with an emoji alone": classic(button("a", label=None, emoji={"name": "⚓", "id": None})),
    "a button with an own emoji": classic(button("a", emoji={"name": "kraken", "id": 5})),
    "a link": classic({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}),
    "a shop button": classic({"type": 2, "style": 6, "sku_id": 5}),
    "40 components and 4,000 characters": v2(
        {"type": 17, "components": [text("x" * 4000)]}, *({"type": 14} for _ in range(38))
    ),
    "10,158 bytes in a text of 12 more": v2(text("漢" * 3386)),
    "10,146 bytes in two texts of 12 more each": v2(text("漢" * 1691), text("漢" * 1691)),
    "a v2 edit that takes the old away": v2(text("ahoy"), content=None, embeds=[]),
}


@pytest.mark.parametrize("message", LEGAL.values(), ids=LEGAL)
def test_components_within_the_limits_pass(message: Body) -> None:
    assert list(message_complaints(message)) == []


ILLEGAL: Mapping[str, tuple[Body, str]] = {
    "rows": ({"components": [row(button(str(n))) for n in range(6)]}, "components: 6 rows, at most 5"),
    "buttons": (
        classic(*(button(str(n)) for n in range(6))),
        "components.0.components: 6 in a row, 1 to 5",
    ),
    "an empty row": (classic(), "components.0.components: 0 in a row, 1 to 5"),
    "10,159 bytes in a text of 12 more": (
        v2(text("漢" * 3386 + "x")),
        "components: 10171 bytes of text, 12 for each counted in, at most 10170",
    ),
    "a shared row": (classic(select(1), button("a")), "components.0.components: a select shares its row"),
    "outside a row": ({"components": [button("a")]}, "components.0: type 2 outside a row"),
    "26 options": (classic(select(26)), "components.0.components.0.options: 26, 1 to 25"),
    "no options": (classic(select(0)), "components.0.components.0.options: 0, 1 to 25"),
    "too few options": (
        classic(select(2, max_values=3)),
        "components.0.components.0.options: 2, 3 to 25",
    ),
    "a bound below a bound": (
        classic(select(5, min_values=3, max_values=2)),
        "components.0.components.0.min_values: more than max_values",
    ),
    "an option's label": (
        classic(option_of(label="x" * 101)),
        "components.0.components.0.options.0.label: 101 characters, 1 to 100",
    ),
    "an option without a label": (
        classic(option_of(label="")),
        "components.0.components.0.options.0.label: 0 characters, 1 to 100",
    ),
    "an option's description": (
        classic(option_of(description="x" * 101)),
        "components.0.components.0.options.0.description: 101 characters, 0 to 100",
    ),
    "an option's emoji": (
        classic(option_of(emoji={"name": ":parrot:"})),
        "components.0.components.0.options.0.emoji: ':parrot:' is no emoji",
    ),
    "two options of one value": (
        classic(select(0, options=[{"label": "a", "value": "x"}, {"label": "b", "value": "x"}])),
        "components.0.components.0.options: a value is there twice",
    ),
    "a placeholder": (
        classic(select(1, placeholder="x" * 151)),
        "components.0.components.0.placeholder: 151 characters, 0 to 150",
    ),
    "two of one id": (classic(button("a"), button("a")), "custom_id: 'a' is there 2 times"),
    "two of one id, nested": (
        v2({"type": 9, "components": [text("x")], "accessory": button("a")}, row(button("a"))),
        "custom_id: 'a' is there 2 times",
    ),
    "an id too long": (
        classic(button("x" * 101)),
        "components.0.components.0.custom_id: 101 characters, 1 to 100",
    ),
    "no id": (classic(button("")), "components.0.components.0.custom_id: 0 characters, 1 to 100"),
    "a label": (
        classic(button("a", label="x" * 81)),
        "components.0.components.0.label: 81 characters, at most 80",
    ),
    "no label": (
        classic(button("a", label=" ")),
        "components.0.components.0.label: empty, and there is no emoji",
    ),
    "an emoji's name": (
        classic(button("a", emoji={"name": "anchor"})),
        "components.0.components.0.emoji: 'anchor' is no emoji",
    ),
    "a link to nowhere": (
        classic({"type": 2, "style": 5, "label": "Rules"}),
        "components.0.components.0.url: missing on a link",
    ),
    "41 components": (
        v2({"type": 17, "components": [{"type": 14} for _ in range(40)]}),
        "components: 41 in all, at most 40",
    ),
    "a blank text": (v2(text(" \n")), "components.0.content: blank"),
    "4,001 characters": (
        v2(text("x" * 4000), {"type": 17, "components": [text("x")]}),
        "components: 4001 characters of text in all, at most 4000",
    ),
    "v2 and content": (
        v2(text("x"), content="ahoy"),
        "content: a components-v2 message holds components only",
    ),
    "v2 and embeds": (
        v2(text("x"), embeds=[{"title": "ahoy"}]),
        "embeds: a components-v2 message holds components only",
    ),
    "v2 without its flag": (
        {"components": [text("x")]},
        "components.0: type 10 needs the components-v2 flag",
    ),
}


@pytest.mark.parametrize(("message", "complaint"), ILLEGAL.values(), ids=ILLEGAL)
def test_components_beyond_a_limit_are_named(message: Body, complaint: str) -> None:
    assert list(message_complaints(message)) == [complaint]


def form_problems(**form: Any) -> list[str]:
    request = HttpLogEntry("POST", "/interactions/1/t/callback", {}, {"type": 9, "data": form}, None)
    return [problem.partition(": data.")[2] for problem in limits.problems(request)]


def entry(custom_id: str, label: str = "Your bid") -> Body:
    return {"type": 18, "label": label, "component": {"type": 4, "style": 1, "custom_id": custom_id}}


def test_a_modal_has_a_title_and_up_to_five_entries_that_differ() -> None:
    assert form_problems(title="Bid", custom_id="bid", components=[entry(str(n)) for n in range(5)]) == []
    assert form_problems(title="x" * 46, custom_id="", components=[entry(str(n)) for n in range(6)]) == [
        "title: 46 characters, 1 to 45",
        "custom_id: 0 characters, 1 to 100",
        "components: 6, 1 to 5",
    ]
    assert form_problems(title="Bid", custom_id="bid", components=[entry("a", "x" * 46), entry("a")]) == [
        "components.0.label: 46 characters, 1 to 45",
        "custom_id: 'a' is there 2 times",
    ]
