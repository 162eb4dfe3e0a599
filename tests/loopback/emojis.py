"""The emojis of the bot's application.

https://discord.com/developers/docs/resources/emoji#application-owned-emoji
"""

from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.loopback.refusals import Refused
from tests.loopback.world import snowflake

MOST = 2000
LONGEST_FILE = 256 * 1024 * 4 // 3 + 64
"""Characters of a file of 256 KiB in base64, with what stands before it."""


@dataclass
class Emojis:
    """Those that there are: their names by their ids. Each handler gives its answer or raises `Refused`."""

    kept: dict[int, str] = field(default_factory=dict)

    def add(self, name: str) -> int:
        emoji_id = snowflake()
        self.kept[emoji_id] = name
        return emoji_id

    async def listed(self, request: web.Request, body: Any) -> Any:
        return {"items": [self._shown(emoji_id) for emoji_id in self.kept]}

    async def create(self, request: web.Request, body: Any) -> Any:
        """One more."""
        name, image = body["name"], body["image"]
        is_name = 2 <= len(name) <= 32 and name.replace("_", "").isalnum() and name.isascii()
        if not is_name or not image.startswith("data:image/") or len(image) > LONGEST_FILE:
            raise Refused(400, 50035, "Invalid Form Body")
        if len(self.kept) >= MOST:
            raise Refused(400, 30008, "Maximum number of emojis reached (2000)")
        return self._shown(self.add(name))

    async def delete(self, request: web.Request, body: Any) -> Any:
        if self.kept.pop(int(request.match_info["emoji"]), None) is None:
            raise Refused(404, 10014, "Unknown Emoji")
        return None

    def _shown(self, emoji_id: int) -> dict[str, Any]:
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        return {"id": str(emoji_id), "name": self.kept[emoji_id], "roles": [], **flags}
