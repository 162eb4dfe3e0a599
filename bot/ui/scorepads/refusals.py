"""What the rules refuse of a round, with the names of players and fields in the place of their numbers."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bot.games.contract import Fact, IllegalMove
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.scorepads.view import field_name, player_names


@contextmanager
def naming(scorepad: Scorepad, say: Say) -> Iterator[None]:
    """Turns what a game says of its rounds into a `Refusal` that can be told without its table."""
    try:
        yield
    except IllegalMove as error:
        raise Refusal(error.code, **_named(scorepad, error.facts, say)) from error


def _named(scorepad: Scorepad, facts: Mapping[str, Fact], say: Say) -> Mapping[str, Fact]:
    game, found = scorepad.row.game, dict(facts)
    for name, value in facts.items():
        match name:
            case "seat":
                found["name"] = player_names(scorepad)[int(str(value))]
            case "field":
                found["field"] = field_name(game, str(value), say)
            case "fields":
                found["fields"] = ", ".join(field_name(game, key, say) for key in str(value).split(", "))
            case _:
                found[name] = scorepad.entry.presenter.fact(name, value, say)
    return found
