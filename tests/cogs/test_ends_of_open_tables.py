"""What becomes of a table in each state, whatever happens: none waits for ever, and none ends in silence."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.model.people import DmState
from bot.model.tables import Status
from bot.tables.people import person
from tests.cogs.test_open_tables import DAY, MINUTE, opened, rings
from tests.messages import text_of
from tests.people import remembered
from tests.tavern import ENGLISH, Tavern, tavern

SEATED = {"calling": (2, 4), "ready": (3, 4), "full": (3, 3), "dealt": (3, 3), "closed": (1, 4)}
"""How many sit there, at how many places."""


class End(NamedTuple):
    """What a table has come to after some days, and the text that says so; it deals with a mention of all."""

    status: Status
    days: int
    text: str = ""


DEALT_AT_ONCE, DEALT = End(Status.RUNNING, 1), End(Status.RUNNING, 8)
UNANSWERED, ALONE = (
    End(Status.ENDED, 8, "table-closed-unanswered"),
    End(Status.ENDED, 7, "table-closed-alone"),
)
NO_CHANNEL, CLOSED = End(Status.ENDED, 0, "channel-gone-open"), ALONE._replace(days=0)
PLAYED = End(Status.RUNNING, 2)
ENDS: Mapping[str, Mapping[str, End]] = {
    "calling": {
        "is left alone": UNANSWERED,
        "is joined": DEALT,
        "is left": ALONE,
        "has no host": ALONE._replace(days=14),  # who has left the server loses the seat as it asks
        "is killed": UNANSWERED,
        "is away": UNANSWERED,
        "has no channel": NO_CHANNEL,
    },
    "ready": {
        "is left alone": DEALT,
        "is joined": DEALT_AT_ONCE,
        "is left": UNANSWERED,
        "has no host": UNANSWERED._replace(days=15),
        "is killed": DEALT,
        "is away": DEALT,
        "has no channel": NO_CHANNEL,
    },
    "full": {
        "is left alone": DEALT_AT_ONCE,
        "is joined": DEALT_AT_ONCE,
        "is left": UNANSWERED,
        "has no host": UNANSWERED._replace(days=9),
        "is killed": DEALT_AT_ONCE,
        "is away": DEALT_AT_ONCE,
        "has no channel": NO_CHANNEL,
    },
    "dealt": {
        "is left alone": PLAYED,
        "is joined": PLAYED,
        "is left": PLAYED,
        "has no host": PLAYED,
        "is killed": PLAYED,
        "is away": PLAYED,
        "has no channel": PLAYED._replace(days=0, text="channel-gone"),
    },
    "closed": {
        "is left alone": CLOSED,
        "is joined": CLOSED,
        "is left": CLOSED,
        "has no host": CLOSED,
        "is killed": CLOSED,
        "is away": CLOSED,
        "has no channel": CLOSED._replace(text=""),
    },
}
REFUSED = {
    ("full", "is joined"): "refusal-table-full",
    ("dealt", "is joined"): "refusal-already-started",
    ("closed", "is joined"): "refusal-no-table-in-channel",
    ("closed", "is left"): "refusal-no-table-in-channel",
}
"""The answers to who comes too late."""


async def happens(t: Tavern, what: str, seated: int) -> str:
    """The answer, if somebody did it."""
    match what:
        case "is joined":
            return (await t.slash(t.people[3], "join")).text
        case "is left":
            answer = await t.slash(t.people[seated - 1], "leave")
            if (await t.table()).status is Status.RUNNING:
                answer = await t.press(t.people[seated - 1], "yes_leave", on=answer.message)
            return answer.text
        case "has no host":
            t.guild.remove_member(t.people[0])
        case "is killed":
            await t.restart()
        case "is away":
            await t.restart(lambda: t.env.advance_time(8 * DAY))
        case "has no channel":
            t.env.backend.delete_channel(t.channel.id)
    await t.env.settle()
    return ""


@pytest.mark.slow
@pytest.mark.parametrize(("state", "what"), [(state, what) for state in ENDS for what in ENDS[state]])
async def test_each_state_ends_and_says_so_whatever_happens(tmp_path: Path, state: str, what: str) -> None:
    end, (seated, places) = ENDS[state][what], SEATED[state]
    async with tavern(tmp_path, 4) as t:
        anna = t.people[0]
        await opened(t, seated, places)
        met = await person(t.bot.services.tables, anna.id, "en")
        channel_id = anna.user.dm_channel.id
        await remembered(t.store.people, replace(met, dm=DmState.OPEN, dm_channel_id=channel_id))
        await t.wait(MINUTE + 1)
        if state == "dealt":
            await t.press(anna, "deal")
        elif state == "closed":
            await t.wait(7 * DAY)
        answer = await happens(t, what, seated)
        if (refusal := REFUSED.get((state, what))) is not None:
            assert ENGLISH(refusal, places=3)[:25] in answer
        for days in (end.days - end.days % 7, end.days % 7):  # the clock of a table sets out from each step
            await t.wait(days * DAY + MINUTE)
        table = await t.table()
        assert table.status is end.status
        said = [text_of(one) for one in [*t.public(), *t.seen_by(anna.user)]]
        if end.text:
            assert any(ENGLISH(end.text, game=ENGLISH("game-skullking")) in text for text in said)
        elif table.status is Status.RUNNING:
            called = set[int]().union(*rings(t))
            assert {row.user_id for row in table.people()} <= called
            assert state != "dealt" or await t.store.log.moves(table.id)
