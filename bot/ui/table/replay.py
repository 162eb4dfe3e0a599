"""*Replay*: a finished game step by step, with all hands open."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from bot.presenters.picture import Picture, Title, pictured, unmarked
from bot.tables.fold import Step
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.event_text import sentences
from bot.ui.kit.layout import MAX_TEXT, page, room_of, start_of
from bot.ui.kit.names import game_name, names_at
from bot.ui.kit.pagination import arrows, leaf, page_of
from bot.ui.table.history import BULLET, ends_of_rounds, turn_around

MOST_HEADING = 1_000
MOST_HELD = 1_800  # characters for the step's text, and for all hands; the board has the rest


async def show_replay(caller: Caller, table: Table, step: int | None = None) -> None:
    """Answers with the deal, or replaces it by the table after `step` moves. Raises `Refusal`."""
    require_over(table)
    has_film = caller.services.drawings.films.are_on and table.entry.presenter.pictures is not None
    view = replay(table, step or 0, caller.say, has_film=has_film)
    shown = await caller.pictured(table.row.guild_id, view, frame(table, step or 0, caller.say))
    await (caller.show(shown) if step is None else caller.show_in_place(shown))


async def show_step(caller: Caller, table: Table, step: int) -> None:
    """Answers with the table after `step` moves, in a message of its own."""
    require_over(table)
    view = replay(table, step, caller.say)
    await caller.show(await caller.pictured(table.row.guild_id, view, frame(table, step, caller.say)))


def require_over(table: Table) -> None:
    """Raises `Refusal("not_over")` while the game is secret, and without a game."""
    if table.status.live or table.fold is None or not table.fold.numbers:
        raise Refusal("not_over")


def replay(table: Table, step: int, say: Say, *, has_film: bool = False) -> ui.LayoutView:
    """The table after `step` moves: the last of them, the board, all hands.

    Nothing is hidden, so only for a table that is over.
    """
    steps = list(table.dealt.steps())  # played once: a long game has a thousand
    step = min(step, len(steps))
    names, presenter = names_at(table, say), table.entry.presenter
    title = say("replay-title", game=game_name(table, say))
    text = _sentences(table, steps[step - 1], say) if step else say("replay-dealt")
    heading = cut(f"### {title}\n**{step} / {len(steps)}**\n{text}", MOST_HEADING)
    state = steps[step].before if step < len(steps) else table.dealt.state
    held = cut(_held(table, state, say), MOST_HELD)
    board = presenter.board.board(table.game.view(state, None), names, say)
    shown = _fitted(board, MAX_TEXT - room_of(heading) - room_of(held))
    ends = [0, *ends_of_rounds(table.dealt, steps), len(steps)]
    films = [
        TableButton(ButtonId(table.id, "highlights"), f"✨ {say('button-highlights')}"),
        TableButton(ButtonId(table.id, "film"), f"🎞️ {say('button-film')}"),
    ]
    film = films if has_film else []
    rows = [_turns(table, step, steps, say), [*_rounds(table.id, step, ends, say), *film]]
    rows = [row for row in rows if row]
    turns = arrows(table.id, "replay", step, len(steps))
    beside = None if presenter.pictures is None else lambda: [heading]
    return page([heading, *shown, held], turns, rows, beside=beside)


def frame(table: Table, step: int, say: Say) -> Picture | None:
    """The picture of the table after `step` moves, all hands open."""
    pictures, board = table.entry.presenter.pictures, table.entry.presenter.board
    if pictures is None:
        return None
    state = table.dealt.state_after(min(step, len(table.dealt.numbers)))
    public, names = table.game.view(state, None), names_at(table, say)
    hands = [table.game.view(state, row.seat) for row in table.seats]
    scene, headline = pictures.scene_picture(public, hands, names, say), unmarked(board.headline(public, say))
    has_own = any(isinstance(block, Title) for block in scene.blocks)
    return scene if has_own or not headline else pictured(Title(headline), *scene.blocks)


def cut(text: str, most: int) -> str:
    """The text, or the lines of it that fit into a room of `most` characters."""
    if room_of(text) <= most:
        return text
    start = start_of(text, most - 1)
    whole = start.rpartition("\n")[0]
    return f"{whole}\n…" if whole else f"{start}…"


def _sentences(table: Table, last: Step, say: Say) -> str:
    lines = sentences(table, last, last.played.seat, names_at(table, say).brief, say)
    return "\n".join(f"{BULLET} {line}" for line in lines)


def _held(table: Table, state: Any, say: Say) -> str:
    names, presenter = names_at(table, say), table.entry.presenter
    lines = [f"**{say('replay-hands')}**"]
    for row in table.seats:
        holdings = presenter.hand.holdings(table.game.view(state, row.seat), say)
        lines.append(f"{BULLET} {say('labelled', label=names[row.seat], text=holdings or '–')}")
    return "\n".join(lines)


def _fitted(blocks: Sequence[str], room: int) -> Iterator[str]:
    for block in blocks:
        if room <= 1:
            return
        yield cut(block, room)
        room -= room_of(block)


def _turns(table: Table, step: int, steps: Sequence[Step], say: Say) -> Sequence[TableButton]:
    before, after = turn_around(table.entry, steps, step)
    back, on = "replay-turn-before", "replay-turn-after"
    if table.entry.rules.trick_ends:
        back, on = "replay-trick-before", "replay-trick-after"
    return [
        leaf(table.id, "replay", f"↩️ {say(back)}", step, before),
        leaf(table.id, "replay", f"↪️ {say(on)}", step, after),
    ]


def _rounds(table_id: int, step: int, ends: Sequence[int], say: Say) -> Sequence[TableButton]:
    if len(set(ends)) <= 2:
        return []
    before = ends[max(bisect_left(ends, step) - 1, 0)]
    after = ends[min(bisect_right(ends, step), len(ends) - 1)]
    return [
        leaf(table_id, "replay", f"⏪ {say('replay-round-before')}", step, before),
        leaf(table_id, "replay", f"⏩ {say('replay-round-after')}", step, after),
    ]


@answers("show_step")
async def _show_step(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    await show_step(caller, table, button_id.words.number(0, least=0))


@answers("replay")
async def _replay(caller: Caller, button_id: ButtonId) -> None:
    await show_replay(caller, await caller.tables.load(button_id.table), page_of(button_id))
