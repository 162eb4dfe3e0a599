"""The sentences of Fluent files, each parsed when it is first said: a start needs few of thousands."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

# An entry begins in the first column; what continues it is indented or closes a brace
# (https://projectfluent.org/fluent/guide/text.html).
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![-#A-Za-z]).*)*", re.MULTILINE)


class Sentences:
    """The sentences of one language; `bundle` fills their placeholders."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._unparsed: dict[str, str] = {}

    def read(self, folder: Path) -> None:
        """Adds all files in a folder."""
        for path in sorted(folder.glob("*.ftl")):
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self._unparsed.setdefault(entry[1], entry[0])

    def has(self, key: str) -> bool:
        """Whether there is one of that key."""
        return key in self._unparsed or self._bundle.has_message(key)

    def pattern(self, key: str) -> Pattern:
        """The pattern of a sentence. Raises KeyError for an unknown key."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        return pattern

    def say(self, key: str, facts: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The sentence with its facts, and errors in them. Raises KeyError for an unknown key."""
        text, errors = self._bundle.format_pattern(self.pattern(key), dict(facts))
        return str(text), errors

    def _parse(self, key: str) -> None:
        if (source := self._unparsed.get(key)) is None:
            return
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        del self._unparsed[key]
        for name in _references(resource):
            self._parse(name)


def _references(resource: ast.Resource) -> Iterator[str]:
    collected = _References()
    collected.visit(resource)
    yield from collected.keys


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name for it
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - fluent's name for it
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)
