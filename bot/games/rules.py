"""What is fixed about a game, and the options chosen before its first card.

An option may apply only with certain values of others, such as the pirates' powers with the 2021 edition;
where it does not apply it is ignored.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.games.illegal_move import IllegalMove

OptionValue = int | bool | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the first deal, by the host or (`by_host` False) by the table for the next game.

    It applies only with the values in `goes_with` of earlier options. One that `goes_unsaid` came after
    release: older tables and records need not name it.
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    by_host: bool = True
    goes_with: Options = field(default_factory=dict)
    goes_unsaid: bool = False


@dataclass(frozen=True, slots=True)
class Variant:
    """What certain values of options change: how many may play, the deck, and with a `name` the rules."""

    options: Options
    max_players: int
    deck: Mapping[str, int]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """What is fixed about a game.

    A record's header repeats the `deck`, so that it is never replayed under another. Raise `version` with any
    change under which a record would fold differently. `has_steps`: a turn may have several moves.
    `has_bids`: the scorepad has a `bid` and the `tricks` won. `presets` are sets of options by name.
    """

    key: str
    version: int
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    has_steps: bool = False
    low_is_good: bool = False
    has_bids: bool = False
    deck: Mapping[str, int] = field(default_factory=dict)
    variants: tuple[Variant, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)

    def complete(self, chosen: Options) -> dict[str, OptionValue]:
        """The options that apply, with defaults for those not chosen.

        Raises `IllegalMove`: "unknown_option", or "options_apart" for one that needs another value of an
        `other`.
        """
        values = {option.name: self._value(option, chosen) for option in self.options}
        for name in chosen.keys() - values.keys():
            raise self._unknown(name, chosen[name])
        for option in self.options:
            apart = self._apart(option, values)
            if apart is not None and values[option.name] != option.default:
                needed = str(option.goes_with[apart])
                raise IllegalMove(
                    "options_apart", game=self.key, option=option.name, other=apart, needed=needed
                )
            if apart is not None or (option.goes_unsaid and values[option.name] == option.default):
                del values[option.name]
        return values

    def value(self, options: Options, name: str) -> OptionValue:
        """The value of an option, also among options stored before it came."""
        default = next(option.default for option in self.options if option.name == name)
        return options.get(name, default)

    def offered(self, options: Options) -> Iterator[tuple[Option, OptionValue]]:
        """What the host may choose with these options, and the choice."""
        for option in self.options:
            if option.by_host and self._apart(option, options) is None:
                yield option, self.value(options, option.name)

    def changed(self, options: Options, changes: Options) -> dict[str, OptionValue]:
        """Options with some changed; those that no longer apply are dropped. Raises `IllegalMove` as
        `complete` does.
        """
        changed = {**options, **changes}
        kept = {
            option.name: changed[option.name]
            for option in self.options
            if option.name in changed and self._apart(option, changed) is None
        }
        return self.complete({**kept, **changes})

    def most_players(self, options: Options) -> int:
        """How many may play with these options."""
        variant = self._variant(options)
        return self.max_players if variant is None else variant.max_players

    @property
    def most_players_ever(self) -> int:
        """How many may play with the options that let the most play."""
        return max([self.max_players, *(variant.max_players for variant in self.variants)])

    def options_for(self, players: int) -> dict[str, OptionValue]:
        """The options with which so many may play, the defaults if possible."""
        if players > self.max_players:
            for variant in self.variants:
                if players <= variant.max_players:
                    return self.complete(variant.options)
        return self.complete({})

    def deck_with(self, options: Options) -> Mapping[str, int]:
        """The constants of the deck that is played with these options."""
        variant = self._variant(options)
        return self.deck if variant is None else variant.deck

    def variant_name(self, options: Options) -> str:
        """The name of what is played with these options, empty for the plain game."""
        variant = self._variant(options)
        return "" if variant is None else variant.name

    def _variant(self, options: Options) -> Variant | None:
        for variant in self.variants:
            if all(self.value(options, name) == value for name, value in variant.options.items()):
                return variant
        return None

    def _value(self, option: Option, chosen: Options) -> OptionValue:
        value = chosen.get(option.name, option.default)
        if value not in option.choices or type(value) is not type(option.default):
            raise self._unknown(option.name, value)
        return value

    def _unknown(self, name: str, value: OptionValue) -> IllegalMove:
        choices = next((option.choices for option in self.options if option.name == name), ())
        numbers = [choice for choice in choices if type(choice) is int]
        allowed = f"{min(numbers)}–{max(numbers)}" if numbers else "none"
        return IllegalMove("unknown_option", game=self.key, option=name, value=str(value), allowed=allowed)

    def _apart(self, option: Option, options: Options) -> str | None:
        for name, value in option.goes_with.items():
            if self.value(options, name) != value:
                return name
        return None
