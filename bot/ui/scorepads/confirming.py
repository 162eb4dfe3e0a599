"""The commands and buttons that begin, show, confirm, drop and count a scorepad. All raise `Refusal`."""

import logging
from collections.abc import Sequence

import discord

from bot.delivery.body import Page
from bot.delivery.rate_limits import Priority
from bot.model.leagues import Format
from bot.model.matches import MatchRow
from bot.model.messages import MessageKey, MessageKind
from bot.model.scorepads import ScorepadState
from bot.scorepads import people, writing
from bot.scorepads.scorepad import Scorepad
from bot.seasons import counting
from bot.seasons.league import League
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller, person_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape, label
from bot.ui.kit.widgets import notice
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.leagues.widgets import MOST_OPTIONS
from bot.ui.scorepads.buttons import scorepad_button, scorepad_buttons, scorepad_selects
from bot.ui.scorepads.lookup import scorepad_here, scorepad_numbered, scorepad_of
from bot.ui.scorepads.messages import show_scorepad
from bot.ui.scorepads.post import scorepad_blocks, scorepad_link, unusual
from bot.ui.table.opening import place_here
from bot.ui.table.showing import not_taken

log = logging.getLogger(__name__)


async def start(caller: Caller, game: str, others: Sequence[discord.Member], guests: str) -> None:
    """Begins a scorepad in this channel: the caller, the others, then `guests` between commas."""
    if any(member.bot for member in others):
        raise Refusal("pad_no_bots")
    players = [caller.person, *map(person_of, others)]
    place, services = await place_here(caller), caller.services
    scorepad = await people.begin(services.scorepads, game, place, players, guests.split(","))
    await _show_new(caller, scorepad)


@answers("pad_again", given=scorepad_of)
async def _again(caller: Caller, scorepad: Scorepad) -> None:
    place, scorepads = await place_here(caller), caller.services.scorepads
    await _show_new(caller, await people.begin_again(scorepads, scorepad.id, caller.person, place))


async def _show_new(caller: Caller, scorepad: Scorepad) -> None:
    services = caller.services
    await caller.answer_later()
    try:
        keeper, pictures = services.delivery.keeper, services.drawings.pictures
        if not await show_scorepad(keeper, pictures, scorepad, Priority.ANSWER):
            await writing.drop(services.scorepads, scorepad.id, caller.person)
            raise not_taken(caller)
    except Unavailable as error:  # it is shown as soon as Discord is back
        log.warning("a new scorepad is not shown yet", extra={"pad": scorepad.id, "error": str(error)})
    await reply(caller.interaction, caller.say("done-pad-begun", number=scorepad.id))


async def show(caller: Caller, number: int | None) -> None:
    """Answers with a scorepad, a link to its post, and what can be done with it."""
    found = scorepad_here(caller) if number is None else scorepad_numbered(caller, number)
    scorepad, say = await found, caller.say
    first, *rest = scorepad_blocks(scorepad, say)
    link = say("pad-link", link=scorepad_link(scorepad))
    rows = [*scorepad_selects(scorepad, say), *await _league_select(caller, scorepad)]
    await caller.show(page([f"{first}\n{link}", *rest], [*scorepad_buttons(scorepad, say)], rows))


async def _league_select(caller: Caller, scorepad: Scorepad) -> Sequence[TableSelect]:
    """The leagues in which the caller may count the scorepad."""
    is_confirmed = scorepad.state is ScorepadState.CONFIRMED
    if not is_confirmed or not await caller.services.runs_leagues(caller.interaction):
        return ()
    leagues = await caller.services.seasons.of_guild(scorepad.row.guild_id)
    options = [
        discord.SelectOption(label=label(row.name)[:100], value=str(row.id))
        for row in leagues
        if row.stage.live and row.game == scorepad.row.game and row.format is not Format.VOYAGE
    ]
    about = ButtonId(NO_TABLE, "pad_count", None, str(scorepad.id))
    title = caller.say("select-pad-league")
    return [TableSelect(about, title, options[:MOST_OPTIONS])] if options else ()


@answers("pad_count", "pad_yes_count")
async def _count(caller: Caller, button_id: ButtonId) -> None:
    """Counts a confirmed scorepad in the chosen league."""
    await require_runner(caller)
    scorepad = await scorepad_of(caller, button_id)
    league = await league_here(caller, button_id.words.number(1))
    if scorepad.is_unusual and button_id.action == "pad_count":
        await caller.show(_unusual_question(caller.say, scorepad, league))
        return
    services = caller.services
    after = await counting.count_scorepad(
        services.seasons, services.scorepads, league.id, scorepad.id, caller.person
    )
    text = caller.say("done-pad-counted", number=scorepad.id, league=escape(league.row.name))
    await reply(caller.interaction, text)
    await _take_off_invitation(caller, next(match for match in after.matches if match.pad_id == scorepad.id))


def _unusual_question(say: Say, scorepad: Scorepad, league: League) -> Page:
    text = say("pad-count-question", number=scorepad.id, league=escape(league.row.name))
    about = ButtonId(NO_TABLE, "pad_yes_count", None, f"{scorepad.id} {league.id}")
    buttons = [
        TableButton(about, say("button-pad-yes-count"), style=discord.ButtonStyle.primary),
        scorepad_button(scorepad, "pad_keep", say("button-pad-keep")),
    ]
    return page([text, "\n".join(unusual(scorepad, say))], buttons)


async def _take_off_invitation(caller: Caller, match: MatchRow) -> None:
    # The match was played with real cards.
    keeper = caller.services.delivery.keeper
    try:
        await keeper.withdraw(await keeper.known(MessageKey(MessageKind.INVITATION, match.id)))
    except Unavailable as error:
        log.warning("an invitation stays", extra={"match": match.id, "error": str(error)})


@answers("pad_confirm", given=scorepad_of)
async def _confirmed(caller: Caller, scorepad: Scorepad) -> None:
    after = await writing.confirm(caller.services.scorepads, scorepad.id, caller.person)
    if after.state is ScorepadState.CONFIRMED:
        text = caller.say("done-pad-confirmed-all")
    else:
        names = ", ".join(escape(row.name) for row in after.unconfirmed)
        text = caller.say("done-pad-confirmed", names=names)
    await reply(caller.interaction, text)


@answers("pad_drop", given=scorepad_of)
async def _ask_to_drop(caller: Caller, scorepad: Scorepad) -> None:
    writing.require_dropper(scorepad, caller.person)
    say = caller.say
    buttons = [
        scorepad_button(scorepad, "pad_yes_drop", say("button-pad-yes-drop"), discord.ButtonStyle.danger),
        scorepad_button(scorepad, "pad_keep", say("button-pad-keep")),
    ]
    await caller.show(page([say("pad-drop-question", number=scorepad.id)], buttons))


@answers("pad_yes_drop", given=scorepad_of)
async def _drop(caller: Caller, scorepad: Scorepad) -> None:
    await writing.drop(caller.services.scorepads, scorepad.id, caller.person)
    await caller.show_in_place(notice(caller.say("done-pad-dropped")))


@answers("pad_keep")
async def _keep(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(notice(caller.say("done-pad-kept")))
