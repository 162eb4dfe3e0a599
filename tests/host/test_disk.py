"""A disk that forgets is known by what Linux tells of its mounts."""

from pathlib import Path

import pytest

import bot
from bot.host.disk import require_database, require_lasting_disk, what_forgets
from bot.host.machine import check_database
from bot.settings import BadSettings, Settings

ROOT = Path(bot.__file__).parents[1]
LAYER = "412 308 0:61 / / rw,relatime master:119 - overlay overlay rw,lowerdir=/l,upperdir=/u,workdir=/w"
OF_LINUX = "28 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw"
MEMORY = "431 412 0:66 / /run rw,nosuid shared:3 master:7 - tmpfs tmpfs rw,size=65536k"
NAMED = "440 412 254:1 /var/lib/docker/volumes/app_tavern/_data /data rw,relatime - ext4 /dev/vda1 rw"
NAMELESS = f"440 412 254:1 /var/lib/docker/volumes/{'0f' * 32}/_data /data rw,relatime - ext4 /dev/vda1 rw"
WITH_A_SPACE = r"441 412 8:1 / /mnt/My\040Disk rw - ext4 /dev/sda1 rw"
OVER_IT = "450 440 0:70 / /data rw - tmpfs tmpfs rw"
ROOTLESS = "450 1 0:70 / / rw - fuse.fuse-overlayfs fuse-overlayfs rw"


def forgets(tmp_path: Path, folder: str, *mounts: str) -> str | None:
    table = tmp_path / "mountinfo"
    table.write_text("".join(f"{mount}\n" for mount in mounts), encoding="utf-8")
    return what_forgets(Path(folder), {}, table)


@pytest.mark.parametrize(
    ("folder", "mounts", "why"),
    [
        ("/srv/tavern/data", [OF_LINUX], None),
        ("/app/data", [LAYER], "overlay"),
        ("/app/data", [ROOTLESS], "overlay"),
        ("/data", [LAYER, NAMED], None),
        ("/data/not/yet/there", [LAYER, NAMED], None),
        ("/data", [LAYER, NAMELESS], "without a name"),
        ("/database", [LAYER, NAMED], "overlay"),
        ("/run/data", [OF_LINUX, MEMORY], "tmpfs"),
        ("/data", [LAYER, NAMED, OVER_IT], "tmpfs"),
        ("/mnt/My Disk/data", [LAYER, WITH_A_SPACE], None),
    ],
)
def test_what_is_mounted_nearest_above_the_folder_tells(
    tmp_path: Path, folder: str, mounts: list[str], why: str | None
) -> None:
    found = forgets(tmp_path, folder, *mounts)
    assert (found is None) if why is None else (found is not None and why in found)


def test_where_nothing_is_told_of_mounts_nothing_is_refused(tmp_path: Path) -> None:
    assert what_forgets(tmp_path, {}, tmp_path / "none") is None


def test_a_dyno_forgets_whatever_its_disk_is(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as refused:
        require_lasting_disk(Settings(data_folder=tmp_path), {"DYNO": "worker.1"})
    assert "ALLOW_EPHEMERAL=1" in str(refused.value)
    require_lasting_disk(Settings(data_folder=tmp_path, allow_ephemeral=True), {"DYNO": "worker.1"})


@pytest.mark.parametrize("is_empty", [False, True])
@pytest.mark.parametrize(
    "trace",
    ["backups/tavern-2026-03-28.sqlite3", "tavern.sqlite3.before-38.backup", "heartbeat"],
)
def test_a_database_that_has_vanished_is_not_begun_anew(tmp_path: Path, trace: str, is_empty: bool) -> None:
    database = Settings(data_folder=tmp_path).database
    require_database(database)
    (tmp_path / "backups").mkdir()
    (tmp_path / trace).touch()
    if is_empty:
        database.touch()
    with pytest.raises(BadSettings, match="python -m bot restore FILE") as refused:
        require_database(database)
    assert trace in str(refused.value)
    assert [finding.well for finding in check_database(database)] == [False]
    database.write_bytes(b"anything")
    require_database(database)


@pytest.mark.parametrize("file", sorted(ROOT.glob("compose*.yaml")), ids=lambda file: file.name)
def test_a_container_writes_where_its_image_lets_it(file: Path) -> None:
    assert "ENV DATA_FOLDER=/data" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "DATA_FOLDER: /data" in file.read_text(encoding="utf-8")  # or that of a copied .env would count
