"""What holds a league up is told where it is run, with what would help."""

from pathlib import Path

import discord
import pytest
from simcord.backend.serializers import channel_payload

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.ui.kit.text import ago
from tests.cogs.league_tavern import (
    at_rest,
    begun,
    everybody_is_there,
    founding,
    match_panel,
    organiser,
    post_of,
    the_league,
    threads,
)
from tests.messages import text_of
from tests.tavern import Tavern, tavern
from tests.ui.leagues.test_league_panel import (
    SAY,
    manage,
    signed_up,
)
from tests.ui.server.moderators import ask, choose, press

LATER_IF_CLOSED = 10 * 60  # seconds


async def test_what_can_not_be_done_is_told_above_the_panel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        captain = organiser(t)
        league = await signed_up(t, captain)
        panel = await manage(t, captain)
        panel = await press(t, captain, panel, f"league_manage {league.id} begin")
        assert (await the_league(t)).row.stage is LeagueStage.SIGN_UP
        [shown] = [seen for seen in t.seen_by(captain) if seen.id == panel.message.id]
        assert SAY("refusal-too-few-people", people=1, fewest=2) in text_of(shown)


@pytest.mark.slow
async def test_a_vanished_thread_is_refused_with_what_would_work_and_opened_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        [match] = (await begun(t)).matches
        t.env.backend.delete_channel(threads(t)[0].id)
        panel = await match_panel(t, captain, match.id)
        panel = await press(t, captain, panel, f"match_manage {match.id} nudge")
        assert SAY("refusal-match-thread-closed") in panel.text
        await press(t, captain, panel, f"match_manage {match.id} open")
        await at_rest(t)
        [again] = (await the_league(t)).matches
        assert again.state is MatchState.WAITING
        assert again.thread_id not in (None, match.thread_id)


@pytest.mark.parametrize(
    ("status", "code", "why"), [(400, 160006, "full"), (403, 50013, "forbidden"), (404, 10003, "gone")]
)
async def test_the_panel_tells_why_a_league_does_not_go_on(
    tmp_path: Path, status: int, code: int, why: str
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        t.env.inject_error("POST", f"/channels/{t.channel.id}/threads", status=status, code=code, times=None)
        await begun(t)
        panel = await manage(t, captain)
        told = SAY(f"managing-delayed-{why}", channel=f"<#{t.channel.id}>", again="<t:")
        assert told.split("<t:")[0] in panel.text
        assert (told.split("<t:")[0] in text_of(post_of(t))) is (why == "full"), (
            "who can mend it reads it there"
        )
        [warning] = warnings(t)
        assert f"<@{captain.id}>" in warning
        assert told.split("<t:")[0] in warning
        t.env.backend.faults.clear()
        await t.wait(LATER_IF_CLOSED + 1)
        await at_rest(t)
        assert len(threads(t)) == 1
        assert "⚠️" not in (await manage(t, captain)).text
        assert "⚠️" not in text_of(post_of(t))
        assert warnings(t) == [], "what is over is taken back"


def warnings(t: Tavern) -> list[str]:
    return [message.content for message in t.public() if "⚠️" in message.content]


async def test_a_league_in_an_announcement_channel_is_refused_with_a_clear_sentence(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        home = t.channel
        t.channel = t.guild.create_text_channel("news")
        t.env.backend.get_channel(t.channel.id).type = discord.ChannelType.news.value
        t.env.backend.emit(
            "CHANNEL_UPDATE", channel_payload(t.env.backend, t.env.backend.get_channel(t.channel.id))
        )
        await t.env.settle()
        panel = await founding(t, captain)
        answer = await t.press(captain, "founding_open", on=panel)
        assert SAY("refusal-league-channel-announces") in answer.text
        assert (await the_league(t)).row.stage is LeagueStage.DRAFT
        t.channel = home


@pytest.mark.slow
async def test_a_leagues_paused_table_says_who_lets_it_go_on_and_how(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        await begun(t)
        await everybody_is_there(t)
        [match] = (await the_league(t)).matches
        listed = await ask(t, captain, "tables")
        panel = await choose(t, captain, listed, "pick", [str(match.table_id)])
        await t.press(captain, "oversee", "pause", on=panel.message)
        table = await t.bot.services.tables.load(match.table_id or 0)
        assert table.row.paused_at is not None
        told = SAY("post-paused-league", ago=ago(table.row.paused_at))
        assert any(told in text_of(message) for message in t.public(t.channel.threads[0]))
        assert "/tavern tables" in told
        await t.press(captain, "oversee", "resume", on=panel.message)
        assert not (await t.bot.services.tables.load(table.id)).is_paused
