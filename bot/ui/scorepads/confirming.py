"""Beginning, showing, confirming, dropping and counting a scorepad, as people meet it."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from bot.model.leagues import MatchRow
from bot.model.scorepads import PadState
from bot.scorepads import opening, writing
from bot.scorepads.scorepad import Scorepad
from bot.seasons import paper
from bot.tables.announcing import Unavailable
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Reader, person_of
from bot.ui.kit.custom_id import Press
from bot.ui.kit.errors import tell
from bot.ui.kit.layout import page
from bot.ui.kit.text import plain
from bot.ui.kit.widgets import notice
from bot.ui.leagues.lookup import league_named, require_runner
from bot.ui.scorepads.lookup import pad_here, pad_numbered, pad_of
from bot.ui.scorepads.post import pad_blocks, pad_button, pad_link
from bot.ui.table.opening import place_here

log = logging.getLogger(__name__)


async def start(reader: Reader, game: str, others: Sequence[discord.Member], guests: str) -> None:
    """Begins a scorepad in this channel: who acts plays first, then the others, then the guests.

    `guests` are names with commas between. Raises `Refusal`.
    """
    if any(member.bot for member in others):
        raise Refusal("pad_no_bots")
    people = [reader.person, *map(person_of, others)]
    place = await place_here(reader)
    pad = await opening.begin(reader.desk.pads, game, place, people, guests.split(","))
    await tell(reader.interaction, reader.say("done-pad-begun", number=pad.id))


async def show(reader: Reader, number: int | None) -> None:
    """Answers with a scorepad as its post shows it, and the way there. Raises `Refusal`."""
    pad = await (pad_here(reader, *PadState) if number is None else pad_numbered(reader, number))
    first, *rest = pad_blocks(pad, reader.say)
    link = reader.say("pad-link", link=pad_link(pad))
    await reader.show(page([f"{first}\n{link}", *rest]))


async def confirm_here(reader: Reader) -> None:
    """Keeps that who acts confirms this channel's scorepad. Raises `Refusal`."""
    await _confirmed(reader, await pad_here(reader, PadState.FINISHED))


async def drop_here(reader: Reader) -> None:
    """Asks before this channel's scorepad is dropped. Raises `Refusal`."""
    await _ask_to_drop(reader, await pad_here(reader, PadState.OPEN, PadState.FINISHED))


async def count(reader: Reader, name: str, number: int | None) -> None:
    """Counts a confirmed scorepad in a league of this server. Raises `Refusal`."""
    await require_runner(reader)
    league = await league_named(reader, name)
    pad = await (pad_here(reader, PadState.CONFIRMED) if number is None else pad_numbered(reader, number))
    desk = reader.desk
    after = await paper.count_pad(desk.seasons, desk.pads, league.id, pad.id, reader.person)
    told = reader.say("done-pad-counted", number=pad.id, league=plain(league.row.name))
    await tell(reader.interaction, told)
    await _take_off_invitation(reader, next(match for match in after.matches if match.pad_id == pad.id))


async def _take_off_invitation(reader: Reader, match: MatchRow) -> None:
    """Takes the invitation to a match off Discord: it was played elsewhere."""
    if match.thread_id is None or match.message_id is None:
        return
    try:
        await reader.desk.delete(match.thread_id, match.message_id)
    except Unavailable as error:
        log.warning("an invitation stays", extra={"match": match.id, "error": str(error)})


async def _confirmed(reader: Reader, pad: Scorepad) -> None:
    after = await writing.confirm(reader.desk.pads, pad.id, reader.person)
    if after.state is PadState.CONFIRMED:
        told = reader.say("done-pad-confirmed-all")
    else:
        names = ", ".join(plain(row.name) for row in after.unconfirmed)
        told = reader.say("done-pad-confirmed", names=names)
    await tell(reader.interaction, told)


async def _confirm(reader: Reader, press: Press) -> None:
    await _confirmed(reader, await pad_of(reader, press))


async def _ask_to_drop(reader: Reader, pad: Scorepad) -> None:
    writing.require_dropper(pad, reader.person)
    say = reader.say
    buttons = [
        pad_button(pad, "pad_yes_drop", say("button-pad-yes-drop"), discord.ButtonStyle.danger),
        pad_button(pad, "pad_keep", say("button-pad-keep")),
    ]
    await reader.show(page([say("pad-drop-question", number=pad.id)], buttons))


async def _drop(reader: Reader, press: Press) -> None:
    await _ask_to_drop(reader, await pad_of(reader, press))


async def _yes_drop(reader: Reader, press: Press) -> None:
    pad = await pad_of(reader, press)
    await writing.drop(reader.desk.pads, pad.id, reader.person)
    await reader.show_in_place(notice(reader.say("done-pad-dropped")))


async def _keep(reader: Reader, press: Press) -> None:
    await reader.show_in_place(notice(reader.say("done-pad-kept")))


async def _option(reader: Reader, press: Press) -> None:
    _, name, at = press.argument.split()
    pad = await pad_of(reader, press)
    value = next(option for option in pad.rules.options if option.name == name).choices[int(at)]
    await opening.set_option(reader.desk.pads, pad.id, reader.person, name, value)
    await tell(reader.interaction, reader.say("done-option"))


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {
    "pad_confirm": _confirm,
    "pad_drop": _drop,
    "pad_yes_drop": _yes_drop,
    "pad_keep": _keep,
    "pad_option": _option,
}
