"""*Look back*: a private answer about the caller's moves in a finished game, the good ones first."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import discord

from bot.ai.logbook import KINDS, PRAISED, Kind, Logbook, Moment
from bot.delivery.body import Page, Plain
from bot.games.contract import Seat
from bot.presenters.picture import Picture, Title, pictured, unmarked
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import LinkButton, TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId, CustomIdError
from bot.ui.kit.layout import page
from bot.ui.kit.names import names_at
from bot.ui.kit.services import link_to
from bot.ui.kit.text import tenths
from bot.ui.live.captions import captioned
from bot.ui.table.advice import advice_of
from bot.ui.table.share import share_in, share_page

SIGNS: Mapping[Kind, str] = {"best": "🌟", "hardest": "💪", "lesson": "💡"}
HEADS: Mapping[Kind, str] = {
    "best": "look-back-best",
    "hardest": "look-back-hardest",
    "lesson": "look-back-lesson",
}
LITTLE = 0.05  # points a decision: less counts as nothing given away


def logbook_page(table: Table, book: Logbook, shown: Kind | None, say: Say) -> Page:
    """The look back on the reader's moves, with buttons for the moment that is `shown`."""
    moments = book.moments
    title = f"### 🧠 {say('look-back-title', game=say(game_key(table.row.game)))}"
    praise = [_moment_text(table, kind, moments[kind], say) for kind in PRAISED if kind in moments]
    lesson = [_moment_text(table, kind, moments[kind], say) for kind in moments if kind not in PRAISED]
    nothing = [] if moments else [say("look-back-nothing")]
    how = f"-# {say('look-back-how', game=table.row.game)}"
    blocks = [title, *praise, *nothing, _given_away(book, say), *lesson, how]
    return page(blocks, rows=_rows(table, moments, shown, say))


def _moment_text(table: Table, kind: Kind, moment: Moment, say: Say) -> str:
    when = advice_of(table).moment(moment.decision.view, say)
    return f"{SIGNS[kind]} **{say(HEADS[kind])}** · {when}\n{sentence(table, kind, moment, say)}"


def sentence(table: Table, kind: Kind, moment: Moment, say: Say) -> str:
    """The value of a choice, or its cost with the reason."""
    (view, move, _), names, advice = moment.decision, names_at(table, say).brief, advice_of(table)
    chosen, points = advice.advised(view, names, say, move), round(moment.points)
    if kind == "hardest":
        return say("look-back-hardest-line", move=chosen, others=len(moment.others), points=points)
    other = advice.advised(view, names, say, moment.others[0])
    if kind == "best":
        return say("look-back-best-line", move=chosen, other=other, points=points)
    code, chance, less = moment.reason
    return say(
        "look-back-lesson-line",
        move=chosen,
        better=other,
        points=points,
        reason=code or "none",
        chance=round(100 * chance),
        less=round(100 * less),
    )


def _given_away(book: Logbook, say: Say) -> str:
    if book.given_away < LITTLE:
        return say("look-back-none-given")
    bosun = tenths(max(book.usual, 0.0), say)
    return say("look-back-given-away", points=tenths(book.given_away, say), bosun=bosun)


def _rows(
    table: Table, moments: Mapping[Kind, Moment], shown: Kind | None, say: Say
) -> Iterator[Sequence[TableButton]]:
    if shown is None:
        return
    advice, chosen = advice_of(table), discord.ButtonStyle.primary
    if len(moments) > 1:
        yield [
            TableButton(
                ButtonId(table.id, "look_back", None, kind),
                advice.moment(moment.decision.view, say),
                emoji=SIGNS[kind],
                style=chosen if kind == shown else discord.ButtonStyle.secondary,
            )
            for kind, moment in moments.items()
        ]
    step = str(moments[shown].decision.step)
    replay = TableButton(ButtonId(table.id, "show_step", None, step), say("button-show-step"))
    share = TableButton(ButtonId(table.id, "share_moment", None, shown), say("button-share-moment"))
    yield [replay, *([share] if shown in PRAISED else [])]


def moment_picture(table: Table, moment: Moment, say: Say) -> Picture | None:
    """The picture of the table as the seat saw it before the choice."""
    pictures, view = table.entry.presenter.pictures, moment.decision.view
    if pictures is None:
        return None
    when = Title(unmarked(advice_of(table).moment(view, say)))
    return pictured(when, *pictures.hand_picture(view, names_at(table, say), say).blocks)


@answers("look_back")
async def _look_back(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    wanted = button_id.words.among(0, KINDS) if button_id.argument else None
    caller.services.advice.check_over(table, caller.user_id)
    is_first = wanted is None
    await (caller.answer_later() if is_first else caller.show_in_place_later())
    book = await caller.services.advice.logbook(table, caller.user_id)
    shown = wanted if wanted in book.moments else next(iter(book.moments), None)
    picture = None if shown is None else moment_picture(table, book.moments[shown], caller.say)
    text = logbook_page(table, book, shown, caller.say)
    view = await caller.pictured(table.row.guild_id, text, picture)
    await (caller.show(view) if is_first else caller.show_in_place(view))


async def _praised(caller: Caller, button_id: ButtonId) -> tuple[Table, Kind, Moment]:
    """The caller's moment of a button to share it. Raises `Refusal`."""
    table, kind = await caller.tables.load(button_id.table), button_id.words.among(0, PRAISED)
    book = await caller.services.advice.logbook(table, caller.user_id)
    if kind not in book.moments:
        raise CustomIdError(button_id.action)
    return table, kind, book.moments[kind]


@answers("share_moment")
async def _share_moment(caller: Caller, button_id: ButtonId) -> None:
    await caller.answer_later()
    table, kind, _ = await _praised(caller, button_id)
    await caller.show(
        share_page(table, caller.say, caller.say("share-moment-about"), "share_moment_in", kind)
    )


@answers("share_moment_in")
async def _share_moment_in(caller: Caller, button_id: ButtonId) -> None:
    await share_in(caller, button_id, partial(_shared, caller, button_id), at=1)


async def _shared(caller: Caller, button_id: ButtonId) -> Plain:
    table, kind, moment = await _praised(caller, button_id)
    say, seat = speaker(table.row.language), table.seated(caller.user_id)
    text = shared_text(table, seat, kind, moment, say)
    link = LinkButton(say("button-to-table"), await link_to(caller.tables, table))

    def picture() -> Picture | None:
        found = moment_picture(table, moment, say)
        return None if found is None else captioned(found, table)

    return Plain(text, [link], await caller.services.drawings.pictures.drawing(table.row.guild_id, picture))


def shared_text(table: Table, seat: Seat, kind: Kind, moment: Moment, say: Say) -> str:
    """A moment to share: the player, the time in the game, and its value."""
    name, game = names_at(table, say).brief[seat], say(game_key(table.row.game))
    when = advice_of(table).moment(moment.decision.view, say)
    return f"{SIGNS[kind]} **{name}** · {game} · {when}\n{sentence(table, kind, moment, say)}"
