"""Forum channels: a post is a thread with a first message and tags.

https://discord.com/developers/docs/resources/channel#start-thread-in-forum-or-media-channel
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from discord.http import HTTPClient, Route

from bot.delivery.discord_errors import ClosedError
from bot.delivery.messenger import A_WEEK, Messenger

MOST_TAGS = 20  # tags of a forum (https://discord.com/developers/docs/resources/channel#forum-tag-object)
LONGEST_TAG = 20  # characters of a tag's name


async def open_post(messenger: Messenger, forum_id: int, name: str, text: str, tags: Sequence[str]) -> int:
    """Opens a post; returns its thread's id. Raises as `sorted_errors`."""
    applied = await tag_ids(messenger, forum_id, tags)

    async def ask(http: HTTPClient) -> Any:
        route = Route("POST", "/channels/{channel_id}/threads", channel_id=forum_id)
        body = {
            "name": name,
            "auto_archive_duration": A_WEEK,
            "message": {"content": text, "allowed_mentions": {"parse": []}},
            "applied_tags": [str(one) for one in applied],
        }
        return await http.request(route, json=body)

    return int((await messenger.request(forum_id, ask, is_for_sending=True))["id"])


async def apply_tags(messenger: Messenger, forum_id: int, thread_id: int, tags: Sequence[str]) -> None:
    """Gives a post these tags alone. Raises as `sorted_errors`."""
    applied = await tag_ids(messenger, forum_id, tags)

    async def ask(http: HTTPClient) -> Any:
        return await http.edit_channel(thread_id, applied_tags=[str(one) for one in applied])

    await messenger.request(thread_id, ask)


async def tag_ids(messenger: Messenger, forum_id: int, names: Sequence[str]) -> Sequence[int]:
    """The ids of tags by name, made where there is room and leave. Raises as `sorted_errors`."""
    wanted = [name[:LONGEST_TAG] for name in names]

    async def look(http: HTTPClient) -> Any:
        return await http.get_channel(forum_id)

    there: list[Mapping[str, Any]] = (await messenger.request(forum_id, look)).get("available_tags") or []
    known = {tag["name"] for tag in there}
    lacking = [name for name in wanted if name not in known][: MOST_TAGS - len(there)]
    if lacking:

        async def make(http: HTTPClient) -> Any:
            return await http.edit_channel(forum_id, available_tags=[*there, *map(_new_tag, lacking)])

        with suppress(ClosedError):  # posts are as good without tags
            there = (await messenger.request(forum_id, make)).get("available_tags") or []
    ids = {tag["name"]: int(tag["id"]) for tag in there}
    return [ids[name] for name in wanted if name in ids]


def _new_tag(name: str) -> Mapping[str, Any]:
    return {"name": name, "moderated": False, "emoji_id": None, "emoji_name": None}
