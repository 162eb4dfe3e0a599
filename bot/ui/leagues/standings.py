"""The standings of a league: pages with a picture, "Why am I third?"."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import discord
from discord import ui

from bot.leagues.points import ByPlace, Scheme, shown
from bot.leagues.results import byes_of
from bot.leagues.standings import Reason, Standing, explain
from bot.leagues.tiebreaks import Criterion
from bot.model.leagues import Format, LeagueStage
from bot.model.matches import MatchState
from bot.presenters.picture import Bar, BarLine, Bars, Picture, pictured
from bot.seasons import history
from bot.seasons.corrections import points_in_effect
from bot.seasons.history import Kind
from bot.seasons.league import League
from bot.seasons.rounds import LADDER_ROUND
from bot.seasons.seasons import computed
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import Paged, id_of, page_of
from bot.ui.kit.text import escape, unlisted
from bot.ui.leagues.history import RESULTS, done_line, history_press
from bot.ui.leagues.lookup import its_league, league_here, league_link
from bot.ui.leagues.post import what_is_played, won
from bot.ui.leagues.widgets import (
    MOST_OPTIONS,
    NOTHING,
    cut,
    entrant_label,
    entrant_name,
    given_line,
    given_points,
    names,
    points_in_words,
    points_shown,
    rank_shown,
    standing_in_words,
    who_of,
)

ROWS = 15  # rows of the standings on a page: as many as fit with the longest names
WINNERS_ROOM = 300  # characters for the names of shared winners
MOST_BARS = 16  # bars that a line has room for, the latest of them
# Rows on a page where each has its rounds, and the characters for these.
ROWS_WITH_ROUNDS, ROUNDS_ROOM = 8, 180
MOVED_ROOM = 1_200  # characters for those whom a decision moves
GIVEN_ROOM = 700  # characters for points by hand
WHY_ROUNDS_ROOM = 600  # characters for the points of each round
REASONS_ROOM = 1_300  # characters for all reasons: many may share a place
SPECIAL_ROOM = 600  # characters for tables that count otherwise than they show


_BY = {Format.LADDER: "standings-by-game", Format.VOYAGE: "standings-by-deal"}


class RoundPoints(NamedTuple):
    """A person's points from a round; None for a bye in a league of scores, which brings an average."""

    round: int
    points: Fraction | None
    is_bye: bool
    counts: bool


async def show_standings(caller: Caller, league: League) -> None:
    """Answers with the first page of a league's standings."""
    await caller.show(await _with_bars(caller, league, 0))


async def _with_bars(caller: Caller, league: League, number: int) -> ui.LayoutView:
    picture = await computed(league.weight, lambda: _bars(league, number, caller.say))
    view = standings_page(league, number, caller.say)
    return await caller.pictured(league.row.guild_id, view, picture)


def first_bars(league: League, say: Say) -> Picture | None:
    """The bars of the first page of a league's standings; None before there are results."""
    return _bars(league, 0, say)


def _bars(league: League, number: int, say: Say) -> Picture | None:
    paged = _rows(league, number)
    lines = [row_line(league, row, say) for row in paged.shown]
    return standing_bars(league, paged.shown, paged.here * paged.size, lines)


def rows_on_a_page(league: League) -> int:
    """How many rows of the standings a page has room for."""
    return ROWS_WITH_ROUNDS if league.row.best else ROWS


def _rows(league: League, number: int) -> Paged[Standing]:
    return Paged(league.standings, rows_on_a_page(league), number)


def standings_page(league: League, number: int, say: Say) -> ui.LayoutView:
    """A page of the standings, from 0; the last one where there are fewer."""
    paged = _rows(league, number)
    lines = list(_row_lines(league, paged.shown, say))
    blocks = [_head(league, paged, say), "\n".join(lines) or say("standings-empty")]
    if text := _notes(league, say):
        blocks.append(text)
    buttons = [*_buttons(league, say), *paged.arrows("standings", str(league.id))]
    return page(blocks, buttons, why_select(league, paged.shown, say))


