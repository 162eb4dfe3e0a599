"""People: what they see, and what they do there."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.loopback import interactions, payloads
from tests.loopback.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from tests.loopback.server import Discord
from tests.loopback.world import Body, Channel, Guild, Message, User
from tests.simulated.component_limits import walk

STRING, INTEGER, BOOLEAN, USER, CHANNEL = 3, 4, 5, 6, 7
"""Kinds of options (https://discord.com/developers/docs/interactions/application-commands)."""
BUTTON, TEXT_INPUT, USER_SELECT, TEXT_DISPLAY = 2, 4, 5, 10
WARNING = "⚠️"
UNSURE = (
    "Discord didn’t deliver my reply",
    "Something went wrong with the database",
    "The database isn’t answering",
    "I can’t save anything more right now, but something",
)
"""How the bot begins where it does not say whether something was done, or whether the person has seen it."""


class NoAnswer(Exception):  # noqa: N818 - it is what there is
    """The bot has not answered in time."""


class NotThere(NoAnswer):
    """What was to be pressed or typed is not there, or no longer."""


@dataclass(slots=True)
class Reply:
    """What the bot answered at first, and after how many seconds."""

    interaction: Interaction
    seconds: float
    patience: float

    @property
    def kind(self) -> int | None:
        """The kind of the answer, such as `interactions.UPDATE`."""
        return self.interaction.kind

    @property
    def message(self) -> Message:
        assert self.interaction.original is not None, f"no message: {self.interaction.kind}"
        return self.interaction.original

    async def shown(self) -> Message:
        """The message once it shows what the answer has promised. Raises `NoAnswer`."""
        if self.kind == interactions.LATER_UPDATE and self.message.only_for is None:
            return self.message  # the bot edits no public one: an equal press is being answered
        try:
            await asyncio.wait_for(self.interaction.shown.wait(), self.patience)
        except TimeoutError:
            raise NoAnswer(f"{self.interaction.type} {self.interaction.about}") from None
        return self.message

    @property
    def private(self) -> bool:
        """Whether nobody else sees it."""
        return self.message.only_for is not None

    @property
    def text(self) -> str:
        return text_of(self.interaction.body)

    @property
    def refused(self) -> bool:
        """Whether it says that what was asked was not done."""
        return refuses(self.interaction)


class Person:
    """Somebody in a server of our Discord."""

    def __init__(self, discord: Discord, guild: Guild, name: str, *, moderator: bool = False) -> None:
        self.discord = discord
        self.guild = guild
        self.user: User = discord.world.add_person(guild, name, moderator=moderator)

    @property
    def dm(self) -> Channel | None:
        return self.discord.world.found_conversation(self.user)

    def sees(self, channel: Channel | None) -> list[Message]:
        return [] if channel is None else channel.seen_by(self.user.id)

    async def slash(self, channel: Channel, command: str, /, **options: Any) -> Reply:
        """Types a slash command such as `skullking bid`, with its options by their English names."""
        about = self._command(command, options)
        return await self.do(Interaction(COMMAND, self.user, channel, about))

    async def autocomplete(self, channel: Channel, command: str, name: str, typed: str) -> Sequence[Body]:
        about = self._command(command, {name: typed}, focused=name)
        reply = await self.do(Interaction(AUTOCOMPLETE, self.user, channel, about))
        return list(reply.interaction.body.get("choices", ()))

    async def press(self, message: Message, custom_id: str, *values: str) -> Reply:
        """Presses a button, or chooses these values in a select. Raises `NoAnswer`."""
        return await self.do(self.pressing(message, custom_id, *values))

    async def fill(self, form: Reply, values: Mapping[str, str]) -> Reply:
        """Fills in the form that was the answer to something, by its entries' custom ids, and sends it."""
        asked, body = form.interaction, form.interaction.body
        assert form.kind == interactions.MODAL
        labels = [_filled(part, values) for part in body["components"]]
        about = {"custom_id": body["custom_id"], "components": labels}
        return await self.do(Interaction(MODAL_SUBMIT, self.user, asked.channel, about, asked.message))

    def pressing(self, message: Message, custom_id: str, *values: str) -> Interaction:
        """What pressing it would tell the bot; `do` does it. Raises `NotThere`."""
        channel = self.discord.world.channels.get(message.channel_id)
        parts = [part for _, part in walk(message.body.get("components"))]
        part = next((part for part in parts if part.get("custom_id") == custom_id), None)
        if channel is None or part is None or part.get("disabled") or message.id not in channel.messages:
            raise NotThere(custom_id)
        about = {"custom_id": custom_id, "component_type": part["type"]}
        if part["type"] != BUTTON:
            about["values"] = list(values)
        if part["type"] == USER_SELECT:
            about["resolved"] = self._resolved([int(value) for value in values])
        return Interaction(COMPONENT, self.user, channel, about, message)

    async def do(self, interaction: Interaction) -> Reply:
        """Does something, and waits for the first answer. Raises `NoAnswer`."""
        begun = time.monotonic()
        await self.discord.interact(interaction)
        try:
            await asyncio.wait_for(interaction.answered.wait(), self.discord.patience)
        except TimeoutError:
            raise NoAnswer(f"{interaction.type} {interaction.about}") from None
        return Reply(interaction, time.monotonic() - begun, self.discord.patience)

    def _command(self, command: str, options: Mapping[str, Any], focused: str = "") -> Body:
        """The data of a slash command: the group's, in it the subcommand's, in it the options."""
        group, _, name = command.partition(" ")
        known = next((one for one in self.discord.rest.commands if one["name"] == group), None)
        if known is None:
            raise NotThere(command)
        listed = known.get("options", [])
        if name:
            listed = next(one for one in listed if one["name"] == name).get("options", [])
        kinds = {option["name"]: option["type"] for option in listed}
        typed = [
            {"name": key, "type": kinds[key], "value": _value(kinds[key], value)}
            | ({"focused": True} if key == focused else {})
            for key, value in options.items()
        ]
        people = [value.user.id for value in options.values() if isinstance(value, Person)]
        resolved = {"resolved": self._resolved(people)} if people else {}
        inner = [{"name": name, "type": 1, "options": typed}] if name else typed
        return {"id": known["id"], "name": group, "type": 1, "options": inner, **resolved}

    def _resolved(self, ids: Sequence[int]) -> Body:
        users = [self.discord.world.users[one] for one in ids]
        may = {"permissions": payloads.MEMBERS_MAY}
        members = {
            str(u.id): payloads.member(self.guild, u) | may for u in users if u.id in self.guild.members
        }
        for member in members.values():
            del member["user"]
        return {"users": {str(user.id): payloads.user(user) for user in users}, "members": members}


def text_of(body: Body) -> str:
    displays = [p["content"] for _, p in walk(body.get("components")) if p["type"] == TEXT_DISPLAY]
    return "\n".join([*filter(None, [body.get("content")]), *displays])


def is_unsure(interaction: Interaction) -> bool:
    return text_of(interaction.body).startswith(UNSURE)


def refuses(interaction: Interaction) -> bool:
    first_line = text_of(interaction.body).split("\n")[0]
    return WARNING in first_line or not interaction.body.get("components")


def _value(kind: int, value: Any) -> Any:
    return str(value.user.id) if kind == USER else value


def _filled(part: Body, values: Mapping[str, str]) -> Body:
    """A label or a row of a form with what was typed in place of what was asked."""
    if part["type"] == TEXT_INPUT:
        typed = values.get(part["custom_id"], part.get("value") or "")
        return {"type": TEXT_INPUT, "id": part.get("id", 0), "custom_id": part["custom_id"], "value": typed}
    if "component" in part:
        return {"type": part["type"], "id": 0, "component": _filled(part["component"], values)}
    return {"type": part["type"], "id": 0, "components": [_filled(one, values) for one in part["components"]]}
