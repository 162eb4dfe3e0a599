"""Discord's own description of its API: where it lies, and how a value is judged by one of its schemas.

It is an OpenAPI 3.1 document that Discord publishes and no part of this project: it is read where it lies,
beside the checkout or where the environment variable `DISCORD_OPENAPI` says.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs
from jsonschema import ValidationError
from jsonschema.validators import Draft202012Validator, extend
from referencing.jsonschema import DRAFT202012, SchemaRegistry

from tests.simulated.private import Unchanging

URI = "urn:discord-openapi"
CHECKOUT = Path(__file__).resolve().parents[2]
PLACE = Path(os.environ.get("DISCORD_OPENAPI", CHECKOUT.parent / "shared" / "discord-openapi.json"))
LONGEST_COMPLAINT = 160

# Discord takes an id as a number too, and discord.py sends some as one. The pattern binds strings only.
SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}

Schema = Mapping[str, Any]


def _load() -> Schema | None:
    if not PLACE.is_file():
        return None
    document: dict[str, Any] = json.loads(PLACE.read_text(encoding="utf-8"))
    document["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
    return document


# None where the document is missing: then nothing can be judged by it.
DOCUMENT = _load()


@cache
def schema_at(pointer: str) -> Draft202012Validator:
    """The validator for the schema at a JSON pointer (`/paths/...`) of the document."""
    resource = DRAFT202012.create_resource(DOCUMENT or {})
    registry: SchemaRegistry = SchemaRegistry().with_resource(URI, resource)
    judge: Draft202012Validator = _JUDGE({"$ref": f"{URI}#{pointer}"}, registry=registry)
    return judge


@cache
def _quick_judge(pointer: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": f"{URI}#{quote(pointer)}"}, registry=_registry())


def _is_right(value: Any, pointer: str) -> bool:
    if isinstance(value, list) and value and all(isinstance(one, Unchanging) for one in value):
        return _are_right(tuple(value), pointer)
    return _quick_judge(pointer).is_valid(value)


@lru_cache
def _are_right(unchanging: tuple[Unchanging, ...], pointer: str) -> bool:
    return _quick_judge(pointer).is_valid(list(unchanging))


@cache
def _registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([(URI, _any_branch(DOCUMENT or {}))], draft=jsonschema_rs.Draft202012)


def _any_branch(schema: Any) -> Any:
    """The document with each `oneOf` as `anyOf`: the branch that is meant judges, see `_union`."""
    if isinstance(schema, dict):
        return {{"oneOf": "anyOf"}.get(key, key): _any_branch(part) for key, part in schema.items()}
    return [_any_branch(part) for part in schema] if isinstance(schema, list) else schema


def complaints(value: Any, pointer: str) -> Iterator[str]:
    """Complaints about a value by the schema at a JSON pointer: `components.0.label: 'x' is too long`."""
    if _is_right(value, pointer):
        return
    for error in schema_at(pointer).iter_errors(value):
        message = error.message
        if len(message) > LONGEST_COMPLAINT:
            message = f"{message[: LONGEST_COMPLAINT // 2]} … {message[-LONGEST_COMPLAINT // 2 :]}"
        yield ": ".join(filter(None, [".".join(map(str, error.absolute_path)), message]))


def _union(judge: Draft202012Validator, branches: Sequence[Schema], value: Any, _: Schema) -> Iterator[Any]:
    """Judge `oneOf` and `anyOf` by the branch that is meant, so that the complaint names the field at fault.

    Branches exclude each other by a `type` number (components, options, callbacks), by their kind of value,
    or by being a constant. Of the few that overlap, the one with the fewest complaints is meant.
    """
    meant = [branch for branch in branches if _may_mean(judge, _looked_up(branch), value)]
    found = [list(judge.descend(value, branch)) for branch in meant]
    none = ValidationError(f"{_named(value)} is none of {', '.join(map(_title, branches))}")
    yield from min(found, key=len, default=[none])


def _looked_up(branch: Schema) -> Schema:
    """A branch, or the named schema that it only refers to."""
    if "$ref" not in branch or DOCUMENT is None:
        return branch
    named: Schema = DOCUMENT["components"]["schemas"][branch["$ref"].rpartition("/")[2]]
    return named


def _may_mean(judge: Draft202012Validator, branch: Schema, value: Any) -> bool:
    if "const" in branch:
        return bool(branch["const"] == value)
    types = branch.get("type", ())
    if types and not any(
        judge.is_type(value, kind) for kind in ([types] if isinstance(types, str) else types)
    ):
        return False
    numbers = branch.get("properties", {}).get("type", {}).get("enum")
    return not (numbers and isinstance(value, dict)) or value.get("type") in numbers


def _named(value: Any) -> str:
    return f"type {value.get('type')!r}" if isinstance(value, dict) else repr(value)


def _title(branch: Schema) -> str:
    return str(branch.get("const", branch.get("$ref", branch.get("type")))).rpartition("/")[2]


# The published stubs leave `extend` untyped.
_JUDGE = extend(Draft202012Validator, {"oneOf": _union, "anyOf": _union})  # type: ignore[no-untyped-call]
