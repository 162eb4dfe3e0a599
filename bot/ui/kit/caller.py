"""The caller: the person who sent the interaction, what they may do, and their language."""

from dataclasses import dataclass

import discord
from discord import ui

from bot.model.animals import animal_of
from bot.model.messages import ShownPicture
from bot.model.people import PersonRow
from bot.presenters.picture import Picture
from bot.tables import people
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts.catalog import Say, language_of, speaker
from bot.ui.kit.services import Services, services_of


def person_of(user: discord.User | discord.Member) -> Person:
    """A person on Discord, as the tables' functions take them."""
    return Person(user.id, user.display_name)


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
    def animal(self) -> str:
        """Their own animal."""
        return animal_of(self.user_id, self.met.animal)

    @property
    def tables(self) -> Tables:
        return self.services.tables

    async def answer_later(self) -> None:
        """Promises an answer, for work that asks Discord first: it waits 3 seconds.

        https://discord.com/developers/docs/interactions/receiving-and-responding#responding-to-an-interaction
        """
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)
            self.interaction.extras[LATER] = True
        self._promised()

    @property
    def pressed_in_private(self) -> bool:
        """Whether nobody else reads the message whose button was pressed; a forged press may name any."""
        message = self.interaction.message
        return message is not None and (self.pressed_in_answer or self.interaction.guild_id is None)

    @property
    def pressed_in_answer(self) -> bool:
        """Whether the pressed message is a private answer, not one that the bot keeps."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def show_in_place_later(self) -> None:
        """Promises an edit of the button's own message."""
        if not self.pressed_in_private:
            await self.answer_later()
            return
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()
        self._promised()

    def _promised(self) -> None:
        if (turn := self.interaction.extras.get(TURN)) is not None:
            turn.set()

    async def pictured(self, guild_id: int, view: ui.LayoutView, picture: Picture | None) -> ui.LayoutView:
        """A message with its picture, if the caller and their server want one."""
        return await self.services.drawings.pictures.added(guild_id, view, picture, self.met)

    async def show(self, view: ui.LayoutView) -> None:
        """Answers with an ephemeral message, which is promised first if its picture has to be drawn."""
        answers = self.services.delivery.answers
        if answers.has_to_draw(view, None):
            await self.answer_later()
        if self.interaction.response.is_done():
            # A refusal of the edit is told beside it: the message may show the page all the same.
            self.interaction.extras.pop(LATER, None)
            await answers.edit(self.interaction, view)
        else:
            await answers.send(self.interaction, view)

    async def show_in_place(
        self, view: ui.LayoutView, shown: ShownPicture | None = None, *, at_once: bool = False
    ) -> bool:
        """Answers a button by editing its message, which has `shown` a picture.

        A picture that has to be drawn is waited for, unless the text is to be shown `at_once`. A message that
        others can read is not edited: then the answer is a message of its own. False if the message shows
        what a later press has brought.
        """
        if not self.pressed_in_private:
            await self.show(view)
            return True
        answers = self.services.delivery.answers
        if not at_once and answers.has_to_draw(view, shown):
            await self.show_in_place_later()
        if self.interaction.response.is_done():
            return await answers.edit(self.interaction, view, shown)
        await answers.edit_in_place(self.interaction, view, shown)
        return True


async def caller_of(interaction: discord.Interaction) -> Caller:
    """The person who sent an interaction, and what is stored of them."""
    services = services_of(interaction)
    await services.tables.answer_first()
    user = interaction.user
    language, guild_id = language_of(interaction.locale), interaction.guild_id
    if guild_id is None:
        met = await people.meet(services.tables, user.id, language)
    else:
        name = user.display_name
        met, is_renamed = await people.meet_in(services.tables, user.id, language, guild_id, name)
        if is_renamed:
            await services.seasons.rename(user.id, guild_id, name)
    people.begin_noting()
    person = await services.person_in(interaction.channel, user, interaction.permissions)
    return Caller(interaction, services, speaker(met.spoken_to_in, met.language), person, met)


def moderated(caller: Caller) -> int:
    """The server that the caller moderates. Raises `Refusal`."""
    guild_id = guild_of(caller)
    if not caller.person.moderates(guild_id):
        raise Refusal("moderators_only")
    return guild_id


def is_at_home(interaction: discord.Interaction) -> bool:
    """Whether the bot itself is in the server: a person can bring its commands anywhere."""
    return interaction.client.get_guild(interaction.guild_id or 0) is not None


def guild_of(caller: Caller) -> int:
    """The server of the caller. Raises `Refusal("guild_only")`."""
    if caller.interaction.guild_id is None:
        raise Refusal("guild_only")
    return caller.interaction.guild_id
