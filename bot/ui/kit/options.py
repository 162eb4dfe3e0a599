"""Selects for the options of a game, of a table or a whole league."""

from collections.abc import Callable, Iterator, Sequence

import discord

from bot.games.contract import Option, Options, OptionValue, Rules
from bot.texts.catalog import Say, has
from bot.texts.keys import about_key, game_option_key, preset_key
from bot.ui.kit import widgets
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import ButtonId, CustomIdError, Words

PRESET, SWITCHES = "preset", "switches"  # what is chosen where it is no single option
FEW = 2  # yes-or-no options up to this number have a select each
Switches = Sequence[tuple[Option, OptionValue]]


def option_selects(
    rules: Rules, options: Options, button_id: Callable[[str], ButtonId], say: Say
) -> Iterator[TableSelect]:
    """A select for each option; many yes-or-no options share one.

    `button_id` makes the id for an option's name, a preset or the switches.
    """
    offered = list(rules.offered(options))
    switches = [(option, now) for option, now in offered if isinstance(option.default, bool)]
    for option, now in offered:
        if len(switches) <= FEW or not isinstance(option.default, bool):
            yield _select(rules.key, option, now, button_id(option.name), say)
    if len(switches) > FEW:
        yield _switches(rules.key, switches, button_id(SWITCHES), say)
    if rules.presets:
        yield _preset_select(rules, options, button_id(PRESET), say)


def _preset_select(rules: Rules, options: Options, button_id: ButtonId, say: Say) -> TableSelect:
    now = _apart_from_length(rules, options)
    choices = [
        discord.SelectOption(
            label=say(preset_key(rules.key, name)),
            description=_about(preset_key(rules.key, name), say),
            value=name,
            default=_apart_from_length(rules, preset) == now,
        )
        for name, preset in rules.presets.items()
    ]
    return TableSelect(button_id, say(preset_key(rules.key)), choices)


def _apart_from_length(rules: Rules, options: Options) -> Options:
    # A preset leaves a game's length as it is.
    return {name: value for name, value in rules.changed(options, {}).items() if name not in rules.lengths}


def _select(game: str, option: Option, now: OptionValue, button_id: ButtonId, say: Say) -> TableSelect:
    name = option_name(game, option, say)
    choices = [
        widgets.option(name, option_value(game, option, value, say), str(at), say, is_chosen=value == now)
        for at, value in enumerate(option.choices)
    ]
    return TableSelect(button_id, name, choices)


def _switches(game: str, switches: Switches, button_id: ButtonId, say: Say) -> TableSelect:
    choices = [
        discord.SelectOption(
            label=option_name(game, option, say),
            description=_about(game_option_key(game, option.name), say),
            value=option.name,
            default=bool(now),
        )
        for option, now in switches
    ]
    return TableSelect(button_id, say("select-switches"), choices, least=0, most=len(choices))


def chosen_options(rules: Rules, options: Options, words: Words) -> Options:
    """The options that a choice in one of these selects changes. Raises `CustomIdError`."""
    name = words.text(0)
    if name == PRESET:
        preset = rules.presets[words.among(1, rules.presets)]
        usual = {option.name: option.default for option in rules.options if option.name not in rules.lengths}
        return {**usual, **preset}
    if name == SWITCHES:
        return _switched(rules, options, words.after(1))
    choices = {option.name: option.choices for option in rules.options}
    return {words.among(0, choices): words.nth(1, choices[name])}


def _switched(rules: Rules, options: Options, ticked: Words) -> Options:
    names = [option.name for option, _ in rules.offered(options) if isinstance(option.default, bool)]
    if not {*ticked.all} <= {*names}:
        raise CustomIdError(ticked.action)
    return {name: name in ticked.all for name in names}


def option_name(game: str, option: Option, say: Say) -> str:
    """The name of an option, for players."""
    return say(game_option_key(game, option.name))


def option_value(game: str, option: Option, value: OptionValue, say: Say) -> str:
    """The name of an option's value, for players."""
    if isinstance(value, bool):
        return say("option-yes" if value else "option-no")
    if isinstance(value, str):
        return say(game_option_key(game, option.name, value))
    return str(value)


def chosen_line(rules: Rules, options: Options, say: Say) -> str:
    """Every option that can be chosen, with its value."""
    named = [
        say(
            "select-option",
            option=option_name(rules.key, option, say),
            value=option_value(rules.key, option, now, say),
        )
        for option, now in rules.offered(options)
    ]
    return " · ".join(named)


def _about(key: str, say: Say) -> str | None:
    return say(about_key(key)) if has(about_key(key)) else None
