"""The names at a table."""

from collections.abc import Sequence

from bot.ai.contract import Level
from bot.ai.pirates import pirate_called
from bot.games.contract import Options, Rules, Seat
from bot.model.animals import ANIMALS, apart
from bot.model.tables import Player, SeatRow
from bot.presenters.contract import Names
from bot.tables.moderation import Wait
from bot.tables.table import Table
from bot.texts.catalog import Say, has
from bot.texts.keys import game_key, game_option_key, key_of
from bot.ui.kit.text import ago, at, escape, label

# The mark after a name, by the kind of player in the seat.
MARKS = {Player.PERSON: "", Player.ABSENT: " 💤", Player.COMPUTER: " 🤖", Player.ANONYMOUS: ""}
LATE_MARK = " ⏰"  # after the name of a person for whom a computer player made the last turn

RANKS = {Level.CABIN_BOY: "rank-cabin-boy", Level.BOSUN: "rank-bosun", Level.CAPTAIN: "rank-captain"}


def mark_of(row: SeatRow) -> str:
    """The emoji after the name at a seat; empty for a person."""
    return LATE_MARK if row.player is Player.PERSON and row.missed else MARKS[row.player]


def names_at(table: Table, say: Say) -> Names:
    """The names by seat, escaped, with ranks and marks."""
    animals = animals_at(table.seats)
    names = tuple(
        escape(row.name) + _mark_among(table.seats, row, animal)
        for row, animal in zip(table.seats, animals, strict=True)
    )
    ranked = (with_rank(row, name, say) for row, name in zip(table.seats, names, strict=True))
    return Names(tuple(ranked), names, animals)


def animals_at(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The animals by seat; who sat down first keeps theirs, and computer pirates give way to people."""
    order = sorted(seats, key=lambda row: (row.is_computer, row.here_at is None, row.here_at or 0, row.seat))
    animals = apart((row.user_id or row.name, row.animal) for row in order)
    found = {row.seat: animal for row, animal in zip(order, animals, strict=True)}
    return tuple(found[row.seat] for row in seats)


def _mark_among(seats: Sequence[SeatRow], row: SeatRow, animal: str) -> str:
    """The animal where another has the same name, and the mark."""
    alike = sum(one.name.casefold() == row.name.casefold() for one in seats)
    return (f" {ANIMALS[animal]}" if alike > 1 else "") + mark_of(row)


def with_rank(row: SeatRow, name: str, say: Say) -> str:
    """The name after a computer player's rank, "Captain Anne"."""
    if row.player is not Player.COMPUTER:
        return name
    return say(RANKS[Level(row.level)], name=name, gender=pirate_called(row.name).gender)


def label_at(table: Table, seat: Seat) -> str:
    """The name at a seat, without markdown."""
    animal = animals_at(table.seats)[seat]
    return label(table.name(seat)) + _mark_among(table.seats, table.seats[seat], animal)


def game_name(table: Table, say: Say) -> str:
    """The name of the game; its key where it is unknown."""
    key = game_key(table.row.game)
    return say(key) if has(key) else table.row.game


def game_with_edition(rules: Rules, options: Options, say: Say) -> str:
    """A game's name, with its edition if it has some."""
    game = say(game_key(rules.key))
    edition = rules.complete(options).get("edition", "first")
    is_known = has(game_option_key(rules.key, "edition", edition))
    return say("solo-game-edition", game=game, edition=edition) if is_known else game


def host_label(table: Table, say: Say) -> str:
    """The host's name where Discord shows no markdown."""
    named = next((label(row.name) for row in table.seats if row.user_id == table.row.host_id), None)
    return named or (say("host-league") if table.row.match_id else "–")


def host_name(table: Table, say: Say) -> str:
    """The host's name, escaped; else the league."""
    named = next((escape(row.name) for row in table.seats if row.user_id == table.row.host_id), None)
    return named or (say("host-league") if table.row.match_id else "–")


def standstill(table: Table, say: Say) -> str:
    """Why a running table is paused; empty if it is not."""
    if table.row.lost_at is not None:
        return say("post-lost")
    key = "post-paused" if table.row.match_id is None else "post-paused-league"
    return "" if table.row.paused_at is None else say(key, ago=ago(table.row.paused_at))


def status_of(table: Table, say: Say) -> str:
    """The table's status in a word or two."""
    return say("status-paused" if table.is_paused else key_of("status", table.status))


def waiting(table: Table, wait: Wait, say: Say) -> str:
    """The line for one player to move: the name, since when, until when."""
    wait_text = say("tables-waits", name=names_at(table, say)[wait.seat], since=at(wait.since))
    if wait.late:
        return f"⏰ {wait_text} {say('tables-late')}"
    return wait_text if wait.until is None else f"{wait_text} {say('tables-until', until=ago(wait.until))}"
