"""What looks for tests that fail now and then finds them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bot

ROOT = Path(bot.__file__).parents[1]
PYTEST = (sys.executable, "-m", "pytest")
FICKLE = """
import os

def test_that_is_green():
    pass

def test_that_fails_now_and_then():
    assert os.environ["CHANCE"] != "2"
"""


@pytest.mark.slow
def test_what_failed_once_is_named_with_the_run_in_which_it_did(tmp_path: Path) -> None:
    (tmp_path / "test_fickle.py").write_text(FICKLE)
    (tmp_path / "pytest.ini").write_text("[pytest]")
    command = [*PYTEST, "-p", "no:cacheprovider", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "tools.flaky", "--runs", "2", "--first", "2", *command],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "AssertionError" in done.stdout, "what the failed run said"
    [line] = [line for line in done.stdout.splitlines() if line.startswith("failed")]
    assert line.startswith("failed in 1 of 2 runs (2): ")
    assert line.endswith("/test_fickle.py::test_that_fails_now_and_then")
