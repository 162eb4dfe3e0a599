"""Each rule that Discord's description leaves unsaid: what keeps it passes, and what breaks it is named."""

from collections.abc import Mapping
from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.simulated import limits
from tests.simulated.component_limits import COMPONENTS_V2
from tests.simulated.limits import message_complaints

Body = dict[str, Any]


def v2(*parts: Body) -> Body:
    return {"flags": COMPONENTS_V2, "components": list(parts)}


def embed(length: int) -> Body:
    return {"title": "x" * 10, "fields": [{"name": "x", "value": "x" * (length - 11)}]}


LEGAL: Mapping[str, Body] = {
    "2,000 characters": {"content": "x" * 2000},
    "6,000 characters of embeds": {"embeds": [embed(3000), embed(3000)]},
    "a call of one person": {
        "content": "<@5>, your turn",
        "allowed_mentions": {"parse": [], "users": [5], "replied_user": False},
    },
    "a call of nobody": {"content": "ahoy @everyone", "allowed_mentions": {"parse": []}},
    "a short nonce": {"nonce": "x" * 25, "enforce_nonce": True},
    "no nonce": {"nonce": None, "enforce_nonce": None},
}


@pytest.mark.parametrize("message", LEGAL.values(), ids=LEGAL)
def test_a_message_within_the_limits_passes(message: Body) -> None:
    assert list(message_complaints(message)) == []


ILLEGAL: Mapping[str, tuple[Body, str]] = {
    "content": ({"content": "x" * 2001}, "content: 2001 characters, at most 2000"),
    "embeds": ({"embeds": [embed(3000), embed(3001)]}, "embeds: 6001 characters in all, at most 6000"),
    "embeds' footers": (
        {"embeds": [embed(5999), {"footer": {"text": "x"}, "author": {"name": "x"}}]},
        "embeds: 6001 characters in all, at most 6000",
    ),
    "a call without leave": (
        {"content": "<@5>, your turn"},
        "allowed_mentions: missing, and the text may call people",
    ),
    "a call in a text display": (
        v2({"type": 17, "components": [{"type": 10, "content": "ahoy @here"}]}),
        "allowed_mentions: missing, and the text may call people",
    ),
    "leave to call everyone": (
        {"content": "ahoy", "allowed_mentions": {"parse": ["everyone"]}},
        "allowed_mentions.parse: ['everyone'] allows more than the users listed",
    ),
    "leave to call roles": (
        {"content": "ahoy", "allowed_mentions": {"parse": [], "roles": [5]}},
        "allowed_mentions.roles: [5] allows more than the users listed",
    ),
    "leave to call who is replied to": (
        {"content": "ahoy", "allowed_mentions": {"replied_user": True}},
        "allowed_mentions.replied_user: True allows more than the users listed",
    ),
    "a long nonce": ({"nonce": "x" * 26, "enforce_nonce": True}, "nonce: 26 characters, 1 to 25"),
    "no nonce to enforce": ({"enforce_nonce": True}, "nonce: 0 characters, 1 to 25"),
}


@pytest.mark.parametrize(("message", "complaint"), ILLEGAL.values(), ids=ILLEGAL)
def test_a_message_beyond_a_limit_is_named(message: Body, complaint: str) -> None:
    assert list(message_complaints(message)) == [complaint]


TOO_LONG: Body = {"content": "x" * 2001}
ROADS: Mapping[str, tuple[str, str, Any, str]] = {
    "a message": ("POST", "/channels/1/messages", TOO_LONG, "content"),
    "an edit": ("PATCH", "/channels/1/messages/2", TOO_LONG, "content"),
    "an answer": ("POST", "/interactions/1/t/callback", {"type": 4, "data": TOO_LONG}, "data.content"),
    "an update": ("POST", "/interactions/1/t/callback", {"type": 7, "data": TOO_LONG}, "data.content"),
    "a followup": ("POST", "/webhooks/1/t", TOO_LONG, "content"),
    "an edited answer": ("PATCH", "/webhooks/1/t/messages/@original", TOO_LONG, "content"),
    "an edited followup": ("PATCH", "/webhooks/1/t/messages/2", TOO_LONG, "content"),
    "a forum's post": ("POST", "/channels/1/threads", {"message": TOO_LONG}, "message.content"),
}


@pytest.mark.parametrize(("method", "path", "json", "where"), ROADS.values(), ids=ROADS)
def test_a_message_is_judged_on_whichever_road_it_goes(method: str, path: str, json: Any, where: str) -> None:
    assert limits.problems(HttpLogEntry(method, path, {}, json, None)) == [
        f"{method} {path}: {where}: 2001 characters, at most 2000"
    ]


def answered(kind: int, **data: Any) -> list[str]:
    entry = HttpLogEntry("POST", "/interactions/1/t/callback", {}, {"type": kind, "data": data}, None)
    return [problem.partition(": data.")[2] for problem in limits.problems(entry)]


def test_an_announced_answer_needs_no_more_than_its_type() -> None:
    entry = HttpLogEntry("POST", "/interactions/1/t/callback", {}, {"type": 6}, None)
    assert limits.problems(entry) == []


def test_choices_are_few_and_short() -> None:
    choice = {"name": "kraken", "value": "K"}
    assert answered(8, choices=[choice] * 25) == []
    assert answered(8, choices=[choice] * 26) == ["choices: 26, at most 25"]
    assert answered(8, choices=[{"name": "", "value": 5}]) == ["choices.0.name: 0 characters, 1 to 100"]
    assert answered(8, choices=[{"name": "x" * 101, "value": "y" * 101}]) == [
        "choices.0.name: 101 characters, 1 to 100",
        "choices.0.value: 101 characters, 1 to 100",
    ]
