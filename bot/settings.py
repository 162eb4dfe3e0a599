"""The settings: read once from the environment and `.env`, checked, and never changed."""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

N = TypeVar("N", int, float)

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMS = ("lines", "json")
# A second: Discord takes 50 from one bot, of which discord.py needs some for what it tries again.
# https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
MOST_REQUESTS = 45
MOST_PORT = 65535

# The visible characters of ASCII: aiohttp refuses a header with anything else in it.
_TOKEN = re.compile(r"[!-~]+")
_CONTACT = re.compile(r".{0,200}")
_URL = re.compile(r"(https?://[^\s()<>]{1,200})?")  # what Discord makes a link of, in brackets
_DATABASE = re.compile(r"(postgres(ql)?://\S+)?")
AN_URL = "an address such as https://example.org/privacy"
UNREADABLE_TOKEN = (
    "DISCORD_TOKEN was refused: it holds a character that no token has, such as a space. Copy it"
    " again from https://discord.com/developers/applications to .env, and start again."
)
WHERE_TO_GET_ONE = (
    "DISCORD_TOKEN is not set. Make a bot at https://discord.com/developers/applications, copy its token"
    " to .env as DISCORD_TOKEN=…, and start again. To try the bot without a token, run: make demo"
)


class BadSettings(Exception):  # noqa: N818 - read as a sentence
    """A setting is missing or wrong; one line says which."""


@dataclass(frozen=True, slots=True)
class Host:
    """Who hosts the bot, for players: how to reach them, and their pages."""

    contact: str = ""
    privacy_url: str = ""
    terms_url: str = ""
    support_url: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the bot runs; `.env.example` explains each, in seconds unless it says otherwise."""

    token: str = field(default="", repr=False)
    database_url: str = field(default="", repr=False)
    data_folder: Path = Path("data")
    allow_ephemeral: bool = False
    lock_wait: float = 30.0
    backups: int = 7
    log_level: str = "INFO"
    log_form: str = "lines"
    computer_delay: float = 1.5
    nudge_after: float = 15.0
    nudge_after_daily: float = 300.0
    dm_interval: float = 1.0
    dms_per_hour: int = 10
    dms_per_day: int = 50
    requests_per_second: float = 40.0
    edit_interval: float = 2.1
    closed_wait: float = 600.0
    forced_delay: tuple[float, float] = (20.0, 90.0)
    planned_delay: tuple[float, float] = (30.0, 90.0)
    buried_after: int = 6
    buried_check_every: float = 30.0
    beat: float = 30.0
    pictures: bool = True
    metrics_port: int = 0
    metrics_host: str = "127.0.0.1"
    lost_servers_ended: int = 30
    lost_servers_erased: int = 90
    anonymous_after: int = 0
    host: Host = Host()

    @property
    def database(self) -> Path:
        """The file that holds everything."""
        return self.data_folder / "tavern.sqlite3"


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings in an environment, but for the token. Raises `BadSettings`."""
    default = Settings()
    return Settings(
        token=environment.get("DISCORD_TOKEN", "").strip(),
        database_url=_database(environment),
        data_folder=Path(environment.get("DATA_FOLDER", "").strip() or default.data_folder),
        allow_ephemeral=_choice(environment, "ALLOW_EPHEMERAL", ("0", "1"), "0") == "1",
        lock_wait=_number(environment, "LOCK_WAIT", float, default.lock_wait),
        backups=_number(environment, "BACKUPS", int, default.backups),
        log_level=_choice(environment, "LOG_LEVEL", LOG_LEVELS, default.log_level),
        log_form=_choice(environment, "LOG_FORM", LOG_FORMS, default.log_form),
        computer_delay=_number(environment, "COMPUTER_DELAY", float, default.computer_delay),
        nudge_after=_number(environment, "NUDGE_AFTER", float, default.nudge_after),
        nudge_after_daily=_number(environment, "NUDGE_AFTER_DAILY", float, default.nudge_after_daily),
        dm_interval=_number(environment, "DM_INTERVAL", float, default.dm_interval),
        dms_per_hour=_number(environment, "DMS_PER_HOUR", int, default.dms_per_hour),
        dms_per_day=_number(environment, "DMS_PER_DAY", int, default.dms_per_day),
        requests_per_second=_rate(environment, default.requests_per_second),
        edit_interval=_number(environment, "EDIT_INTERVAL", float, default.edit_interval),
        closed_wait=_number(environment, "CLOSED_WAIT", float, default.closed_wait),
        pictures=_choice(environment, "PICTURES", ("0", "1"), "1") == "1",
        metrics_port=_port(environment),
        metrics_host=environment.get("METRICS_HOST", "").strip() or default.metrics_host,
        buried_after=_number(environment, "BURIED_AFTER", int, default.buried_after),
        lost_servers_ended=_number(environment, "LOST_SERVERS_ENDED", int, default.lost_servers_ended),
        lost_servers_erased=_number(environment, "LOST_SERVERS_ERASED", int, default.lost_servers_erased),
        anonymous_after=_number(environment, "ANONYMOUS_AFTER", int, default.anonymous_after),
        host=Host(
            contact=_line(environment, "CONTACT", _CONTACT, "one line of at most 200 characters"),
            privacy_url=_line(environment, "PRIVACY_URL", _URL, AN_URL),
            terms_url=_line(environment, "TERMS_URL", _URL, AN_URL),
            support_url=_line(environment, "SUPPORT_URL", _URL, AN_URL),
        ),
    )


