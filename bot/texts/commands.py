"""How a sentence names a command: as its reader's Discord shows it, and to be tapped where that can be.

Discord shows a command mention by the name that stands in it, to everybody alike, and follows only a
command's own name, none of its translations (https://github.com/discord/discord-api-docs/issues/5518, and
7309). So a command is mentioned where its reader's Discord calls it by its own name, and named in code marks
elsewhere.
"""

from collections.abc import Callable
from typing import Any

from bot.texts.keys import command_key, option_key

IDS: dict[str, int] = {}
"""The ids that Discord has given to the groups of commands, by their own names; none before it was asked."""

NameOf = Callable[[str], str]
"""What a command or an option is called, from its key in the catalogues."""


def functions(seen: NameOf, own: NameOf) -> dict[str, Callable[..., Any]]:
    """The functions that sentences call to name what is typed.

    `COMMAND("tavern", "rejoin")`, from the keys of a group and of one of its commands, is the command to be
    tapped or typed; `COMMAND_NAME` is its name alone, for where Discord shows no mentions; `OPTION("crew")`
    is the name of an option. `seen` tells what the reader's Discord calls it, `own` what it is really called.
    """

    def command(group: str, name: str) -> str:
        shown, real = path(seen, group, name), path(own, group, name)
        id_ = IDS.get(own(command_key(group)))
        return f"`{shown}`" if id_ is None or shown != real else f"<{real}:{id_}>"

    return {
        "COMMAND": command,
        "COMMAND_NAME": lambda group, name: path(seen, group, name),
        "OPTION": lambda name: f"`{seen(option_key(name))}`",
    }


def path(name_of: NameOf, group: str, name: str) -> str:
    """A command as it is typed: `/tavern rejoin`."""
    return f"/{name_of(command_key(group))} {name_of(command_key(name))}"