def _row_lines(league: League, rows: Sequence[Standing], say: Say) -> Iterator[str]:
    """Each person's row, with the points of each round if only the best ones count."""
    earned = points_by_round(league, {row.person for row in rows}) if league.row.best else {}
    for row in rows:
        yield unlisted(row_line(league, row, say))
        if line := rounds_line(league, earned.get(row.person, ()), say, ROUNDS_ROOM):
            yield f"-# {line}"


def row_line(league: League, row: Standing, say: Say) -> str:
    """One person's row: rank, name and points; then games and wins; byes, forfeits, points by hand if any."""
    name, points = entrant_name(league, row.person), standing_in_words(league, row, say)
    head = f"{rank_shown(row)} **{name}** · {points}"
    if league.row.format is Format.VOYAGE:
        parts = [say("voyage-counted", done=league.finished_deals[row.person], deals=len(league.rounds))]
        if league.is_sealed:
            parts.append(say("voyage-known", count=row.games))
            head = head if row.games else f"**{name}**"
    else:
        parts = [say("standings-games", count=row.games), say("standings-wins", count=row.wins)]
        if row.byes:
            parts.append(say("standings-byes", count=row.byes))
        if row.forfeits:
            parts.append(say("standings-forfeits", count=row.forfeits))
    if row.given:
        parts.append(say("standings-given", given=given_points(row.given)))
    return f"{head}\n-# {' · '.join(parts)}"


def winners_text(league: League, say: Say) -> str:
    """The winners of a league that is over, or nothing."""
    if league.row.stage is not LeagueStage.FINISHED or not league.winners:
        return ""
    return cut(names(league, league.winners), WINNERS_ROOM, say, ", ")


def _head(league: League, paged: Paged[Standing], say: Say) -> str:
    title = say("standings-title", name=escape(league.row.name))
    link = say("league-link", link=league_link(league.row))
    lines = [f"## {title}", what_is_played(league, say), link]
    if winners := winners_text(league, say):
        lines.insert(1, f"🏆 **{winners}**")
    return "\n".join(lines) + paged.number(say)


def moved_block(before: League, after: League, say: Say) -> str:
    """The people whose places or points a decision changes, and a new winner."""
    was = {row.person: row for row in before.standings}
    lines = []
    for row in after.standings:
        old = was.get(row.person)
        if old is None or (old.rank, old.points) != (row.rank, row.points):
            lines.append(_moved(after, old, row, say))
    if before.row.stage is LeagueStage.FINISHED and before.winners != after.winners:
        lines.append(won(after, say))
    if not lines:
        return say("correcting-unmoved")
    return f"**{say('correcting-follows')}**\n{cut(lines, MOVED_ROOM, say)}"


def _moved(league: League, old: Standing | None, row: Standing, say: Say) -> str:
    had = None if old is None or old.points == row.points else old.points
    name, points = entrant_name(league, row.person), standing_in_words(league, row, say, had)
    if old is None:
        return f"▲ **{name}** · {rank_shown(row)} · {points}"
    sign = "▲" if row.rank < old.rank else "▼" if row.rank > old.rank else "="
    rank = rank_shown(row) if row.rank == old.rank else f"{rank_shown(old)} → {rank_shown(row)}"
    return f"{sign} **{name}** · {rank} · {points}"


def _notes(league: League, say: Say) -> str:
    """Notes that explain the points."""
    notes = []
    if league.row.format is Format.VOYAGE:
        notes.append(say("voyage-sealed" if league.is_sealed else "voyage-points"))
    if league.row.best:
        notes.append(say("league-best", best=league.row.best))
    if league.scheme.low_is_good:
        notes.append(say("standings-low"))
    if league.has_small_tables:
        notes.append(say("league-small-tables"))
    if count := sum(match.is_unusual and match.state is MatchState.DONE for match in league.matches):
        notes.append(say("standings-unusual", count=count))
    if decisions := history.decisions(league):
        notes.append(say("standings-corrected", count=len(decisions)))
    return "\n".join(f"-# {line}" for line in notes)


