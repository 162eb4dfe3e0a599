"""Who has been seen in a server lately: Discord is not asked again for a while whether they are there.

With the fewest intents nobody tells the bot when a member leaves
(https://discord.com/developers/docs/events/gateway#list-of-intents), so that it has to ask now and then.
"""

from collections.abc import Callable

LATELY = 10 * 60
"""Seconds for which somebody counts as there who was seen."""
MOST = 10_000
"""People beyond whom those are forgotten who were not seen lately."""


class Members:
    """Remembers who was seen, by Discord's answer or by what they did there. `now` gives seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._seen: dict[tuple[int, int], float] = {}

    def has(self, guild_id: int, user_id: int) -> bool:
        """Whether the person was seen in the server lately."""
        at = self._seen.get((guild_id, user_id))
        return at is not None and self._now() - at < LATELY

    def seen(self, guild_id: int, user_id: int) -> None:
        """The person is in the server now."""
        now = self._now()
        if len(self._seen) >= MOST:
            self._seen = {who: at for who, at in self._seen.items() if now - at < LATELY}
        self._seen[guild_id, user_id] = now

    def forget(self, guild_id: int) -> None:
        """Nothing is known of the members of a server any more: it has lost the bot."""
        self._seen = {who: at for who, at in self._seen.items() if who[0] != guild_id}
