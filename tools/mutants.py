"""Changes one folder of the code at random places, and names the changes that its near tests don't notice.

    make mutants FOLDER=bot/tables
    python -m tools.mutants bot/delivery --tests tests/delivery tests/ui/live --mutants 100 --seed 2

mutmut makes the changes and runs the tests that come by each, in a copy of the checkout. Such a change is a
place to look: it asks for a test, or its line is not needed, or it changes nothing that matters.
"""

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
SETTINGS = """
[mutmut]
source_paths={folder}
also_copy=
{copied}
pytest_add_cli_args=
 -q
 -m
 not slow
pytest_add_cli_args_test_selection=
 {tests}
"""
_SPINNER = re.compile(r"^[\u2800-\u28ff].*\n", re.MULTILINE)  # thousands of lines where nobody looks on
KILLED = 1
SURVIVED = 0


def copy_of_checkout(into: Path) -> Sequence[str]:
    """Copies the files that git knows; gives the names at the top."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    names = listed.stdout.splitlines()
    for name in names:
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        (into / name).write_bytes((ROOT / name).read_bytes())
    return sorted({name.partition("/")[0] for name in names})


def mutmut(copy: Path, *arguments: str) -> str:
    """Runs mutmut in the copy; gives what it has said."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    return _SPINNER.sub("", done.stdout + done.stderr)


def ends(copy: Path) -> Iterator[tuple[str, int | None]]:
    """Each mutant's name, and how its tests have ended: None where they did not run."""
    for path in sorted((copy / "mutants").rglob("*.meta")):
        yield from json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"].items()


def main() -> None:
    """Prints the survivors as diffs, and how many of how many were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("folder", help="whose code is changed, as bot/tables")
    parser.add_argument("--tests", nargs="+", help="the near tests (the folder's own)")
    parser.add_argument("--mutants", type=int, default=40, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (%(default)s)")
    asked = parser.parse_args()
    tests = asked.tests or [asked.folder.replace("bot/", "tests/", 1)]
    copy = Path(tempfile.mkdtemp(prefix="mutants-"))
    copied = "\n".join(f" {name}" for name in copy_of_checkout(copy))
    settings = SETTINGS.format(folder=asked.folder, copied=copied, tests="\n ".join(tests))
    (copy / "setup.cfg").write_text(settings, encoding="utf-8")

    said = mutmut(copy, "run", "none of them")  # makes all, and notes which tests come by each
    names = sorted(name for name, _ in ends(copy))
    if not names:
        sys.exit(said)
    chosen = random.Random(asked.seed).sample(names, min(asked.mutants, len(names)))
    said = mutmut(copy, "run", *chosen)
    ended = {name: end for name, end in ends(copy) if name in chosen}
    if all(end is None for end in ended.values()):
        sys.exit(said)
    survivors = [name for name, end in sorted(ended.items()) if end == SURVIVED]
    for name in survivors:
        print(mutmut(copy, "show", name))
    others = len(chosen) - len(survivors) - sum(end == KILLED for end in ended.values())
    print(f"{len(survivors)} of {len(chosen)} survived, {others} had no tests or took too long: {copy}")


if __name__ == "__main__":
    main()
