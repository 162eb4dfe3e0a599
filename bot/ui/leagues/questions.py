"""The kinds of leagues, and the five questions about a new one, each with an answer proposed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.contract import Option, Rules
from bot.model.leagues import Format, LeagueRow
from bot.seasons import lengths
from bot.seasons.league import League
from bot.seasons.strictness import SETS, Strictness, strictness_of
from bot.tables.calendar import DAY
from bot.texts.catalog import Say
from bot.texts.keys import about_key, game_key, key_of
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import Words
from bot.ui.kit.layout import Row, Select
from bot.ui.kit.settings import Make, named_select, select
from bot.ui.kit.text import day, time_of
from bot.ui.kit.widgets import option
from bot.ui.leagues.post import length_of_games, stages_of, until_about, weeks_of
from bot.ui.leagues.settings import SETTINGS

KINDS = (Format.SEASON, Format.LADDER, Format.CUP, Format.VOYAGE)
FINAL, STRICTNESS, EDITION = "final", "strictness", "edition"
FINALS = (0, 1, 2)  # tables of the cup after a season; two have a final
ROUNDS, DEALS = (2, 3, 4, 5, 6, 8), (3, 5, 7, 10, 14)  # those offered; others are typed
SIGN_UP_DAYS, VOYAGE_DAYS = (0, 3, 7, 14), (7, 14, 21, 28)  # 0: until a moderator starts the league
IN_A_CUP = 8  # people of a cup whose length is told as an example


def named(kind: Format, say: Say) -> str:
    """A kind of league, as it begins a line or a label."""
    name = say(key_of("format", kind))
    return name[:1].upper() + name[1:]


def _season(league: League) -> LeagueRow:
    """The season that would be proposed for the game and the people of a draft."""
    return lengths.proposed(league.entry, replace(league.row, format=Format.SEASON))


def proposed_kind(league: League) -> Format:
    """A season, or a voyage where eight weeks don't hold three rounds."""
    return Format.VOYAGE if lengths.is_too_long(_season(league)) else Format.SEASON


def kinds(league: League, say: Say) -> Iterator[str]:
    """A sentence for each kind of league, with its weeks."""
    season = _season(league)
    cup = replace(season, format=Format.CUP)
    hours = {
        Format.SEASON: lengths.hours_of(league.entry, season, 0),
        Format.CUP: lengths.hours_of(league.entry, cup, stages_of(replace(league, row=cup), IN_A_CUP)),
        Format.VOYAGE: VOYAGE_DAYS[1] * 24,
    }
    for one in KINDS:
        time = say("founding-no-limit") if one is Format.LADDER else weeks_of(hours[one], say)
        if one is Format.CUP:
            time = say("founding-of-people", time=time, people=IN_A_CUP)
        about = say(about_key(key_of("format", one)))
        yield say("founding-kind", kind=named(one, say), time=time, about=about)


def sentence(league: League, now: int, say: Say) -> str:
    """The answers in a sentence, with the end of sign-up and the strictness."""
    row, game = league.row, _game(league, say)
    facts: dict[str, str | int] = {"game": game, "size": row.size, "time": time_of(row.round_hours, say)}
    facts["rhythm"] = say(key_of("rhythm", row.rhythm))
    match row.format:
        case Format.SEASON:
            what = say("founding-season", **facts, rounds=row.rounds)
            if row.finalists:
                what = f"{what} {say('league-plan-final', finalists=row.finalists)}"
            what = f"{what} {until_about(league, say)}"
        case Format.CUP:
            what = say("founding-cup", **facts)
        case Format.LADDER:
            what = say("founding-ladder", game=game, least=row.least_people)
        case _:
            what = say("founding-voyage", game=game, deals=row.rounds, end=day(row.voyage_until or now))
            what = " ".join([what, *length_of_games(league, say)])
    return " ".join([what, *_rest(row, say)])


def _rest(row: LeagueRow, say: Say) -> Iterator[str]:
    if row.format is not Format.LADDER:
        until = say("founding-no-end") if row.sign_up_until is None else day(row.sign_up_until)
        yield say("founding-until", until=until)
    if row.format is not Format.VOYAGE:
        strict = strictness_of(row)
        yield f"{say('strictness-own') if strict is None else _sets(strict, row, say)}."


def _game(league: League, say: Say) -> str:
    """The league's game, with its edition if it has several."""
    return dict(_games(league, say))[_edition_now(league)]


def _edition(rules: Rules) -> Option | None:
    """The option by which one of several editions is chosen."""
    return next((one for one in rules.options if one.name == EDITION), None)


def _edition_now(league: League) -> str:
    rules, row = league.rules, league.row
    edition = _edition(rules)
    at = 0 if edition is None else edition.choices.index(rules.value(row.options, EDITION))
    return f"{row.game} {at}" if at else row.game


