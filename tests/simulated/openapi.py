"""Every request of the bot, held against Discord's own description of its API.

Where that document is missing, nothing is found wrong by it: `document.DOCUMENT` tells.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from simcord import HttpLogEntry

from tests.simulated.document import DOCUMENT, Schema, complaints
from tests.simulated.limits import NUMBERS

# In a URL everything is text; these are the spellings of what is not.
SPELT_TRUTHS = {"0": False, "1": True, "false": False, "true": True}
JSON_BODY = "application/json"


class Operation(NamedTuple):
    """One operation of the document: a method on the paths of one template."""

    method: str
    template: str
    pattern: re.Pattern[str]
    item: Schema
    """The document's entry for the template, with its parameters and all its methods."""

    def pointer(self, *further: str | int) -> str:
        steps = ("paths", self.template, self.method, *further)
        return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in steps)

    @property
    def query(self) -> dict[str, int]:
        listed = self.item[self.method].get("parameters", ())
        return {parameter["name"]: place for place, parameter in enumerate(listed)}


def problems(request: HttpLogEntry) -> list[str]:
    """Everything in which a request that the bot made differs from the document.

    Gives sentences such as `POST /channels/1/messages: components.0.label: ...`; none where the request is
    right or the document is missing.
    """
    if DOCUMENT is None:
        return []
    operation = find(request.method, request.path)
    found = _complaints(operation, request) if operation else ["the document knows no such operation"]
    return [f"{request.method} {request.path}: {complaint}" for complaint in found]


def find(method: str, path: str) -> Operation | None:
    return _meant(method.lower(), NUMBERS.sub("0", path))


@lru_cache(4096)
def _meant(method: str, path: str) -> Operation | None:
    """As `find`; in the path each id is 0: which one it is makes no difference, and there are many."""
    return next((o for o in _operations() if o.method == method and o.pattern.fullmatch(path)), None)


@cache
def _operations() -> list[Operation]:
    """Every operation, those with the fewest placeholders first: `@original` comes before `{message_id}`."""
    paths: Mapping[str, Schema] = (DOCUMENT or {}).get("paths", {})
    return [
        Operation(method, template, _pattern(template, item), item)
        for template, item in sorted(paths.items(), key=lambda entry: entry[0].count("{"))
        for method in item
        if method != "parameters"
    ]


def _pattern(template: str, item: Schema) -> re.Pattern[str]:
    """What paths of a template look like. A placeholder for an id takes digits only, so `None` is found."""
    placeholders = {
        f"{{{parameter['name']}}}": "[0-9]+" if "$ref" in parameter["schema"] else "[^/]+"
        for parameter in item.get("parameters", ())
    }
    return re.compile("/".join(placeholders.get(step, re.escape(step)) for step in template.split("/")))


def _complaints(operation: Operation, request: HttpLogEntry) -> Iterator[str]:
    for name, value in request.params.items():
        yield from _parameter_complaints(operation, name, value)
    known: Mapping[str, Any] = operation.item[operation.method].get("requestBody", {}).get("content", {})
    if JSON_BODY in known:
        yield from complaints(request.json, operation.pointer("requestBody", "content", JSON_BODY, "schema"))
    elif request.json:
        yield "the document knows no body here"


def _parameter_complaints(operation: Operation, name: str, value: Any) -> Iterator[str]:
    if name not in operation.query:
        yield f"?{name}: the document knows no such parameter"
        return
    place = operation.query[name]
    spelt = _spelt(value, operation.item[operation.method]["parameters"][place]["schema"].get("type"))
    for complaint in complaints(spelt, operation.pointer("parameters", place, "schema")):
        yield f"?{name}: {complaint}"


def _spelt(value: Any, kind: str | None) -> Any:
    if kind == "boolean":
        return SPELT_TRUTHS.get(str(value).lower(), value)
    return int(value) if kind == "integer" and str(value).isdecimal() else value
