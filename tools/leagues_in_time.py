"""`python -m tools.leagues_in_time [WORDS]`: a league round in simulated time, with the default settings.

For every game: people who look in 1, 2, 3, 4 and 16 times a day, once-a-day beside hourly, and events: a
no-show, a leaver, a vacation of ten days, a pause of ten days, a bot that is down for three days, a form left
untouched with people who come daily at about the same hour. In a season of two rounds with two listed
substitutes one person does not come to the second, and another stops in it. A row has
the days until the league is over, and of each person: their own moves, all that count, those of the play-
out, their missed turns, their points, and 💤 or a forfeit. Below it are the organiser's messages, with their
times. `WORDS` choose rows, such as `corsari vacation`. All take less than a minute.
"""

import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

from bot.leagues.points import shown
from bot.model.leagues import Rhythm, Role
from bot.model.messages import NEWS_OF_LEAGUES, MessageKind
from bot.model.tables import ActionRow
from bot.seasons import creation, league_admin, matches, participation
from bot.seasons.league import League
from bot.seasons.notices import has_to_tell
from bot.seasons.seasons import Notice
from bot.tables import preferences, seats
from bot.tables.clock import HOUR
from bot.tables.lobby import Place
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests import chance
from tests.seasons.diligent import Answers, live
from tests.seasons.leagues import CHANNEL, DAY, FIRST, GUILD, MAKER, Discord, FakePort, Leagues, person
from tests.seasons.test_downtime import down_for

GAMES = ("skullking", "playapirata", "corsari", "hollander")
PEOPLE = 4
MORNING, NIGHT = 8, 23  # the hours (UTC) between which people look in
BEFORE = 2 * DAY  # seconds after the beginning of a league at which something happens in it
LONGEST = 200 * DAY
SUBSTITUTES = "substitutes"  # two are listed; one person stops before the second round, one in it
UNTOUCHED = "untouched"  # the organiser has not said how often people look in: a turn has 24 and 4 hours
SAME = 4  # hours of the day within which its people come: never more than 28 hours after the last time
# What a league asks of its port that is no message to its moderators.
TO_PEOPLE = {
    "show",
    "tell",
    "find_thread",
    "open_thread",
    "has_thread",
    "tag",
    "invite",
    "close_invitation",
    "gone",
    "archive",
}


@dataclass(frozen=True, slots=True)
class Case:
    """A row: how often each person looks in a day, 0 for never, and what happens besides."""

    game: str
    looks: tuple[int, ...]
    happens: str = ""

    @property
    def name(self) -> str:
        """The label of the row."""
        looks = {*self.looks}
        often = str(*looks) if len(looks) == 1 else "+".join(map(str, self.looks))
        return f"{self.game} {often} a day {self.happens}".strip()

    @property
    def rounds(self) -> int:
        """How many rounds its season has."""
        return 2 if self.happens == SUBSTITUTES else 1

    @property
    def rhythm(self) -> Rhythm:
        """The answer of an organiser who knows how often the rarest look in, or its default."""
        if self.happens == UNTOUCHED:
            return Rhythm.FEW
        least = min(filter(None, self.looks))
        return Rhythm.ONCE if least == 1 else Rhythm.FEW if least < 4 else Rhythm.OFTEN


@dataclass(slots=True)
class OwnResult:
    """The result of the league for one person."""

    name: str
    points: Fraction
    moves: int = 0
    of_moves: int = 0
    played_out: int = 0
    missed: int = 0
    is_lost: bool = False
    has_left: bool = False
    came_later: bool = False  # into a game that computer players may have made most moves of

    @property
    def is_punctual(self) -> bool:
        """Whether they stayed, and kept every deadline that their clock showed."""
        return not self.missed and not self.has_left

    def __str__(self) -> str:
        mark = " 💤" if self.is_lost else ""
        out = f" +{self.played_out}" if self.played_out else ""
        missed = f", {self.missed} missed" if self.missed else ""
        return f"{self.name} {self.moves}/{self.of_moves}{out}{missed}: {shown(self.points)}{mark}"


@dataclass(slots=True)
class Row:
    """The result of a case; `messages` are those to the organiser, with the day."""

    case: Case
    league: League
    days: float
    people: Sequence[OwnResult]
    messages: Sequence[str]

    @property
    def is_over(self) -> bool:
        """Whether the league came to its end by itself."""
        return not self.league.row.stage.live

    @property
    def wronged(self) -> Sequence[str]:
        """Those who kept every deadline from the deal on, and have lost their seat or have nothing."""
        kept = [one for one in self.people if one.is_punctual and not one.came_later]
        return [one.name for one in kept if one.is_lost or not one.points]

    def __str__(self) -> str:
        row = self.league.row
        bank = f" of {row.bank_days} d" if row.pace == "bank" else ""
        proposed = f"{row.pace}{bank}, {row.round_hours // 24} d"
        end = f"{self.days:.1f} d" if self.is_over else "NEVER"
        lines = [f"{self.case.name} ({proposed}) · {end}", "  " + " · ".join(map(str, self.people))]
        return "\n".join([*lines, *(f"    {line}" for line in self.messages)])


