"""The bot: opens the store, loads the cogs, registers the buttons, and takes up where it stopped."""

import logging
import random
import secrets
import time
from collections.abc import Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.settings import Settings
from bot.store.database import Database
from bot.store.people import PeopleStore
from bot.store.tables import TableStore
from bot.tables.announcing import Announcing
from bot.tables.computers import Computers
from bot.tables.house import House
from bot.ui import presses
from bot.ui.announcer import DiscordAnnouncer
from bot.ui.buttons import TableButton, TableSelect
from bot.ui.delivery import Mail
from bot.ui.desk import Desk
from bot.ui.door import answer_for
from bot.ui.hands import Hands
from bot.ui.nudges import Nudges
from bot.ui.open_hands import OpenHands
from bot.ui.posts import Posts
from bot.ui.translator import Translator

log = logging.getLogger(__name__)

COGS = ("cogs.skullking", "cogs.playapirata", "cogs.corsari", "cogs.hollander")


class Tree(app_commands.CommandTree["TavernBot"]):
    """The slash commands; what they raise goes to the one error door."""

    async def on_error(
        self, interaction: discord.Interaction["TavernBot"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answers for a command that failed."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await answer_for(interaction, cause, interaction.extras.get("table"))


class TavernBot(commands.Bot):
    """Pirate Tavern on Discord. It sees guilds and interactions, and nothing that people write."""

    desk: Desk

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self._now = now
        self._database: Database | None = None
        self._followings: tuple[Announcing | Computers | Nudges, ...] = ()

    async def open_store(self) -> Database:
        """The database, opened if it was not. Raises `StoreError`."""
        if self._database is None:
            self._database = await Database.open(self.settings.database)
        return self._database

    async def setup_hook(self) -> None:
        """Before the first event: everything is opened, registered and taken up."""
        database = await self.open_store()
        house = House(TableStore(database), now=lambda: int(self._now()))
        mail = Mail(self)
        nudges = Nudges(house, mail, self.settings)
        posts = Posts(house.tables, mail, self.settings)
        open_hands = OpenHands()
        people = PeopleStore(database)
        self.desk = Desk(house, people, presses.handle, posts.show_again, open_hands.opened)
        hands = Hands(self.desk, mail, self.settings)
        announcer = DiscordAnnouncer(posts, open_hands, hands, nudges)

        announcing = Announcing(house, announcer)
        computers = Computers(house, self.settings.computer_delay, random.Random(secrets.randbits(64)))
        house.watchers += [announcing, computers, nudges]
        self._followings = (announcing, computers, nudges)
        self.add_dynamic_items(TableButton, TableSelect)
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.sync()
        for following in self._followings:
            await following.resume()

    async def close(self) -> None:
        """Stops all work and closes the store; what was acknowledged is on disk."""
        for following in self._followings:
            await following.stop()
        self._followings = ()
        await super().close()
        if self._database is not None:
            database, self._database = self._database, None
            await database.close()
