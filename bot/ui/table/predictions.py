"""The view of spectators: the board, and their predictions, which others see once they are locked."""

from collections.abc import Iterator, Sequence

import discord

from bot.delivery.body import Page
from bot.games.contract import Seat
from bot.games.predictions import WINNER, Question
from bot.processes import NoAnswerError, Priority
from bot.tables.predictions import Heard, Predictor, Watched, captains_chance, heard, predict, watched
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.lists import listed
from bot.ui.kit.answering import answers, its_table
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import names_at
from bot.ui.kit.settings import named_select
from bot.ui.kit.text import MEDALS, escape, label
from bot.ui.table.showing import spectators_view

MOST = 8  # people who are named under one heading


async def show_watched(caller: Caller, table: Table, *, in_place: bool = False) -> None:
    """Shows a running table to a spectator."""
    game, known = watched(table), await heard(caller.tables, table, caller.user_id)
    captain = await _captain(caller, table, game, known, in_place=in_place)
    block = predictions_block(game, known, captain, caller.say)
    selects = predictions_selects(game, known, caller.say)
    view = spectators_view(table, caller.say, [block] if block else [], selects)
    if (pictures := table.entry.presenter.pictures) is not None:
        board = pictures.board_picture(table.view(None), names_at(table, caller.say), caller.say)
        view = await caller.pictured(table.row.guild_id, view, board)
    await (caller.show_in_place(view) if in_place else caller.show(view))


async def _captain(
    caller: Caller, table: Table, game: Watched, known: Heard, *, in_place: bool
) -> Sequence[Seat] | None:
    """The Captain's prediction of met bids, once people's own on the same round are locked."""
    entry, said = table.entry, {row.question for row in known.said}
    rounds = [question.round for question in game.questions if question.round != WINNER]
    locked = [number for number in rounds if number in said]
    if not locked or entry.foretold is None:
        return None
    # A process may have to start first, and Discord waits 3 seconds.
    await (caller.show_in_place_later() if in_place else caller.answer_later())
    try:
        return await caller.services.advice.pool.run(
            Priority.ADVICE, entry.foretold, game.view, captains_chance(game, locked[-1])
        )
    except NoAnswerError:
        return None


def predictions_selects(game: Watched, known: Heard, say: Say) -> Sequence[TableSelect]:
    """A select for each question that the reader may answer now."""
    if not known.may_predict:
        return []
    return [_select(game, question.round, known, say) for question in game.questions if question.is_open]


def _select(game: Watched, question: int, known: Heard, say: Say) -> TableSelect:
    own, button_id = known.own.get(question, ()), ButtonId(game.table_id, "predict", None, str(question))
    names = [label(name) for name in game.names]
    if question == WINNER:
        named = {str(seat): name for seat, name in enumerate(names)}
        return named_select(button_id, say("predict-winner"), named, str(own[0]) if own else "", say)
    options = [
        discord.SelectOption(
            label=name,
            value=str(seat),
            description=say("predict-bid", bid=game.bids[seat] or 0),
            default=seat in own,
        )
        for seat, name in enumerate(names)
    ]
    return TableSelect(button_id, say("predict-select-bids"), options, least=0, most=len(options))


def predictions_block(game: Watched, known: Heard, captain: Sequence[Seat] | None, say: Say) -> str:
    """The reader's predictions, all locked ones, and the points so far."""
    lines = [line for question in game.questions for line in _lines(game, question, known, captain, say)]
    lines += _predictors(known.predictors, say)
    return "\n".join([f"**🔮 {say('predict-title')}**", *lines]) if lines else ""


def _lines(
    game: Watched, question: Question, known: Heard, captain: Sequence[Seat] | None, say: Say
) -> Iterator[str]:
    if not question.is_open:
        said: list[tuple[str, Sequence[Seat]]] = [
            (escape(row.name), row.seats) for row in known.said if row.question == question.round
        ]
        if captain is not None and question.round != WINNER and said:
            said.append((say("predict-captain"), captain))
        if said:
            yield _asked(question.round, say)
        yield from _cut([f"- {_said(game, name, seats, say)}" for name, seats in said], say)
    elif known.may_predict:
        yield _asked(question.round, say)
        if (own := known.own.get(question.round)) is not None:
            yield _said(game, say("predict-you"), own, say)
        if question.round != WINNER:
            yield f"-# {say('predict-tick')}"
        if question == game.questions[-1]:
            yield f"-# {say('predict-about' if game.bids else 'predict-about-moves')}"


def _asked(question: int, say: Say) -> str:
    return say("predict-winner") if question == WINNER else say("predict-bids", round=question)


def _said(game: Watched, name: str, seats: Sequence[Seat], say: Say) -> str:
    names = listed([escape(game.names[seat]) for seat in seats], say) or say("predict-nobody")
    return say("predict-said", name=name, names=names)


def _predictors(predictors: Sequence[Predictor], say: Say) -> Sequence[str]:
    lines = [predictor_line(predictor, say) for predictor in predictors]
    return [say("predict-points"), *_cut(lines, say)] if lines else []


def predictor_line(predictor: Predictor, say: Say) -> str:
    """A predictor's place, name and points."""
    place = MEDALS.get(predictor.rank, f"**{predictor.rank}.**")
    return f"{place} {say('predict-seer', name=escape(predictor.name), points=predictor.points)}"


def _cut(lines: Sequence[str], say: Say) -> Sequence[str]:
    more = len(lines) - MOST
    return [*lines[:MOST], say("mine-more", count=more)] if more > 0 else lines


def predicted_page(known: Heard, say: Say) -> Page:
    """The ranking of the predictors at a finished table."""
    return page(["\n".join([f"**🔮 {say('predict-title')}**", *_predictors(known.predictors, say)])])


@answers("predict")
async def _predict(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    question, seats = words.number(0, least=0), [int(words.number(at, 0)) for at in range(1, len(words.all))]
    table = await predict(caller.tables, button_id.table, caller.person, question, seats)
    await show_watched(caller, table, in_place=True)


@answers("predictions", given=its_table)
async def _predictions(caller: Caller, table: Table) -> None:
    if table.status.live:
        await show_watched(caller, table)
    else:
        await caller.show(predicted_page(await heard(caller.tables, table, caller.user_id), caller.say))
