"""The caller: the person who sent the interaction, what they may do, and their language."""

from dataclasses import dataclass

import discord
from discord import ui

from bot.model.messages import ShownPicture
from bot.model.people import PersonRow
from bot.presenters.picture import Picture
from bot.tables import people
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts.catalog import Say, language_of, speaker
from bot.ui.kit.services import Services, services_of
from bot.ui.pictures.server_pictures import Shown


def person_of(user: discord.User | discord.Member) -> Person:
    """A person on Discord, as the tables' functions take them."""
    return Person(user.id, user.display_name)


SHOWN = "shown"  # in the `extras` of an interaction: the id of its answer
LATER = "later"  # in the `extras` of an interaction: its answer was promised
TURN = "turn"  # in the `extras` of a press: an event, after which the person's next one is answered
LATE = "late"  # in the `extras` of an interaction: its answer takes the place of a notice


@dataclass(frozen=True, slots=True)
class Caller:
    """The person who acts, their language, and what is stored of them."""

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
        return self.services.tables

    async def answer_later(self) -> None:
        """Promises an answer, for work that asks Discord first: it waits 3 seconds.

        https://discord.com/developers/docs/interactions/receiving-and-responding#responding-to-an-interaction
        """
        if LATE not in self.interaction.extras:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
            self.interaction.extras[LATER] = True
        self._promised()

    @property
    def pressed_in_private(self) -> bool:
        """Whether nobody else reads the message whose button was pressed; a forged press may name any."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def show_in_place_later(self) -> None:
        """Promises an edit of the button's own message."""
        if self.pressed_in_private and LATE not in self.interaction.extras:
            await self.interaction.response.defer()
            self._promised()
        else:
            await self.answer_later()

    def _promised(self) -> None:
        if (turn := self.interaction.extras.get(TURN)) is not None:
            turn.set()

    async def show(self, view: ui.LayoutView) -> ShownPicture | None:
        """Answers with an ephemeral message; gives the picture that it shows."""
        answers, picture = self.services.delivery.answers, None
        if self.interaction.extras.pop(LATER, False) or LATE in self.interaction.extras:
            picture = await answers.edit(self.interaction, view)
        else:
            await answers.send(self.interaction, view)
        self.interaction.extras[SHOWN] = self.interaction.id
        return picture

    def picture_follows(self, guild_id: int, view: ui.LayoutView, picture: Picture | None) -> None:
        """Adds a picture to what was shown, if the caller wants one."""
        answer_id = self.interaction.extras.get(SHOWN)
        if picture is not None and answer_id is not None:
            shown = Shown(self.interaction, answer_id, guild_id)
            self.services.drawings.pictures.follow(shown, self.met, view, picture)

    async def show_in_place(
        self, view: ui.LayoutView, shown: ShownPicture | None = None
    ) -> ShownPicture | None:
        """Answers a button by editing its message, which has `shown` a picture; gives the one that stays.

        A message that others can read is not edited: then the answer is a message of its own.
        """
        if not self.pressed_in_private:
            return await self.show(view)
        answers, pictures = self.services.delivery.answers, self.services.drawings.pictures
        message = self.interaction.message
        assert message is not None
        answer_id = message.id if message.interaction_metadata is None else message.interaction_metadata.id
        pictures.drop(answer_id)
        self.interaction.extras[SHOWN] = answer_id
        if not self.interaction.response.is_done():
            return await answers.edit_in_place(self.interaction, view, shown)
        picture = await answers.edit(self.interaction, view, shown)
        pictures.drop(answer_id)  # of an older press, answered while this one waited for its picture
        return picture


async def caller_of(interaction: discord.Interaction) -> Caller:
    """The person who sent an interaction, and what is stored of them."""
    services = services_of(interaction)
    await services.tables.answer_first()
    user = interaction.user
    met = await people.meet(services.tables, user.id, language_of(interaction.locale))
    people.begin_noting()
    person = await services.person_in(interaction.channel, user, interaction.permissions)
    return Caller(interaction, services, speaker(met.spoken_to_in, met.language), person, met)


def is_at_home(interaction: discord.Interaction) -> bool:
    """Whether the bot itself is in the server: a person can bring its commands anywhere."""
    return interaction.client.get_guild(interaction.guild_id or 0) is not None


def guild_of(caller: Caller) -> int:
    """The server of the caller. Raises `Refusal("guild_only")`."""
    if caller.interaction.guild_id is None:
        raise Refusal("guild_only")
    return caller.interaction.guild_id
