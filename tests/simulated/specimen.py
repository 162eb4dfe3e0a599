"""A small bot that sends one of everything, to try on it what checks the real one."""

import io
from collections.abc import Mapping
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui
from simcord import ChannelHandle, Env, MemberActor

HELD_CARD = "the kraken is mine"
GERMAN = {"hand": "blatt", "bid": "gebot", "A modal.": "Ein Formular"}


class PickButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"pick:(?P<card>\w+)"):
    """A button that works for ever: it turns the message that it is on into one that names the card."""

    def __init__(self, card: str) -> None:
        super().__init__(ui.Button(label=f"Play {card}", custom_id=f"pick:{card}", emoji="⚓"))
        self.card = card

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: Any) -> "PickButton":
        return cls(match["card"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=board(f"{interaction.user.id} picked {self.card}"))


def board(text: str) -> ui.LayoutView:
    """A post of components v2 with a text, a section, a select and two buttons."""
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id="bid", options=[discord.SelectOption(label=str(bid), emoji="🦜") for bid in range(11)]
    )
    cards: ui.ActionRow[Any] = ui.ActionRow()
    for card in ("kraken", "mermaid"):
        cards.add_item(PickButton(card))
    corner: ui.Button[ui.LayoutView] = ui.Button(label="Rules", url="https://example.org/rules")
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(text),
        ui.Separator(),
        ui.Section("Whose turn it is", accessory=corner),
        ui.ActionRow(select),
        cards,
        accent_colour=0x123456,
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


class BidForm(ui.Modal, title="Your bid"):
    """A modal that asks for a bid and repeats it where only the bidder sees it."""

    bid: ui.Label[ui.Modal] = ui.Label(text="Tricks", component=ui.TextInput(custom_id="bid", max_length=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.bid.component, ui.TextInput)
        await interaction.response.send_message(f"You bid {self.bid.component.value}", ephemeral=True)


class German(app_commands.Translator):
    """Puts what it knows into German."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    async def translate(self, string: Any, locale: discord.Locale, _: Any) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.german else None


class Specimen(discord.Client):
    """The bot. Its commands are in one group, `/try`; German words for them may be given."""

    def __init__(self, german: Mapping[str, str] = GERMAN) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self.german = german
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Trials(name="try", description="One of everything"))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(PickButton)
        await self.tree.set_translator(German(self.german))
        await self.tree.sync()


class Trials(app_commands.Group):
    """One command for each thing that a bot can send."""

    @app_commands.command()
    async def post(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=board("The table is open"))

    @app_commands.command()
    async def hand(self, interaction: discord.Interaction) -> None:
        """An ephemeral answer with an embed, a picture, a text file and a button that edits it."""
        files = [discord.File(io.BytesIO(content), name) for content, name in HAND_FILES]
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Again", custom_id="again"))
        embed = discord.Embed(title=HELD_CARD, colour=0x123456).set_image(url="attachment://hand.png")
        await interaction.response.send_message(
            "Your hand", embed=embed, files=files, view=view, ephemeral=True
        )

    @app_commands.command()
    async def layout(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=board(HELD_CARD), ephemeral=True)

    @app_commands.command()
    async def slow(self, interaction: discord.Interaction, private: bool) -> None:
        """An answer that was announced first, its edit, a followup and the edit of that."""
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.edit_original_response(content=f"{HELD_CARD} at last")
        followup = await interaction.followup.send(f"{HELD_CARD} and more", ephemeral=True, wait=True)
        await followup.edit(content=f"{HELD_CARD} and yet more")

    @app_commands.command()
    async def late(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send(f"{HELD_CARD}, too late to hide", ephemeral=True)

    @app_commands.command()
    async def letter(self, interaction: discord.Interaction) -> None:
        """A direct message, silent and edited afterwards."""
        channel = await interaction.client.create_dm(discord.Object(interaction.user.id))
        message = await channel.send(HELD_CARD, silent=True, nonce="table 1 move 2")
        await message.edit(content=f"{HELD_CARD} no more")
        await interaction.response.send_message("Look at your messages", ephemeral=True)

    @app_commands.command()
    async def bid(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(BidForm())

    @app_commands.command()
    async def nudge(self, interaction: discord.Interaction) -> None:
        """A thread, and in it a message that calls one person, deleted again."""
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
        called = discord.AllowedMentions(users=[interaction.user])
        nudge = await thread.send(f"{interaction.user.mention}, your turn", allowed_mentions=called)
        await nudge.delete()
        async for _ in thread.history(after=nudge, limit=5):
            pass
        await interaction.response.send_message("Done", ephemeral=True)

    @app_commands.command()
    @app_commands.describe(card="A card", rounds="How many rounds")
    async def play(
        self, interaction: discord.Interaction, card: str, rounds: app_commands.Range[int, 1, 10] = 10
    ) -> None:
        await interaction.response.send_message(f"{card} {rounds}", ephemeral=True)

    @play.autocomplete("card")
    async def cards(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{card} {typed}", value=card) for card in ("kraken", "mermaid")]

    @app_commands.command()
    async def locale(self, interaction: discord.Interaction) -> None:
        """The languages that Discord says."""
        said = [str(interaction.locale), str(interaction.guild_locale)]
        if interaction.guild:
            said.append(str(interaction.guild.preferred_locale))
        await interaction.response.send_message(" ".join(said), ephemeral=True)


HAND_FILES = [(b"\x89PNG\xff", "hand.png"), (HELD_CARD.encode(), "hand.txt")]


class Company(NamedTuple):
    """A channel and two people in it."""

    channel: ChannelHandle
    alice: MemberActor
    bob: MemberActor


def gather(env: Env) -> Company:
    guild = env.create_guild()
    alice, bob = (guild.add_member(env.create_user(name)) for name in ("alice", "bob"))
    return Company(guild.create_text_channel("tavern"), alice, bob)


async def try_everything(env: Env, company: Company) -> None:
    """Let alice make the bot send one of everything, and bob use what all can see."""
    channel, alice, bob = company
    for command in ("hand", "letter", "late", "nudge", "locale"):
        await alice.slash(channel, f"try {command}")
    for private in (True, False):
        await alice.slash(channel, "try slow", private=private)
    for who, command in ((bob, "post"), (alice, "layout")):
        shown = await alice.slash(channel, f"try {command}")
        assert shown.response
        await who.click(shown.response, custom_id="pick:kraken")
    await alice.autocomplete(channel, "try play", "card", "the")
    await alice.slash(channel, "try play", card="kraken")
    form = await alice.slash(channel, "try bid")
    await alice.submit_modal(form, {"bid": "3"})
