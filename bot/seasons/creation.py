"""Creating a league: a draft that only its maker sees, changed until it fits, and then opened at once."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypedDict

from bot.ai.contract import Level
from bot.ai.pirates import PIRATES
from bot.games.contract import Rules
from bot.leagues.cup import CupShape, stages
from bot.leagues.points import read_points
from bot.leagues.tables import divide
from bot.leagues.voyages import FEWEST, MOST
from bot.model.leagues import EntrantRow, Format, LeagueRow, LeagueStage, Role
from bot.model.settings import Hours, Number, settings_of
from bot.model.tables import Pace
from bot.seasons import lengths
from bot.seasons.league import BY_SCORE, League
from bot.seasons.seasons import Seasons
from bot.seasons.strictness import SETS, Strictness
from bot.solo.deals import PLAYERS, short_options
from bot.store.leagues import NameTakenError, update_league, upsert_entrant
from bot.tables.calendar import DAY
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal

LONGEST_NAME = 40
_MENTION = re.compile(r"@(?:everyone|here)|<@[!&]?\d+>")
MOST_PLACES = 200  # as many as a league's declared `places`
OF_SOME = ("finalists", "best", "sign_up_until")  # settings that other kinds of leagues would heed
VOYAGE_DAYS = 14  # of a voyage, usually
MEASURED = 200  # turns from which on it is known how quickly the people of a server answer


class JustMade(TypedDict):
    """The values that a league gets when it is made, whatever its settings; see `LeagueRow`."""

    created_by: int
    created_at: int
    closed_at: int | None
    seed: int
    next_at: int | None
    revision: int
    told: int
    seldom_larger: bool


def just_made(seasons: Seasons, by: Person) -> JustMade:
    """The values of a league that a person makes now."""
    return {
        "created_by": by.user_id,
        "created_at": seasons.now(),
        "closed_at": None,
        "seed": secrets.randbits(48),
        "next_at": None,
        "revision": 1,
        "told": 0,
        "seldom_larger": True,
    }


async def draft(seasons: Seasons, name: str, place: Place, by: Person) -> League:
    """A new draft with the usual values; a former draft of the same person in the server is forgotten.

    Raises `Refusal` for a name that is taken, empty, or too long.
    """
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("league_name_length", most=LONGEST_NAME)
    if await _is_taken(seasons, place.guild_id, name):
        raise Refusal("league_name_taken", word=name)
    await seasons.store.remove_drafts(place.guild_id, by.user_id)
    guild = await seasons.tables.store.guilds.guild(place.guild_id)
    answers = await seasons.tables.store.careers.answers(place.guild_id)
    first = next(iter(seasons.tables.entries.values()))
    fresh = LeagueRow(
        id=0,
        guild_id=place.guild_id,
        name=name,
        stage=LeagueStage.DRAFT,
        game=first.key,
        options=first.rules.complete(first.rules.league_options),
        rhythm=lengths.rhythm_of(answers.average if answers.turns >= MEASURED else 0),
        channel_id=place.channel_id,
        language=place.language,
        **SETS[Strictness.FAIR],
        **just_made(seasons, by),
    )
    row = lengths.proposed(first, fresh)
    if guild.pace not in (Pace.NONE, Pace.DAILY):  # it plays at a pace of its own
        row = lengths.following(row, first, replace(row, pace=guild.pace), first)
    return await seasons.load(await seasons.store.add(row))


async def change(seasons: Seasons, league_id: int, by: Person, **changes: Any) -> League:
    """Changes columns of a draft and the settings that follow: options, pace, bank, length of rounds.

    Raises `Refusal` for values that can't be.
    """
    async with seasons.locked(league_id) as league:
        require_draft(league, by)
        row = _followed(league, changes, seasons.now())
        check(row, seasons.tables.entries[row.game].rules, seasons.now())
        await seasons.store.change(league_id, *update_league(league.row, row), revise=False)
        return await seasons.load(league_id)


def _followed(league: League, changes: Mapping[str, Any], now: int) -> LeagueRow:
    """A draft after changes, with proposals for all that follows from them and was not chosen."""
    row = _with_options(league, replace(league.row, **changes), changes)
    row = _with_kind(league, row, changes, now)
    row, entry = _fitting(league, row), league.entries[row.game]
    if "rhythm" in changes:
        return lengths.proposed(entry, row)
    followed = lengths.following(league.row, league.entry, row, entry)
    return replace(followed, rounds=row.rounds) if "rounds" in changes else followed


def _with_options(league: League, row: LeagueRow, changes: Mapping[str, Any]) -> LeagueRow:
    """The options of another game, or of the short games of a voyage, unless others were chosen."""
    rules = league.entries[row.game].rules
    proposed = rules.complete(rules.league_options)
    is_voyage = row.format is Format.VOYAGE
    becomes_short = is_voyage and league.row.format is not Format.VOYAGE and row.options == proposed
    if becomes_short or (row.game != league.row.game and "options" not in changes):
        return replace(row, options=short_options(rules) if is_voyage else proposed)
    return row


def _with_kind(league: League, row: LeagueRow, changes: Mapping[str, Any], now: int) -> LeagueRow:
    """The usual values of another kind of league; a voyage's games follow their length."""
    before, follows = league.row, dict[str, Any]()
    if row.format is Format.VOYAGE:
        games = lengths.games_of_voyage(league.entries[row.game].rules, row.options)
        if before.format is not Format.VOYAGE:
            follows = _usual_voyage(now, games)
        elif row.rounds == lengths.games_of_voyage(league.rules, before.options):
            follows = {"rounds": games}
    elif row.format is Format.SEASON and before.format is not Format.SEASON:
        follows = {"rounds": lengths.proposed_rounds(row)}
    return replace(row, **{**follows, **changes}) if follows else row


