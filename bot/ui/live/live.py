"""The parts that keep messages up to date by themselves, for answers that need them."""

from dataclasses import dataclass
from typing import Protocol, cast

import discord

from bot.ui.live.challenge_messages import ChallengeMessages
from bot.ui.live.ephemeral_hands import EphemeralHands
from bot.ui.live.hand_pictures import HandPictures
from bot.ui.live.posts import Posts
from bot.ui.live.reopening import Reopening


@dataclass(frozen=True, slots=True, kw_only=True)
class Live:
    """Posts, challenges, open hands, their pictures, and channels that open again."""

    posts: Posts
    challenges: ChallengeMessages
    open_hands: EphemeralHands
    hand_pictures: HandPictures
    reopening: Reopening


class HasLive(Protocol):
    """A client with all that: our bot."""

    live: Live


def live_of(interaction: discord.Interaction) -> Live:
    """The same, of the bot that got the interaction."""
    return cast("HasLive", interaction.client).live
