"""The caller: who sent the interaction, what they may do, and in which language they are answered."""

from dataclasses import dataclass

import discord
from discord import ui

from bot.model.messages import ShownPicture
from bot.model.people import PersonRow
from bot.presenters.picture import Picture
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts.catalog import Say, speaker
from bot.ui.kit.services import Services, services_of
from bot.ui.pictures.server_pictures import Shown


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody on Discord as the tables know them, under the name the server shows."""
    return Person(user.id, user.display_name)


SHOWN = "shown"
"""In the `extras` of an interaction: by what its answer is known, see `Shown`."""
LATER = "later"
"""In the `extras` of an interaction: its answer was promised, and is still to come."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who acts, how they are spoken to, and what was remembered of them when they came."""

    interaction: discord.Interaction
    services: Services
    say: Say
    person: Person
    met: PersonRow

    @property
    def user_id(self) -> int:
        """The caller's id."""
        return self.interaction.user.id

    @property
    def tables(self) -> Tables:
        """The tables."""
        return self.services.tables

    async def answer_later(self) -> None:
        """Lets an ephemeral answer come later: Discord waits 3 seconds for one, and then says that it failed.

        For whatever asks Discord for something first.
        https://discord.com/developers/docs/interactions/receiving-and-responding#responding-to-an-interaction
        """
        await self.interaction.response.defer(ephemeral=True, thinking=True)
        self.interaction.extras[LATER] = True

    async def show_in_place_later(self) -> None:
        """Lets a button's own message be brought up to date later; else as `answer_later`."""
        await self.interaction.response.defer()

    async def show(self, view: ui.LayoutView) -> None:
        """Answers with an ephemeral message."""
        answers = self.services.delivery.answers
        if self.interaction.extras.pop(LATER, False):
            await answers.edit(self.interaction, view)
        else:
            await answers.send(self.interaction, view)
        self.interaction.extras[SHOWN] = self.interaction.id

    def picture_follows(self, guild_id: int, view: ui.LayoutView, picture: Picture | None) -> None:
        """Adds a picture to what was just shown, if there is one and the caller wants it; nobody waits."""
        known_by = self.interaction.extras.get(SHOWN)
        if picture is not None and known_by is not None:
            shown = Shown(self.interaction, known_by, guild_id)
            self.services.drawings.pictures.follow(shown, self.met, view, picture)

    async def show_in_place(
        self, view: ui.LayoutView, shown: ShownPicture | None = None
    ) -> ShownPicture | None:
        """Answers a button by bringing its own message up to date; a picture of what was there before it
        does not follow any more. Gives the picture that it shows then: the one that it has `shown`, or none.
        """
        answers = self.services.delivery.answers
        if (message := self.interaction.message) is not None:
            known_by = message.id if message.interaction_metadata is None else message.interaction_metadata.id
            self.services.drawings.pictures.drop(known_by)
            self.interaction.extras[SHOWN] = known_by
        if self.interaction.response.is_done():
            return await answers.edit(self.interaction, view, shown)
        return await answers.edit_in_place(self.interaction, view, shown)


async def caller_of(interaction: discord.Interaction) -> Caller:
    """Who acts in an interaction."""
    services = services_of(interaction)
    await services.tables.answer_first()
    met, of = await services.meet(interaction), await services.moderator_of(interaction)
    person = Person(interaction.user.id, interaction.user.display_name, of)
    return Caller(interaction, services, speaker(met.spoken_to_in, met.language), person, met)


def guild_of(caller: Caller) -> int:
    """The server in which somebody acts, by its id. Raises `Refusal("guild_only")`."""
    if caller.interaction.guild_id is None:
        raise Refusal("guild_only")
    return caller.interaction.guild_id
