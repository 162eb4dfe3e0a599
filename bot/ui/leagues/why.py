""" "Why am I third?": what puts somebody before and behind their neighbours in the standings, in words."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from fractions import Fraction

from bot.leagues.results import byes_of
from bot.leagues.standings import Reason, Standing, explain
from bot.leagues.tiebreaks import Criterion
from bot.seasons.adjustments import in_effect
from bot.seasons.history import Kind
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape
from bot.ui.leagues.history import done_line
from bot.ui.leagues.lookup import league_here
from bot.ui.leagues.standings import brought_by, rounds_line
from bot.ui.leagues.widgets import cut, entrant_name, given_line, points_in_words, points_shown

GIVEN_ROOM = 700  # characters for points by hand
ROUNDS_ROOM = 600  # characters for what each round has brought
REASONS_ROOM = 1_300  # characters for all reasons: many may share a place
SPECIAL_ROOM = 600  # characters for tables that count as another than they show
NOTHING = "–"  # the figure of somebody who has played nothing


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
    await caller.show(page([title, *lines, f"-# {say('why-rules')}"]))


def why_lines(league: League, table: Sequence[Standing], row: Standing, caller: Caller) -> Sequence[str]:
    """Where a person stands, and why not elsewhere: the one above, those beside, the one below."""
    say, name = caller.say, entrant_name(league, row.person)
    own = _own(row.person == caller.user_id)
    first = say(
        "why-rank", own=own, name=name, rank=row.rank, points=points_in_words(league, row.points, say)
    )
    given = [given_line(one, say) for one in in_effect(league, row.person)]
    reasons = []
    for reason in explain(table, row.person):
        other, clause = entrant_name(league, reason.other), _clause(league, row.person, reason, say)
        reasons.append(say(key_of("why", reason.side), own=own, name=name, other=other, reason=clause))
    blocks = [
        first,
        cut(given, GIVEN_ROOM, say),
        cut(reasons, REASONS_ROOM, say),
    ]
    return [block for block in blocks if block]


def _round_lines(league: League, person: int, say: Say) -> Sequence[str]:
    """What each round has brought a person, and how many of them count."""
    rounds = rounds_line(league, brought_by(league, {person})[person], say, ROUNDS_ROOM)
    best = say("league-best", best=league.row.best) if league.row.best else ""
    return ["\n".join(filter(None, [rounds, best]))] if rounds else []


def _special_lines(league: League, person: int, say: Say) -> Sequence[str]:
    """Where a person's table is undecided, and where a moderator has counted a seat as theirs."""
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
    """Who is meant in a league: an id, as it is suggested, a mention, or a name in any case.

    Raises `Refusal("no_standing")`.
    """
    wanted = typed.strip()
    digits = wanted.removeprefix("<@").removesuffix(">").removeprefix("!")
    for row in league.standings:
        if str(row.person) == digits or league.name(row.person).casefold() == wanted.casefold():
            return row.person
    raise Refusal("no_standing")


def people_of(league: League) -> Sequence[tuple[str, str]]:
    """Everybody in the standings as they are suggested: the id, and the rank with the name."""
    return [(str(row.person), f"{row.rank}. {league.name(row.person)}") for row in league.standings]


async def _why(caller: Caller, button_id: ButtonId) -> None:
    await why(caller, await league_here(caller, button_id.words.number(0)), caller.user_id)


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {"why": _why}
