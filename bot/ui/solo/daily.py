"""`/daily` and its buttons, which all work in one private answer."""

from bot.delivery.body import Page
from bot.games.contract import IllegalMove, Move
from bot.model.solo import DAYS
from bot.presenters.picture import Picture
from bot.seasons import voyages
from bot.solo import shares
from bot.solo.hands import Hand
from bot.solo.practice import DEAL, practised
from bot.tables import lookup
from bot.tables.refusal import Refusal
from bot.texts.keys import refusal_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller, is_at_home
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.solo.duel import duel_screen
from bot.ui.solo.screens import (
    AGAIN,
    BETWEEN,
    RANKED,
    daily_name,
    deal_name,
    hand_page,
    look_back_page,
    of_the_day,
    over_page,
    practice_page,
    press,
    show_with_picture,
)
from bot.ui.solo.voyage import voyage_screen
from bot.ui.table.replay import show_replay
from bot.ui.table.rules import show_rules


async def show_daily(caller: Caller) -> None:
    """Answers with today's hand, or with the one that the caller has not finished."""
    shown, picture = await _screen(caller, await caller.services.solo.take_up(caller.user_id))
    await caller.show(await caller.pictured(caller.interaction.guild_id or 0, shown, picture))


async def _screen(
    caller: Caller, hand: Hand, notice: str = "", draft: str = ""
) -> tuple[Page, Picture | None]:
    if hand.row.series.duel_id is not None:
        return await duel_screen(caller, hand, notice, draft)
    if hand.row.series != DAYS:
        return await voyage_screen(caller, hand, notice, draft)
    frame = await of_the_day(caller, hand, notice)
    if not hand.is_over:
        return hand_page(hand, frame, draft)
    solo, channel_id = caller.services.solo, caller.interaction.channel_id or 0
    is_shared = is_at_home(caller.interaction) and await shares.has_shared(
        caller.tables, caller.user_id, channel_id, solo.today()
    )
    return over_page(hand, await solo.result(hand), frame, solo.today(), is_shared=is_shared)


async def _show_in_place(caller: Caller, hand: Hand, notice: str = "", draft: str = "") -> None:
    await show_with_picture(caller, *await _screen(caller, hand, notice, draft))


@answers("daily")
async def _daily(caller: Caller, button_id: ButtonId) -> None:
    await show_daily(caller)


@answers("daily_here")
async def _today(caller: Caller, button_id: ButtonId) -> None:
    await _show_in_place(caller, await caller.services.solo.begin(caller.user_id))


async def _held(caller: Caller, button_id: ButtonId) -> Hand:
    name, ranked = deal_name(button_id), button_id.words.among(1, (RANKED, AGAIN)) == RANKED
    return await caller.services.solo.held(caller.user_id, name, ranked=ranked)


@answers("solo_move")
async def _move(caller: Caller, button_id: ButtonId) -> None:
    try:
        hand = await _held(caller, button_id)
    except Refusal as refusal:
        await _lead_to_today(caller, refusal)
        return
    words = " ".join(button_id.words.all[2:])
    try:
        after = await _moved(caller, hand, words, button_id.decision)
    except (Refusal, IllegalMove) as error:
        hand = await _held(caller, button_id)
        await _show_in_place(caller, hand, notice=f"⚠️ {_refusal_text(error, hand, caller)}")
        return
    await _show_in_place(caller, after)
    if after.is_over and after.row.series == DAYS and caller.met.named and is_at_home(caller.interaction):
        await caller.services.solo.name_in(caller.interaction.guild_id or 0, after, caller.person)


async def _moved(caller: Caller, hand: Hand, words: Move, decision: int | None) -> Hand:
    services = caller.services
    if hand.row.series.duel_id is not None:
        return await services.duels.move(hand, words, decision)
    if hand.row.series != DAYS:
        return await voyages.move(services.seasons, services.solo, hand, words, decision)
    return await services.solo.move(hand, words, decision)


async def _lead_to_today(caller: Caller, refusal: Refusal) -> None:
    # A hand of an older day, or of a person who had everything deleted, leads to today's.
    today = TableButton(ButtonId(NO_TABLE, "daily_here"), caller.say("button-daily-here"))
    await caller.show_in_place(page([caller.say(refusal_key(refusal.code))], [today]))


def _refusal_text(error: Refusal | IllegalMove, hand: Hand, caller: Caller) -> str:
    cards, say = hand.entry.presenter.cards, caller.say
    return say(
        refusal_key(error.code), **{name: cards.fact(name, of, say) for name, of in error.facts.items()}
    )


@answers("solo_draft")
async def _draft(caller: Caller, button_id: ButtonId) -> None:
    try:
        hand = await _held(caller, button_id)
    except Refusal as refusal:
        await _lead_to_today(caller, refusal)
        return
    is_stale = hand.is_over or button_id.decision != hand.decision
    notice = f"⚠️ {caller.say('refusal-deal-moved-on')}" if is_stale else ""
    await _show_in_place(caller, hand, notice, "" if is_stale else " ".join(button_id.words.all[2:]))


@answers("practise")
async def _practise(caller: Caller, button_id: ButtonId) -> None:
    moves = [move for move in button_id.argument.split(BETWEEN) if move]
    try:
        hand = practised(caller.tables.entries, moves, caller.user_id, caller.tables.now())
    except Refusal as refusal:
        await _lead_to_today(caller, refusal)
        return
    await show_with_picture(caller, *practice_page(hand, caller.person.name, caller.animal, caller.say))


@answers("solo_look")
async def _refresh(caller: Caller, button_id: ButtonId) -> None:
    hand = await caller.services.solo.held(caller.user_id, daily_name(button_id), ranked=True)
    await _show_in_place(caller, hand)


@answers("solo_back", "solo_before")
async def _back(caller: Caller, button_id: ButtonId) -> None:
    solo, number = caller.services.solo, button_id.words.number(0, least=0)
    looked = await solo.look_back(caller.user_id, number)
    entry = caller.tables.entries[looked.deal.game]
    await caller.show_in_place(look_back_page(looked, entry, caller.person.name, caller.say))


@answers("solo_again")
async def _again(caller: Caller, button_id: ButtonId) -> None:
    number = button_id.words.number(0, least=0)
    await _show_in_place(caller, await caller.services.solo.again(caller.user_id, number))


@answers("solo_rules")
async def _rules(caller: Caller, button_id: ButtonId) -> None:
    if button_id.words.all == (DEAL.name,):
        deal = DEAL
    else:
        deal = (await caller.services.solo.take_up(caller.user_id)).deal
    rules = caller.tables.entries[deal.game].rules
    await show_rules(caller, rules, rules.complete(deal.options))


@answers("solo_replay")
async def _replay(caller: Caller, button_id: ButtonId) -> None:
    latest = await lookup.latest_finished_of(caller.tables, caller.user_id)
    if latest is None:
        raise Refusal("no_game_to_replay")
    await show_replay(caller, await caller.tables.load(latest))


@answers("solo_help")
async def _help(caller: Caller, button_id: ButtonId) -> None:
    say = caller.say
    more = [press(action, say) for action in ("solo_rules", "my_preferences")]
    await caller.show(page([say("solo-help"), say("solo-help-trust")], more))
