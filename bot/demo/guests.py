"""Guests of the demo who play by themselves while time is skipped: one person sees a season."""

import random

from bot.model.leagues import LeagueStage, Role
from bot.model.matches import MatchState
from bot.model.tables import Status
from bot.seasons import matches, participation
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.tables import moves
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.tables import Tables

# The parts in a league of people who do not sign up by themselves.
UNDECIDED = (Role.PLAYER, Role.WAITING, Role.OUT)


class Guests:
    """People in the demo who come to their table and move by themselves."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._plays: dict[Person, bool] = {}

    def add(self, person: Person) -> None:
        """Takes in a guest, played by hand for now."""
        self._plays[person] = False

    def turn(self, user_id: int) -> None:
        """Has a guest play by themselves, or by hand again."""
        for person in self._plays:
            self._plays[person] ^= person.user_id == user_id

    def all(self) -> list[tuple[Person, bool]]:
        """All guests, and whether they play by themselves."""
        return list(self._plays.items())

    async def act(self, seasons: Seasons) -> bool:
        """Takes a turn of each guest at each table; whether there was one."""
        acted = False
        for league_id in await seasons.store.live():
            league = await seasons.load(league_id)
            for person in self._playing():
                acted |= await _attend(seasons, league, person)
        return await self._play(seasons.tables) or acted

    def _playing(self) -> list[Person]:
        return [person for person, plays in self._plays.items() if plays]

    async def _play(self, tables: Tables) -> bool:
        took = False
        for person in self._playing():
            for table_id in await tables.store.tables.live_tables_of(person.user_id):
                took |= await self._take_turn(tables, table_id, person)
        return took

    async def _take_turn(self, tables: Tables, table_id: int, person: Person) -> bool:
        took = False
        while _is_to_move(table := await tables.load(table_id), person):
            if took and not table.game.RULES.has_steps:
                break
            line = table.entry.computer.choose(table.view(table.seated(person.user_id)), self._chance)
            await moves.make(tables, table_id, person, line)
            took = True
        return took


def _is_to_move(table: Table, person: Person) -> bool:
    is_played = table.status is Status.RUNNING and table.stopped_at is None
    return is_played and table.seat_of(person.user_id) in table.to_move()


async def _attend(seasons: Seasons, league: League, person: Person) -> bool:
    known = league.entrant(person.user_id)
    if league.row.stage is LeagueStage.SIGN_UP and (known is None or known.role not in UNDECIDED):
        await participation.sign_up(seasons, league.id, person)
        return True
    waiting = [match for match in league.matches if match.state is MatchState.WAITING]
    missing = [match for match in waiting if person.user_id in matches.missing(match)]
    for match in missing:
        await matches.be_there(seasons, match.id, person.user_id)
    return bool(missing)
