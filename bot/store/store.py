"""The whole store: one database, and the queries of each subject."""

from bot.store.careers import CareerStore
from bot.store.census import CensusStore
from bot.store.challenges import ChallengeStore
from bot.store.clocks import ClockStore
from bot.store.duels import DuelStore
from bot.store.engine import Database
from bot.store.guilds import GuildStore, LostGuildStore
from bot.store.leagues import LeagueStore
from bot.store.lobbies import LobbyStore
from bot.store.log import ActionStore, LogStore
from bot.store.matches import MatchStore
from bot.store.meetings import MeetingStore
from bot.store.messages import MessageStore
from bot.store.notes import NoteStore
from bot.store.outages import OutageStore
from bot.store.people import PeopleStore
from bot.store.predictions import PredictionStore
from bot.store.privacy import PrivacyStore
from bot.store.schedules import ScheduleStore
from bot.store.scorepads import ScorepadStore
from bot.store.seats import SubstituteStore
from bot.store.solo import SoloStore
from bot.store.tables import TableStore
from bot.store.uses import UseStore


class Store:
    """The queries of all subjects, on one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = TableStore(database)
        self.log = LogStore(database)
        self.messages = MessageStore(database)
        self.meetings = MeetingStore(database)
        self.challenges = ChallengeStore(database)
        self.duels = DuelStore(database)
        self.clocks = ClockStore(database)
        self.lobbies = LobbyStore(database)
        self.actions = ActionStore(database)
        self.notes = NoteStore(database)
        self.outages = OutageStore(database)
        self.people = PeopleStore(database)
        self.guilds = GuildStore(database)
        self.lost_guilds = LostGuildStore(database)
        self.schedules = ScheduleStore(database)
        self.substitutes = SubstituteStore(database)
        self.predictions = PredictionStore(database)
        self.privacy = PrivacyStore(database)
        self.census = CensusStore(database)
        self.leagues = LeagueStore(database)
        self.matches = MatchStore(database)
        self.scorepads = ScorepadStore(database)
        self.solo = SoloStore(database)
        self.careers = CareerStore(database)
        self.uses = UseStore(database)
