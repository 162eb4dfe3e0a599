"""Writes docs/modules.md, one line about every module: `python -m tools.modules`."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "modules.md"
HEAD = """# Modules

What every module is for: the beginning of its docstring. `python -m tools.modules` writes this page.
"""


def page() -> str:
    """The whole page."""
    folders = sorted({path.parent for top in ("bot", "cogs", "tools") for path in (ROOT / top).rglob("*.py")})
    return "\n".join([HEAD, *(line for folder in folders for line in section(folder))])


def section(folder: Path) -> Iterator[str]:
    """A package's heading and line, and a line for each of its modules."""
    yield f"## `{folder.relative_to(ROOT)}`\n"
    about = summary(folder / "__init__.py")
    if about:
        yield f"{about}\n"
    others = [path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]
    yield from (f"- `{path.stem}` {summary(path)}" for path in others)
    if others:
        yield ""


def summary(path: Path) -> str:
    """The first paragraph of the module's docstring, on one line."""
    about = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(about.partition("\n\n")[0].split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
