"""Messages that notify people at a table: plain text with a few buttons, for push notifications."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

import discord

from bot.delivery.body import Button, Plain
from bot.games.contract import Asked, Seat
from bot.model.careers import RecordKind
from bot.model.tables import ActionRow, ClockRow, SeatRow, Stage
from bot.tables import proposals
from bot.tables.plans import Dropped
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key, key_of
from bot.ui.kit.buttons import LinkButton, TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.event_text import last_sentences, proposal_text
from bot.ui.kit.names import names_at
from bot.ui.kit.text import escape, until
from bot.ui.live.podium import podium, winners

_SENTENCES = {
    Stage.NUDGED: "nudge",
    Stage.REMINDED: "nudge-half",
    Stage.LAST_CALL: "nudge-last",
    Stage.EXPIRED: "nudge-expired",
}
LOOKED_BACK = 8  # moves among which the last event is looked for: few have none
Called = tuple[SeatRow, ClockRow]  # a person to move, and the clock that says how urgently


def nudge(
    table: Table, called: Sequence[Called], say: Say, link: str, *, written_to: Seat | None = None
) -> Plain:
    """Says which people are to move, how and until when.

    `written_to` is the seat that alone reads it.
    """
    text = _sentences(table, called, say, in_channel=written_to is None)
    if all(clock.stage is Stage.EXPIRED for _, clock in called):
        return Plain(text, [_link_button(say, link)])
    return Plain(f"{text}\n{situation(table, written_to, say)}", play_buttons(table, say, link))


def question(
    table: Table, asked: Asked, say: Say, link: str, *, called: Sequence[int], written_to: Seat | None = None
) -> Plain:
    """Asks all players who are still to play in a trick for their card; mentions the ids in `called`.

    `written_to` is the seat that alone reads it.
    """
    presenter, names = table.entry.presenter.plans, names_at(table, say)
    assert presenter is not None  # a game whose moves are planned says how
    rows = [table.seats[seat] for seat in asked.seats if written_to in (None, seat)]
    listed = " ".join(f"<@{row.user_id}>" if row.user_id in called else names[row.seat] for row in rows)
    game = say(game_key(table.row.game))
    game = game if written_to is None else f"{game} (<#{table.row.channel_id}>)"
    asks = presenter.question(table.view(None), names, say)
    text = say("labelled", label=f"{listed} · {game}", text=asks)
    on_turn = table.seats[table.to_move()[0]]
    turn = ""
    if on_turn.clock is not None:
        turn = say("lead-turn", name=names[on_turn.seat], until=until(on_turn.clock.due_at, say))
    return Plain(f"{text} {turn}\n{situation(table, None, say)}", play_buttons(table, say, link))


def plan_dropped(table: Table, dropped: Dropped, say: Say, link: str) -> Plain:
    """Says to a person that their plan is dropped."""
    presenter = table.entry.presenter.plans
    assert presenter is not None  # something was planned
    text = say("plan-dropped", why=dropped.why, card=presenter.planned(dropped.plan, say))
    game = f"**{say(game_key(table.row.game))}** (<#{table.row.channel_id}>)"
    return Plain(f"{game}\n{text}", play_buttons(table, say, link))


def play_buttons(table: Table, say: Say, link: str) -> Sequence[Button]:
    """The buttons below a nudge: hand, rules, live post."""
    verb = say(table.entry.presenter.board.verb(table.view(None)))
    choose = TableButton(ButtonId(table.id, "choose"), verb, style=discord.ButtonStyle.primary)
    return [choose, TableButton(ButtonId(table.id, "rules"), say("button-rules")), _link_button(say, link)]


def _link_button(say: Say, link: str, key: str = "button-to-table") -> LinkButton:
    return LinkButton(say(key), link)


def ending(table: Table, say: Say, link: str, fallen: Mapping[RecordKind, int]) -> Plain:
    """Says that the game is over, with the places and the broken records of the server."""
    mentions = " ".join(f"<@{row.user_id}>" for row in table.people())
    over = f"🏁 **{winners(table, say)}** · {say(game_key(table.row.game))} {mentions}".strip()
    styles = {"rematch": discord.ButtonStyle.primary}
    buttons = [
        TableButton(
            ButtonId(table.id, action),
            say(button_key(action)),
            style=styles.get(action, discord.ButtonStyle.secondary),
        )
        for action in ("rematch", "share", "replay", "card")
    ]
    records = [f"🏅 {say(key_of('card-fell', kind), value=value)}" for kind, value in fallen.items()]
    text, beside = "\n".join([over, podium(table, say), *records]), "\n".join([over, *records])
    return Plain(text, [*buttons, _link_button(say, link, "button-scorepad")], beside=beside)


def shared(table: Table, say: Say, link: str) -> Plain:
    """The same for another channel, without mentions."""
    over = f"🏁 **{winners(table, say)}** · {say(game_key(table.row.game))}"
    return Plain(f"{over}\n{podium(table, say)}", [_link_button(say, link)], beside=over)


def situation(table: Table, viewer: Seat | None, say: Say) -> str:
    """The move to make and what happened last, for a seat or the public."""
    presenter, view, names = table.entry.presenter, table.view(viewer), names_at(table, say)
    latest = presenter.board.to_answer(view, names, say) or _last_event(table, viewer, say)
    parts = [say(presenter.board.verb(view)), presenter.board.headline(view, say), latest]
    return " · ".join(filter(None, parts))


def _last_event(table: Table, viewer: Seat | None, say: Say) -> str:
    latest = deque(last_sentences(table, LOOKED_BACK, viewer, say), maxlen=1)
    return latest[0] if latest else ""


def proposal(table: Table, say: Say) -> Plain:
    """A proposal to the table, which mentions the people who are still to answer."""
    row = table.row.proposal
    assert row is not None  # asked for tables with one
    missing = " ".join(f"<@{table.seats[seat].user_id}>" for seat in proposals.missing(table))
    name, asked = names_at(table, say)[row.by], proposal_text(row.words, say)
    text = say("proposal", name=name, what=asked, mentions=missing)
    agree = ButtonId(table.id, "agree", None, row.words)
    decline = ButtonId(table.id, "decline", None, row.words)
    buttons = [
        TableButton(agree, say("button-agree"), style=discord.ButtonStyle.success),
        TableButton(decline, say("button-decline")),
    ]
    return Plain(text, buttons)


def ended_proposal(step: ActionRow, say: Say) -> Plain:
    """Says that a person has declined a proposal, or that it can't be done any more."""
    key = "proposal-declined" if step.kind == "declined" else "proposal-impossible"
    return Plain(say(key, name=escape(step.name), what=proposal_text(step.detail, say)))


