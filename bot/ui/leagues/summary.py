"""Pictures of a finished season: for the league's channel, and for each player."""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.contract import Seat
from bot.leagues.results import SeatResult
from bot.leagues.standings import Standing
from bot.model.animals import apart
from bot.model.careers import LeagueSeat
from bot.model.leagues import Format, LeagueStage
from bot.presenters.picture import (
    Ledger,
    LedgerRow,
    Picture,
    Podium,
    Portrait,
    Step,
    Who,
    in_words,
    pictured,
)
from bot.seasons.league import League
from bot.seasons.summary import OwnSeason, SeasonBest, own_season, season_summary, seats_of
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say, speaker
from bot.texts.lists import listed
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_with_edition
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import its_league
from bot.ui.leagues.widgets import entrant_label, given_points, points_in_words, points_shown, who_of
from bot.ui.pictures.captions import captioned
from bot.ui.pictures.careers import percent_of

COLOURS = 8  # that differ from each other
MOST_STEPS = 9  # places that are shown


def own_button(league: League, say: Say) -> TableButton:
    """The button to the reader's own season."""
    return TableButton(ButtonId(NO_TABLE, "season_mine", None, str(league.id)), say("button-season-mine"))


def season_picture(league: League, seats: Sequence[LeagueSeat], say: Say) -> Picture | None:
    """The winners, the podium and the season's records; None if nobody has won."""
    if not league.winners:
        return None
    names = [entrant_label(league, person) for person in league.winners]
    key = "picture-wins" if len(names) == 1 else "picture-all-win"
    title = say(key, name=names[0], names=listed(names, say))
    shown = _shown(league)
    people = _apart(league, [row.person for row in shown])
    steps = tuple(_step(league, row, people[row.person], say) for row in shown)
    rows = _voyage_rows(league, say) if league.row.format is Format.VOYAGE else _rows(league, seats, say)
    picture = pictured(Podium(title, steps, _margin(league, say)), Ledger(tuple(rows)))
    return _captioned(picture, league, league.row.language)


def _captioned(picture: Picture, league: League, language: str) -> Picture:
    game = game_with_edition(league.rules, league.row.options, speaker(language))
    at = league.row.closed_at or league.row.created_at
    return captioned(picture, (league.row.name, game), at, language)


def _apart(league: League, people: Sequence[int]) -> Mapping[int, Who]:
    """People in one picture: animals and colours differ, and who signed up later gives way."""
    order = sorted(people, key=lambda person: _seat(league, person))
    whos = [who_of(league, person, at % COLOURS) for at, person in enumerate(order)]
    animals = apart((who.name, who.animal) for who in whos)
    return {
        person: who._replace(animal=animal) for person, who, animal in zip(order, whos, animals, strict=True)
    }


def _margin(league: League, say: Say) -> str:
    """By how much the only winner is ahead of the next; empty where no points have decided it."""
    rows = league.standings[:2]
    if len(league.winners) != 1 or len(rows) < 2 or rows[0].person != league.winners[0]:
        return ""
    by = rows[0].points - rows[1].points
    return say("picture-margin", margin=points_shown(league, by, say)) if by > 0 else ""


def _shown(league: League) -> Sequence[Standing]:
    """The first of the standings; only the winners if they are not the first of them, as in a cup."""
    rows = [row for row in league.standings if row.games and row.is_ranked][:MOST_STEPS]
    if set(league.winners) == {row.person for row in rows if row.rank == 1}:
        return rows
    return [row for row in league.standings if row.person in league.winners]


def _step(league: League, row: Standing, who: Who, say: Say) -> Step:
    place = 1 if row.person in league.winners else row.rank
    return Step(place, who, points_shown(league, row.points, say))


def _seat(league: League, person: int) -> Seat:
    """The seat whose colour a person has alone in a picture: in order of sign-up."""
    people = [one.user_id for one in league.entrants]
    return people.index(person) % COLOURS if person in people else 0


def _voyage_rows(league: League, say: Say) -> Iterator[LedgerRow]:
    yield LedgerRow(say("season-deals"), str(len(league.rounds)))
    played = {seat.person for _, seat in _played(league)}
    yield LedgerRow(say("season-players"), str(len(played)))
    yield from _best_deal(league, None, say)


