"""The live post of a league, in the league's language."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import discord
from discord import ui

from bot.ai.contract import Level
from bot.leagues.cup import stages
from bot.leagues.errors import LeagueError
from bot.leagues.standings import Standing
from bot.model.leagues import ComputerSeats, Draws, Format, LeagueRow, LeagueStage, Role
from bot.model.tables import Pace
from bot.presenters.picture import Picture
from bot.seasons import lengths, protests, rounds
from bot.seasons.league import BY_SCORE, League
from bot.seasons.rounds import is_held
from bot.tables.clock import HOUR
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key, key_of
from bot.texts.lists import listed
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.options import chosen_line
from bot.ui.kit.text import MEDALS, ago, at, day, escape, time_of, unlisted
from bot.ui.leagues.matches import match_lines, opening, round_name
from bot.ui.leagues.widgets import cut, entrant_name, names, rank_shown, standing_in_words

SIGNING_UP = (LeagueStage.DRAFT, LeagueStage.SIGN_UP)
SMALL = "-# "  # begins a small line
BEST = 15  # rows of the standings, or names, that are shown
SIGN_UP_ACTIONS = ("league_join", "league_leave", "league_terms")
# Characters for the players, the waiting list, the substitutes, and the invited people.
PEOPLE_ROOM, WAITING_ROOM, SUBSTITUTES_ROOM, INVITED_ROOM = 1_700, 400, 400, 300
# Characters for the byes, the round's matches, and the standings.
BYES_ROOM, MATCHES_ROOM, STANDINGS_ROOM = 200, 1_500, 1_300
HOURS_A_DAY = 24
MOST_ADDED = 6  # tables that are listed one by one
LEVELS = {
    Level.CABIN_BOY: "league-cabin-boys",
    Level.BOSUN: "league-bosuns",
    Level.CAPTAIN: "league-captains",
}

# The sentence about seats that count as a computer player's.
COMPUTER_SEATS = {
    ComputerSeats.NONE: "league-computer-seats-none",
    ComputerSeats.FORFEIT: "league-computer-seats-forfeit",
    ComputerSeats.POINTS: "league-computer-seats-points",
}
# The sentence about the draws, unless the usual ones are made.
DRAWS = {Draws.SWISS: "league-draws-swiss", Draws.SEEDED: "league-draws-seeded"}


def league_post(league: League, say: Say, notice: str = "") -> ui.LayoutView:
    """The league's post as it should be now, below a `notice`."""
    blocks = league_blocks(league, say, waits=bool(notice))
    below = small_print(league, say)
    return page([notice, *blocks] if notice else blocks, league_buttons(league, say), below=below)


def league_blocks(league: League, say: Say, *, waits: bool = False) -> Sequence[str]:
    """The blocks of the post, which fit into a message; `waits` if a notice explains a delay above them."""
    title = f"## {escape(league.row.name)}\n{what_is_played(league, say)}"
    if league.row.stage in SIGNING_UP:
        blocks = [f"{title}\n{_in_short(league, say)}", *_sign_up(league, say, waits=waits)]
    else:
        blocks = [
            f"{title}\n{_stage(league, say)}".strip(),
            _round(league, say),
            standings_block(league, say),
        ]
    return [block for block in (*blocks, league.row.about) if block]


def small_print(league: League, say: Say) -> Sequence[str]:
    """The small print: the plan of a running league."""
    is_on = league.row.stage.live and league.row.stage not in SIGNING_UP
    return [small([plan(league, say)])] if is_on and _has_rounds(league) else []


def small(lines: Iterable[str]) -> str:
    """Lines in small letters."""
    return "\n".join(line if line.startswith(SMALL) else f"{SMALL}{line}" for line in lines)


def what_is_played(league: League, say: Say) -> str:
    """The league's format and game, and its tables and pace where it opens them itself."""
    row = league.row
    kind, game = say(key_of("format", row.format)), say(game_key(row.game))
    if row.format is Format.LADDER:
        return f"{kind} · {game}"
    if row.format is Format.VOYAGE:
        return say("voyage-what", format=kind, game=game)
    return say("league-what", format=kind, game=game, size=row.size, pace=pace_named(row, say))