def _buttons(league: League, say: Say) -> Sequence[TableButton]:
    buttons = [TableButton(ButtonId(NO_TABLE, "why", None, str(league.id)), say("button-why"))]
    if history.decisions(league):
        buttons.append(TableButton(history_press(league, RESULTS), say("button-corrections")))
    if league.row.format is not Format.VOYAGE:  # which nobody watches
        buttons.append(TableButton(ButtonId(NO_TABLE, "seers", None, str(league.id)), say("button-seers")))
    return buttons


@answers("standings")
async def _turn(caller: Caller, button_id: ButtonId) -> None:
    league = await league_here(caller, id_of(button_id))
    await caller.show_in_place(await _with_bars(caller, league, page_of(button_id) or 0))


def standing_bars(
    league: League, rows: Sequence[Standing], first: int, lines: Sequence[str]
) -> Picture | None:
    """Rows of the standings as a picture, after `first` others; None before there are results."""
    earned = points_by_round(league, {row.person for row in rows})
    if all(points.is_bye for own in earned.values() for points in own):
        return None
    rounds = [row.number for row in league.rounds][-MOST_BARS:]
    has_rounds = len(rounds) > 1  # else each game has a bar, as in a ladder
    if has_rounds:
        bars = [[_bar(number, earned[row.person]) for number in rounds] for row in rows]
    else:
        games = [_game_bars(earned[row.person]) for row in rows]
        most = max(map(len, games))
        bars = [[*own, *[None] * (most - len(own))] for own in games]
    bar_lines = tuple(
        _line(league, row, first + at, own, line)
        for at, (row, own, line) in enumerate(zip(rows, bars, lines, strict=True))
    )
    return pictured(Bars(tuple(map(str, rounds)) if has_rounds else (), bar_lines))


def _game_bars(earned: Sequence[RoundPoints]) -> Sequence[Bar]:
    bars = [Bar(game.points, dropped=not game.counts) for game in earned if game.points is not None]
    return bars[-MOST_BARS:]


def points_by_round(league: League, people: set[int]) -> Mapping[int, Sequence[RoundPoints]]:
    """The points of these people from each round, or from each game of a ladder, in order."""
    scheme, tables, byes = league.scheme, _tables_of(league, people), _byes_of(league, people)
    found: dict[int, Sequence[RoundPoints]] = {}
    for person in people:
        earned, seats = [points for _, points in tables[person]], [bye for _, bye in byes[person]]
        counting = scheme.counting(earned, seats, league.row.best)  # positions: tables, then byes
        every = [
            *((number, points, False) for number, points in tables[person]),
            *((number, _bye_points(scheme, bye), True) for number, bye in byes[person]),
        ]
        rows = [RoundPoints(*row, at in counting) for at, row in enumerate(every)]
        found[person] = sorted(rows, key=lambda row: row.round)
    return found


def _tables_of(league: League, people: set[int]) -> Mapping[int, Sequence[tuple[int, Fraction]]]:
    """The tables of each person that bring points, or change a rating: the round, and by how much."""
    if league.row.is_by_rating:
        changes = league.known_figures.changes
        games = {person: changes.get(person, {}).values() for person in people}
        return {person: [(LADDER_ROUND, Fraction(one)) for one in own] for person, own in games.items()}
    found: dict[int, list[tuple[int, Fraction]]] = {person: [] for person in people}
    rounds = {match.id: match.round for match in league.matches}
    for result in league.table_results:
        if result.voided or people.isdisjoint(seat.person for seat in result.seats):
            continue  # the points of a table are slow to compute
        number = rounds[result.id]
        for seat, points in zip(result.seats, league.scheme.earned(result), strict=True):
            if seat.person in people and (seat.is_lost or not result.undecided):
                found[seat.person].append((number, points))
    return found


