"""The panel of a league's organisers, a private message that is shown again after each step."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

import discord
from discord import ui

from bot.leagues.closeness import closeness
from bot.model.leagues import Format, LeagueStage, Role, WishKind
from bot.model.matches import RoundRow
from bot.seasons import league_admin, notices, participation, rounds, vacations
from bot.seasons.league import League
from bot.seasons.league_admin import Watched
from bot.seasons.rounds import LADDER_ROUND, is_held
from bot.tables.calendar import Span
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_people, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, page
from bot.ui.kit.pagination import Paged, id_of, page_of
from bot.ui.kit.panel import SHOW, outcome
from bot.ui.kit.text import ago, at, day, escape, quoted
from bot.ui.kit.widgets import question
from bot.ui.leagues.history import history_press
from bot.ui.leagues.lookup import (
    check_channel,
    check_forum,
    league_here,
    league_link,
    league_named,
    managed,
    panel_of_league,
    require_runner,
)
from bot.ui.leagues.matches import match_name, match_state, opening, round_name, watched_line
from bot.ui.leagues.news import delay_text
from bot.ui.leagues.post import heading, protests_line, voyage_progress, won
from bot.ui.leagues.widgets import cut, entrant_name, options_for

PAGE = 25  # matches on a page: as many as a select offers
PEOPLE_ROOM = 400  # characters for the people on vacation, or whom Discord refuses a role
LINES_ROOM = 2_600  # characters for the lines of a page's matches
END = "end-league"  # the question before a league is ended
PAUSE = "pause"  # the question before a pause
ALL = -1  # instead of a round's number: the open matches of all rounds
DAYS = (1, 3)  # the extensions of a round that are offered
_BROKEN = {WishKind.APART: "swap-breaks-apart", WishKind.TOGETHER: "swap-breaks-together"}
NOW = "now"  # the choice of the open matches of all rounds
ROUNDS = 24  # rounds that are offered beside it, those around the one that is shown: a select has 25 options


async def show_panel(caller: Caller, name: str) -> None:
    """Answers with the panel of a league. Raises `Refusal` for a caller who does not run leagues here."""
    await require_runner(caller)
    await caller.show(await _panel(caller, await league_named(caller, name)))


async def show_league_panel(
    caller: Caller, league_id: int, notice: str = "", number: int = 0, of_round: int = ALL
) -> None:
    """Shows the panel in place: a page of the open matches, or of a round's matches."""
    view = await _panel(caller, await league_here(caller, league_id), notice, number, of_round)
    await caller.show_in_place(view)


async def _panel(
    caller: Caller, league: League, notice: str = "", number: int = 0, of_round: int = ALL
) -> ui.LayoutView:
    say, row = caller.say, round_here(league, of_round)
    chosen = None if row is None else row.number
    found = await league_admin.watched(caller.services.seasons, league, chosen)
    if league.is_sealed:  # a voyage, whose games nobody watches
        row, found = None, ()
    paged = Paged(found, PAGE, number)
    lines = cut([watched_line(league, one, say) for one in paged.shown], LINES_ROOM, say)
    if row is not None:
        lines = f"**{round_name(league, row, say)}**\n{lines}"
    delay = caller.services.seasons.delays.get(league.id)
    waits = "" if delay is None else delay_text(league, delay, say)
    known = await vacations.away(caller.services.seasons, league, (one.user_id for one in league.players))
    away = away_line(league, known, caller.tables.now(), say)
    roles = "\n".join(_refused_roles(caller, league))
    place = await _channel_refusal(caller, league)
    blocks = [notice, waits or place, "\n".join(_about(league, found, say)), away, roles, lines]
    selects = [match_select(league, paged.shown, say)] if paged.shown else []
    turning = paged.arrows("league_matches", f"{league.id} {of_round}")
    late = any(one.late and one.waits_for for one in found)
    buttons = [*_buttons(league, say, late=late, moves=league.row.stage.live or bool(waits)), *turning]
    of_rounds = () if league.is_sealed else round_select(league, chosen, say)
    rows: list[Row] = [*selects, *of_rounds, *swap_rows(league, say)]
    return page([text for text in blocks if text], buttons, rows)


