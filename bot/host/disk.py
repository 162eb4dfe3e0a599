"""Disks that forget, or have forgotten: the host hears at the start that games would be lost, or are."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.host import heartbeat, nightly
from bot.settings import BadSettings, Settings

# The file in which Linux lists what is mounted; other systems have none, so nothing is known of their disks.
# https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html
MOUNTS = Path("/proc/self/mountinfo")
# The file systems of a container's own layer, and of memory.
_FORGETFUL = frozenset({"overlay", "aufs", "fuse.fuse-overlayfs", "tmpfs", "ramfs"})
# A volume that nobody has named, as Docker and Podman make one: it stays behind with its container.
_NAMELESS = re.compile(r"/volumes/[0-9a-f]{64}/_data$")
_ESCAPED = re.compile(r"\\([0-7]{3})")


@dataclass(frozen=True, slots=True)
class _Mount:
    root: str
    place: Path
    kind: str


def require_lasting_disk(settings: Settings, environment: Mapping[str, str]) -> None:
    """Raises `BadSettings` if the data folder will be lost, and that is not allowed."""
    why = what_forgets(settings.data_folder, environment)
    if why is not None and not settings.allow_ephemeral:
        raise BadSettings(
            f"{why}: every game would be lost. Let DATA_FOLDER name a folder on a volume that stays, or"
            " DATABASE_URL a database on PostgreSQL, or set ALLOW_EPHEMERAL=1 if nothing is to be kept."
        )


def require_database(database: Path) -> None:
    """Raises `BadSettings` if the database is missing where a bot has been."""
    if (trace := trace_without(database)) is not None:
        raise BadSettings(
            f"There is no database {database}, but a bot has left {trace}. Mount the disk that"
            " has the database, or take a backup: python -m bot restore FILE. To begin with no games at all,"
            " move what is left away."
        )


def trace_without(database: Path) -> Path | None:
    """A backup or a heartbeat beside a missing or empty database."""
    if database.exists() and database.stat().st_size:
        return None
    traces = (
        *nightly.made(database),
        *sorted(database.parent.glob(f"{database.name}.*.backup")),
        *database.parent.glob(heartbeat.NAME),
    )
    return next(iter(traces), None)


def what_forgets(folder: Path, environment: Mapping[str, str], mounts: Path = MOUNTS) -> str | None:
    """The reason why the files in a folder will be lost, if anything shows that."""
    if "DYNO" in environment:
        return "Heroku empties the disk of a dyno at least once a day"
    mount = _mount_of(folder.resolve(), mounts)
    if mount is None:
        return None
    if mount.kind in _FORGETFUL:
        return f"{folder} lies on {mount.kind}, which is lost when its machine or container is replaced"
    if _NAMELESS.search(mount.root):
        return f"{folder} is a volume without a name, which is left behind when its container is replaced"
    return None


def _mount_of(folder: Path, mounts: Path) -> _Mount | None:
    # Of several mounts in one place the last counts.
    try:
        lines = mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return None
    above = [mount for mount in _read(lines) if folder.is_relative_to(mount.place)]
    deepest = max((len(mount.place.parts) for mount in above), default=0)
    return next((mount for mount in reversed(above) if len(mount.place.parts) == deepest), None)


def _read(lines: list[str]) -> Iterator[_Mount]:
    for line in lines:
        before, _, after = line.partition(" - ")
        _, _, _, root, place, *_ = before.split(" ")
        yield _Mount(_plain(root), Path(_plain(place)), after.split(" ")[0])


def _plain(text: str) -> str:
    # Linux writes a space as `\040`.
    return _ESCAPED.sub(lambda found: chr(int(found[1], 8)), text)
