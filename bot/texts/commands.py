"""How a sentence names a command: as its reader's Discord shows it, tappable where possible."""

from collections.abc import Callable
from typing import Any

from bot.texts.keys import command_key, option_key

IDS: dict[str, int] = {}  # the ids that Discord gave to the groups of commands, by their own names

NameOf = Callable[[str], str]  # what a command or an option is called, from its key in the catalogues


def functions(seen: NameOf, own: NameOf) -> dict[str, Callable[..., Any]]:
    """The functions that sentences call to name a command: `COMMAND("table", "manage")`, `OPTION("crew")`.

    `seen` gives a name as the reader's Discord shows it, `own` the real one.
    """

    def command(group: str, name: str = "") -> str:
        shown, real = path(seen, group, name), path(own, group, name)
        id_ = IDS.get(own(command_key(group)))
        # A mention works only by the command's own name, not by a translation
        # (https://github.com/discord/discord-api-docs/issues/5518, and 7309).
        return f"`{shown}`" if id_ is None or shown != real else f"<{real}:{id_}>"

    return {
        "COMMAND": command,
        "COMMAND_NAME": lambda group, name="": path(seen, group, name),
        "OPTION": lambda name: f"`{seen(option_key(name))}`",
    }


def path(name_of: NameOf, group: str, name: str) -> str:
    """A command as it is typed: `/table manage`, or `/daily`, which is in no group."""
    return "/" + " ".join(name_of(command_key(part)) for part in (group, name) if part)