def pace_named(row: LeagueRow, say: Say) -> str:
    """The name of the tables' pace, with the days of a time bank."""
    if row.pace is Pace.BANK:
        return say("pace-bank-of", count=row.bank_days)
    return say(key_of("pace", row.pace))


def terms(league: League, say: Say) -> Iterator[str]:
    """The terms of a league: seats, options, length of a game, points, start of a match."""
    row = league.row
    if row.format is Format.VOYAGE:
        yield from _voyage_terms(league, say)
        return
    yield say("league-your-seat")
    if options := chosen_line(league.rules, row.options, say):
        yield f"-# {options}"
    if row.format is not Format.LADDER:
        yield from _length(league, say)
    if not row.is_by_rating:
        yield say("founding-points", points=points_named(row.points, say))
    if row.protest_hours:
        yield say("league-protests", time=time_of(row.protest_hours, say))
    if row.best:
        yield say("league-best", best=row.best)
    if row.format is Format.SEASON and row.draws is not Draws.MEET:
        yield say(DRAWS[row.draws])
    yield from worth_of_tables(row, say)
    yield say(COMPUTER_SEATS[row.computer_seats])
    if row.format is Format.SEASON:
        yield say(key_of("league-played-out", row.played_out))
        if row.continues:
            yield say("league-continues")
    yield from _attendance(row, say)


def _voyage_terms(league: League, say: Say) -> Iterator[str]:
    if options := chosen_line(league.rules, league.row.options, say):
        yield f"-# {options}"
    yield say("voyage-points")
    yield say("voyage-trust")


def worth_of_tables(row: LeagueRow, say: Say) -> Iterator[str]:
    """The sentence about points at smaller tables, which only the usual points make equal."""
    if row.format is Format.SEASON and row.points != BY_SCORE:
        yield say("league-own-points" if row.points else "league-small-tables")


def _attendance(row: LeagueRow, say: Say) -> Iterator[str]:
    """The rules about the start of a match and about missing people."""
    if row.format is Format.LADDER:
        yield say("league-ladder-people", count=row.least_people)
        return
    if row.no_shows and row.format is Format.SEASON:
        yield say("league-no-shows", count=row.no_shows)
    if row.substitutes:
        yield say("league-substitutes-come")
    yield say("founding-start", hours=row.start_hours)


