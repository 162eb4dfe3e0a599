"""The rows of leagues, as values. Times are seconds since 1970; computer players have negative ids."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, NamedTuple, TypedDict
from unicodedata import normalize

from bot.games.contract import Options
from bot.model.settings import (
    Changed,
    Channel,
    ChannelKind,
    Choice,
    Hours,
    Language,
    Moment,
    Number,
    Offered,
    Points,
    Setting,
    Switch,
    Text,
)
from bot.model.settings import Role as RoleSetting
from bot.model.tables import BANK_DAYS, Pace


def folded(name: str) -> str:
    """A name as it is compared with others: without case, width or how its accents are written."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


class LeagueStage(StrEnum):
    """Where a league is in its life."""

    DRAFT = "draft"  # seen by its maker alone
    SIGN_UP = "sign_up"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    ENDED = "ended"

    @property
    def live(self) -> bool:
        """Whether it is not over: people can sign up, play, or wait for the end of a pause."""
        return self in (LeagueStage.SIGN_UP, LeagueStage.RUNNING, LeagueStage.PAUSED)


class Format(StrEnum):
    """The kinds of leagues."""

    LADDER = "ladder"
    SEASON = "season"
    CUP = "cup"
    VOYAGE = "voyage"  # the same deals for everyone, each alone against pirates, when they like


class Rhythm(StrEnum):
    """How often its people look in: once a day, two or three times, or often."""

    ONCE = "once"
    FEW = "few"
    OFTEN = "often"


class ComputerSeats(StrEnum):
    """The result of a seat that counts as a computer player's."""

    NONE = "none"  # nothing
    FORFEIT = "forfeit"
    POINTS = "points"  # its points, to its person


class PlayedOut(StrEnum):
    """The result of a table whose computer players made most of its moves after its round.

    It is the points of a bye for people who were on time, its points as they are, or nothing. Nobody is
    rated.
    """

    UNDECIDED = "undecided"
    AS_IT_STANDS = "as_it_stands"
    VOID = "void"


class Draws(StrEnum):
    """How a season's rounds are drawn: few meet again, by standing, or so after a first round by rating."""

    MEET = "meet"
    SWISS = "swiss"
    SEEDED = "seeded"


class Ranking(StrEnum):
    """The figure by which a ladder ranks people: the rating of its own games, or points."""

    RATING = "rating"
    POINTS = "points"


class Role(StrEnum):
    """The role of a person in a league."""

    PLAYER = "player"
    WAITING = "waiting"
    SUBSTITUTE = "substitute"
    INVITED = "invited"  # not before they sign up
    OUT = "out"


class Asked(StrEnum):
    """The places of a league's settings: pages and forms of a new one, and of a live one."""

    FORM = "form"
    ROUNDS = "founding_rounds"
    CUP = "founding_cup"
    ABOUT = "founding_about"
    EDIT = "edit_form"
    RESULTS = "edit_results"


def _has_tables(league: "LeagueRow") -> bool:
    return league.format is not Format.VOYAGE


def _is_to_sail(league: "LeagueRow") -> bool:
    return league.format is Format.VOYAGE and league.stage in (LeagueStage.DRAFT, LeagueStage.SIGN_UP)


def _has_computers_of_its_own(league: "LeagueRow") -> bool:
    return _has_draws(league) or _is_to_sail(league)


def _has_a_number(league: "LeagueRow") -> bool:
    return _is_season(league) or _is_to_sail(league)


def _has_banks(league: "LeagueRow") -> bool:
    return _has_draws(league) and league.pace is Pace.BANK


def _has_sign_up(league: "LeagueRow") -> bool:
    return league.format is not Format.LADDER


def _is_ladder(league: "LeagueRow") -> bool:
    return league.format is Format.LADDER


def _is_by_rating(league: "LeagueRow") -> bool:
    return league.is_by_rating


def _has_points(league: "LeagueRow") -> bool:
    return _has_tables(league) and not league.is_by_rating