def _about(league: League, found: Sequence[Watched], say: Say) -> Iterator[str]:
    """The league's stage, round, deadline, progress, late matches, and the quality of its pairings."""
    row, last = league.row, league.round
    stage = say(key_of("league-is", row.stage))
    link = f"[{say('managing-post')}]({league_link(row)})"
    yield f"## {escape(row.name)}\n{stage} · {link} · <#{row.channel_id}>"
    players, waiting = len(league.players), len(league.in_role(Role.WAITING))
    yield say("managing-people", players=players, waiting=waiting)
    if row.sign_up_until is not None and row.stage is LeagueStage.SIGN_UP:
        yield say("league-sign-up-until", at=at(row.sign_up_until), ago=ago(row.sign_up_until))
    if last is not None and row.format is not Format.LADDER:
        yield heading(league, say)
    if not row.stage.live and league.winners:
        yield won(league, say)
    if last is not None and not is_held(league) and (progress := opening(league, last.number, say)):
        yield progress
    if league.is_sealed and (progress := voyage_progress(league, say)):
        yield progress
    if line := protests_line(league, say):
        yield line
    if late := sum(one.late for one in found):
        yield f"⏰ **{say('managing-late', count=late)}**"
    if row.format is Format.SEASON and len(league.rounds) > 1:
        met = closeness(league.history)
        text = say(
            "league-closeness", meetings=met.meetings, repeated=met.repeated, unavoidable=met.unavoidable
        )
        yield f"-# {text}"


def away_line(league: League, known: Mapping[int, Sequence[Span]], now: int, say: Say) -> str:
    """The people on vacation now or before the end of the round, for moderators only."""
    ends_at = None if league.round is None else league.round.ends_at
    until = max(now, ends_at or now)
    found = [
        say("managing-away-one", name=entrant_name(league, one), begin=day(begin), end=day(end))
        for one, spans in known.items()
        for begin, end in spans
        if begin <= until and end > now
    ]
    return say("managing-away", names=cut(found, PEOPLE_ROOM, say, " · ")) if found else ""


async def _channel_refusal(caller: Caller, league: League) -> str:
    """The missing permissions of a live league's channel or forum; empty for none."""
    if not league.row.stage.live:
        return ""
    try:
        check_channel(caller, league.row.channel_id)
        check_forum(caller, league.row.forum_id)
    except Refusal as refusal:
        return await refusal_notice(caller, refusal)
    return ""


def _refused_roles(caller: Caller, league: League) -> Iterator[str]:
    """The roles that the bot may not give, then the members who can't have one, by role and reason."""
    refused = caller.services.seasons.roles_refused.get(league.id, {})
    useless = sorted({one.role_id for one, refusal in refused.items() if refusal.is_of_role})
    if useless:
        yield caller.say("roles-refused", roles=" ".join(f"<@&{role}>" for role in useless))
    members: dict[tuple[int, str], list[str]] = {}
    for one, refusal in refused.items():
        if not refusal.is_of_role:
            members.setdefault((one.role_id, refusal.reason), []).append(f"<@{one.user_id}>")
    for (role, reason), people in members.items():
        names = cut(people, PEOPLE_ROOM, caller.say, " ")
        yield caller.say("roles-refused-to", role=f"<@&{role}>", names=names, reason=quoted(reason))


def _buttons(league: League, say: Say, *, late: bool, moves: bool) -> Iterator[TableButton]:
    if late:
        primary = discord.ButtonStyle.primary
        about = ButtonId(NO_TABLE, "league_nudge_late", None, str(league.id))
        yield TableButton(about, say("managing-nudge-late"), style=primary)
    if league.row.stage is LeagueStage.RUNNING and league.row.format is not Format.VOYAGE:
        ask = ButtonId(NO_TABLE, "league_ask", None, f"{league.id} {PAUSE}")
        yield TableButton(ask, say("managing-pause"))
    if league.row.format is Format.LADDER and league.matches:
        about = ButtonId(NO_TABLE, "league_uncount", None, str(league.id))
        yield TableButton(about, say("button-league-uncount"))
    for words, label in _steps(league, say):
        is_next = words in ("begin", "resume") and not late  # nothing happens without it
        style = discord.ButtonStyle.success if is_next else discord.ButtonStyle.secondary
        yield TableButton(_button_id(league, words), label, style=style)
    about = ButtonId(NO_TABLE, "league_people", None, f"{league.id} show")
    yield TableButton(about, say("managing-entrants"))
    if league.row.stage.live:
        yield _edit_button(league, say)
        yield from draw_button(league, say)
        yield from digest_button(league, say)
    if moves:
        yield TableButton(_button_id(league, "again"), say("managing-again"))
    if league.row.stage.live:
        ask = ButtonId(NO_TABLE, "league_ask", None, f"{league.id} {END}")
        yield TableButton(ask, say("managing-end"))
    else:
        if league.results:
            yield _edit_button(league, say)  # the points of places can still be changed
        following = ButtonId(NO_TABLE, "next_season", None, str(league.id))
        yield TableButton(following, say("button-next-season"), style=discord.ButtonStyle.primary)
    yield TableButton(history_press(league), say("button-league-history"))
    yield TableButton(_button_id(league, SHOW), f"🔄 {say('tables-refresh')}")


