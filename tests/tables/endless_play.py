"""A process that plays for ever, to be killed: `python -m tests.tables.endless_play FOLDER [deaf]`.

It is the real bot on the simulated Discord. For every move that Discord has acknowledged it prints a line:
table, number, seat, move. With `deaf` Discord takes no post and no direct message, only the answers.
"""

import asyncio
import sys
from pathlib import Path

from bot.host.garbage import unsearched

with unsearched():
    from bot.model.tables import Status
    from bot.tables import presence
    from tests.tavern import LATER, Tavern, tavern

PEOPLE = 2
ROUNDS = 3


async def play_for_ever(folder: Path, *, deaf: bool) -> None:
    presence.RETRIES_AFTER = (LATER,)
    async with tavern(folder, PEOPLE) as t:
        while True:
            await t.start(computers=1, rounds=ROUNDS)
            if deaf:
                t.env.inject_error("*", "/channels/*", status=500, times=None)
            while (table := await t.table()).status is Status.RUNNING:
                await t.move(table, table.to_move()[0])
                await acknowledge(t, table.id, table.dealt.number)


async def acknowledge(t: Tavern, table_id: int, after: int) -> None:
    for line in await t.store.log.moves(table_id):
        if line.number > after:
            print(table_id, line.number, line.seat, line.move, flush=True)  # noqa: T201 - it is what it is for


if __name__ == "__main__":
    asyncio.run(play_for_ever(Path(sys.argv[1]), deaf="deaf" in sys.argv))
