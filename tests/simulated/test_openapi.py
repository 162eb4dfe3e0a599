"""What holds requests against Discord's description of its API finds all that is wrong, and nothing else."""

from typing import Any

import pytest
import simcord
from simcord import HttpLogEntry

from tests.simulated import document, openapi
from tests.simulated.private import Unchanging
from tests.simulated.specimen import Specimen, gather, try_everything

needs_document = pytest.mark.skipif(
    document.DOCUMENT is None, reason=f"Discord's description of its API does not lie at {document.PLACE}"
)

MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"


def button(**facts: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": "play", **facts}


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def answer(kind: int, **message: Any) -> dict[str, Any]:
    return {"type": kind, "data": message}


def problems(method: str, path: str, json: Any = None, **params: Any) -> list[str]:
    return openapi.problems(HttpLogEntry(method, path, params, json, None))


@needs_document
async def test_what_discord_py_really_sends_agrees_with_the_description() -> None:
    async with simcord.run(Specimen()) as env:
        await try_everything(env, gather(env))
        assert [problem for request in env.http_requests for problem in openapi.problems(request)] == []


RIGHT: dict[str, tuple[str, str, Any]] = {
    "a message": ("POST", MESSAGES, {"content": "ahoy"}),
    "an id as a number": ("POST", MESSAGES, {"allowed_mentions": {"users": [5], "parse": []}}),
    "an id as a text": ("POST", MESSAGES, {"allowed_mentions": {"users": ["5"], "parse": []}}),
    "a button": ("POST", MESSAGES, {"components": [row(button())]}),
    "an edit that takes all away": ("PATCH", f"{MESSAGES}/2", {"content": None, "components": []}),
    "an answer": ("POST", CALLBACK, answer(4, content="ahoy", flags=64)),
    "choices": ("POST", CALLBACK, answer(8, choices=[{"name": "ten", "value": 10}])),
    "an edit of an answer": ("PATCH", "/webhooks/1/token/messages/@original", {"content": "ahoy"}),
    "commands": ("PUT", COMMANDS, [{"name": "hand", "description": "Show", "type": 1}]),
    "an emoji in the path": ("PUT", f"{MESSAGES}/2/reactions/%E2%9A%93/@me", None),
    "a request without a body": ("DELETE", f"{MESSAGES}/2", None),
}


@needs_document
@pytest.mark.parametrize("request_", RIGHT.values(), ids=RIGHT)
def test_what_agrees_with_the_description_passes(request_: tuple[str, str, Any]) -> None:
    assert problems(*request_) == []


WRONG: dict[str, tuple[str, str, Any, str]] = {
    "a path of nothing": ("GET", "/tavern", None, "the document knows no such operation"),
    "a method of nothing": ("PUT", MESSAGES, {}, "the document knows no such operation"),
    "an id that is none": ("POST", "/channels/None/messages", {}, "the document knows no such operation"),
    "a body too many": ("DELETE", f"{MESSAGES}/2", {"why": "so"}, "the document knows no body here"),
    "a body too few": ("POST", MESSAGES, None, "None is not of type 'object'"),
    "a wrong type": ("POST", MESSAGES, {"content": 5}, "content: 5 is not of type 'string', 'null'"),
    "a label too long": (
        "POST",
        MESSAGES,
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label: 'xxx",
    ),
    "an unknown component": (
        "POST",
        MESSAGES,
        {"components": [row({"type": 99})]},
        "components.0.components.0: type 99 is none of ButtonComponentForMessageRequest, Channel",
    ),
    "an unknown style": (
        "POST",
        MESSAGES,
        {"components": [row(button(style=9))]},
        "components.0.components.0.style: 9 is none of 1, 2, 3, 4, 5, 6",
    ),
    "an empty select": (
        "POST",
        CALLBACK,
        answer(4, components=[row({"type": 3, "custom_id": "x", "options": []})]),
        "data.components.0.components.0.options: [] should be non-empty",
    ),
    "a text where a select must be": (
        "POST",
        CALLBACK,
        answer(7, components=[{"type": 9, "components": [button(content="x")], "accessory": button()}]),
        "data.components.0.components.0.type: 2 is not one of [10]",
    ),
    "a negative id": ("POST", "/users/@me/channels", {"recipient_id": -1}, "recipient_id: -1 is less than"),
    "an id of letters": (
        "POST",
        "/users/@me/channels",
        {"recipient_id": "me"},
        "recipient_id: 'me' does not",
    ),
    "an id of neither": (
        "POST",
        "/users/@me/channels",
        {"recipient_id": []},
        "recipient_id: [] is none of null",
    ),
    "a nonce too long": ("POST", MESSAGES, {"nonce": "x" * 26}, "nonce: 'xxxxxxxxxxxxxxxxxxxxxxxxxx' is too"),
    "an unknown answer": ("POST", CALLBACK, {"type": 77}, "type 77 is none of ApplicationCommandAutoc"),
    "a modal without a title": (
        "POST",
        CALLBACK,
        answer(9, custom_id="bid", components=[{"type": 10, "content": "x"}]),
        "data: 'title' is a required property",
    ),
    "a followup too long": ("POST", "/webhooks/1/token", {"content": "x" * 2001}, "content: 'xxx"),
    "a command without a name": (
        "PUT",
        COMMANDS,
        [{"description": "Show"}],
        "0: 'name' is a required property",
    ),
    "a command of every bot without a name": (
        "PUT",
        COMMANDS,
        [Unchanging(description="Show")],
        "0: 'name' is a required property",
    ),
    "an option without a description": (
        "PUT",
        COMMANDS,
        [{"name": "try", "options": [{"type": 3, "name": "card"}]}],
        "0.options.0: 'description' is a required property",
    ),
}


@needs_document
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_what_differs_from_the_description_is_named(wrong: tuple[str, str, Any, str]) -> None:
    method, path, json, complaint = wrong
    (problem,) = problems(method, path, json)
    assert problem.startswith(f"{method} {path}: {complaint}")


@needs_document
def test_a_complaint_about_a_long_text_stays_short() -> None:
    (problem,) = problems("POST", MESSAGES, {"content": "x" * 4001})
    assert len(problem) < 300
    assert problem.endswith("is too long")


@needs_document
def test_a_query_is_held_against_its_parameters() -> None:
    assert problems("GET", MESSAGES, after=5, limit="100") == []
    assert problems("POST", CALLBACK, answer(4, content="ahoy"), with_response="1") == []
    assert problems("GET", MESSAGES, since=5) == [
        "GET /channels/1/messages: ?since: the document knows no such parameter"
    ]
    assert problems("GET", MESSAGES, limit=101) == [
        "GET /channels/1/messages: ?limit: 101 is greater than the maximum of 100"
    ]


@needs_document
def test_the_path_with_the_fewest_placeholders_is_meant() -> None:
    found = openapi.find("PATCH", "/webhooks/1/token/messages/@original")
    assert found
    assert found.template.endswith("/messages/@original")


def test_nothing_is_found_wrong_where_the_description_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openapi, "DOCUMENT", None)
    assert problems("GET", "/tavern") == []
