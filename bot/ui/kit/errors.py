"""Answers errors: the caller reads the reason in an ephemeral message."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

import aiohttp
import discord

from bot.delivery.answers import BODY
from bot.delivery.body import Plain
from bot.delivery.discord_errors import is_outage
from bot.delivery.messenger import NOBODY
from bot.games.contract import Fact, IllegalMove
from bot.leagues.errors import LeagueError
from bot.store.errors import StoreError
from bot.tables import people
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say, has, language_of, speaker
from bot.texts.keys import game_option_key, refusal_key
from bot.ui.kit.caller import LATER, Caller
from bot.ui.kit.custom_id import CustomIdError
from bot.ui.kit.names import names_at
from bot.ui.kit.services import Services, link_to, services_of
from bot.ui.kit.text import quoted

log = logging.getLogger(__name__)

Refused = Refusal | IllegalMove | LeagueError  # what can't be done: a code and its facts

Typed = Mapping[str, str]  # what was typed into a form, by the field's name
Tell = Callable[[discord.Interaction, str, Say], Awaitable[None]]  # tells the person what is wrong, in words

# Unknown interaction, and one already acknowledged: nobody can be answered any more.
# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
TOO_LATE = {10062, 40060}
_UNANSWERED = discord.Forbidden, discord.NotFound, discord.InteractionResponded


async def reply(interaction: discord.Interaction, text: str, files: Sequence[discord.File] = ()) -> None:
    """Answers the caller, ephemerally."""
    if not files and (LATER in interaction.extras or not interaction.response.is_done()):
        interaction.extras[BODY] = Plain(text)
    if interaction.extras.pop(LATER, False):
        await interaction.edit_original_response(content=text, attachments=files, allowed_mentions=NOBODY)
    elif interaction.response.is_done():
        await interaction.followup.send(text, files=files, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(text, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def tell_plainly(interaction: discord.Interaction, words: str, say: Say) -> None:
    """Says what is wrong, and nothing else."""
    await reply(interaction, words)


async def answer_errors(
    interaction: discord.Interaction,
    work: Awaitable[object],
    table_id: int | None = None,
    tell: Tell = tell_plainly,
) -> None:
    """Awaits the work; if it fails, `tell` says why."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - whatever it is, the person gets an answer
        await answer_error(interaction, error, table_id, tell)


async def answer_error(
    interaction: discord.Interaction, error: Exception, table_id: int | None, tell: Tell = tell_plainly
) -> None:
    """Says what is wrong; a bug is logged, and the caller gets its reference."""
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("an interaction could not be answered in time", extra={"error": error.text})
        return
    if interaction.client.is_closed():
        log.warning("the bot was stopped before an interaction was answered")
        return
    say = await _speaker(interaction)
    try:
        words = await _words_for(services_of(interaction), error, say, table_id)
    except StoreError as failed:  # which the words of a refusal need, too
        words = _about_store(failed, say)
    try:
        await tell(interaction, words, say)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as unanswered:
        log.warning("a refusal could not be told", extra={"error": str(unanswered)})


async def _speaker(interaction: discord.Interaction) -> Say:
    language = language_of(interaction.locale)
    try:
        met = await people.meet(services_of(interaction).tables, interaction.user.id, language)
        return speaker(met.spoken_to_in, met.language)
    except StoreError:
        return speaker(language)


async def _words_for(services: Services, error: Exception, say: Say, table_id: int | None) -> str:
    if isinstance(error, Refused):
        return await error_text(services, error, say, await _table(services, table_id))
    if isinstance(error, CustomIdError):
        log.info("a custom id that this version makes nowhere", extra={"action": str(error)})
        return say("refusal-unknown-button")
    if isinstance(error, Unavailable):
        log.warning("Discord is unavailable", extra={"error": str(error)})
        return say("refusal-discord-unavailable")
    if is_outage(error) or isinstance(
        error, discord.Forbidden | discord.NotFound | discord.InteractionResponded
    ):
        log.warning("an answer was not taken", extra={"error": str(error)})
        return say("error-answer-lost")  # what was answered is done
    if isinstance(error, StoreError):
        return _about_store(error, say)
    reference = secrets.token_hex(4)
    log.error("a bug was met", extra={"reference": reference}, exc_info=error)
    # What was answered is done, though Discord does not understand the answer.
    is_done = isinstance(error, discord.HTTPException)
    return say("error-answer-lost") if is_done else say("error-bug", reference=reference)


def _about_store(error: StoreError, say: Say) -> str:
    # The log has told the host why.
    if error.follows_stored:
        return say("error-partly-stored")
    return say("error-not-stored" if error.is_certain else "error-not-certain")


async def refusal_notice(caller: Caller, error: Refused, table: Table | None = None) -> str:
    """A refusal to be shown above a panel."""
    return f"⚠️ {await error_text(caller.services, error, caller.say, table)}"


async def _table(services: Services, table_id: int | None) -> Table | None:
    try:
        return await services.tables.load(table_id) if table_id else None
    except Refusal:
        return None


async def error_text(services: Services, error: Refused, say: Say, table: Table | None) -> str:
    """A refusal in words, after the labels of the form's fields that it is about."""
    facts: dict[str, Fact] = {"free": 0, **error.facts}
    if isinstance(facts.get("table"), int):
        other = await services.tables.load(int(str(facts.pop("table"))))
        facts["link"] = await link_to(services.tables, other)
    facts |= _option_names(facts, say)
    if table is not None:
        facts |= _facts_of(error, table, say)
    facts |= {name: quoted(str(facts[name])) for name in _TYPED if name in facts}
    fields = "".join(f"**{label}:** " for label in getattr(error, "__notes__", ()))
    return fields + say(refusal_key(error.code), **facts)


def _option_names(facts: Mapping[str, Fact], say: Say) -> dict[str, Fact]:
    game, other = facts.get("game"), facts.get("other")
    keys = {name: game_option_key(str(game), facts[name]) for name in ("option", "other") if name in facts}
    keys["button"] = str(facts.get("button"))
    keys["needed"] = game_option_key(str(game), other, facts.get("needed"))
    return {name: say(key) for name, key in keys.items() if has(key)}


_TYPED = ("words", "word", "value")  # facts that repeat what a person typed


def _facts_of(error: Refused, table: Table, say: Say) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"free": table.free_seats}
    presenter = table.entry.presenter
    for name, value in error.facts.items():
        if name == "seat":
            facts["name"] = names_at(table, say)[int(str(value))]
        elif isinstance(error, IllegalMove):  # the house's words for facts are not the game's
            facts[name] = presenter.cards.fact(name, value, say)
    return facts
