"""Records: a whole game as a text file (`.game`) to read, compare, replay or keep as a test.

    game: skullking
    rules: 1
    players: 2
    option rounds: 10
    deck ranks: 13
    commitment: <SHA-256 of the seed>
    seed: <32 bytes in hexadecimal>

    0 bid 1
    1 bid 0

After the header and an empty line comes `<seat> <move>` for each move in effect. A record names nobody but
holds every secret of its game, so it is made when the game is over.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games.contract import AnyGame, IllegalMove, Move, Options, OptionValue, Rules, Seat
from bot.games.shuffle import SeededShuffler, commitment

NUMBER = re.compile(r"[0-9]{1,4}")


class BadRecord(ValueError):  # noqa: N818 - read as a sentence: a bad record
    """A record that cannot be read or replayed; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game's header and its moves in effect."""

    game: AnyGame
    rules: int
    players: int
    options: Options
    seed: bytes = field(repr=False)
    moves: tuple[tuple[Seat, Move], ...] = ()


def export(record: Record) -> str:
    """The record as text."""
    rules = record.game.RULES
    header = [
        ("game", rules.key),
        ("rules", str(record.rules)),
        ("players", str(record.players)),
        *((f"option {name}", _print_value(value)) for name, value in record.options.items()),
        *((f"deck {name}", str(count)) for name, count in rules.deck_with(record.options).items()),
        ("commitment", commitment(record.seed)),
        ("seed", record.seed.hex()),
    ]
    lines = [f"{name}: {value}" for name, value in header]
    return "\n".join([*lines, "", *(f"{seat} {move}" for seat, move in record.moves)]) + "\n"


def read(text: str, games: Iterable[AnyGame]) -> Record:
    """The record in a text, of one of these games. Raises `BadRecord` for text that `export` never writes."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    header = dict(_header_lines(head))
    game = next((game for game in games if game.RULES.key == header.get("game")), None)
    if game is None:
        raise BadRecord(f"no such game: {header.get('game')!r}")
    rules = game.RULES
    if _number(header, "rules") != rules.version:
        raise BadRecord(f"the rules are version {rules.version}, the record's {header['rules']}")
    options = _options(rules, header)
    for name, count in rules.deck_with(options).items():
        if _number(header, f"deck {name}") != count:
            raise BadRecord(f"the record was played with another deck: {name}")
    record = Record(
        game=game,
        rules=rules.version,
        players=_number(header, "players"),
        options=options,
        seed=_seed(header),
        moves=tuple(_move_lines(body)),
    )
    # Finds all that was not looked at: unknown lines, other orders, numbers written otherwise.
    if export(record).rstrip() != text.replace("\r\n", "\n").rstrip():
        raise BadRecord("the record has lines that don't belong there, or not as they are written")
    return record


def replay(record: Record) -> Any:
    """The state after the last move. Raises `BadRecord` at a move that the rules forbid."""
    states = replay_steps(record)
    state = next(states)
    for state in states:  # noqa: B007 - the last one is what is wanted
        pass
    return state


def replay_steps(record: Record) -> Iterator[Any]:
    """Every state, the first included. Raises `BadRecord` as `replay` does."""
    try:
        state = record.game.start(record.players, record.options, SeededShuffler(record.seed))
    except (ValueError, IllegalMove) as error:
        raise BadRecord(str(error)) from error
    yield state
    for number, (seat, move) in enumerate(record.moves, start=1):
        if not 0 <= seat < record.players:
            raise BadRecord(f"move {number}: there is no seat {seat}")
        try:
            state = record.game.play(state, seat, move)
        except IllegalMove as error:
            raise BadRecord(f"move {number}, {seat} {move}: {error}") from error
        yield state


def _header_lines(head: str) -> Iterator[tuple[str, str]]:
    for line in head.splitlines():
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(f"not a header line: {line!r}")
        yield name, value


def _number(header: Mapping[str, str], name: str) -> int:
    value = header.get(name, "")
    if not NUMBER.fullmatch(value):
        raise BadRecord(f"{name} must be a number, not {value!r}")
    return int(value)


def _seed(header: Mapping[str, str]) -> bytes:
    try:
        seed = bytes.fromhex(header.get("seed", ""))
        SeededShuffler(seed)
    except ValueError as error:
        raise BadRecord(f"seed: {error}") from error
    if header.get("commitment") != commitment(seed):
        raise BadRecord("the commitment is not that of the seed: cards may have been chosen afterwards")
    return seed


def _options(rules: Rules, header: Mapping[str, str]) -> dict[str, OptionValue]:
    values: dict[str, OptionValue] = {}
    for option in rules.options:
        text = header.get(f"option {option.name}")
        if text is not None:
            fitting = [choice for choice in option.choices if _print_value(choice) == text]
            if not fitting:
                raise BadRecord(f"option {option.name} can't be {text!r}")
            values[option.name] = fitting[0]
    try:
        complete = rules.complete(values)
    except IllegalMove as error:
        raise BadRecord(str(error)) from error
    # A record names every option that applies, also one with its default.
    if missing := complete.keys() - values.keys():
        raise BadRecord(f"option {min(missing)} can't be ''")
    return complete


def _print_value(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _move_lines(body: str) -> Iterator[tuple[Seat, Move]]:
    for line in body.splitlines():
        seat, space, move = line.partition(" ")
        if not space or not NUMBER.fullmatch(seat):
            raise BadRecord(f"not a move: {line!r}")
        yield int(seat), move