def _can_drop_results(league: "LeagueRow") -> bool:
    return _has_points(league) and league.format is not Format.CUP


def _has_draws(league: "LeagueRow") -> bool:
    return league.format in (Format.SEASON, Format.CUP)


def _is_season(league: "LeagueRow") -> bool:
    return league.format is Format.SEASON


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueRow:
    """A league; its settings are changed by those who run leagues in its server, in a draft by its maker."""

    game: Annotated[str, Setting(Offered(), label="select-league-game", asked=(Asked.FORM,))] = ""
    size: Annotated[
        int, Setting(Offered(), label="select-league-size", asked=(Asked.FORM,), fits=_has_draws)
    ] = 4
    rhythm: Annotated[
        Rhythm,
        Setting(Choice(Rhythm, "rhythm"), label="select-rhythm", asked=(Asked.FORM,), fits=_has_draws),
    ] = Rhythm.FEW
    pace: Annotated[
        Pace,
        Setting(
            Choice(Pace, "pace"),
            label="select-pace",
            effect="editing-pace",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_has_draws,
        ),
    ] = Pace.DAILY
    bank_days: Annotated[
        int,
        Setting(
            Number(BANK_DAYS[0], BANK_DAYS[-1], BANK_DAYS, text="bank-days"),
            label="select-bank",
            effect="editing-pace",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_has_banks,
        ),
    ] = BANK_DAYS[0]
    format: Annotated[
        Format, Setting(Choice(Format, "format"), label="select-format", asked=(Asked.FORM,))
    ] = Format.SEASON
    language: Annotated[
        str,
        Setting(
            Language(), label="select-language", effect="editing-language", asked=(Asked.FORM, Asked.EDIT)
        ),
    ] = "en"
    channel_id: Annotated[int, Setting(Channel(), label="select-league-channel", asked=(Asked.FORM,))] = 0
    forum_id: Annotated[
        int | None,
        Setting(
            Channel((ChannelKind.FORUM,), least=0, none="league-forum-none"),
            label="select-league-forum",
            asked=(Asked.FORM,),
            fits=_has_draws,
        ),
    ] = None
    # Of computer players, 1 to 3, the best.
    level: Annotated[
        int,
        Setting(
            Offered(),
            label="select-league-level",
            effect="editing-level",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_has_computers_of_its_own,
        ),
    ] = 2
    draws: Annotated[
        Draws,
        Setting(
            Choice(Draws, "draws"),
            label="select-draws",
            effect="editing-draws",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_is_season,
        ),
    ] = Draws.MEET
    protest_hours: Annotated[
        int,
        Setting(
            Hours(0, 72, (0, 12, 24, 48, 72), none="protests-none"),
            label="select-protests",
            effect="editing-protests",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_has_tables,
        ),
    ] = 0
    computer_seats: Annotated[
        ComputerSeats,
        Setting(
            Choice(ComputerSeats, "credit"),
            label="select-credit",
            effect="editing-computer-seats",
            asked=(Asked.FORM, Asked.EDIT, Asked.RESULTS),
            fits=_has_tables,
        ),
    ] = ComputerSeats.NONE
    played_out: Annotated[
        PlayedOut,
        Setting(
            Choice(PlayedOut, "played-out"),
            label="select-played-out",
            effect="editing-computer-seats",
            asked=(Asked.FORM, Asked.EDIT, Asked.RESULTS),
            fits=_is_season,
        ),
    ] = PlayedOut.UNDECIDED
    least_people: Annotated[
        int, Setting(Offered(), label="select-least-people", asked=(Asked.FORM,), fits=_is_ladder)
    ] = 2
    ranking: Annotated[
        Ranking,
        Setting(
            Choice(Ranking, "ranking"),
            label="select-ranking",
            effect="editing-ranking",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_is_ladder,
        ),
    ] = Ranking.RATING
    # Who has finished fewer games has no rank.
    least_games: Annotated[
        int,
        Setting(
            Number(1, 50, (1, 3, 5, 10, 20), text="league-least-games"),
            label="select-least-games",
            effect="editing-ranking",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_is_by_rating,
        ),
    ] = 5
    # After this number in a row a player is out; 0: never.
    no_shows: Annotated[
        int,
        Setting(
            Number(0, 9, (1, 2, 3, 4, 0), text="league-no-shows-after"),
            label="select-no-shows",
            effect="editing-no-shows",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_is_season,
        ),
    ] = 2
    # The first of them plays for a person who is not there at the deal, or stays away from a running game.
    substitutes: Annotated[
        bool,
        Setting(
            Switch(),
            label="select-substitutes",
            effect="editing-substitutes",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_has_draws,
        ),
    ] = True
    rounds: Annotated[
        int,
        Setting(
            Number(1, 50),
            label="form-rounds",
            asked=(Asked.ROUNDS, Asked.EDIT),
            fits=_has_a_number,
        ),
    ] = 4
    round_hours: Annotated[
        int,
        Setting(
            Hours(1, 120 * 24),
            label="form-hours",
            about="form-hours-about",
            effect="editing-hours",
            asked=(Asked.ROUNDS, Asked.EDIT),
            fits=_has_draws,
        ),
    ] = 7 * 24
    # Empty: the usual ones; "score": the game's own; else as 5-3-2-1.
    points: Annotated[
        str,
        Setting(
            Points(),
            label="form-points",
            about="form-points-about",
            effect="editing-points",
            asked=(Asked.ROUNDS, Asked.EDIT, Asked.RESULTS),
            fits=_has_points,
        ),
    ] = ""
    # How many rounds count; 0: all.
    best: Annotated[
        int,
        Setting(
            Number(0, 50, none="league-best-all"),
            label="form-best",
            about="form-best-about",
            effect="editing-best",
            asked=(Asked.CUP, Asked.EDIT, Asked.RESULTS),
            fits=_can_drop_results,
        ),
    ] = 0
    # How many may take part.
    places: Annotated[
        int | None,
        Setting(
            Number(1, 200, none="founding-any-number"),
            label="form-places",
            about="form-places-about",
            effect="editing-places",
            asked=(Asked.ROUNDS, Asked.EDIT),
        ),
    ] = None
    sign_up_until: Annotated[
        int | None,
        Setting(
            Moment(),
            label="form-until",
            about="form-until-about",
            asked=(Asked.ROUNDS,),
            fits=_has_sign_up,
        ),
    ] = None
    # The last day of a voyage, until it has begun: from then on its deals have it.
    voyage_until: Annotated[
        int | None,
        Setting(
            Moment(),
            label="form-voyage-until",
            about="form-voyage-until-about",
            asked=(Asked.ROUNDS, Asked.EDIT),
            fits=_is_to_sail,
        ),
    ] = None
    finalists: Annotated[
        int,
        Setting(
            Number(0, 200),
            label="form-finalists",
            about="form-finalists-about",
            asked=(Asked.CUP, Asked.EDIT),
            fits=_is_season,
        ),
    ] = 0
    advance: Annotated[
        int,
        Setting(
            Number(1, 9),
            label="form-advance",
            about="form-advance-about",
            asked=(Asked.CUP, Asked.EDIT),
            fits=_has_draws,
        ),
    ] = 1
    start_hours: Annotated[
        int,
        Setting(
            Hours(0, 120 * 24),
            label="form-start",
            about="form-start-about",
            effect="editing-pace",
            asked=(Asked.CUP, Asked.EDIT),
            fits=_has_draws,
        ),
    ] = 24
    # The organiser's own text on the post, in markdown.
    about: Annotated[
        str,
        Setting(
            Text(1_000, none="league-about-none"),
            label="form-about",
            about="form-about-about",
            asked=(Asked.ABOUT, Asked.EDIT),
        ),
    ] = ""
    # Draws are reviewed before their tables open.
    player_role_id: Annotated[
        int | None,
        Setting(
            RoleSetting("league-role-none"),
            label="select-player-role",
            effect="editing-player-role",
            asked=(Asked.FORM, Asked.EDIT),
        ),
    ] = None
    champion_role_id: Annotated[
        int | None,
        Setting(
            RoleSetting("league-role-none"),
            label="select-champion-role",
            effect="editing-champion-role",
            asked=(Asked.FORM, Asked.EDIT),
        ),
    ] = None
    looks: Annotated[bool, Setting(Switch(), label="button-draw-look-on")] = False
    continues: Annotated[
        bool,
        Setting(
            Switch(),
            label="select-continues",
            effect="editing-continues",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_is_season,
        ),
    ] = True
    sign_up_role_id: Annotated[
        int | None,
        Setting(
            RoleSetting("sign-up-everybody"),
            label="select-sign-up-role",
            effect="editing-sign-up",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_has_sign_up,
        ),
    ] = None
    only_invited: Annotated[
        bool,
        Setting(
            Switch(),
            label="select-only-invited",
            effect="editing-sign-up",
            asked=(Asked.FORM, Asked.EDIT),
            fits=_has_sign_up,
        ),
    ] = False
    # When the next weekly summary is due.
    digest_at: Annotated[int | None, Setting(Switch(), label="button-digest-on")] = None

    id: int
    guild_id: int
    name: str
    stage: LeagueStage
    options: Options
    created_by: int
    created_at: int
    closed_at: int | None
    seed: int
    next_at: int | None
    revision: int
    told: int  # the revision that its post shows
    paused_at: int | None = None
    rests: bool = False  # while it is paused no clock of its tables runs
    message_id: int | None = None
    waits: str = ""  # what moderators heard last that it waits for
    follows: int | None = None
    above_id: int | None = None
    moves: int = 0  # go up and down between this league and the one above
    by_invitation: bool = False
    by_itself: bool = False  # its sign-up was opened by the bot
    seldom_larger: bool = True  # as `bot/leagues/tables.py` says; False for leagues of before

    @property
    def is_by_rating(self) -> bool:
        """Whether it is a ladder that ranks people by rating."""
        return self.format is Format.LADDER and self.ranking is Ranking.RATING


