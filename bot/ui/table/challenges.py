"""Challenges to a game for two, and invitations to an open table."""

import logging
from dataclasses import replace

import discord

from bot.delivery.body import Plain
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.model.challenges import ChallengeKind, ChallengeRow, ChallengeState
from bot.tables import guild_settings
from bot.tables.challenges import LASTS, OpenAlreadyError, decline, discard, load, make, take_back
from bot.tables.lobby import Invitation, Place
from bot.tables.meetings import TWO, deal_for_two, game_for_two, table_to_invite_to, takes_invitations
from bot.tables.openers import NotAnOpenerError, require_opener
from bot.tables.person import Person
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.texts.keys import button_key, game_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect
from bot.ui.kit.caller import Caller, guild_of, person_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import error_text, reply
from bot.ui.kit.layout import page
from bot.ui.kit.permissions import require_permissions
from bot.ui.kit.text import at, escape
from bot.ui.live.challenge_messages import challenge_key, take_back_button
from bot.ui.live.live import live_of
from bot.ui.table.moves import show_hand
from bot.ui.table.opening import UNCHOSEN, Thread, may_open_thread, open_at, place_here, require_free
from bot.ui.table.showing import not_taken

log = logging.getLogger(__name__)

USUAL = "skullking"  # the game of a duel if nobody chooses


async def challenge(caller: Caller, user: discord.Member | discord.User) -> None:
    """Asks to what the caller challenges a member."""
    await _show_ways(caller, await _invited(caller, user, "challenge"))


async def _show_ways(caller: Caller, rival: Person, game: str = UNCHOSEN) -> None:
    """Shows the two ways to challenge a person, first the duel where both know the deal of the day."""
    await place_here(caller)
    say, entries, solo = caller.say, caller.tables.entries, caller.services.solo
    is_duel_first = await solo.knows_days(caller.user_id) and await solo.knows_days(rival.user_id)
    ways = ["challenge_duel", "challenge_table"]
    about = f"{rival.user_id} {game}"
    buttons = [
        TableButton(
            ButtonId(NO_TABLE, way, None, about),
            say(button_key(way)),
            style=discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary,
        )
        for at, way in enumerate(ways if is_duel_first else reversed(ways))
    ]
    options = [
        discord.SelectOption(label=say(game_key(key)), value=key, default=key == game) for key in entries
    ]
    choose = TableSelect(
        ButtonId(NO_TABLE, "challenge_game", None, str(rival.user_id)), say("select-challenge-game"), options
    )
    asked = say("challenge-ways", name=escape(rival.name), game=say(game_key(_game(game, USUAL))))
    await caller.show_in_place(page([asked], buttons, [choose]))


def _game(chosen: str, usual: str) -> str:
    return usual if chosen == UNCHOSEN else chosen


async def rival_of(caller: Caller, user_id: int) -> Person:
    """A member whom the caller may challenge. Raises `Refusal`."""
    guild = caller.interaction.guild
    if guild is None:
        raise Refusal("guild_only")
    await caller.answer_later()
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refusal("not_a_member") from None
    return await _invited(caller, member, "challenge")


@answers("challenge_game")
async def _choose_game(caller: Caller, button_id: ButtonId) -> None:
    game = button_id.words.among(1, caller.tables.entries)
    await _show_ways(caller, await rival_of(caller, button_id.words.number(0, least=1)), game)


@answers("challenge_duel", "challenge_table")
async def _challenge_to(caller: Caller, button_id: ButtonId) -> None:
    chosen = button_id.words.among(1, (UNCHOSEN, *caller.tables.entries))
    await challenge_to(
        caller,
        await rival_of(caller, button_id.words.number(0, least=1)),
        chosen,
        is_duel=button_id.action == "challenge_duel",
    )


async def challenge_to(caller: Caller, rival: Person, chosen: str, *, is_duel: bool) -> None:
    """Challenges a member in the channel, with a message that mentions them once."""
    place = await place_here(caller)
    guild = await guild_settings.settings_of(caller.tables, place.guild_id)
    require_opener(guild, place.channel_id, caller.person)
    if is_duel:
        await caller.services.delivery.direct_messages.tapped(caller.met)  # its news come in private
        await _send(caller, place, rival, _game(chosen, USUAL), is_duel=True)
        return
    if not may_open_thread(caller, place.channel_id):
        await require_free(caller, place.channel_id)
    liked = await game_for_two(caller.tables, place.guild_id, caller.user_id, rival.user_id)
    await _send(caller, place, rival, _game(chosen, liked))


