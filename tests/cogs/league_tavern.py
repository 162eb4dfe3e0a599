"""A league in the simulated tavern: who founds it, who signs up, its threads, and its matches played."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from simcord import ChannelHandle, MemberActor, ResponseMessage

from bot.model.leagues import Format
from bot.model.matches import MatchState
from bot.model.tables import Status
from bot.seasons.league import League
from bot.tables.automatic import Automatic
from bot.tables.clock import HOUR
from bot.tables.worker import PerKeyWorker
from bot.ui.kit.custom_id import ButtonId
from bot.ui.leagues.creation import FORMS, KINDS, MORE
from tests.messages import presses, text_of
from tests.tavern import Answer, Tavern
from tests.ui.server import moderators

LEAGUE = "Autumn Cup"
MOST_STEPS = 100
SIGN_UP = 2
"""Hours for which the sign-up is open."""


def organiser(t: Tavern) -> MemberActor:
    role = t.guild.create_role("captain", permissions=discord.Permissions(manage_guild=True))
    return t.guild.add_member(t.env.create_user("olivia", global_name="Olivia"), roles=[role])


async def command(t: Tavern, who: MemberActor, words: str, **options: object) -> Answer:
    """`/league <words>` in the tavern's channel."""
    return t._answer(await who.slash(t.channel, f"league {words}", **options))


async def match_panel(t: Tavern, who: MemberActor, match_id: int) -> Answer:
    """A match of the latest round, as chosen in the panel of its league."""
    panel = await command(t, who, "manage", league=LEAGUE)
    return await t.choose(who, "match_show", str(match_id), on=panel.message)


async def signed_up(t: Tavern, who: MemberActor, league: str = LEAGUE) -> Answer:
    """Presses *Sign up* below what `/league show` shows them."""
    shown = await command(t, who, "show", league=league)
    return await t.press(who, "league_join", on=shown.message)


async def offered_to_sub(t: Tavern, who: MemberActor) -> Answer:
    """Presses *Offer to sub* below the terms of the league whose sign-up is open."""
    terms = await t.press(who, "league_terms")
    return await t.press(who, "league_offer", on=terms.message)


async def the_league(t: Tavern) -> League:
    """The newest league."""
    database = await t.bot.open_store()
    row = await database.fetch_one("SELECT max(id) AS id FROM leagues")
    assert row is not None
    return await t.bot.services.seasons.load(row["id"])


async def created(
    t: Tavern, captain: MemberActor, size: int = 2, rounds: int = 1, kind: Format = Format.SEASON
) -> League:
    """A league of Skull King with one round in a game, whose sign-up is open."""
    panel = await founding(t, captain, kind=kind)
    if kind in (Format.SEASON, Format.CUP):
        await choose(t, captain, panel, "size", str(size))
    await choose(t, captain, panel, "option rounds", "0")
    typed = {"rounds": str(rounds)} if kind in (Format.SEASON, Format.VOYAGE) else {}
    until = {"sign_up_until": str(SIGN_UP)} if kind is not Format.LADDER else {}
    await fill(t, captain, panel, "founding_rounds", **typed, **until)
    await t.press(captain, "founding_open", on=panel)
    return await the_league(t)


async def founding(
    t: Tavern, captain: MemberActor, name: str = LEAGUE, kind: Format = Format.SEASON
) -> ResponseMessage:
    """The questions about a new league of a kind, with all answers as proposed."""
    panel = (await command(t, captain, "create", name=name)).message
    await of_kind(t, captain, panel, kind)
    return panel


async def of_kind(t: Tavern, captain: MemberActor, panel: ResponseMessage, kind: Format) -> None:
    """Presses the button of a kind, from any page of a new league."""
    if not found(panel, "founding_kind", f" {kind}"):
        await turn(t, captain, panel, KINDS)
    await _press(t, captain, panel, found(panel, "founding_kind", f" {kind}"))


async def turn(t: Tavern, captain: MemberActor, panel: ResponseMessage, number: int) -> None:
    """Turns to a page of a new league."""
    if not found(panel, "founding_page", f" {number}"):
        await _press(t, captain, panel, found(panel, "founding_page", " 0"))
    if number:
        await _press(t, captain, panel, found(panel, "founding_page", f" {number}"))


def found(panel: ResponseMessage, action: str, end: str) -> list[ButtonId]:
    """The buttons and selects of an action whose argument ends so."""
    return [one for one in presses(panel) if one.action == action and one.argument.endswith(end)]


async def _press(t: Tavern, who: MemberActor, panel: ResponseMessage, wanted: Sequence[ButtonId]) -> None:
    [button] = wanted
    await t.press(who, button.action, button.argument, on=panel)