def _played(league: League) -> Iterator[tuple[int, SeatResult]]:
    """The finished games of a voyage: the deal's number, and the result."""
    for result in league.table_results:
        if not result.voided:
            yield from ((league.match(result.id).round, seat) for seat in result.seats if not seat.forfeited)


def _best_deal(league: League, person: int | None, say: Say) -> Iterator[LedgerRow]:
    """The most points from a deal, of a person or of all."""
    found = [(seat.score, deal) for deal, seat in _played(league) if person in (None, seat.person)]
    if found:
        points, deal = max(found, key=lambda one: (one[0], -one[1]))
        note = say("voyage-deal", number=deal)
        yield LedgerRow(say("season-best-deal"), given_points(points), (note,))


def _rows(league: League, seats: Sequence[LeagueSeat], say: Say) -> Iterator[LedgerRow]:
    found = season_summary(seats)
    yield LedgerRow(say("season-games"), str(found.games))
    yield LedgerRow(say("season-players"), str(found.players))
    if found.best is not None:
        yield _best(league, "season-best", found.best, say)
    if found.streak is not None:
        yield _best(league, "season-streak", found.streak, say)
    yield LedgerRow(say("season-length"), str(found.moves))


def _best(league: League, key: str, best: SeasonBest, say: Say) -> LedgerRow:
    holder: Who | str = best.name or say("card-someone")
    if best.person is not None:
        holder = who_of(league, best.person, _seat(league, best.person))
    return LedgerRow(say(key), with_minus(str(best.value)), (holder,))


@answers("season_mine", given=its_league)
async def _mine(caller: Caller, league: League) -> None:
    say = caller.say
    if league.row.stage is not LeagueStage.FINISHED:
        raise Refusal("season_not_over")
    row = next((one for one in league.standings if one.person == caller.user_id and one.games), None)
    if row is None:
        raise Refusal("season_none")
    own = own_season(await seats_of(caller.services.seasons, league), caller.user_id)
    rows = list(_own_rows(league, row, own, say))
    lines, (first, *others) = [_line(one, say) for one in rows], rows
    title = say("season-mine", league=escape(league.row.name))
    view = page([f"### {title}", "\n".join(lines)], beside=lambda: [f"### {title}"], picture_first=True)
    who = who_of(league, caller.user_id, _seat(league, caller.user_id))
    about = " · ".join(map(in_words, (league.row.name, *first.notes)))
    portrait = Portrait(who, about, in_words(first.value), first.label)
    picture = pictured(portrait, Ledger(tuple(others)) if others else None)
    picture = _captioned(picture, league, caller.met.spoken_to_in)
    await caller.show(await caller.pictured(league.row.guild_id, view, picture))


def _line(row: LedgerRow, say: Say) -> str:
    notes = f"\n-# {' · '.join(map(in_words, row.notes))}" if row.notes else ""
    return say("labelled", label=f"**{row.label}**", text=f"{in_words(row.value)}{notes}")


def _own_rows(league: League, row: Standing, own: OwnSeason | None, say: Say) -> Iterator[LedgerRow]:
    of = sum(one.games > 0 and one.is_ranked for one in league.standings)
    if row.is_ranked:
        yield LedgerRow(say("season-rank"), say("season-rank-of", rank=row.rank, count=of))
    points = points_in_words(league, row.points, say)
    if league.row.format is Format.VOYAGE:
        done = say("season-deals-done", done=row.games - row.forfeits, deals=len(league.rounds))
        yield LedgerRow(say("season-points"), points, (done,))
        yield from _best_deal(league, row.person, say)
        return
    games = f"{say('card-games', count=row.games)} · {say('card-wins', count=row.wins)}"
    yield LedgerRow(say("season-points"), points, (games,))
    if own is None:
        return
    if own.best is not None:
        yield LedgerRow(say("season-best"), with_minus(str(own.best)))
    if own.bids:
        share = percent_of(own.met, own.bids)
        met = say("card-met", met=own.met, made=own.bids, percent=share)
        yield LedgerRow(say("season-streak"), str(own.streak), (met,))
