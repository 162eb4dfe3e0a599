"""*Rules*: the rules in short, in pages that fit a phone; and the check that the deal is fair."""

from collections.abc import Mapping, Sequence

from discord import ui

from bot.games.contract import Options, Rules
from bot.games.shuffle import commitment
from bot.model.tables import Status
from bot.presenters.picture import Picture
from bot.tables import lookup
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import deck_key, game_key, rules_key
from bot.ui.kit.answering import answers, its_table
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import leaf

POINTS = 3  # points of the rules on a page
BULLET = "\n• "


def pages_of(key: str, say: Say) -> Sequence[str]:
    """The rules of a key: the whole, then its points, a few a page; the deck last."""
    gist, *points = say(key).split(BULLET)
    groups = ["• " + BULLET.join(points[at : at + POINTS]) for at in range(0, len(points), POINTS)]
    return [f"{gist}\n\n{groups[0]}", *groups[1:-1], f"{groups[-1]}\n\n{say(deck_key(key))}"]


def rules_page(rules: Rules, key: str, number: int, say: Say, held: Sequence[str] = ()) -> ui.LayoutView:
    """Page `number` of the rules, from 0; the first one explains the special cards `held`."""
    pages = pages_of(key, say)
    last = len(pages) - 1
    number = min(number, last)
    title = say("rules-title", game=say(game_key(rules.key)), page=number + 1, pages=last + 1)
    leads = (("◀", max(number - 1, 0)), ("▶", min(number + 1, last)))
    buttons = [leaf(NO_TABLE, "rules_page", label, number, to, about=key) for label, to in leads]
    about = ["\n".join([f"**{say('rules-held')}**", *held])] if held and number == 0 else []
    return page([f"### {title}\n{pages[number]}", *about], buttons)


async def show_rules_here(caller: Caller, game: str | None) -> None:
    """Shows the rules of a game, by default of the one that is played here; without one asks for it."""
    entries, say = caller.tables.entries, caller.say
    found = await lookup.live_table_in(caller.tables, caller.interaction.channel_id, game)
    if found is not None:
        await _rules(caller, await caller.tables.load(found))
    elif game is not None:
        await show_rules(caller, entries[game].rules, {})
    else:
        ids = (ButtonId(NO_TABLE, "rules_page", None, f"0 ▶ {rules_key(key)}") for key in entries)
        labels = (say(game_key(key)) for key in entries)
        await caller.show(page([say("rules-which")], list(map(TableButton, ids, labels))))


async def show_rules(caller: Caller, rules: Rules, options: Options, held: Sequence[str] = ()) -> None:
    """Answers with the rules for these options, and explains special cards in the hand."""
    key = rules_key(rules.key, rules.variant_name(options))
    view = rules_page(rules, key, 0, caller.say, held)
    picture = _strength(caller, rules, key)
    await caller.show(await caller.pictured(caller.interaction.guild_id or 0, view, picture))


def _strength(caller: Caller, rules: Rules, key: str) -> Picture | None:
    pictures = caller.tables.entries[rules.key].presenter.pictures
    return None if pictures is None else pictures.strength_picture(_variant(rules, key), caller.say)


def _variant(rules: Rules, key: str) -> str:
    return key.removeprefix(rules_key(rules.key)).removeprefix("-")


def fairness(table: Table, say: Say) -> ui.LayoutView:
    """The seal, the seed when the game is over, and how to check them."""
    seed = table.row.seed
    lines = [say("fair-about"), say("fair-seal", seal=commitment(seed))]
    if table.status is Status.FINISHED:
        lines += [say("fair-seed", seed=seed.hex()), say("fair-check", command=f"`{shell_check(seed)}`")]
    else:
        lines.append(say("fair-later"))
    return page([f"### {say('fair-title')}", "\n".join(lines)])


def shell_check(seed: bytes) -> str:
    """The command that prints the seal: the hash of the bytes, not of their digits."""
    return f"echo {seed.hex()} | xxd -r -p | sha256sum"


@answers("rules", given=its_table)
async def _rules(caller: Caller, table: Table) -> None:
    await show_rules(caller, table.game.RULES, table.row.options, _held(table, caller))


def _held(table: Table, caller: Caller) -> Sequence[str]:
    seat, tips = table.seat_of(caller.user_id), table.entry.presenter.tips
    if seat is None or tips is None or table.status is not Status.RUNNING:
        return []
    return tips.special_cards(table.view(seat), caller.say)


@answers("signs", given=its_table)
async def _signs(caller: Caller, table: Table) -> None:
    await _show_signs(caller, table.game.RULES, table.game.RULES.variant_name(table.row.options))


@answers("signs_of")
async def _signs_of(caller: Caller, button_id: ButtonId) -> None:
    keys = _keys(caller)
    key = button_id.words.among(0, keys)
    await _show_signs(caller, keys[key], _variant(keys[key], key))


def signs_of(rules: Rules, options: Options, say: Say) -> TableButton:
    """The button of a hand alone to the signs of its game."""
    key = rules_key(rules.key, rules.variant_name(options))
    return TableButton(ButtonId(NO_TABLE, "signs_of", None, key), say("button-signs"))


async def _show_signs(caller: Caller, rules: Rules, variant: str) -> None:
    say, pictures = caller.say, caller.tables.entries[rules.key].presenter.pictures
    picture = None if pictures is None else pictures.signs_picture(variant, say)
    title = f"### {say('button-signs')} · {say(game_key(rules.key))}"
    words = [] if picture is None else [picture.alt]
    view = page([title, *words], beside=lambda: [title])
    await caller.show(await caller.pictured(caller.interaction.guild_id or 0, view, picture))


@answers("rules_page")
async def _turn_page(caller: Caller, button_id: ButtonId) -> None:
    words, keys = button_id.words, _keys(caller)
    key = words.among(2, keys)
    number = words.number(0, least=0)
    view = rules_page(keys[key], key, number, caller.say)
    picture = _strength(caller, keys[key], key) if number == 0 else None
    await caller.show_in_place(await caller.pictured(caller.interaction.guild_id or 0, view, picture))


def _keys(caller: Caller) -> Mapping[str, Rules]:
    return {
        rules_key(rules.key, rules.variant_name(variant)): rules
        for rules in (entry.rules for entry in caller.tables.entries.values())
        for variant in ({}, *(variant.options for variant in rules.variants))
    }


@answers("fair", given=its_table)
async def _fair(caller: Caller, table: Table) -> None:
    await caller.show(fairness(table, caller.say))
