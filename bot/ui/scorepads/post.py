"""The post of a scorepad: what everybody in the channel sees, in the server's language."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.model.scorepads import ScorepadLineRow, ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.options import option_select, option_value
from bot.ui.kit.text import MEDALS, at, escape
from bot.ui.scorepads.view import pad_names, pad_text

CORRECTIONS = 5
"""So many corrections are told, the latest."""


def pad_post(pad: Scorepad, say: Say) -> ui.LayoutView:
    """The scorepad's post as it should be now."""
    return page(pad_blocks(pad, say), [*_buttons(pad, say)], [*_selects(pad, say)])


def pad_blocks(pad: Scorepad, say: Say) -> Sequence[str]:
    """What everybody sees of a scorepad, in blocks of text."""
    title = say("pad-title", game=say(f"game-{pad.row.game}"), number=pad.id)
    head = [f"## {title}", _state(pad, say), *_agreed(pad, say)]
    parts = ["\n".join(head), _players(pad, say), pad_text(pad, say), _corrections(pad, say)]
    return [part for part in parts if part]


def pad_link(pad: Scorepad) -> str:
    """An address that leads to a scorepad's post, or to its channel while it has none."""
    base = f"https://discord.com/channels/{pad.row.guild_id}/{pad.row.channel_id}"
    return base if pad.row.message_id is None else f"{base}/{pad.row.message_id}"


def pad_button(
    pad: Scorepad, action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> TableButton:
    """A button that does something to the scorepad."""
    return TableButton(ButtonId(NO_TABLE, action, None, str(pad.id)), label, style=style)


def _state(pad: Scorepad, say: Say) -> str:
    match pad.state:
        case ScorepadState.OPEN:
            rounds = pad.sheet.pad.rounds(len(pad.players), pad.row.options)
            number = pad.sheet.number
            if rounds is None:
                return say("pad-open-endless", round=number)
            return say("pad-open", round=number, rounds=rounds)
        case ScorepadState.FINISHED:
            missing = ", ".join(escape(row.name) for row in pad.unconfirmed)
            return say("pad-finished", names=missing or "–")
        case ScorepadState.CONFIRMED:
            return say("pad-confirmed")
        case ScorepadState.COUNTED:
            return say("pad-counted", league=escape(pad.league or "–"))
        case ScorepadState.DROPPED:
            return say("pad-dropped")


def _agreed(pad: Scorepad, say: Say) -> Iterator[str]:
    """The options that hold, once they can't be changed any more."""
    if not pad.standing:
        return
    told = [
        say(
            "select-option",
            option=say(f"{pad.row.game}-option-{option.name.replace('_', '-')}"),
            value=option_value(pad.row.game, option, pad.row.options[option.name], say),
        )
        for option in pad.rules.options
        if option.by_host
    ]
    if told:
        yield f"-# {' · '.join(told)}"


def _players(pad: Scorepad, say: Say) -> str:
    """Who plays: by seat with their totals while the game goes on, then by their places."""
    names, game = pad_names(pad), pad.row.game
    marks = ["" if not row.confirmed else " ✅" for row in pad.players]
    if placings := pad.placings:
        return "\n".join(
            f"{MEDALS.get(one.place, '·')} "
            + say("place-line", place=one.place, name=names[one.seat], score=_score(game, one.score, say))
            + marks[one.seat]
            for one in placings
        )
    totals = {line.seat: _score(game, line.total, say) for line in pad.sheet.scorepad()}
    lines = []
    for row in pad.players:
        guest = f" ({say('pad-guest')})" if row.user_id is None else ""
        total = f": {totals[row.seat]}" if row.seat in totals else ""
        lines.append(f"{row.seat + 1}. **{names[row.seat]}**{guest}{total}")
    return "\n".join(lines)


def _score(game: str, score: int, say: Say) -> str:
    return say(f"{game}-score", score=score)


def _corrections(pad: Scorepad, say: Say) -> str:
    """Who has corrected or struck which round, and when: the latest."""
    latest = pad.corrections[-CORRECTIONS:]
    return "\n".join(f"-# {_correction(after, say)}" for _, after in latest)


def _correction(after: ScorepadLineRow, say: Say) -> str:
    key = "pad-corrected" if after.line is not None else "pad-struck"
    return say(key, round=after.number, name=escape(after.name), at=at(after.at))


def _buttons(pad: Scorepad, say: Say) -> Iterator[TableButton]:
    if pad.state.is_settled:
        return
    if pad.state is ScorepadState.OPEN:
        label = say("button-pad-enter", round=pad.sheet.number)
        yield pad_button(pad, "pad_enter", label, discord.ButtonStyle.primary)
    if pad.state is ScorepadState.FINISHED:
        yield pad_button(pad, "pad_confirm", say("button-pad-confirm"), discord.ButtonStyle.success)
    if pad.standing:
        yield pad_button(pad, "pad_correct", say("button-pad-correct"))
    yield pad_button(pad, "pad_drop", say("button-pad-drop"))


def _selects(pad: Scorepad, say: Say) -> Iterator[TableSelect]:
    """What is agreed on before the first round."""
    if pad.standing or pad.state.is_settled:
        return
    for option in pad.rules.options:
        if option.by_host:
            button_id = ButtonId(NO_TABLE, "pad_option", None, f"{pad.id} {option.name}")
            yield option_select(button_id, pad.row.game, option, pad.row.options[option.name], say)
