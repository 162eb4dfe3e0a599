"""The bonuses of a round, tapped by what they are for, where there can be any. All raise `Refusal`."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.delivery.body import Page
from bot.games.contract import Seat
from bot.games.paper_fields import EMPTY, STEPS, names_in
from bot.scorepads import writing
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.scorepads.buttons import round_button
from bot.ui.scorepads.forms import naming
from bot.ui.scorepads.lookup import scorepad_of
from bot.ui.scorepads.post import player_names, said_so_far
from bot.ui.scorepads.tapping import LONGEST_NAME, opened_bonuses, require_taps, save_button

ALLIES = 2


def bonuses_page(scorepad: Scorepad, say: Say) -> Page:
    """The bonuses of the next round: a select for each player who can have some, and for each alliance."""
    number = scorepad.paper.number
    rows = [*_selects(scorepad, say), *_alliances(scorepad, say)]
    about = say("pad-tap-bonuses" if rows else "pad-no-bonuses", round=number)
    text = f"{about}\n-# {said_so_far(scorepad, STEPS, say)}"
    buttons = [
        save_button(scorepad, say),
        round_button(scorepad, "pad_bonus", say("button-pad-bonus-typed")),
        round_button(scorepad, "pad_tricks", say("button-pad-tricks", round=number)),
    ]
    return page([text], buttons, rows)


def _selects(scorepad: Scorepad, say: Say) -> Iterator[TableSelect]:
    for seat in scorepad.paper.seats():
        parts = {name: part for name, part in scorepad.paper.parts(seat).items() if part.card}
        if not parts:
            continue
        named, had = player_names(scorepad).bare(seat, LONGEST_NAME), _names_of(scorepad, seat)
        options = [
            discord.SelectOption(
                label=f"{named}: {_label(scorepad, name, say)} {with_minus(f'{part.points:+}')}",
                value=name,
                default=name in had,
            )
            for name, part in parts.items()
        ]
        about = _about(scorepad, "pad_part", str(seat))
        yield TableSelect(about, named, options, least=0, most=len(options))


def _alliances(scorepad: Scorepad, say: Say) -> Iterator[TableSelect]:
    seats = {seat: scorepad.paper.parts(seat) for seat in scorepad.paper.seats()}
    shared = {name for parts in seats.values() for name, part in parts.items() if not part.card}
    for name in sorted(shared):
        loot = _label(scorepad, name, say)
        options = [
            discord.SelectOption(
                label=f"{loot}: {player_names(scorepad).bare(seat, LONGEST_NAME)}",
                value=str(seat),
                default=name in _names_of(scorepad, seat),
            )
            for seat, parts in seats.items()
            if name in parts
        ]
        if len(options) >= ALLIES:
            title = say("select-pad-allies", loot=loot)
            yield TableSelect(_about(scorepad, "pad_allies", name), title, options, least=0, most=ALLIES)


def _about(scorepad: Scorepad, action: str, more: str) -> ButtonId:
    return ButtonId(NO_TABLE, action, scorepad.paper.number, f"{scorepad.id} {more}")


def _label(scorepad: Scorepad, name: str, say: Say) -> str:
    return str(scorepad.entry.presenter.cards.fact("part", name, say))


def _names_of(scorepad: Scorepad, seat: Seat) -> Sequence[str]:
    """The parts that are tapped for a seat."""
    row = scorepad.paper.so_far[scorepad.paper.seats().index(seat)]
    return [name for name in names_in(row.text("bonus")) if name in scorepad.paper.parts(seat)]


@answers("pad_bonuses")
async def _bonuses(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(bonuses_page(await opened_bonuses(caller, button_id), caller.say))


@answers("pad_part")
async def _part(caller: Caller, button_id: ButtonId) -> None:
    scorepad, seat = await _opened(caller, button_id), button_id.words.number(1, least=0)
    if seat not in scorepad.paper.seats():
        raise Refusal("pad_not_here")
    parts, chosen = scorepad.paper.parts(seat), button_id.words.after(2).all
    if not parts.keys() >= {*chosen}:
        raise Refusal("pad_part_taken")
    shared = [name for name in _names_of(scorepad, seat) if not parts[name].card]
    await _keep(caller, scorepad, button_id, {seat: [*chosen, *shared]})


@answers("pad_allies")
async def _allies(caller: Caller, button_id: ButtonId) -> None:
    scorepad, words = await _opened(caller, button_id), button_id.words
    name, chosen = words.text(1), words.after(2).all
    if len(chosen) not in (0, ALLIES):
        raise Refusal("pad_one_ally")
    had = {seat: _names_of(scorepad, seat) for seat in scorepad.paper.seats()}
    bonuses = {
        seat: [*(other for other in names if other != name), *([name] if str(seat) in chosen else [])]
        for seat, names in had.items()
        if name in names or str(seat) in chosen
    }
    await _keep(caller, scorepad, button_id, bonuses)


async def _opened(caller: Caller, button_id: ButtonId) -> Scorepad:
    scorepad = await scorepad_of(caller, button_id)
    require_taps(caller, scorepad)
    return scorepad


async def _keep(
    caller: Caller, scorepad: Scorepad, button_id: ButtonId, bonuses: Mapping[Seat, Sequence[str]]
) -> None:
    more = {seat: {"bonus": "+".join(names) or EMPTY} for seat, names in bonuses.items()}
    with naming(scorepad, caller.say):
        after = await writing.begin_round(
            caller.services.scorepads, scorepad.id, caller.person, button_id.decision or 0, more
        )
    await caller.show_in_place(bonuses_page(after, caller.say))