@answers("challenge_someone")
async def _choose_rival(caller: Caller, button_id: ButtonId) -> None:
    picker: discord.ui.UserSelect[discord.ui.LayoutView] = discord.ui.UserSelect(
        placeholder=caller.say("select-challenge-whom")
    )
    whom = TablePicker(ButtonId(NO_TABLE, "challenge_whom"), picker)
    await caller.show(page([caller.say("challenge-whom")], [], [whom]))


@answers("challenge_whom")
async def _challenge_picked(caller: Caller, button_id: ButtonId) -> None:
    await _show_ways(caller, await rival_of(caller, button_id.words.number(0, least=1)))


async def invite(caller: Caller, user: discord.Member | discord.User) -> None:
    """Invites a member to the caller's open table, with a message that mentions them once."""
    guest = await _invited(caller, user, "invite")
    table = await table_to_invite_to(caller.tables, guild_of(caller), caller.person)
    if table.seat_of(guest.user_id) is not None:
        raise Refusal("invited_is_seated", name=escape(guest.name))
    place = replace(await place_here(caller), language=table.row.language)
    await _send(caller, place, guest, table.row.game, table.id)


async def _send(
    caller: Caller,
    place: Place,
    other: Person,
    game: str,
    table_id: int | None = None,
    *,
    is_duel: bool = False,
) -> None:
    """Stores a challenge and sends its message; one that is open between the two is shown instead."""
    await caller.answer_later()
    try:
        row = await make(
            caller.tables, place, caller.person, other, game=game, table_id=table_id, is_duel=is_duel
        )
    except OpenAlreadyError as error:
        await _show_open(caller, error.row)
        return
    try:
        if not await live_of(caller.interaction).challenges.show(row):
            raise not_taken(caller)
    except Unavailable as error:  # it is sent as soon as Discord is back
        log.warning("a challenge is not sent yet", extra={"challenge": row.id, "error": str(error)})
    await reply(caller.interaction, caller.say("done-challenged", name=escape(other.name)))


async def _show_open(caller: Caller, row: ChallengeRow) -> None:
    is_own, say = row.user_id == caller.user_id, caller.say
    name = escape(row.other_name if is_own else row.name)
    link = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    if (known := await caller.services.delivery.keeper.known(challenge_key(row.id))) is not None:
        link = f"{link}/{known.message_id}"
    key = "challenge-open-own" if is_own else "challenge-open"
    text = say(key, name=name, link=link, at=at(row.ends_at))
    await caller.show(page([text], [take_back_button(row, say)] if is_own else []))


async def _invited(caller: Caller, user: discord.Member | discord.User, deed: str) -> Person:
    guild_of(caller)
    if user.bot:
        raise Refusal(f"{deed}_bot")
    if user.id == caller.user_id:
        raise Refusal(f"{deed}_self")
    if not isinstance(user, discord.Member):
        raise Refusal("not_a_member")
    person = person_of(user)
    if not await takes_invitations(caller.tables, person.user_id):
        raise Refusal("no_invitations", name=escape(person.name))
    return person


@answers("challenge_accept")
async def _accept(caller: Caller, button_id: ButtonId) -> None:
    row = await challenge_of(caller, button_id)
    message = caller.interaction.message
    if message is None:
        raise Refusal("guild_only")
    if row.state is ChallengeState.ACCEPTED and row.table_id is not None:
        await show_hand(caller, await caller.tables.load(row.table_id))
        return
    if row.is_duel or row.state is not ChallengeState.OPEN or row.ends_at <= caller.tables.now():
        raise Refusal("challenge_old")
    require_permissions(caller)
    await caller.answer_later()
    host = await _challenger(caller, row.user_id)
    try:
        table = await _table(caller, message, row, host)
    except NotAnOpenerError as refusal:  # which both can read
        say = speaker(await caller.services.public_language(caller.interaction))
        label = f"🤺 {escape(host.name)} – {escape(caller.person.name)}"
        why = await error_text(caller.services, refusal, say, None)
        await discard(caller.tables, row)
        await _settle(caller, message, Plain(say("labelled", label=label, text=why)))
        raise
    await _show_end(caller, replace(row, state=ChallengeState.ACCEPTED, name=host.name, table_id=table.id))
    await show_hand(caller, table, caller.say("done-dealt"))


