"""A table's panel for moderators."""

from simcord import MemberActor

from bot.texts.catalog import speaker
from tests.messages import walk
from tests.tavern import Answer, Tavern
from tests.ui.server.moderators import ask, choose

SAY = speaker("en")


async def panel_of(t: Tavern, who: MemberActor, table_id: int) -> Answer:
    return await choose(t, who, await ask(t, who, "tables"), "pick", [str(table_id)])


def offered(answer: Answer) -> list[int]:
    parts = walk(answer.message.components)
    return [int(option["value"]) for part in parts for option in part.get("options") or ()]