def _byes_of(league: League, people: set[int]) -> Mapping[int, Sequence[tuple[int, int]]]:
    """The byes of each person, among them undecided tables: the round, and the seats of a table there."""
    found: dict[int, list[tuple[int, int]]] = {person: [] for person in people}
    rounds = {match.id: match.round for match in league.matches}
    for row, played in zip(league.rounds, league.history, strict=True):
        for person in people.intersection(played.byes):
            found[person].append((row.number, max(map(len, played.tables), default=league.row.size)))
    for result in league.table_results:
        for bye in () if result.voided else byes_of(result):
            if bye.person in people:
                found[bye.person].append((rounds[result.id], bye.seats))
    return found


def _bye_points(scheme: Scheme, seats: int) -> Fraction | None:
    return scheme.bye(seats) if isinstance(scheme, ByPlace) else None


def rounds_line(league: League, earned: Sequence[RoundPoints], say: Say, room: int) -> str:
    """A person's points from each round, those that don't count struck through; empty before any."""
    if not earned:
        return ""
    if league.row.is_by_rating:
        games = [given_points(int(row.points)) for row in earned if row.points is not None]
        return say("standings-rating-by-game", changes=cut(games, room, say, " · "))
    points = [_round_text(league, row, say) for row in earned]
    return say(_BY.get(league.row.format, "standings-by-round"), points=cut(points, room, say, " · "))


def _round_text(league: League, row: RoundPoints, say: Say) -> str:
    text = "" if row.points is None else with_minus(points_shown(league, row.points, say))
    if row.is_bye:
        text = f"{text} ({say('standings-bye')})".strip()
    text = text if row.counts else f"~~{text}~~"
    return text if league.row.format is Format.LADDER else f"{row.round}: {text}"


def _bar(number: int, earned: Sequence[RoundPoints]) -> Bar | None:
    rows = [row for row in earned if row.round == number and row.points is not None]
    if not rows:
        return None
    total = sum((row.points for row in rows if row.points is not None), Fraction(0))
    is_bye, is_dropped = all(row.is_bye for row in rows), not any(row.counts for row in rows)
    return Bar(total, is_bye, is_dropped)


def _in_words(bar: Bar | None) -> str:
    """A bar's value, in brackets if it doesn't count: plain text can't be struck through."""
    value = NOTHING if bar is None else with_minus(shown(bar.value))
    return f"[{value}]" if bar is not None and bar.dropped else value


def _line(league: League, row: Standing, place: int, bars: Sequence[Bar | None], alt: str) -> BarLine:
    values = ", ".join(map(_in_words, bars))
    return BarLine(
        rank_shown(row),
        who_of(league, row.person, place),
        tuple(bars),
        with_minus(shown(row.points)),
        f"{alt} ({values})",
    )


async def why(caller: Caller, league: League, person: int) -> None:
    """Answers with the place of a person in a league's standings, and each criterion with its figures.

    Raises `Refusal("no_standing")` for a person without a row there.
    """
    say, table = caller.say, league.standings
    row = next((row for row in table if row.person == person), None)
    if row is None:
        raise Refusal("no_standing")
    title = f"## {say('standings-title', name=escape(league.row.name))}"
    if not any(one.games or one.byes for one in table):
        await caller.show(page([title, say("standings-empty")]))
        return
    lines = [
        *why_lines(league, table, row, caller),
        *_round_lines(league, person, say),
        *_special_lines(league, person, say),
    ]
    rules = say("why-rules-rating" if league.row.is_by_rating else "why-rules")
    await caller.show(page([title, *lines, f"-# {rules}"]))


def why_lines(league: League, table: Sequence[Standing], row: Standing, caller: Caller) -> Sequence[str]:
    """A person's rank, and why it is not that of the people above, beside and below."""
    say, name = caller.say, entrant_name(league, row.person)
    own = _own(row.person == caller.user_id)
    if row.is_ranked:
        points = points_in_words(league, row.points, say)
        first = say("why-rank", own=own, name=name, rank=row.rank, points=points)
    else:
        least = league.row.least_games
        first = say("why-unranked", own=own, name=name, games=row.games, least=least)
    given = [given_line(one, say) for one in points_in_effect(league, row.person)]
    reasons = []
    for reason in explain(table, row.person) if row.is_ranked else ():
        other, clause = entrant_name(league, reason.other), _clause(league, row.person, reason, say)
        reasons.append(say(key_of("why", reason.side), own=own, name=name, other=other, reason=clause))
    blocks = [
        first,
        cut(given, GIVEN_ROOM, say),
        cut(reasons, REASONS_ROOM, say),
    ]
    return [block for block in blocks if block]


