"""The settings: read once from the environment and `.env`, checked, and never changed."""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

N = TypeVar("N", int, float)
T = TypeVar("T")

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMS = ("lines", "json")
# A second: Discord takes 50 from one bot, of which discord.py needs some for what it tries again.
# https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
MOST_REQUESTS = 45
MOST_PORT = 65535

# The visible characters of ASCII: aiohttp refuses a header with anything else in it.
_TOKEN = re.compile(r"[!-~]+")
_CONTACT = re.compile(r".{1,200}")
_URL = re.compile(r"https?://[^\s()<>]{1,200}")  # what Discord makes a link of, in brackets
_DATABASE = re.compile(r"postgres(ql)?://\S+")
AN_URL = "an address such as https://example.org/privacy"
UNREADABLE_TOKEN = (
    "DISCORD_TOKEN was refused: it holds a character that no token has, such as a space. Copy it"
    " again from https://discord.com/developers/applications to .env, and start again."
)
TRY_IT = "To try the bot without a token, run `pirate-tavern demo`, or in a checkout `make demo`."
WHERE_TO_GET_ONE = (
    "DISCORD_TOKEN is not set. Make a bot at https://discord.com/developers/applications, copy its token"
    f" to .env as DISCORD_TOKEN=…, and start again. {TRY_IT}"
)


class BadSettings(Exception):  # noqa: N818 - read as a sentence
    """A setting is missing or wrong; one line says which."""


def _read(default: T, read: Callable[[str], T]) -> T:
    # A field that the environment sets; `read` raises `ValueError` with what is wrong.
    return field(default=default, metadata={"read": read})


def _text(form: re.Pattern[str], meant: str) -> str:
    def read(text: str) -> str:
        if not form.fullmatch(text):
            raise ValueError(f"is {text!r}; it must be {meant}")
        return text

    return _read("", read)


def _choice(default: str, choices: Sequence[str]) -> str:
    return _read(default, lambda text: _chosen(text, choices))


def _switch(*, default: bool) -> bool:
    return _read(default, lambda text: _chosen(text, ("0", "1")) == "1")


def _chosen(text: str, choices: Sequence[str]) -> str:
    for choice in choices:
        if choice.lower() == text.lower():
            return choice
    raise ValueError(f"is {text!r}; it must be one of {', '.join(choices)}")


def _number(default: N, least: int = 0, most: float = math.inf) -> N:
    def read(text: str) -> N:
        wrong = ValueError(f"is {text!r}; it must be a number such as {default}")
        try:
            number = type(default)(text)
        except ValueError:
            raise wrong from None
        if not math.isfinite(number):  # `nan` and `inf` would never come due
            raise wrong
        if number < 0:
            raise ValueError(f"is {text}; it can't be negative")
        if not least <= number <= most:
            raise ValueError(f"is {text}; it must be {least} to {most}")
        return number

    return _read(default, read)


def _database(text: str) -> str:
    if not _DATABASE.fullmatch(text):  # which is not said again: it may hold a password
        raise ValueError("must be like postgresql://USER:PASSWORD@HOST/DATABASE")
    return text


@dataclass(frozen=True, slots=True)
class Host:
    """The host of the bot, for players: how to reach them, and their pages."""

    contact: str = _text(_CONTACT, "one line of at most 200 characters")
    privacy_url: str = _text(_URL, AN_URL)
    terms_url: str = _text(_URL, AN_URL)
    support_url: str = _text(_URL, AN_URL)


@dataclass(frozen=True, slots=True)
class Settings:
    """How the bot runs; `.env.example` explains each, in seconds unless it says otherwise."""

    token: str = field(default="", repr=False, metadata={"read": str, "name": "DISCORD_TOKEN"})
    database_url: str = field(default="", repr=False, metadata={"read": _database})
    data_folder: Path = field(default=Path("data"), metadata={"read": Path})
    allow_ephemeral: bool = _switch(default=False)
    lock_wait: float = _number(30.0)
    backups: int = _number(7)
    log_level: str = _choice("INFO", LOG_LEVELS)
    log_form: str = _choice("lines", LOG_FORMS)
    computer_delay: float = _number(1.5)
    nudge_after: float = _number(15.0)
    nudge_after_daily: float = _number(300.0)
    dm_interval: float = _number(1.0)
    dms_per_hour: int = _number(10)
    dms_per_day: int = _number(50)
    requests_per_second: float = _number(40.0, 1, MOST_REQUESTS)
    edit_interval: float = _number(2.1)
    closed_wait: float = _number(600.0)
    forced_delay: tuple[float, float] = (20.0, 90.0)
    planned_delay: tuple[float, float] = (30.0, 90.0)
    last_card_delay: tuple[float, float] = (30.0, 90.0)
    buried_after: int = _number(6)
    buried_check_every: float = 30.0
    beat: float = 30.0
    pictures: bool = _switch(default=True)
    metrics_port: int = _number(0, 0, MOST_PORT)
    metrics_host: str = _read("127.0.0.1", str)
    lost_servers_ended: int = _number(30)
    lost_servers_erased: int = _number(90)
    anonymous_after: int = _number(0)
    host: Host = Host()

    @property
    def database(self) -> Path:
        """The file that holds everything."""
        return self.data_folder / "tavern.sqlite3"


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings in an environment, but for the token. Raises `BadSettings`."""
    return Settings(**_found(Settings, environment), host=Host(**_found(Host, environment)))


def _found(kind: type[Settings | Host], environment: Mapping[str, str]) -> Mapping[str, Any]:
    found = {}
    for name, one in variables(kind).items():
        if text := environment.get(name, "").strip():
            try:
                found[one.name] = one.metadata["read"](text)
            except ValueError as wrong:
                raise BadSettings(f"{name} {wrong}.") from None
    return found


def variables(kind: type[Settings | Host]) -> Mapping[str, Field[Any]]:
    """The fields that the environment sets, by the names of its variables."""
    asked = (one for one in fields(kind) if "read" in one.metadata)
    return {one.metadata.get("name", one.name.upper()): one for one in asked}


def require_token(settings: Settings) -> str:
    """The bot's token. Raises `BadSettings` without a usable one."""
    if not settings.token:
        raise BadSettings(WHERE_TO_GET_ONE)
    if not _TOKEN.fullmatch(settings.token):
        raise BadSettings(UNREADABLE_TOKEN)
    return settings.token
