"""The two moments of a round, tapped: a select for each player, kept at once. All raise `Refusal`."""

from collections.abc import Iterator, Sequence
from itertools import product

import discord

from bot.delivery.body import Page
from bot.games.paper_fields import AS_BID, BIDS, EMPTY, NONE, RESTS, STEPS, TRICKS
from bot.model.scorepads import ScorepadState
from bot.scorepads import writing
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, CustomIdError
from bot.ui.kit.layout import page
from bot.ui.kit.modal import open_form
from bot.ui.scorepads.buttons import round_button
from bot.ui.scorepads.forms import fields_for, naming
from bot.ui.scorepads.lookup import scorepad_of
from bot.ui.scorepads.post import bids, cards_of, player_names
from bot.ui.scorepads.writing import BONUS, keep_round

ABOUT = {BIDS: "pad-tap-bids", TRICKS: "pad-tap-tricks"}
LONGEST_NAME = 60  # of a player in an option
ON_A_PAGE = 6  # players: more are on two pages of equal length


def tapping_page(scorepad: Scorepad, step: str, at: int, say: Say) -> Page:
    """One moment of the next round, from 0 at page `at` of its players."""
    pages = _pages(scorepad)
    at = min(at, len(pages) - 1)
    key = scorepad.paper.tapped(step)[0].key
    total = sum(entry.number(key) for entry in scorepad.paper.so_far)
    facts = {"round": scorepad.paper.number, "total": total, "cards": cards_of(scorepad)}
    selects = [_select(scorepad, step, at, seat, say) for seat in pages[at]]
    text = [say(ABOUT[step], **facts), *(bids(scorepad, say) if step == TRICKS else ())]
    return page(["\n".join(text)], [*_buttons(scorepad, step, at, say)], selects)


def _pages(scorepad: Scorepad) -> Sequence[Sequence[int]]:
    seats = scorepad.paper.seats()
    if len(seats) <= ON_A_PAGE:
        return [seats]
    half = (len(seats) + 1) // 2
    return [seats[:half], seats[half:]]


def _select(scorepad: Scorepad, step: str, at: int, seat: int, say: Say) -> TableSelect:
    fields = scorepad.paper.tapped(step)
    row = scorepad.paper.so_far[scorepad.paper.seats().index(seat)]
    name, shown = player_names(scorepad).bare(seat, LONGEST_NAME), scorepad.entry.presenter.cards.fact
    chosen = tuple(row.typed.get(field.key, EMPTY) for field in fields)
    options = []
    for words in product(*(field.choices or map(str, field.numbers) for field in fields)):
        values = " ".join(str(shown(field.key, word, say)) for field, word in zip(fields, words, strict=True))
        options.append(
            discord.SelectOption(label=f"{name}: {values}", value=" ".join(words), default=words == chosen)
        )
    about = ButtonId(NO_TABLE, "pad_tap", scorepad.paper.number, f"{scorepad.id} {step} {at} {seat}")
    return TableSelect(about, name, options)


def _buttons(scorepad: Scorepad, step: str, at: int, say: Say) -> Iterator[TableButton]:
    paper = scorepad.paper

    def button(action: str, label: str, more: str = "", *, is_next: bool = False) -> TableButton:
        style = discord.ButtonStyle.primary if is_next else discord.ButtonStyle.secondary
        return round_button(scorepad, action, say(label, round=paper.number), more, style)

    is_last = at + 1 == len(_pages(scorepad))
    if not is_last:
        yield button(f"pad_{step}", "button-pad-others", f" {at + 1}")
    elif at:
        yield button(f"pad_{step}", "button-pad-others", f" {at - 1}")
    if step == BIDS:
        is_missing = paper.missing(BIDS)
        if is_missing and is_last and paper.begun is not None:
            yield button("pad_rest", "button-pad-rest", is_next=True)
        else:
            yield button("pad_tricks", "button-pad-tricks", is_next=not is_missing)
        return
    yield save_button(scorepad, say)
    rest = f" {paper.rest}" if paper.rest else ""
    yield button("pad_bonus" if paper.bonus is None else "pad_bonuses", "button-pad-bonus", rest)
    yield button("pad_bids", "button-pad-bids")


