"""Moderators have one message a round, which is edited, rings nobody and has what they can do."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, ResponseMessage

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.model.messages import MessageKind, MessageRow
from bot.model.tables import Pace
from bot.seasons.league_admin import Watched
from bot.seasons.notices import Ending
from bot.store.messages import MessageStore
from bot.tables import guild_settings
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.round_message import notes, round_message
from tests.cogs.league_tavern import (
    LEAGUE,
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

SILENT = 1 << 12  # Discord's flag of messages that notify nobody


def open_messages(t: Tavern) -> list[ResponseMessage]:
    return [
        message
        for message in t.public()
        if any(press_of(one).action == "open_tables" for one in custom_ids(message))
    ]


async def office_of(t: Tavern) -> ChannelHandle:
    """A channel of its own for what moderators are told."""
    office = t.guild.create_text_channel("office")
    async with t.inside():
        channel = guild_settings.change("moderator_channel", office.id)
        await guild_settings.settle(t.bot.services.tables, t.guild.id, channel, Person(1, "Olivia"))
    return office


async def late_league(t: Tavern, rounds: int = 1) -> ChannelHandle:
    """A league in whose first round one person does not come and nobody moves; gives moderators' channel."""
    captain = organiser(t)
    office = await office_of(t)
    league = await created(t, captain, size=len(t.people), rounds=rounds)
    await settled(t.bot.services.seasons, league.id, pace=Pace.NONE, round_hours=72)
    await begun(t, t.people)
    return office


def sent_to(t: Tavern, channel: ChannelHandle) -> list[Any]:
    """What the bot has sent to a channel, also what is deleted."""
    path = f"/channels/{channel.id}/messages"
    return [r.json for r in t.env.http_requests if r.method == "POST" and r.path.endswith(path)]


@pytest.mark.slow
async def test_in_a_season_moderators_have_one_message_a_round_that_rings_nobody(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        office = await late_league(t, rounds=2)
        seen = set()
        for _ in range(2):
            for _ in range(12):
                await t.wait(DAY)
                await at_rest(t)
                seen |= {one.content for one in t.public(office)}
            await play_out(t)
        assert (await t.bot.services.seasons.load(1)).row.stage is LeagueStage.FINISHED
        assert len(t.public(office)) == len(sent_to(t, office)) == 2
        for number, told in enumerate(t.public(office), start=1):
            over = ENGLISH("league-round-over", round=ENGLISH("league-round", round=number, rounds=2))
            assert told.content.startswith(f"**{LEAGUE}**\n{over}\n")
            assert not custom_ids(told), "there is nothing to decide any more"
        assert any("is over, but 1 table is" in one for one in seen), "it was edited meanwhile"
        assert any("wasn’t there when the cards were dealt" in one for one in seen)
        for body in sent_to(t, office):
            assert not (body.get("allowed_mentions") or {}).get("users")
            assert not (body.get("allowed_mentions") or {}).get("roles")
            assert body["flags"] & SILENT


@pytest.mark.slow
async def test_killed_before_the_message_of_a_round_is_noted_the_bot_finds_it_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        office = await late_league(t)
        place = MessageStore.place

        async def never(store: MessageStore, row: MessageRow, replaced: MessageRow | None = None) -> None:
            if row.key.kind is MessageKind.ROUND_FOR_MODERATORS:
                await asyncio.Event().wait()
            await place(store, row, replaced)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(MessageStore, "place", never)
            await t.wait(2 * DAY)
            [sent] = t.public(office)
            await t.bot.close()
        await t.restart()
        await at_rest(t)
        assert [one.id for one in t.public(office)] == [sent.id]
        await t.wait(DAY)
        await at_rest(t)
        assert [one.id for one in t.public(office)] == [sent.id], "that one is edited from then on"


@pytest.mark.slow
async def test_the_message_of_a_round_that_somebody_has_deleted_is_sent_anew(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        office = await late_league(t)
        await t.wait(2 * DAY)
        await at_rest(t)
        [first] = t.public(office)
        t.env.backend.delete_message(office.id, first.id)
        await t.wait(DAY)
        await at_rest(t)
        [anew] = t.public(office)
        assert anew.content != first.content


@pytest.mark.slow
async def test_moderators_give_more_time_nudge_or_have_it_played_out_by_the_message(
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
        assert "<@" not in soon.content
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
            await at_rest(t)
            assert open_messages(t) == [], "nothing is to be decided until a day before the new end"
            await t.wait(3 * DAY)
            await at_rest(t)
            assert [one.id for one in open_messages(t)] == [soon.id]
        answer = await t.press(captain, "open_tables", "1 1 nudge", on=soon)
        assert answer.text == ENGLISH("done-late-nudged", names=names, refused=0)

        other = await t.press(captain, "open_tables", "1 1 ask", on=soon)
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
        late = await t.press(captain, "open_tables", "1 1 play_out", on=other.message)
        assert late.text == ENGLISH("refusal-round-is-over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("near", Ending)
@pytest.mark.parametrize("moved_from", [None, NOW])
def test_what_is_told_of_the_largest_league_fits_into_a_message(
    language: str, near: Ending, moved_from: int | None
) -> None:
    league = running(entrants(200, name="_*" * 16), [MatchState.PLAYING])
    league = replace(league, rounds=(replace(league.rounds[0], moved_from=moved_from),))
    found = [Watched(match, None, match.seats, late=True) for match in league.matches]
    assert notes(league, league.rounds[0], speaker(language)), "nobody was there"
    told = round_message(league, league.rounds[0], near, found, speaker(language))
    assert len(told.content) < 1_850
    assert len(told.buttons) == (0 if near is Ending.PLAYED_OUT else 3)