def _fitting(league: League, row: LeagueRow) -> LeagueRow:
    """The row with tables, computer players and a least number of people that its game has."""
    rules, computer = league.entries[row.game].rules, league.entries[row.game].computer
    most, size = rules.most_players(row.options), row.size
    if (row.game, row.options) != (league.row.game, league.row.options):
        size = min(max(size, rules.min_players), most)
    searches = row.format is Format.VOYAGE and row.level in computer.SEARCHING
    level = Level.BOSUN if searches or row.level not in computer.LEVELS else row.level
    return replace(row, size=size, level=level, least_people=min(row.least_people, most))


def _usual_voyage(now: int, games: int) -> dict[str, Any]:
    """The usual values of a draft that becomes a voyage."""
    until = now + VOYAGE_DAYS * DAY
    return {"rounds": games, "size": PLAYERS, "voyage_until": until, "finalists": 0, "best": 0, "points": ""}


def usual(league: League) -> LeagueRow:
    """The league with the values that a new one of its kind, game and people has."""
    row = league.row
    defaults = {name: one.default for name, one in settings_of(LeagueRow).items() if one.asked}
    kept = {name: getattr(row, name) for name in ("game", "size", "rhythm", "format")}
    fresh = replace(row, **{**defaults, **SETS[Strictness.FAIR], **kept})
    if row.format is Format.VOYAGE:
        return replace(fresh, rounds=lengths.games_of_voyage(league.rules, row.options))
    return lengths.proposed(league.entry, fresh)


async def create(seasons: Seasons, league_id: int, by: Person, computers: int = 0) -> League:
    """Opens a draft with this number of `computers`: a ladder begins, others sign people up.

    Raises `Refusal`.
    """
    async with seasons.locked(league_id) as league:
        require_draft(league, by)
        check(league.row, league.rules, seasons.now())
        if await _is_taken(seasons, league.row.guild_id, league.row.name):
            raise Refusal("league_name_taken", word=league.row.name)
        if league.row.format is Format.VOYAGE:
            computers = 0  # they are the pirates against whom everyone plays
        named = settings_of(LeagueRow)
        # They were chosen for another kind of league.
        unfit = {name: named[name].default for name in OF_SOME if not named[name].fits(league.row)}
        row = replace(league.row, **unfit)
        most = MOST_PLACES if row.places is None else row.places
        if not 0 <= computers <= most:
            raise Refusal("league_computers", most=most)
        is_ladder = league.row.format is Format.LADDER
        stage = LeagueStage.RUNNING if is_ladder else LeagueStage.SIGN_UP
        at = seasons.now()
        joined = [
            upsert_entrant(league_id, EntrantRow(-n, _computer(n), Role.PLAYER, at))
            for n in range(1, computers + 1)
        ]
        try:
            await seasons.store.change(
                league_id,
                *update_league(league.row, row),
                *joined,
                stage=stage,
                created_at=at,
                next_at=row.sign_up_until,
            )
        except NameTakenError:
            raise Refusal("league_name_taken", word=league.row.name) from None
        return await seasons.changed(league_id)


async def _is_taken(seasons: Seasons, guild_id: int, name: str) -> bool:
    """Whether a live league of the server has that name; a name is free again after the end."""
    known = await seasons.store.named(guild_id, name)
    return known is not None and known.stage.live


def check(row: LeagueRow, rules: Rules, now: int) -> None:
    """Raises `Refusal` or `LeagueError` for a league that can't be played as it is described."""
    if row.format is Format.VOYAGE:
        _check_voyage(row, now)
    most = rules.most_players(row.options)
    divide(most, row.size, rules.min_players, most)
    if _MENTION.search(row.about):
        raise Refusal("about_has_mentions")
    if row.points not in ("", BY_SCORE):
        read_points(row.points)
    for name, one in settings_of(LeagueRow).items():
        value = getattr(row, name)
        if isinstance(one.kind, Number | Hours) and value is not None:
            _require_range(name, value, one.kind.least, one.kind.most)
    _require_range("start_hours", row.start_hours, 0, row.round_hours)
    if row.places is not None:
        _require_range("places", row.places, rules.min_players, MOST_PLACES)
    if row.format is Format.SEASON:
        _require_range("best", row.best, 0, row.rounds)
    _require_range("least_people", row.least_people, 1, rules.most_players(row.options))
    if row.sign_up_until is not None and row.sign_up_until <= now:
        raise Refusal("deadline_past")
    finalists = row.finalists if row.format is Format.SEASON else 0
    if row.format is Format.CUP or finalists:
        people = finalists or row.places or most * row.size
        stages(people, CupShape(row.size, row.advance, rules.min_players, most, row.seldom_larger))


def _check_voyage(row: LeagueRow, now: int) -> None:
    if not FEWEST <= row.rounds <= MOST:
        raise Refusal("voyage_deals", least=FEWEST, most=MOST)
    is_to_begin = row.stage in (LeagueStage.DRAFT, LeagueStage.SIGN_UP)
    if is_to_begin and (row.voyage_until or 0) <= max(now, row.sign_up_until or 0):
        raise Refusal("voyage_past")


def _require_range(setting: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Refusal("setting_out_of_range", what=setting, least=least, most=most)


def require_draft(league: League, by: Person) -> None:
    """Raises `Refusal("no_such_league")` for a league that is no draft of theirs."""
    if league.row.stage is not LeagueStage.DRAFT or league.row.created_by != by.user_id:
        raise Refusal("no_such_league")


def _computer(number: int) -> str:
    """The name of the computer player of that number: those of the tables, and then with a number."""
    turn, at = divmod(number - 1, len(PIRATES))
    return f"{PIRATES[at].name} {turn + 1}" if turn else PIRATES[at].name