def require_token(settings: Settings) -> str:
    """The bot's token. Raises `BadSettings` without a usable one."""
    if not settings.token:
        raise BadSettings(WHERE_TO_GET_ONE)
    if not _TOKEN.fullmatch(settings.token):
        raise BadSettings(UNREADABLE_TOKEN)
    return settings.token


def _choice(environment: Mapping[str, str], name: str, choices: Sequence[str], default: str) -> str:
    text = environment.get(name, "").strip()
    for choice in choices:
        if choice.lower() == (text or default).lower():
            return choice
    raise BadSettings(f"{name} is {text!r}; it must be one of {', '.join(choices)}.")


def _line(environment: Mapping[str, str], name: str, form: re.Pattern[str], meant: str) -> str:
    text = environment.get(name, "").strip()
    if not form.fullmatch(text):
        raise BadSettings(f"{name} is {text!r}; it must be {meant}.")
    return text


def _database(environment: Mapping[str, str]) -> str:
    address = environment.get("DATABASE_URL", "").strip()
    if not _DATABASE.fullmatch(address):  # which is not said again: it may hold a password
        raise BadSettings("DATABASE_URL must be like postgresql://USER:PASSWORD@HOST/DATABASE.")
    return address


def _rate(environment: Mapping[str, str], default: float) -> float:
    rate = _number(environment, "REQUESTS_PER_SECOND", float, default)
    if not 1 <= rate <= MOST_REQUESTS:
        raise BadSettings(f"REQUESTS_PER_SECOND is {rate:g}; it must be 1 to {MOST_REQUESTS}.")
    return rate


def _port(environment: Mapping[str, str]) -> int:
    port = _number(environment, "METRICS_PORT", int, 0)
    if port > MOST_PORT:
        raise BadSettings(f"METRICS_PORT is {port}; it must be 0 to {MOST_PORT}.")
    return port


def _number(environment: Mapping[str, str], name: str, kind: Callable[[str], N], default: N) -> N:
    # `nan` and `inf` would never come due.
    text = environment.get(name, "").strip()
    if not text:
        return default
    try:
        number = kind(text)
    except ValueError:
        raise BadSettings(f"{name} is {text!r}; it must be a number such as {default}.") from None
    if not math.isfinite(number):
        raise BadSettings(f"{name} is {text!r}; it must be a number such as {default}.")
    if number < 0:
        raise BadSettings(f"{name} is {text}; it can't be negative.")
    return number
