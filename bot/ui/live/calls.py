"""What notifies people at a table, as plain text with a few buttons: push notifications show nothing else."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import discord
from discord import ui

from bot.model.tables import ActionRow, ClockRow, SeatRow, Stage
from bot.tables import proposals
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.action_text import what_is_proposed
from bot.ui.kit.body import Plain
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.names import names_at
from bot.ui.kit.text import escape, until

_SENTENCES = {
    Stage.NUDGED: "nudge",
    Stage.REMINDED: "nudge-half",
    Stage.LAST_CALL: "nudge-last",
    Stage.EXPIRED: "nudge-expired",
}
Called = tuple[SeatRow, ClockRow]
"""Somebody who is to be told, and the clock that says how urgently."""


def nudge(table: Table, called: Sequence[Called], say: Say, link: str) -> Plain:
    """Tells who are awaited that they are, and until when; a tap opens their hand, or the table at `link`."""
    to_table: ui.Button[ui.View] = ui.Button(label=say("button-to-table"), url=link)
    if all(clock.stage is Stage.EXPIRED for _, clock in called):
        return Plain(_sentences(table, called, say), [to_table])
    verb = say(table.entry.presenter.verb(table.view(None)))
    choose = TableButton(ButtonId(table.id, "choose"), verb, style=discord.ButtonStyle.primary)
    return Plain(_sentences(table, called, say), [choose, to_table])


def proposal(table: Table, say: Say) -> Plain:
    """What somebody asks the others to agree to; those who are still to do so are mentioned."""
    standing = table.row.proposal
    assert standing is not None  # asked for tables with one
    what = what_is_proposed(standing.words, say)
    missing = " ".join(f"<@{table.seats[seat].user_id}>" for seat in proposals.missing(table))
    text = say("proposal", name=names_at(table)[standing.by], what=what, mentions=missing)
    agree = ButtonId(table.id, "agree", None, standing.words)
    decline = ButtonId(table.id, "decline", None, standing.words)
    buttons = [
        TableButton(agree, say("button-agree"), style=discord.ButtonStyle.success),
        TableButton(decline, say("button-decline")),
    ]
    return Plain(text, buttons)


def declined(step: ActionRow, say: Say) -> Plain:
    """That somebody has declined what was proposed."""
    return Plain(say("proposal-declined", name=escape(step.name), what=what_is_proposed(step.detail, say)))


def away(table: Table, say: Say, mention: str) -> Plain:
    """Tells somebody that a computer player has their seat, with a button to take it back."""
    game = say(f"game-{table.row.game}")
    link = f"https://discord.com/channels/{table.row.guild_id}/{table.row.channel_id}"
    text = say("away", game=game, link=link)
    style = discord.ButtonStyle.primary
    button = TableButton(ButtonId(table.id, "take_back"), say("button-take-back"), style=style)
    return Plain(f"{mention} {text}".strip(), [button])


def _sentences(table: Table, called: Iterable[Called], say: Say) -> str:
    """A sentence for those who are equally urgent."""
    game, names = say(f"game-{table.row.game}"), names_at(table)
    lines = []
    ordered = sorted(called, key=lambda one: (list(Stage).index(one[1].stage), one[1].due_at or 0))
    for (stage, due_at), group in groupby(ordered, key=lambda one: (one[1].stage, one[1].due_at)):
        rows = [row for row, _ in group]
        mentions = " ".join(f"<@{row.user_id}>" for row in rows)
        listed = ", ".join(names[row.seat] for row in rows)
        lines.append(
            say(
                _SENTENCES[stage],
                mentions=mentions,
                names=listed,
                game=game,
                host=f"<@{table.row.host_id}>",
                until=until(due_at, say),
            ).strip()
        )
    return "\n".join(lines)
