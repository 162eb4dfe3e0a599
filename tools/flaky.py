"""Runs the tests again and again, each time with other cards in another order, and names what failed.

    make flaky RUNS=10 TESTS=tests/tables
    python -m tools.flaky --runs 10 .venv/bin/python -m pytest tests/tables

Run 3 is that of `CHANCE=3`: with it a test fails again by its cards or its order, but not by the clock. What
each run says is kept in a folder, which is named at the end; what a failed one says is printed, too.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
"""A line of what pytest says at the end."""
RUNS = 10


def failed(command: Sequence[str], run: int, said: Path) -> set[str]:
    """Runs the tests once, and gives the names of those that failed; `said` becomes what pytest says."""
    with said.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            command, env={**os.environ, "CHANCE": str(run)}, stdout=output, stderr=output, check=False
        )
    names = set(FAILED.findall(said.read_text(encoding="utf-8")))
    return names or (
        {f"no test, but the run ended with status {done.returncode}"} if done.returncode else names
    )


def main() -> None:
    """Runs, prints what failed in which runs, and ends with status 1 if anything did."""
    parser = argparse.ArgumentParser(prog="python -m tools.flaky", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help="how often (%(default)s)")
    parser.add_argument("--first", type=int, default=1, help="the number of the first run (%(default)s)")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what runs the tests")
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="flaky-"))
    found: dict[str, list[int]] = {}
    for run in range(asked.first, asked.first + asked.runs):
        begun, said = time.monotonic(), folder / f"{run}.txt"
        names = failed(asked.command, run, said)
        for name in names:
            found.setdefault(name, []).append(run)
        if names:
            print(said.read_text(encoding="utf-8"))
        print(f"run {run}: {len(names)} failed, {time.monotonic() - begun:.0f} s", *sorted(names), sep="\n  ")
        sys.stdout.flush()
    for name, runs in sorted(found.items()):
        print(f"failed in {len(runs)} of {asked.runs} runs ({', '.join(map(str, runs))}): {name}")
    print(f"What pytest said: {folder}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
