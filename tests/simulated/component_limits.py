"""What Discord enforces on the components of a message and of a modal.

Rows of five, selects of 25 options, custom ids that differ, the flag that components v2 need.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import regex

EMOJI = regex.compile(
    r"\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3"
    r"|(?:(?![0-9#*])\p{Emoji}(?:\p{EMod}|\uFE0F)?)(?:\u200D(?![0-9#*])\p{Emoji}(?:\p{EMod}|\uFE0F)?)*"
)
"""An emoji by Unicode's data: a flag, a key, or a picture, or several that are joined to one.
https://www.unicode.org/reports/tr51/#EBNF_and_Regex"""

Component = Mapping[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, TEXT_DISPLAY, SEPARATOR, LABEL = 1, 2, 3, 4, 10, 14, 18
ENTITY_SELECTS = (5, 6, 7, 8)
LINK, PREMIUM = 5, 6

COMPONENTS_V2 = 1 << 15
CLASSIC = {ROW, BUTTON, STRING_SELECT, *ENTITY_SELECTS}

ROWS = 5
ROW_LENGTH = 5
V2_COMPONENTS = 40
V2_TEXT_LENGTH = 4000
V2_TEXT_BYTES, EACH_TEXT = 10_170, 12
"""Of all texts as UTF-8, with so many more for each: beyond that Discord answers with 500.
https://github.com/discord/discord-api-docs/issues/8554"""
OPTIONS = 25
FORM_ENTRIES = 5
NAME_LENGTH = 100
LABEL_LENGTH = 80
FORM_LABEL_LENGTH = 45
PLACEHOLDER_LENGTH = 150


def walk(components: Sequence[Component] | None) -> Sequence[tuple[str, Component]]:
    """Every component with the path to it, whatever it is nested in: rows, containers, sections, labels.

    Of what many rules look at, one after the other, it is found once; nobody changes it meanwhile.
    """
    if not _latest or _latest[0][0] is not components:
        found: list[tuple[str, Component]] = []
        for place, component in enumerate(components or ()):
            _walk_one(component, f"components.{place}", found)
        _latest[:] = [(components, found)]
    return _latest[0][1]


_latest: list[tuple[object, Sequence[tuple[str, Component]]]] = []


def _walk_one(component: Component, path: str, found: list[tuple[str, Component]]) -> None:
    found.append((path, component))
    for place, inner in enumerate(component.get("components") or ()):
        _walk_one(inner, f"{path}.components.{place}", found)
    for key in ("accessory", "component"):
        if component.get(key):
            _walk_one(component[key], f"{path}.{key}", found)


def layout_complaints(message: Mapping[str, Any]) -> Iterator[str]:
    judge = _v2_complaints if int(message.get("flags") or 0) & COMPONENTS_V2 else _classic_complaints
    yield from judge(message, walk(message.get("components")))


def _v2_complaints(message: Mapping[str, Any], parts: Sequence[tuple[str, Component]]) -> Iterator[str]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if message.get(key):
            yield f"{key}: a components-v2 message holds components only"
    if len(parts) > V2_COMPONENTS:
        yield f"components: {len(parts)} in all, at most {V2_COMPONENTS}"
    texts = [part["content"] for _, part in parts if part["type"] == TEXT_DISPLAY]
    length, size = sum(map(len, texts)), sum(len(text.encode()) + EACH_TEXT for text in texts)
    if length > V2_TEXT_LENGTH:
        yield f"components: {length} characters of text in all, at most {V2_TEXT_LENGTH}"
    if size > V2_TEXT_BYTES:
        yield f"components: {size} bytes of text, {EACH_TEXT} for each counted in, at most {V2_TEXT_BYTES}"


def _classic_complaints(message: Mapping[str, Any], parts: Sequence[tuple[str, Component]]) -> Iterator[str]:
    rows: Sequence[Component] = message.get("components") or ()
    if len(rows) > ROWS:
        yield f"components: {len(rows)} rows, at most {ROWS}"
    for path, part in parts:
        if part["type"] not in CLASSIC:
            yield f"{path}: type {part['type']} needs the components-v2 flag"
    for place, row in enumerate(rows):
        if row["type"] in CLASSIC - {ROW}:
            yield f"components.{place}: type {row['type']} outside a row"


def component_complaints(message: Mapping[str, Any]) -> Iterator[str]:
    """Complaints about the components of a message or a modal, and about equal custom ids."""
    parts = walk(message.get("components"))
    for path, part in parts:
        for rule in PART_RULES.get(part["type"], ()):
            yield from (f"{path}.{complaint}" for complaint in rule(part))
    ids = Counter(part["custom_id"] for _, part in parts if part.get("custom_id"))
    yield from (f"custom_id: {custom_id!r} is there {n} times" for custom_id, n in ids.items() if n > 1)


def row_complaints(row: Component) -> Iterator[str]:
    """A row holds up to five buttons or a single select."""
    kinds = [part["type"] for part in row.get("components") or ()]
    if not 1 <= len(kinds) <= ROW_LENGTH:
        yield f"components: {len(kinds)} in a row, 1 to {ROW_LENGTH}"
    if len(kinds) > 1 and set(kinds) != {BUTTON}:
        yield "components: a select shares its row"


def button_complaints(button: Component) -> Iterator[str]:
    """A button shows a label, an emoji or both."""
    label = button.get("label") or ""
    if len(label) > LABEL_LENGTH:
        yield f"label: {len(label)} characters, at most {LABEL_LENGTH}"
    if button["style"] != PREMIUM and not label.strip() and not button.get("emoji"):
        yield "label: empty, and there is no emoji"
    if button["style"] == LINK and not button.get("url"):
        yield "url: missing on a link"


def custom_id_complaints(part: Component) -> Iterator[str]:
    if part["type"] == BUTTON and part["style"] in (LINK, PREMIUM):
        return
    yield from _length_complaints("custom_id", part.get("custom_id"), 1, NAME_LENGTH)


def emoji_complaints(part: Component) -> Iterator[str]:
    """An emoji without an id is one of Unicode's: no name such as `:anchor:`, and no other picture.

    U+1F0A0, the back of a playing card, is none: of the cards the joker alone is.
    """
    emoji = part.get("emoji") or {}
    if emoji and not emoji.get("id") and not EMOJI.fullmatch(emoji.get("name") or ""):
        yield f"emoji: {emoji.get('name')!r} is no emoji"


def select_complaints(select: Component) -> Iterator[str]:
    """A select's placeholder, and how many of its options may be chosen."""
    yield from _length_complaints("placeholder", select.get("placeholder"), 0, PLACEHOLDER_LENGTH)
    least, most = _may_be_chosen(select)
    if least > most:
        yield "min_values: more than max_values"


def option_complaints(select: Component) -> Iterator[str]:
    """The options of a string select: 1 to 25, enough for what may be chosen, all different."""
    options: Sequence[Component] = select.get("options") or ()
    least = max(1, *_may_be_chosen(select))
    if not least <= len(options) <= OPTIONS:
        yield f"options: {len(options)}, {least} to {OPTIONS}"
    if len({option["value"] for option in options}) < len(options):
        yield "options: a value is there twice"
    for place, option in enumerate(options):
        for key, shortest in (("label", 1), ("value", 1), ("description", 0)):
            yield from _length_complaints(f"options.{place}.{key}", option.get(key), shortest, NAME_LENGTH)
        yield from (f"options.{place}.{complaint}" for complaint in emoji_complaints(option))


def _may_be_chosen(select: Component) -> tuple[int, int]:
    least, most = select.get("min_values"), select.get("max_values")
    return (1 if least is None else least), (1 if most is None else most)


def display_complaints(display: Component) -> Iterator[str]:
    """A text says something: Discord trims it first."""
    if not display["content"].strip():
        yield "content: blank"


def entry_complaints(entry: Component) -> Iterator[str]:
    yield from _length_complaints("label", entry.get("label"), 1, FORM_LABEL_LENGTH)
    yield from _length_complaints("description", entry.get("description"), 0, NAME_LENGTH)


def form_complaints(form: Mapping[str, Any]) -> Iterator[str]:
    """Complaints about a modal: its title, its id, its one to five entries and their values."""
    yield from _length_complaints("title", form.get("title"), 1, FORM_LABEL_LENGTH)
    yield from _length_complaints("custom_id", form.get("custom_id"), 1, NAME_LENGTH)
    entries: Sequence[Component] = form.get("components") or ()
    if not 1 <= len(entries) <= FORM_ENTRIES:
        yield f"components: {len(entries)}, 1 to {FORM_ENTRIES}"
    yield from component_complaints(form)


def _length_complaints(key: str, text: str | None, least: int, most: int) -> Iterator[str]:
    length = len(text or "")
    if not least <= length <= most:
        yield f"{key}: {length} characters, {least} to {most}"


PART_RULES: Mapping[int, Sequence[Callable[[Component], Iterator[str]]]] = {
    ROW: (row_complaints,),
    BUTTON: (button_complaints, custom_id_complaints, emoji_complaints),
    STRING_SELECT: (custom_id_complaints, select_complaints, option_complaints),
    TEXT_INPUT: (custom_id_complaints,),
    TEXT_DISPLAY: (display_complaints,),
    LABEL: (entry_complaints,),
    **dict.fromkeys(ENTITY_SELECTS, (custom_id_complaints, select_complaints)),
}
