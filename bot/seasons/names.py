"""The names of leagues: those of live leagues differ in a server, as people read them."""

import json
import logging
import re
from collections.abc import Collection

from bot.model.leagues import folded
from bot.seasons.creation import LONGEST_NAME
from bot.seasons.seasons import Seasons
from bot.store.notes import RENAMED

log = logging.getLogger(__name__)

_NUMBERED = re.compile(r"(?P<name>.*) \((?P<number>[0-9]{1,4})\)")


def following_name(name: str, taken: Collection[str]) -> str:
    """The name of the season after one, none of those that are taken: Winter, Winter (2), Winter (3)."""
    found = _NUMBERED.fullmatch(name)
    base, number = (name, 1) if found is None else (found["name"], int(found["number"]))
    while True:
        number += 1
        end = f" ({number})"
        following = f"{base[: LONGEST_NAME - len(end)].rstrip()}{end}"
        if folded(following) not in taken:
            return following


async def give_keys(seasons: Seasons) -> None:
    """Gives older leagues the keys of their names; of two that are alike the later gets a number."""
    renamed: dict[str, str] = {}
    for league in await seasons.store.without_key():
        live = {row.id: folded(row.name) for row in await seasons.of_guild(league.guild_id) if row.stage.live}
        earlier = {key for number, key in live.items() if number < league.id}
        is_taken = league.id in live and live[league.id] in earlier
        name = following_name(league.name, set(live.values())) if is_taken else league.name
        await seasons.store.rename(league.id, name)
        if is_taken:
            renamed[league.name] = name
            log.warning("a league has another name now: it was taken", extra={"league": league.id})
    if renamed:
        await seasons.tables.store.notes.keep(**{RENAMED: json.dumps(renamed)})