def save_button(scorepad: Scorepad, say: Say) -> TableButton:
    """Saves the next round; says how many tricks those left out have, if that isn't certain."""
    paper, label = scorepad.paper, "button-pad-save"
    rest, is_next = paper.rest, not paper.missing(TRICKS) or bool(paper.rest)
    if rest == AS_BID:
        label, is_next = "button-pad-save-as-bid", paper.won > 0
    elif not rest and paper.may_be_nobodys:
        label, rest = "button-pad-save-none", NONE
    style = discord.ButtonStyle.primary if is_next else discord.ButtonStyle.secondary
    said = say(label, round=paper.number)
    return round_button(scorepad, "pad_save", said, f" {rest}" if rest else "", style)


@answers("pad_bids")
async def _bids(caller: Caller, button_id: ButtonId) -> None:
    await _show(caller, await scorepad_of(caller, button_id), BIDS, _page_of(button_id))


@answers("pad_rest")
async def _rest_bids(caller: Caller, button_id: ButtonId) -> None:
    scorepad = await scorepad_of(caller, button_id)
    require_taps(caller, scorepad)
    await _show(caller, await _with_rest(caller, scorepad, button_id, BIDS, NONE), TRICKS, 0)


async def _with_rest(
    caller: Caller, scorepad: Scorepad, button_id: ButtonId, step: str, rest: str
) -> Scorepad:
    number = button_id.decision or 0
    with naming(scorepad, caller.say):
        return await writing.write_rest(
            caller.services.scorepads, scorepad.id, caller.person, number, step=step, rest=rest
        )


@answers("pad_tricks")
async def _tricks(caller: Caller, button_id: ButtonId) -> None:
    await _show(caller, await scorepad_of(caller, button_id), TRICKS, _page_of(button_id))


def _page_of(button_id: ButtonId) -> int:
    return button_id.words.number(1, least=0) if len(button_id.words.all) > 1 else 0


async def _show(caller: Caller, scorepad: Scorepad, step: str, at: int) -> None:
    require_taps(caller, scorepad)
    await caller.show_in_place(tapping_page(scorepad, step, at, caller.say))


def require_taps(caller: Caller, scorepad: Scorepad) -> None:
    """Raises `Refusal` unless the caller may tap the next round now."""
    writing.require_writer(scorepad, caller.person)
    if not scorepad.paper.tapped(BIDS):
        raise CustomIdError(BIDS)
    if scorepad.state is not ScorepadState.OPEN:
        raise Refusal("pad_over")


@answers("pad_tap")
async def _tap(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    step, at, seat = words.among(1, STEPS), words.number(2, least=0), words.number(3, least=0)
    scorepad = await scorepad_of(caller, button_id)
    require_taps(caller, scorepad)
    keys = [field.key for field in scorepad.paper.tapped(step)]
    tapped = dict(zip(keys, words.after(4).all, strict=False))
    with naming(scorepad, caller.say):
        after = await writing.begin_round(
            caller.services.scorepads, scorepad.id, caller.person, button_id.decision or 0, {seat: tapped}
        )
    await caller.show_in_place(tapping_page(after, step, at, caller.say))


@answers("pad_save")
async def _save(caller: Caller, button_id: ButtonId) -> None:
    scorepad = await scorepad_of(caller, button_id)
    require_taps(caller, scorepad)
    number = button_id.decision or 0
    if number != scorepad.paper.number:
        raise Refusal("pad_round_written", round=number)
    with naming(scorepad, caller.say):
        paper = scorepad.paper
        if rest := rest_of(button_id):
            paper = paper.with_rest(TRICKS, rest)
        line = paper.write([{} for _ in scorepad.here])
        await keep_round(caller, scorepad, number, line)


def rest_of(button_id: ButtonId) -> str:
    """The tricks of those left out, by the button; empty if nobody is."""
    words = button_id.words
    return words.among(1, RESTS) if len(words.all) > 1 else ""


async def opened_bonuses(caller: Caller, button_id: ButtonId) -> Scorepad:
    """The scorepad whose bonuses are asked for, with the tricks of those left out."""
    scorepad, rest = await scorepad_of(caller, button_id), rest_of(button_id)
    require_taps(caller, scorepad)
    return await _with_rest(caller, scorepad, button_id, TRICKS, rest) if rest else scorepad


@answers(BONUS)
async def _ask_for_bonuses(caller: Caller, button_id: ButtonId) -> None:
    scorepad = await opened_bonuses(caller, button_id)
    number, say = scorepad.paper.number, caller.say
    fields = fields_for(scorepad, number, scorepad.paper.tapped(""), scorepad.paper.bonuses, say)
    opened_by = ButtonId(NO_TABLE, BONUS, number, str(scorepad.id))
    await open_form(caller, say("pad-form-bonus", round=number), fields, opened_by)
