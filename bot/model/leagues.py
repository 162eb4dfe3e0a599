"""The rows of leagues, as values. Times are seconds since 1970; computer players have negative ids."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypedDict

from bot.games.contract import Options
from bot.model.tables import Pace


class LeagueStage(StrEnum):
    """Where a league is in its life. A draft is known to its maker alone."""

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
    """What a seat brings that counts as a computer player's.

    Nothing, and no rating; or a forfeit; or its points to the person whose seat it was.
    """

    NONE = "none"
    FORFEIT = "forfeit"
    POINTS = "points"


class Role(StrEnum):
    """How somebody takes part. Who is invited does not, before they sign up."""

    PLAYER = "player"
    WAITING = "waiting"
    SUBSTITUTE = "substitute"
    INVITED = "invited"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league; `places` is how many may take part, None for any number; `message_id` is its post.

    `points` is empty for the usual ones, "score" for the game's own score, else a list such as 5-3-2-1.
    `level` is that of computer players at its tables: 1, 2 or 3, the best.
    `follows` is the season before it, `above_id` the division above, with `moves` who go up and down between
    them; `by_invitation`: only who is invited may sign up. `protest_hours` is how long one may protest.
    `forum_id` is the forum of its matches, where they are no threads of its channel.
    `best` is how many of each person's rounds count in the standings, 0 where all do.
    Who does not come to `no_shows` of their tables in a row is out; 0: nobody is.
    People of the server answered within `answer_seconds` on average when it was made; 0: not known.
    A ladder counts tables of at least `least_people` people.
    `looks`: who runs it looks at each draw before its tables open. `digest_at` is when its week is summed
    up next; None: never.
    `waits` is what moderators were told last that it waits for, empty while it goes on by itself.
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
    """What who runs a league wishes for two people's tables."""

    APART = "apart"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class WishRow:
    """Two people of a league who are to sit apart, or together; the smaller id is `one`."""

    one: int
    other: int
    kind: WishKind


@dataclass(frozen=True, slots=True)
class LeagueActionRow:
    """What somebody who runs a league has done to it, or to its match `match_id`, and when.

    `about` is the id of whom it was done to, `other` of who came in their place; `reason` may be empty.
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
