"""Tests that are shared out among processes: all are run and told, and whatever goes wrong is a failure."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
WAITS = """
import time
from pathlib import Path

def waits_for(name):
    deadline = time.monotonic() + {patience}
    while not Path(name).exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
"""

pytestmark = pytest.mark.slow


def run(folder: Path, tests: dict[str, str], *options: str) -> tuple[int, str]:
    """The exit status of two processes that run these tests, by their files, and what they have printed."""
    (folder / "waits.py").write_text(WAITS.format(patience=PATIENCE), encoding="utf-8")
    for name, text in tests.items():
        (folder / name).write_text(dedent(text), encoding="utf-8")
    command: Sequence[str] = [sys.executable, "-m", "pytest", "-p", "tests.forks", "--forks", "2", *options]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout


def test_files_run_at_once_each_in_one_process_and_all_that_came_of_them_is_told(tmp_path: Path) -> None:
    """Two tests wait for each other, and one process is killed: the other does the rest."""
    status, told = run(
        tmp_path,
        {
            "test_a.py": """
                import os
                from pathlib import Path
                from waits import waits_for

                def test_begins(tmp_path):
                    Path("a").write_text(str(os.getpid()))
                    waits_for("b")
                    (tmp_path / "free").touch(exist_ok=False)

                def test_is_in_the_same_process():
                    assert Path("a").read_text() == str(os.getpid())
                """,
            "test_b.py": """
                import os, signal
                from pathlib import Path
                from waits import waits_for

                def test_begins(tmp_path):
                    Path("b").write_text("")
                    waits_for("a")
                    (tmp_path / "free").touch(exist_ok=False)

                def test_is_killed():
                    os.kill(os.getpid(), signal.SIGKILL)

                def test_is_never_run():
                    pass
                """,
            "test_c.py": """
                import pytest

                def test_fails():
                    print("printed", "by it")
                    assert 1 + 1 == 3

                @pytest.mark.skip(reason="why it is skipped")
                def test_is_skipped():
                    pass
                """,
        },
    )
    assert status == pytest.ExitCode.TESTS_FAILED
    assert "2 failed, 3 passed, 1 skipped" in told
    assert re.search(r"FAILED test_c.py::test_fails - assert \(1 \+ 1\) == 3", told)
    assert told.count("printed by it") == 1
    assert "The process ended with -9: the rest of the file was not run." in told
    assert "FAILED test_b.py::test_is_killed" in told


def test_a_process_ends_with_the_first_failure_of_another_where_that_is_asked_for(tmp_path: Path) -> None:
    status, told = run(
        tmp_path,
        {
            "test_a.py": "def test_fails():\n    assert False\n",
            "test_b.py": """
                from waits import waits_for

                def test_waits_for_what_never_comes():
                    waits_for("never")
                """,
        },
        "-x",
    )
    assert status == pytest.ExitCode.TESTS_FAILED
    assert "1 failed" in told
    assert "stopping after 1 failures" in told


def test_what_can_not_be_collected_is_told_and_nothing_is_run(tmp_path: Path) -> None:
    status, told = run(
        tmp_path, {"test_a.py": "import nothing_of_the_kind\n", "test_b.py": "def test_passes(): pass\n"}
    )
    assert status == pytest.ExitCode.INTERRUPTED
    assert "1 error during collection" in told
    assert "passed" not in told
