"""The rows of leagues, as values. Times are seconds since 1970; computer players have negative ids."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypedDict

from bot.games.contract import Options
from bot.model.tables import Pace


class LeagueStage(StrEnum):
    """Where a league is in its life; only its maker sees a draft."""

    DRAFT = "draft"
    SIGN_UP = "sign_up"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    ENDED = "ended"

    @property
    def live(self) -> bool:
        """Whether it goes on."""
        return self in (LeagueStage.SIGN_UP, LeagueStage.RUNNING, LeagueStage.PAUSED)


class Format(StrEnum):
    """What kind of league it is."""

    LADDER = "ladder"
    SEASON = "season"
    CUP = "cup"


class ComputerSeats(StrEnum):
    """What a seat counted as a computer player's brings: nothing, a forfeit, or its points to its person."""

    NONE = "none"
    FORFEIT = "forfeit"
    POINTS = "points"


class Role(StrEnum):
    """How somebody takes part; an invited person does not before they sign up."""

    PLAYER = "player"
    WAITING = "waiting"
    SUBSTITUTE = "substitute"
    INVITED = "invited"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league.

    `places`: how many may take part, None for any number. `points`: empty for the usual ones, "score" for the
    game's own, else a list such as 5-3-2-1. `level` of computer players: 1 to 3, the best. `moves` go up and
    down between this league and `above_id`. `best` rounds count, 0 for all; after `no_shows` in a row
    somebody is out, 0 for never. `answer_seconds`: the server's average when it was made, 0 if unknown.
    `looks`: draws are reviewed before their tables open. `digest_at`: when the next weekly summary is due.
    `waits`: what moderators heard last that it waits for.
    """

    id: int
    guild_id: int
    name: str
    stage: LeagueStage
    format: Format
    game: str
    options: Options
    size: int
    points: str
    pace: Pace
    rounds: int
    finalists: int
    advance: int
    places: int | None
    round_hours: int
    start_hours: int
    sign_up_until: int | None
    channel_id: int
    language: str
    created_by: int
    created_at: int
    closed_at: int | None
    seed: int
    next_at: int | None
    revision: int
    told: int
    paused_at: int | None = None
    message_id: int | None = None
    waits: str = ""
    level: int = 2
    computer_seats: ComputerSeats = ComputerSeats.NONE
    best: int = 0
    no_shows: int = 0
    least_people: int = 1
    answer_seconds: int = 0
    follows: int | None = None
    above_id: int | None = None
    moves: int = 0
    by_invitation: bool = False
    protest_hours: int = 0
    forum_id: int | None = None
    looks: bool = False
    digest_at: int | None = None


class LeagueChanges(TypedDict, total=False):
    """New values for some columns of a league, by their names in `LeagueRow`."""

    stage: LeagueStage
    format: Format
    game: str
    options: Options
    size: int
    points: str
    pace: Pace
    rounds: int
    finalists: int
    advance: int
    places: int | None
    round_hours: int
    start_hours: int
    sign_up_until: int | None
    channel_id: int
    language: str
    created_at: int
    closed_at: int | None
    next_at: int | None
    paused_at: int | None
    waits: str
    level: int
    computer_seats: ComputerSeats
    best: int
    no_shows: int
    least_people: int
    above_id: int | None
    moves: int
    protest_hours: int
    forum_id: int | None
    looks: bool
    digest_at: int | None


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Somebody who takes part, or did."""

    user_id: int
    name: str
    role: Role
    at: int

    @property
    def is_computer(self) -> bool:
        """Whether it is a computer player."""
        return self.user_id < 0


class WishKind(StrEnum):
    """What an organiser wishes for two people's tables."""

    APART = "apart"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class WishRow:
    """Two people who are to sit apart or together, the smaller id first."""

    one: int
    other: int
    kind: WishKind


@dataclass(frozen=True, slots=True)
class LeagueActionRow:
    """What an organiser did to a league, or to its match.

    `about` is the id of the person concerned, `other` of who came in their place.
    """

    league_id: int
    match_id: int | None
    kind: str
    user_id: int | None
    name: str
    about: int | None
    other: int | None
    reason: str
    at: int
