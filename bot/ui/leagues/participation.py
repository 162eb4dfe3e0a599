"""The commands and buttons of a league's players: sign up, be there, substitute, count a table."""

from collections.abc import Sequence

import discord

from bot.model.leagues import Format, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState
from bot.model.tables import Status
from bot.seasons import corrections, counting, matches, participation
from bot.seasons.league import League
from bot.seasons.participation import MOST_ROWS, BadRow, Membership
from bot.tables import preferences
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import rules_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller, guild_of, person_of
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.modal import Field, naming, open_form, typed_in, uploaded
from bot.ui.kit.names import game_name
from bot.ui.kit.services import link_to
from bot.ui.kit.text import day, escape
from bot.ui.leagues.lookup import its_league, league_of_match, managed
from bot.ui.leagues.post import terms_page
from bot.ui.leagues.widgets import cut, names, reason_field
from bot.ui.table.lookup import any_table_to_look_at

LARGEST = 100_000  # bytes of a file that is read
ROOM = 1_500  # characters for bad rows
_WHY = {
    "no_id": "invite-row-no-id",
    "twice": "invite-row-twice",
    "rounded": "invite-row-rounded",
    "no_member": "invite-row-no-member",
}


@answers("league_join", given=its_league)
async def join(caller: Caller, league: League) -> None:
    """Signs the caller up. Raises `Refusal`."""
    after = await participation.sign_up(
        caller.services.seasons, league.id, caller.person, _membership(caller)
    )
    entrant = after.entrant(caller.user_id)
    name = escape(after.row.name)
    if entrant is not None and entrant.role is Role.WAITING:
        text = caller.say("done-league-waiting", name=name, place=len(after.in_role(Role.WAITING)))
    elif after.row.format is Format.VOYAGE:
        is_open = after.row.stage is LeagueStage.RUNNING
        text = caller.say("done-voyage-joined" if is_open else "done-voyage-signed-up", name=name)
    elif after.row.format is Format.LADDER:
        text = caller.say("done-ladder-joined", name=name)
    elif after.row.stage is LeagueStage.SIGN_UP:
        text = f"{caller.say('done-league-joined', name=name)} {caller.say('league-your-seat')}"
    else:
        text = f"{caller.say('done-league-joined-late', name=name)} {caller.say('league-your-seat')}"
        if after.row.format is Format.SEASON and after.rounds:
            text += f" {caller.say('league-earlier-rounds', best=after.row.best)}"
    to_come = await preferences.vacations(caller.tables, caller.user_id)
    if to_come and after.row.format not in (Format.LADDER, Format.VOYAGE):
        text = f"{text}\n{caller.say('done-league-vacation', begin=day(to_come[0].starts_at))}"
    await reply(caller.interaction, text)


def _membership(caller: Caller) -> Membership:
    """The caller's roles in the server, and when they joined it, as Discord says with each press."""
    member = caller.interaction.user
    if not isinstance(member, discord.Member):
        return Membership()
    joined_at = None if member.joined_at is None else int(member.joined_at.timestamp())
    return Membership([role.id for role in member.roles], joined_at)


@answers("league_terms", given=its_league)
async def show_terms(caller: Caller, league: League) -> None:
    """Shows all terms of a league."""
    await caller.show(terms_page(league, caller.say))


@answers("league_leave", given=its_league)
async def leave(caller: Caller, league: League) -> None:
    """Withdraws the caller from a league. Raises `Refusal`."""
    after = await participation.withdraw(caller.services.seasons, league.id, caller.user_id)
    say, left = caller.say, caller.say("done-league-left", name=escape(league.row.name))
    seats = [table for match in after.matches if (table := await _still_seated(caller, match)) is not None]
    if not seats:
        await reply(caller.interaction, left)
        return
    links = "\n".join(
        [f"[{game_name(table, say)}]({await link_to(caller.tables, table)})" for table in seats]
    )
    rows = [
        [
            TableButton(ButtonId(table.id, "hand"), say("button-play-on")),
            TableButton(ButtonId(table.id, "give_up"), say("button-give-seat-up")),
        ]
        for table in seats
    ]
    await caller.show(page([f"{left}\n{say('league-still-seated')}\n{links}"], rows=rows))


async def _still_seated(caller: Caller, match: MatchRow) -> Table | None:
    """The match's running table, if the caller has a seat there."""
    if match.state is not MatchState.PLAYING or match.table_id is None:
        return None
    table = await caller.tables.load(match.table_id)
    is_seated = table.status is Status.RUNNING and table.seat_of(caller.user_id) is not None
    return table if is_seated else None


@answers("league_offer", given=its_league)
async def offer(caller: Caller, league: League) -> None:
    """Lists the caller as a substitute. Raises `Refusal`."""
    await participation.offer(caller.services.seasons, league.id, caller.person, _membership(caller))
    await reply(caller.interaction, caller.say("done-league-offered", name=escape(league.row.name)))