def _round_lines(league: League, person: int, say: Say) -> Sequence[str]:
    """A person's points from each round, and how many rounds count."""
    rounds = rounds_line(league, points_by_round(league, {person})[person], say, WHY_ROUNDS_ROOM)
    best = say("league-best", best=league.row.best) if league.row.best else ""
    return ["\n".join(filter(None, [rounds, best]))] if rounds else []


def _special_lines(league: League, person: int, say: Say) -> Sequence[str]:
    """A person's undecided tables, and seats that a moderator has counted as theirs."""
    matches = {match.id: match for match in league.matches}
    byes = [
        say("why-undecided", round=matches[result.id].round, table=matches[result.id].number)
        for result in league.table_results
        if any(bye.person == person for bye in byes_of(result))
    ]
    given = [
        done_line(league, one, say)
        for one in league.actions
        if one.kind == Kind.PLAYED_THEMSELVES and one.about == person
    ]
    return [cut([*byes, *given], SPECIAL_ROOM, say)] if byes or given else []


def _clause(league: League, person: int, reason: Reason, say: Say) -> str:
    criterion = reason.criterion
    if criterion is Criterion.HEAD_TO_HEAD and _met_once(league, person, reason):
        key = "why-by-table"
    elif criterion is Criterion.POINTS and league.row.is_by_rating:
        key = "why-by-rating"
    else:
        key = key_of("why-by", criterion)
    return say(key, theirs=_figure(league, reason.theirs, say), figure=_figure(league, reason.own, say))


def _met_once(league: League, person: int, reason: Reason) -> bool:
    """Whether the figures are the points of the only table at which both have played."""
    met: list[tuple[Fraction, Fraction]] = []
    for result in league.table_results:
        seats = zip(result.seats, league.scheme.earned(result), strict=True)
        earned = {seat.person: points for seat, points in seats}
        if not result.voided and not result.undecided and person in earned and reason.other in earned:
            met.append((earned[person], earned[reason.other]))
    return met == [(reason.own, reason.theirs)]


def _figure(league: League, figure: Fraction | None, say: Say) -> str:
    return NOTHING if figure is None else points_shown(league, figure, say)


def _own(is_own: bool) -> str:
    return "yes" if is_own else "no"


def person_named(league: League, typed: str) -> int:
    """The person meant by a typed id, mention or name.

    Raises `Refusal("no_standing")`.
    """
    wanted = typed.strip()
    digits = wanted.removeprefix("<@").removesuffix(">").removeprefix("!")
    for row in league.standings:
        if str(row.person) == digits or league.name(row.person).casefold() == wanted.casefold():
            return row.person
    raise Refusal("no_standing")


def people_of(league: League) -> Sequence[tuple[str, str]]:
    """The suggestions for a person in the standings: the id, and the rank with the name."""
    return [(str(row.person), f"{rank_shown(row)} {league.name(row.person)}") for row in league.standings]


def why_select(league: League, rows: Sequence[Standing], say: Say) -> Sequence[TableSelect]:
    """Explains the rank of one of these people, as many as a select offers; none before there are results."""
    if not any(row.games or row.byes for row in league.standings):
        return ()
    options = [
        discord.SelectOption(
            label=f"{rank_shown(row)} {entrant_label(league, row.person)}"[:100], value=str(row.person)
        )
        for row in rows[:MOST_OPTIONS]
    ]
    return [TableSelect(ButtonId(NO_TABLE, "why", None, str(league.id)), say("button-why"), options)]


@answers("why")
async def _why(caller: Caller, button_id: ButtonId) -> None:
    league, chosen = await its_league(caller, button_id), button_id.words.after(1)
    await why(caller, league, chosen.number(0) if chosen.all else caller.user_id)