def away(table: Table, say: Say, mention: str) -> Plain:
    """That a computer player has a person's seat, with a way back."""
    game = say(game_key(table.row.game))
    link = f"https://discord.com/channels/{table.row.guild_id}/{table.row.channel_id}"
    text = say("away", game=game, link=link)
    style = discord.ButtonStyle.primary
    button = TableButton(ButtonId(table.id, "take_back"), say("button-take-back"), style=style)
    return Plain(f"{mention} {text}".strip(), [button])


def subbing_in(table: Table, step: ActionRow, say: Say, *, has_moved: bool) -> Plain:
    """That a substitute has come into a seat, with a way back for its person until they have moved."""
    facts = {"substitute": f"<@{step.detail_id}>", "away": f"<@{step.other_id}>"}
    if has_moved:
        return Plain(say("subbing-in-for-good", **facts))
    style = discord.ButtonStyle.primary
    button = TableButton(ButtonId(table.id, "take_back"), say("button-im-back"), style=style)
    return Plain(say("subbing-in", **facts), [button])


def _sentences(table: Table, called: Iterable[Called], say: Say, *, in_channel: bool) -> str:
    game, names = say(game_key(table.row.game)), names_at(table, say)
    game = game if in_channel else f"{game} (<#{table.row.channel_id}>)"
    lines = []
    ordered = sorted(called, key=lambda call: (list(Stage).index(call[1].stage), call[1].due_at or 0))
    for (stage, due_at), group in groupby(ordered, key=lambda call: (call[1].stage, call[1].due_at)):
        rows = [row for row, _ in group]
        mentions = " ".join(f"<@{row.user_id}>" for row in rows)
        listed = names.listed([row.seat for row in rows], say)
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