class GivenRole(NamedTuple):
    """A role of the server that a league has given to a person."""

    user_id: int
    role_id: int


class LeagueChanges(TypedDict, total=False):
    """New values for columns of a league that are no settings, or change apart from the others."""

    stage: LeagueStage
    channel_id: int
    created_at: int
    closed_at: int | None
    sign_up_until: int | None
    next_at: int | None
    paused_at: int | None
    rests: bool
    waits: str
    above_id: int | None
    moves: int
    looks: bool
    digest_at: int | None


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """A person who takes part, or did; negative ids are computer players."""

    user_id: int
    name: str
    role: Role
    at: int
    joined_at: int | None = None  # the server, as Discord said at the sign-up
    animal: str | None = None  # the chosen one

    @property
    def is_computer(self) -> bool:
        """Whether it is a computer player."""
        return self.user_id < 0


class WishKind(StrEnum):
    """The kinds of an organiser's wishes for two people's tables."""

    APART = "apart"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class WishRow:
    """Two people, the smaller id first, and the wish for them."""

    one: int
    other: int
    kind: WishKind


@dataclass(frozen=True, slots=True)
class LeagueActionRow:
    """A step of an organiser in a league, or in its match."""

    league_id: int
    match_id: int | None
    kind: str
    user_id: int | None
    name: str
    about: int | None  # the person concerned
    other: int | None  # came in their place
    reason: str
    at: int
    changes: tuple[Changed, ...] = ()  # of settings
    hours: int = 0  # by which a round was extended


@dataclass(frozen=True, slots=True)
class AdjustmentRow:
    """Points given to `about` by hand, or taken with a minus; `takes_back` is the line that it undoes."""

    id: int
    league_id: int
    about: int
    points: int
    takes_back: int | None
    user_id: int | None
    name: str
    reason: str
    at: int
