"""*Log*: the public history of a table, in pages, the newest first."""

from collections.abc import Sequence

from discord import ui

from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page, room_of
from bot.ui.kit.names import game_name
from bot.ui.kit.pagination import arrows, page_of
from bot.ui.kit.text import at
from bot.ui.table.history import BULLET, History, Line, history_of

PAGE_TEXT = 3_600  # characters of a page, its title apart
PAGE_LINES = 32
ENOUGH_LINES = 16  # lines after which a page ends with the next trick or turn
NEWEST = 9_999  # a page beyond the last one, which stands for it
TOGETHER = 10 * 60  # seconds in which all lines share one time


async def show_log(caller: Caller, table: Table, number: int | None = None) -> None:
    """Answers with the newest page of the log, or replaces it by page `number`, from 0."""
    history = await history_of(caller.tables, table)
    view = log(history, caller.say, number)
    await (caller.show(view) if number is None else caller.show_in_place(view))


def log(history: History, say: Say, number: int | None = None) -> ui.LayoutView:
    """A page of the log, from 0; the newest for None, or too high a number."""
    return log_page(history.table, pages(history.lines(None, say)), say, number)


def log_page(table: Table, texts: Sequence[str], say: Say, number: int | None = None) -> ui.LayoutView:
    """The same, of the texts of all its pages."""
    texts = texts or [say("log-empty")]
    last = len(texts) - 1
    here = last if number is None else min(number, last)
    title = say("log-title", game=game_name(table, say))
    head = f"### {title}\n-# {say('log-page', page=here + 1, pages=last + 1)}"
    return page([head, texts[here]], arrows(table.id, "log", here, last) if last else ())


def pages(lines: Sequence[Line]) -> Sequence[str]:
    """The texts of all pages, oldest first; a full page never changes."""
    texts: list[str] = []
    page_lines: list[str] = []
    since, ended = 0, False
    for line in lines:
        text = f"{BULLET} {line.text}"
        time = f"-# {at(line.at)}"
        is_full = len(page_lines) >= PAGE_LINES or room_of("\n".join([*page_lines, time, text])) > PAGE_TEXT
        if page_lines and (is_full or (ended and len(page_lines) >= ENOUGH_LINES)):
            texts.append("\n".join(page_lines))
            page_lines = []
        if not page_lines or line.at - since >= TOGETHER:
            page_lines.append(time)
            since = line.at
        page_lines.append(text)
        ended = line.ends_turn
    return [*texts, "\n".join(page_lines)] if page_lines else texts


@answers("log")
async def _log(caller: Caller, button_id: ButtonId) -> None:
    await show_log(caller, await caller.tables.load(button_id.table), page_of(button_id))
