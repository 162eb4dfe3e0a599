"""Shares a finished deal of the day in the chat, and asks where the mornings are to be posted.

In a server with the bot it is a message of its own, else an answer of the app that the person has installed.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

import discord

from bot.delivery.body import Body
from bot.delivery.discord_errors import FILTERED, ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.delivery.message_keeper import Wanted
from bot.delivery.messenger import OvertakenError
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind
from bot.model.solo import SoloShareRow
from bot.solo import shares
from bot.solo.hands import Hand
from bot.tables.person import shown_name
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.texts.catalog import speaker
from bot.texts.keys import refusal_key
from bot.ui.kit.answering import answers
from bot.ui.kit.caller import Caller, guild_of, is_at_home
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.permissions import IN_THREADS, lacking
from bot.ui.kit.widgets import notice
from bot.ui.solo.screens import daily_name, of_the_day, over_page, show_with_picture
from bot.ui.solo.shared import Shared, share_page, share_text, shared

TO_WRITE = ("view_channel", "send_messages")


@answers("solo_share", "solo_share_unnamed")
async def _share(caller: Caller, button_id: ButtonId) -> None:
    hand = await caller.services.solo.held(caller.user_id, daily_name(button_id), ranked=True)
    if not hand.is_over:
        raise Refusal("deal_not_over")
    is_named = button_id.action == "solo_share"
    if not is_named and caller.met.named:
        await shares.name_no_more(caller.tables, caller.user_id)
    row = SoloShareRow(
        caller.interaction.guild_id or 0,
        caller.interaction.channel_id or 0,
        caller.services.solo.today(),
        caller.user_id,
        hand.deal.number,
        shown_name(caller.person.name) if is_named else "",
        await caller.services.public_language(caller.interaction),
    )
    try:
        await _share_here(caller, hand, row)
    except Refusal as refusal:
        text = share_text(await _shared(caller, hand, row), speaker(row.language)).replace("`", "ˋ")
        words = f"⚠️ {caller.say(refusal_key(refusal.code))} {caller.say('share-copy')}"
        is_shared = refusal.code == "deal_shared"
        await _show_over(caller, hand, f"{words}\n```\n{text}\n```", is_shared=is_shared)


async def _share_here(caller: Caller, hand: Hand, row: SoloShareRow) -> None:
    interaction, is_kept = caller.interaction, is_at_home(caller.interaction)
    if interaction.guild_id is not None and _lacking(interaction, interaction.permissions, TO_WRITE):
        raise Refusal("deal_share_not_yours")
    if is_kept:
        row = await shares.begin(caller.tables, row)
    # The buttons are removed before the message is sent, so that nobody sends it twice.
    await _show_over(caller, hand, is_shared=True)
    with _refusals():
        if is_kept and not _lacking(interaction, interaction.app_permissions, (*TO_WRITE, "attach_files")):
            await _keep(caller, hand, row)
        else:
            body = await _page(caller, hand, row)
            message_id = await _answer(caller, body)
            if is_kept:
                key = MessageKey(MessageKind.SHARE, row.id)
                await caller.services.delivery.keeper.adopt(key, row.channel_id, message_id, body)
    if is_kept:
        await shares.finish(caller.tables, row)


def _lacking(
    interaction: discord.Interaction, granted: discord.Permissions, needed: Sequence[str]
) -> Sequence[str]:
    in_thread = isinstance(interaction.channel, discord.Thread)
    return lacking(granted, [IN_THREADS.get(name, name) if in_thread else name for name in needed])


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        with sorted_errors():
            yield
    except ClosedError as error:
        code = "deal_share_filtered" if error.code == FILTERED else "deal_share_refused"
        raise Refusal(code) from error
    except (GoneError, InvalidRequestError) as error:
        raise Refusal("deal_share_refused") from error
    except (Unavailable, OvertakenError) as error:
        raise Refusal("deal_share_later") from error


async def _show_over(caller: Caller, hand: Hand, refused: str = "", *, is_shared: bool = False) -> None:
    solo = caller.services.solo
    frame, result = await of_the_day(caller, hand), await solo.result(hand)
    await show_with_picture(
        caller, *over_page(hand, result, frame, solo.today(), refused, is_shared=is_shared)
    )


async def _shared(caller: Caller, hand: Hand, row: SoloShareRow) -> Shared:
    field = await caller.services.solo.reference_games.whole(hand.deal)
    scores = () if field is None else field.scores
    return shared(hand, row, caller.animal, scores, speaker(row.language))


async def _page(caller: Caller, hand: Hand, row: SoloShareRow, asks: int = 0) -> Body:
    found, picture = share_page(await _shared(caller, hand, row), speaker(row.language), asks)
    return await caller.services.drawings.pictures.added(row.guild_id, found, picture)


async def _keep(caller: Caller, hand: Hand, row: SoloShareRow) -> None:
    asks = row.id if await shares.still_asks(caller.tables, row) else 0
    wanted = Wanted(row.channel_id, await _page(caller, hand, row, asks), priority=Priority.ANSWER)
    await caller.services.delivery.keeper.keep(MessageKey(MessageKind.SHARE, row.id), lambda: wanted)


async def _answer(caller: Caller, body: Body) -> int:
    message = await caller.services.delivery.answers.post(caller.interaction, body)
    # Where a server forbids outside apps, Discord shows what they post to nobody else:
    # https://discord.com/developers/docs/resources/application#installation-context
    if message.flags.ephemeral:
        raise Refusal("deal_share_hidden")
    return message.id


@answers("mornings_here", "mornings_no")
async def _mornings(caller: Caller, button_id: ButtonId) -> None:
    guild_of(caller)
    if not caller.interaction.permissions.manage_channels:
        raise Refusal("mornings_not_yours")
    yes, share_id = button_id.action == "mornings_here", button_id.words.number(0, least=1)
    row = await shares.answer(
        caller.tables, share_id, caller.interaction.channel_id or 0, caller.person, yes=yes
    )
    await caller.show(notice(caller.say("done-mornings-here" if yes else "done-mornings-no")))
    with suppress(Refusal), _refusals():  # the question may stay: it is answered
        await _keep(caller, await caller.services.solo.finished(row.user_id, row.number), row)