async def choose(t: Tavern, who: MemberActor, panel: ResponseMessage, what: str, value: object) -> Answer:
    """Chooses in a select of a new league or of its settings, which is opened by their menu if need be."""
    await opened(t, who, panel, what)
    [custom_id] = [f"s{one.encode()}" for one in presses(panel) if one.argument.endswith(f" {what}")]
    return t._answer(await who.select(panel, [str(value)], custom_id=custom_id))


async def opened(t: Tavern, who: MemberActor, panel: ResponseMessage, what: str) -> None:
    """Opens the select of a setting."""
    if any(one.argument.endswith(f" {what}") for one in presses(panel)):
        return
    if found(panel, "founding_page", f" {MORE}"):
        await turn(t, who, panel, MORE)
    [menu] = [f"s{one.encode()}" for one in presses(panel) if one.argument.endswith(" menu")]
    await who.select(panel, [what], custom_id=menu)


async def settle(t: Tavern, who: MemberActor, panel: Answer, select: str, values: Sequence[Any]) -> Answer:
    """Chooses in a select of settings that its menu opens; roles and channels by handles."""
    await opened(t, who, panel.message, select.rpartition(" ")[2])
    return await moderators.choose(t, who, panel, select, values)


async def fill(t: Tavern, who: MemberActor, panel: ResponseMessage, action: str, **typed: str) -> Answer:
    """Opens one of the panel's forms, and changes some of its values."""
    if action in FORMS and not found(panel, action, ""):
        await turn(t, who, panel, MORE)
    message, custom_id = t.find(who, action, on=panel)
    shown = await who.click(message, custom_id=custom_id)
    assert shown.modal is not None
    fields = [label["component"] for label in shown.modal["components"]]
    values = {field["custom_id"]: field.get("value") or "" for field in fields} | typed
    return t._answer(await who.submit_modal(shown, values))


async def begun(t: Tavern, joining: Iterable[MemberActor] = ()) -> League:
    """The league after its sign-up has ended by itself, with the first round drawn and its tables open.

    The people in `joining` press the button before that.
    """
    for person in joining:
        await t.press(person, "league_join")
    await t.wait(SIGN_UP * HOUR)
    await at_rest(t)
    return await the_league(t)


def _parts(of: object) -> Iterable[object]:
    names = getattr(of, "__slots__", None) or vars(of)
    return [getattr(of, name) for name in names]


async def at_rest(t: Tavern) -> None:
    """Waits until the leagues and the tables have done all that they can do now."""
    for _ in range(MOST_STEPS):
        await t.wait(1)
        followed = [
            work
            for following in t.bot._workers
            if not isinstance(following, Automatic)  # it waits before each move, for the clock
            for work in _parts(following)
            if isinstance(work, PerKeyWorker) and work._running
        ]
        if not followed:
            return
    raise AssertionError("the leagues do not come to rest")


def post_of(t: Tavern) -> ResponseMessage:
    [post] = posts_of(t)
    return post


def posts_of(t: Tavern) -> Sequence[ResponseMessage]:
    """The live posts of the league in the channel, without its news and Discord's own messages."""
    return [
        message
        for message in t.public()
        if message.components and not message.content and LEAGUE in text_of(message)
    ]


def threads(t: Tavern) -> Sequence[ChannelHandle]:
    return t.channel.threads


async def everybody_is_there(t: Tavern) -> None:
    """All people of waiting matches press "I am here" in their threads."""
    league, home = await the_league(t), t.channel
    for match in league.matches:
        if match.state is MatchState.WAITING:
            t.channel = next(thread for thread in threads_of(home) if thread.id == match.thread_id)
            for person in [one for one in t.people if one.id in match.seats]:
                await t.press(person, "match_there", str(match.id))
    t.channel = home
    await at_rest(t)


def threads_of(channel: ChannelHandle) -> Sequence[ChannelHandle]:
    return channel.threads


async def play_out(t: Tavern, *, by_commands: bool = False) -> None:
    """Plays every running match to its end; `by_commands` in its thread."""
    home, league = t.channel, await the_league(t)
    for match in league.matches:
        if match.state is MatchState.PLAYING and match.table_id is not None:
            if not by_commands:
                await t.forward(table_id=match.table_id)
                continue
            t.channel = next(thread for thread in threads_of(home) if thread.id == match.thread_id)
            while (table := await t.bot.services.tables.load(match.table_id)).status is Status.RUNNING:
                await t.move(table, table.to_move()[0])
    t.channel = home
    await at_rest(t)
