"""Moderators hear of a round's open tables by a message with what they can do about it."""

from dataclasses import replace
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.model.matches import MatchState
from bot.model.messages import MessageKind
from bot.model.tables import Pace
from bot.seasons.league_admin import Watched
from bot.seasons.seasons import Notice
from bot.tables.calendar import DAY
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.open_tables import open_tables_text
from tests.cogs.league_tavern import (
    at_rest,
    begun,
    created,
    everybody_is_there,
    organiser,
    play_out,
    the_league,
)
from tests.messages import custom_ids, press_of
from tests.seasons.snapshots import settled
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.leagues.sample import NOW, entrants, running


def open_messages(t: Tavern) -> list[ResponseMessage]:
    return [
        message
        for message in t.public()
        if any(press_of(one).action == "open_tables" for one in custom_ids(message))
    ]


@pytest.mark.slow
async def test_moderators_give_more_time_nudge_or_have_it_played_out_by_a_message_that_comes_once(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain, anna = organiser(t), t.people[0]
        league = await created(t, captain, rounds=1)
        await settled(t.bot.services.seasons, league.id, pace=Pace.NONE, round_hours=72)
        await begun(t, t.people)
        await everybody_is_there(t)
        [row] = (await the_league(t)).rounds
        names = ", ".join(seat.name for seat in (await t.table()).seats)
        await t.wait(2 * DAY)
        await at_rest(t)
        [soon] = open_messages(t)
        assert f"<@{captain.id}>" in soon.content
        assert ENGLISH("managing-awaits", names=names) in soon.content
        assert ENGLISH("open-tables-then-longer") in soon.content
        await t.restart()
        await at_rest(t)
        assert len(open_messages(t)) == 1

        refused = await t.press(anna, "open_tables", "1 1 extend", on=soon)
        assert refused.private
        assert (await the_league(t)).rounds == (row,)
        for days in (3, 6):
            answer = await t.press(captain, "open_tables", "1 1 extend", on=soon)
            assert answer.private
            assert (await the_league(t)).rounds[0].ends_at == (row.ends_at or 0) + days * DAY
        answer = await t.press(captain, "open_tables", "1 1 nudge", on=soon)
        assert answer.text == ENGLISH("done-late-nudged", names=names, refused=0)

        question = await t.press(captain, "open_tables", "1 1 ask", on=soon)
        assert question.text.startswith(ENGLISH("confirm-play-out"))
        done = await t.press(captain, "open_tables", "1 1 play_out", on=question.message)
        assert done.text == ENGLISH("done-round-played-out")
        await at_rest(t)
        assert (await t.table()).is_played_out
        [thread] = t.channel.threads
        told = [one for one in t.public(thread) if "moderators end this league round" in one.content]
        assert len(told) == 1, "the people of the table hear of it"
        history = [action.kind for action in (await the_league(t)).actions]
        assert history == ["extended", "extended", "nudged", "played_out"]
        await play_out(t)
        late = await t.press(captain, "open_tables", "1 1 extend", on=soon)
        assert late.text == ENGLISH("refusal-round-is-over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [MessageKind.OPEN_SOON, MessageKind.OPEN_TABLES])
@pytest.mark.parametrize("moved_from", [None, NOW])
def test_what_is_told_of_the_largest_league_fits_into_a_message(
    language: str, kind: MessageKind, moved_from: int | None
) -> None:
    league = running(entrants(200, name="_*" * 16), [MatchState.PLAYING])
    league = replace(league, rounds=(replace(league.rounds[0], moved_from=moved_from),))
    found = [Watched(match, None, match.seats, late=True) for match in league.matches]
    told = open_tables_text(league, Notice(kind, NOW), found, speaker(language))
    assert len(told.content) < 1_900
    assert len(told.buttons) == 3