@answers("match_there")
async def _there(caller: Caller, button_id: ButtonId) -> None:
    league = await league_of_match(caller, button_id.words.number(0))
    match = await matches.be_there(caller.services.seasons, button_id.words.number(0), caller.user_id)
    await caller.services.delivery.direct_messages.tapped(caller.met)
    await reply(caller.interaction, _missing_people(league, match, caller))


def _missing_people(league: League, match: MatchRow, caller: Caller) -> str:
    missing = matches.missing(match)
    if not missing:
        return caller.say("done-match-all-there")
    return caller.say("done-match-there", names=", ".join(names(league, missing)))


@answers("match_rules")
async def _rules(caller: Caller, button_id: ButtonId) -> None:
    league = await league_of_match(caller, button_id.words.number(0))
    await reply(
        caller.interaction,
        caller.say(rules_key(league.rules.key, league.rules.variant_name(league.row.options))),
    )


@answers("league_file")
async def _ask_file(caller: Caller, button_id: ButtonId) -> None:
    await managed(caller, button_id)
    say = caller.say
    field = Field("file", say("form-file"), say("form-file-about"), is_file=True)
    await open_form(caller, say("button-league-file"), [field], button_id)


@answers("league_file_typed")
async def _invite(caller: Caller, button_id: ButtonId) -> None:
    """Invites the people of a file, and answers with its bad rows. Raises `Refusal`."""
    league, _ = await managed(caller, button_id)
    await caller.answer_later()
    people, bad = await _people(caller, uploaded(caller.interaction))
    after = await participation.invite(caller.services.seasons, league.id, people)
    lines = [invited_line(after, people, caller.say)]
    if bad:
        rows = [_bad_row(one, caller.say) for one in sorted(bad)]
        lines.append(f"⚠️ {caller.say('invite-bad-rows', count=len(bad))}\n{cut(rows, ROOM, caller.say)}")
    if any(one.why != "twice" for one in bad):
        lines.append(caller.say("invite-hint"))
    await reply(caller.interaction, "\n".join(lines))


def invited_line(league: League, people: Sequence[Person], say: Say) -> str:
    """The sentence that says how many of the people are invited now."""
    invited = {entrant.user_id for entrant in league.in_role(Role.INVITED)}
    count = sum(person.user_id in invited for person in people)
    return say("done-invited", count=count, name=escape(league.row.name))


async def _people(caller: Caller, file: discord.Attachment) -> tuple[list[Person], list[BadRow]]:
    """The members whose ids are in a file, and its bad rows."""
    if file.size > LARGEST:
        raise Refusal("invite_file", most=MOST_ROWS)
    found, bad = participation.read_invitations(await file.read())
    if not (found or bad) or len(found) > MOST_ROWS:
        raise Refusal("invite_file", most=MOST_ROWS)
    guild_of(caller)
    people = []
    for number, user_id in found:
        member = await _member(caller, user_id)
        if member is None or member.bot:
            why = "rounded" if participation.is_rounded(user_id) else "no_member"
            bad.append(BadRow(number, why, str(user_id)))
        else:
            people.append(person_of(member))
    return people, bad


async def _member(caller: Caller, user_id: int) -> discord.Member | None:
    guild = caller.interaction.guild
    assert guild is not None  # leagues are run in servers
    try:
        return await guild.fetch_member(user_id)
    except discord.NotFound:
        return None


def _bad_row(row: BadRow, say: Say) -> str:
    return say(_WHY[row.why], row=row.number, cell=escape(row.cell))


async def mark(caller: Caller, league: League) -> None:
    """Counts the table of this channel, or the last that was played here, for a ladder. Raises `Refusal`."""
    # A player of the table asks the others, before the first move.
    table, seasons = await any_table_to_look_at(caller), caller.services.seasons
    if await caller.services.runs_leagues(caller.interaction):
        await counting.count_table(seasons, league.id, table)
    else:
        table.seated(caller.user_id)
        outcome = await counting.ask_to_count(seasons, league.id, table.id, caller.person)
        if not outcome.done:
            await reply(caller.interaction, caller.say("done-asked"))
            return
    await reply(caller.interaction, caller.say("done-table-counts", name=escape(league.row.name)))


@answers("league_uncount")
async def _ask_why(caller: Caller, button_id: ButtonId) -> None:
    await managed(caller, button_id)
    say = caller.say
    await open_form(caller, say("button-league-uncount"), [reason_field(say)], button_id)


@answers("league_uncount_typed")
async def _unmark(caller: Caller, button_id: ButtonId) -> None:
    """Takes the table of this channel out of the ladder. Raises `Refusal`."""
    league, _ = await managed(caller, button_id)
    if league.row.format is not Format.LADDER:
        raise Refusal("not_a_ladder")
    table, seasons = await any_table_to_look_at(caller), caller.services.seasons
    match = await seasons.match_at(table.id)
    if match is None or match.league_id != league.id:
        raise Refusal("table_counts_not_here")
    with naming({"reason_wanted": caller.say("referee-reason")}):
        await corrections.void(seasons, match.id, caller.person, typed_in(caller.interaction)["reason"])
    await reply(caller.interaction, caller.say("done-table-counts-no-more", name=escape(league.row.name)))
