"""A season as its organiser sees it: the panel at each step, as docs/a-season.md shows it.

    python -m tests.season_walk                     the pictures of docs/a-season.md
    python -m tests.season_walk FOLDER 390          into another folder, as wide as that, to be looked at

The real bot plays a season with default settings on the simulated Discord, from the sign-up to the cup, with
one person who never comes and a correction in round 1 after round 3.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from PIL import Image
from simcord import MemberActor, ResponseMessage

from bot.model.leagues import LeagueStage
from bot.model.tables import Status
from bot.tables import moves
from bot.tables.person import Person
from tests.cogs.league_tavern import LEAGUE, at_rest, command, everybody_is_there, fill, organiser, the_league
from tests.messages import text_of
from tests.pictures import draw
from tests.tavern import Tavern, tavern
from tests.test_demo import browser
from tests.ui.server.moderators import choose, press

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "season"
WIDTH, COLOURS = 700, 48
PEOPLE, FINALISTS = 4, 4
HOUR = 3600
STEP = 6 * HOUR
"""Seconds that pass at once while somebody absent is waited for."""
MOST_STEPS = 2_000

Shot = Callable[[str, ResponseMessage], Awaitable[None]]
"""Takes a picture of a message."""


async def walk(t: Tavern, shot: Shot, captain: MemberActor) -> None:
    """Plays the season, and takes a picture of each step."""
    here = t.people[:-1]
    panel = (await command(t, captain, "create", name=LEAGUE)).message
    await fill(t, captain, panel, "founding_cup", finalists=str(FINALISTS))
    await shot("01-create", panel)
    await t.press(captain, "founding_open", on=panel)
    for person in t.people:
        await t.press(person, "league_join")
    await shot("02-sign-up", await post(t))
    league = await the_league(t)
    answer = await command(t, captain, "manage", league=LEAGUE)
    await press(t, captain, answer, f"league_manage {league.id} begin")
    await at_rest(t)
    await shot("03-first-round", await manage(t, captain))
    for number in range(1, league.row.rounds + 1):
        await play_round(t, here)
        if number == 1:
            await shot("04-after-an-absence", await manage(t, captain))
        if number == 3:
            await correct_first(t, shot, captain)
    await shot("07-cup", await manage(t, captain))
    await play_round(t, here)
    assert (await the_league(t)).row.stage is LeagueStage.FINISHED
    await shot("08-over", await manage(t, captain))
    await shot("09-standings", await post(t))
    answer = await press(
        t, captain, await command(t, captain, "manage", league=LEAGUE), f"next_season {league.id}"
    )
    await shot("10-next-season", answer.message)


async def correct_first(t: Tavern, shot: Shot, captain: MemberActor) -> None:
    """Turns to round 1 while round 4 goes on, and exchanges the scores of its first and last."""
    league = await the_league(t)
    answer = await command(t, captain, "manage", league=LEAGUE)
    answer = await choose(t, captain, answer, f"league_round {league.id}", ["1"])
    await shot("05-round-1", answer.message)
    first = league.matches_of(1)[0]
    answer = await choose(t, captain, answer, "match_show", [str(first.id)])
    scores = [row.score for row in league.results[first.id]]
    best, worst = scores.index(max(scores)), scores.index(min(scores))
    scores[best], scores[worst] = scores[worst], scores[best]
    typed = ", ".join(map(str, scores))
    answer = await fill(
        t, captain, answer.message, "match_correct", scores=typed, reason="Two seats were mixed up"
    )
    await shot("06-corrected", answer.message)


async def play_round(t: Tavern, here: list[MemberActor]) -> None:
    """Those who are here come to their tables and play; for who is not, time passes."""
    everyone, t.people = t.people, here
    await everybody_is_there(t)
    t.people = everyone
    number = len((await the_league(t)).rounds)
    present = {person.id: person for person in here}
    for _ in range(MOST_STEPS):
        league = await the_league(t)
        going_on = [match for match in league.matches_of(number) if not match.state.is_over]
        if not going_on:
            return
        if not any([await moved(t, match.table_id, present) for match in going_on]):
            await t.wait(STEP)
            await at_rest(t)
    raise AssertionError("the round does not come to its end")


async def moved(t: Tavern, table_id: int | None, present: dict[int, MemberActor]) -> bool:
    """Makes a move for each of those present whom a table waits for; whether there was one."""
    made = False
    while table_id is not None:
        table = await t.bot.services.tables.load(table_id)
        awaited = [row for row in table.awaited_people() if row.user_id in present]
        if table.status is not Status.RUNNING or not awaited:
            return made
        row = awaited[0]
        legal = [str(move) for move in table.game.legal(table.dealt.state, row.seat)]
        async with t.inside() as tables:
            await moves.make(tables, table.id, Person(row.user_id or 0, row.name), t.chance.choice(legal))
        made = True
    return made


async def manage(t: Tavern, captain: MemberActor) -> ResponseMessage:
    """The panel of the league."""
    return (await command(t, captain, "manage", league=LEAGUE)).message


async def post(t: Tavern) -> ResponseMessage:
    """The league's post."""
    return next(one for one in t.public() if one.components and LEAGUE in text_of(one))


async def pictures(folder: Path, width: int) -> None:
    """Takes all of them, in few colours."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as page, tempfile.TemporaryDirectory() as data:
        async with tavern(Path(data), PEOPLE) as t:
            async with t.inside():
                assert t.bot.user is not None
                await t.bot.user.edit(username="Pirate Tavern")
            captain = organiser(t)

            async def shot(name: str, message: ResponseMessage) -> None:
                path = folder / f"{name}.png"
                await draw(page, t, {path: message.id}, captain, width=width)
                with Image.open(path) as taken:
                    small = taken.convert("RGB").quantize(COLOURS)
                small.save(path, optimize=True)

            await walk(t, shot, captain)


if __name__ == "__main__":
    chosen = sys.argv[1:]
    asyncio.run(pictures(Path(chosen[0]) if chosen else FOLDER, int(chosen[1]) if chosen[1:] else WIDTH))