def _length(league: League, say: Say) -> Iterator[str]:
    """The length of a game: its turns, and the time at the league's rhythm."""
    row, length = league.row, lengths.length_of(league.entry, league.row)
    needed = lengths.hours_for(league.entry, row)
    if length is None or needed is None:
        return
    days = -(-needed // HOURS_A_DAY)
    time = say("league-hours", hours=needed) if needed < HOURS_A_DAY else say("league-days", days=days)
    if row.pace is Pace.LIVE:
        yield say("league-length-live", turns=length.usual, time=time)
    else:
        rhythm = say(key_of("rhythm", row.rhythm))
        yield say("league-length", turns=length.usual, rhythm=rhythm, time=time)


def too_short(league: League, say: Say) -> Iterator[str]:
    """A warning where a round is too short for the league's game, pace and people."""
    row = league.row
    if row.format not in (Format.LADDER, Format.VOYAGE) and not lengths.fits(league.entry, row):
        better = lengths.proposed_hours(league.entry, row) // HOURS_A_DAY
        yield f"⚠️ {say('league-too-short', days=better)}"


def points_named(kept: str, say: Say) -> str:
    """The points of a table in words; `kept` is how they are stored."""
    if kept == BY_SCORE:
        return say("league-points-score")
    return kept or say("league-points-usual")


def plan(league: League, say: Say) -> str:
    """How the league will run: its rounds and their time, the cup at its end, its computer pirates."""
    if league.row.format is Format.VOYAGE:
        return _voyage_plan(league, say)
    return f"{_course(league, say)} {say('league-level', level=say(LEVELS[Level(league.row.level)]))}"


def _voyage_plan(league: League, say: Say) -> str:
    row, last = league.row, league.round
    until = (row.voyage_until if last is None else last.ends_at) or 0
    level = say(LEVELS[Level(row.level)])
    text = say("voyage-plan", deals=row.rounds, level=level, at=at(until), ago=ago(until))
    return " ".join([text, *length_of_games(league, say)])


def length_of_games(league: League, say: Say) -> Iterator[str]:
    """The minutes and decisions of a voyage's game, if they are known."""
    if (moves := lengths.moves_alone(league.entry, league.row)) is not None:
        minutes = max(1, round(moves / lengths.MOVES_A_MINUTE))
        yield say("voyage-length", minutes=minutes, decisions=moves)


def _in_short(league: League, say: Say) -> str:
    """How a new league will run, and until about when."""
    row = league.row
    if row.format is Format.VOYAGE:
        return _voyage_plan(league, say)
    if row.format is not Format.SEASON:
        return _course(league, say)
    return f"{_course(league, say)} {until_about(league, say)}"


def until_about(league: League, say: Say) -> str:
    """About when a new season is over, or how long it is where a moderator starts it."""
    until = league.row.sign_up_until
    hours = lengths.hours_of(league.entry, league.row, stages_of(league, league.row.finalists))
    if until is None:
        return say("league-in-all", time=weeks_of(hours, say))
    return say("league-ends-about", end=day(until + hours * HOUR))


def stages_of(league: League, people: int) -> int:
    """The stages of a cup of so many people; 0 for none, or one that can't be."""
    try:
        return len(stages(people, league.shape)) if people else 0
    except LeagueError:
        return 0


def weeks_of(hours: int, say: Say) -> str:
    """Some hours as about so many weeks."""
    return say("founding-weeks", weeks=max(1, round(hours / HOURS_A_DAY / 7)))


def _course(league: League, say: Say) -> str:
    row = league.row
    if row.format is Format.LADDER:
        ranking = say(key_of("league-by", row.ranking), least=row.least_games)
        return f"{say('league-plan-ladder')} {ranking}"
    time = time_of(row.round_hours, say)
    if row.format is Format.CUP:
        return say("league-plan-cup", advance=row.advance, time=time)
    text = say("league-plan-season", rounds=row.rounds, time=time)
    final = f" {say('league-plan-final', finalists=row.finalists)}" if row.finalists else ""
    return f"{text}{final}"


def _sign_up(league: League, say: Say, *, waits: bool) -> Iterator[str]:
    until, places = league.row.sign_up_until, league.row.places
    players = names(league, (one.user_id for one in league.players))
    if waits:
        head = say("league-sign-up-short")
    elif until is None:
        head = say("league-sign-up")
    else:
        head = say("league-sign-up-until", at=at(until), ago=ago(until))
    count = say("league-players", count=len(players))
    if places is not None:
        count = f"{count} {say('league-places', free=max(places - len(players), 0), places=places)}"
    signed_up = _first(players, PEOPLE_ROOM - len(league.row.about), say)
    tables = tables_for(league, len(players), say)
    yield "\n".join(filter(None, [head, _who_may_sign_up(league.row, say), count, signed_up, tables]))
    for role, key, room in (
        (Role.WAITING, "league-waiting-list", WAITING_ROOM),
        (Role.SUBSTITUTE, "league-substitutes", SUBSTITUTES_ROOM),
        (Role.INVITED, "league-invited", INVITED_ROOM),
    ):
        listed = names(league, (one.user_id for one in league.in_role(role)))
        if listed:
            yield f"{say(key, count=len(listed))}\n{_first(listed, room, say)}"


def _who_may_sign_up(row: LeagueRow, say: Say) -> str:
    if row.only_invited:
        return say("league-for-invited")
    return "" if row.sign_up_role_id is None else say("league-for-role", role=f"<@&{row.sign_up_role_id}>")


def _first(people: Sequence[str], room: int, say: Say) -> str:
    """The first names, and how many there are besides."""
    more = [say("league-more", count=len(people) - BEST)] if len(people) > BEST else []
    return cut([*people[:BEST], *more], room, say, " · ")


def tables_for(league: League, people: int, say: Say) -> str:
    """The tables for a number of people, such as 3 + 3 + 3; empty for a ladder, too few, or one table."""
    if league.row.format in (Format.LADDER, Format.VOYAGE):
        return ""
    try:
        sizes = league.sizes(people)
    except LeagueError:
        return ""
    if len(sizes.tables) == 1 and not sizes.byes:
        return ""
    tables = " + ".join(map(str, sizes.tables))
    if len(sizes.tables) > MOST_ADDED:
        tables = " + ".join(f"{count} × {size}" for size, count in Counter(sizes.tables).items())
    return f"-# {say('league-tables', count=people, tables=tables, byes=sizes.byes)}"


def _stage(league: League, say: Say) -> str:
    """The league's stage, and after its end the winners."""
    match league.row.stage:
        case LeagueStage.PAUSED:
            paused = "league-rests" if league.row.rests else "league-paused"
            paused = "league-draw-held" if is_held(league) else paused
            return say(paused) if _has_rounds(league) else f"{say(paused)}\n{plan(league, say)}"
        case LeagueStage.FINISHED:
            return won(league, say) if league.winners else f"{over(league, say)} {won(league, say)}"
        case LeagueStage.ENDED:
            return say("league-ended")
        case _:
            return "" if _has_rounds(league) else plan(league, say)


def _has_rounds(league: League) -> bool:
    """Whether the league has rounds, which its post then shows instead of the plan."""
    return league.row.format in (Format.SEASON, Format.CUP)


def over(league: League, say: Say) -> str:
    """The sentence that a league, or voyage, is over."""
    return say("voyage-is-over" if league.row.format is Format.VOYAGE else "league-over")


def won(league: League, say: Say) -> str:
    """The sentence about the winners, all who share the first rank, or why there are none."""
    first = names(league, league.winners)
    if not first and any(row.games and not row.is_ranked for row in league.standings):
        return say("league-nobody-ranked")
    if not first:
        return say("league-nobody-won")
    together = listed(first, say)
    named = together if len(together) <= BYES_ROOM else cut(first, BYES_ROOM, say, ", ")
    return say("league-won", names=named, count=len(first))


def _round(league: League, say: Say) -> str:
    """The latest round with its matches; of a league that is over only a cup's final."""
    last = league.round
    if league.row.format is Format.VOYAGE:
        return voyage_progress(league, say)
    if last is None or is_held(league) or (not league.row.stage.live and not last.is_stage):
        return ""
    parts = [
        heading(league, say),
        opening(league, last.number, say),
        match_lines(league, last.number, MATCHES_ROOM - len(league.row.about) // 2, say),
        byes_line(league, say),
        protests_line(league, say),
    ]
    return "\n".join(part for part in parts if part)


def cover(league: League, say: Say) -> Picture | None:
    """The cover of the league's game, while people sign up."""
    pictures = league.entry.presenter.pictures
    if league.row.stage is not LeagueStage.SIGN_UP or pictures is None:
        return None
    return pictures.cover_picture(league.rules.variant_name(league.row.options), say)


def terms_page(league: League, say: Say) -> ui.LayoutView:
    """All terms of a league, with the buttons to offer to sub and to manage it."""
    about = f"## {escape(league.row.name)}\n{what_is_played(league, say)}\n{plan(league, say)}"
    actions = ["league_offer", "league_panel"] if _has_rounds(league) else ["league_panel"]
    lines = small([*terms(league, say), *too_short(league, say)])
    return page([about, lines], action_buttons(league, actions, say))


def voyage_progress(league: League, say: Say) -> str:
    """The number of deals that each player of a voyage has finished, the most first."""
    if not league.row.stage.live or league.round is None:
        return ""
    done = league.finished_deals
    players = sorted((one.user_id for one in league.players), key=lambda one: -done[one])
    lines = [f"{entrant_name(league, one)} {done[one]}/{len(league.rounds)}" for one in players]
    return say("voyage-progress", names=cut(lines, MATCHES_ROOM - len(league.row.about) // 2, say, " · "))


def byes_line(league: League, say: Say) -> str:
    """The byes of the latest round; empty where there are none."""
    byes = [] if league.round is None else names(league, league.round.byes)
    return say("league-byes", names=cut(byes, BYES_ROOM, say, " · ")) if byes else ""


def protests_line(league: League, say: Say) -> str:
    """The time until which the next round waits for protests; empty if it does not."""
    ends_at = protests.open_until(league) if _has_rounds(league) else None
    if ends_at is None or not rounds.is_complete(league) or not league.row.stage.live:
        return ""
    return say("league-protests-until", at=at(ends_at), ago=ago(ends_at))


def heading(league: League, say: Say) -> str:
    """The latest round's name and its end."""
    last = league.round
    assert last is not None  # asked for leagues with a round
    if league.row.format is Format.VOYAGE:
        return _voyage_plan(league, say)
    if last.number == rounds.LADDER_ROUND:
        return say("league-games")
    title = round_name(league, last, say)
    if last.ends_at is None or not league.row.stage.live:
        return f"**{title}**"
    return f"**{title}** · {say('league-until', at=at(last.ends_at), ago=ago(last.ends_at))}"


def standings_block(league: League, say: Say, best: int = BEST) -> str:
    """The best of the standings; people who share a rank have the same number."""
    table = league.standings
    if not any(row.games or row.byes for row in table):
        return ""
    lines = [_row(league, row, say) for row in table[:best]]
    text = cut(lines, STANDINGS_ROOM - len(league.row.about) // 2, say)
    more = f"\n-# {say('league-more', count=len(table) - best)}" if len(table) > best else ""
    title = "voyage-standings" if league.is_sealed else "league-standings"
    return f"**{say(title)}**\n{text}{more}"


def _row(league: League, row: Standing, say: Say) -> str:
    last = league.round
    by_final = last is not None and last.is_stage  # whoever leads the standings may have lost it
    has_won = not league.row.stage.live and row.best is not None and row.is_ranked and not by_final
    number = unlisted(rank_shown(row))
    place = MEDALS.get(row.rank, number) if has_won else number
    name, points = entrant_name(league, row.person), standing_in_words(league, row, say)
    if league.row.format is Format.VOYAGE or not row.is_ranked:
        return f"{place} **{name}** · {points}"
    return say("league-standing", place=place, name=name, points=points, games=row.games)


def league_buttons(league: League, say: Say) -> Sequence[TableButton]:
    """Taking part, withdrawing, stepping in, and the panel for moderators."""
    if league.row.format is Format.VOYAGE:
        return _voyage_buttons(league, say)
    if not league.row.stage.live:
        return []
    last = league.round
    closed = last is not None and last.is_stage  # a cup that has begun
    if league.row.stage is LeagueStage.SIGN_UP:
        return action_buttons(league, SIGN_UP_ACTIONS, say)
    actions = [] if closed else ["league_join"]
    actions += ["league_leave", *(["league_offer"] if _has_rounds(league) else []), "league_panel"]
    return action_buttons(league, actions, say)


def action_buttons(league: League, actions: Sequence[str], say: Say) -> Sequence[TableButton]:
    """A button for each of these actions in a league."""
    styles = {"league_join": discord.ButtonStyle.success}
    return [
        TableButton(
            ButtonId(NO_TABLE, action, None, str(league.id)),
            say(button_key(action)),
            style=styles.get(action, discord.ButtonStyle.secondary),
        )
        for action in actions
    ]


def _voyage_buttons(league: League, say: Say) -> Sequence[TableButton]:
    if league.row.stage is LeagueStage.SIGN_UP:
        return action_buttons(league, SIGN_UP_ACTIONS, say)
    actions = ["voyage"] if league.round is not None else []
    if league.row.stage.live:
        actions += ["league_join", "league_leave", "league_panel"]
    return [
        TableButton(
            ButtonId(NO_TABLE, action, None, str(league.id)),
            say(button_key(action) if league.row.stage.live else "button-voyage-deals"),
            style=discord.ButtonStyle.secondary if at else discord.ButtonStyle.success,
        )
        for at, action in enumerate(actions)
    ]