def _edit_button(league: League, say: Say) -> TableButton:
    return TableButton(ButtonId(NO_TABLE, "league_edit", None, str(league.id)), say("button-league-edit"))


def _steps(league: League, say: Say) -> Iterator[tuple[str, str]]:
    """The steps of one press that are possible now, each with its label."""
    row = league.row
    if row.stage is LeagueStage.SIGN_UP:
        yield "begin", say("managing-begin")
    if row.stage is LeagueStage.RUNNING and row.format in (Format.SEASON, Format.CUP):
        yield "next", say("managing-next")
    if row.stage is LeagueStage.PAUSED:
        yield "resume", say("managing-open-draw" if is_held(league) else "managing-resume")
    if row.stage.live and league.round is not None and league.round.ends_at is not None:
        yield from ((f"extend {24 * days}", say("oversee-extend", hours=24 * days)) for days in DAYS)


def _button_id(league: League, words: str) -> ButtonId:
    return ButtonId(NO_TABLE, "league_manage", None, f"{league.id} {words}")


@answers("league_panel")
async def _panel_by_press(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    await caller.show(await _panel(caller, league))


@answers("league_ask")
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    if words.among(0, (END, PAUSE)) == PAUSE:
        await caller.show_in_place(pause_page(league, caller.say))
        return
    yes, no = _button_id(league, "end"), _button_id(league, SHOW)
    await caller.show_in_place(question(END, yes, no, caller.say))


def pause_page(league: League, say: Say) -> ui.LayoutView:
    """Asks whether the pause stops the clocks of open matches, too."""
    primary = discord.ButtonStyle.primary
    buttons = [
        TableButton(_button_id(league, "rest"), say("button-pause-rest"), style=primary),
        TableButton(_button_id(league, "pause"), say("button-pause-draws")),
        TableButton(_button_id(league, SHOW), say("button-back")),
    ]
    return page([say("confirm-pause-league")], buttons)


@answers("league_matches")
async def _turn(caller: Caller, button_id: ButtonId) -> None:
    await require_runner(caller)
    of_round = button_id.words.number(3)
    await show_league_panel(caller, id_of(button_id), number=page_of(button_id) or 0, of_round=of_round)


@answers("league_round")
async def _turn_to_round(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    of_round = ALL if words.text(0) == NOW else words.number(0)
    await show_league_panel(caller, league.id, of_round=of_round)


async def _show(caller: Caller, league: League, words: Words, notice: str) -> None:
    await caller.show_in_place(await _panel(caller, league, notice))


LEAGUE_PANEL = panel_of_league(_show)


@LEAGUE_PANEL.step("league_manage", "begin", later=True)
async def _begin(caller: Caller, league: League, words: Words) -> str:
    await drop_leavers(caller, league)
    after = await league_admin.begin(caller.services.seasons, league.id, caller.person)
    if after.is_sealed:
        return caller.say("done-voyage-begun")
    return caller.say("done-league-drawn" if is_held(after) else "done-league-begun")


@LEAGUE_PANEL.step("league_manage", "next", later=True)
async def _next(caller: Caller, league: League, words: Words) -> str:
    await drop_leavers(caller, league)
    after = await league_admin.next_round(caller.services.seasons, league.id, caller.person)
    if is_held(after):
        return caller.say("done-league-drawn")
    return caller.say("done-league-next" if after.row.stage.live else "done-league-finished")


@LEAGUE_PANEL.step("league_manage", "pause")
async def _pause(caller: Caller, league: League, words: Words) -> str:
    await league_admin.pause(caller.services.seasons, league.id, caller.person, rests=False)
    return caller.say("done-league-paused")


@LEAGUE_PANEL.step("league_manage", "rest")
async def _rest(caller: Caller, league: League, words: Words) -> str:
    await league_admin.pause(caller.services.seasons, league.id, caller.person, rests=True)
    return caller.say("done-league-rests")


@LEAGUE_PANEL.step("league_manage", "resume")
async def _resume(caller: Caller, league: League, words: Words) -> str:
    await league_admin.resume(caller.services.seasons, league.id, caller.person)
    return caller.say("done-draw-opened" if is_held(league) else "done-league-resumed")


@LEAGUE_PANEL.step("league_manage", "extend")
async def _extend(caller: Caller, league: League, words: Words) -> str:
    hours = words.number(0)
    after = await league_admin.extend(caller.services.seasons, league.id, hours, caller.person)
    ends_at = 0 if after.round is None else after.round.ends_at or 0
    return caller.say("done-league-extended", at=at(ends_at))


@LEAGUE_PANEL.step("league_manage", "end")
async def _end(caller: Caller, league: League, words: Words) -> str:
    await league_admin.end(caller.services.seasons, league.id, caller.person)
    return caller.say("done-league-ended")


@LEAGUE_PANEL.step("league_manage", "again")
async def _again(caller: Caller, league: League, words: Words) -> str:
    channel = caller.interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else caller.interaction.channel_id
    check_channel(caller, here or 0)
    await league_admin.move_to(caller.services.seasons, league.id, here or 0, caller.person)
    return caller.say("done-league-moved", channel=f"<#{here}>")


def match_select(league: League, shown: Sequence[Watched], say: Say) -> TableSelect:
    """Opens the panel of one of the matches."""
    options = [
        discord.SelectOption(
            label=match_name(league, one.match, say)[:100],
            value=str(one.match.id),
            description=match_state(league, one.match, say)[:100],
            emoji="⏰" if one.late else None,
        )
        for one in shown
    ]
    return TableSelect(ButtonId(NO_TABLE, "match_show"), say("managing-select"), options)


def round_select(league: League, number: int | None, say: Say) -> Sequence[TableSelect]:
    """The select of a round whose matches are shown, or of all open ones; none for a single round."""
    if len(league.rounds) < 2:
        return ()
    now = discord.SelectOption(label=say("managing-now"), value=NOW, default=number is None)
    rows = [
        discord.SelectOption(
            label=round_name(league, row, say)[:100], value=str(row.number), default=row.number == number
        )
        for row in _around(league.rounds, number)
    ]
    about = ButtonId(NO_TABLE, "league_round", None, str(league.id))
    return [TableSelect(about, say("managing-round"), [now, *rows])]


def round_here(league: League, number: int) -> RoundRow | None:
    """The round with a number, if there is one; a ladder's games belong to no round."""
    return next((row for row in league.rounds if row.number == number != LADDER_ROUND), None)


def _around(rounds: Sequence[RoundRow], number: int | None) -> Sequence[RoundRow]:
    at = len(rounds) if number is None else number
    first = max(0, min(at - ROUNDS // 2, len(rounds) - ROUNDS))
    return rounds[first : first + ROUNDS]


def draw_button(league: League, say: Say) -> Iterator[TableButton]:
    """Switches whether moderators see a draw before its tables open."""
    is_drawn = league.row.format in (Format.SEASON, Format.CUP)
    if league.row.stage.live and is_drawn and not is_held(league):
        verb = "off" if league.row.looks else "on"
        label = say("button-draw-look-off" if league.row.looks else "button-draw-look-on")
        yield TableButton(ButtonId(NO_TABLE, "draw_look", None, f"{league.id} {verb}"), label)


def digest_button(league: League, say: Say) -> Iterator[TableButton]:
    """Switches the weekly summary."""
    if league.row.stage.live:
        on = league.row.digest_at is None
        label = say("button-digest-on" if on else "button-digest-off")
        yield TableButton(_press("league_digest", league, "on" if on else "off"), label)


def swap_rows(league: League, say: Say) -> Iterator[TablePicker | TableSelect]:
    """Selects that swap two members of a draw before it opens, or a computer player."""
    if is_held(league):
        yield TablePicker(_press("draw_swap", league), _members(say("managing-swap"), 2))
        if found := _computers(league):
            about = _press("draw_swap_computer", league)
            yield TableSelect(about, say("managing-swap-computer"), options_for(league, found))


def swap_page(league: League, computer: int, say: Say) -> ui.LayoutView:
    """Asks for the member or computer player to swap with a computer player."""
    members = _members(say("swap-person"), 1)
    rows: list[TablePicker | TableSelect] = [
        TablePicker(_press("draw_swap_with", league, str(computer)), members)
    ]
    if others := [one for one in _computers(league) if one != computer]:
        about = _press("draw_swap_with", league, str(computer))
        rows.append(TableSelect(about, say("swap-computer"), options_for(league, others)))
    back = TableButton(_press("league_manage", league, "show"), say("button-back"))
    return page([say("swap-with-whom", name=entrant_name(league, computer))], [back], rows)


def _computers(league: League) -> Sequence[int]:
    assert league.round is not None  # it was drawn
    drawn = [one for match in league.matches_of(league.round.number) for one in match.seats]
    return sorted((one for one in (*drawn, *league.round.byes) if one < 0), reverse=True)


def _members(placeholder: str, count: int) -> ui.UserSelect[ui.LayoutView]:
    return ui.UserSelect(placeholder=placeholder, min_values=count, max_values=count)


def _press(action: str, league: League, words: str = "") -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {words}".strip())


@LEAGUE_PANEL.step("draw_look")
async def _look(caller: Caller, league: League, words: Words) -> str:
    looks = words.among(0, ("on", "off")) == "on"
    await rounds.look_first(caller.services.seasons, league.id, caller.person, looks=looks)
    return caller.say("done-draw-look-on" if looks else "done-draw-look-off")


@answers("draw_swap")
async def _swap(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    one, other = (person.user_id for person in picked_people(caller.interaction, 2))
    await _swap_or_ask(caller, league, (one, other))


@answers("draw_swap_computer")
async def _ask_with_whom(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    if not rounds.is_held(league):
        raise Refusal("draw_is_open")
    await caller.show_in_place(swap_page(league, words.number(0), caller.say))


@answers("draw_swap_with")
async def _swap_with(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    computer, other = words.number(0), words.number(1)
    if other > 0:
        other = picked_person(caller.interaction).user_id
    await _swap_or_ask(caller, league, (computer, other))


async def _swap_or_ask(caller: Caller, league: League, two: tuple[int, int]) -> None:
    """Swaps two people of a held draw; asks first if that breaks a wish."""
    broken = rounds.broken_by_swap(league, two) if rounds.is_held(league) else ()
    if not broken:
        await show_league_panel(caller, league.id, await outcome(caller, _swap_two(caller, league, two)))
        return
    say, words = caller.say, " ".join(map(str, two))
    asked = [
        say(_BROKEN[wish.kind], name=entrant_name(league, wish.one), other=entrant_name(league, wish.other))
        for wish in broken
    ]
    yes = TableButton(
        _press("draw_swap_anyway", league, words), say("button-yes-swap"), style=discord.ButtonStyle.danger
    )
    no = TableButton(_press("league_manage", league, SHOW), say("button-no"))
    await caller.show_in_place(page([cut(asked, LINES_ROOM, say)], [yes, no]))


@LEAGUE_PANEL.step("draw_swap_anyway")
async def _swap_anyway(caller: Caller, league: League, words: Words) -> str:
    return await _swap_two(caller, league, (words.number(0), words.number(1)))


async def _swap_two(caller: Caller, league: League, two: tuple[int, int]) -> str:
    await rounds.swap(caller.services.seasons, league.id, two, caller.person)
    name, other = (entrant_name(league, one) for one in two)
    return caller.say("done-draw-swapped", name=name, other=other)


async def drop_leavers(caller: Caller, league: League) -> None:
    """Withdraws players who have left the server, if Discord can be asked."""
    messenger, guild_id = caller.services.delivery.messenger, league.row.guild_id
    for entrant in league.players:
        if entrant.is_computer:
            continue
        with suppress(Unavailable, Refusal):  # Discord is away, or they have withdrawn meanwhile
            if not await messenger.is_member(guild_id, entrant.user_id):
                await participation.withdraw(caller.services.seasons, league.id, entrant.user_id)


@LEAGUE_PANEL.step("league_digest")
async def _switch_digest(caller: Caller, league: League, words: Words) -> str:
    on = words.among(0, ("on", "off")) == "on"
    after = await notices.switch_digest(caller.services.seasons, league.id, caller.person, on=on)
    next_at = after.row.digest_at
    if next_at is None:
        return caller.say("done-digest-off")
    return caller.say("done-digest-on", at=at(next_at), ago=ago(next_at))
