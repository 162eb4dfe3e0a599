"""What becomes of a message's files: as Discord describes it, and as it may be instead.

Files to which components refer are absent from a message's `attachments`, and known by `media.attachment_id`:
https://discord.com/developers/docs/resources/message#message-object,
https://discord.com/developers/docs/components/reference#unfurled-media-item and
https://github.com/discord/discord-api-docs/issues/8277. An update by a component's callback drops the files
that it does not list, an edit keeps them: https://github.com/discord/discord-api-docs/issues/6277. That
`attachment://` finds what is kept by its id *and* its name is what other bots have met.
"""

import copy
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

from tests.simulated.component_limits import COMPONENTS_V2, walk

Attachment = dict[str, Any]
"""As Discord tells it: its `id`, `filename`, `url` and more."""
SCHEME = "attachment://"
MEDIA = "components.0.items.0.media.url"
"""Where a refusal says that the mistake is."""
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
MOST_FILES = 10
"""In one request, where files are numbered from 0; a larger number is the id of a file that is there."""


class Model(StrEnum):
    """How Discord treats the files of a message."""

    DOCUMENTED = "documented"
    LENIENT = "lenient"
    """Files are listed, whatever refers to them, and what is not listed is kept, and found by its name."""
    REFUSES_KEPT = "refuses_kept"
    """As documented, but components find none of the files that were there before the request."""
    HYBRID = "hybrid"
    """As documented, but what is not listed is kept, and a kept file is always found by its name."""

    @property
    def keeps_unlisted(self) -> bool:
        return self in (Model.LENIENT, Model.HYBRID)


def is_refused(model: Model, body: Mapping[str, Any], there: Sequence[Attachment]) -> bool:
    """Whether components of a body refer to a file that Discord does not find.

    Files that come with the request are listed by it.
    """
    listed = body.get("attachments") or ()
    if model.keeps_unlisted and "attachments" not in body:
        listed = there
    if model is Model.REFUSES_KEPT:
        listed = [one for one in listed if _is_new(one)]
    names = {one.get("filename") for one in listed}
    if model is Model.HYBRID:
        ids = {str(one["id"]) for one in listed}
        names |= {one["filename"] for one in there if str(one["id"]) in ids}
    return any(name not in names for name in alternatives(body.get("components")))


def names_unknown(body: Mapping[str, Any], there: Sequence[Attachment]) -> bool:
    """Whether a body lists a file that the message does not have."""
    known = {str(one["id"]) for one in there}
    return any(not _is_new(one) and str(one["id"]) not in known for one in body.get("attachments") or ())


def sends(body: Mapping[str, Any]) -> bool:
    return any(map(_is_new, body.get("attachments") or ()))


def after(
    model: Model,
    body: Mapping[str, Any],
    there: Sequence[Attachment],
    new: Sequence[Attachment],
    *,
    is_callback: bool = False,
) -> Sequence[Attachment]:
    """The files that a message has after an edit, or after the callback of a component."""
    if "attachments" in body:
        known = {str(one["id"]): one for one in there} | {str(at): one for at, one in enumerate(new)}
        return [known[str(one["id"])] for one in body["attachments"] or ()]
    return [*([] if is_callback and not model.keeps_unlisted else there), *new]


def told(
    model: Model, components: Any, attachments: Sequence[Attachment]
) -> tuple[list[dict[str, Any]], Sequence[Attachment]]:
    """The components and the attachments of a message as Discord answers with them."""
    shown: list[dict[str, Any]] = copy.deepcopy(components or [])
    by_name = {one["filename"]: one for one in attachments}
    by_url = {one["url"]: one for one in attachments}
    used: set[str] = set()
    for media in (item["media"] for item in _items(shown)):
        found = by_name.get(media["url"].removeprefix(SCHEME)) or by_url.get(media["url"])
        media.pop("attachment_id", None)
        if found is not None:
            media |= {"url": found["url"], "proxy_url": found["url"]}
            if model is not Model.LENIENT:
                media["attachment_id"] = str(found["id"])
                used.add(str(found["id"]))
    return shown, [one for one in attachments if str(one["id"]) not in used]


def _is_new(listed: Mapping[str, Any]) -> bool:
    return int(listed["id"]) < MOST_FILES


def alternatives(components: Any) -> Mapping[str, str]:
    """The text alternatives of the files to which components refer by their names."""
    return {
        item["media"]["url"].removeprefix(SCHEME): item.get("description", "")
        for item in _items(components)
        if item["media"]["url"].startswith(SCHEME)
    }


def wrong(body: Mapping[str, Any], attachments: Sequence[Attachment]) -> Iterator[str]:
    """Complaints about the pictures of a message: missing, another than meant, or not shown."""
    if not body.get("flags", 0) & COMPONENTS_V2:
        return  # with plain content every attachment is shown below it
    there = {one["filename"]: one["shows"] for one in attachments}
    meant = alternatives(body.get("components"))
    yield from (f"{name} is missing" for name in meant.keys() - there.keys())
    yield from (f"{name} is not shown" for name in there.keys() - meant.keys())
    both = meant.keys() & there.keys()
    yield from (f"{meant[name]!r} is shown by {there[name]!r}" for name in both if meant[name] != there[name])


def _items(components: Any) -> Iterator[dict[str, Any]]:
    for _, part in walk(components):
        yield from (item for item in (part, *part.get("items", ())) if "media" in item)
