"""Steps of the leagues' panels whose note can't be stored: nothing has happened, or the answer says so."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.model.matches import MatchState
from bot.store.engine import Database, Query
from bot.store.errors import StoreError
from bot.texts.catalog import speaker
from tests.cogs.league_tavern import (
    at_rest,
    begun,
    everybody_is_there,
    offered_to_sub,
    organiser,
    the_league,
)
from tests.tavern import Answer, Tavern, tavern
from tests.ui.leagues.test_league_panel import forged, manage, signed_up
from tests.ui.server.moderators import choose, joined

SAY = speaker("en")
NOTHING, SOMETHING = SAY("error-not-stored"), SAY("error-partly-stored")


@contextmanager
def keeping_no_note(database: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While it holds, no transaction is stored that keeps what somebody has done to a league."""
    run = database.run

    async def fails(*statements: Query, durable: bool = True) -> None:
        if any("INSERT INTO league_actions" in sql for sql, _ in statements):
            raise StoreError("disk_full", path="tavern.sqlite3", reason="full")
        await run(*statements, durable=durable)

    with monkeypatch.context() as patch:
        patch.setattr(type(database), "run", lambda _, *statements, **how: fails(*statements, **how))
        yield


async def everything(t: Tavern) -> list[tuple[object, ...]]:
    database, league = await t.bot.open_store(), await the_league(t)
    rows = await database.fetch_all("SELECT * FROM league_actions ORDER BY id")
    return [
        *await t.stored(),
        (league.row, *league.entrants, *league.rounds, *league.matches),
        *map(tuple, rows),
    ]


async def pressed(t: Tavern, captain: MemberActor, words: str, number: int = 1) -> Answer:
    panel = await manage(t, captain)
    return await t.press_forged(captain, panel.message, forged(words, number))


def told(answer: Answer) -> str:
    """What is said by a message of its own, where an edit of the panel was promised; else the answer."""
    return answer.result.followups[-1].content if answer.result.followups else answer.text


@pytest.mark.slow
async def test_a_step_whose_note_is_not_kept_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, 4) as t:
        captain, stranger, database = organiser(t), joined(t, "Passenger"), await t.bot.open_store()
        league = await signed_up(t, captain)

        async def tries(*steps: str, number: int = league.id) -> None:
            await at_rest(t)
            for words in steps:
                before = await everything(t)
                with keeping_no_note(database, monkeypatch):
                    answer = await pressed(t, captain, words, number)
                assert (told(answer), answer.private) == (NOTHING, True), words
                assert await everything(t) == before, words

        remove, again = f"league_people remove {t.people[0].id}", "league_manage again"
        await tries("league_manage begin", "league_manage end", again, remove)
        people = await pressed(t, captain, "league_people show")
        with keeping_no_note(database, monkeypatch):
            before = await everything(t)
            added = await choose(t, captain, people, "league_people 1 add", [stranger])
            assert added.text == NOTHING
            assert await everything(t) == before
        await offered_to_sub(t, stranger)
        league = await begun(t)
        steps = ("next", "pause", "rest", "end", "extend 24")
        await tries(
            *(f"league_manage {step}" for step in steps), "open_tables 1 extend", "open_tables 1 play_out"
        )
        one, who, sub = league.matches[0], league.matches[0].seats[0], stranger.id
        steps = ("start", "open", f"forfeit {who}", f"computer {who}", f"substitute {who} {sub}")
        await tries(*(f"match_manage {step}" for step in steps), number=one.id)
        await pressed(t, captain, "league_manage pause")
        await tries("league_manage resume")


@pytest.mark.slow
async def test_a_step_whose_note_is_not_kept_and_of_which_something_stays_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, 4) as t:
        captain, database = organiser(t), await t.bot.open_store()
        await signed_up(t, captain)
        await begun(t)
        await everybody_is_there(t)
        one, other = (await the_league(t)).matches
        assert (one.state, other.state) == (MatchState.PLAYING, MatchState.PLAYING)
        for match, words in (
            (one, "nudge"),
            (one, f"forfeit {one.seats[0]}"),
            (other, f"computer {other.seats[0]}"),
        ):
            before, sent = await everything(t), len(t.env.http_requests)
            with keeping_no_note(database, monkeypatch):
                answer = await pressed(t, captain, f"match_manage {words}", match.id)
            assert (told(answer), answer.private) == (SOMETHING, True), words
            has_nudged = any(request.path.endswith("/messages") for request in t.env.http_requests[sent:])
            assert await everything(t) != before or has_nudged, words
