"""Games with real cards in the simulated tavern: their scorepads begun, written by forms, and found again."""

from collections.abc import Mapping
from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.model.leagues import Format
from bot.scorepads.scorepad import Scorepad
from tests.messages import press_of, walk
from tests.seasons.snapshots import row
from tests.tavern import Answer, Tavern


async def command(t: Tavern, who: MemberActor, words: str, **options: object) -> Answer:
    """`/scorepad <words>` in the tavern's channel."""
    return t._answer(await who.slash(t.channel, f"scorepad {words}", **options))


async def begun(t: Tavern, game: str, guests: str | None = None) -> Scorepad:
    """A scorepad on which all the tavern's people play, the first begins it, and guests after them."""
    anna, *others = t.people
    named: dict[str, object] = {f"player{at}": person for at, person in enumerate(others, start=2)}
    await command(t, anna, "start", game=game, **named, **({"guests": guests} if guests else {}))
    return await the_pad(t)


async def the_pad(t: Tavern) -> Scorepad:
    """The newest scorepad."""
    database = await t.bot.open_store()
    row = await database.fetch_one("SELECT max(id) AS id FROM pads")
    assert row is not None
    return await t.bot.services.scorepads.load(row["id"])


async def post_of(t: Tavern, pad: Scorepad | None = None) -> ResponseMessage:
    row = (pad or await the_pad(t)).row
    assert row.message_id is not None
    return ResponseMessage(t.env, t.env.backend.get_message(row.channel_id, row.message_id))


async def open_form(
    t: Tavern, who: MemberActor, action: str, on: ResponseMessage | None = None
) -> InteractionResult:
    message, custom_id = t.find(who, action, on=on or await post_of(t))
    return await who.click(message, custom_id=custom_id)


async def choose_round(t: Tavern, who: MemberActor, number: int) -> InteractionResult:
    panel = (await t.press(who, "pad_correct", on=await post_of(t))).message
    message, custom_id = t.find(who, "pad_round", on=panel)
    return await who.select(message, [str(number)], custom_id=custom_id)


def fields_of(form: InteractionResult) -> Mapping[str, str]:
    assert form.modal is not None, "a form was wanted"
    fields = [label["component"] for label in form.modal["components"]]
    return {field["custom_id"]: field.get("value") or "" for field in fields}


def by_player(**values: str) -> dict[str, str]:
    """The fields of a form for up to five players, of values by what they are: `bid="1 0"`."""
    columns = [words.split() for words in values.values()]
    return {f"seat{seat}": " ".join(row) for seat, row in enumerate(zip(*columns, strict=True))}


async def fill(t: Tavern, who: MemberActor, form: InteractionResult, **values: str) -> Answer:
    """Submits a form as it is, or with other values."""
    typed = values if values.keys() <= fields_of(form).keys() else by_player(**values)
    answer = t._answer(await who.submit_modal(form, {**fields_of(form), **typed}))
    await t.env.settle()
    return answer


async def enter(t: Tavern, who: MemberActor, **typed: str) -> Answer:
    return await fill(t, who, await open_form(t, who, "pad_enter"), **typed)


async def confirmed(t: Tavern) -> Scorepad:
    """The newest scorepad after all people have confirmed it."""
    for person in t.people:
        await t.press(person, "pad_confirm", on=await post_of(t))
    await t.env.settle()
    return await the_pad(t)


async def counted(t: Tavern, who: MemberActor, league_id: int) -> Answer:
    """Chooses a league for the scorepad that `/scorepad show` shows them."""
    return await t.choose(who, "pad_count", str(league_id), on=(await command(t, who, "show")).message)


def actions_of(message: ResponseMessage) -> set[str]:
    return {press_of(part["custom_id"]).action for part in walk(message.components) if part.get("custom_id")}


async def a_league(t: Tavern, kind: Format, name: str = "Kitchen", **changes: Any) -> int:
    """A live league in the tavern's server, of Skull King unless `changes` say otherwise."""
    created = row(guild_id=t.guild.id, name=name, format=kind, channel_id=t.channel.id, told=0, **changes)
    return await t.bot.services.seasons.store.add(created)
