"""The commands and options that are gone, and what does the same now; docs/commands.md lists them, too."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.contract import Fact


@dataclass(frozen=True, slots=True)
class Now:
    """A command, by the keys of its group and name; perhaps what to tap in its answer, by its label's key."""

    group: str
    command: str
    button: str = ""

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The facts of the sentence that names it."""
        return {"group": self.group, "command": self.command, "button": self.button}


GAMES = ("skullking", "playapirata", "corsari", "hollander")  # that had these commands

OF_EACH_GAME: Mapping[str, Now] = {
    "hand": Now("table", "hand"),
    "join": Now("table", "join"),
    "leave": Now("table", "leave"),
    "table": Now("table", "show"),
    "scores": Now("table", "scores"),
    "rules": Now("table", "rules"),
    "undo": Now("table", "undo"),
    "replace": Now("table", "manage", "oversee-seat"),
    "end": Now("table", "manage", "button-end"),
    "export": Now("table", "manage", "button-record"),
}

OF_ALL_GAMES: Mapping[str, Now] = {
    "tavern pause": Now("table", "manage", "button-pause"),
    "tavern resume": Now("table", "manage", "button-resume"),
    "tavern pace": Now("table", "manage", "select-pace"),
    "tavern late-turns": Now("table", "manage", "select-absence"),
    "tavern extend": Now("table", "manage", "select-extend"),
    "tavern rejoin": Now("table", "manage", "button-take-back"),
    "tavern substitute": Now("table", "manage", "button-offer"),
    "tavern rematch": Now("table", "manage", "button-rematch"),
}

# What is played seldom; a whole line is typed instead.
TYPED: Mapping[str, Sequence[str]] = {
    "skullking": ("lead", "discard", "bet", "change-bid"),
    "playapirata": ("keep", "turn-order", "spyglass", "map", "umbrella", "show-towels", "special"),
    "hollander": ("swap", "ready", "flip", "choose-next"),
}

# Options that went from commands which stay.
OPTIONS: Mapping[str, Sequence[str]] = {
    "playapirata lay": ("spot",),
    "corsari sail": ("crew", "prisoners"),
    "corsari lay-down": ("crew", "prisoners", "attach"),
    "hollander play": ("player", "where", "give", "get"),
}

# By the names that Discord sends.
FORMER: Mapping[str, Now] = {
    **{f"{game} {name}": now for game in GAMES for name, now in OF_EACH_GAME.items()},
    **{f"{game} {verb}": Now(game, "move") for game, verbs in TYPED.items() for verb in verbs},
    **{f"{name} {option}": Now(name.split()[0], "move") for name in OPTIONS for option in OPTIONS[name]},
    "tavern recap": Now("table", "log"),
    "tavern log": Now("table", "log"),
    "tavern replay": Now("table", "replay"),
    "tavern quiet-hours": Now("tavern", "preferences", "button-quiet"),
    "tavern vacation": Now("tavern", "preferences", "button-vacation"),
    "league join": Now("league", "league-show", "button-league-join"),
    "league leave": Now("league", "league-show", "button-league-leave"),
    "league substitute": Now("league", "league-show", "button-league-offer"),
    "league explain": Now("league", "league-show", "button-why"),
    "league profile": Now("league", "league-show", "button-profile"),
    "league ratings": Now("league", "league-show", "button-ratings"),
    "league past": Now("league", "league-show", "archive-title"),
    "league match": Now("league", "league-manage", "managing-select"),
    "league invite": Now("league", "league-manage", "managing-entrants"),
    "league uncount": Now("league", "league-manage", "button-league-uncount"),
    "scorepad enter": Now("pad", "pad-show"),
    "scorepad correct": Now("pad", "pad-show", "button-pad-correct"),
    "scorepad confirm": Now("pad", "pad-show", "button-pad-confirm"),
    "scorepad count": Now("pad", "pad-show", "select-pad-league"),
    "scorepad delete": Now("pad", "pad-show", "button-pad-drop"),
    **OF_ALL_GAMES,
}
