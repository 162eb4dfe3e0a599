"""The message to moderators about a round, which is edited until the round is over, and its buttons."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.delivery.body import Plain
from bot.model.matches import RoundRow
from bot.seasons import league_admin
from bot.seasons.league import League
from bot.seasons.league_admin import Watched, watched
from bot.seasons.notices import Ending, not_dealt_in
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.panel import SHOW, Do, outcome
from bot.ui.kit.text import ago, at
from bot.ui.kit.widgets import question
from bot.ui.leagues.lookup import league_link, managed
from bot.ui.leagues.match_panel import nudge_all
from bot.ui.leagues.matches import round_name, watched_line
from bot.ui.leagues.news import missing_line, no_show_lines
from bot.ui.leagues.post import heading
from bot.ui.leagues.widgets import cut

ACTION, PLAY_OUT = "open_tables", "play-out"
LINES_ROOM, NOTES_ROOM = 800, 400  # characters for the tables, and for who did not come
MORE_HOURS = 3 * 24


def round_message(
    league: League, row: RoundRow, near: Ending | None, found: Sequence[Watched], say: Say
) -> Plain:
    """The message about a round: its open tables near its end, and who did not come."""
    if near is not None:
        lines = _open_tables(league, near, found, say)
    elif any(not match.state.is_over for match in league.matches_of(row.number)) and league.row.stage.live:
        lines = [heading(league, say)]
    else:
        lines = [say("league-round-over", round=round_name(league, row, say))]
    lines += [cut(notes(league, row, say), NOTES_ROOM, say), say("league-link", link=league_link(league.row))]
    has_choice = near not in (None, Ending.PLAYED_OUT)
    return Plain("\n".join(filter(None, lines)), list(_buttons(league, say)) if has_choice else [])


def notes(league: League, row: RoundRow, say: Say) -> list[str]:
    """Who was missing at the tables of a round, and for whom nobody is to be put in."""
    lines: list[str] = []
    for match in league.matches_of(row.number):
        lines += [missing_line(league, match, one, say) for one in not_dealt_in(league, match)]
        lines += no_show_lines(league, match, say)
    return lines


def _open_tables(league: League, near: Ending, found: Sequence[Watched], say: Say) -> list[str]:
    """The open tables with the people to move, and the consequence of doing nothing."""
    row, out_at = league.round, league.played_out_at
    assert row is not None  # its end is near
    assert row.ends_at is not None
    assert out_at is not None
    still = [watched for watched in found if watched.match in league.open_matches]
    head = say(
        key_of("open-tables", Ending.LATE if near is Ending.PLAYED_OUT else near),
        round=round_name(league, row, say),
        count=len(still),
        at=at(row.ends_at),
        ago=ago(row.ends_at),
    )
    longer = near is Ending.SOON and league_admin.moves_its_end(league)
    then = "open-tables-then-longer" if longer else "open-tables-then-out"
    then = "done-round-played-out" if near is Ending.PLAYED_OUT else then
    return [
        f"⏰ {head}",
        cut([watched_line(league, one, say) for one in still], LINES_ROOM, say),
        say(then, at=at(out_at), ago=ago(out_at)),
    ]


def _buttons(league: League, say: Say) -> Iterator[TableButton]:
    yield TableButton(
        _button_id(league, "extend"), say("button-open-extend"), style=discord.ButtonStyle.primary
    )
    yield TableButton(_button_id(league, "nudge"), say("button-open-nudge"))
    yield TableButton(_button_id(league, "ask"), say("button-open-play-out"))


def _button_id(league: League, verb: str) -> ButtonId:
    number = 0 if league.round is None else league.round.number
    return ButtonId(NO_TABLE, ACTION, None, f"{league.id} {number} {verb}")


@answers(ACTION)
async def _press(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    if league.round is None or league.round.number != words.number(0) or not league.open_matches:
        raise Refusal("round_is_over")
    verb = words.among(1, ("ask", *_STEPS))
    if verb == "ask":
        no = ButtonId(NO_TABLE, "league_manage", None, f"{league.id} {SHOW}")
        await caller.show(question(PLAY_OUT, _button_id(league, "play_out"), no, caller.say))
        return
    if verb == "nudge":  # each is asked of Discord
        await caller.answer_later()
    outcome_text = await outcome(caller, _STEPS[verb](caller, league, words))
    if verb == "play_out":
        await caller.show_in_place(page([outcome_text]))
    else:
        await reply(caller.interaction, outcome_text)


async def _extend(caller: Caller, league: League, words: Words) -> str:
    after = await league_admin.extend(caller.services.seasons, league.id, MORE_HOURS, caller.person)
    ends_at = 0 if after.round is None else after.round.ends_at or 0
    return caller.say("done-league-extended", at=at(ends_at))


async def _nudge(caller: Caller, league: League, words: Words) -> str:
    found = await watched(caller.services.seasons, league)
    return await nudge_all(caller, league, [one for one in found if one.match in league.open_matches])


async def _play_out(caller: Caller, league: League, words: Words) -> str:
    await league_admin.play_out(caller.services.seasons, league.id, caller.person)
    return caller.say("done-round-played-out")


_STEPS: Mapping[str, Do[League]] = {"extend": _extend, "nudge": _nudge, "play_out": _play_out}