def _games(league: League, say: Say) -> Iterator[tuple[str, str]]:
    """Each game, and each edition of it: the words of its choice, and its name."""
    for key, entry in league.entries.items():
        edition = _edition(entry.rules)
        if edition is None:
            yield key, say(game_key(key))
            continue
        for at, value in enumerate(edition.choices):
            name = say("solo-game-edition", game=say(game_key(key)), edition=value)
            yield (f"{key} {at}" if at else key), name


def rows(league: League, make: Make, now: int, say: Say) -> Iterator[Row]:
    """A select for each question."""
    row = league.row
    yield named_select(
        make("game"), say("select-league-game"), dict(_games(league, say)), _edition_now(league), say
    )
    if SETTINGS["rhythm"].fits(row):
        yield select(SETTINGS["rhythm"], row.rhythm, make("rhythm"), None, say)
    if row.format is Format.SEASON:
        hours = lengths.hours_of(league.entry, replace(row, rounds=1), 0)
        weeks = {
            str(count): say("founding-rounds", rounds=count, time=weeks_of(count * hours, say))
            for count in sorted({*ROUNDS, row.rounds})
        }
        yield named_select(make("rounds"), say("form-rounds"), weeks, str(row.rounds), say)
    elif row.format is Format.VOYAGE:
        deals = {str(count): str(count) for count in sorted({*DEALS, row.rounds})}
        yield named_select(make("rounds"), say("founding-deals"), deals, str(row.rounds), say)
        yield _moment("voyage_until", VOYAGE_DAYS, row.voyage_until, now, make, say=say)
    if row.format is not Format.LADDER:
        yield _moment("sign_up_until", SIGN_UP_DAYS, row.sign_up_until, now, make, say=say)
    if row.format is not Format.VOYAGE:
        yield strictness(row, make, say)


def _moment(name: str, offered: Sequence[int], instant: int | None, now: int, make: Make, *, say: Say) -> Row:
    """A select of days from now; the sentence tells another time, which is typed."""
    left = 0 if instant is None else instant - now
    days = {str(one): say("founding-in-days", days=one) if one else say("founding-no-end") for one in offered}
    # What was chosen a while ago is ticked still.
    chosen = next((key for key in days if 0 <= int(key) * DAY - left < DAY // 4), "")
    return named_select(make(name), say(SETTINGS[name].label), days, chosen, say)


def strictness(row: LeagueRow, make: Make, say: Say) -> Row:
    """The select that sets up to five settings at once."""
    title, now = say("select-strictness"), strictness_of(row)
    options = [
        option(
            title, say(key_of(STRICTNESS, one)), one, say, is_chosen=one is now, about=_sets(one, row, say)
        )
        for one in Strictness
    ]
    return TableSelect(make(STRICTNESS), title, options)


def _sets(one: Strictness, row: LeagueRow, say: Say) -> str:
    kind = STRICTNESS if SETTINGS["no_shows"].fits(row) else "strictness-seats"
    return say(about_key(key_of(kind, one)))


def final(league: League, make: Make, say: Say) -> Select:
    """The select of the cup after a season: none, a table, or two and then a final."""
    row, known = league.row, {tables: _final(league.row, tables) for tables in FINALS}
    now = next((str(tables) for tables, one in known.items() if one["finalists"] == row.finalists), "")
    named_finals = {str(tables): say("founding-final", tables=tables) for tables in FINALS}
    return named_select(make(FINAL), say("select-final"), named_finals, now, say)


def _final(row: LeagueRow, tables: int) -> Mapping[str, Any]:
    return {"finalists": tables * row.size, "advance": max(1, row.size // 2) if tables > 1 else 1}


def chosen(league: League, words: Words, now: int) -> Mapping[str, Any] | None:
    """The columns that an answer changes; None if it is of no question. Raises `CustomIdError`."""
    match words.text(0):
        case "game":
            return _chosen_game(league, words)
        case "rounds":
            return {"rounds": words.number(1)}
        case "sign_up_until" | "voyage_until" as name:
            return {name: now + words.number(1, least=0) * DAY if words.text(1) != "0" else None}
        case "strictness":
            return SETS[words.among(1, Strictness)]
        case "final":
            return _final(league.row, words.nth(1, FINALS))
    return None


def _chosen_game(league: League, words: Words) -> Mapping[str, Any]:
    key = words.among(1, league.entries)
    rules = league.entries[key].rules
    edition = _edition(rules)
    if edition is None:
        return {"game": key}
    value = edition.choices[0] if len(words.all) < 3 else words.nth(2, edition.choices)
    usual = rules.complete(rules.league_options)
    return {"game": key, "options": rules.changed(usual, {EDITION: value})}