def cases() -> Iterator[Case]:
    """All rows."""
    for game in GAMES:
        for looks in (1, 2, 3, 4, 16):
            yield Case(game, (looks,) * PEOPLE)
        yield Case(game, (1, 16, 16, 16))
        yield Case(game, (1, 1, 1, 0), "no-show")
        yield Case(game, (1,) * PEOPLE, UNTOUCHED)
        yield Case(game, (1,) * (PEOPLE + 2), SUBSTITUTES)
        for happens in HAPPENS:
            yield Case(game, (1,) * PEOPLE, happens)


def looking_in(
    looks: Sequence[int], away: Callable[[int, int], bool], seed: int, hours: int = NIGHT - MORNING
) -> Answers:
    """People who look in this number of times a day, at other times each day, within `hours` of their own."""

    def times(user_id: int, day: int) -> list[int]:
        begin = MORNING + random.Random(f"{seed} {user_id}").randrange(NIGHT - MORNING - hours + 1)
        rng = random.Random(f"{seed} {user_id} {day}")
        count = looks[user_id - FIRST]
        return sorted(day * DAY + begin * HOUR + rng.randrange(hours * HOUR) for _ in range(count))

    def answer(user_id: int, since: int) -> int | None:
        if not looks[user_id - FIRST]:
            return None
        days = range(since // DAY, (since + LONGEST) // DAY)
        coming = (at for day in days for at in times(user_id, day) if at >= since)
        return next((at for at in coming if not away(user_id, at)), None)

    return answer


class Tavern(Leagues):
    """Leagues whose last cards play themselves, as they do for people."""

    async def _schedule(self, table: Table) -> None:
        await self.automatic.schedule(table)


@dataclass(slots=True)
class Telling:
    """The ports of a league whose messages to moderators are kept, with the day on which they came."""

    begun: int
    lines: list[str] = field(default_factory=list)

    def port(self, discord: Discord, instant: Callable[[], None], now: Callable[[], int]) -> FakePort:
        """A port of that league."""
        lines, begun = self.lines, self.begun

        class Port(FakePort):
            def __getattribute__(self, name: str) -> Any:
                found = super().__getattribute__(name)
                if name in TO_PEOPLE or name.startswith("_") or not callable(found) or name in vars(self):
                    return found

                async def noted(*args: Any) -> Any:
                    said = " ".join(filter(None, map(_in_words, args)))
                    match args:
                        case League() as league, Notice(MessageKind.ROUND_FOR_MODERATORS, number):
                            said = f"round {number}" if has_to_tell(league, number, now()) else ""
                            if any(one.endswith(said) for one in lines):
                                said = ""  # it is edited
                    line = f"d {(now() - begun) / DAY:.1f} {name} {said}".strip()
                    if said and line not in lines:
                        lines.append(line)
                    return await found(*args)

                return noted

        return Port(discord, instant, now)


def _in_words(value: Any) -> str:
    """The subject of a message: a delay, a match, a person; without the time that it is about."""
    if isinstance(value, Notice):
        is_theirs = value.kind in NEWS_OF_LEAGUES and value.kind is not MessageKind.DIGEST
        return f"{value.kind} {_in_words(value.match)}".strip() if is_theirs else ""
    if isinstance(value, League | int) or value is None:
        return ""
    if hasattr(value, "what"):
        return str(value.what)
    return f"match {value.id}" if hasattr(value, "id") else str(value)


async def _leave(leagues: Leagues, league: League) -> None:
    who = person(0)
    await participation.withdraw(leagues.seasons, league.id, who.user_id)
    for match in league.matches:
        if match.table_id is not None:
            await seats.leave(leagues.company.tables, match.table_id, who)


async def _go_on_vacation(leagues: Leagues, league: League) -> None:
    first = datetime.fromtimestamp(leagues.now, UTC).date() + timedelta(days=1)
    who, last = person(0).user_id, first + timedelta(days=9)
    await preferences.add_vacation(leagues.company.tables, who, first, last)


async def _pause(leagues: Leagues, league: League) -> None:
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    await leagues.wait(10 * DAY)
    await league_admin.resume(leagues.seasons, league.id)


async def _be_down(leagues: Leagues, league: League) -> None:
    await leagues.settle()
    await down_for(leagues, 3 * DAY)
    await leagues.restarted()


HAPPENS: dict[str, Callable[[Leagues, League], Awaitable[None]]] = {
    "leaver": _leave,
    "vacation": _go_on_vacation,
    "pause": _pause,
    "down": _be_down,
}


async def played(case: Case, folder: Path, seed: int = 1) -> Row:
    """Lets a league of the case run to its end."""
    chance.take_over()
    chance.always(seed)
    leagues = await Tavern.opened(folder)
    telling = Telling(leagues.now)
    leagues.ports = telling.port
    await leagues.restarted()
    try:
        league = await _begun(leagues, case)
        begun = leagues.now
        gone: dict[int, tuple[int, int]] = {}  # by person: from when on, and until when
        if case.happens == "vacation":
            gone[FIRST] = (begun + BEFORE, begun + BEFORE + 11 * DAY)

        def away(user_id: int, at: int) -> bool:
            first, last = gone.get(user_id, (0, 0))
            return first <= at < last

        hours = SAME if case.happens == UNTOUCHED else NIGHT - MORNING
        answers = looking_in(case.looks, away, seed, hours)
        await _be_there(leagues, league, answers)
        if case.happens in HAPPENS:
            league = await live(leagues, league.id, answers, begun + BEFORE)
            await HAPPENS[case.happens](leagues, league)
        if case.happens == SUBSTITUTES:
            while league.round is None or league.round.number < 2:
                league = await live(leagues, league.id, answers, leagues.now + HOUR)
            gone[FIRST] = (leagues.now, leagues.now + 2 * LONGEST)
            gone[FIRST + 1] = (leagues.now + BEFORE, leagues.now + 2 * LONGEST)
            await _be_there(leagues, league, answers)
        league = await live(leagues, league.id, answers, begun + LONGEST)
        ended = league.row.closed_at or leagues.now
        people = [
            own
            for one in league.entrants
            if (own := await _own(leagues, league, one.user_id)).of_moves or one.role is not Role.SUBSTITUTE
        ]
        return Row(case, league, (ended - begun) / DAY, people, telling.lines)
    finally:
        await leagues.close()


async def _begun(leagues: Leagues, case: Case) -> League:
    """A league of one round or two, everything else as proposed for what its organiser answers."""
    draft = await creation.draft(leagues.seasons, "Winter", Place(GUILD, CHANNEL, "en"), MAKER)
    await creation.change(leagues.seasons, draft.id, MAKER, game=case.game)
    await creation.change(leagues.seasons, draft.id, MAKER, rhythm=case.rhythm)
    await creation.change(leagues.seasons, draft.id, MAKER, rounds=case.rounds)
    await creation.create(leagues.seasons, draft.id, MAKER)
    for number in range(PEOPLE):
        await participation.sign_up(leagues.seasons, draft.id, person(number))
    for number in range(PEOPLE, len(case.looks)):
        await participation.offer(leagues.seasons, draft.id, person(number))
    await league_admin.begin(leagues.seasons, draft.id)
    await leagues.settle()
    return await leagues.load(draft.id)


async def _be_there(leagues: Leagues, league: League, answers: Answers) -> None:
    """Marks all people who come as present when they look in for the first time."""
    begun = leagues.now
    first = {one.user_id: answers(one.user_id, begun) for one in league.entrants}
    for at, user_id in sorted((at, user_id) for user_id, at in first.items() if at is not None):
        await live(leagues, league.id, answers, at)
        for match in (await leagues.load(league.id)).matches:
            with suppress(Refusal):  # its cards are dealt: they were too late
                await matches.be_there(leagues.seasons, match.id, user_id)


async def _own(leagues: Leagues, league: League, user_id: int) -> OwnResult:
    points = next((row.points for row in league.standings if row.person == user_id), Fraction(0))
    own = OwnResult(league.name(user_id), points)
    for match in league.matches:
        for row in league.results.get(match.id, ()):
            if row.user_id != user_id:
                continue
            actions = await leagues.company.tables.store.actions.of_table(match.table_id or 0)
            own.moves += row.moves
            own.of_moves += row.of_moves
            own.played_out += row.played_out
            sat = [one for one in actions if one.seat == row.seat]
            own.missed += sum(one.kind == "missed" for one in _while_theirs(sat, user_id))
            own.came_later |= any(one.kind == "substituted" and one.detail_id == user_id for one in sat)
            own.has_left |= any(one.kind == "left" for one in sat)
            own.is_lost |= row.by_computer or row.forfeited
    return own


def _while_theirs(sat: Sequence[ActionRow], user_id: int) -> Sequence[ActionRow]:
    """The steps of a seat before, or after, a substitute took it over."""
    at = next((at for at, one in enumerate(sat) if one.kind == "substituted"), None)
    if at is None:
        return sat
    return sat[at:] if sat[at].detail_id == user_id else sat[:at]


def main(words: Sequence[str]) -> None:
    """Prints a row for each case that has all the words."""
    for case in cases():
        if all(word in case.name.split() for word in words):
            with tempfile.TemporaryDirectory() as folder:
                print(asyncio.run(played(case, Path(folder))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