async def _challenger(caller: Caller, user_id: int) -> Person:
    """The challenger with their present roles, which may have changed. Raises `Refusal`."""
    guild, channel = caller.interaction.guild, caller.interaction.channel
    if guild is None or channel is None:
        raise Refusal("guild_only")
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refusal("challenger_left") from None
    return await caller.services.person_in(channel, member, channel.permissions_for(member))


async def _table(caller: Caller, message: discord.Message, row: ChallengeRow, host: Person) -> Table:
    invitation = Invitation(row.game, TWO, challenge_id=row.id or None)
    language = await caller.services.public_language(caller.interaction)

    async def opens(at: Place) -> Table:
        try:
            return await deal_for_two(caller.tables, invitation, at, host, caller.person)
        except Refusal:
            accepted = await load(caller.tables, row.id) if row.id else row
            if accepted.table_id is None:
                raise
            return await caller.tables.load(accepted.table_id)  # by a press at the same time

    place = Place(guild_of(caller), message.channel.id, language)

    thread = Thread(f"{host.name} – {caller.person.name}", [host, caller.person], message)
    return await open_at(caller, place, opens, thread)


async def challenge_of(caller: Caller, button_id: ButtonId) -> ChallengeRow:
    """The challenge of a button, which is for the caller. Raises `Refusal`."""
    row = await _challenge(caller, button_id)
    if caller.user_id != row.other_id:
        raise Refusal("challenge_yours" if caller.user_id == row.user_id else "challenge_not_yours")
    return row


async def _challenge(caller: Caller, button_id: ButtonId) -> ChallengeRow:
    words, message = button_id.words, caller.interaction.message
    if len(words.all) == 1 or message is None:
        return await load(caller.tables, words.number(0, least=1))
    made_at = int(message.created_at.timestamp())  # by a version that stored no challenges
    return ChallengeRow(
        id=0,
        kind=ChallengeKind.CHALLENGE,
        guild_id=guild_of(caller),
        channel_id=message.channel.id,
        language=await caller.services.public_language(caller.interaction),
        user_id=words.number(0, least=1),
        name="",
        other_id=words.number(1, least=1),
        other_name=caller.person.name,
        game=words.among(2, caller.tables.entries),
        table_id=None,
        at=made_at,
        ends_at=made_at + LASTS,
    )


@answers("challenge_decline")
async def _decline(caller: Caller, button_id: ButtonId) -> None:
    row = await challenge_of(caller, button_id)
    if row.id:
        await decline(caller.tables, row)
    await reply(caller.interaction, caller.say("done-challenge-declined"))
    await _show_end(caller, replace(row, state=ChallengeState.DECLINED))


@answers("challenge_undo")
async def _take_back(caller: Caller, button_id: ButtonId) -> None:
    row = await load(caller.tables, button_id.words.number(0, least=1))
    if caller.user_id != row.user_id:
        raise Refusal("challenge_undo", name=escape(row.name))
    await take_back(caller.tables, row)
    await reply(caller.interaction, caller.say("done-challenge-undone", name=escape(row.other_name)))
    await _show_end(caller, row)


async def _show_end(caller: Caller, row: ChallengeRow) -> None:
    messages = live_of(caller.interaction).challenges
    if row.id:
        messages.changed()
    elif caller.interaction.message is not None:
        await _settle(caller, caller.interaction.message, await messages.ended(row))


async def _settle(caller: Caller, message: discord.Message, body: Plain) -> None:
    try:
        await caller.services.delivery.messenger.edit(message.channel.id, message.id, body)
    except (ClosedError, GoneError) as error:
        log.warning("a challenge can't be edited", extra={"error": str(error)})
