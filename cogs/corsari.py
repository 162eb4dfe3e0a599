"""`/corsari`: the slash commands of Corsari."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.corsari import RULES, View, offers_with
from bot.games.corsari.view import Offer
from bot.presenters.corsari.cards import card_name, row
from bot.presenters.corsari.choices import discard_of, sail_option
from bot.presenters.corsari.drafts import prisoners_left
from bot.presenters.corsari.splits import plain_worth
from bot.texts.keys import key_of
from bot.ui.kit.translator import word
from bot.ui.table.moves import move_by_words
from cogs.commands import Suggestions, command, fitting
from cogs.game import GameCog, start_command, view_here

SOURCES = [
    app_commands.Choice(name=word(key_of("corsari-source", source)), value=source)
    for source in ("stock", "discard", "pier")
]


async def suggest_discards(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that may be discarded without setting sail."""
    view, say = await view_here(interaction, RULES.key)
    if view is None or view.step != "discard" or view.must_sail or view.turn != view.seat:
        return []
    return fitting(((code, f"{card_name(code, say)} ({code})") for code in view.hand), current)


async def suggest_sailings(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that may be discarded before setting sail, the best limit first."""
    view, say = await view_here(interaction, RULES.key)
    offers = view.offers if view is not None and view.step == "discard" else ()
    return fitting(
        ((discard_of(offer), f"{sail_option(offer, say)} ({offer.discard})") for offer in offers), current
    )


async def suggest_crews(interaction: discord.Interaction, current: str) -> Suggestions:
    """The crews of the best splits."""
    view, say = await view_here(interaction, RULES.key)
    named: dict[str, str] = {}
    for offer in _offers(interaction, view):
        crew = " ".join(offer.split.crew)
        named.setdefault(crew, f"{plain_worth(offer.split, say)} · {row(offer.split.crew)} ({crew})")
    return fitting(((crew, name) for crew, name in named.items() if crew), current)


async def suggest_prisoners(interaction: discord.Interaction, current: str) -> Suggestions:
    """All prisoners that can be laid down with the cards that are typed so far."""
    view, _ = await view_here(interaction, RULES.key)
    chosen = interaction.namespace
    named = " ".join(filter(None, (chosen.discard, chosen.crew, chosen.attach))).upper().split()
    prisoners = " ".join(() if view is None or not view.offers else prisoners_left(view, named))
    return fitting([(prisoners, _shown(prisoners))] if prisoners else [], current)


async def suggest_attaching(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that the best splits attach to the closer's crew."""
    view, _ = await view_here(interaction, RULES.key)
    crew = (interaction.namespace.crew or "").upper().split()
    offers = [offer for offer in _offers(interaction, view) if crew in ([], list(offer.split.crew))]
    named = dict.fromkeys(" ".join(offer.split.attached) for offer in offers)
    return fitting(((attached, _shown(attached)) for attached in named if attached), current)


def _shown(codes: str) -> str:
    return f"{row(codes.split())} ({codes})"


def _offers(interaction: discord.Interaction, view: View | None) -> Sequence[Offer]:
    # Before setting sail the splits depend on the discard: the typed one, else the best.
    if view is None or not view.offers or view.step == "lay":
        return () if view is None else view.offers
    discard = interaction.namespace.discard or discard_of(view.offers[0])
    return offers_with(view, discard.upper())


@app_commands.guild_only()
class Corsari(GameCog, group_name=word("command-corsari"), group_description=word("command-corsari-about")):
    """The commands of Corsari."""

    game = RULES.key

    start = start_command(RULES)

    @command("draw", source="from")
    @app_commands.choices(source=SOURCES)
    async def draw(self, interaction: discord.Interaction, source: str) -> None:
        """Draws a card."""
        await self.move(interaction, f"draw {source}")

    @command("discard")
    @app_commands.autocomplete(card=suggest_discards)
    async def discard(self, interaction: discord.Interaction, card: str) -> None:
        await self.move(interaction, f"discard {card}")

    @command("sail", discarded="discard")
    @app_commands.autocomplete(discarded=suggest_sailings, crew=suggest_crews, prisoners=suggest_prisoners)
    async def sail(
        self,
        interaction: discord.Interaction,
        discarded: str = "",
        crew: str = "",
        prisoners: str = "",
    ) -> None:
        """Discards a card and sets sail."""
        await self._lay(interaction, f"sail {discarded}", {"crew": crew}, prisoners)

    @command("lay-down")
    @app_commands.autocomplete(crew=suggest_crews, prisoners=suggest_prisoners, attach=suggest_attaching)
    async def lay_down(
        self, interaction: discord.Interaction, crew: str = "", prisoners: str = "", attach: str = ""
    ) -> None:
        """Lays down after a player has set sail."""
        await self._lay(interaction, "lay", {"crew": crew, "attach": attach}, prisoners)

    async def _lay(
        self, interaction: discord.Interaction, words: str, parts: dict[str, str], prisoners: str
    ) -> None:
        # All possible prisoners if none are named; without parts the best split.
        caller, table_id = await self.here(interaction)
        for name, cards in parts.items():
            words += f" {name} {cards}" if cards else ""
        if any(parts.values()) and not prisoners:
            table = await caller.tables.load(table_id)
            view = table.view(table.seated(caller.user_id))
            prisoners = " ".join(prisoners_left(view, words.upper().split()))
        words += f" prisoners {prisoners}" if prisoners else ""
        await move_by_words(caller, table_id, words)


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Corsari())
